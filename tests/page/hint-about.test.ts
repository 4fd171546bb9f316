// P10: a hint keeps in sight what its move is about.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aboutOf } from '../../www/features/hint/about';
import type { Session } from '../../www/engine/engine';
import type * as wasm from '../../pkg/rampart/rampart';

const modules = import.meta.glob<typeof wasm>('../../pkg/rampart/rampart.js');

it('P10: an answer is about the card that was turned over, and any other move about its first place', async () => {
  const engine = await modules['../../pkg/rampart/rampart.js']!();
  engine.initSync({ module: readFileSync('pkg/rampart/rampart_bg.wasm') });
  const [entry] = engine.catalogue().games;
  const session = engine.Session.open({
    game: 'rampart',
    players: ['Anna', 'Bruno'].map((name, colour) => ({ name, colour })),
    config: Object.fromEntries(
      entry!.options.flatMap((option) => ('default' in option ? [[option.key, option.default]] : [])),
    ),
    seed: 7,
  } as never) as unknown as Session;
  const turn = session.offers(0).at(-1)!;
  expect(aboutOf(turn.taps, () => [])).toBe(turn.taps[0]);
  session.play(0, turn.move, 0);
  const answers = session.offers(0);
  expect(answers.map(({ move: { do: kind } }) => kind)).toEqual(['take', 'put-back']);
  for (const { move, taps } of answers) {
    const copy = engine.Session.resume(session.link()) as unknown as Session;
    expect(aboutOf(taps, () => copy.play(0, move, 0))).toBe(turn.taps[0]);
    copy.free();
  }
  session.free();
});
