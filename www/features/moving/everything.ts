// All that this device keeps, as one text: games, statistics, settings and the tables that are played by link.
// A text from another device is not trusted: tables are made again from their letters, which are signed, and
// whoever reads a setting checks it.
import { exportAll, importAll } from '../../device/everything';
import { known, type Bytes } from '../../device/bytes';
import { isObject, isText, listOf, objectOf, parsed } from '../../device/valid';
import { setupOf, type Begin, type LinkTable, type Secrets } from '../../letters/link-table';
import { linkOf } from '../../letters/link';
import { invited, open } from '../../letters/protocol';
import type { Vault } from '../../letters/store';
import { isMoved, seatOf } from '../../letters/moved';

/** The most characters of such a text. */
export const LONGEST = 64_000_000;
const SETTING = /^dockhand\.[\w.-]{1,60}$/;
const LONGEST_SETTING = 100_000;

export interface Counts {
  games: number;
  statistics: number;
  tables: number;
}

/** Returns the settings of this device by key, from its storage. */
function settings(): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries({ ...localStorage } as Record<string, string>).filter(([key]) => SETTING.test(key)),
    );
  } catch {
    return {}; // a page that may store nothing
  }
}

/** Returns a table as the device that it moves to is to keep it: with its seat. */
const ours = (state: LinkTable): LinkTable => ({ ...state, me: state.me ?? seatOf(state) });

/** Returns everything on this device as a text; `vault`: with the tables in it, and what is needed to play on. */
export async function gather(vault: Vault | null): Promise<string> {
  const all = JSON.parse(await exportAll()) as object,
    tables = vault ? (await vault.all()).map(ours) : [];
  return JSON.stringify({ ...all, settings: settings(), tables });
}

/** What a text from another device holds. */
export interface Everything {
  readonly text: string;
  readonly settings: [key: string, value: string][];
  readonly tables: LinkTable[];
}

/** Reads such a text; null if it is of another kind. The tables in it are not checked yet. */
export function read(text: string): Everything | null {
  if (text.length > LONGEST) return null;
  const { 'dockhand-all': version, settings: stored, tables } = objectOf(parsed(text));
  if (version !== 1) return null;
  return {
    text,
    settings: Object.entries(objectOf(stored)).filter(
      (one): one is [string, string] => SETTING.test(one[0]) && isText(one[1], LONGEST_SETTING),
    ),
    tables: listOf(tables) as LinkTable[],
  };
}

/** Returns a table made again from its letters, with the secrets of its seat; null if they do not fit together. */
export async function rebuilt(
  found: LinkTable,
  begin: (game: string) => Promise<Begin | null>,
): Promise<LinkTable | null> {
  try {
    const letters = found.letters.map(({ text }) => known(text)),
      [first] = letters;
    const play = first && (await begin(setupOf({ setup: found.setup, seats: [] }).game));
    if (!play) return null;
    let now = await invited(linkOf([first]), play, false);
    for (const letter of [...letters.slice(1), ...claimsOf(found)]) {
      if ('why' in now) return null;
      const after = await open(now, linkOf([letter]), play, 'asks');
      if ('why' in after) return null;
      now = after.state;
    }
    if ('why' in now || now.id !== found.id) return null;
    // Proofs, and what has stopped the table.
    const aside = [...found.twice, ...(found.rivals ?? []), ...(found.stopped?.other ?? [])],
      proved = await open(now, linkOf(aside.map(known)), play, 'asks');
    now = proved.state ?? now;
    const secrets = secretsIn(found.secrets),
      seat = seatOf({ ...now, secrets });
    return { ...now, secrets, me: seat };
  } catch {
    return null; // no table at all
  }
}

/** The claims to seats of a table as letters. */
const claimsOf = ({ claims }: LinkTable): Bytes[] => (claims ?? []).map((text) => known(text));

/** The secrets in a stored value; null if they are none. */
function secretsIn(found: unknown): Secrets | null {
  if (!isObject(found) || !isObject(found['key']) || !Array.isArray(found['chains'])) return null;
  const { kty, crv, x, y, d } = found['key'] as Record<string, string>;
  if (![kty, crv, x, y, d].every((part) => isText(part))) return null;
  const chains = (found['chains'] as { base?: unknown; marks?: unknown }[]).map(({ base, marks }) => ({
    base: Number(base),
    marks: listOf(marks).map(String),
  }));
  return { key: { kty, crv, x, y, d } as Secrets['key'], chains };
}

/** Whether a table from another device may take the place of what is kept here. */
function fits(here: LinkTable | null, found: LinkTable): boolean {
  if (found.me === null) return here === null;
  if (here === null) return true;
  return here.serial <= found.serial && (here.me === null || here.me === found.me);
}

/** Returns the tables that this device takes over, each with what it replaces. */
export async function takeable(
  { tables }: Everything,
  vault: Vault,
  begin: (game: string) => Promise<Begin | null>,
): Promise<[here: LinkTable | null, found: LinkTable][]> {
  const all: [LinkTable | null, LinkTable][] = [];
  for (const offered of tables) {
    const found = await rebuilt(offered, begin);
    if (!found) continue;
    const here = await vault.get(found.id);
    if (fits(here, found)) all.push([here, found]);
  }
  return all;
}

/** Adds the games and statistics, and takes over the settings; resolves with how many are new. */
export async function takeOver({ text, settings: stored }: Everything): Promise<Omit<Counts, 'tables'>> {
  const counts = (await importAll(text)) ?? { games: 0, statistics: 0 };
  try {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  } catch {
    // A page that may store nothing keeps its own settings.
  }
  return counts;
}

/** Marks tables as moved: this device seals nothing more in them. Returns those that could be marked. */
export async function giveAway(ids: readonly string[], vault: Vault): Promise<string[]> {
  const given: string[] = [];
  for (const id of ids) {
    const state = await vault.get(id);
    if (
      state &&
      (isMoved(state) ||
        (await vault.put(state, { ...state, me: null, ...(state.claims && { claims: [] }) })))
    )
      given.push(id);
  }
  return given;
}
