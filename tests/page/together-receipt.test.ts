// Receipts, checked by the program in examples/receipt, which is another implementation of the letters.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encode, join as joined, known, type Bytes } from '../../www/device/bytes';
import { sha256 } from '../../www/letters/chain';
import { agree, askAnew } from '../../www/letters/device';
import { setupOf, type LinkTable } from '../../www/letters/link-table';
import { read, write, type Agreeing, type Turn } from '../../www/letters/letter';
import { signed } from '../../www/device/sign';
import { receiptOf, type Heap, type Receipt } from '../../www/letters/receipt';
import { giveUp, invited, linkToSend, open, seal } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { cases } from './cases';
import { newest, random, seated, step, taken } from './together-fixture';
import { signedBy } from './together-positions';
import { begin, GO_ON, numbers, PASS, shuffle, TAKE, type Toy } from './together-game';
import { verifiedToy as verified } from './together-verify';

/** The receipt of what a device keeps, with a record as the engine writes it. */
async function receipt(state: LinkTable): Promise<string> {
  const { game, players, config } = setupOf(state);
  const engine = begin(setupOf(state), [...state.draws]) as Toy;
  for (const [seat, move] of state.moves) engine.play(seat, move);
  const moves = state.moves.map(([seat, move]) => [seat, { do: 'move', move }]);
  const record = JSON.stringify({ dockhand: 3, game, players, config, draws: state.draws, moves });
  return receiptOf(state, record, engine.shuffled);
}

async function playedOut(seed: number): Promise<LinkTable> {
  const r = random(seed),
    table = await seated(2 + (seed % 3), seed % 2, { most: 8 + r(12), cards: 5 + r(30) });
  while (newest(table).next !== null) await step(table, r);
  return newest(table);
}

/** A receipt with all that is in it, as far as the tests change it. */
interface File {
  receipt: Receipt & { sum?: string };
  draws: string[];
  moves: [number, unknown][];
  players: { name: string; colour: number }[];
}

/** A receipt with something changed, and its sum made anew: a lie, not damage. */
async function lied(text: string, change: (record: File) => unknown): Promise<string> {
  const record = JSON.parse(text) as File;
  delete record.receipt.sum;
  change(record);
  const body = JSON.stringify(record).slice(0, -2);
  return `${body},"sum":"${encode(await sha256(body))}"}}`;
}

const lastText = ({ letters }: LinkTable): string => letters.at(-1)!.text;

/** Another table of the same devices, after as many letters. */
async function otherTable(): Promise<LinkTable[]> {
  const table = await seated(3, 0, { cards: 9 });
  for (const moves of [[PASS], [PASS], [PASS]]) await step(table, moves, true);
  return table;
}

