// The table that an address or an element asks for, with the engine of every game.
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askedIn } from '../../www/features/embed/asked';
import { setupFor, type Table, type Wrong } from '../../www/features/embed/table';
import { Refused, type Engine } from '../../www/engine/engine';
import type { Catalogue, Setup } from '../../www/engine/wire';
import { CARDS } from '../../www/games';
import { wordsOf } from './words-of';
import { cases } from './cases';

interface Module {
  initSync(options: { module: BufferSource }): void;
  catalogue(): Catalogue;
  cleanName(name: string): string;
  Session: { open(setup: Setup): { free(): void } };
}
const modules = import.meta.glob<Module>('../../pkg/*/*.js');
const engines = new Map<string, Engine>();
beforeAll(async () => {
  for (const { id } of CARDS) {
    const module = await modules[`../../pkg/${id}/${id}.js`]!();
    module.initSync({ module: readFileSync(`pkg/${id}/${id}_bg.wasm`) });
    engines.set(id, {
      entry: module.catalogue().games.find((one) => one.id === id)!,
      freshSeed: () => 7,
      cleanName: (name) => module.cleanName(name),
      open: (setup) => {
        try {
          return module.Session.open(setup);
        } catch (thrown) {
          const { conflicts, ...refusal } = thrown as { code: string; rule: null; conflicts?: [] };
          if (!('code' in refusal)) throw thrown; // a trap
          throw new Refused(conflicts ?? [refusal]);
        }
      },
    } as Partial<Engine> as Engine);
  }
});
afterEach(() => void vi.unstubAllGlobals());

const NONE: Table = { level: null, players: null, config: null };
const settings = { oneAnswer: 'on' } as never;
function of(game: string, asked: Partial<Table>, language = 'en'): Setup | Wrong {
  const card = CARDS.find(({ id }) => id === game)!;
  return setupFor(
    { ...NONE, ...asked },
    { engine: engines.get(game)!, card, words: wordsOf(language, game), settings },
  );
}
const levels = (setup: Setup | Wrong): unknown =>
  'players' in setup ? setup.players.map(({ level }) => level ?? null) : setup;

describe('P68: the table that the page around asks for', () => {
  it.each(CARDS.map(({ id }) => id))(
    'P68: %s is one person against the easiest computer player if nothing is asked for',
    (game) => {
      const setup = of(game, {});
      expect(levels(setup)).toEqual([null, 0]);
      expect((setup as Setup).players[1]!.name).toMatch(/Nefru|Senbi|Aaltje Vos|Aubrée/);
    },
  );

  it('P68: a level is named or numbered, and every seat but the first has it', () => {
    expect(levels(of('imhotep', { level: 'captain', players: '3' }))).toEqual([null, 3, 3]);
    expect(levels(of('imhotep', { level: '5' }))).toEqual([null, 5]);
    const { players } = of('imhotep', { level: 'admiral' }, 'de') as Setup;
    expect(players[1]).toMatchObject({ name: 'Admiralin', character: null }); // it thinks for a time, and has no character
    const names = (of('imhotep', { level: 'deckhand', players: '4' }) as Setup).players.map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(4);
  });

  it('P68: a number of players alone is for people, at a table that so many can play', () => {
    for (const game of engines.keys())
      for (const count of engines.get(game)!.entry.seats)
        expect(levels(of(game, { players: String(count) })), `${game} ${count}`).toEqual(
          Array.from({ length: count }, () => null),
        );
    expect((of('kontor', { players: '2' }) as Setup).config).toMatchObject({ oneAnswer: true });
    expect((of('kontor', {}) as Setup).config).not.toMatchObject({ oneAnswer: true });
  });

  it('P68: options are taken beside the usual ones', () => {
    expect((of('imhotep', { config: '{"market":"b"}' }) as Setup).config).toMatchObject({
      market: 'b',
      temple: 'a',
    });
  });

  it('P68: what cannot be played names the attribute that is wrong', () => {
    expect(of('duel', { players: '3' })).toEqual({ reason: 'wrong-players', attribute: 'players' });
    for (const players of ['', '0', '-2', '2.5', 'two', '1e1', ' '])
      expect(of('imhotep', { players })).toMatchObject({ attribute: 'players' });
    for (const level of ['', 'king', '6', '-1', '0x1', '__proto__'])
      expect(of('imhotep', { level })).toEqual({ reason: 'unknown-level', attribute: 'level' });
    for (const config of [
      '',
      '[',
      '[]',
      '7',
      '"a"',
      '{"market":"c"}',
      '{"nonsense":1}',
      '{"__proto__":{"market":"b"}}',
      '{"components":{"a":1}}',
    ])
      expect(of('imhotep', { config }), config).toMatchObject({
        reason: 'unknown-option',
        attribute: 'config',
      });
  });

  it('P68: no mixture of attributes is answered by an exception: 10,000 of them give a table or a reason', () => {
    let state = 11;
    const chance = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % below;
    };
    const one = <T>(all: readonly T[]): T => all[chance(all.length)]!;
    const texts = [
      '',
      '2',
      '3',
      '4',
      '1',
      '-1',
      'NaN',
      'captain',
      'admiral',
      'true',
      'null',
      '[object Object]',
      '\u0000',
      '😀',
      'x'.repeat(300),
      '%',
      '0',
    ];
    const configs = [
      '{}',
      'null',
      '{"first":1}',
      '{"first":9}',
      '{"first":null}',
      '{"scenario":"watergames"}',
      '{"market":"b","wrath":true}',
      '{"components":null}',
      '{"components":{"game":"imhotep"}}',
      '{"deck":[]}',
      '{"time":1e9}',
      `{"a":${'['.repeat(50)}${']'.repeat(50)}}`,
      '{"toString":1}',
    ];
    let played = 0;
    for (let i = cases(10_000); i > 0; i--) {
      const query = new URLSearchParams();
      for (const name of ['game', 'level', 'players', 'config', 'moves', 'host', 'start', 'wait', 'readonly'])
        if (chance(2)) query.set(name, one(name === 'config' && chance(2) ? configs : texts));
      const asked = askedIn(`?${query}`),
        game = one([...engines.keys()]),
        found = of(game, asked);
      if ('players' in found) played += 1;
      else expect(found.reason).toMatch(/^[a-z-]+$/);
    }
    expect(played).toBeGreaterThan(0);
  });
});
