// Receipts that tell something else than their letters, made by a program from true ones. Each has a right sum: a lie,
// not damage.
import { encode, known } from '../../www/device/bytes';
import { sha256 } from '../../www/letters/chain';
import { read, write, type Turn } from '../../www/letters/letter';
import { signed, type Private } from '../../www/device/sign';
import { numbers, shuffle } from './together-game';

type Random = (n: number) => number;
type Heap = [number, number[] | number, ...unknown[]];

/** A receipt as far as it is altered; anything may be put into it. */
export interface Told {
  dockhand: unknown;
  game: string;
  players: { name: string; colour: number }[];
  config: Record<string, unknown>;
  draws: string[];
  moves: [seat: number, move: Record<string, unknown>][];
  receipt: { letters: string[]; twice: string[]; heaps: Heap[]; sum?: string };
}

/** What a forger has besides the receipt: another one, and the keys of the players. */
export interface Forger {
  r: Random;
  other: Told;
  keys: readonly Private[];
  stranger: Private;
}

/** Changes a receipt. Returns false if there is nothing to change, and a text if it is more than JSON. */
export type Forge = (told: Told, forger: Forger) => unknown;

/** Returns the text of a receipt with a right sum. */
export async function summed(told: Told | string): Promise<string> {
  const text = typeof told === 'string' ? told : JSON.stringify(told),
    cut = text.lastIndexOf(',"sum":"'),
    body = cut < 0 ? text.slice(0, -2) : text.slice(0, cut);
  return `${body},"sum":"${encode(await sha256(body))}"}}`;
}

const any = <T>(list: readonly T[], r: Random): T => list[r(list.length)]!;
const loose = (told: Told): Record<string, unknown> => told as unknown as Record<string, unknown>;

function exchange<T>(list: T[], one: number, other: number): boolean {
  const before = JSON.stringify(list);
  [list[one], list[other]] = [list[other]!, list[one]!];
  return JSON.stringify(list) !== before;
}

/** Two moves with the same arguments, of which one has another value. */
function twoMoves(
  { moves }: Told,
  r: Random,
): [Record<string, unknown>, Record<string, unknown>, string] | null {
  for (let tries = 0; tries < 200; tries++) {
    const [one, other] = [any(moves, r)[1], any(moves, r)[1]],
      key = any(Object.keys(one), r);
    if (key in other && JSON.stringify(one[key]) !== JSON.stringify(other[key])) return [one, other, key];
  }
  return null;
}

/** Changes a letter of a seat and signs it anew. The last one is left: its player may have sealed what is in it. */
async function signedAnew(
  { receipt: { letters } }: Told,
  { r }: Forger,
  key: (at: number) => Private | undefined,
) {
  const turns = letters.flatMap((text, at) => {
    const letter = read(known(text));
    return typeof letter === 'object' && letter.kind === 'turn' && letter.moves.length > 0
      ? [[at, letter] as const]
      : [];
  });
  const [at, letter] = any(turns.slice(0, -1), r),
    own = key(at);
  if (!own) return false;
  const moves = letter.moves.map((move, i) => (i === 0 ? (move === 0 ? 1 : move - 1) : move));
  letters[at] = encode(await signed(own, write({ ...letter, moves } as Turn)));
  return true;
}

const giant = (told: Told, put: (told: Told) => void, digits: string): string => {
  put(told);
  return JSON.stringify(told).replace('"@"', digits);
};

