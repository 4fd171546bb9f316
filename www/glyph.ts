// The marks that tell the four colours of stones apart without colour: the same on stones, name plates and in the log.
import { svg } from './dom';

/** A small block of stone with its mark: ring, plus, two bars, triangle. Decoration only: the name stands beside it. */
export function stone(colour: number): SVGElement {
  const face = ['stone-black', 'stone-white', 'stone-brown', 'stone-grey'][colour] ?? 'stone-grey';
  return svg('svg', { viewBox: '0 0 24 24', class: `stone ${face}`, 'aria-hidden': 'true', focusable: 'false' },
    svg('rect', { class: 'block', x: 1, y: 1, width: 22, height: 22, rx: 3.5 }),
    svg('path', { class: 'front', d: 'M1.8 17.5h20.4v2a3 3 0 0 1-3 3H4.8a3 3 0 0 1-3-3z' }),
    mark(colour));
}

function mark(colour: number): SVGElement {
  switch (colour) {
    case 0: return svg('circle', { class: 'mark line', cx: 12, cy: 9.5, r: 4.2 });
    case 1: return svg('path', { class: 'mark line', d: 'M12 4.5v10M7 9.5h10' });
    case 2: return svg('path', { class: 'mark line', d: 'M7.5 7.2h9M7.5 12h9' });
    default: return svg('path', { class: 'mark full', d: 'M12 4.6l5.2 9.4H6.8z' });
  }
}
