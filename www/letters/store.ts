// Keeps tables on the device, in the database of the saved games. What a function of protocol.ts returns is put here
// before it is shown or sent, and is never made anew: two different letters for one place would look like a cheat.
// So a table is only put in the place of the one that it was made from, in one transaction; another tab or window
// that was faster is noticed also where the browser has no locks.
import { Unkept, whyUnkept } from '../device/database';
import { database, wholeStore, type Store } from '../device/store';
import { isObject, isText, isWhole, objectOf, parsed } from '../device/valid';
import type { LinkTable } from './link-table';

/** The beginning of a table's key; saved games have other keys. */
const PREFIX = 'together ';
/** The beginnings of the keys of what belongs to a table as long as no other letter follows. */
const BEGUN = 'together-begun ',
  SINCE = 'together-since ',
  RELAY = 'together-relay ';

/** What belongs to a table until another letter follows: `head` names the last one. */
interface Passage<T> {
  head: string;
  is: T;
}

/** How a table is reached over a relay. */
export interface RelayEntry {
  /** The secret of its invitation, as base64url. */
  secret: string;
  /** How often this device has come to it: a number is never used twice. */
  epoch: number;
  /** The terms of its clock, at the device of the host (lines/relay/clock.ts); a room that this one does not know. */
  terms?: unknown;
}

export interface Vault {
  /** Whether tables outlast the page. */
  readonly lasting: boolean;
  all(): Promise<LinkTable[]>;
  get(id: string): Promise<LinkTable | null>;
  /**
   * Puts `after` in the place of `before`, or adds it if that is null. Resolves when it is written: to false, with
   * nothing written, if something else is kept there. Rejects with an `Unkept` if it cannot be written.
   */
  put(before: LinkTable | null, after: LinkTable): Promise<boolean>;
  remove(id: string): Promise<void>;
  /**
   * Keeps the moves of a turn that are not sealed; while another seat has to write, a move that is expected of it and the
   * answer that is prepared.
   */
  begin(state: LinkTable, moves: readonly number[]): Promise<void>;
  /** Returns what was kept so; nothing if a letter has followed. */
  begun(state: LinkTable): Promise<number[]>;
  /** Returns when the last letter of a table was written or opened here; null if that is not known. */
  since(state: LinkTable): Promise<number | null>;
  /** Keeps how a table is reached over a relay. Resolves when it is written. */
  keepRelay(id: string, entry: RelayEntry): Promise<void>;
  /** Returns how a table is reached over a relay; null if it is not. */
  relay(id: string): Promise<RelayEntry | null>;
}

/** The table in a stored text; null if there is none. Storage may hold anything. */
function tableIn(text: unknown): LinkTable | null {
  const state = objectOf(parsed(text)),
    { id, letters, seats } = state;
  return isText(id) && Array.isArray(letters) && Array.isArray(seats)
    ? (state as unknown as LinkTable)
    : null;
}

/** What a stored text says of a relay; null if there is none. */
function relayIn(text: unknown): RelayEntry | null {
  const { secret, epoch, terms } = objectOf(parsed(text));
  return isText(secret) && isWhole(epoch) ? { secret, epoch, ...(isObject(terms) && { terms }) } : null;
}

/** What a stored text says of a table as it stands; null if another letter has followed. */
function passage<T>(text: unknown, { head }: LinkTable): T | null {
  const found = objectOf(parsed(text)) as Partial<Passage<T>>;
  return found.head === head ? (found.is ?? null) : null;
}
const textOfPassage = <T>({ head }: LinkTable, is: T): string =>
  JSON.stringify({ head, is } satisfies Passage<T>);

const textOf = (state: LinkTable | null): string | undefined =>
  state === null ? undefined : JSON.stringify(state);