describe('receipts', () => {
  it('of true games are proved', { timeout: 900_000 }, async () => {
    const texts: string[] = [];
    for (let i = 0; i < cases(40); i++) texts.push(await receipt(await playedOut(i)));
    for (const line of await verified(texts))
      expect(line).toMatch(/^proved: \d+ letters, \d+ draws, \d+ heaps; the game was played to its end$/);
  });

  it('with one character changed are refused', { timeout: 900_000 }, async () => {
    const text = await receipt(await playedOut(1)),
      r = random(5);
    const changed = Array.from({ length: cases(200) }, () => {
      const at = r(text.length);
      return (
        text.slice(0, at) +
        String.fromCharCode(33 + ((text.charCodeAt(at) - 33 + 1 + r(90)) % 94)) +
        text.slice(at + 1)
      );
    }).filter((one) => one !== text);
    for (const line of await verified(changed)) expect(line).toMatch(/^NOT PROVED: /);
  });

  it(
    'that lie are refused: in a letter, a draw, a heap, a seat, or the order',
    { timeout: 900_000 },
    async () => {
      const text = await receipt(await playedOut(4)),
        r = random(6);
      const lies: Promise<string>[] = [];
      for (let left = cases(40); left > 0; left--) {
        const swap = <T>(list: T[]): void => {
          const at = r(list.length - 1);
          [list[at], list[at + 1]] = [list[at + 1]!, list[at]!];
        };
        lies.push(
          lied(text, ({ receipt: { letters, heaps }, draws, moves, players }) => {
            switch (left % 8) {
              case 0: {
                const i = r(letters.length),
                  bytes = Buffer.from(letters[i]!, 'base64url');
                bytes[r(bytes.length)]! ^= 1 << r(8);
                return (letters[i] = bytes.toString('base64url'));
              }
              case 1:
                return letters.splice(r(letters.length - 1), 1);
              case 2:
                return swap(letters);
              case 3:
                return (draws[r(draws.length)] = '0123456789abcdef');
              case 4: {
                const [, order] = heaps[r(heaps.length)]!;
                return swap(order as number[]);
              }
              case 5:
                return (moves[r(moves.length)]![0] ^= 1);
              case 6:
                return (players[0]!.colour += 1);
              default:
                return heaps.push([0, [2, 1, 0, 3, 4, 5, 6, 7]]);
            }
          }),
        );
      }
      for (const line of await verified(await Promise.all(lies))) expect(line).toMatch(/^NOT PROVED: /);
      expect((await verified([await lied(text, () => null)]))[0]).toMatch(/^proved/);
    },
  );

  it('tell what was out of the ordinary', async () => {
    const table = await seated(2);
    await step(table, [PASS]);
    await step(table, [PASS]);
    const two = linkToSend(taken(await seal(table[0]!, [PASS], begin)));
    await step(table, [TAKE]);
    const twice = await open(table[1]!, two, begin);
    expect(twice).toMatchObject({ why: 'twice' });
    // Ben's device is lost, and the draw that it was to open is repeated.
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    const ben = taken(await askAnew(eye, 1, begin));
    table[0] = taken(await agree(table[0]!, linkToSend(ben), begin));
    table[1] = taken(await open(ben, linkToSend(table[0]), begin)).state;
    await step(table, [GO_ON, TAKE]);
    await step(table, [PASS]);
    const gone = taken(await giveUp(table[1]!, begin));
    const told = taken(await open(table[0]!, linkToSend(gone), begin)).state;
    const proof = { ...told, twice: [two.split('.').at(-1)!] };
    const said = await verified([
      await receipt(told),
      await receipt(proof),
      await receipt({ ...told, twice: [told.letters.at(-1)!.text] }),
      await receipt(gone),
    ]);
    const notes = 'draw 1 was repeated; seat 1 went on from a new device; seat 1 gave up';
    expect(said[0]).toBe(`proved: 11 letters, 3 draws, 3 heaps; ${notes}`);
    expect(said[1]).toBe(`proved: 11 letters, 3 draws, 3 heaps; ${notes}; seat 0 sent two different turns`);
    expect(said[2]).toMatch(/^NOT PROVED: no proof/);
    // A device that has lost its letters has only the word of the other.
    expect(said[3]).toMatch(/^NOT PROVED/);
  });

  it('prove several heaps of one draw, and one with a generator of its own', async () => {
    const text = await receipt(await playedOut(3));
    const { draws, receipt: told } = JSON.parse(text) as File;
    const [draw, first] = told.heaps.at(-1)!,
      next = numbers(BigInt(`0x${draws[draw]!}`));
    expect(shuffle(next, first as number[])).toEqual(first);
    const second = shuffle(next, [3, 1, 1, 2, 9, 7, 7, 7]),
      drawn = Number((next() * 4n) >> 64n),
      own = numbers(next()),
      third = shuffle(own, [5, 6, 8, 11, 12, 13]),
      fourth = shuffle(own, [5, 6, 8, 11, 12, 13, 14]);
    const heaps: Heap[] = [
      [draw, second],
      [draw, drawn, 4],
      [draw, third, true],
      [draw, fourth, true],
    ];
    const said = await verified([
      await lied(text, (record) => record.receipt.heaps.push(...heaps)),
      await lied(text, (record) => record.receipt.heaps.push(heaps[1]!, heaps[0]!)),
      await lied(text, (record) => record.receipt.heaps.push([draw, third])),
      await lied(text, (record) => record.receipt.heaps.push(heaps[0]!, [draw, (drawn + 1) % 4, 4])),
      await lied(text, (record) => record.receipt.heaps.push(heaps[0]!, heaps[1]!, heaps[3]!)),
      await lied(text, (record) => record.receipt.heaps.pop()),
      await lied(text, (record) => (record.receipt.heaps = [])),
    ]);
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'proved',
      ...Array.from({ length: 5 }, () => 'NOT PROVED'),
      'proved', // of the heaps nothing, and it says so
    ]);
  });

  it('of games that were not finished prove the draws so far', async () => {
    const table = await seated(3);
    const r = random(8);
    for (let i = 0; i < 9; i++) await step(table, r);
    await step(table, newest(table).pending ? r : [TAKE]);
    const { serial } = newest(table);
    expect((await verified([await receipt(newest(table))]))[0]).toMatch(
      new RegExp(`^unfinished: the game goes on after letter ${serial - 1}; proved so far: `),
    );
  });

  it('hold a second letter of any kind against its seat, under the key that it had then', async () => {
    const table = await seated(3);
    for (const moves of [[PASS], [PASS], [PASS]]) await step(table, moves, true);
    const two = lastText(taken(await seal(table[0]!, [GO_ON, PASS], begin)));
    await step(table, [PASS], true);
    // Ann's device is lost then, and Ben answers its wish twice.
    const eye = taken(await invited((await linkOfWhole(table[1]!))!, begin));
    const ann = taken(await askAnew(eye, 0, begin));
    const ben = taken(await agree(table[1]!, linkToSend(ann), begin));
    const other = await signedBy(table[1]!, read(known(lastText(ben))) as Agreeing, { check: 1 });
    const chloe = taken(await agree(table[2]!, linkToSend(ben), begin));
    table[1] = taken(await open(ben, linkToSend(chloe), begin)).state;
    const said = await verified([
      await receipt({ ...table[1], twice: [two, other] }),
      await receipt({ ...table[1], twice: [lastText(ben)] }),
      // Of another table, signed with the same key.
      await receipt({ ...table[1], twice: [lastText(newest(await otherTable()))] }),
    ]);
    expect(said[0]).toMatch(
      /^unfinished: .*proved so far: .*; seat 0 sent two different turns; seat 1 sent two different turns$/,
    );
    expect(said.slice(1).join()).toMatch(/^NOT PROVED: no proof.*,NOT PROVED: no proof/);
  });

  it('refuse letters that no device would take', async () => {
    const table = await seated(2);
    for (const moves of [[PASS], [PASS]]) await step(table, moves);
    const [ann, ben] = [table[0]!, table[1]!];
    const now = taken(await seal(ann, [PASS], begin)),
      turn = read(known(lastText(now))) as Turn,
      body = write(turn);
    /** The receipt with this letter of Ann's at the end. */
    const forged = async (bytes: Bytes): Promise<string> => {
      const text = encode(await signed(ann.secrets!.key, bytes));
      return receipt({ ...now, letters: [...ann.letters, { ...now.letters.at(-1)!, text }] });
    };
    const gone = taken(await giveUp(ann, begin)),
      late = await signedBy(ann, turn, { serial: gone.serial, head: known(gone.head).slice(0, 8) });
    const asked = taken(await askAnew(ben, 1, begin)),
      agreed = taken(await agree(ann, linkToSend(asked), begin)),
      third = write(read(known(lastText(agreed))) as Agreeing).map((byte, i, all) =>
        i < all.length - 1 ? byte : 7,
      );
    const wide = joined(body.slice(0, -1), Uint8Array.of(128, PASS));
    const said = await verified([
      await forged(body),
      await forged(wide),
      await receipt({
        ...ann,
        letters: [
          ...ann.letters,
          { serial: 0, by: 0, text: encode(await signed(ann.secrets!.key, write({ ...turn, moves: [] }))) },
        ],
      }),
      await receipt({
        ...gone,
        moves: [...gone.moves, [0, PASS]],
        letters: [...gone.letters, { serial: 0, by: 0, text: late }],
      }),
      await receipt(agreed),
      await receipt({
        ...agreed,
        letters: [
          ...agreed.letters.slice(0, -1),
          { serial: 0, by: 0, text: encode(await signed(ann.secrets!.key, third)) },
        ],
      }),
      await lied(await receipt(now), ({ players }) => (players[1]!.name = 'Eve')),
    ]);
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'unfinished',
      'NOT PROVED',
      'NOT PROVED',
      'NOT PROVED',
      'unfinished',
      'NOT PROVED',
      'NOT PROVED',
    ]);
  });

  it('are checked by programs with nothing but the standard library, the letters in 250 lines', () => {
    const folder = 'examples/receipt',
      files = readdirSync(folder).filter((name) => name.endsWith('.py')),
      own = files.map((name) => name.slice(0, -'.py'.length));
    let letters = 0;
    for (const name of files) {
      const program = readFileSync(`${folder}/${name}`, 'utf8'),
        imports = [...program.matchAll(/^\s*(?:import|from) ([\w, ]+?)(?: import .*)?$/gm)];
      const { length } = program.trimEnd().split('\n');
      if (name === 'verify.py' || name === 'letter.py') letters += length;
      expect(length).toBeLessThanOrEqual(350);
      for (const one of imports.flatMap(([, names]) => names!.split(', ')))
        expect([...own, 'base64', 'copy', 'hashlib', 'json', 'sys']).toContain(one);
    }
    expect(letters).toBeLessThanOrEqual(250);
  });
});
