// What a device keeps of a table that is played by link, and what it may show of it. Everything is text and
// numbers, so that it can be stored as it is.
import { back, LENGTH, seedOf, valueAt, type Chain } from './chain';
import { encode, known, same, type Bytes } from '../device/bytes';
import { readSetup, type Setup } from './letter';
import { publicOf, type Private } from '../device/sign';

/** The engine as far as letters need it. A move is its index among the legal ones of its seat. */
export interface Engine {
  /** The seats that decide now; none when the game is over. */
  readonly deciding: readonly number[];
  /** Returns how many legal moves a seat has. */
  legal(seat: number): number;
  /** Whether people can begin such a table by link. */
  readonly byLink: boolean;
  /** Whether this legal move turns up something that no seat can know before it. */
  needs(seat: number, move: number): boolean;
  /** Puts in the seed of the next draw, 16 hexadecimal digits. */
  draw(seed: string): void;
  /** Plays a legal move; one that needs a draw uses the seed that was put in. */
  play(seat: number, move: number): void;
  /** Takes back so many moves; false, after some of them, if that cannot be. */
  takeBack(count: number): boolean;
  /** Returns 32 bits of the hash of the state, which depend only on what some seat knows. */
  check(): number;
}
/** Begins a game with these seeds, of which the first deals. Null if the engine has no such game with these names. */
export type Begin = (setup: Setup, draws: string[]) => Engine | null;

/** A seed that is used only to see whether a game can be played. */
export const ANY = '0'.repeat(16);

export type Move = [seat: number, move: number];

/** The values that a seat has given of one of its chains: the newest, and its index. */
export interface Given {
  anchor: string;
  index: number;
  value: string;
}
export interface Seat {
  name: string;
  /** The public key; empty until the seat has joined. */
  key: string;
  /** A chain begins at the index that the chain before it has ended at. */
  chains: Given[];
}
/** A move that draws, sealed and not opened; without a mover, the deal. */
export interface Pending {
  mover: number | null;
  move: number;
  opener: number;
  values: [seat: number, value: string][];
}
/** A seat that asks to be played from a new device, and which seat was to write before. */
export interface Asking {
  seat: number;
  key: string;
  anchor: string;
  resume: number | null;
}
/** A letter that was written or taken. `serial`: null for an invitation and a whole game. */
export interface Sent {
  serial: number | null;
  by: number;
  text: string;
}
/** What only this device knows. */
export interface Secrets {
  key: Private;
  chains: Chain[];
}

export interface LinkTable {
  id: string;
  setup: string;
  /** The seat of this device; null if it only looks on. */
  me: number | null;
  seats: Seat[];
  letters: Sent[];
  /** The claims to its seats, as texts, until the host seats those who ask. */
  claims?: string[];
  /** How many letters there were after the invitation, the hash of all but the last, and that of all. */
  serial: number;
  before: string;
  head: string;
  draws: string[];
  moves: Move[];
  /** The draws that were repeated because a seat had a new device. */
  repeats: number[];
  pending: Pending | null;
  /** The seat that has to write the next letter; null when the game is over. */
  next: number | null;
  asking: Asking | null;
  gaveUp: number | null;
  /** Other turns for a place that was taken, rightly signed: the proof. */
  twice: string[];
  /** Other letters for a place that prove nothing: the same one signed twice, or one that met a new device. */
  rivals?: string[];
  /** Why the table has stopped: two letters for one place, by this seat or by two, were both answered. */
  stopped?: { seat: number | null; other: string[] };
  secrets: Secrets | null;
  /** The seats that this device plays besides its own (proxy.ts). */
  proxies?: { seat: number; secrets: Secrets }[];
}

/** Returns what only this device knows of a table. */
export const ownOf = ({
  me,
  secrets,
  proxies,
}: LinkTable): Pick<LinkTable, 'me' | 'secrets' | 'proxies'> => ({
  me,
  secrets,
  ...(proxies && { proxies }),
});

/** What a table begins with. */
export const EMPTY = {
  draws: [],
  moves: [],
  repeats: [],
  pending: null,
  next: null,
  asking: null,
  gaveUp: null,
  twice: [],
  secrets: null,
} satisfies Partial<LinkTable>;

/** Why a letter is refused. Nothing has changed then, except that a second turn is kept as proof. */
export type Why =
  | 'unreadable' // no letter, or a damaged one
  | 'cut' // a letter whose end is missing
  | 'unfit' // it invites to what cannot be played by link
  | 'older' // it joins in the way of an older version, in which the deal could be chosen
  | 'newer' // of a kind that this version does not know
  | 'elsewhere' // of a table that is not kept here
  | 'forged' // not signed by the seat that had to write it
  | 'old' // opened before
  | 'missing' // a letter in between is missing
  | 'strayed' // it follows other letters than those that are kept here
  | 'twice' // a second, different turn for one place; the first counts
  | 'taken' // the seats have been taken by other players
  | 'chain' // the value is not of the chain that was fixed
  | 'withheld' // the value for a draw is missing
  | 'early' // a value is given before its time
  | 'illegal' // a move that the rules forbid
  | 'version' // the other device comes to another state
  | 'asks' // a seat asks to be played from a new device: agree, or do nothing
  | 'behind' // a whole game has moves of this seat that are not kept here: believe them, or do nothing
  | 'wait' // it is not for this device to write
  | 'over'; // the game is over

