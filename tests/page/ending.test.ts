// The last count arrives at the points of the engine, in all recorded games, within its time; the best score
// so far.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seated } from '../../www/engine/draft';
import { bestOf, type Finished } from '../../www/features/ending/best';
import { lengthOf, partsOf } from '../../www/features/ending/count';
import { toneOf } from '../../www/features/ending/tone';
import type { Ending, GamePage } from '../../www/games/contract';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import type { Session } from '../../www/engine/engine';
import { tellerOf, type Teller } from './playthroughs/tell';
import { wordsOf } from './words-of';

const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const FOLDER = 'tests/playthroughs';
vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode

/**
 * The longest that the last count may take with the pause before it, and that pause, in ms at normal speed.
 */
const MOST = 6000;
const BEFORE = 420;

describe.each(Object.entries(PAGES))('the last count of %s', (game, page) => {
  let teller: Teller, ending: Ending | undefined;
  beforeAll(async () => {
    teller = await tellerOf(page, game);
    ending = await page.ending?.();
  });

  it('P20: comes to the points of every player, lit where they come from', () => {
    const names = readdirSync(FOLDER).filter((file) => file.startsWith(`${game}-`) && file.endsWith('.json'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const session = teller.engine.Session.resume(
        readFileSync(`${FOLDER}/${name}`, 'utf8'),
      ) as unknown as Session;
      const view = session.view(null),
        scores = session.score(),
        setup = seated(session.setup(), teller.entry);
      const text = page.text(teller.words, setup, view, session.prints(), () => session.notes(null)),
        parts = partsOf(text, scores, ending);
      const summed = scores.map((_, seat) => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(summed, name).toEqual(scores.map(({ total }) => total));
      expect(BEFORE + parts.length * lengthOf(parts.length), name).toBeLessThanOrEqual(MOST);
      expect(
        parts.every(({ title }) => title !== ''),
        name,
      ).toBe(true);
      const lit = parts.filter(({ places }) => places.length > 0);
      if (parts.length > 0) expect(lit.length, name).toBeGreaterThan(0);
      session.free();
    }
  });
});

describe('the best score so far', () => {
  const game = (moves: number, ...points: number[]): Finished => ({
    game: 'duel',
    moves,
    seats: points.map((one, seat) => ({
      name: ['Anna', 'Bruno'][seat] ?? '',
      level: seat === 1 ? 2 : null,
      points: one,
    })),
  });
  const now = { game: 'duel', moves: 50, points: [30, 20], name: 'Anna' };

  it('is that of the same person in earlier games with as many players', () => {
    expect(bestOf([game(40, 25, 60), game(44, 28, 10)], now)).toBe(28);
    expect(bestOf([game(40, 25, 60)], { ...now, name: 'Bruno' })).toBeNull(); // that was a computer player
    expect(bestOf([{ ...game(40, 90, 60), game: 'imhotep' }, game(40, 95)], now)).toBeNull();
  });
  it('is not that of the game that has just been counted', () => {
    expect(bestOf([game(50, 30, 20)], now)).toBeNull();
    expect(bestOf([game(50, 30, 20), game(40, 30, 19)], now)).toBe(30);
  });
});

it.each([
  [5, 1, 'rout'],
  [41, 12, 'rout'],
  [41, 21, 'clear'],
  [42, 24, 'clear'],
  [41, 32, 'clear'],
  [40, 32, 'close'],
  [41, 39, 'close'],
  // Among few points nobody lies far behind.
  [2, 0, 'close'],
  [3, 3, 'close'],
] as const)('calls %i to %i a game that is %s', (winner, loser, tone) => {
  expect(toneOf(winner, loser)).toBe(tone);
});

it.each(['en', 'fr', 'de'])('praises nobody after a clear defeat: %s', (language) => {
  const words = wordsOf(language, 'ending'),
    praise = /well played|belle|bravo|gut gekämpft/i;
  for (const id of ['ending-lost-by', 'ending-lost-by-you'])
    for (const tone of ['close', 'clear', 'rout'])
      expect(praise.test(words.t(id, { tone, name: 'Anna', points: 24, most: 42 })), `${id} ${tone}`).toBe(
        tone === 'close',
      );
});
