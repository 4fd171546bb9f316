// The marks that identify players without colour: the same on pieces, name plates and in the log. Decoration
// only: the name stands beside it.
import { svg } from './elements';

/** Stones of four colours, or the owners of docks: two of each side at most. */
export type Marks = 'stones' | 'owners';

export function stone(colour: number, marks: Marks = 'stones'): SVGElement {
  return marks === 'owners' ? owner(colour) : block(colour);
}

const drawn = (face: string, ...parts: SVGElement[]): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: `stone ${face}`, 'aria-hidden': 'true' }, ...parts);

/** A small block of stone with its mark: ring, plus, two bars, triangle. */
function block(colour: number): SVGElement {
  const face = ['stone-black', 'stone-white', 'stone-brown', 'stone-grey'][colour] ?? 'stone-grey';
  return drawn(
    face,
    svg('rect', { class: 'block', x: 1, y: 1, width: 22, height: 22, rx: 3.5 }),
    svg('path', { class: 'front', d: 'M1.8 17.5h20.4v2a3 3 0 0 1-3 3H4.8a3 3 0 0 1-3-3z' }),
    mark(colour),
  );
}

function mark(colour: number): SVGElement {
  switch (colour) {
    case 0:
      return svg('circle', { class: 'mark line', cx: 12, cy: 9.5, r: 4.2 });
    case 1:
      return svg('path', { class: 'mark line', d: 'M12 4.5v10M7 9.5h10' });
    case 2:
      return svg('path', { class: 'mark line', d: 'M7.5 7.2h9M7.5 12h9' });
    default:
      return svg('path', { class: 'mark full', d: 'M12 4.6l5.2 9.4H6.8z' });
  }
}

/** A red disc or a black square, as on the docks; the second player of a side has a hole in it. */
function owner(colour: number): SVGElement {
  const red = colour % 2 === 0;
  const plate = red
    ? svg('circle', { class: 'block', cx: 12, cy: 12, r: 10.6 })
    : svg('rect', { class: 'block', x: 1.8, y: 1.8, width: 20.4, height: 20.4, rx: 2.5 });
  const hole = red
    ? svg('circle', { class: 'hole', cx: 12, cy: 12, r: 4.6 })
    : svg('rect', { class: 'hole', x: 7.6, y: 7.6, width: 8.8, height: 8.8, rx: 1 });
  return drawn(red ? 'owner-red' : 'owner-black', plate, ...(colour > 1 ? [hole] : []));
}
