// Which games can be played by link. Pure.

/** How many can play which game by link: nothing in it is hidden from one seat only. */
const SEATS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  duel: [2, 2],
  imhotep: [2, 4],
};

/** Returns whether so many can play a game by link. */
export function isByLink(game: string, seats: number): boolean {
  const [least = 1, most = 0] = SEATS[game] ?? [];
  return seats >= least && seats <= most;
}
