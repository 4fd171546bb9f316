// P5: everything can be asked about. Every button of many positions of each game has a sheet with a name, an
// effect and a rule of the rulebook, in the words of its label.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { eventsOf } from '../../www/table/direct';
import { seated } from '../../www/engine/draft';
import { capital } from '../../www/words/words';
import { answerOf, nameAndState } from '../../www/features/rulebook/inspect';
import { rulesIn } from '../../www/features/rulebook/book';
import { ruleTexts } from '../../www/features/rulebook/texts';
import { roomBeside, type Box } from '../../www/features/rulebook/room';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { Hints } from '../../www/ui/previews';
import type { Session } from '../../www/engine/engine';
import type { Game } from '../../www/ui/game-view';
import type { GamePage } from '../../www/games/contract';
import type { GameEntry, GameEvent, Seat } from '../../www/engine/wire';
import type { Words } from '../../www/words/words';
import { BOOKS } from './books';
import { cases } from './cases';
import { resourceOf, wordsOf } from './words-of';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');
const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const NAMES = ['Anna', 'Bruno', 'Chloé', 'David'];
const POSITIONS = cases(500);

async function engineOf(game: string): Promise<typeof wasm> {
  const load = modules[`../../pkg/${game}/${game}.js`];
  if (!load) throw new Error(`${game} is not there`);
  const engine = await load();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return engine;
}

function open(
  engine: typeof wasm,
  game: string,
  players: number,
  seed: number,
  chosen: object = {},
): Session {
  const [entry] = engine.catalogue().games;
  const config = Object.fromEntries(
    entry!.options.flatMap((option) => ('default' in option ? [[option.key, option.default]] : [])),
  );
  return engine.Session.open({
    game,
    players: NAMES.slice(0, players).map((name, colour) => ({ name, colour })),
    config: { ...config, ...chosen },
    seed,
  } as never) as unknown as Session;
}

/** The part of a game on the page that a sheet needs. */
function gameOf(
  engine: typeof wasm,
  session: Session,
  page: GamePage,
  words: Words,
  seat: Seat,
  told: GameEvent[] = [],
): Game {
  const entry = engine.catalogue().games[0] as unknown as GameEntry,
    setup = seated(session.setup(), entry);
  const text = page.text(
    words,
    setup,
    session.view(seat),
    session.prints(),
    () => session.notes(seat),
    () => told,
  );
  const game = {
    card: { id: setup.game },
    page,
    session,
    entry,
    words,
    settings: { mode: 'confirm', family: 'off' },
    opponents: null,
    commands: { meant: () => null, label: (_: number, label: string) => label },
    text: () => text,
    table: {
      setup,
      seat,
      offers: session.offers(seat),
      taps: [],
      pastPosition: null,
      view: session.view(seat),
    },
  };
  return { ...game, hints: new Hints(game as never, null as never, null as never) } as unknown as Game;
}

