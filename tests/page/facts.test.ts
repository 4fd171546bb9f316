// P48: reasons in words: whole sentences in three languages, with the facts of the engine's own positions.
import { describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { GAMES } from '../../tools/lib/games.mjs';
import { seated } from '../../www/engine/draft';
import type { Fact, GameEntry, Move, Reason, Seat, Setup } from '../../www/engine/wire';
import type { Session } from '../../www/engine/engine';
import { CARDS } from '../../www/games';
import { despite, reasonText } from '../../www/words/facts';
import type { GameText } from '../../www/words/text/text';
import { Words } from '../../www/words/words';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { resourceOf } from './words-of';

const LANGUAGES = ['en', 'fr', 'de'];
vi.stubGlobal('document', { documentElement: { dataset: {} } }); // for the family mode of C'est mon fort !
const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
const wordsIn = (language: string, game: string): Words =>
  new Words(language, ...['page', game, 'bot', `why-${game}`].map((name) => resourceOf(name, language)));

/** A reason of a position, and the texts of that position by language. */
interface Given {
  seat: Seat;
  reason: Reason;
  texts: GameText[];
}

/** Plays a game at random and returns reasons of its positions. */
async function reasonsOf(game: string): Promise<Given[]> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const entry = engine.catalogue().games[0] as unknown as GameEntry,
    page = await CARDS.find(({ id }) => id === game)!.code(),
    all = LANGUAGES.map((language) => wordsIn(language, game)),
    given: Given[] = [];
  const players = (entry.seating[0] ?? [0, 1]).map((colour, seat) => ({ name: 'AB'[seat], colour })),
    session = engine.Session.open({ game, players, config: {}, seed: 3 } as never) as unknown as Session,
    setup = seated(session.setup(), entry) as Setup;
  for (let at = 0; at < 400; at++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) break;
    const moves = session.offers(seat).map(({ move }) => move),
      first = (at * 7) % moves.length,
      reason = at % 3 === 0 ? session.reason!(seat, [...moves.slice(first), ...moves.slice(0, first)]) : null;
    const view = session.view(seat),
      notes = session.notes(seat);
    const texts = all.map((words) => page.text(words, setup, view, session.prints(), () => notes));
    if (reason) given.push({ seat, reason, texts });
    session.play(seat, moves[(at * 11) % moves.length]!, null);
  }
  session.free();
  return given;
}

describe.each(GAMES as string[])('P48: the reasons of %s', (game) => {
  it('are sentences in every language, for the player and for others', async () => {
    const given = await reasonsOf(game),
      told = new Set<string>();
    for (const { seat, reason, texts } of given)
      for (const text of texts) {
        const facts = reason.facts.map((fact) => ({ ...fact, speaks: true }));
        for (const fact of facts)
          for (const addressed of [seat, null]) {
            const said = reasonText(text, { ...reason, facts: [fact] }, addressed);
            expect(said).not.toMatch(/why-|[{}]|undefined|NaN|\?/);
            expect(said.length).toBeGreaterThan(8);
            told.add(fact.what);
          }
      }
    expect(given.length).toBeGreaterThan(5);
    expect(told.size).toBeGreaterThan(3);
  });
});

it('P48: a sentence has the two strongest facts that speak for the move, and no others', () => {
  const fact = (what: string, speaks: boolean): Fact => ({
    ...{
      what,
      seat: 1,
      at: null,
      amount: 4,
      other: 1,
      of: 0,
      by: what === 'sled' ? 9 : 0,
      next: null,
      speaks,
    },
  });
  const terms = {
    ...{ words: wordsIn('en', 'imhotep'), name: () => 'Anna' },
    scene: { setup: { game: 'imhotep' } },
  };
  const text = { terms } as unknown as GameText,
    move = { do: 'pass' } as Move;
  const said = (facts: Fact[], seat: Seat | null): string => reasonText(text, { than: move, facts }, seat);
  expect(said([fact('sled', true), fact('chamber', true), fact('temple', true)], 1)).toBe(
    'you then have 4 stones on the sled (otherwise 1), with 9 places free on the boats; you gain 4 points in the Burial Chamber (otherwise 1)',
  );
  expect(said([fact('sled', true), fact('chamber', false)], 0)).toBe(
    'Anna then has 4 stones on the sled (otherwise 1), with 9 places free on the boats',
  );
  const scores = (amount: number): string => said([{ ...fact('chamber', true), amount, other: 0 }], 0);
  expect([2, 0, -1].map(scores)).toEqual(
    ['gains 2 points', 'gains no points', 'loses 1 point'].map(
      (what) => `Anna ${what} in the Burial Chamber`,
    ),
  );
  expect(said([fact('sled', false)], 0)).toBe('');
  expect(reasonText(text, null, 0)).toBe('');
});

it('P48: a reason for a move that costs points says so first', () => {
  const text = { terms: { words: wordsIn('en', 'duel') } } as unknown as GameText,
    said = (why: string, scores: number[], reveals = false): string =>
      despite(text, why, { scores, reveals }, 1);
  expect(said('A has 1 point', [2, -2])).toBe('it costs you 2 points now, but A has 1 point');
  expect(said('A has 1 point', [-2, 0])).toBe('A has 1 point');
  expect(said('A has 1 point', [0, -2], true)).toBe('A has 1 point');
  expect(said('', [0, -2])).toBe('');
});
