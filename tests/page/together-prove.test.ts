// Receipts of whole games in the real engine, and lies made of them, checked by the page and by the program in
// examples/receipt. No lie is proved, and neither stumbles over one.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encode, known } from '../../www/device/bytes';
import { agree, askAnew } from '../../www/letters/device';
import type { Played } from '../../www/letters/seeded';
import { replay, type Begin, type LinkTable } from '../../www/letters/link-table';
import { prove, type Flaw, type Proof } from '../../www/letters/prove';
import { receiptOf } from '../../www/letters/receipt';
import { makeKey, signed, SIGNATURE } from '../../www/device/sign';
import { giveUp, invited, linkToSend, open, seal } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { attacks } from './cases';
import { newest, random, secretsOf, taken } from './together-fixture';
import { FORGERIES, summed, type Forge, type Forger, type Told } from './together-forgeries';
import { beginOf, seated, setupFor, step } from './together-real';
import { verified } from './together-verify';

type Random = (n: number) => number;
const TABLES: [game: string, seats: number, config: object][] = [
  ['duel', 2, {}],
  ['imhotep', 2, { market: 'b', temple: 'b' }],
  ['imhotep', 3, { pyramid: 'b', pyramidBonus: 'may', first: 1 }],
  ['imhotep', 4, { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b', wrath: true }],
  ['duel', 2, { obelisk: 'b', tomb: 'b', first: 1 }],
];

const engine = async (game: string) =>
  game === 'duel' || game === 'imhotep' ? (await beginOf(game))[1] : null;
const proved = (text: string): Promise<Proof | Flaw> => prove(text, engine);
const endOf = (proof: Proof | Flaw): string =>
  typeof proof === 'string' ? `not proved: ${proof}` : proof.end;

async function receipt(state: LinkTable, begin: Begin): Promise<string> {
  const { session } = replay(state, begin) as Played,
    text = await receiptOf(state, session.record(), session.heaps());
  session.free();
  return text;
}

/** Plays a game to its end, or until a seat gives up; on the way, a device may be lost. Returns it after each letter. */
async function play(i: number, r: Random): Promise<[begin: Begin, state: LinkTable[]]> {
  const [game, seats, config] = TABLES[i % TABLES.length]!,
    [begin] = await beginOf(game),
    table = await seated(setupFor(game, seats, r(seats), config), begin),
    course: LinkTable[] = [],
    last = i < TABLES.length ? Infinity : 12 + r(10);
  while (newest(table).next !== null) {
    await step(table, begin, r);
    const now = newest(table);
    course.push(now);
    if (course.length === last)
      course.push(taken(await giveUp(taken(await told(table, now.next!, begin)), begin)));
    if (course.at(-1)!.next === null) break;
  }
  return [begin, course];
}

/** The device of a seat with all letters. */
async function told(table: readonly LinkTable[], seat: number, begin: Begin): Promise<LinkTable> {
  const { head, letters } = newest(table);
  if (table[seat]!.head === head) return table[seat]!;
  let state = table[seat]!;
  for (const { text } of letters) state = taken(await open(state, text, begin)).state;
  return state;
}

/** A game of two in which a device was lost while it had a draw to open, and a second turn was sent for a place. */
async function eventful(r: Random): Promise<[begin: Begin, state: LinkTable, device: LinkTable]> {
  const [begin] = await beginOf('duel'),
    table = await seated(setupFor('duel', 2, 0, { first: 0 }), begin);
  const two = linkToSend(taken(await seal(table[0]!, [1], begin)));
  const one = taken(await seal(table[0]!, [0], begin));
  table[0] = one;
  table[1] = taken(await open(table[1]!, linkToSend(one), begin)).state;
  const again = await open(table[1], two, begin);
  expect(again).toMatchObject({ why: 'twice', seat: 0 });
  table[1] = (again as { state: LinkTable }).state;
  while (newest(table).draws.length < 3 || newest(table).pending === null) await step(table, begin, r);
  const { next } = newest(table),
    other = 1 - next!,
    eye = taken(await invited((await linkOfWhole(table[other]!))!, begin)),
    asks = taken(await askAnew(eye, next!, begin));
  table[other] = taken(await agree(table[other]!, linkToSend(asks), begin));
  table[next!] = taken(await open(asks, linkToSend(table[other]), begin)).state;
  while (newest(table).next !== null) await step(table, begin, r);
  const state = { ...table[other]!, twice: [two.split('.').at(-1)!] };
  return [begin, state, table[next!]!];
}

it('the receipts in which a lie was found are not proved', async () => {
  const texts = ['true', 'forged-two-cells', 'cut-end'].map((name) =>
    readFileSync(`tests/page/receipts/${name}.json`, 'utf8'),
  );
  const proofs = await Promise.all(texts.map(proved));
  expect(proofs.map(endOf)).toEqual(['complete', 'not proved: differs', 'unfinished']);
  expect(proofs[0]).toMatchObject({ names: ['Anna', 'Ben'], last: 56, twice: [], repeats: 0 });
  expect(proofs[2]).toMatchObject({ last: 55 });
  // What is opened is made from the letters.
  const { receipt: _, ...record } = JSON.parse(texts[0]!) as Record<string, unknown>;
  expect(JSON.parse((proofs[0] as Proof).record)).toEqual(record);
  expect(await verified(texts)).toEqual([
    'proved: 58 letters, 15 draws, 16 heaps; the game was played to its end',
    'NOT PROVED: the moves are not those of the letters',
    'unfinished: the game goes on after letter 55; proved so far: 57 letters, 15 draws, 16 heaps',
  ]);
});

it('a second turn proves nothing against a player if it was signed with another key', async () => {
  const [begin, state] = await eventful(random(5)),
    forged = await signed(await makeKey(), known(state.twice[0]!).slice(0, -SIGNATURE));
  expect(endOf(await proved(await receipt(state, begin)))).toBe('complete');
  const lie = await receipt({ ...state, twice: [encode(forged)] }, begin);
  expect(endOf(await proved(lie))).toBe('not proved: twice');
});

it('a receipt that says the same in other characters is not proved', async () => {
  const text = readFileSync('tests/page/receipts/true.json', 'utf8').trim(),
    spelt: [string, string][] = [
      ['[0,{', '[-0,{'],
      ['"Anna"', '"\\u0041nna"'],
      ['"moves":[', '"moves": ['],
    ];
  for (const [one] of spelt) expect(text).toContain(one);
  const others = await Promise.all(spelt.map(([one, other]) => summed(text.replace(one, other))));
  expect((await Promise.all(others.map(proved))).map(endOf)).toEqual(spelt.map(() => 'not proved: shape'));
  for (const line of await verified(others)) expect(line).toMatch(/^NOT PROVED: /);
});

it('what was out of the ordinary is told, and a device that was told the whole game proves nothing', async () => {
  const [begin, state, device] = await eventful(random(3)),
    text = await receipt(state, begin),
    proof = await proved(text);
  expect(proof).toMatchObject({ end: 'complete', twice: [0], repeats: 1 });
  expect(endOf(await proved(await receipt(device, begin)))).toBe('not proved: whole');
  const [line, other] = await verified([text, await receipt(device, begin)]);
  expect(line).toMatch(/^proved: .*; draw \d+ was repeated; .* new device; seat 0 sent two different turns$/);
  expect(other).toMatch(/^NOT PROVED: letters are missing/);
});

/** The receipts that lies are made of: whole games, and such as stop before the end; and of which game each is. */
interface Truths {
  whole: string[];
  cut: string[];
  gameOf: Map<string, number>;
}

/** Plays games and returns their receipts, which are proved as far as they go. */
async function truths(r: Random): Promise<Truths> {
  const made: Truths = { whole: [], cut: [], gameOf: new Map() },
    games = await Promise.all(Array.from({ length: 2 * TABLES.length }, (_, i) => play(i, random(i))));
  for (const [game, [begin, course]] of games.entries()) {
    const stops = [course[8 + r(course.length - 9)]!, course.at(-2)!, course.at(-1)!],
      [early, late, whole] = (await Promise.all(stops.map((state) => receipt(state, begin)))) as [
        string,
        string,
        string,
      ];
    for (const text of [early, late, whole]) made.gameOf.set(text, game);
    made.whole.push(whole);
    made.cut.push(early, late);
  }
  const ends = await Promise.all(made.whole.map(async (text) => endOf(await proved(text))));
  expect(ends).toEqual(games.map((_, i) => (i < TABLES.length ? 'complete' : 'gave-up')));
  for (const text of made.cut) expect(endOf(await proved(text))).toBe('unfinished');
  for (const line of await verified(made.whole)) expect(line).toMatch(/^proved: /);
  for (const line of await verified(made.cut))
    expect(line).toMatch(/^unfinished: the game goes on after letter \d+; /);
  return made;
}

/** Makes a lie of one of the receipts; null if this one does not lend itself to it. */
async function lie({ whole, cut, gameOf }: Truths, forge: Forge, forger: Omit<Forger, 'other'>) {
  const { r } = forger,
    all = r(5) === 0 ? cut : whole,
    base = all[r(all.length)]!,
    told = JSON.parse(base) as Told,
    another = whole[(gameOf.get(base)! + 1 + r(whole.length - 1)) % whole.length]!,
    made = await forge(told, { ...forger, other: JSON.parse(another) as Told });
  const text = made === false ? base : await summed(typeof made === 'string' ? made : told);
  return text === base ? null : text;
}

/** Has lies checked by the page and by the program: none is proved. */
async function refuse(lies: readonly [kind: string, text: string][]): Promise<void> {
  const said: string[] = [];
  for (let at = 0; at < lies.length; at += 20)
    said.push(
      ...(await Promise.all(lies.slice(at, at + 20).map(async ([, text]) => endOf(await proved(text))))),
    );
  const lines = await verified(lies.map(([, text]) => text));
  for (const [at, [kind]] of lies.entries()) {
    // Without the letter that gives up, a game goes on.
    const goesOn = kind === 'the last letter is cut' && said[at] === 'unfinished',
      here = goesOn ? 'unfinished' : (expect.stringMatching(/^not proved: /) as string),
      there = expect.stringMatching(goesOn ? /^unfinished: / : /^NOT PROVED: /) as string;
    expect([kind, said[at], lines[at]]).toEqual([kind, here, there]);
  }
}

it(
  'true receipts are proved, and lies of more than fifty kinds are not',
  { timeout: 36_000_000 },
  async () => {
    const kinds = Object.entries(FORGERIES),
      most = Math.max(2 * kinds.length, attacks(240, 10_000)),
      r = random(11),
      made = await truths(r),
      stranger = await makeKey(),
      keys = await Promise.all([0, 1, 2, 3].map(async (seat) => (await secretsOf(seat)).key)),
      met = new Map<string, number>();
    expect(kinds.length).toBeGreaterThan(50);
    // Not every receipt lends itself to every lie: where few are tried, some more are, until each kind was met.
    const goesOn = (done: number): boolean =>
      done < most || (met.size < kinds.length && done < 50 * kinds.length);
    for (let done = 0; goesOn(done);) {
      // Many at once, since each process reads the signatures anew.
      const lies: [kind: string, text: string][] = [];
      while (goesOn(done) && lies.length < 1000) {
        const [kind, forge] = kinds[done++ % kinds.length]!,
          text = await lie(made, forge, { r, keys, stranger });
        if (text === null) continue;
        lies.push([kind, text]);
        met.set(kind, (met.get(kind) ?? 0) + 1);
      }
      await refuse(lies);
      process.stdout.write(`${done} tried, ${[...met.values()].reduce((sum, n) => sum + n, 0)} refused\n`);
    }
    expect(kinds.filter(([kind]) => !met.has(kind)).map(([kind]) => kind)).toEqual([]);
  },
);
