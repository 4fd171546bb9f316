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
  type Kept,
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
import { seated } from './seats';
import { isSigned, SIGNATURE } from './sign';

/** The letters that have a place in the order. */
export type Placed = Exclude<Letter, { kind: 'invitation' | 'whole' | 'claim' }>;
export const isPlaced = (letter: Letter): letter is Placed =>
  letter.kind !== 'invitation' && letter.kind !== 'whole' && letter.kind !== 'claim';
/** The most second turns that are kept as proof. */
const MOST_TWICE = 4;

const changed = (seats: readonly Seat[], at: number, change: Partial<Seat>): Seat[] =>
  seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat));

/** Returns the chains of a seat after a letter that gives these values, and perhaps a new anchor. */
function chainsAfter(kept: Kept, by: number, letter: Turn | Agreeing): Given[] | 'chain' {
  const chains = kept.seats[by]?.chains ?? [],
    last = lastOf(kept, by),
    ends = letter.index > last.index && letter.index === endOf(kept, by);
  // The next chain has to be fixed as soon as this one is used up, and not before.
  if (ends !== (letter.anchor !== null)) return 'chain';
  const after = [...chains.slice(0, -1), { ...last, index: letter.index, value: encode(letter.value) }];
  const anchor = letter.anchor && encode(letter.anchor);
  return anchor === null ? after : [...after, { anchor, index: letter.index, value: anchor }];
}

/** Joins in the way of older versions, with the first value. */
async function join(kept: Kept, letter: Joining, by: number, begin: Begin): Promise<Kept | Why> {
  if (kept.claims?.length) return 'older';
  if (letter.index !== 1 || !same(await back(letter.value, 1), letter.anchor)) return 'chain';
  if (letter.check !== 0) return 'version';
  const chain = { anchor: encode(letter.anchor), index: 1, value: encode(letter.value) },
    name = letter.name || (kept.seats[by]?.name ?? '');
  const seats = changed(kept.seats, by, { name, key: encode(letter.key), chains: [chain] }),
    next = openerOf(kept, by);
  if (!begin(setupOf({ ...kept, seats }), [ANY])) return 'unreadable'; // the engine cannot show such a name
  if (seats[next]?.key === '') return { ...kept, seats, next };
  // All have joined: the seat that has invited is the next, and its value deals.
  const values = seats.flatMap(({ chains: [given] }, seat): Pending['values'] =>
    given && seat !== next ? [[seat, given.value]] : [],
  );
  return { ...kept, seats, next, pending: { mover: null, move: 0, opener: next, values } };
}

/** Gives a seat's first value for the deal, for which others still owe theirs. */
async function share(kept: Kept, letter: Turn, by: number): Promise<Kept | Why> {
  const values = await newValues(kept, by, letter);
  if (typeof values === 'string') return values;
  const chains = chainsAfter(kept, by, letter),
    [value] = values;
  if (chains === 'chain') return chains;
  if (!value || !kept.pending) return 'withheld';
  if (values.length > 1) return 'early';
  if (letter.moves.length > 0) return 'illegal';
  if (letter.check !== 0) return 'version';
  const pending = {
    ...kept.pending,
    values: [...kept.pending.values, [by, encode(value)] as [number, string]],
  };
  return { ...kept, pending, seats: changed(kept.seats, by, { chains }), next: openerOf(kept, by) };
}

async function turn(kept: Kept, letter: Turn, by: number, begin: Begin): Promise<Kept | Why> {
  if (kept.asking) return 'illegal';
  if (kept.pending && kept.pending.opener !== by) return share(kept, letter, by);
  const values = await newValues(kept, by, letter);
  if (typeof values === 'string') return values;
  const chains = chainsAfter(kept, by, letter);
  if (chains === 'chain') return chains;
  let after = kept;
  if (kept.pending) {
    const value = values.shift();
    if (!value) return 'withheld';
    after = await opened(kept, value);
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
      pending = { mover: by, move, opener: openerOf(kept, by), values: [[by, encode(value)]] };
    } else {
      engine.play(by, move);
      moves.push([by, move]);
    }
  }
  if (values.length > 0) return 'early';
  if (engine.check() !== letter.check) return 'version';
  const seats = changed(kept.seats, by, { chains }),
    next = pending ? pending.opener : (engine.deciding[0] ?? null);
  return { ...after, moves, pending, seats, next };
}

