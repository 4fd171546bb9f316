// A table that is played by link: inviting, joining, opening what the others send, sealing moves, giving up. Pure:
// each function returns what is to be kept then, and changes nothing. What it returns has to be kept (vault.ts)
// before it is shown or sent.
import { encode, known, type Bytes } from '../device/bytes';
import { makeChain, sha256, valueAt } from './chain';
import { courseFrom, meet, turnedFrom } from './fork';
import {
  endOf,
  lastOf,
  ownValue,
  replay,
  shown,
  type Begin,
  type Consent,
  type LinkTable,
  type Move,
  type Refusal,
  type Secrets,
} from './link-table';
import {
  MOST_MOVES,
  read,
  readSetup,
  write,
  writeSetup,
  type Head,
  type Invitation,
  type Joining,
  type Letter,
  type Setup,
} from './letter';
import { isCut, lettersIn } from './link';
import { anchorOf, begun, claim, claimed, seating } from './seats';
import { makeKey, publicOf, signed } from '../device/sign';
import { checkOf, isPlaced, take, type Placed } from './apply';
import { openWhole } from './snapshot';

export { linkToSend } from './sending';
export type { Begin, Engine, LinkTable, Refusal, Secrets, Why } from './link-table';

/** What is to be done: decide; only open and send back; agree to a new device; wait; nothing more. */
export type Then = 'move' | 'open' | 'agree' | 'wait' | 'over';

export interface Opened {
  state: LinkTable;
  /** What has come: seeds and moves beyond those that were shown before. */
  draws: string[];
  moves: Move[];
  then: Then;
  /** The seat whose letter was replaced: what has come is another course of the game. */
  turned: number | null;
}

/** Makes what only this device knows of a table. It takes some milliseconds: make it before it is needed. */
export const makeSecrets = async (): Promise<Secrets> => ({
  key: await makeKey(),
  chains: [await makeChain(0)],
});

/** Returns the id of the table that a link belongs to; null if it is no link. */
export async function tableOf(link: string): Promise<string | null> {
  const [first] = lettersIn(link) ?? [],
    letter = first && read(first);
  if (!first || typeof letter !== 'object') return null;
  return encode(letter.kind === 'invitation' ? (await sha256(first)).slice(0, 8) : letter.table);
}

/** Whether a link invites to something, which may be no game of this page. */
export function isInvitation(link: string): boolean {
  const [first] = lettersIn(link) ?? [],
    letter = first && read(first);
  return typeof letter === 'object' && letter.kind === 'invitation';
}

/** Returns what was agreed, of a link that a device without its table can begin with; null of others. */
export function beginningOf(link: string): Setup | null {
  const [first] = lettersIn(link) ?? [],
    letter = first && read(first);
  return typeof letter === 'object' && (letter.kind === 'invitation' || letter.kind === 'whole')
    ? readSetup(letter.setup)
    : null;
}

/** Invites to a table. The names of the others may be empty: they give their own. */
export async function invite(
  setup: Setup,
  secrets: Secrets,
  begin: Begin,
  byLink = true,
): Promise<LinkTable | Refusal> {
  const letter: Invitation = {
    kind: 'invitation',
    key: publicOf(secrets.key),
    anchor: await anchorOf(secrets),
    setup: writeSetup(setup),
  };
  const bytes = await signed(secrets.key, write(letter)),
    own = read(bytes);
  // What the others cannot read must not be sent.
  if (typeof own === 'string' || own.kind !== 'invitation') return { why: 'unreadable' };
  const state = await begun(bytes, own, begin, byLink);
  return 'why' in state ? state : { ...state, me: setup.host, secrets };
}

/**
 * Returns what a link invites to, for a device that keeps nothing of its table. `byLink`: whether it has to be a game
 * that can be played by link; live, each device is there.
 */
export async function invited(link: string, begin: Begin, byLink = true): Promise<LinkTable | Refusal> {
  const [first, ...others] = lettersIn(link) ?? [],
    letter = first && read(first);
  if (!first || letter === undefined) return { why: isCut(link) ? 'cut' : 'unreadable' };
  if (typeof letter === 'string') return { why: letter };
  if (letter.kind === 'whole') {
    const state = await openWhole(null, first, letter, begin);
    return 'why' in state || others.length === 0 ? state : follow(state, others, begin);
  }
  if (letter.kind !== 'invitation') return { why: 'elsewhere' };
  const state = await begun(first, letter, begin, byLink);
  return 'why' in state ? state : follow(state, others, begin);
}

