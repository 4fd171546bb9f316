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
  type Begin,
  type Consent,
  type Engine,
  type Kept,
  type Move,
  type Pending,
  type Refusal,
  type Seat,
  setupOf,
  type Why,
} from './link-table';
import { linkOf } from './link';
import { read, readSetup, write, type Whole } from './letter';
import { isSigned, signed } from './sign';
import { isPlaced, take, type Placed } from './apply';

/**
 * Returns the link that tells the whole game so far; null before the deal, while a new device is asked about, and if
 * the game does not fit into a letter.
 */
export async function linkOfWhole({ me, secrets, asking, ...kept }: Kept): Promise<string | null> {
  const last = kept.letters.at(-1);
  if (me === null || !secrets || asking || kept.draws.length === 0 || !last) return null;
  const letter: Whole = {
    kind: 'whole',
    table: known(kept.id),
    serial: kept.serial,
    head: known(kept.before),
    by: me,
    setup: kept.setup,
    seats: kept.seats.map(({ name, key, chains }) => ({
      name,
      key: known(key),
      chains: chains.map(({ index, value }) => ({ index, value: known(value) })),
    })),
    repeats: kept.repeats,
    moves: [...kept.moves.map(([, move]) => move), ...(kept.pending ? [kept.pending.move] : [])],
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
  kept: Kept,
  letter: Whole,
  values: string[][],
  begin: Begin,
): Promise<[Kept, Engine] | Why> {
  const used = kept.seats.map(() => 0);
  const use = (seat: number): string | null => values[seat]?.[(used[seat] = (used[seat] ?? 0) + 1)] ?? null;
  const deal = kept.seats.map((_, seat): [number, string | null] => [seat, use(seat)]);
  if (deal.some(([, value]) => value === null)) return 'withheld';
  const host = setupOf(kept).host,
    others = deal.flatMap(([seat, value]): [number, string][] =>
      value && seat !== host ? [[seat, value]] : [],
    );
  const dealing: Pending = { mover: null, move: 0, opener: host, values: others };
  let now = await opened({ ...kept, pending: dealing }, known(deal[host]?.[1] ?? ''));
  const engine = begin(setupOf(kept), now.draws);
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
        opener = openerOf(kept, mover);
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
  const isRest = kept.seats.some(({ chains }, seat) => chains.at(-1)?.index !== used[seat]);
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
const sealedIn = ({ moves, pending }: Kept): Move[] =>
  pending && pending.mover !== null ? [...moves, [pending.mover, pending.move]] : moves;

/** Whether all have agreed to the new device that is asked about here: its key counts now. */
const goesOn = ({ asking }: Kept, whole: Kept): boolean =>
  asking !== null && whole.seats[asking.seat]?.key === asking.key;

/** Whether what is kept ends here: nothing follows but what the question about a new device leads to. */
const isEnd = (kept: Kept, whole: Kept, last: Placed): boolean =>
  kept.next === null || (kept.asking !== null && !goesOn(kept, whole) && last.kind !== 'giving-up');

/** Whether a seat has sealed or agreed to more in a whole game than in what is kept here. */
function isBehind(kept: Kept, whole: Kept, me: number): boolean {
  const count = (one: Kept): number => sealedIn(one).filter(([mover]) => mover === me).length,
    { asking, next, seats } = kept;
  if (count(whole) > count(kept)) return true;
  if (!asking || next === null || !goesOn(kept, whole)) return false;
  // They agree clockwise from the seat that asks.
  const turn = (seat: number): number => (seat - asking.seat + seats.length) % seats.length;
  return me !== asking.seat && turn(next) > 0 && turn(me) >= turn(next);
}

/** Whether a table contains all that is kept here. */
const contains = (whole: Kept, kept: Kept): boolean =>
  kept.setup === whole.setup &&
  kept.seats.every(({ key, name, chains }, seat) => {
    const theirs = whole.seats[seat],
      keyNow = goesOn(kept, whole) && kept.asking?.seat === seat ? kept.asking.key : key;
    // A seat without a key had not joined yet.
    return (
      !key ||
      (theirs?.key === keyNow &&
        theirs.name === name &&
        chains.every(({ anchor }, i) => theirs.chains[i]?.anchor === anchor))
    );
  }) &&
  kept.draws.every((seed, draw) => whole.draws[draw] === seed) &&
  kept.repeats.every((draw) => whole.repeats.includes(draw)) &&
  sealedIn(kept).every(([seat, move], i) => {
    const [mover, theirs] = sealedIn(whole)[i] ?? [];
    return mover === seat && theirs === move;
  });

/** Opens a whole game, at a table that is kept here or without one. */
export async function openWhole(
  kept: Kept | null,
  bytes: Bytes,
  letter: Whole,
  begin: Begin,
  consent?: Consent,
): Promise<Kept | Refusal> {
  const id = encode(letter.table),
    sender = letter.seats[letter.by];
  if (kept && kept.id !== id) return { why: 'elsewhere' };
  if (!sender || !(await isSigned(bytes, sender.key))) return { why: 'forged' };
  // A seat that is not known to have joined may be anybody's.
  if ([letter.by, letter.lastBy].some((seat) => kept?.seats[seat]?.key === '')) return { why: 'missing' };
  const { seats: keys, asking } = kept ?? {},
    key =
      asking?.seat === letter.by && asking.key === encode(sender.key) ? asking.key : keys?.[letter.by]?.key;
  if (kept && key !== encode(sender.key)) return { why: 'forged' };
  if (kept && letter.serial < kept.serial) return { why: 'old' };
  const last = await lastIn(letter);
  if (typeof last === 'string') return { why: last };
  const head = encode(await sha256(letter.head, letter.last));
  if (kept && letter.serial === kept.serial) return head === kept.head ? kept : { why: 'strayed' };
  // A device that lacks one letter need not believe anyone: it is told that letter.
  if (kept && letter.serial === kept.serial + 1)
    return take(kept, letter.last, last, begin, consent === 'asks');
  const setup = readSetup(letter.setup),
    seats = await Promise.all(letter.seats.map(seatOf));
  if (setup?.players.length !== seats.length || seats.some((seat) => !seat)) return { why: 'unreadable' };
  const blank: Kept = {
    ...EMPTY,
    id,
    setup: letter.setup,
    me: kept?.me ?? null,
    seats: seats.flatMap((seat) => (seat ? [seat[0]] : [])),
    letters: [
      ...(kept?.letters ?? []),
      { serial: null, by: letter.by, text: encode(bytes) },
      { serial: last.serial, by: letter.lastBy, text: encode(letter.last) },
    ],
    serial: letter.serial,
    before: encode(letter.head),
    head,
    repeats: letter.repeats,
    twice: kept?.twice ?? [],
    secrets: kept?.secrets ?? null,
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
  if (kept && (isEnd(kept, whole, last) || !contains(whole, kept))) return { why: 'strayed' };
  if (kept?.secrets && kept.me !== null) {
    if (!(await isOwn(whole, kept.me))) return { why: 'strayed' };
    if (consent !== 'behind' && isBehind(kept, whole, kept.me)) return { why: 'behind', seat: kept.me };
  }
  return last.kind === 'giving-up' ? { ...whole, gaveUp: letter.lastBy, next: null } : whole;
}
