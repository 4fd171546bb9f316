// Checks the receipt of a game by link: its letters are taken one after the other, as the devices took them, and all that
// the file tells besides has to be what they tell. examples/receipt/verify.py is another program that does.
import type { Engine as Module } from '../engine/engine';
import { decode, encode, known, same, type Bytes } from '../device/bytes';
import { isObject } from '../device/valid';
import { sha256 } from './chain';
import { Replayer } from './replayed';
import { beginAt, type Played } from './seeded';
import { setupOf, type LinkTable } from './link-table';
import { linkOf } from './link';
import { read, type Setup } from './letter';
import { isSigned, SIGNATURE } from '../device/sign';
import { invited } from './protocol';
import { isPlaced, take } from './apply';

/** Why a receipt is not proved. */
export type Flaw =
  | 'damaged' // it is not as it was saved
  | 'shape' // it is no receipt, or has more in it
  | 'whole' // letters are missing, since their device was told the whole game
  | 'newer' // it has letters that this version does not know
  | 'letters' // a letter is missing, altered, or not signed by its player
  | 'differs' // it tells other players, options, draws or moves than its letters
  | 'heaps' // its cards lie otherwise than the draws have left them
  | 'twice'; // a letter is called a second turn, and is none

export interface Proof {
  /** The record of the game, made from the letters alone. */
  record: string;
  names: string[];
  /** How the game ended, if it did. */
  end: 'complete' | 'gave-up' | 'unfinished';
  gaveUp: number | null;
  /** The number of the last letter; the first after the invitation is 0. */
  last: number;
  /** The seats that sent two different turns, and the draws that were repeated for a new device. */
  twice: number[];
  repeats: number;
}

type Resume = Pick<Module, 'resume'>;

/** What a receipt has in it, as far as the text is one. */
interface File {
  record: {
    dockhand: unknown;
    game: string;
    players: unknown;
    config: object;
    draws: unknown;
    moves: unknown;
  };
  letters: Bytes[];
  twice: string[];
  heaps: unknown[];
}

/** A text that is the same for all objects with the same keys and values. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
const isEqual = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const hasKeys = (value: Record<string, unknown>, keys: string): boolean =>
  isEqual(Object.keys(value).sort(), keys.split(' ').sort());
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a text is as it was saved; that proves nothing. */
async function isWhole(text: string): Promise<boolean> {
  const at = text.lastIndexOf(',"sum":"');
  return at > 0 && text.slice(at) === `,"sum":"${encode(await sha256(text.slice(0, at)))}"}}`;
}

/** Returns what is in a text; it has to be written as receipts are, so that no program reads something else in it. */
function fileOf(text: string): File | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
    if (JSON.stringify(parsed) !== text || plain(parsed) === '') return null; // or it is too deep
  } catch {
    return null;
  }
  if (!isObject(parsed) || !hasKeys(parsed, 'dockhand game players config draws moves receipt')) return null;
  const { receipt, ...record } = parsed;
  if (!isObject(receipt) || !hasKeys(receipt, 'letters twice heaps sum')) return null;
  const { letters, twice, heaps } = receipt;
  if (!isTexts(letters) || !isTexts(twice) || !Array.isArray(heaps)) return null;
  const bytes = letters.map(decode);
  return typeof record.game === 'string' &&
    isObject(record.config) &&
    bytes.every((one): one is Bytes => one !== null)
    ? { record: record as unknown as File['record'], letters: bytes, twice, heaps }
    : null;
}

/** What the letters come to, and with which key each was signed. */
interface Replayed {
  state: LinkTable;
  keys: string[];
}

async function follow(letters: readonly Bytes[], replayer: Replayer): Promise<Replayed | Flaw> {
  const [first, ...others] = letters,
    begun = first && read(first);
  if (!first || typeof begun !== 'object') return begun === 'newer' ? 'newer' : 'letters';
  if (begun.kind !== 'invitation') return begun.kind === 'whole' ? 'whole' : 'letters';
  let state = await invited(linkOf([first]), replayer.begin);
  if ('why' in state) return 'letters';
  const keys: string[] = [];
  for (const bytes of others) {
    const letter = read(bytes);
    if (typeof letter !== 'object') return letter === 'newer' ? 'newer' : 'letters';
    if (!isPlaced(letter)) return letter.kind === 'whole' ? 'whole' : 'letters';
    keys.push('key' in letter ? encode(letter.key) : (state.seats[state.next ?? -1]?.key ?? ''));
    const after: LinkTable | { why: string } = await take(state, bytes, letter, replayer.begin, true);
    if ('why' in after) return 'letters';
    state = after;
  }
  return state.draws.length > 0 ? { state, keys } : 'letters';
}

/** Whether a file tells the game that was played, in each of its fields. Options may be missing that are younger than it. */
function tells({ record }: File, played: Played, setup: Setup, module: Resume): boolean {
  const own = JSON.parse(played.session.record()) as File['record'];
  if (!isEqual({ ...record, config: null }, { ...own, config: null })) return false;
  const deal = (own.draws as string[]).slice(0, 1),
    read = beginAt(module, { ...setup, config: record.config }, deal);
  const told = read && (JSON.parse(read.session.record()) as File['record']);
  read?.session.free();
  return isEqual(told?.config, own.config);
}

/** Returns the seats that sent these second letters; null if one of them is no proof. */
async function twiceOf(texts: readonly string[], { state, keys }: Replayed): Promise<number[] | null> {
  if (new Set(texts).size !== texts.length) return null;
  const seats: number[] = [];
  for (const text of texts) {
    const bytes = decode(text),
      letter = bytes && read(bytes);
    if (!bytes || typeof letter !== 'object' || letter === null || !isPlaced(letter)) return null;
    const there = state.letters.find(({ serial }) => serial === letter.serial),
      key = keys[letter.serial];
    if (!there || key === undefined || encode(letter.table) !== state.id) return null;
    if (same(known(there.text).slice(0, -SIGNATURE), bytes.slice(0, -SIGNATURE))) return null;
    if (!(await isSigned(bytes, known(key)))) return null;
    seats.push(there.by);
  }
  return seats;
}

/** Says what a receipt proves, or why it proves nothing. `fetch`: the engine of a game. */
export async function prove(
  receipt: string,
  fetch: (game: string) => Promise<Resume | null>,
): Promise<Proof | Flaw> {
  const text = receipt.trim();
  if (!(await isWhole(text))) return 'damaged';
  const file = fileOf(text),
    module = file && (await fetch(file.record.game));
  if (!file || !module) return 'shape';
  using replayer = new Replayer(module);
  const told = await follow(file.letters, replayer);
  return typeof told === 'string' ? told : await compare(file, told, replayer, module);
}

async function compare(
  file: File,
  told: Replayed,
  replayer: Replayer,
  module: Resume,
): Promise<Proof | Flaw> {
  const { state } = told,
    setup = setupOf(state),
    played = replayer.at(setup, state.draws, state.moves);
  if (!played || !tells(file, played, setup, module)) return 'differs';
  if (file.heaps.length > 0 && !isEqual(file.heaps, played.session.heaps())) return 'heaps';
  const twice = await twiceOf(file.twice, told);
  if (!twice) return 'twice';
  return {
    record: played.session.record(),
    names: setup.players.map(({ name }) => name),
    end: state.next !== null ? 'unfinished' : state.gaveUp === null ? 'complete' : 'gave-up',
    gaveUp: state.gaveUp,
    last: state.serial - 1,
    twice,
    repeats: state.repeats.length,
  };
}
