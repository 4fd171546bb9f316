// Draws the result of an answer as a picture, for buttons that need no reading.
import { svg } from '../../../dom/elements';
import type { Move } from '../wire';

const WALL = 'M3 29v-9h4v-3h4v3h5v-3h4v3h5v-3h4v3h4v9z';
const CARD = 'M9 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

export function pictogram(move: Move): SVGElement | null {
  switch (move.do) {
    // A card goes down onto the wall.
    case 'take':
      return drawn(
        full(WALL),
        paper('M11 2h10a1.500 1.500 0 0 1 1.500 1.500v5.500h-13v-5.500a1.500 1.500 0 0 1 1.500-1.500z'),
        line('M16 5v9M12.500 11l3.500 3.700 3.500-3.700'),
      );
    // A star and a gap in the wall.
    case 'insert':
      return drawn(
        full('M2 29v-9h4v-3h4v12zM22 29v-12h4v3h4v9z'),
        line('M16 12v14M12.500 22.500l3.500 3.700 3.500-3.700'),
        svg('path', {
          class: 'gold',
          d: 'M16 1l1.700 3.700 4 .5-3 2.700.8 4-3.500-2-3.500 2 .8-4-3-2.700 4-.5z',
        }),
      );
    // The back of a card, and an arrow around it.
    case 'put-back':
      return drawn(
        full(
          'M11 9h10a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500h-10a1.500 1.500 0 0 1-1.500-1.500v-14a1.500 1.500 0 0 1 1.500-1.500z',
        ),
        light('M13 21v-7h2v1.500h2v-1.500h2v7z'),
        line('M5 15C4 8 9 3 16 3c4 0 7 1.500 9 4.500M25.500 2.500v5.500h-5.500'),
      );
    // A card with an open eye.
    case 'leave':
      return drawn(
        paper(CARD),
        line('M10 12c3.500-4.500 8.500-4.500 12 0-3.500 4.500-8.500 4.500-12 0z'),
        full('M16 10.300a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z'),
        line('M5 27h22'),
      );
    case 'pass':
      return drawn(line('M4 16h17M15 9l7 7-7 7M27 8v16'));
    // The back of a card, an arrow, its front.
    case 'turn-over':
      return drawn(
        full(
          'M3 12h9a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500h-9a1.500 1.500 0 0 1-1.500-1.500v-14a1.500 1.500 0 0 1 1.500-1.500z',
        ),
        light('M4.500 24v-7h2v1.500h2v-1.500h2v7z'),
        paper(
          'M20 12h9a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500h-9a1.500 1.500 0 0 1-1.500-1.500v-14a1.500 1.500 0 0 1 1.500-1.500z',
        ),
        line(
          'M6 8C9 2 20 2 24 7M25 2v6h-6M22.500 18.500c0-3.500 5-3.500 5 0 0 2-2.500 2-2.500 4M25 25.500v.2',
        ),
      );
    // A cannon fires.
    case 'shoot':
      return drawn(
        full('M4 17l15-8 3 5.500-14 8z'),
        paper('M9 18a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11z'),
        svg('path', {
          class: 'gold',
          d: 'M25 1l1 4 4-1-2 3.500 3 2-4 .5.500 4-3-2.500-3 2 1-4-3-2 3.500-1z',
        }),
      );
  }
}

const full = (d: string): SVGElement => svg('path', { class: 'full', d });
const paper = (d: string): SVGElement => svg('path', { class: 'paper', d });
const light = (d: string): SVGElement => svg('path', { class: 'light', d });
const line = (d: string): SVGElement => svg('path', { class: 'line', d });
const drawn = (...parts: SVGElement[]): SVGElement =>
  svg('svg', { viewBox: '0 0 32 32', class: 'pictogram', 'aria-hidden': 'true' }, ...parts);
