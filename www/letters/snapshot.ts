// A whole game in one letter: for a device that lacks letters, or has lost everything. It tells the newest values,
// from which all draws follow, and the moves. A device that keeps the table compares; one that keeps nothing has
// nothing to compare, and believes the sender.
import { encode, known, same, type Bytes } from '../device/bytes';
import { back, LENGTH, sha256 } from './chain';
import {
  EMPTY,
  isOwn,
  opened,
  openerOf,
  ownOf,
  type Begin,
  type Consent,
  type Engine,
  type LinkTable,
  type Move,
  type Pending,
  type Refusal,
  type Seat,
  setupOf,
  type Why,
} from './link-table';
import { linkOf } from './link';
import { read, readSetup, write, type Whole } from './letter';
import { isSigned, signed } from '../device/sign';
import { isPlaced, take, type Placed } from './apply';

/**
 * Returns the link that tells the whole game so far; null before the deal, while a new device is asked about, and if
 * the game does not fit into a letter.
 */
export async function linkOfWhole({ me, secrets, asking, ...state }: LinkTable): Promise<string | null> {
  const last = state.letters.at(-1);
  if (me === null || !secrets || asking || state.draws.length === 0 || !last) return null;
  const letter: Whole = {
    kind: 'whole',
    table: known(state.id),
    serial: state.serial,
    head: known(state.before),
    by: me,
    setup: state.setup,
    seats: state.seats.map(({ name, key, chains }) => ({
      name,
      key: known(key),
      chains: chains.map(({ index, value }) => ({ index, value: known(value) })),
    })),
    repeats: state.repeats,
    moves: [...state.moves.map(([, move]) => move), ...(state.pending ? [state.pending.move] : [])],
    lastBy: last.by,
    last: known(last.text),
  };
  const bytes = await signed(secrets.key, write(letter));
  // A game can be longer than a letter may be.
  return typeof read(bytes) === 'string' ? null : linkOf([bytes]);
}

/** Returns a seat as it is kept, with a list of its values; null if its chains are impossible. */
async function seatOf({ name, key, chains }: Whole['seats'][number]): Promise<[Seat, string[]] | null> {
  const values: string[] = [],
    given: Seat['chains'] = [];
  let base = 0;
  for (const { index, value } of chains) {
    if (index < base || index > base + LENGTH) return null;
    let one = value;
    for (let at = index; at > base; at--) {
      values[at] = encode(one);
      one = await back(one, 1);
    }
    given.push({ anchor: encode(one), index, value: encode(value) });
    base = index;
  }
  return given.length > 0 ? [{ name, key: encode(key), chains: given }, values] : null;
}

/** Plays the moves of a whole game. Returns the table and its engine. */
async function played(
  state: LinkTable,
  letter: Whole,
  values: string[][],
  begin: Begin,
): Promise<[LinkTable, Engine] | Why> {
  const used = state.seats.map(() => 0);
  const use = (seat: number): string | null => values[seat]?.[(used[seat] = (used[seat] ?? 0) + 1)] ?? null;
  const deal = state.seats.map((_, seat): [number, string | null] => [seat, use(seat)]);
  if (deal.some(([, value]) => value === null)) return 'withheld';
  const host = setupOf(state).host,
    others = deal.flatMap(([seat, value]): [number, string][] =>
      value && seat !== host ? [[seat, value]] : [],
    );
  const dealing: Pending = { mover: null, move: 0, opener: host, values: others };
  let now = await opened({ ...state, pending: dealing }, known(deal[host]?.[1] ?? ''));
  const engine = begin(setupOf(state), now.draws);
  if (!engine) return 'illegal';
  let repeats = 0;
  for (const [i, move] of letter.moves.entries()) {
    const [mover] = engine.deciding;
    if (mover === undefined || move >= engine.legal(mover)) return 'illegal';
    if (engine.needs(mover, move)) {
      while (letter.repeats[repeats] === now.draws.length) {
        use(mover);
        repeats++;
      }
      const value = use(mover),
        opener = openerOf(state, mover);
      if (value === null) return 'withheld';
      const pending: Pending = { mover, move, opener, values: [[mover, value]] },
        open = use(opener);
      if (open === null) {
        used[opener] = (used[opener] ?? 0) - 1;
        if (i < letter.moves.length - 1) return 'withheld';
        now = { ...now, pending };
        break;
      }
      now = await opened({ ...now, pending }, known(open));
      engine.draw(now.draws.at(-1) ?? '');
    } else now = { ...now, moves: [...now.moves, [mover, move]] };
    engine.play(mover, move);
  }
  const isRest = state.seats.some(({ chains }, seat) => chains.at(-1)?.index !== used[seat]);
  if (isRest || repeats < letter.repeats.length) return 'early';
  return [{ ...now, next: now.pending?.opener ?? engine.deciding[0] ?? null }, engine];
}

/** Returns the last letter of a whole game, if it is signed and stands at its place. */
async function lastIn({ last, serial, table, head, seats, lastBy }: Whole): Promise<Placed | Why> {
  const letter = read(last);
  if (typeof letter === 'string') return letter;
  if (!isPlaced(letter) || letter.kind === 'joining' || letter.kind === 'seating') return 'unreadable';
  const signer = seats[lastBy];
  if (!signer || !(await isSigned(last, signer.key))) return 'forged';
  const fits =
    letter.serial === serial - 1 && same(letter.table, table) && same(letter.head, head.slice(0, 8));
  return fits ? letter : 'strayed';
}

