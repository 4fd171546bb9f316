// How plainly a game was won, for the sentence on the sheet of its end. Pure.

/** Among so few points, being far behind is no rout. */
const FEW = 2;

/** Returns whether the loser has less than half of the winner's points, and lies more than a little behind. */
export const isRout = (winner: number, loser: number): boolean => winner > loser * 2 && winner - loser > FEW;