/** Whether a letter that plays nothing comes from the state that is kept, and gives no value. */
function atRest(kept: Kept, by: number, { index, value, check }: Placed, begin: Begin): Why | null {
  const last = lastOf(kept, by);
  if (index !== last.index || encode(value) !== last.value) return index > last.index ? 'early' : 'chain';
  return check === checkOf(kept, begin) ? null : 'version';
}

/** The check of the state that is kept: of nothing before the deal. */
export const checkOf = (kept: Kept, begin: Begin): number =>
  kept.draws.length === 0 ? 0 : (replay(kept, begin)?.check() ?? 0);

function giveUp(kept: Kept, letter: GivingUp, by: number, begin: Begin): Kept | Why {
  if (kept.draws.length === 0) return 'illegal';
  return atRest(kept, by, letter, begin) ?? { ...kept, gaveUp: by, asking: null, next: null };
}

function ask(kept: Kept, letter: NewDevice, by: number, begin: Begin): Kept | Why {
  // The value of this letter is the anchor of a new chain, which begins where the lost one was left.
  if (letter.index !== lastOf(kept, by).index) return 'chain';
  if (letter.check !== checkOf(kept, begin)) return 'version';
  const asking = {
    seat: by,
    key: encode(letter.key),
    anchor: encode(letter.value),
    resume: kept.next,
  };
  return { ...kept, asking, next: openerOf(kept, by) };
}

async function agree(kept: Kept, letter: Agreeing, by: number, begin: Begin): Promise<Kept | Why> {
  const { asking, pending } = kept;
  if (asking?.seat !== letter.seat) return 'illegal';
  const values = await newValues(kept, by, letter);
  if (typeof values === 'string') return values;
  const chains = chainsAfter(kept, by, letter);
  if (chains === 'chain') return chains;
  // The lost device may have known the draw that it was to open. So it is made of new values on both sides.
  const repeated = pending?.opener === asking.seat && pending.mover === by;
  const owed = repeated ? 1 : 0;
  if (values.length !== owed) return values.length < owed ? 'withheld' : 'early';
  if (letter.check !== checkOf(kept, begin)) return 'version';
  let after: Kept = { ...kept, seats: changed(kept.seats, by, { chains }), next: openerOf(kept, by) };
  if (repeated)
    after = {
      ...after,
      pending: { ...pending, values: [[by, encode(letter.value)]] },
      repeats: [...kept.repeats, kept.draws.length],
    };
  if (after.next !== asking.seat) return after;
  const given = { anchor: asking.anchor, index: lastOf(kept, asking.seat).index, value: asking.anchor },
    renewed = { key: asking.key, chains: [...(after.seats[asking.seat]?.chains ?? []), given] };
  return {
    ...after,
    seats: changed(after.seats, asking.seat, renewed),
    asking: null,
    next: asking.resume,
  };
}

