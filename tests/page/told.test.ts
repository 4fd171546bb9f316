// The second line about a turn of a computer player tells not only its moves but what they changed.
import { describe, expect, it } from 'vitest';
import { broughtBy, pointsOf } from '../../www/features/opponents/announcements';
import type { View } from '../../www/engine/wire';

const view = (...points: number[]): View =>
  ({
    counters: [{ at: 'supply', count: 9 }, ...points.map((count, seat) => ({ at: `score/${seat}`, count }))],
  }) as unknown as View;

describe('the points of a turn', () => {
  it('P3: are told for every seat, as the header shows them', () => {
    expect(broughtBy(1, view(4, 4, 0), view(5, 7, 0))).toEqual([1, 3, 0]);
    expect(broughtBy(0, view(4, 4), view(4, 2))).toEqual([0, -2]);
  });
  it('P3: are not told if nothing changed, or if only the player itself got a single point', () => {
    expect(broughtBy(1, view(4, 4), view(4, 4))).toEqual([]);
    expect(broughtBy(1, view(4, 4), view(4, 5))).toEqual([]);
    expect(broughtBy(1, view(4, 4), view(5, 4))).toEqual([1, 0]);
    expect(broughtBy(1, null, view(5, 4))).toEqual([]);
  });

  const score = (total: number) => ({ total, sources: [], decided: null }),
    game = {
      session: { score: () => [score(3), score(5)] },
      hints: { brought: () => 'Temple: Anna +1, Bruno +2.' },
      text: () => ({ moves: { preview: () => 'Anna +1, Bruno +2.' } }),
    };
  const says = (brought: number[], before: object[], of: object = game): string =>
    pointsOf(of as never, brought, before as never);
  it('P9: name their sources, if these make up what the header shows', () => {
    expect(says([1, 2], [score(2), score(3)])).toBe('Temple: Anna +1, Bruno +2.');
    expect(says([], [score(2), score(3)])).toBe('');
    for (const before of [[score(2), score(4)], []]) expect(says([1, 2], before)).toBe('Anna +1, Bruno +2.');
    expect(says([1, 2], [score(2), score(3)], { ...game, hints: {} })).toBe('Anna +1, Bruno +2.');
  });
});
