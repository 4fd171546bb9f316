// A table that is played by link: inviting, joining, opening what the others send, sealing moves, giving up. Pure:
// each function returns what is to be kept then, and changes nothing. What it returns has to be kept (vault.ts)
// before it is shown or sent.
import { encode, known, type Bytes } from './bytes';
import { makeChain, sha256, valueAt } from './chain';
import {
  ANY,
  EMPTY,
  endOf,
  lastOf,
  openerOf,
  ownValue,
  replay,
  shown,
  type Begin,
  type Consent,
  type Kept,
  type Move,
  type Refusal,
  type Secrets,
} from './kept';
import {
  isCut,
  lettersIn,
  linkOf,
  MOST_MOVES,
  read,
  readSetup,
  write,
  writeSetup,
  type Head,
  type Invitation,
  type Joining,
  type Setup,
} from './letter';
import { isSigned, makeKey, publicOf, signed } from './sign';
import { checkOf, isPlaced, take, type Placed } from './take';
import { openWhole } from './whole';

export type { Begin, Engine, Kept, Refusal, Secrets, Why } from './kept';

/** What is to be done: decide; only open and send back; agree to a new device; wait; nothing more. */
export type Then = 'move' | 'open' | 'agree' | 'wait' | 'over';

export interface Opened {
  kept: Kept;
  /** What has come: seeds and moves beyond those that were shown before. */
  draws: string[];
  moves: Move[];
  then: Then;
}

/** Makes what only this device knows of a table. It takes some milliseconds: make it before it is needed. */
export const makeSecrets = async (): Promise<Secrets> => ({
  key: await makeKey(),
  chains: [await makeChain(0)],
});

const anchorOf = async ({ chains }: Secrets): Promise<Bytes> =>
  (chains[0] && (await valueAt(chains[0], 0))) ?? new Uint8Array();

/** Returns the id of the table that a link belongs to; null if it is no link. */
export async function tableOf(link: string): Promise<string | null> {
  const [first] = lettersIn(link) ?? [],
    letter = first && read(first);
  if (!first || typeof letter !== 'object') return null;
  return encode(letter.kind === 'invitation' ? (await sha256(first)).slice(0, 8) : letter.table);
}

/** Returns the table that a signed invitation opens, for a device that has no seat yet. */
async function begun(bytes: Bytes, letter: Invitation, begin: Begin): Promise<Kept | Refusal> {
  if (!(await isSigned(bytes, letter.key))) return { why: 'forged' };
  const setup = readSetup(letter.setup);
  // Any deal shows whether the options can be played.
  if (!setup || !begin(setup, [ANY])) return { why: 'unreadable' };
  const { players, host } = setup,
    anchor = encode(letter.anchor),
    head = await sha256(bytes);
  const seats = players.map(({ name }, seat) =>
    seat === host
      ? { name, key: encode(letter.key), chains: [{ anchor, index: 0, value: anchor }] }
      : { name, key: '', chains: [] },
  );
  return {
    ...EMPTY,
    id: encode(head.slice(0, 8)),
    setup: letter.setup,
    me: null,
    seats,
    letters: [{ serial: null, by: host, text: encode(bytes) }],
    serial: 0,
    before: '',
    head: encode(head),
    next: openerOf({ seats }, host),
  };
}

/** Invites to a table. The names of the others may be empty: they give their own. */
export async function invite(setup: Setup, secrets: Secrets, begin: Begin): Promise<Kept | Refusal> {
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
  const kept = await begun(bytes, own, begin);
  return 'why' in kept ? kept : { ...kept, me: setup.host, secrets };
}

/** Returns what a link invites to, for a device that keeps nothing of its table. */
export async function invited(link: string, begin: Begin): Promise<Kept | Refusal> {
  const [first, ...others] = lettersIn(link) ?? [],
    letter = first && read(first);
  if (!first || letter === undefined) return { why: isCut(link) ? 'cut' : 'unreadable' };
  if (typeof letter === 'string') return { why: letter };
  if (letter.kind === 'whole') {
    const kept = await openWhole(null, first, letter, begin);
    return 'why' in kept || others.length === 0 ? kept : follow(kept, others, begin);
  }
  if (letter.kind !== 'invitation') return { why: 'elsewhere' };
  const kept = await begun(first, letter, begin);
  return 'why' in kept ? kept : follow(kept, others, begin);
}

/** Joins the table of an invitation, at the next free seat. */
export async function join(
  link: string,
  name: string,
  secrets: Secrets,
  begin: Begin,
): Promise<Kept | Refusal> {
  const kept = await invited(link, begin);
  if ('why' in kept) return kept;
  const { next } = kept;
  if (next === null || kept.seats[next]?.key !== '') return { why: 'taken' };
  const key = publicOf(secrets.key),
    anchor = await anchorOf(secrets);
  return post({ ...kept, me: next, secrets }, { kind: 'joining', key, anchor, name }, 1, 0, begin);
}

/**
 * Takes letters one after the other; those that are known already change nothing, and of the others all are taken,
 * or none.
 */
async function follow(
  kept: Kept,
  letters: readonly Bytes[],
  begin: Begin,
  consent?: Consent,
): Promise<Kept | Refusal> {
  let now = kept;
  for (const bytes of letters) {
    const text = encode(bytes);
    if (now.letters.some((one) => one.text === text)) continue;
    const letter = read(bytes);
    if (typeof letter === 'string') return { why: letter };
    if (letter.kind === 'invitation') return { why: 'elsewhere' };
    const after =
      letter.kind === 'whole'
        ? await openWhole(now, bytes, letter, begin, consent)
        : await take(now, bytes, letter, begin, consent === 'asks');
    if (!('why' in after)) now = after;
    else if (after.why !== 'old')
      return letter.kind === 'whole' ? after : withoutLink(kept, after, letter.serial);
  }
  return now;
}