/** Returns the seat whose letter this must be, if it has signed it. */
async function writerOf(kept: Kept, bytes: Bytes, letter: Placed): Promise<number | Why> {
  if (letter.kind === 'seating') {
    // The invitation is followed by this one letter of its own writer.
    const { by, text } = kept.letters[0] ?? { by: 0, text: '' },
      isFirst = kept.serial === 0 && kept.letters.length === 1 && text !== '';
    return isFirst && (await isSigned(bytes, known(kept.seats[by]?.key ?? ''))) ? by : 'forged';
  }
  if (letter.kind === 'joining' || letter.kind === 'new-device') {
    if (!(await isSigned(bytes, letter.key))) return 'forged';
    if (letter.kind === 'joining')
      return kept.next !== null && kept.seats[kept.next]?.key === '' ? kept.next : 'taken';
    const may = kept.draws.length > 0 && !kept.asking && kept.next !== null;
    return may && letter.seat < kept.seats.length ? letter.seat : 'illegal';
  }
  const seats = kept.next === null ? kept.seats.keys() : [kept.next];
  for (const seat of seats)
    if (await isSigned(bytes, known(kept.seats[seat]?.key ?? ''))) return kept.next ?? 'over';
  return 'forged';
}

/** Says what a letter for another place is. */
async function misplaced(kept: Kept, bytes: Bytes, letter: Placed): Promise<Refusal> {
  const there = kept.letters.find(({ serial }) => serial === letter.serial),
    theirs = there && read(known(there.text)),
    // Two letters met where a new device asked, as anyone may write there.
    met = letter.kind === 'new-device' || (typeof theirs === 'object' && theirs.kind === 'new-device');
  const keys =
    letter.kind === 'joining' || letter.kind === 'new-device'
      ? [encode(letter.key)]
      : kept.seats.flatMap(({ key }, seat) => (key && (!there || met || there.by === seat) ? [key] : []));
  let signer: string | null = null;
  for (const key of keys) if (await isSigned(bytes, known(key))) signer = key;
  // A later letter may be of a seat whose joining has not come.
  const lacks = letter.serial > kept.serial && kept.seats.some(({ key }) => !key);
  if (signer === null && !lacks) return { why: 'forged' };
  if (letter.serial > kept.serial) return { why: 'missing' };
  if (!there) return { why: 'old' };
  if (same(known(there.text).slice(0, -SIGNATURE), bytes.slice(0, -SIGNATURE))) return { why: 'old' };
  if (met) return { why: 'strayed' };
  if (signer !== kept.seats[there.by]?.key) return { why: 'taken' };
  const text = encode(bytes),
    isNew = !kept.twice.includes(text) && kept.twice.length < MOST_TWICE;
  return {
    why: 'twice',
    seat: there.by,
    ...(isNew ? { kept: { ...kept, twice: [...kept.twice, text] } } : {}),
  };
}

/** Returns what is kept once a letter is taken. `agrees`: whether a new device is agreed to. */
export async function take(
  kept: Kept,
  bytes: Bytes,
  letter: Placed,
  begin: Begin,
  agrees = false,
): Promise<Kept | Refusal> {
  if (encode(letter.table) !== kept.id) return { why: 'elsewhere' };
  if (letter.serial !== kept.serial) return misplaced(kept, bytes, letter);
  const by = await writerOf(kept, bytes, letter);
  if (typeof by === 'string') return { why: by };
  if (!same(letter.head, known(kept.head).slice(0, 8))) return { why: 'strayed', seat: by };
  if (letter.kind === 'new-device' && !agrees) return { why: 'asks', seat: by };
  const after = await effect(kept, letter, by, begin);
  if (typeof after === 'string') return { why: after, seat: by };
  return {
    ...after,
    serial: kept.serial + 1,
    before: kept.head,
    head: encode(await sha256(known(kept.head), bytes)),
    letters: [...kept.letters, { serial: letter.serial, by, text: encode(bytes) }],
  };
}

function effect(kept: Kept, letter: Placed, by: number, begin: Begin): Promise<Kept | Why> | Kept | Why {
  switch (letter.kind) {
    case 'joining':
      return join(kept, letter, by, begin);
    case 'seating':
      return seated(kept, letter, by, begin);
    case 'turn':
      return turn(kept, letter, by, begin);
    case 'giving-up':
      return giveUp(kept, letter, by, begin);
    case 'new-device':
      return ask(kept, letter, by, begin);
    case 'agreeing':
      return agree(kept, letter, by, begin);
  }
}
