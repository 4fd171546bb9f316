// How long the computer player that thinks for a time may think, on this device.

/** The times to choose from, in ms; the first is the usual one. */
export const TIMES = [500, 1000, 2000, 5000];

const KEY = 'dockhand.patience';

/** Returns how long it thinks, in ms. Storage may hold anything. */
export function patience(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return TIMES.find((time) => time === kept) ?? TIMES[0]!;
  } catch {
    return TIMES[0]!;
  }
}

export function keepPatience(time: number): void {
  try {
    localStorage.setItem(KEY, String(time));
  } catch {
    // Without storage it stays as it was.
  }
}
