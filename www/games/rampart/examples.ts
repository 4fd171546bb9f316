// The worked examples in the rulebook of C’est mon fort !: short games, all with the same deal.
import type { Place } from '../../engine/wire';
import type { Examples } from '../rulebook';

/** Returns the places of a flag and of this many cards beside it. */
const wall = (seat: number, cards: number): Place[] => [
  `flag/${seat}`,
  ...Array.from({ length: cards }, (_, i) => `wall/${seat}/${i}`),
];

export const examples: Examples = [
  [
    'ATsAeyJnIjoicmFtcGFydCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnt9LCJzIjozLCJuIjozNH0FAAQzCggAGcqCkKAOzgFjt4l2',
    [{ rule: 'ten', name: 'ten', shows: [wall(0, 10), wall(1, 9)], wide: true, points: ['cards'] }],
  ],
  [
    'ATsAeyJnIjoicmFtcGFydCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnt9LCJzIjozLCJuIjoxOH0aU6qhCGkiITfKmt4',
    [{ rule: 'blocked', name: 'blocked', shows: [wall(0, 6), wall(1, 5)], points: ['cards'] }],
  ],
  [
    'AUgAeyJnIjoicmFtcGFydCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsicG9pbnRzIjp0cnVlfSwicyI6MywibiI6MzR9AEIGEiAZNBsGA9OAjgACPIhTZA',
    [
      {
        rule: 'points',
        name: 'points',
        shows: [wall(0, 10), wall(1, 9)],
        wide: true,
        points: ['cards', 'king', 'royals', 'ravens'],
      },
    ],
  ],
  [
    'AUgAeyJnIjoicmFtcGFydCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsicG9pbnRzIjp0cnVlfSwicyI6MywibiI6MTJ9J8nj8RgAL7mVrw',
    [{ rule: 'king', name: 'king', shows: [wall(0, 4)], points: ['cards', 'king'] }],
  ],
  [
    'AUgAeyJnIjoicmFtcGFydCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsicG9pbnRzIjp0cnVlfSwicyI6MywibiI6MTJ9G0nC9BEBbkkzSQ',
    [{ rule: 'royals', name: 'royals', shows: [wall(0, 4), wall(1, 4)], points: ['royals'] }],
  ],
  [
    'AUgAeyJnIjoicmFtcGFydCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsicG9pbnRzIjp0cnVlfSwicyI6MywibiI6MTR9gEgAsOFAAPSezlA',
    [{ rule: 'ravens', name: 'ravens', shows: [wall(0, 5), wall(1, 4)], points: ['ravens'] }],
  ],
];
