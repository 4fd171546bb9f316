// Takes one letter at its place, or says why not. Pure but for the browser's arithmetic of signatures. The letters
// of this device go the same way as those of the others: so all come to the same.
import { encode, known, same, type Bytes } from '../device/bytes';
import { back, sha256 } from './chain';
import {
  endOf,
  lastOf,
  newValues,
  opened,
  openerOf,
  replay,
  setupOf,
  ANY,
  type Begin,
  type Given,
  type LinkTable,
  type Pending,
  type Refusal,
  type Seat,
  type Why,
} from './link-table';
import {
  read,
  type Agreeing,
  type GivingUp,
  type Joining,
  type Letter,
  type NewDevice,
  type Turn,
} from './letter';
import { tookBack } from './consent';
import { seated } from './seats';
import { isSigned, SIGNATURE } from '../device/sign';

/** The letters that have a place in the order. */
export type Placed = Exclude<Letter, { kind: 'invitation' | 'whole' | 'claim' }>;
export const isPlaced = (letter: Letter): letter is Placed =>
  letter.kind !== 'invitation' && letter.kind !== 'whole' && letter.kind !== 'claim';
/** The most second turns that are kept as proof. */
const MOST_TWICE = 4;

const changed = (seats: readonly Seat[], at: number, change: Partial<Seat>): Seat[] =>
  seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat));

/** Returns the chains of a seat after a letter that gives these values, and perhaps a new anchor. */
function chainsAfter(state: LinkTable, by: number, letter: Turn | Agreeing): Given[] | 'chain' {
  const chains = state.seats[by]?.chains ?? [],
    last = lastOf(state, by),
    ends = letter.index > last.index && letter.index === endOf(state, by);
  // The next chain has to be fixed as soon as this one is used up, and not before.
  if (ends !== (letter.anchor !== null)) return 'chain';
  const after = [...chains.slice(0, -1), { ...last, index: letter.index, value: encode(letter.value) }];
  const anchor = letter.anchor && encode(letter.anchor);
  return anchor === null ? after : [...after, { anchor, index: letter.index, value: anchor }];
}

/** Joins in the way of older versions, with the first value. */
async function join(state: LinkTable, letter: Joining, by: number, begin: Begin): Promise<LinkTable | Why> {
  if (state.claims?.length) return 'older';
  if (letter.index !== 1 || !same(await back(letter.value, 1), letter.anchor)) return 'chain';
  if (letter.check !== 0) return 'version';
  const chain = { anchor: encode(letter.anchor), index: 1, value: encode(letter.value) },
    name = letter.name || (state.seats[by]?.name ?? '');
  const seats = changed(state.seats, by, { name, key: encode(letter.key), chains: [chain] }),
    next = openerOf(state, by);
  if (!begin(setupOf({ ...state, seats }), [ANY])) return 'unreadable'; // the engine cannot show such a name
  if (seats[next]?.key === '') return { ...state, seats, next };
  // All have joined: the seat that has invited is the next, and its value deals.
  const values = seats.flatMap(({ chains: [given] }, seat): Pending['values'] =>
    given && seat !== next ? [[seat, given.value]] : [],
  );
  return { ...state, seats, next, pending: { mover: null, move: 0, opener: next, values } };
}

/** Gives a seat's first value for the deal, for which others still owe theirs. */
async function share(state: LinkTable, letter: Turn, by: number): Promise<LinkTable | Why> {
  const values = await newValues(state, by, letter);
  if (typeof values === 'string') return values;
  const chains = chainsAfter(state, by, letter),
    [value] = values;
  if (chains === 'chain') return chains;
  if (!value || !state.pending) return 'withheld';
  if (values.length > 1) return 'early';
  if (letter.moves.length > 0) return 'illegal';
  if (letter.check !== 0) return 'version';
  const pending = {
    ...state.pending,
    values: [...state.pending.values, [by, encode(value)] as [number, string]],
  };
  return { ...state, pending, seats: changed(state.seats, by, { chains }), next: openerOf(state, by) };
}

