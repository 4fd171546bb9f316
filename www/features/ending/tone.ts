// How plainly a game was won, for the sentences on the sheet of its end. Pure.

/** Among so few points, being far behind says little. */
const FEW = 2;

/** A `close` game; a `clear` one, in which praise for the loser would sound like mockery; or a `rout`. */
export type Tone = 'close' | 'clear' | 'rout';

/** Returns how plainly a game was won: clearly if the loser has less than four fifths of the points, more so below half. */
export function toneOf(winner: number, loser: number): Tone {
  if (winner - loser <= FEW) return 'close';
  return winner > loser * 2 ? 'rout' : winner * 4 > loser * 5 ? 'clear' : 'close';
}
