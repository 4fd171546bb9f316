// Two letters for one place: a seat has signed both, perhaps on two devices of one person, or a new device has asked
// where another letter was written. All devices come to the same choice without a word. What was answered counts, and
// a device goes back for it, which no device does behind an answer of its own; if both were answered, the table stops.
// While neither is answered, `before` chooses. A draw stays as sealed as ever: only who answers a letter can open it.
import { encode, known, same, type Bytes } from '../device/bytes';
import { sha256 } from './chain';
import { ownOf, type Begin, type LinkTable, type Refusal, type Sent } from './link-table';
import { read } from './letter';
import { seatOf } from './moved';
import { begun } from './seats';
import { SIGNATURE } from '../device/sign';
import { isPlaced, take, type Placed } from './apply';
import { openWhole } from './snapshot';

/** The most letters that are kept beside those of the game, of either kind. */
const MOST = 4;

interface One {
  bytes: Bytes;
  letter: Placed;
}

/** The letter in these bytes if it has a place. */
function placedIn(bytes: Bytes): One | null {
  const letter = read(bytes);
  return typeof letter === 'object' && isPlaced(letter) ? { bytes, letter } : null;
}

/** Returns the table as it was before a place; null if the letters that this device keeps do not reach back so far. */
async function upTo(state: LinkTable, place: number, begin: Begin): Promise<LinkTable | null> {
  let now: LinkTable | Refusal | null = null;
  for (const { serial, text } of state.letters) {
    // As one that only looks on: what this device has to say is for the letters that follow.
    if (serial !== null && serial >= place) break;
    const bytes = known(text),
      letter = read(bytes);
    if (typeof letter === 'string') return null;
    if (letter.kind === 'invitation') now = await begun(bytes, letter, begin);
    else if (letter.kind === 'whole') {
      if (letter.serial > place) return null;
      now = await openWhole(now, bytes, letter, begin, 'behind');
    } else if (isPlaced(letter) && now && letter.serial === now.serial)
      now = await take(now, bytes, letter, begin, true);
    if (now === null || 'why' in now) return null;
  }
  return now?.serial === place ? { ...now, ...ownOf(state) } : null;
}

/** Returns the beginning of the hash before a place, where that is known. */
async function headAt(state: LinkTable, place: number): Promise<Bytes | null> {
  if (place === state.serial) return known(state.head);
  const there = state.letters.find(({ serial }) => serial === place),
    letter = there && placedIn(known(there.text));
  return letter ? letter.letter.head : null;
}

/** Where a letter stands in the choice between two that nobody has answered: the smaller comes first. */
function rank(base: LinkTable, after: LinkTable, by: number): number[] {
  const { next, seats, asking } = after;
  return [
    asking && !base.asking ? 1 : 0,
    next === null ? 0 : 1,
    next === null ? 0 : (next - by + seats.length - 1) % seats.length,
  ];
}

/** Whether the second of two letters for one place that nobody has answered takes the place of the first. */
function before(base: LinkTable, [first, second]: [LinkTable, LinkTable]): boolean {
  const ranks = [first, second].map((after) => rank(base, after, after.letters.at(-1)?.by ?? 0)) as [
    number[],
    number[],
  ];
  for (const [i, one] of ranks[0].entries()) {
    const other = ranks[1][i] ?? 0;
    if (one !== other) return other < one;
  }
  const [a, b] = [first, second].map(({ next, seats }) => seats[next ?? -1]?.key ?? null);
  // The same player answers, who goes on from what came first there.
  if (a === b && a !== null) return false;
  return (second.letters.at(-1)?.text ?? '') < (first.letters.at(-1)?.text ?? '');
}

/** Returns what is kept of the letters beside the game: proofs, and those that prove nothing. */
function beside(
  state: LinkTable,
  after: LinkTable,
  texts: readonly string[],
): Pick<LinkTable, 'twice' | 'rivals'> {
  const twice: string[] = [],
    rivals: string[] = [];
  for (const text of [...texts, ...state.twice, ...(state.rivals ?? [])]) {
    const one = placedIn(known(text)),
      there = after.letters.find(({ serial }) => one && serial === one.letter.serial);
    if (!one || there?.text === text || [...twice, ...rivals].includes(text)) continue;
    const isProof =
      state.twice.includes(text) ||
      (there !== undefined &&
        // Anyone may ask for a new device where a seat writes.
        one.letter.kind !== 'new-device' &&
        state.letters.some((mine) => mine.text === text && mine.by === there.by) &&
        !isTwin(one.bytes, known(there.text)));
    (isProof ? twice : rivals).push(text);
  }
  return { twice: twice.slice(0, MOST), rivals: rivals.slice(0, MOST) };
}

/** Whether two letters say the same, and are only signed anew. */
const isTwin = (one: Bytes, other: Bytes): boolean =>
  same(one.slice(0, -SIGNATURE), other.slice(0, -SIGNATURE));

/** Goes back from the last letter to another course of the game. */
function turned(state: LinkTable, after: LinkTable): LinkTable {
  const dropped = state.letters.at(-1)?.text ?? '',
    // A new device whose question has fallen away only looks on.
    owns = seatOf(after) !== null;
  return {
    ...after,
    ...(owns ? {} : { me: null, secrets: null }),
    ...beside(state, after, [dropped]),
  };
}