describe('P5: a sheet for every button', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode
  it.each([
    ['imhotep', 3],
    ['duel', 2],
    ['kontor', 2],
    ['rampart', 2],
  ] as const)('of %s has a name, an effect and a rule', async (id, players) => {
    const engine = await engineOf(id),
      book = BOOKS[id]!,
      rules = rulesIn(id, book);
    const wrong: string[] = [];
    let positions = 0;
    for (let seed = 1; positions < POSITIONS; seed++) {
      const session = open(engine, id, players, seed);
      for (let move = 0; positions < POSITIONS; move++) {
        const { toAct, outcome } = session.view(null),
          seat = toAct[0];
        if (outcome || seat === undefined) break;
        const language = ['en', 'fr', 'de'][positions % 3]!;
        const words = wordsOf(language, id);
        const game = gameOf(engine, session, PAGES[id]!, words, seat),
          { places } = game.text();
        for (const place of places.buttons()) {
          const { name, lines, now, rule } = answerOf(game, { place }, book);
          const label = capital(places.sheet(place).label);
          // The words that a screen reader says, except for capitals.
          const told = [name, ...lines].join(' ').toLowerCase();
          const untold = (label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
            (word) => !told.includes(word),
          );
          if (name.length === 0) wrong.push(`${place} has no name`);
          if (untold.length > 0) wrong.push(`${place}: ${told} does not say ${untold.join(', ')}`);
          if (now.kind !== null && now.text.length === 0) wrong.push(`${place}: ${now.kind} says nothing`);
          if (!rules.includes(rule!)) wrong.push(`${place}: there is no rule ${rule}`);
        }
        positions += 1;
        const offers = session.offers(seat),
          offer = offers[(move * 7919 + 13 * seed) % offers.length]!;
        session.play(seat, offer.move, null);
      }
      session.free();
    }
    expect(wrong).toEqual([]);
  });

  /** Sentences that only say that a place is no choice now. */
  const vague = (game: Game, id: string): string[] => {
    const { words } = game;
    return ['other-decision', 'nothing-here', 'not-your-decision']
      .flatMap((code) => [`${id}-refusal-${code}`, `refusal-${code}`])
      .filter((key) => words.has(key))
      .map((key) => words.t(key));
  };

  it.each([
    ['imhotep', 3],
    ['duel', 2],
    ['kontor', 2],
    ['rampart', 2],
  ] as const)('of %s: a question is not answered with a refusal', async (id, players) => {
    const engine = await engineOf(id);
    const words = wordsOf('en', id),
      told = new Set<string>();
    for (let seed = 1; seed < 5; seed++) {
      const session = open(engine, id, players, seed);
      for (let move = 0; move < 60; move++) {
        const { toAct, outcome } = session.view(null),
          seat = toAct[0];
        if (outcome || seat === undefined) break;
        const game = gameOf(engine, session, PAGES[id]!, words, seat);
        for (const place of game.text().places.buttons()) {
          const { name, lines, now } = answerOf(game, { place }, BOOKS[id]!);
          if (now.kind !== 'why') continue;
          told.add(now.text);
          expect(vague(game, id), place).not.toContain(now.text);
          expect([name, ...lines].join(' '), place).not.toContain(now.text);
          // The label says what lies there, and the base game has no cannon.
          expect(now.text, place).not.toMatch(/^There is already|cannon|already face up|has been taken/);
          const sails = game.table.offers.some((offer) => offer.move.do === 'sail');
          if (place.startsWith('dock/')) expect(/^No boat/.test(now.text)).toBe(!sails);
        }
        const offers = session.offers(seat);
        session.play(seat, offers[(move * 7919 + 13 * seed) % offers.length]!.move, null);
      }
      session.free();
    }
    // Obstacles that can be named are named.
    if (id === 'duel') expect([...told].join(' ')).toContain('you need two');
    if (id === 'imhotep') expect([...told].join(' ')).toMatch(/Your sled is (empty|full)/);
    if (id === 'imhotep') expect([...told].join(' ')).toContain('No boat has enough stones');
  });

  it.each([
    ['en', 'Cards: +1.'],
    ['fr', 'Cartes\u00a0: +1.'],
    ['de', 'Karten: +1.'],
  ])('of a player tells the points as the language writes it: %s', async (language, line) => {
    const engine = await engineOf('rampart'),
      session = open(engine, 'rampart', 2, 3);
    const game = gameOf(engine, session, PAGES['rampart']!, wordsOf(language, 'rampart'), 0);
    expect(answerOf(game, { seat: 1 }, null).lines).toContain(line);
    session.free();
  });

  it('of a token on a boat says what the token does, and has its rule', async () => {
    const engine = await engineOf('duel'),
      session = open(engine, 'duel', 2, 3);
    const game = gameOf(engine, session, PAGES['duel']!, wordsOf('en', 'duel'), session.view(null).toAct[0]!);
    const actions = session
      .view(null)
      .tokens.flatMap(({ at, face }) => (face?.is === 'action' && 'action' in face ? [{ at, face }] : []));
    expect(actions.length).toBeGreaterThan(0);
    for (const { at, face } of actions) {
      const { lines, rule } = answerOf(game, { place: at }, BOOKS['duel']!);
      expect(rule).toBe(`duel/${face.action}`);
      expect(lines.join(' ')).toMatch(/(Take|Place|Swap) .{10,}\. .*worth 1 point/);
    }
    session.free();
  });

  it('of a card of Kontor says what a ship and a tavern on it do in this game', async () => {
    const engine = await engineOf('kontor');
    const words = new (wordsOf('en', 'kontor').constructor as typeof Words)(
      'en',
      ...['page', 'kontor', 'rules', 'rules-kontor'].map((name) => resourceOf(name, 'en')),
    );
    const told = (scenario: string, card: string): { rule: string | null; said: string } => {
      const session = open(engine, 'kontor', 2, 3, { scenario });
      const game = gameOf(engine, session, PAGES['kontor']!, words, 0),
        { view } = game.table;
      const token = view!.tokens.find(({ at }) => at === 'hand/0/0')!;
      const face = {
        is: 'card',
        number: 88,
        sort: card === 'ship' ? 'canal' : 'dock',
        side: null,
        goods: [],
      };
      (token as { face: unknown }).face = {
        ...face,
        building: card === 'tavern' ? card : null,
        symbol: card === 'ship' ? card : null,
      };
      const text = PAGES['kontor']!.text(words, game.table.setup, view!, session.prints(), () =>
        session.notes(0),
      );
      const { lines, rule } = answerOf(
        { ...game, text: () => text } as Game,
        { place: token.at },
        BOOKS['kontor']!,
      );
      session.free();
      return { rule, said: lines.join(' ') };
    };
    expect(told('base', 'ship').said).toContain('has no effect in this game');
    expect(told('base', 'tavern').said).toContain('A tavern has no effect in this game');
    expect(told('advanced', 'ship')).toMatchObject({ rule: 'kontor/ship' });
    expect(told('advanced', 'ship').said).toContain('may move the ship before');
    expect(told('freewheel', 'tavern')).toMatchObject({ rule: 'kontor/freewheel' });
    expect(told('freewheel', 'tavern').said).toContain('drunk');
  });

  it('P6: of a finished sector tells the warehouses and the step that decided', async () => {
    const engine = await engineOf('kontor');
    const words = wordsOf('en', 'kontor');
    let finished = 0;
    for (let seed = 1; seed < 12 && finished < 8; seed++) {
      const session = open(engine, 'kontor', 2, seed),
        said: GameEvent[] = [];
      for (let move = 0; move < 400; move++) {
        const seat = session.view(null).toAct[0];
        if (seat === undefined) break;
        const offers = session.offers(seat);
        said.push(
          ...eventsOf(session.play(seat, offers[(move * 7919 + 13 * seed) % offers.length]!.move, null)),
        );
      }
      const game = gameOf(engine, session, PAGES['kontor']!, words, 0, said);
      for (const { note } of session.notes(0)) {
        if (note.is !== 'sector' || note.standing === 'open') continue;
        finished += 1;
        const [x, y] = note.cells[0]!,
          place = `cell/${x},${y}`;
        const { lines, tally } = answerOf(game, { place }, BOOKS['kontor']!);
        const told = lines.join(' ');
        expect(tally?.leaders.length).toBe(note.winner ? 1 : 0);
        expect(told).toMatch(/wins|win |nobody/i);
        expect(told).toMatch(/biggest lead|more kinds|beats|a tie|no warehouses/);
        expect(told).not.toMatch(/would win|counting places/);
        // The sheet does not repeat what the table shows; the score sheet tells all of it.
        expect(told).not.toMatch(/Anna: .*; Bruno:/);
        for (const { players, contests } of game.text().score.details())
          for (const { stocks, why } of contests) {
            expect(stocks).toHaveLength(players.length);
            for (const stock of stocks) expect(stock.join(' ')).toMatch(/^(nothing|\d)/);
            expect(why).toMatch(/ this sector\b/);
          }
      }
      session.free();
    }
    expect(finished).toBeGreaterThan(3);
  });

  it('tells the rule of a card that lies face up, and what it is worth', async () => {
    const engine = await engineOf('imhotep'),
      session = open(engine, 'imhotep', 2, 4),
      words = wordsOf('en', 'imhotep'),
      rulesWords = new (words.constructor as typeof Words)(
        'en',
        ...['page', 'imhotep', 'rules', 'rules-imhotep'].map((name) => resourceOf(name, 'en')),
      );
    const game = gameOf(
      engine,
      session,
      imhotep as unknown as GamePage,
      rulesWords,
      session.view(null).toAct[0]!,
    );
    const cards = session
      .view(null)
      .tokens.flatMap(({ at, face }) =>
        face?.is === 'card' && 'card' in face ? [{ at, card: face.card }] : [],
      );
    expect(cards.length).toBeGreaterThan(2);
    for (const { at, card } of cards) {
      const { rule, lines } = answerOf(game, { place: at }, BOOKS['imhotep']!);
      const id = rule?.split('/')[1] ?? '';
      if (['lever', 'hammer', 'chisel'].includes(card)) expect(id).toBe(card);
      if (['entrance', 'sarcophagus', 'paved-path'].includes(card)) expect(id).toBe('red-card');
      else expect(lines.join(' ')).toMatch(/If the game ended now, this would be worth: .*[+−]?\d/);
      expect(ruleTexts(rulesWords, 'imhotep', id).short).toMatch(/\.$/);
    }
    session.free();
  });
});

