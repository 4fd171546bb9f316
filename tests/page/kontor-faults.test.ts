// P28: the editor marks the cells that the engine refuses, and asks only the engine.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { refused } from '../../www/engine/engine';
import { fromOwn, marked, toOwn, type Drawing } from '../../www/games/kontor/chooser/drawing';
import { faultyCells, type Refused } from '../../www/games/kontor/chooser/faults';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/kontor/*.js');
let ask: (config?: object) => Refused;

beforeAll(async () => {
  const engine = await modules['../../pkg/kontor/kontor.js']!();
  engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
  const [entry] = engine.catalogue().games;
  const config = Object.fromEntries(
    entry!.options.map((option) => [option.key, 'default' in option ? option.default : null]),
  );
  ask =
    (wanted = {}) =>
    (drawing) => {
      try {
        engine.Session.open({
          game: 'kontor',
          players: [
            { name: 'Anna', colour: 0 },
            { name: 'Bruno', colour: 1 },
          ],
          config: { ...config, components: { game: 'kontor', harbour: toOwn(drawing) }, ...wanted },
          seed: 7,
        } as never).free();
        return [];
      } catch (thrown) {
        return refused(thrown).refusals.map((refusal) => JSON.stringify(refusal));
      }
    };
});

const draw = (...map: string[]): Drawing =>
  fromOwn({ columns: map[0]!.length, rows: map.length, map: map.map((line) => [...line].join(' ')) })!;
const board = ['......', '..~...', '..A.c.', '......', '......', '......'];

it('P28: a dock that touches nothing is marked, alone', () => {
  expect(ask()(draw(...board))).toEqual([expect.stringContaining('alone')]);
  expect(faultyCells(draw(...board), null, ask())).toEqual([[4, 2]]);
});

it('P28: every fault is marked, separate canals as well as docks', () => {
  const drawing = draw('......', '..~..~', '..A.c~', '......', 'c.....', '......');
  expect(faultyCells(drawing, null, ask())).toEqual([
    [5, 1],
    [4, 2],
    [5, 2],
    [0, 4],
  ]);
});

it('P28: cells painted since the last valid harbour are marked, older cells are not', () => {
  const sound = draw('......', '.~....', 'cAc...', '......', '......', '......');
  expect(ask()(sound)).toEqual([]);
  const third = marked(sound, 1, 3, 'c');
  expect(ask()(third)).toEqual([expect.stringContaining('too-many-docks')]);
  expect(faultyCells(third, sound, ask())).toEqual([[1, 3]]);
  const earlier = marked(sound, 0, 1, 'c');
  expect(faultyCells(earlier, sound, ask())).toEqual([[0, 1]]);
});

it('P28: if a canal is removed from the middle, the cells that it connected are marked', () => {
  const sound = draw('......', '......', '.A~~~.', '......', '......', '......');
  expect(ask()(sound)).toEqual([]);
  expect(faultyCells(marked(sound, 2, 2, '.'), sound, ask())).toEqual([
    [3, 2],
    [4, 2],
  ]);
});

it('P28: no cell is marked for a fault that is not in a cell', () => {
  const sound = draw('......', '......', '.A~~~.', '......', '......', '......');
  expect(faultyCells(marked(sound, 1, 2, '.'), sound, ask())).toEqual([]);
  const own = ask({ scenario: 'tic-tac-toe' });
  expect(own(sound)).not.toEqual([]);
  expect(faultyCells(sound, null, own)).toEqual([]);
});

it('P28: a full board is asked about in reasonable time', () => {
  let asked = 0;
  const counting: Refused = (drawing) => {
    asked++;
    return ask()(drawing);
  };
  const full = draw(...Array<string>(7).fill('~'.repeat(12)), `${'~'.repeat(11)}A`);
  const faults = faultyCells(full, null, counting);
  expect(faults).toHaveLength(95 - 34);
  expect(asked).toBeLessThan(1200);
});
