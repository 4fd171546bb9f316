// Receipts of whole games in the real engine, and lies made of them, checked by the page and by the program in
// examples/receipt. No lie is proved, and neither stumbles over one.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agree, askAnew } from '../../www/features/together/device';
import type { Played } from '../../www/features/together/engine';
import { replay, type Begin, type Kept } from '../../www/features/together/kept';
import { prove, type Flaw, type Proof } from '../../www/features/together/prove';
import { receiptOf } from '../../www/features/together/receipt';
import { makeKey } from '../../www/features/together/sign';
import { giveUp, invited, linkToSend, open, seal } from '../../www/features/together/table';
import { linkOfWhole } from '../../www/features/together/whole';
import { attacks } from './cases';
import { newest, random, secretsOf, taken } from './together-fixture';
import { FORGERIES, summed, type Forger, type Told } from './together-forgeries';
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

async function receipt(kept: Kept, begin: Begin): Promise<string> {
  const { session } = replay(kept, begin) as Played,
    text = await receiptOf(kept, session.record(), session.heaps());
  session.free();
  return text;
}

/** Plays a game to its end, or until a seat gives up; on the way, a device may be lost. Returns it after each letter. */
async function play(i: number, r: Random): Promise<[begin: Begin, kept: Kept[]]> {
  const [game, seats, config] = TABLES[i % TABLES.length]!,
    [begin] = await beginOf(game),
    table = await seated(setupFor(game, seats, r(seats), config), begin),
    course: Kept[] = [],
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
async function told(table: readonly Kept[], seat: number, begin: Begin): Promise<Kept> {
  const { head, letters } = newest(table);
  if (table[seat]!.head === head) return table[seat]!;
  let kept = table[seat]!;
  for (const { text } of letters) kept = taken(await open(kept, text, begin)).kept;
  return kept;
}

/** A game of two in which a device was lost while it had a draw to open, and a second turn was sent for a place. */
async function eventful(r: Random): Promise<[begin: Begin, kept: Kept, device: Kept]> {
  const [begin] = await beginOf('duel'),
    table = await seated(setupFor('duel', 2, 0, { first: 0 }), begin);
  const two = linkToSend(taken(await seal(table[0]!, [1], begin)));
  const one = taken(await seal(table[0]!, [0], begin));
  table[0] = one;
  table[1] = taken(await open(table[1]!, linkToSend(one), begin)).kept;
  const again = await open(table[1], two, begin);
  expect(again).toMatchObject({ why: 'twice', seat: 0 });
  table[1] = (again as { kept: Kept }).kept;
  while (newest(table).draws.length < 3 || newest(table).pending === null) await step(table, begin, r);
  const { next } = newest(table),
    other = 1 - next!,
    eye = taken(await invited((await linkOfWhole(table[other]!))!, begin)),
    asks = taken(await askAnew(eye, next!, begin));
  table[other] = taken(await agree(table[other]!, linkToSend(asks), begin));
  table[next!] = taken(await open(asks, linkToSend(table[other]), begin)).kept;
  while (newest(table).next !== null) await step(table, begin, r);
  const kept = { ...table[other]!, twice: [two.split('.').at(-1)!] };
  return [begin, kept, table[next!]!];
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

it('what was out of the ordinary is told, and a device that was told the whole game proves nothing', async () => {
  const [begin, kept, device] = await eventful(random(3)),
    text = await receipt(kept, begin),
    proof = await proved(text);
  expect(proof).toMatchObject({ end: 'complete', twice: [0], repeats: 1 });
  expect(endOf(await proved(await receipt(device, begin)))).toBe('not proved: whole');
  const [line, other] = await verified([text, await receipt(device, begin)]);
  expect(line).toMatch(/^proved: .*; draw \d+ was repeated; .* new device; seat 0 sent two different turns$/);
  expect(other).toMatch(/^NOT PROVED: letters are missing/);
});

const figures = { games: 0, proved: 0, unfinished: 0, lies: 0 };

it(
  'true receipts are proved, and lies of more than fifty kinds are not',
  { timeout: 36_000_000 },
  async () => {
    const lies = attacks(240, 10_000),
      r = random(11),
      games = await Promise.all(Array.from({ length: 2 * TABLES.length }, (_, i) => play(i, random(i)))),
      stranger = await makeKey(),
      keys = await Promise.all([0, 1, 2, 3].map(async (seat) => (await secretsOf(seat)).key));
    const whole: string[] = [],
      cut: string[] = [];
    for (const [begin, course] of games) {
      whole.push(await receipt(course.at(-1)!, begin));
      cut.push(await receipt(course[8 + r(course.length - 9)]!, begin), await receipt(course.at(-2)!, begin));
    }
    const ends = await Promise.all(whole.map(async (text) => endOf(await proved(text))));
    expect(ends).toEqual(games.map((_, i) => (i < TABLES.length ? 'complete' : 'gave-up')));
    for (const text of cut) expect(endOf(await proved(text))).toBe('unfinished');
    for (const line of await verified(whole)) expect(line).toMatch(/^proved: /);
    for (const line of await verified(cut))
      expect(line).toMatch(/^unfinished: the game goes on after letter \d+; /);
    Object.assign(figures, { games: games.length, proved: whole.length, unfinished: cut.length });

    const kinds = Object.entries(FORGERIES),
      met = new Map<string, number>();
    expect(kinds.length).toBeGreaterThan(50);
    let texts: [kind: string, text: string][] = [];
    for (let i = 0; i < lies || texts.length > 0; i++) {
      const all = r(5) === 0 ? cut : whole,
        base = all[r(all.length)]!,
        [kind, forge] = kinds[i % kinds.length]!,
        told = JSON.parse(base) as Told,
        other = JSON.parse(whole[(whole.indexOf(base) + 1 + r(whole.length - 1)) % whole.length]!) as Told,
        forger: Forger = { r, other, keys, stranger };
      const made = i < lies && (await forge(told, forger));
      if (made !== false) {
        const text = await summed(typeof made === 'string' ? made : told);
        if (text !== base) texts.push([kind, text]);
      }
      if (texts.length < 2000 && i < lies) continue; // each process reads the signatures anew
      const said: string[] = [];
      for (let at = 0; at < texts.length; at += 20)
        said.push(
          ...(await Promise.all(texts.slice(at, at + 20).map(async ([, text]) => endOf(await proved(text))))),
        );
      const lines = await verified(texts.map(([, text]) => text));
      for (const [at, [name]] of texts.entries()) {
        // Without the letter that gives up, or asks, a game goes on.
        const may = name === 'the last letter is cut' && said[at] === 'unfinished';
        if (!may) expect([name, said[at]]).toEqual([name, expect.stringMatching(/^not proved: /)]);
        expect([name, lines[at]]).toEqual([
          name,
          expect.stringMatching(may ? /^unfinished: / : /^NOT PROVED: /),
        ]);
        met.set(name, (met.get(name) ?? 0) + 1);
      }
      figures.lies += texts.length;
      texts = [];
    }
    process.stdout.write(`${JSON.stringify(Object.fromEntries(met))}\n`);
    expect(kinds.filter(([kind]) => !met.has(kind)).map(([kind]) => kind)).toEqual([]);
  },
);