/** The moves that are sealed, those carried out and the one that is not opened. */
const sealedIn = ({ moves, pending }: LinkTable): Move[] =>
  pending && pending.mover !== null ? [...moves, [pending.mover, pending.move]] : moves;

/** Whether all have agreed to the new device that is asked about here: its key counts now. */
const goesOn = ({ asking }: LinkTable, whole: LinkTable): boolean =>
  asking !== null && whole.seats[asking.seat]?.key === asking.key;

/** Whether what is kept ends here: nothing follows but what the question about a new device leads to. */
const isEnd = (state: LinkTable, whole: LinkTable, last: Placed): boolean =>
  state.next === null || (state.asking !== null && !goesOn(state, whole) && last.kind !== 'giving-up');

/** Whether a seat has sealed or agreed to more in a whole game than in what is kept here. */
function isBehind(state: LinkTable, whole: LinkTable, me: number): boolean {
  const count = (one: LinkTable): number => sealedIn(one).filter(([mover]) => mover === me).length,
    { asking, next, seats } = state;
  if (count(whole) > count(state)) return true;
  if (!asking || next === null || !goesOn(state, whole)) return false;
  // They agree clockwise from the seat that asks.
  const turn = (seat: number): number => (seat - asking.seat + seats.length) % seats.length;
  return me !== asking.seat && turn(next) > 0 && turn(me) >= turn(next);
}

/** Whether a table contains all that is kept here. */
const contains = (whole: LinkTable, state: LinkTable): boolean =>
  state.setup === whole.setup &&
  state.seats.every(({ key, name, chains }, seat) => {
    const theirs = whole.seats[seat],
      keyNow = goesOn(state, whole) && state.asking?.seat === seat ? state.asking.key : key;
    // A seat without a key had not joined yet.
    return (
      !key ||
      (theirs?.key === keyNow &&
        theirs.name === name &&
        chains.every(({ anchor }, i) => theirs.chains[i]?.anchor === anchor))
    );
  }) &&
  state.draws.every((seed, draw) => whole.draws[draw] === seed) &&
  state.repeats.every((draw) => whole.repeats.includes(draw)) &&
  sealedIn(state).every(([seat, move], i) => {
    const [mover, theirs] = sealedIn(whole)[i] ?? [];
    return mover === seat && theirs === move;
  });

/** Opens a whole game, at a table that is kept here or without one. */
export async function openWhole(
  state: LinkTable | null,
  bytes: Bytes,
  letter: Whole,
  begin: Begin,
  consent?: Consent,
): Promise<LinkTable | Refusal> {
  const id = encode(letter.table),
    sender = letter.seats[letter.by];
  if (state && state.id !== id) return { why: 'elsewhere' };
  if (!sender || !(await isSigned(bytes, sender.key))) return { why: 'forged' };
  // A seat that is not known to have joined may be anybody's.
  if ([letter.by, letter.lastBy].some((seat) => state?.seats[seat]?.key === '')) return { why: 'missing' };
  const { seats: keys, asking } = state ?? {},
    key =
      asking?.seat === letter.by && asking.key === encode(sender.key) ? asking.key : keys?.[letter.by]?.key;
  if (state && key !== encode(sender.key)) return { why: 'forged' };
  if (state && letter.serial < state.serial) return { why: 'old' };
  const last = await lastIn(letter);
  if (typeof last === 'string') return { why: last };
  const head = encode(await sha256(letter.head, letter.last));
  if (state && letter.serial === state.serial) return head === state.head ? state : { why: 'strayed' };
  // A device that lacks one letter need not believe anyone: it is told that letter.
  if (state && letter.serial === state.serial + 1)
    return take(state, letter.last, last, begin, consent === 'asks');
  const setup = readSetup(letter.setup),
    seats = await Promise.all(letter.seats.map(seatOf));
  if (setup?.players.length !== seats.length || seats.some((seat) => !seat)) return { why: 'unreadable' };
  const blank: LinkTable = {
    ...EMPTY,
    id,
    setup: letter.setup,
    seats: seats.flatMap((seat) => (seat ? [seat[0]] : [])),
    letters: [
      ...(state?.letters ?? []),
      { serial: null, by: letter.by, text: encode(bytes) },
      { serial: last.serial, by: letter.lastBy, text: encode(letter.last) },
    ],
    serial: letter.serial,
    before: encode(letter.head),
    head,
    repeats: letter.repeats,
    twice: state?.twice ?? [],
    ...(state ? ownOf(state) : { me: null, secrets: null }),
  };
  const found = await played(
    blank,
    letter,
    seats.map((seat) => seat?.[1] ?? []),
    begin,
  );
  if (typeof found === 'string') return { why: found };
  const [whole, engine] = found;
  if (engine.check() !== last.check) return { why: 'version' };
  if (state && (isEnd(state, whole, last) || !contains(whole, state))) return { why: 'strayed' };
  if (state?.secrets && state.me !== null) {
    if (!(await isOwn(whole, state.me))) return { why: 'strayed' };
    if (consent !== 'behind' && isBehind(state, whole, state.me)) return { why: 'behind', seat: state.me };
  }
  return last.kind === 'giving-up' ? { ...whole, gaveUp: letter.lastBy, next: null } : whole;
}