/** What a player can consent to: the refusal that is lifted by it. */
export type Consent = 'asks' | 'behind';

export interface Refusal {
  why: Why;
  /** The seat that it is about. */
  seat?: number;
  /** What is kept now, if a second turn was added as proof. */
  state?: LinkTable;
}

/** Returns what was agreed, with the names that the players have given themselves. */
export function setupOf({ setup, seats }: Pick<LinkTable, 'setup' | 'seats'>): Setup {
  const agreed = readSetup(setup);
  if (!agreed) throw new Error('a kept table without set-up');
  return {
    ...agreed,
    players: agreed.players.map((one, i) => ({ ...one, name: seats[i]?.name ?? one.name })),
  };
}

/** Plays what is kept; null before the deal, and if the options cannot be played. */
export function replay(
  state: Pick<LinkTable, 'setup' | 'seats' | 'draws' | 'moves'>,
  begin: Begin,
): Engine | null {
  if (state.draws.length === 0) return null;
  const engine = begin(setupOf(state), state.draws);
  if (engine) for (const [seat, move] of state.moves) engine.play(seat, move);
  return engine;
}

export const lastOf = ({ seats }: Pick<LinkTable, 'seats'>, seat: number): Given =>
  seats[seat]?.chains.at(-1) ?? { anchor: '', index: 0, value: '' };

/** The index of the last value of a seat's chain. */
export const endOf = ({ seats }: Pick<LinkTable, 'seats'>, seat: number): number =>
  (seats[seat]?.chains.at(-2)?.index ?? 0) + LENGTH;

/** Whether this device has asked for a seat, and nobody has been seated yet. */
export const hasClaimed = ({ me, secrets, claims = [], serial }: LinkTable): boolean =>
  me === null && secrets !== null && serial === 0 && claims.length > 0;

/** Whether this device has written the last letter, and can send it again. */
export const hasWritten = (state: LinkTable): boolean =>
  hasClaimed(state) || (state.me !== null && state.letters.at(-1)?.by === state.me);

/** Whether this device has to write the next letter of a table. */
export const waits = ({ next, me }: LinkTable): boolean => next !== null && next === me;

/** The seat that opens what this one has sealed: the next one clockwise. */
export const openerOf = ({ seats }: Pick<LinkTable, 'seats'>, mover: number): number =>
  (mover + 1) % seats.length;

/** Returns this device's own value of an index. */
export async function ownValue({ secrets }: LinkTable, index: number): Promise<Bytes | null> {
  const chain = secrets?.chains.findLast(({ base }) => base <= index);
  return chain ? valueAt(chain, index) : null;
}

/** Whether a device that has these secrets can go on for a seat of which this is known. */
export async function isOwn(state: LinkTable, seat: number): Promise<boolean> {
  const { index, value } = lastOf(state, seat),
    own = await ownValue(state, index);
  return (
    state.secrets !== null &&
    encode(publicOf(state.secrets.key)) === state.seats[seat]?.key &&
    own !== null &&
    encode(own) === value
  );
}

/** Carries out the sealed move, or the deal, with the value of its opener. */
export async function opened<K extends Pick<LinkTable, 'id' | 'draws' | 'moves' | 'pending'>>(
  state: K,
  value: Bytes,
): Promise<K> {
  if (!state.pending) return state;
  const { mover, move, opener, values } = state.pending;
  const all = [...values, [opener, encode(value)] as const].sort(([a], [b]) => a - b);
  const seed = await seedOf(
    state.id,
    state.draws.length,
    all.map(([, one]) => known(one)),
  );
  return {
    ...state,
    draws: [...state.draws, seed],
    moves: mover === null ? state.moves : [...state.moves, [mover, move]],
    pending: null,
  };
}

/**
 * Returns the table as this device may show it: a sealed move that is this device's to open is carried out, as
 * no other seat knows its value yet.
 */
export async function shown(state: LinkTable): Promise<LinkTable> {
  const { pending, me } = state;
  if (me === null || pending?.opener !== me || state.asking || state.next === null) return state;
  // A seat that has gone on elsewhere opens with the values of its new chain.
  if (!(await isOwn(state, me))) return state;
  const value = await ownValue(state, lastOf(state, me).index + 1);
  return value ? opened(state, value) : state;
}

/**
 * Returns the values that a letter gives beyond those known, the oldest first: none, one or two. 'chain' if they
 * are not of the chain that was fixed, 'early' if there are more than any letter needs.
 */
export async function newValues(
  state: Pick<LinkTable, 'seats'>,
  by: number,
  { index, value }: { index: number; value: Bytes },
): Promise<Bytes[] | 'chain' | 'early'> {
  const last = lastOf(state, by),
    steps = index - last.index;
  if (steps > 2) return 'early';
  if (steps < 0 || index > endOf(state, by)) return 'chain';
  const values = steps === 2 ? [await back(value, 1), value] : steps === 1 ? [value] : [];
  const first = values[0];
  return same(first ? await back(first, 1) : value, known(last.value)) ? values : 'chain';
}
