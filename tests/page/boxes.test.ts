// Components files of boxes unlike ours: with the real engine, what can be played is taken, and what cannot is
// refused with the value that was found and its bound, in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Components } from '../../www/home/setup/components';
import type { Setup } from '../../www/engine/wire';
import { wordsOf } from './words-of';

interface Module {
  initSync(options: { module: BufferSource }): void;
  Session: { open(setup: Setup): { free(): void } };
}
const modules = import.meta.glob<Module>('../../pkg/*/{kontor,imhotep}.js');

/** Loads a file into the part of the set-up and returns what it says. */
async function load(game: string, language: string, file: object): Promise<{ taken: boolean; said: string }> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const players = [0, 1].map((colour) => ({ name: `${colour}`, colour }));
  let taken = false;
  const part = new Components({
    check: (components) =>
      engine.Session.open({ game, players, config: { components }, seed: 1 } as unknown as Setup).free(),
    loaded: () => {
      taken = true;
    },
    changed: () => undefined,
  });
  await part.load(new File([JSON.stringify(file)], 'box.json'));
  const words = wordsOf(language, game);
  return {
    taken,
    said: part
      .reasons(
        (id, args) => words.t(`${game}-${id}`, args),
        (id) => words.has(`${game}-${id}`),
      )
      .join('\n'),
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const places = (n: number): object[] => Array.from({ length: n }, () => ({ points: 2 }));

const PLAYED: Record<string, [string, object]> = {
  '28 florins': ['kontor', { cards: { tea: [3], wine: [4], spice: [16], florin: range(45, 72), ship: [3] } }],
  'seven docks of each colour with tea': [
    'kontor',
    { cards: { tea: range(5, 18), wine: [3], spice: [4], florin: [], ship: [] } },
  ],
  'an island of 2 × 2': ['kontor', { layouts: { 'ile-grande': ['~~~~', '~..A', '~..~', '~~~~'] } }],
  'other canals': ['kontor', { numbers: { canals: range(44, 86) } }],
  'other red docks': ['kontor', { numbers: { red: [...range(3, 21), 29, 31, 89] } }],
  'other warehouses and florins': ['kontor', { warehouses: { tea: 7, wine: 20, spice: 21 }, florins: 30 }],
  'a ship on a canal': ['kontor', { harbour: { columns: 6, rows: 6, map: ['~AS'] } }],
  'other places': ['imhotep', { pyramids: [places(4), places(7), places(1)] }],
  'seven slots': ['imhotep', { obelisks: [12, 8, 8, 5, 3, 2, 1] }],
  'another temple': ['imhotep', { temple: ['card', 'card', 'two', 'one', 'choice'] }],
};
describe('a components file may hold whatever can be played', () => {
  for (const [name, [game, tables]] of Object.entries(PLAYED))
    it(name, async () => {
      expect(await load(game, 'en', { game, ...tables })).toEqual({ taken: true, said: '' });
    });
});

const REFUSED: [string, object, string[]][] = [
  ['kontor', { numbers: { canals: range(45, 60) } }, ['16', '43']],
  ['kontor', { numbers: { red: [3, 29, 31, 89] } }, ['4', '8', '36']],
  ['kontor', { warehouses: { tea: 25, wine: 1, spice: 1 } }, ['25', '24']],
  ['kontor', { florins: 7 }, ['7', '8']],
  ['kontor', { layouts: { watergames: ['A~~~~~~'] } }, ['7', '6']],
  ['kontor', { layouts: { 'ile-grande': ['~~~', '~A~'] } }, ['0']],
  ['imhotep', { pyramids: [places(11), places(1), places(1)] }, ['11', '10']],
  ['imhotep', { pyramids: [[{ points: 16 }], places(1), places(1)] }, ['16', '15']],
  ['imhotep', { obelisks: range(1, 17) }, ['17', '16']],
  ['imhotep', { temple: ['one'] }, ['5', '1']],
];
describe('a refusal names what was found and the bound', () => {
  for (const [game, tables, numbers] of REFUSED)
    for (const language of ['en', 'fr', 'de'])
      it(`${game} ${Object.keys(tables)[0]} (${language})`, async () => {
        const { taken, said } = await load(game, language, { game, ...tables });
        expect(taken).toBe(false);
        for (const number of numbers) expect(said).toContain(number);
        expect(said).not.toMatch(/[{}]|deck-|refusal-/);
      });
});
