// P32: a person who plays alone against computers and gave no name is “you” in the log of every game, in every
// language.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { eventsOf } from '../../www/table/direct';
import { seated } from '../../www/engine/draft';
import type { Session } from '../../www/engine/engine';
import type { Move, Seat, Setup } from '../../www/engine/wire';
import type { GamePage } from '../../www/games/contract';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { tellerOf } from './playthroughs/tell';
import { wordsOf } from './words-of';

const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
/** Events in which another player acts, and whose second player has a name: whose pile, whose rampart, which ally. */
const BESIDE = ['took-away', 'bought-out', 'shot', 'proposed', 'allied', 'left-ally', 'fallen'];
vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode

it.each(Object.keys(PAGES))(
  'P32: no sentence of the log calls the only person by a colour: %s',
  async (game) => {
    const page = PAGES[game]!,
      { engine, entry } = await tellerOf(page, game),
      all = ['en', 'fr', 'de'].map((language) => wordsOf(language, game));
    const named = new Set<string>(),
      kinds = new Set<string>();
    const files = readdirSync('tests/playthroughs').filter(
      (file) => file.startsWith(`${game}-`) && file.endsWith('.json'),
    );
    for (const file of files) {
      const record = JSON.parse(readFileSync(`tests/playthroughs/${file}`, 'utf8')) as {
          moves: [Seat, Move][];
        },
        session = engine.Session.resume(JSON.stringify({ ...record, moves: [] })) as unknown as Session,
        own = seated(session.setup(), entry);
      const setup = {
        ...own,
        players: own.players.map((player, at) => ({ ...player, name: at === 0 ? 'Zoltan' : `Other ${at}` })),
      } as Setup;
      for (const [seat, move] of record.moves) {
        const view = session.view(null),
          texts = all.map((words) =>
            page.text(
              words,
              setup,
              view,
              session.prints(),
              () => [],
              () => [],
            ),
          );
        for (const event of eventsOf(session.play(seat, move, null))) {
          kinds.add(event.say);
          if (BESIDE.includes(event.say)) continue;
          for (const text of texts) {
            text.terms.you = 0;
            for (const sentence of text.log.sentences([event]))
              // Players who win together are listed by name.
              if (/Zoltan(?! (and|et|und) )/.test(sentence)) named.add(`${event.say}: ${sentence}`);
          }
        }
      }
      session.free();
    }
    expect([...named]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  },
);