/** Asks for a seat at the table of an invitation. */
export async function join(
  link: string,
  name: string,
  secrets: Secrets,
  begin: Begin,
  byLink = true,
): Promise<LinkTable | Refusal> {
  const state = await invited(link, begin, byLink);
  if ('why' in state) return state;
  const { next, seats, serial } = state;
  if (serial === 0) return claim(state, name, secrets, begin);
  if (next === null || seats[next]?.key !== '') return { why: 'taken' };
  // In the way of older versions a seat joins with its value: that is given only where nobody can answer it with
  // another one.
  if (seats.filter(({ key }) => key === '').length > 1) return { why: 'older' };
  const fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name };
  return post({ ...state, me: next, secrets }, { kind: 'joining', ...fields }, 1, 0, begin);
}

/** Writes what this device owes before the game is dealt: the host seats the others, each gives the first value. */
export async function begins(state: LinkTable, begin: Begin): Promise<LinkTable | Refusal> {
  const { me, next, pending, secrets } = state,
    seats = seating(state);
  if (seats) return post(state, seats, 1, 0, begin);
  if (pending?.mover !== null || me === null || next !== me || pending.opener === me || !secrets)
    return state;
  return post(state, { kind: 'turn', moves: [] }, 1, 0, begin);
}

/** Takes letters one after the other: known ones change nothing, the others are taken together. */
async function follow(
  state: LinkTable,
  letters: readonly Bytes[],
  begin: Begin,
  consent?: Consent,
): Promise<LinkTable | Refusal> {
  let now = state,
    second: [Refusal, number] | null = null;
  const seen: Bytes[] = [];
  for (const bytes of letters) {
    const text = encode(bytes);
    if (now.letters.some((one) => one.text === text)) continue;
    const letter = read(bytes);
    if (typeof letter === 'string') return { why: letter };
    if (letter.kind === 'invitation') return { why: 'elsewhere' };
    const after = await one(now, bytes, letter, seen, begin, consent);
    if (!isPlaced(letter)) {
      if (!('why' in after)) now = after;
      else if (after.why !== 'old') return after;
      continue;
    }
    seen.push(bytes);
    if (!('why' in after)) now = after;
    else if (after.why === 'old') now = after.state ?? now;
    // What follows may say that this one counts.
    else if (after.why === 'twice') second ??= [after, letter.serial];
    else return withoutLink(state, after, letter.serial);
    if (now.stopped) return now;
  }
  const goesOn = turnedFrom(state, now) !== null || now.serial > state.serial || now.claims !== state.claims;
  if (second && turnedFrom(state, now) === null) return withoutLink(state, ...second);
  return goesOn || now === state ? now : { why: 'old', state: now };
}

/** Takes one letter of a link. */
async function one(
  now: LinkTable,
  bytes: Bytes,
  letter: Exclude<Letter, Invitation>,
  seen: readonly Bytes[],
  begin: Begin,
  consent?: Consent,
): Promise<LinkTable | Refusal> {
  if (letter.kind === 'whole') return openWhole(now, bytes, letter, begin, consent);
  if (letter.kind === 'claim') return claimed(now, bytes, letter, begin);
  const agrees = consent === 'asks',
    after = await take(now, bytes, letter, begin, agrees);
  return 'why' in after ? meet(now, bytes, letter, after, seen, begin, agrees) : after;
}

/** A refusal that changes nothing but the proofs, and those only if the first letter was kept before this link. */
function withoutLink(before: LinkTable, { state, ...refusal }: Refusal, place: number): Refusal {
  const proves = state && before.letters.some(({ serial }) => serial === place);
  if (!proves) return refusal;
  const { twice, rivals } = state;
  return { ...refusal, state: { ...before, twice, ...(rivals && { rivals }) } };
}

