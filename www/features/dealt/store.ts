// The tables of this device that one device deals, in the database of the saved games. Storage may hold anything.
import { database, wholeStore } from '../../device/store';
import { isCount, isList, isObject, isText, objectOf, parsed } from '../../device/valid';
import type { Private } from '../../device/sign';
import type { Seat } from '../../engine/wire';
import { isTerms, type Terms } from '../../lines/relay/clock';
import { isQuestion, type Question } from '../../lines/relay/question';
import { addressOf } from './invitation';
import { askOf, hallOf, isBacks, type Ask, type Hall, type Shown } from './message';
import { travelling } from './pair';

/** What a device keeps of a table. */
export interface Kept {
  id: string;
  /** The secret of its invitation, as base64url. */
  secret: string;
  /** How often this device has come to it: a number is never used twice. */
  epoch: number;
  /** When something has come last, in ms since 1970. */
  at: number;
  /** The name of the player, and the private keys of this device; null: it only watches. */
  own: { name: string; key: Private; box: Private } | null;
  /** Who sits where, as heard last. */
  hall: Hall;
  /** The host: the record of the true game. The others: their world before the first move. Null: not dealt. */
  record: string | null;
  /** The others: what the moves have shown. */
  shown: Shown[];
  /** The host: which of the moves that a seat has asked for was the last to be answered, by seat. */
  answered: number[];
  /** The others: how many moves this seat has asked for, and the one that is not answered. */
  asked: number;
  ask: Ask | null;
  /** Whose turn it was last, whether the game is over, for the list of tables. */
  next: number[];
  over: boolean;
  /** How many moves were left each time that one was taken back, and whether the last one can be. */
  backs: number[];
  back: Question | null;
  /** The terms of its clock at the host, and when the last move was made or heard of, in ms since 1970. */
  terms: Terms | null;
  since: number;
}

/** Returns the seat of this device at a table; null if it has none, or none yet. */
export function seatOf({ own, hall }: Kept): Seat | null {
  const key = own && travelling(own.key),
    seat = hall.guests.findIndex((guest) => guest?.key === key);
  return key === null || seat < 0 ? null : seat;
}

/** Whether a move of this seat waits for the host. */
export const asksForMove = ({ ask }: Kept): boolean => ask !== null && ask.move !== null;

/** Whether it is the turn of this device at a table. */
export const waits = (kept: Kept): boolean =>
  !kept.over && !asksForMove(kept) && kept.next.includes(seatOf(kept) ?? -1);

const PREFIX = 'dealt ';
const MOST_SHOWN = 4000;

const isNumber = (value: unknown): value is number => isCount(value);
const isPrivate = (value: unknown): value is Private => isText(objectOf(value)['d'], 60);

/** Returns the table in a stored text; null if there is none. */
export function keptIn(text: unknown): Kept | null {
  const kept = objectOf(parsed(text)),
    { id, secret, epoch, at, own, hall, record, shown, answered, asked, next, over } = kept,
    sits = hallOf(hall),
    { backs = [], back = null, terms = null, since = 0 } = kept, // older versions kept none
    ask = kept['ask'] === null ? null : askOf(kept['ask']),
    { name, key, box } = objectOf(own);
  const isRight =
    isText(id, 40) &&
    isText(secret, 40) &&
    isCount(epoch) &&
    isCount(at) &&
    (own === null || (isText(name, 40) && isPrivate(key) && isPrivate(box))) &&
    sits !== null &&
    (record === null || isText(record)) &&
    isList(shown, MOST_SHOWN, (one): one is Shown => isObject(one)) &&
    isList(answered, 4, isNumber) &&
    isCount(asked) &&
    (ask === null) === (kept['ask'] === null) &&
    isList(next, 4, isNumber) &&
    typeof over === 'boolean' &&
    isBacks(backs) &&
    (back === null || isQuestion(back)) &&
    (terms === null || isTerms(terms)) &&
    isCount(since);
  return isRight ? ({ ...kept, hall: sits, ask, backs, back, terms, since } as unknown as Kept) : null;
}

/** Where tables are kept. */
export interface Shelf {
  /** Whether they outlast the page. */
  readonly lasting: boolean;
  all(): Promise<Kept[]>;
  get(id: string): Promise<Kept | null>;
  /**
   * Keeps a table in the place of what was kept of it. Resolves to false, with nothing written, if another page has come to
   * it since. Rejects with an `Unkept` if it cannot be written.
   */
  put(kept: Kept): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Whether a page that came to the table with this epoch may write: none has come later. */
const mayPut = (before: Kept | null, { epoch }: Kept): boolean => !before || before.epoch <= epoch;

const lasting: Shelf = {
  lasting: true,
  async all() {
    const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`),
      texts = await database.run('readonly', (slots) => slots.getAll(range));
    return (texts as unknown[]).flatMap((text) => keptIn(text) ?? []).sort((a, b) => b.at - a.at);
  },
  get: async (id) => keptIn(await database.run('readonly', (slots) => slots.get(PREFIX + id))),
  async put(kept) {
    let may = false;
    // A move that others have seen cannot be taken back: it is on the disk before it is shown.
    await database.run(
      'readwrite',
      (slots) => {
        const asking: IDBRequest<unknown> = slots.get(PREFIX + kept.id);
        asking.onsuccess = () => {
          may = mayPut(keptIn(asking.result), kept);
          if (may) slots.put(JSON.stringify(kept), PREFIX + kept.id);
        };
        return asking;
      },
      'strict',
    );
    return may;
  },
  async remove(id) {
    await database.run('readwrite', (slots) => slots.delete(PREFIX + id), 'strict');
  },
};

/** For a page that may store nothing. */
function passing(): Shelf {
  const all = new Map<string, Kept>();
  return {
    lasting: false,
    all: () => Promise.resolve([...all.values()]),
    get: (id) => Promise.resolve(all.get(id) ?? null),
    put: (kept) => {
      const may = mayPut(all.get(kept.id) ?? null, kept);
      if (may) all.set(kept.id, kept);
      return Promise.resolve(may);
    },
    remove: (id) => Promise.resolve(void all.delete(id)),
  };
}

let opened: Promise<Shelf> | null = null;
/** Opens the shelf of this device. It never rejects: without a database, tables last as long as the page. */
export const openShelf = (): Promise<Shelf> =>
  (opened ??= wholeStore().then(({ trouble }) => (trouble === 'none' ? passing() : lasting)));

/** Returns the addresses of the tables at which it is the turn of this device. */
export const waiting = async (): Promise<string[]> =>
  (await (await openShelf()).all()).filter(waits).map(addressOf);
