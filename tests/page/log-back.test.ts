// A line of the log tells which move was made: among the engine's legal moves it fits exactly that one.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { eventsOf } from '../../www/table/direct';
import { seated } from '../../www/engine/draft';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import type { Session } from '../../www/engine/engine';
import type { GamePage } from '../../www/games/contract';
import type { Offer, Seat } from '../../www/engine/wire';
import type { Words } from '../../www/words/words';
import { wordsOf } from './words-of';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
const MOVES = 100; // of each of five tables
const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const NAMES = ['Anna', 'Bruno', 'Chloé', 'David'];

async function engineOf(game: string): Promise<typeof wasm> {
  const load = modules[`../../pkg/${game}/${game}.js`];
  if (!load) throw new Error(`${game} is not there`);
  const engine = await load();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return engine;
}

/** Returns what the log would tell all players of an offer, and the state it leads to; plays nothing. */
function lineOf(
  engine: typeof wasm,
  words: Words,
  session: Session,
  seat: Seat,
  offer: Offer,
  page: GamePage,
): { line: string; hash: string } {
  const copy = engine.Session.resume(session.link()) as unknown as Session;
  try {
    const text = page.text(
      words,
      seated(copy.setup(), engine.catalogue().games[0] as never),
      copy.view(null),
      copy.prints(),
      () => copy.notes(null),
    );
    const { action, after } = text.log.logged(eventsOf(copy.play(seat, offer.move, null)));
    const told = action.length + after.length > 0 ? [...action, ...after] : text.log.silently(seat);
    return { line: told.join(' '), hash: copy.hash() };
  } finally {
    copy.free();
  }
}

describe('M6: the log read back', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode
  it.each([
    ['imhotep', 4, 'en', { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' }],
    ['imhotep', 2, 'fr', {}],
    ['duel', 2, 'de', {}],
    ['kontor', 2, 'en', { scenario: 'advanced' }],
    ['rampart', 3, 'fr', {}],
  ] as const)(
    `${MOVES} moves of %s by %i, told in %s: of all legal moves each line means the one that was made`,
    async (game, players, language, config) => {
      const engine = await engineOf(game),
        page = PAGES[game]!,
        words = wordsOf(language, game);
      const defaults = Object.fromEntries(
        engine
          .catalogue()
          .games[0]!.options.map((option) => [option.key, 'default' in option ? option.default : null]),
      );
      const doubtful: string[] = [];
      let read = 0;
      for (let seed = 1; read < MOVES; seed++) {
        const session = engine.Session.open({
          game,
          players: NAMES.slice(0, players).map((name, colour) => ({ name, colour })),
          config: { ...defaults, ...config },
          seed,
        } as never) as unknown as Session;
        for (let move = 0; read < MOVES && session.view(null).outcome === null; move++) {
          const seat = session.view(null).toAct[0]!,
            offers = session.offers(seat),
            chosen = offers[(move * 7919 + 13) % offers.length]!;
          const { line, hash } = lineOf(engine, words, session, seat, chosen, page);
          expect(line).not.toBe('');
          // A secret choice is told only when it is revealed. Moves that lead to the same table are the same
          // to all players.
          if (!session.view(null).private) {
            const other = offers.find((offer) => {
              const told = lineOf(engine, words, session, seat, offer, page);
              return told.line === line && told.hash !== hash;
            });
            if (other)
              doubtful.push(`${line} ${JSON.stringify(chosen.move)} or ${JSON.stringify(other.move)}`);
            read++;
          }
          session.play(seat, chosen.move, null);
        }
        session.free();
      }
      expect(doubtful).toEqual([]);
    },
    120_000,
  );
});
