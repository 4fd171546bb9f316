// The facts about a table on the cards of the chooser, and the tables there are. Pure: everything comes from the engine, nothing is decided here.
import type { Judge, Ruleset } from '../../../core/draft';
import { nearestPlayable, withValue } from '../../../core/nearest';
import type { GameEntry, Option, Refusal } from '../../../core/wire';
import type { Printed, View } from '../wire';

type Choice = Extract<Option, { kind: 'choice' }>;

/** The option that the cards are about. */
export const SCENARIO = 'scenario';
/** The option that holds a components file, or a harbour of one's own. */
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

/** Nothing chosen but how many play. */
export const plainTable = (entry: GameEntry, count: number): Ruleset => ({
  count,
  values: Object.fromEntries(
    entry.options.map((option) => [option.key, option.kind === 'seat' ? null : option.default]),
  ),
});

/** A scenario chosen from the current table: how it would be played, and why not without changes. */
export interface Way {
  scenario: string;
  table: Ruleset;
  why: Refusal[];
  /** The options that would be turned off. */
  dropped: string[];
}

/** Every scenario that can be played at all, by as many as it takes. */
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

/** How many can play a scenario. */
export const seatsOf = (scenario: string, entry: GameEntry, judge: Judge): number[] =>
  entry.seats.filter((count) => judge(withValue(plainTable(entry, count), SCENARIO, scenario)).length === 0);

/** Why something cannot be switched on at this table. */
export function barring(table: Ruleset, key: string, judge: Judge): Refusal[] {
  if (table.values[key] === true) return [];
  const already = judge(table).map((refusal) => JSON.stringify(refusal));
  return judge(withValue(table, key, true)).filter((refusal) => !already.includes(JSON.stringify(refusal)));
}

/** How hard a scenario is: 1 adds hardly anything to the base game, 2 asks as much as the advanced game, 3 more than that. Our estimate, by how many
 *  rules are new or different. */
export type Level = 1 | 2 | 3;
const EASY = ['base', 'gulliver', 'ever-smaller', 'speed'];
const HARD = ['ile-grande', 'embargo', 'euphrates', 'freewheel', 'freewheel-solo'];
export const levelOf = (scenario: string): Level =>
  EASY.includes(scenario) ? 1 : HARD.includes(scenario) ? 3 : 2;

/** After how many finished games a surprise may be harder than the easiest scenarios. */
const LEARNT = 3;

/** Returns the scenario that a surprise goes on from: the last one of players who have finished some games, null for beginners. */
export function knownScenario(last: Ruleset | null, finished: number): string | null {
  const played = last?.values[SCENARIO];
  return finished >= LEARNT && typeof played === 'string' ? played : null;
}

/** A table for as many, as chance falls: a scenario, and up to two things switched on. `played`: the scenario that is known (`knownScenario`); beginners are
 *  spared what is more than one level harder, and options. `chance`: from 0 to less than 1. */
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

/** Cells that two or four fill in a round: measured over random games of all scenarios. */
const CELLS_A_SEAT = 0.86;

/** What the start of a table shows. */
export function factsOf(view: View, prints: Printed[], seats: number): Facts {
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