async function turn(state: LinkTable, letter: Turn, by: number, begin: Begin): Promise<LinkTable | Why> {
  if (state.asking) return 'illegal';
  if (state.pending && state.pending.opener !== by) return share(state, letter, by);
  const values = await newValues(state, by, letter);
  if (typeof values === 'string') return values;
  const chains = chainsAfter(state, by, letter);
  if (chains === 'chain') return chains;
  let after = state;
  if (state.pending) {
    const value = values.shift();
    if (!value) return 'withheld';
    after = await opened(state, value);
  } else if (letter.moves.length === 0) return 'illegal';
  const engine = replay(after, begin),
    moves = [...after.moves];
  let pending: Pending | null = null;
  if (!engine) return 'illegal';
  for (const move of letter.moves) {
    if (pending || move >= engine.legal(by)) return 'illegal';
    if (engine.needs(by, move)) {
      const value = values.shift();
      if (!value) return 'withheld';
      pending = { mover: by, move, opener: openerOf(state, by), values: [[by, encode(value)]] };
    } else {
      engine.play(by, move);
      moves.push([by, move]);
    }
  }
  if (values.length > 0) return 'early';
  if (engine.check() !== letter.check) return 'version';
  const seats = changed(state.seats, by, { chains }),
    next = pending ? pending.opener : (engine.deciding[0] ?? null);
  return { ...after, moves, pending, seats, next };
}

/** Whether a letter that plays nothing comes from the state that is kept, and gives no value. */
function atRest(state: LinkTable, by: number, { index, value, check }: Placed, begin: Begin): Why | null {
  const last = lastOf(state, by);
  if (index !== last.index || encode(value) !== last.value) return index > last.index ? 'early' : 'chain';
  return check === checkOf(state, begin) ? null : 'version';
}

/** The check of the state that is kept: of nothing before the deal. */
export const checkOf = (state: LinkTable, begin: Begin): number =>
  state.draws.length === 0 ? 0 : (replay(state, begin)?.check() ?? 0);

function giveUp(state: LinkTable, letter: GivingUp, by: number, begin: Begin): LinkTable | Why {
  if (state.draws.length === 0) return 'illegal';
  return atRest(state, by, letter, begin) ?? { ...state, gaveUp: by, asking: null, next: null };
}

function ask(state: LinkTable, letter: NewDevice, by: number, begin: Begin): LinkTable | Why {
  // The value of this letter is the anchor of a new chain, which begins where the lost one was left.
  if (letter.index !== lastOf(state, by).index) return 'chain';
  if (letter.check !== checkOf(state, begin)) return 'version';
  const asking = {
    seat: by,
    key: encode(letter.key),
    anchor: encode(letter.value),
    resume: state.next,
  };
  return { ...state, asking, next: openerOf(state, by) };
}

async function agree(state: LinkTable, letter: Agreeing, by: number, begin: Begin): Promise<LinkTable | Why> {
  const { asking, pending } = state;
  if (asking?.seat !== letter.seat) return 'illegal';
  const values = await newValues(state, by, letter);
  if (typeof values === 'string') return values;
  const chains = chainsAfter(state, by, letter);
  if (chains === 'chain') return chains;
  // The lost device may have known the draw that it was to open. So it is made of new values on both sides.
  const repeated = pending?.opener === asking.seat && pending.mover === by;
  const owed = repeated ? 1 : 0;
  if (values.length !== owed) return values.length < owed ? 'withheld' : 'early';
  if (letter.check !== checkOf(state, begin)) return 'version';
  let after: LinkTable = { ...state, seats: changed(state.seats, by, { chains }), next: openerOf(state, by) };
  if (repeated)
    after = {
      ...after,
      pending: { ...pending, values: [[by, encode(letter.value)]] },
      repeats: [...state.repeats, state.draws.length],
    };
  if (after.next !== asking.seat) return after;
  const given = { anchor: asking.anchor, index: lastOf(state, asking.seat).index, value: asking.anchor },
    renewed = { key: asking.key, chains: [...(after.seats[asking.seat]?.chains ?? []), given] };
  return {
    ...after,
    seats: changed(after.seats, asking.seat, renewed),
    asking: null,
    next: asking.resume,
  };
}

