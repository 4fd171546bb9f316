// How long the computer player that thinks for a time may think, on this device.

import { load, save } from './storage';

/** The times to choose from, in ms; the first is the usual one. */
export const TIMES = [500, 1000, 2000, 5000];

const KEY = 'dockhand.patience';

/** Returns how long it thinks, in ms. Storage may hold anything. */
export function patience(): number {
  const kept = load(KEY);
  return TIMES.find((time) => time === kept) ?? TIMES[0]!;
}

export const keepPatience = (time: number): boolean => save(KEY, time);
