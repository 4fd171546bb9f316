// Tables that are played by link in the real engine, for the tests.
import { readFileSync } from 'node:fs';
import type * as wasm from '../../pkg/imhotep/imhotep';
import type { Engine } from '../../www/engine/engine';
import { beginIn } from '../../www/letters/seeded';
import { replay, shown, type Begin, type LinkTable } from '../../www/letters/link-table';
import type { Setup } from '../../www/letters/letter';
import { linkToSend, open, seal } from '../../www/letters/protocol';
import { dealt, NAMES, newest, taken } from './together-fixture';

const modules = import.meta.glob<typeof wasm>([
  '../../pkg/imhotep/*.js',
  '../../pkg/duel/*.js',
  '../../pkg/rampart/*.js',
  '../../pkg/kontor/*.js',
]);

/** Returns how games begin in the module of one. */
export async function beginOf(game: string): Promise<[Begin, Pick<Engine, 'resume'>]> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const module = { resume: (text: string) => engine.Session.resume(text) } as unknown as Engine;
  return [beginIn(module), module];
}

export const setupFor = (game: string, seats: number, host: number, config: object): Setup => ({
  game,
  players: NAMES.slice(0, seats).map((name, i) => ({ name: i === host ? name : '', colour: i })),
  config,
  host,
});

/** Returns the devices of a table that is dealt. */
export const seated = (setup: Setup, begin: Begin): Promise<LinkTable[]> => dealt(setup, begin);

/** What a device may do: moves chosen at random among those that go into one letter. */
export async function movesFor(state: LinkTable, begin: Begin, r: (n: number) => number): Promise<number[]> {
  const engine = replay(await shown(state), begin)!,
    me = state.me!,
    moves: number[] = [];
  while (engine.deciding[0] === me && moves.length < 8) {
    const move = r(engine.legal(me));
    moves.push(move);
    if (engine.needs(me, move)) break;
    engine.play(me, move);
  }
  return moves;
}

/** Plays one letter, which the seat that has to write next opens, and the last one all. */
export async function step(table: LinkTable[], begin: Begin, r: (n: number) => number): Promise<void> {
  const seat = newest(table).next!,
    now = taken(await seal(table[seat]!, await movesFor(table[seat]!, begin, r), begin));
  table[seat] = now;
  const link = linkToSend(now);
  for (const to of table.keys())
    if (to !== seat && (to === now.next || now.next === null))
      table[to] = taken(await open(table[to]!, link, begin)).state;
}
