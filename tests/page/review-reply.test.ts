// What answers a move that is tried in a review tells nothing that a player holds.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replyOf } from '../../www/features/review/reply';
import type { Session } from '../../www/engine/engine';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');

it.each([
  ['kontor', 0], // hands are secret
  ['rampart', 0], // a card that nobody has seen is another one in each drawing
  ['imhotep', 1],
  ['duel', 1],
])('the answer in %s is searched only if all seats know the same', async (game, searches) => {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const players = ['A', 'B'].map((name, colour) => ({ name, colour }));
  using session = engine.Session.open({ game, players, config: {}, seed: 1 } as never) as unknown as Session;
  const [seat = 0] = session.view(null).toAct,
    move = session.offers(seat)[0]!.move,
    record = session.record();
  let asked = 0;
  const analyst = {
    engine: { entry: engine.catalogue().games[0], resume: (text: string) => engine.Session.resume(text) },
    positions: { before: () => record },
    think: () => Promise.resolve((asked++, null)),
  };
  const table = { table: { setup: { seed: 1 } } };
  expect(await replyOf(table as never, analyst as never, 0, [seat, move], () => true)).toBeNull();
  expect(asked).toBe(searches);
});
