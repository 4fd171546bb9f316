// What computer players with a character have said on this device, so that nothing is repeated within ten games. Storage
// may hold anything.
import { load, save } from './storage';
import { isList, isText, isWhole, objectOf } from './valid';

const KEY = 'dockhand.said';
/** The most games that are remembered for each person, people, and lines of a game. */
const GAMES = 10;
const PEOPLE = 40;
export const LINES = 6;

/** The games of a person, the latest one last: the seed of each, and the ids of the lines. */
type Games = (readonly [seed: number, ...lines: string[]])[];

const isGame = (found: unknown): found is Games[number] =>
  isList(found, LINES + 1) && isWhole(found[0]) && found.slice(1).every((line) => isText(line, 20));

/** Returns what is valid in data from storage. */
export const saidFrom = (found: unknown): Map<string, Games> =>
  new Map(
    Object.entries(objectOf(found))
      .slice(-PEOPLE)
      .map(([id, games]) => [id, Array.isArray(games) ? games.filter(isGame).slice(-GAMES) : []]),
  );

/**
 * Chooses one of `count` lines of a person for an occasion, and remembers it: the number of a line that was not said in
 * the last ten games, this one included. Returns null if there is none, if the person has said `most` lines in this game, or if
 * the lines of this occasion have to last: a tenth of them is for each of ten games.
 */
export function chooseLine(
  person: string,
  seed: number,
  occasion: string,
  count: number,
  most = LINES,
): number | null {
  const all = saidFrom(load(KEY)),
    games = all.get(person) ?? [],
    known = games.find(([one]) => one === seed),
    before = games.filter((one) => one !== known).slice(known ? -GAMES : 1 - GAMES),
    said = new Set([...before, ...(known ? [known] : [])].flatMap(([, ...lines]) => lines)),
    free = Array.from({ length: count }, (_, nth) => nth).filter((nth) => !said.has(`${occasion}${nth}`)),
    due = Math.ceil((count * (before.length + 1)) / GAMES),
    isFull = (known?.length ?? 1) > most,
    nth = isFull || count - free.length >= due ? undefined : free[(seed + said.size) % free.length];
  if (isFull || (nth === undefined && known)) return null;
  // A game in which nothing is said counts as well, so that nobody falls silent for ever.
  const line = nth === undefined ? [] : [`${occasion}${nth}`];
  all.delete(person);
  all.set(person, [...before, [...(known ?? ([seed] as const)), ...line]]);
  save(KEY, Object.fromEntries(all)); // without storage a line may come again
  return nth ?? null;
}
