// How often one sentence stands for different reasons: positions are drawn from games of captains, and the best move of
// each is explained as a hint explains it. `REASONS=300` draws so many a game and prints what was found; without it a few
// show that all is in order.
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { GAMES } from '../../tools/lib/games.mjs';
import { seated } from '../../www/engine/draft';
import type { Session } from '../../www/engine/engine';
import { sameMove } from '../../www/engine/same-move';
import type { GameEntry, Move, Seat, Setup } from '../../www/engine/wire';
import { CARDS } from '../../www/games';
import { planOf } from '../../www/table/pick';
import { reasonText, toldOf } from '../../www/words/facts';
import { Words } from '../../www/words/words';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { resourceOf } from '../../tests/page/words-of';

vi.stubGlobal('document', { documentElement: { dataset: {} } }); // for the family mode of C'est mon fort !
const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
const WANTED = Number(process.env['REASONS'] ?? 6);
/** The level that plays, the iterations of a hint here. */
const CAPTAIN = 3,
  HINT = 3000;
/** One decision in so many is drawn. */
const APART = 7;

const pages = new Map<string, Awaited<ReturnType<(typeof CARDS)[number]['code']>>>();

interface Told {
  sentence: string;
  /** The facts as data, without what only names differ in: what two equal sentences have to share. */
  facts: string;
  kind: string;
  /** How long the engine took, in ms. */
  took: number;
}

async function engineOf(game: string): Promise<typeof wasm> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return engine;
}

/** The options of the nth game: those of the set-up, then others in turn. */
function setupOf(entry: GameEntry, nth: number): object {
  // The base game of Kontor is not for three.
  const counts = entry.id === 'kontor' ? entry.seats.filter((count) => count !== 3) : entry.seats,
    seats = counts[nth % counts.length]!,
    colours = entry.seating[entry.seats.indexOf(seats)] ?? Array.from({ length: seats }, (_, i) => i);
  const config: Record<string, unknown> = {};
  for (const option of entry.options)
    if (option.kind === 'choice' && option.key !== 'scenario')
      config[option.key] = option.values[Math.floor(nth / 2) % option.values.length];
  return {
    game: entry.id,
    players: colours.slice(0, seats).map((colour, seat) => ({ name: 'ABCD'[seat], colour })),
    config: entry.id === 'kontor' ? {} : config,
    seed: 1000 + nth,
  };
}

/** Explains the best move of a position; null if there is nothing to choose. */
function explained(session: Session, seat: Seat, words: Words, entry: GameEntry, seed: number): Told | null {
  const search = session.search(seat, entry.levels.length - 1, seed);
  search.run(HINT);
  const rootStats = search.rootStats(),
    best = session.analyse(seat, rootStats);
  search.free();
  if (best.length < 2) return null;
  const moves = best.map(({ move }) => move),
    offers = new Map(session.offers(seat).map((offer) => [JSON.stringify(offer.move), offer])),
    plans = moves.map((move) => {
      const { plan } = rootStats.find((one) => sameMove(one.move, move))!;
      return planOf(offers.get(JSON.stringify(move))!, plan) ?? [];
    });
  const began = performance.now(),
    reason = session.reason!(seat, moves, plans);
  const took = performance.now() - began,
    setup = seated(session.setup(), entry) as Setup,
    page = pages.get(entry.id)!;
  const text = page.text(words, setup, session.view(seat), session.prints(), () => session.notes(seat));
  return {
    sentence: reasonText(text, reason, seat),
    facts: JSON.stringify(
      reason && toldOf(reason).map(({ what, amount, other, of }) => [what, amount, other, of]),
    ),
    kind: moves[0]!.do,
    took,
  };
}

/** Draws positions from games that captains play, and explains the best move of each. */
async function drawn(game: string): Promise<Told[]> {
  const engine = await engineOf(game),
    entry = engine.catalogue().games[0] as unknown as GameEntry,
    words = new Words('en', ...['page', game, 'bot', `why-${game}`].map((name) => resourceOf(name, 'en')));
  pages.set(game, await CARDS.find(({ id }) => id === game)!.code());
  const all: Told[] = [];
  for (let nth = 0; all.length < WANTED && nth < WANTED; nth++) {
    const session = engine.Session.open(setupOf(entry, nth) as never) as unknown as Session;
    for (let at = 0; all.length < WANTED; at++) {
      const [seat] = session.view(null).toAct;
      if (seat === undefined) break;
      const one = (at + nth) % APART === 0 ? explained(session, seat, words, entry, at + 1) : null;
      if (one) all.push(one);
      session.play(seat, played(session, seat, at), null);
    }
    session.free();
  }
  return all;
}

/** The move of a captain. */
function played(session: Session, seat: Seat, at: number): Move {
  const search = session.search(seat, CAPTAIN, at);
  search.run(search.budget());
  const move = session.choose(seat, CAPTAIN, at, search.rootStats());
  search.free();
  return move;
}

const share = (part: number, all: number): number => Math.round((part / Math.max(1, all)) * 1000) / 10;

it.each(GAMES as string[])(
  'P48: a hint of %s is one sentence that does not stand for different reasons',
  { timeout: 3_600_000 },
  async (game) => {
    const all = await drawn(game),
      told = all.filter(({ sentence }) => sentence !== ''),
      counts = new Map<string, Set<string>>(),
      times = new Map<string, number>();
    for (const { sentence, facts } of told) {
      expect(sentence).not.toMatch(/why-|[{}]/);
      counts.set(sentence, (counts.get(sentence) ?? new Set()).add(facts));
      times.set(sentence, (times.get(sentence) ?? 0) + 1);
    }
    for (const facts of counts.values()) expect(facts.size).toBe(1); // one sentence, one reason
    const again = told.filter(({ sentence }) => times.get(sentence)! > 1).length,
      without = all.filter(({ sentence }) => sentence === '');
    if (process.env['REASONS'])
      process.stdout.write(
        `${game}: ${all.length} positions, ${share(without.length, all.length)} % without a fact, ` +
          `${share(again, told.length)} % of the sentences stand at several positions, ` +
          `${Math.round(all.reduce((sum, { took }) => sum + took, 0) / all.length)} ms each, at most ${Math.round(Math.max(...all.map(({ took }) => took)))}\n` +
          told
            .slice(0, 40)
            .map(({ kind, sentence }) => `  ${kind}: ${sentence}`)
            .join('\n') +
          `\n  without: ${without.map(({ kind }) => kind).join(' ')}\n`,
      );
  },
);