/** A refusal that changes nothing but the proofs, and those only if the first letter was kept before this link. */
function withoutLink(before: Kept, { kept, ...refusal }: Refusal, place: number): Refusal {
  const proves = kept && before.letters.some(({ serial }) => serial === place);
  return proves ? { ...refusal, kept: { ...before, twice: kept.twice } } : refusal;
}

/** Returns what this device has to do. */
export async function thenOf(kept: Kept, begin: Begin): Promise<Then> {
  const { next, me, asking, seats } = kept;
  if (next === null) return 'over';
  if (next !== me || seats[next]?.key === '') return 'wait';
  if (asking) return 'agree';
  return replay(await shown(kept), begin)?.deciding[0] === me ? 'move' : 'open';
}

/**
 * Opens a link at a table that is kept here. All of it is taken, or nothing. The same link once more is the game
 * as it stands. `consent`: the refusal that the player has been asked about, and lifts.
 */
export async function open(
  kept: Kept,
  link: string,
  begin: Begin,
  consent?: Consent,
): Promise<Opened | Refusal> {
  const letters = lettersIn(link);
  if (!letters) return { why: isCut(link) ? 'cut' : 'unreadable' };
  const after = await follow(kept, letters, begin, consent);
  if ('why' in after) return after;
  const last = letters.at(-1);
  if (after === kept && (!last || encode(last) !== kept.letters.at(-1)?.text)) return { why: 'old' };
  const [before, now] = [await shown(kept), await shown(after)];
  return {
    kept: after,
    draws: now.draws.slice(before.draws.length),
    moves: now.moves.slice(before.moves.length),
    then: await thenOf(after, begin),
  };
}

/** The fields of a letter that `post` does not know itself. */
type Own<L = Placed> = L extends Placed
  ? Omit<L, keyof Head | (L extends Joining ? never : 'anchor')>
  : never;

/** Writes and signs a letter of this device with its value of this index, and takes it as the others will. */
export async function post(
  kept: Kept,
  own: Own,
  index: number,
  check: number,
  begin: Begin,
): Promise<Kept | Refusal> {
  const { me, secrets } = kept,
    value = await ownValue(kept, index);
  if (!secrets || !value || me === null) return { why: 'wait' };
  // A chain that is used up is followed by another, which this letter fixes.
  const ends = index === endOf(kept, me) && index > lastOf(kept, me).index,
    chain = ends ? await makeChain(index) : null,
    anchor = chain && (await valueAt(chain, index));
  const head = {
      table: known(kept.id),
      serial: kept.serial,
      head: known(kept.head).slice(0, 8),
      index,
      value,
      check,
    },
    letter = { anchor, ...own, ...head } as Placed,
    ready = chain ? { ...kept, secrets: { ...secrets, chains: [...secrets.chains, chain] } } : kept;
  const bytes = await signed(secrets.key, write(letter)),
    written = read(bytes);
  if (typeof written === 'string' || !isPlaced(written)) return { why: 'unreadable' };
  return take(ready, bytes, written, begin, true);
}

/**
 * Seals moves of this device in a letter: final from now on. Without moves it only opens what was sealed before.
 * The last move may draw; the others may not.
 */
export async function seal(kept: Kept, moves: readonly number[], begin: Begin): Promise<Kept | Refusal> {
  const { me, next, asking, pending } = kept;
  if (next === null) return { why: 'over' };
  if (me === null || next !== me || asking || moves.length > MOST_MOVES) return { why: 'wait' };
  let index = lastOf(kept, me).index + (pending ? 1 : 0);
  if (pending && index === endOf(kept, me) && moves.length > 0) {
    // The chain ends with what is opened, and the next one has to be fixed before it is used.
    const first = await seal(kept, [], begin);
    return 'why' in first ? first : seal(first, moves, begin);
  }
  const engine = replay(await shown(kept), begin);
  for (const move of moves) {
    if (!engine || move >= engine.legal(me)) return { why: 'illegal' };
    if (engine.needs(me, move)) index++;
    else engine.play(me, move);
  }
  if (!engine) return { why: 'illegal' };
  return post(kept, { kind: 'turn', moves: [...moves] }, index, engine.check(), begin);
}

/** Gives the game up, for the whole table. Only the seat that has to write can do it. */
export async function giveUp(kept: Kept, begin: Begin): Promise<Kept | Refusal> {
  const { me, next, draws } = kept;
  if (next === null) return { why: 'over' };
  if (me === null || next !== me || draws.length === 0) return { why: 'wait' };
  return post(kept, { kind: 'giving-up' }, lastOf(kept, me).index, checkOf(kept, begin), begin);
}

/**
 * Returns the link to send: all letters since the last one of the seat that has to write next. At the end, and if the
 * writer goes on itself, it is for all others. It is the same whenever it is asked for.
 */
export function linkToSend({ letters, next, seats }: Kept): string {
  const writer = letters.at(-1)?.by,
    to = next === null || next === writer ? [...seats.keys()].filter((seat) => seat !== writer) : [next];
  // A seat that has not written yet may not even have the invitation.
  const from = Math.min(...to.map((seat) => letters.findLastIndex(({ by }) => by === seat)));
  return linkOf(letters.slice(from + 1).map(({ text }) => known(text)));
}
