// How a player does at what there is beside whole games: the deals of the day, puzzles, the ladder of animals. Each is
// kept on this device under a key of its own. Storage may hold anything.
import { load, remove, save } from './storage';

export interface ProgressStore<T> {
  read(): T;
  /** Keeps a value; returns whether it is kept. */
  keep(value: T): boolean;
  /** Deletes the progress from this device. */
  forget(): void;
}

/** `from`: returns the valid part of data from storage; `plain`: returns a value as JSON has it. */
export const progressStore = <T>(
  name: 'daily' | 'puzzles' | 'ladder',
  from: (found: unknown) => T,
  plain: (value: T) => unknown = (value) => value,
): ProgressStore<T> => ({
  read: () => from(load(`dockhand.${name}`)),
  keep: (value) => save(`dockhand.${name}`, plain(value)),
  forget: () => remove(`dockhand.${name}`),
});