export const FORGERIES: Record<string, Forge> = {
  'two moves change places': ({ moves }, { r }) => exchange(moves, r(moves.length), r(moves.length)),
  'two neighbours change places': ({ moves }, { r }) => {
    const at = r(moves.length - 1);
    return exchange(moves, at, at + 1);
  },
  'two moves exchange a cell': (told, { r }) => {
    const two = twoMoves(told, r);
    if (!two) return false;
    const [one, other, key] = two;
    [one[key], other[key]] = [other[key], one[key]];
    return true;
  },
  'a move takes what another one has': (told, { r }) => {
    const two = twoMoves(told, r);
    if (!two) return false;
    two[0][two[2]] = two[1][two[2]];
    return true;
  },
  'a move is another one': ({ moves }, { r }) => {
    const [one, other] = [r(moves.length), r(moves.length)],
      before = JSON.stringify(moves[one]![1]);
    moves[one]![1] = { ...moves[other]![1] };
    return JSON.stringify(moves[one]![1]) !== before;
  },
  'a move is made twice': ({ moves }, { r }) => void moves.splice(r(moves.length), 0, any(moves, r)),
  'the last move is cut': ({ moves }) => void moves.pop(),
  'the last letter is cut': ({ receipt }) => void receipt.letters.pop(),
  'a letter in the middle is cut': ({ receipt }, { r }) =>
    void receipt.letters.splice(r(receipt.letters.length - 1), 1),
  'moves in the middle are cut': ({ moves }, { r }) => void moves.splice(r(moves.length - 1), 1 + r(3)),
  'letters and moves in the middle are cut': ({ moves, receipt }, { r }) => {
    receipt.letters.splice(4 + r(receipt.letters.length - 6), 1);
    moves.splice(r(moves.length - 1), 1);
  },
  'the first letters are cut': ({ receipt }, { r }) => void receipt.letters.splice(0, 1 + r(3)),
  'a move is of another seat': ({ moves, players }, { r }) => {
    const move = any(moves, r);
    move[0] = (move[0] + 1 + r(players.length - 1)) % players.length;
  },
  'all seats change': ({ moves, players }) => {
    players.reverse();
    for (const move of moves) move[0] = players.length - 1 - move[0];
  },
  'the players exchange their names': ({ players }) =>
    void ([players[0]!.name, players[1]!.name] = [players[1]!.name, players[0]!.name]),
  'a player has another name': ({ players }, { r }) =>
    void (any(players, r).name += any(['a', '\u0301', ' ', '\ud800'], r)),
  'a player has another colour': ({ players }, { r }) => void (any(players, r).colour += 1 + r(3)),
  'a player is missing': ({ players }) => void players.pop(),
  'a player more': ({ players }) => void players.push({ name: 'Eve', colour: 3 }),
  'an option is another one': ({ config }, { r }) => {
    const key = any(Object.keys(config), r),
      value = config[key];
    config[key] =
      value === 'a'
        ? 'b'
        : value === 'b'
          ? 'a'
          : typeof value === 'boolean'
            ? !value
            : value === null
              ? 1
              : null;
  },
  'an option more': ({ config }) => void (config.more = false),
  'no options': (told) => void (loose(told).config = null),
  'another game': (told) => void (told.game = told.game === 'duel' ? 'imhotep' : 'duel'),
  'a game that does not exist': (told, { r }) =>
    void (told.game = any(['kontor', 'rampart', 'os', '__proto__', ''], r)),
  'a draw has another seed': ({ draws }, { r }) => {
    const at = r(draws.length),
      seed = draws[at]!,
      digit = r(16);
    draws[at] = seed.slice(0, digit) + (seed[digit] === '0' ? '1' : '0') + seed.slice(digit + 1);
  },
  'two draws change places': ({ draws }, { r }) => exchange(draws, r(draws.length), r(draws.length)),
  'a draw is missing': ({ draws }, { r }) => void draws.splice(r(draws.length), 1),
  'a draw more': ({ draws }, { r }) => void draws.push(any(draws, r)),
  'the heap of a draw lies otherwise': ({ receipt: { heaps } }, { r }) => {
    const [, order] = any(heaps, r);
    return Array.isArray(order) && order.length > 1 && exchange(order, r(order.length), r(order.length));
  },
  'a heap has other cards, shuffled rightly': ({ draws, receipt: { heaps } }, { r }) => {
    const heap: Heap | undefined = any(
        heaps.filter(([draw]) => draw > 0),
        r,
      ),
      first = heap && heaps.find(([draw]) => draw === heap[0]);
    if (!heap || heap !== first || !Array.isArray(heap[1]) || heap[1].length === 0) return false;
    const cards = heap[1].map((card, i) => (i === 0 ? card + 1 : card));
    heap[1] = shuffle(numbers(BigInt(`0x${draws[heap[0]]!}`)), cards);
  },
  'a heap is missing': ({ receipt: { heaps } }, { r }) => void heaps.splice(r(heaps.length), 1),
  'a heap stands twice': ({ receipt: { heaps } }, { r }) =>
    void heaps.splice(r(heaps.length), 0, any(heaps, r)),
  'a heap of a draw that is none': ({ receipt: { heaps } }, { r }) =>
    void (any(heaps, r)[0] = any([-1, 999, 0.5], r)),
  'a letter stands twice': ({ receipt: { letters } }, { r }) => {
    const at = r(letters.length);
    letters.splice(at, 0, letters[at]!);
  },
  'two letters change places': ({ receipt: { letters } }, { r }) =>
    exchange(letters, r(letters.length), r(letters.length)),
  'a letter of another table': ({ receipt: { letters } }, { r, other }) =>
    void (letters[r(letters.length)] = any(other.receipt.letters, r)),
  'a letter is altered': ({ receipt: { letters } }, { r }) => {
    const at = r(letters.length),
      bytes = known(letters[at]!);
    bytes[r(bytes.length)]! ^= 1 << r(8);
    letters[at] = encode(bytes);
  },
  'a letter is altered and signed by a stranger': (told, forger) =>
    signedAnew(told, forger, () => forger.stranger),
  'a letter is altered and signed by a player': (told, forger) =>
    signedAnew(told, forger, () => any(forger.keys, forger.r)),
  'a letter is cut short': ({ receipt: { letters } }, { r }) => {
    const at = r(letters.length);
    letters[at] = letters[at]!.slice(0, r(letters[at]!.length));
  },
  'a letter is written otherwise': ({ receipt: { letters } }, { r }) => {
    const at = r(letters.length);
    letters[at] = any(
      [`${letters[at]!}=`, ` ${letters[at]!}`, `${letters[at]!}\n`, letters[at]!.toLowerCase()],
      r,
    );
  },
  'the letters of another game': (told, { other }) => void (told.receipt.letters = other.receipt.letters),
  'the moves of another game': (told, { other }) => void (told.moves = other.moves),
  'the draws of another game': (told, { other }) => void (told.draws = other.draws),
  'the heaps of another game': (told, { other }) => void (told.receipt.heaps = other.receipt.heaps),
  'the players of another game': (told, { other }) => {
    const before = JSON.stringify(told.players);
    told.players = other.players;
    return JSON.stringify(told.players) !== before;
  },
  'the end is claimed': (told, { r }) => {
    const claim = any(
      [{ end: 'complete' }, { winner: 1 }, { winners: [0] }, { scores: [99, 1] }, { gaveUp: 1 }],
      r,
    );
    Object.assign(any([told, told.receipt, any(told.players, r)], r), claim);
  },
  'a key that is not known': (told, { r }) => {
    Object.assign(any([told, told.receipt, any(told.players, r), any(told.moves, r)[1]], r), {
      more: any([null, 1, {}], r),
    });
  },
  'a key is missing': (told, { r }) => {
    const from = any([loose(told), told.receipt as unknown as Record<string, unknown>], r),
      key = any(
        Object.keys(from).filter((one) => one !== 'receipt'),
        r,
      );
    Reflect.deleteProperty(from, key);
  },
  'a key stands twice': (told, { r }) => {
    const key = any(['moves', 'draws', 'players', 'game'], r),
      text = JSON.stringify(told);
    return text.replace(
      `"${key}":`,
      `"${key}":${any(['[]', '0', JSON.stringify(loose(told)[key])], r)},"${key}":`,
    );
  },
  'a list is something else': (told, { r }) => {
    const all = { ...loose(told), ...told.receipt } as Record<string, unknown>,
      key = any(['players', 'draws', 'moves', 'letters', 'twice', 'heaps'], r),
      // An empty list of heaps proves nothing of the cards, and says so.
      value = any([null, 1, true, {}, 'text', { length: 3 }, [null], [[]], [{}], [[[]]], { 0: all[key] }], r);
    if (key in told) loose(told)[key] = value;
    else (told.receipt as unknown as Record<string, unknown>)[key] = value;
  },
  'the receipt is something else': (told, { r }) =>
    void (loose(told).receipt = { sum: '', ...any([{}, { letters: [] }], r) }),
  'a number is giant': (told, { r }) =>
    giant(
      told,
      (one) => {
        const at = '@' as unknown as number;
        if (r(4) === 0) any(one.moves, r)[0] = at;
        else if (r(3) === 0) any(one.players, r).colour = at;
        else if (r(2) === 0) any(one.receipt.heaps, r)[0] = at;
        else any(one.moves, r)[1].cell = [at, 0];
      },
      any(
        [
          '1' + '0'.repeat(400),
          '1'.repeat(5000),
          '18446744073709551616',
          '-1',
          '1e308',
          '1e999',
          '4294967296',
        ],
        r,
      ),
    ),
  'a number is no integer': (told, { r }) => {
    const digits = any(
      ['0.0', '1.0', '-0', '0e0', '1E0', 'true', 'null', '"0"', 'NaN', 'Infinity', '01', '0x1'],
      r,
    );
    return giant(told, ({ moves }) => void (any(moves, r)[0] = '@' as unknown as number), digits);
  },
  'another version': (told, { r }) => void (told.dockhand = any([1, 2, 4, '3', null, true, [3], 3.5], r)),
  'no proof of a second turn': (told, { r, other }) => {
    const { letters, twice } = told.receipt;
    twice.push(
      any(
        [any(letters, r), any(other.receipt.letters, r), '', 'AAAA', `${any(letters, r).slice(0, -1)}A`],
        r,
      ),
    );
  },
  'it is too deep': (told, { r }) => {
    const [open, shut] = any(
      [
        ['[', ']'],
        ['{"a":', '}'],
      ],
      r,
    );
    const deep = (open ?? '').repeat(20_000) + '1' + (shut ?? '').repeat(20_000);
    return giant(told, (one) => void (any([one.config, loose(one)], r).first = '@'), deep);
  },
  'it is cut off': (told, { r }) => {
    const text = JSON.stringify(told);
    return text.slice(0, r(text.length));
  },
  'it is no JSON': (_, { r }) =>
    any(['', 'null', '[]', '{}', '""', '{"receipt":{}}', '\u0000', '\ufeff{}}', '}}'], r),
};
