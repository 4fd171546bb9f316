// The ladder of animals: computer players of C'est mon fort !, each stronger than the one before, and each with something
// to learn about numbers. Which of them were beaten is kept on this device; storage may hold anything.
import { againstComputer } from '../../engine/draft';
import { progressStore } from '../../device/progress';
import type { GameEntry, Setup } from '../../engine/wire';
import type { Words } from '../../words/words';

/** The game that is played on the ladder. */
export const GAME = 'rampart';

/** An animal. `id`: that of its face, and a key for words; `shows`: the numbers of its lesson. */
export interface Rung {
  id: string;
  level: number;
  character: number | null;
  shows: readonly number[];
}

/** The animals from the lowest rung to the highest. Devices store their ids, so never change one. */
export const RUNGS: readonly Rung[] = [
  { id: 'snail', level: 0, character: null, shows: [29, 41] },
  { id: 'hedgehog', level: 1, character: 0, shows: [34, 38] },
  { id: 'squirrel', level: 1, character: 1, shows: [12, 15] },
  { id: 'fox', level: 2, character: 2, shows: [12, 32] },
  { id: 'owl', level: 3, character: 0, shows: [5, 10, 15] },
  { id: 'elephant', level: 4, character: null, shows: [7, 26, 44] },
];

/** Returns the ids of animals in data from storage. */
export const beatenFrom = (found: unknown): Set<string> =>
  new Set(RUNGS.flatMap(({ id }) => (Array.isArray(found) && found.includes(id) ? [id] : [])));

/** The ids of the animals that were beaten on this device. */
export const beaten = progressStore('ladder', beatenFrom, (ids) => [...ids]);

/** Keeps on this device that an animal was beaten. */
export const beat = (id: string): boolean => beaten.keep(beaten.read().add(id));

/** Returns which animals were beaten, in one sentence for the statistics; empty if none was. */
export function tried(words: Words): string {
  const ids = [...beaten.read()],
    names = words.list(ids.map((id) => words.t(`ladder-name-${id}`)));
  return ids.length === 0 ? '' : words.t('ladder-tally', { count: ids.length, all: RUNGS.length, names });
}

/** Returns the lowest animal that was not beaten yet; null at the top of the ladder. */
export const nextRung = (all: Set<string>): Rung | null => RUNGS.find(({ id }) => !all.has(id)) ?? null;

/** Returns the table at which a person meets an animal. */
export function setupOf(
  { level, character }: Rung,
  entry: GameEntry,
  names: { person: string; animal: string },
  seed: number,
): Setup {
  const rival = { name: names.animal, level, ...(character === null ? {} : { character }) },
    setup = againstComputer(entry, seed, names.person, rival);
  return { ...setup, config: { ...setup.config, first: 0 } as typeof setup.config }; // the youngest begins
}