/** The letter that this one names as the one before it, of those that are known. */
async function parentOf(state: LinkTable, { letter }: One, seen: readonly Bytes[]): Promise<One | null> {
  const place = letter.serial - 1,
    there = state.letters.find(({ serial }) => serial === place),
    base = there && (await hashBefore(state, place));
  if (!base) return null;
  for (const bytes of [...seen, ...[...state.twice, ...(state.rivals ?? [])].map(known)]) {
    const one = placedIn(bytes);
    if (one?.letter.serial !== place) continue;
    if (same((await sha256(base, bytes)).slice(0, 8), letter.head)) return one;
  }
  return null;
}

/** Returns the whole hash before a place, from the letters that are kept. */
async function hashBefore(state: LinkTable, place: number): Promise<Bytes | null> {
  let hash: Bytes | null = null;
  for (const { serial, text } of state.letters) {
    const bytes = known(text),
      letter = read(bytes);
    if (typeof letter === 'string') return null;
    if (letter.kind === 'invitation') hash = await sha256(bytes);
    else if (letter.kind === 'whole') hash = letter.head;
    else if (serial === place) return hash;
    else if (hash && serial !== null) hash = await sha256(hash, bytes);
  }
  return null;
}

/** Whether a letter may stand in the place of one that is kept: a joining is only ever that of the same player. */
const mayReplace = (there: Bytes, { letter }: One): boolean => {
  const ours = placedIn(there)?.letter;
  if (letter.kind !== 'joining' && ours?.kind !== 'joining') return true;
  return letter.kind === 'joining' && ours?.kind === 'joining' && same(letter.key, ours.key);
};

/** A letter for a place that is taken, and that fits there: it is kept as well, or takes the place. */
async function besides(
  state: LinkTable,
  one: One,
  refused: Refusal,
  begin: Begin,
): Promise<LinkTable | Refusal> {
  const { bytes, letter } = one,
    place = letter.serial,
    there = state.letters.find(({ serial }) => serial === place),
    text = encode(bytes);
  if (!there || !mayReplace(known(there.text), one)) return refused;
  const isKnown = state.twice.includes(text) || (state.rivals ?? []).includes(text);
  const base = await upTo(state, place, begin);
  if (!base) return refused;
  const after = await take(base, bytes, letter, begin, true);
  if ('why' in after) return refused;
  const rivals = [text, ...(state.rivals ?? [])].slice(0, MOST),
    more = refused.state ?? (isKnown ? state : { ...state, rivals });
  // Nobody agrees to a new device by what comes in.
  if (place === state.serial - 1 && letter.kind !== 'new-device' && before(base, [state, after]))
    return turned(more, after);
  return more === state ? refused : { ...refused, state: more };
}

/**
 * Says what a letter that was refused means where two stand at one place: what is kept then, or the refusal. `seen`: the
 * letters of the same link before it.
 */
export async function meet(
  state: LinkTable,
  bytes: Bytes,
  letter: Placed,
  refused: Refusal,
  seen: readonly Bytes[],
  begin: Begin,
  agrees: boolean,
): Promise<LinkTable | Refusal> {
  const one = { bytes, letter },
    place = letter.serial;
  if (encode(letter.table) !== state.id || place > state.serial || state.stopped) return refused;
  const head = await headAt(state, place);
  if (place < state.serial && head && same(head.slice(0, 8), letter.head))
    return refused.why === 'forged' ? refused : besides(state, one, refused, begin);
  const parent = place > 0 ? await parentOf(state, one, seen) : null,
    base = parent && mayStand(state, parent) ? await upTo(state, place - 1, begin) : null;
  if (!parent || !base) return refused;
  const first = await take(base, parent.bytes, parent.letter, begin, agrees);
  if ('why' in first) return first.why === 'asks' ? first : refused;
  const second = await take(first, bytes, letter, begin, agrees);
  if ('why' in second) return second.why === 'asks' ? second : refused;
  if (state.serial === place) return turned(state, second);
  return stopped(state, [parent, one], first);
}

const mayStand = (state: LinkTable, one: One): boolean => {
  const there = state.letters.find(({ serial }) => serial === one.letter.serial);
  return there !== undefined && mayReplace(known(there.text), one);
};

/** Both letters of a place were answered: nobody can go on. */
function stopped(state: LinkTable, [first, second]: [One, One], theirs: LinkTable): LinkTable {
  const [text, answer] = [encode(first.bytes), encode(second.bytes)] as [string, string],
    there = state.letters.find(({ serial }) => serial === first.letter.serial),
    seat = there && theirs.letters.at(-1)?.by === there.by ? there.by : null,
    proves = seat !== null && !isTwin(first.bytes, known(there?.text ?? '')) && !state.twice.includes(text);
  return {
    ...state,
    next: null,
    asking: null,
    twice: proves ? [text, ...state.twice].slice(0, MOST) : state.twice,
    stopped: { seat, other: [text, answer] },
  };
}

/** The letter that has made room for another one; null if all of what was kept before is still kept. */
const goneFrom = (before: LinkTable, after: LinkTable): Sent | null =>
  before.letters.find(
    ({ serial, text }) => serial !== null && !after.letters.some((one) => one.text === text),
  ) ?? null;

/** The seat whose letter has made room for another one; null if there is none. */
export const turnedFrom = (before: LinkTable, after: LinkTable): number | null =>
  goneFrom(before, after)?.by ?? null;

/** The seat whose turn has made room for another one; null if the game goes on from what was kept before. */
export function courseFrom(before: LinkTable, after: LinkTable): number | null {
  const gone = goneFrom(before, after);
  // A question about a new device that falls away changes nothing of the game.
  return gone && placedIn(known(gone.text))?.letter.kind !== 'new-device' ? gone.by : null;
}