describe('P5: the name of a thing', () => {
  it.each([
    ['Boat of 4: 2 of 4 loaded. Can sail.', 'Boat of 4', '2 of 4 loaded. Can sail.'],
    ['Carte 5 : face cachée.', 'Carte 5', 'Face cachée.'],
    ['Anna’s dock pile.', 'Anna’s dock pile', ''],
    ['Card 3, face down.', 'Card 3, face down', ''],
    ['W1', 'W1', ''],
  ])('comes before its description: %s', (label, name, state) => {
    expect(nameAndState(label)).toEqual({ name, state });
  });
});

describe('P5: the sheet does not cover the place that it describes', () => {
  const windows = [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [2560, 1440],
  ] as const;
  const apart = (one: Box, other: Box): boolean =>
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  it.each(windows)('in a window of %i × %i', (width, height) => {
    const table = { x: 0, y: 46, width, height: height - 150 };
    for (let x = 0; x < width - 40; x += 23)
      for (let y = table.y; y < table.y + table.height - 40; y += 19)
        for (const size of [30, 90, Math.min(width, height) * 0.35]) {
          const of = {
            x,
            y,
            width: Math.min(size, width - x),
            height: Math.min(size, table.y + table.height - y),
          };
          const room = roomBeside(of, table, { width, height, column: null });
          expect(apart(of, { x: room.x, y: room.y, width: room.w, height: room.h })).toBe(true);
          expect(Math.min(room.w, room.h)).toBeGreaterThan(90);
          expect(room.x).toBeGreaterThanOrEqual(0);
          expect(room.y).toBeGreaterThanOrEqual(0);
          expect(room.x + room.w).toBeLessThanOrEqual(width);
          expect(room.y + room.h).toBeLessThanOrEqual(height);
        }
  });
});