/** For a page that may store nothing. */
class Passing implements Vault {
  readonly lasting = false;
  private readonly texts = new Map<string, string>();
  all(): Promise<LinkTable[]> {
    return Promise.resolve([...this.texts.values()].flatMap((text) => tableIn(text) ?? []));
  }
  get(id: string): Promise<LinkTable | null> {
    return Promise.resolve(tableIn(this.texts.get(id)));
  }
  put(before: LinkTable | null, after: LinkTable): Promise<boolean> {
    const fits = this.texts.get(after.id) === textOf(before);
    if (fits) this.texts.set(after.id, JSON.stringify(after));
    if (fits && before?.head !== after.head)
      this.texts.set(SINCE + after.id, textOfPassage(after, Date.now()));
    return Promise.resolve(fits);
  }
  remove(id: string): Promise<void> {
    for (const key of [id, BEGUN + id, SINCE + id, RELAY + id]) this.texts.delete(key);
    return Promise.resolve();
  }
  keepRelay(id: string, entry: RelayEntry): Promise<void> {
    this.texts.set(RELAY + id, JSON.stringify(entry));
    return Promise.resolve();
  }
  relay(id: string): Promise<RelayEntry | null> {
    return Promise.resolve(relayIn(this.texts.get(RELAY + id)));
  }
  begin(state: LinkTable, moves: readonly number[]): Promise<void> {
    this.texts.set(BEGUN + state.id, textOfPassage(state, moves));
    return Promise.resolve();
  }
  begun(state: LinkTable): Promise<number[]> {
    return Promise.resolve(passage<number[]>(this.texts.get(BEGUN + state.id), state) ?? []);
  }
  since(state: LinkTable): Promise<number | null> {
    return Promise.resolve(passage<number>(this.texts.get(SINCE + state.id), state));
  }
}

class Lasting implements Vault {
  readonly lasting = true;
  constructor(private readonly store: Store) {}

  async all(): Promise<LinkTable[]> {
    const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
    const texts = await database.run('readonly', (slots) => slots.getAll(range));
    return (texts as unknown[]).flatMap((text) => tableIn(text) ?? []);
  }
  async get(id: string): Promise<LinkTable | null> {
    return tableIn(await database.run('readonly', (slots) => slots.get(PREFIX + id)));
  }
  async put(before: LinkTable | null, after: LinkTable): Promise<boolean> {
    const key = PREFIX + after.id,
      text = JSON.stringify(after);
    let found: unknown;
    // A letter that is lost after it was sent cannot be made again: it is on the disk before it is shown.
    await database.run(
      'readwrite',
      (slots) => {
        const asking: IDBRequest<unknown> = slots.get(key);
        asking.onsuccess = () => {
          found = asking.result;
          if (found !== textOf(before)) return;
          slots.put(text, key);
          if (before?.head !== after.head) slots.put(textOfPassage(after, Date.now()), SINCE + after.id);
        };
        return asking;
      },
      'strict',
    );
    if (before && found === undefined) throw new Unkept('deleted');
    // A connection that was lost may have been lost after this was written.
    return found === textOf(before) || found === text;
  }
  async remove(id: string): Promise<void> {
    await database.run(
      'readwrite',
      (slots) => {
        for (const key of [BEGUN, SINCE, RELAY]) slots.delete(key + id);
        return slots.delete(PREFIX + id);
      },
      'strict',
    );
  }
  async keepRelay(id: string, entry: RelayEntry): Promise<void> {
    const text = JSON.stringify(entry);
    await database.run('readwrite', (slots) => slots.put(text, RELAY + id), 'strict');
  }
  async relay(id: string): Promise<RelayEntry | null> {
    return relayIn(await database.run('readonly', (slots) => slots.get(RELAY + id)));
  }
  begin(state: LinkTable, moves: readonly number[]): Promise<void> {
    return this.store.put(BEGUN + state.id, textOfPassage(state, moves));
  }
  async begun(state: LinkTable): Promise<number[]> {
    return passage<number[]>(await this.store.get(BEGUN + state.id), state) ?? [];
  }
  async since(state: LinkTable): Promise<number | null> {
    return passage<number>(await database.run('readonly', (slots) => slots.get(SINCE + state.id)), state);
  }
}

async function begin(): Promise<Vault> {
  const store = await wholeStore();
  return store.trouble === 'none' ? new Passing() : new Lasting(store);
}

/** Why a table is not put into the vault: the keys of sentences begin with `together-`. */
export type Untaken = 'other-tab' | 'full' | 'silent' | 'deleted' | 'unkept';

/** Puts a table in the place of another one; resolves with null when it is written, or with why it is not. */
export const tryPut = (vault: Vault, before: LinkTable | null, after: LinkTable): Promise<Untaken | null> =>
  vault.put(before, after).then(
    (isPut) => (isPut ? null : 'other-tab'),
    (thrown: unknown) => {
      const why = whyUnkept(thrown);
      return why === 'none' ? 'unkept' : why;
    },
  );

/** The vault of this page: one for all users, since without a database it is all there is. */
let opened: Promise<Vault> | null = null;

/** Opens the vault of this device. It never rejects: without a database, tables last as long as the page. */
export const openVault = (): Promise<Vault> => (opened ??= begin());