/** Returns the seat whose letter this must be, if it has signed it. */
async function writerOf(state: LinkTable, bytes: Bytes, letter: Placed): Promise<number | Why> {
  if (letter.kind === 'seating') {
    // The invitation is followed by this one letter of its own writer.
    const { by, text } = state.letters[0] ?? { by: 0, text: '' },
      isFirst = state.serial === 0 && state.letters.length === 1 && text !== '';
    return isFirst && (await isSigned(bytes, known(state.seats[by]?.key ?? ''))) ? by : 'forged';
  }
  if (letter.kind === 'joining' || letter.kind === 'new-device') {
    if (!(await isSigned(bytes, letter.key))) return 'forged';
    if (letter.kind === 'joining')
      return state.next !== null && state.seats[state.next]?.key === '' ? state.next : 'taken';
    const may = state.draws.length > 0 && !state.asking && state.next !== null;
    return may && letter.seat < state.seats.length ? letter.seat : 'illegal';
  }
  const seats = state.next === null ? state.seats.keys() : [state.next];
  for (const seat of seats)
    if (await isSigned(bytes, known(state.seats[seat]?.key ?? ''))) return state.next ?? 'over';
  return 'forged';
}

/** Says what a letter for another place is. */
async function misplaced(state: LinkTable, bytes: Bytes, letter: Placed): Promise<Refusal> {
  const there = state.letters.find(({ serial }) => serial === letter.serial),
    theirs = there && read(known(there.text)),
    // Two letters met where a new device asked, as anyone may write there.
    met = letter.kind === 'new-device' || (typeof theirs === 'object' && theirs.kind === 'new-device');
  const keys =
    letter.kind === 'joining' || letter.kind === 'new-device'
      ? [encode(letter.key)]
      : state.seats.flatMap(({ key }, seat) => (key && (!there || met || there.by === seat) ? [key] : []));
  let signer: string | null = null;
  for (const key of keys) if (await isSigned(bytes, known(key))) signer = key;
  // A later letter may be of a seat whose joining has not come.
  const lacks = letter.serial > state.serial && state.seats.some(({ key }) => !key);
  if (signer === null && !lacks) return { why: 'forged' };
  if (letter.serial > state.serial) return { why: 'missing' };
  if (!there) return { why: 'old' };
  if (same(known(there.text).slice(0, -SIGNATURE), bytes.slice(0, -SIGNATURE))) return { why: 'old' };
  if (met) return { why: 'strayed' };
  if (signer !== state.seats[there.by]?.key) return { why: 'taken' };
  const text = encode(bytes),
    isNew = !state.twice.includes(text) && state.twice.length < MOST_TWICE;
  return {
    why: 'twice',
    seat: there.by,
    ...(isNew ? { state: { ...state, twice: [...state.twice, text] } } : {}),
  };
}

/** Returns what is kept once a letter is taken. `agrees`: whether a new device is agreed to. */
export async function take(
  state: LinkTable,
  bytes: Bytes,
  letter: Placed,
  begin: Begin,
  agrees = false,
): Promise<LinkTable | Refusal> {
  if (encode(letter.table) !== state.id) return { why: 'elsewhere' };
  if (letter.serial !== state.serial) return misplaced(state, bytes, letter);
  const by = await writerOf(state, bytes, letter);
  if (typeof by === 'string') return { why: by };
  if (!same(letter.head, known(state.head).slice(0, 8))) return { why: 'strayed', seat: by };
  if (letter.kind === 'new-device' && !agrees) return { why: 'asks', seat: by };
  const after = await effect(state, letter, by, begin);
  if (typeof after === 'string') return { why: after, seat: by };
  return {
    ...after,
    serial: state.serial + 1,
    before: state.head,
    head: encode(await sha256(known(state.head), bytes)),
    letters: [...state.letters, { serial: letter.serial, by, text: encode(bytes) }],
  };
}

function effect(
  state: LinkTable,
  letter: Placed,
  by: number,
  begin: Begin,
): Promise<LinkTable | Why> | LinkTable | Why {
  switch (letter.kind) {
    case 'joining':
      return join(state, letter, by, begin);
    case 'seating':
      return seated(state, letter, by, begin);
    case 'turn':
      return turn(state, letter, by, begin);
    case 'giving-up':
      return giveUp(state, letter, by, begin);
    case 'new-device':
      return ask(state, letter, by, begin);
    case 'agreeing':
      return agree(state, letter, by, begin);
    case 'taking-back':
      return tookBack(state, letter, by, begin);
  }
}
