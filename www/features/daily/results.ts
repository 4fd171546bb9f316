// The results of the deals of the day, kept on this device by date. Storage may hold anything.
import { progressStore } from '../../device/progress';
import { isWhole, objectOf } from '../../device/valid';
import type { Words } from '../../words/words';
import { dayAt, dealOf, timeOf, today } from './deal';

/** How a deal ended for the person. `course`: the lead in six parts of the game; `par`: the points of par. */
export interface Result {
  points: number;
  rival: number;
  end: 'won' | 'shared' | 'lost';
  course: Lead[];
  par: number | null;
}
/** Whether the lead of the person grew, stayed or shrank. */
export type Lead = 'more' | 'same' | 'less';

const DAY = 86_400_000;
/** The most days that are kept, the latest ones. */
const MOST = 1500;
/** The number of parts of a game. */
export const PARTS = 6;

const SHAPES: Record<Lead, string> = { more: '▲', same: '■', less: '▼' };

function resultFrom(found: unknown): Result | null {
  const { points, rival, end, course, par } = objectOf(found);
  if (!isWhole(points) || !isWhole(rival) || !Array.isArray(course)) return null;
  if (end !== 'won' && end !== 'shared' && end !== 'lost') return null;
  const leads = (course as unknown[]).filter((one): one is Lead => Object.hasOwn(SHAPES, String(one)));
  return { points, rival, end, course: leads.slice(0, PARTS), par: isWhole(par) ? par : null };
}

/** Returns the valid results in data from storage, by day. */
export const resultsFrom = (found: unknown): Map<string, Result> =>
  new Map(
    Object.entries(objectOf(found))
      .flatMap(([day, one]): [string, Result][] => {
        const result = dealOf(day) && resultFrom(one);
        return result ? [[day, result]] : [];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MOST),
  );

export const dailyResults = progressStore('daily', resultsFrom, (all) =>
  Object.fromEntries([...all].slice(-MOST)),
);

/** Keeps a result; without storage, until the page is closed. The first one of a day stays, but for par. */
export function keep(day: string, result: Result): Result {
  const all = dailyResults.read(),
    known = all.get(day),
    kept = known ? { ...known, par: known.par ?? result.par } : result;
  all.set(day, kept);
  dailyResults.keep(all);
  return kept;
}

/** Returns how the lead changed in each part of a game; `leads`: the lead at the beginning and after each part. */
export const courseOf = (leads: number[]): Lead[] =>
  leads.slice(1).map((lead, at) => {
    const before = leads[at] ?? 0;
    return lead > before ? 'more' : lead < before ? 'less' : 'same';
  });

/** Returns the course as shapes, which tell nothing about the moves. */
export const shapesOf = ({ course }: Result): string => course.map((one) => SHAPES[one]).join('');

/** How often deals were played, won and brought to par, and for how many days in a row up to this one. */
export interface Tally {
  played: number;
  won: number;
  par: number;
  row: number;
}

/** Returns the tally. `days`: this day and those before it, the latest first; a first day without a game breaks no row. */
export function tallyOf(results: Map<string, Result>, days: Iterable<string>): Tally {
  const all = [...results.values()];
  let row = 0;
  let first = true;
  for (const day of days) {
    if (results.has(day)) row++;
    else if (!first) break;
    first = false;
  }
  return {
    played: all.length,
    won: all.filter(({ end }) => end === 'won').length,
    par: all.filter(({ points, par }) => par !== null && points >= par).length,
    row,
  };
}

/** Returns how a player did, in one sentence for the statistics; empty if there is nothing to say. */
export function tried(words: Words): string {
  const all = dailyResults.read();
  return all.size === 0 ? '' : words.t('daily-tally', { ...tallyNow(all, today()) });
}

/** Returns the tally of these results up to today. */
export function tallyNow(results: Map<string, Result>, now: string): Tally {
  const days = function* (): Generator<string> {
    for (let day = now; dealOf(day); day = dayAt(timeOf(day) - DAY)) yield day;
  };
  return tallyOf(results, days());
}
