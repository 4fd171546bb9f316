// The facts about a table on the cards of the chooser, and the tables to choose from. Pure: everything comes
// from the engine, and nothing is decided here.
import type { Judge, Ruleset } from '../../../engine/draft';
import { nearestPlayable, withValue } from '../../../engine/nearest';
import type { GameEntry, Option, Refusal } from '../../../engine/wire';
import type { Printed, View } from '../wire';

type Choice = Extract<Option, { kind: 'choice' }>;

/** The key of the option that the cards are about. */
export const SCENARIO = 'scenario';
/** The key of the option that holds a components file, or a harbour that the player drew. */
export const OWN = 'components';

export const scenariosOf = (entry: GameEntry): string[] =>
  entry.options.flatMap((option) =>
    option.kind === 'choice' && option.key === SCENARIO ? option.values : [],
  );
export const choicesOf = (entry: GameEntry): Choice[] =>
  entry.options.flatMap((option) => (option.kind === 'choice' && option.key !== SCENARIO ? [option] : []));
export const switchesOf = (entry: GameEntry): string[] =>
  entry.options.flatMap((option) => (option.kind === 'switch' ? [option.key] : []));

/** Returns the options that are on at a table. */
export const onAt = (table: Ruleset, entry: GameEntry): string[] =>
  switchesOf(entry).filter((key) => table.values[key] === true);

/** Returns a table on which only the number of players is chosen. */
export const plainTable = (entry: GameEntry, count: number): Ruleset => ({
  count,
  values: Object.fromEntries(
    entry.options.map((option) => [option.key, option.kind === 'seat' ? null : option.default]),
  ),
});

/** A scenario chosen from the current table: the nearest table with it, and the reasons for the changes. */
export interface Way {
  scenario: string;
  table: Ruleset;
  why: Refusal[];
  /** The options that would be turned off. */
  dropped: string[];
}

/** Returns every scenario that can be played, with the number of players changed if it has to be. */
export function waysFrom(table: Ruleset, entry: GameEntry, judge: Judge): Way[] {
  return scenariosOf(entry).flatMap((scenario): Way[] => {
    const wished = withValue(table, SCENARIO, scenario);
    const way =
      nearestPlayable(wished, entry, judge, 'choice') ??
      nearestPlayable(withValue(wished, OWN, null), entry, judge, 'choice');
    const kept = (key: string): boolean =>
      key === OWN ? way?.values[key] === table.values[key] : way?.values[key] === true;
    return way
      ? [
          {
            scenario,
            table: way,
            why: judge(wished),
            dropped: [...onAt(table, entry), OWN].filter((key) => !kept(key)),
          },
        ]
      : [];
  });
}

/** Returns the scenarios for this number of players, and those that need another, which stand apart. */
export const apart = (ways: Way[], count: number): [Way[], Way[]] => [
  ways.filter(({ table }) => table.count === count),
  ways.filter(({ table }) => table.count !== count),
];

/** Returns the numbers of players that can play a scenario. */
export const seatsOf = (scenario: string, entry: GameEntry, judge: Judge): number[] =>
  entry.seats.filter((count) => judge(withValue(plainTable(entry, count), SCENARIO, scenario)).length === 0);

/** Returns the reasons why an option cannot be switched on at this table. */
export function barring(table: Ruleset, key: string, judge: Judge): Refusal[] {
  if (table.values[key] === true) return [];
  const already = judge(table).map((refusal) => JSON.stringify(refusal));
  return judge(withValue(table, key, true)).filter((refusal) => !already.includes(JSON.stringify(refusal)));
}

/**
 * The difficulty of a scenario: 1 adds hardly anything to the base game, 2 asks as much as the advanced game,
 * 3 asks more. It is our estimate, by the number of new or changed rules.
 */
export type Level = 1 | 2 | 3;
const EASY = ['base', 'gulliver', 'ever-smaller', 'speed'];
const HARD = ['ile-grande', 'embargo', 'euphrates', 'freewheel', 'freewheel-solo'];
export const levelOf = (scenario: string): Level =>
  EASY.includes(scenario) ? 1 : HARD.includes(scenario) ? 3 : 2;

/** The number of finished games after which a surprise may be harder than the easiest scenarios. */
const LEARNT = 3;

/** Returns the scenario that a surprise builds on: that of the last game, or null for beginners. */
export function knownScenario(last: Ruleset | null, finished: number): string | null {
  const played = last?.values[SCENARIO];
  return finished >= LEARNT && typeof played === 'string' ? played : null;
}

/**
 * Returns a random table for this number of players: a scenario, and up to two options. `played` is the
 * scenario that the players know (`knownScenario`); the new one is at most one level harder, and beginners
 * get no options. `chance` returns a number from 0 to less than 1.
 */
export function anyTable(
  count: number,
  entry: GameEntry,
  judge: Judge,
  played: string | null,
  chance: () => number,
): Ruleset {
  const pick = <T>(all: T[]): T | undefined => all[Math.floor(chance() * all.length)];
  const plain = plainTable(entry, count);
  const playable = scenariosOf(entry).filter((one) => judge(withValue(plain, SCENARIO, one)).length === 0);
  const known = played === null ? 0 : levelOf(played),
    most = Math.max(known + 1, Math.min(...playable.map(levelOf)));
  const scenario = pick(playable.filter((one) => levelOf(one) <= most));
  let table = scenario === undefined ? plain : withValue(plain, SCENARIO, scenario);
  for (let more = known === 0 ? 0 : Math.floor(chance() * 3); more > 0; more--) {
    const free = switchesOf(entry).filter(
      (key) => table.values[key] !== true && judge(withValue(table, key, true)).length === 0,
    );
    const key = pick(free);
    if (key !== undefined) table = withValue(table, key, true);
  }
  return table;
}

export interface Facts {
  columns: number;
  rows: number;
  ship: boolean;
  rounds: number;
}

/** The number of cells that a player fills in a round, measured over random games of all scenarios. */
const CELLS_A_SEAT = 0.86;

/** Returns the facts that the start of a table shows. */
export function factsOf(view: View, prints: readonly Printed[], seats: number): Facts {
  const board = prints.flatMap(({ print }) => (print.is === 'board' ? [print] : []))[0] ?? {
    columns: 0,
    rows: 0,
  };
  const lying = view.tokens.filter(({ at }) => at.startsWith('cell/')).length;
  return {
    columns: board.columns,
    rows: board.rows,
    ship: view.tokens.some(({ at }) => at.startsWith('ship/')),
    rounds: Math.round((board.columns * board.rows - lying) / (seats * CELLS_A_SEAT)),
  };
}