/** Returns what this device has to do. */
export async function thenOf(state: LinkTable, begin: Begin): Promise<Then> {
  const { next, me, asking, seats } = state;
  if (next === null) return 'over';
  if (next !== me || seats[next]?.key === '') return 'wait';
  if (asking) return 'agree';
  return replay(await shown(state), begin)?.deciding[0] === me ? 'move' : 'open';
}

/**
 * Opens a link at a table that is kept here. All of it is taken, or nothing. The same link once more is the game
 * as it stands. `consent`: the refusal that the player has been asked about, and lifts.
 */
export async function open(
  state: LinkTable,
  link: string,
  begin: Begin,
  consent?: Consent,
): Promise<Opened | Refusal> {
  const letters = lettersIn(link);
  if (!letters) return { why: isCut(link) ? 'cut' : 'unreadable' };
  const after = await follow(state, letters, begin, consent);
  if ('why' in after) return after;
  const last = letters.at(-1);
  if (after === state && (!last || encode(last) !== state.letters.at(-1)?.text)) return { why: 'old' };
  const [before, now] = [await shown(state), await shown(after)];
  return {
    state: after,
    draws: now.draws.slice(before.draws.length),
    moves: now.moves.slice(before.moves.length),
    then: await thenOf(after, begin),
    turned: courseFrom(state, after),
  };
}

/** The fields of a letter that `post` does not know itself. */
type Own<L = Placed> = L extends Placed
  ? Omit<L, keyof Head | (L extends Joining ? never : 'anchor')>
  : never;

/** Writes and signs a letter of this device with its value of this index, and takes it as the others will. */
export async function post(
  state: LinkTable,
  own: Own,
  index: number,
  check: number,
  begin: Begin,
): Promise<LinkTable | Refusal> {
  const { me, secrets } = state,
    value = await ownValue(state, index);
  if (!secrets || !value || me === null) return { why: 'wait' };
  // A chain that is used up is followed by another, which this letter fixes.
  const ends = index === endOf(state, me) && index > lastOf(state, me).index,
    chain = ends ? await makeChain(index) : null,
    anchor = chain && (await valueAt(chain, index));
  const head = {
      table: known(state.id),
      serial: state.serial,
      head: known(state.head).slice(0, 8),
      index,
      value,
      check,
    },
    letter = { anchor, ...own, ...head } as Placed,
    ready = chain ? { ...state, secrets: { ...secrets, chains: [...secrets.chains, chain] } } : state;
  const bytes = await signed(secrets.key, write(letter)),
    written = read(bytes);
  if (typeof written === 'string' || !isPlaced(written)) return { why: 'unreadable' };
  return take(ready, bytes, written, begin, true);
}

/**
 * Seals moves of this device in a letter: final from now on. Without moves it only opens what was sealed before.
 * The last move may draw; the others may not.
 */
export async function seal(
  state: LinkTable,
  moves: readonly number[],
  begin: Begin,
): Promise<LinkTable | Refusal> {
  const { me, next, asking, pending } = state;
  if (next === null) return { why: 'over' };
  if (me === null || next !== me || asking || moves.length > MOST_MOVES) return { why: 'wait' };
  if (pending && pending.opener !== me) return moves.length > 0 ? { why: 'wait' } : begins(state, begin);
  let index = lastOf(state, me).index + (pending ? 1 : 0);
  if (pending && index === endOf(state, me) && moves.length > 0) {
    // The chain ends with what is opened, and the next one has to be fixed before it is used.
    const first = await seal(state, [], begin);
    return 'why' in first ? first : seal(first, moves, begin);
  }
  const engine = replay(await shown(state), begin);
  for (const move of moves) {
    if (!engine || move >= engine.legal(me)) return { why: 'illegal' };
    if (engine.needs(me, move)) index++;
    else engine.play(me, move);
  }
  if (!engine) return { why: 'illegal' };
  return post(state, { kind: 'turn', moves: [...moves] }, index, engine.check(), begin);
}

/** Gives the game up, for the whole table. Only the seat that has to write can do it. */
export async function giveUp(state: LinkTable, begin: Begin): Promise<LinkTable | Refusal> {
  const { me, next, draws } = state;
  if (next === null) return { why: 'over' };
  if (me === null || next !== me || draws.length === 0) return { why: 'wait' };
  return post(state, { kind: 'giving-up' }, lastOf(state, me).index, checkOf(state, begin), begin);
}
