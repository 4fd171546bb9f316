// The spaces for a player's next cards in Imhotep.
import { describe, expect, it } from 'vitest';
import { traysOf } from '../../www/games/imhotep/paint/trays';

const held = { x: 10, y: 100, w: 300, h: 60 },
  card = { x: 10, y: 100, w: 42, h: 60 };

describe('the strip of a player', () => {
  it('P22: is full of spaces for cards while there are none', () => {
    const spaces = traysOf(new Map(), 'held/0/', held);
    expect(spaces[0]).toEqual(card);
    const last = spaces.at(-1)!;
    expect(held.x + held.w - last.x - last.w).toBeLessThan(last.w + 4);
    expect(last.x + last.w).toBeLessThanOrEqual(held.x + held.w + 1);
  });

  it('P22: has spaces beside the cards that lie there, of their size', () => {
    const places = new Map([
        ['held/0/lever', card],
        ['held/0/sail', { ...card, x: 56 }],
        ['held/1/sail', { ...card, y: 200 }],
      ]),
      spaces = traysOf(places, 'held/0/', held);
    expect(spaces[0]).toEqual({ ...card, x: 102 });
    expect(spaces).toHaveLength(4);
  });

  it('P22: has none if it is too low for cards, or if they lie in rows', () => {
    expect(traysOf(new Map(), 'held/0/', { ...held, h: 20 })).toEqual([]);
    const rows = new Map([
      ['held/0/lever', card],
      ['held/0/sail', { ...card, y: 130 }],
    ]);
    expect(traysOf(rows, 'held/0/', held)).toEqual([]);
  });
});
