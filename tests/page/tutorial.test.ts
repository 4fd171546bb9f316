// The tutorials against the real engine: every lesson is a position of a recorded game, and asks for moves
// that can be made there.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../www/engine/engine';
import { guided, type Guide } from '../../www/features/tutorial/guided';
import { compose, type Answers } from '../../www/table/layers';
import {
  allowed,
  LEARNER,
  pointsOf,
  recordOf,
  upTo,
  wanted,
  type Lesson,
  type Tutorial,
} from '../../www/games/lesson';
import { MOST_WORDS, pagesOf, wordsIn } from '../../www/features/tutorial/pages';
import { sameMove } from '../../www/engine/same-move';
import { isChoice } from '../../www/table/pick';
import type { Move, SeatScore } from '../../www/engine/wire';
import { axisOf, cellOf, sizeOf } from '../../www/games/kontor/layout/harbour';
import type { Printed } from '../../www/games/kontor/wire';
import { wordsOf } from './words-of';

interface Module {
  initSync(options: { module: BufferSource }): void;
  Session: { resume(text: string): Session };
}
const modules = import.meta.glob<Module>('../../pkg/*/*.js');
const tutorials = import.meta.glob<Tutorial>('../../www/games/*/tutorial.ts', {
  import: 'tutorial',
  eager: true,
});
const GAMES = Object.entries(tutorials).map(([path, tutorial]) => ({
  game: path.split('/').at(-2) ?? '',
  tutorial,
}));

describe.each(GAMES)('M15: the tutorial of $game', ({ game, tutorial }) => {
  const { record, lessons } = tutorial;
  let module: Module;
  beforeAll(async () => {
    const load = modules[`../../pkg/${game}/${game}.js`];
    if (!load) throw new Error(`no engine of ${game}`);
    module = await load();
    module.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  });
  const at = (moves: number, lesson?: Lesson): Session =>
    module.Session.resume(upTo(lesson ? recordOf(tutorial, lesson) : record, moves));

  it('is a recorded game that the engine takes up, to its last lesson', () => {
    expect(record.game).toBe(game);
    const session = at(lessons.at(-1)?.at ?? 0);
    expect(session.moveCount()).toBe(lessons.at(-1)?.at);
    expect(session.setup().players.map(({ level }) => level ?? null)).toEqual([
      null,
      ...session
        .setup()
        .players.slice(1)
        .map(() => expect.any(Number) as number),
    ]);
  });

  it('offers exactly the intended moves in every lesson, all of them legal', () => {
    for (const lesson of lessons) {
      const session = at(lesson.at, lesson),
        intended = wanted(tutorial, lesson);
      const legal = session.view(null).toAct.includes(LEARNER) ? session.offers(LEARNER) : [];
      for (const move of intended)
        expect([lesson.id, legal.filter((offer) => sameMove(offer.move, move)).length]).toEqual([
          lesson.id,
          1,
        ]);
      expect(allowed(tutorial, lesson, lesson.at, legal)).toHaveLength(intended.length);
      expect(intended.length > 0).toBe(!lesson.reads);
      expect([lesson.id, allowed(tutorial, lesson, lesson.at, legal).some(isChoice)]).toEqual([
        lesson.id,
        lesson.answers ?? false,
      ]);
      if (!lesson.reads) expect(recordOf(tutorial, lesson).moves[lesson.at]?.[0]).toBe(LEARNER);
      session.free();
    }
  });

  it('goes from each lesson to the next by the moves of the others, or sets the table up anew', () => {
    expect(lessons[0]?.at).toBe(0);
    expect(lessons.at(-1)?.reads).toBe(true);
    lessons.slice(1).forEach((lesson, i) => {
      const before = lessons[i],
        from = (before?.at ?? 0) + (before?.reads ? 0 : 1),
        here = recordOf(tutorial, lesson);
      if (before && recordOf(tutorial, before) !== here) return expect(lesson.jumps).toBe(true);
      expect(lesson.at).toBeGreaterThanOrEqual(from);
      if (!lesson.jumps)
        expect(here.moves.slice(from, lesson.at).map(([seat]) => seat === LEARNER)).not.toContain(true);
    });
  });

  it('goes on as recorded after every other move that is allowed', () => {
    lessons.forEach((lesson, i) => {
      const jump = lessons.slice(i + 1).find(({ jumps }) => jumps),
        end = jump?.at ?? lessons.at(-1)?.at;
      for (const move of lesson.also ?? []) {
        const session = at(lesson.at),
          rest: (readonly [number, Move])[] = [[LEARNER, move], ...record.moves.slice(lesson.at + 1, end)];
        for (const [seat, next] of rest) session.play(seat, next, null);
        expect(session.moveCount()).toBe(end);
        session.free();
      }
    });
  });

  it('P58: says the task, and why another move is refused, in all languages, in pages of at most 25 words', () => {
    for (const language of ['en', 'fr', 'de']) {
      const words = wordsOf(language, `lessons-${game}`);
      for (const lesson of lessons) {
        const { id, reads, at: moves } = lesson;
        expect([language, id, words.has(`lessons-${game}-${id}`)]).toEqual([language, id, true]);
        expect([language, id, words.has(`lessons-${game}-${id}-do`)]).toEqual([language, id, !reads]);
        const session = at(moves, lesson),
          text = words.t(`lessons-${game}-${id}`, pointsOf(session.score()));
        expect(text.length).toBeLessThanOrEqual(320); // for the card on a phone
        for (const page of pagesOf(text, () => true))
          // P58: no sentence needs more than a page
          expect([language, id, wordsIn(page) <= MOST_WORDS]).toEqual([language, id, true]);
        expect(text).not.toContain('{$'); // a number that the engine does not give
        session.free();
      }
    }
  });

  it('lets the engine refuse in its own words, and refuses a legal move that is not asked for in the words of the lesson', () => {
    const lesson = lessons.find(({ reads }) => !reads)!,
      why = { code: 'lesson', rule: null, why: 'because' };
    const session = at(lesson.at),
      all = session.offers(LEARNER);
    const over = (guide: Guide): Answers => compose(session, () => session.setup(), [guided(guide)]);
    const table = over({
      allows: (offers) => allowed(tutorial, lesson, session.moveCount(), offers),
      why,
      played: () => undefined,
    });
    const open = table.offers(LEARNER),
      closed = all.find((offer) => !open.some((one) => sameMove(one.move, offer.move)));
    expect(open).toHaveLength(wanted(tutorial, lesson).length);
    if (closed) expect(table.why(LEARNER, closed.taps)).toEqual(why);
    expect(table.why(LEARNER, ['no/such/place'])?.code).not.toBe('lesson');
    expect(table.view(LEARNER).toAct).toEqual(session.view(LEARNER).toAct);
    const reading = over({ allows: () => null, why, played: () => undefined });
    expect(reading.view(LEARNER).toAct).toEqual([]);
    session.free();
  });
});

describe('P58: Kontor’s lessons', () => {
  const { tutorial } = GAMES.find(({ game }) => game === 'kontor')!,
    lessonOf = (id: string): Lesson => tutorial.lessons.find((lesson) => lesson.id === id)!;
  const sessionAt = async (id: string): Promise<Session> => {
    const module = await modules['../../pkg/kontor/kontor.js']!();
    module.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
    return module.Session.resume(upTo(recordOf(tutorial, lessonOf(id)), lessonOf(id).at));
  };
  const florins = (session: Session): number =>
    session.view(null).counters.find(({ at }) => at === 'purse/0')?.count ?? 0;

  it('P58: name the size of the harbour, and how many cells of a row the table shows', async () => {
    const session = await sessionAt('welcome'),
      { columns, rows } = sizeOf(session.prints() as Printed[]);
    const cells = session.view(null).tokens.flatMap(({ at }) => (at.startsWith('cell/') ? [cellOf(at)] : []));
    for (const [axis, size] of [columns, rows].entries()) {
      const { from, to } = axisOf(
        cells.map((cell) => cell[axis]!),
        [],
        size,
      );
      expect([size, to - from + 1]).toEqual([6, 7]);
    }
    for (const [language, six, seven] of [
      ['en', 'six by six', 'seven'],
      ['fr', 'six cases sur six', 'sept'],
      ['de', 'sechs mal sechs', 'sieben'],
    ] as const) {
      const said = wordsOf(language, 'lessons-kontor').t('lessons-kontor-welcome');
      expect(said).toContain(six);
      expect(said).toContain(seven);
    }
  });

  it('P58: practise passing', () => {
    expect(wanted(tutorial, lessonOf('pass'))).toEqual([{ do: 'pass' }]);
  });

  it('P58: show the secret choice: the other card lies face down before the learner chooses', async () => {
    const session = await sessionAt('choose'),
      seen = session.view(LEARNER).tokens.find(({ at }) => at === 'chosen/1');
    expect(lessonOf('choose').shows).toEqual(['chosen/1']);
    expect([seen?.at, seen?.face]).toEqual(['chosen/1', null]);
    expect(session.view(LEARNER).toAct).toEqual([LEARNER]);
  });

  it('P58: practise being unable to pay: the card comes back, and only the other player lays one', async () => {
    const before = await sessionAt('poor'),
      after = await sessionAt('unpaid'),
      [move] = wanted(tutorial, lessonOf('poor'));
    const held = (session: Session): unknown[] =>
      session.view(LEARNER).tokens.filter(({ at }) => at.startsWith('hand/0/'));
    expect([florins(before), move?.do]).toEqual([0, 'choose']);
    expect(held(after)).toEqual(held(before));
    expect([florins(after), after.view(null).toAct]).toEqual([0, [1]]);
  });

  it('P58: no other game asks its learner to decline what cannot be declined there', () => {
    const declined = GAMES.filter(({ game }) => game !== 'kontor').flatMap(({ tutorial: other }) =>
      other.lessons
        .flatMap((lesson) => wanted(other, lesson))
        .filter((one) => /^(pass|decline)$/.test(one.do)),
    );
    expect(declined).toEqual([]);
  });
});

describe('P58: the lessons of the Duel', () => {
  const { tutorial } = GAMES.find(({ game }) => game === 'duel')!;

  it('P58: practise each action of a turn, and each kind of action token', () => {
    const moves = tutorial.lessons.flatMap((lesson) => wanted(tutorial, lesson)).map((move) => move.do);
    expect([...new Set(moves)].sort()).toEqual([
      'place',
      'place-and-unload',
      'place-several',
      'swap-and-unload',
      'take-one',
      'unload',
      'unload-again',
    ]);
  });

  it.each(['en', 'fr', 'de'])('P58: are one page each, in %s', (language) => {
    const words = wordsOf(language, 'lessons-duel');
    for (const { id } of tutorial.lessons)
      expect([id, wordsIn(words.t(`lessons-duel-${id}`)) <= MOST_WORDS]).toEqual([id, true]);
  });
});

describe('P18: what the lessons teach', () => {
  const LANGUAGES = ['en', 'fr', 'de'];
  const tutorialOf = (game: string): Tutorial => GAMES.find((one) => one.game === game)!.tutorial;
  const textOf = (language: string, game: string, id: string, scores: SeatScore[]): string =>
    ['', '-do', '-why']
      .map((part) => `lessons-${game}-${id}${part}`)
      .filter((key) => wordsOf(language, `lessons-${game}`).has(key))
      .map((key) => wordsOf(language, `lessons-${game}`).t(key, pointsOf(scores)))
      .join(' ');
  const scoresAt = async (game: string, moves: number): Promise<SeatScore[]> => {
    const module = await modules[`../../pkg/${game}/${game}.js`]!();
    module.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
    const session = module.Session.resume(upTo(tutorialOf(game).record, moves)),
      scores = session.score();
    session.free();
    return scores;
  };

  it('P18: C’est mon fort ! has at most ten lessons, all of its base game: nothing of the variant with points', () => {
    const { record, lessons } = tutorialOf('rampart');
    expect(record.config).toMatchObject({ points: false, deck: null });
    expect(lessons.length).toBeLessThanOrEqual(10);
    for (const language of LANGUAGES)
      for (const { id } of lessons)
        expect(textOf(language, 'rampart', id, [])).not.toMatch(
          /points?\b|punkt|cannon|canon|kanone|magi|zauber|raven|corbeau|rabe|tower|\btours? [àd]|turm|prince|prinz|\bking|\broi\b|könig/i,
        );
  });

  it('P18: if the tutorial of Imhotep leaves something out, it names the points of both players as the engine counts them', async () => {
    const { record, lessons } = tutorialOf('imhotep');
    const jumps = lessons.filter((lesson) => lesson.jumps);
    expect(jumps.length).toBeGreaterThan(1);
    for (const { id, at } of [...jumps, lessons.at(-1)!]) {
      const scores = await scoresAt('imhotep', at);
      for (const language of LANGUAGES)
        for (const { total } of scores)
          expect(textOf(language, 'imhotep', id, scores)).toMatch(new RegExp(`\\b${total}\\b`));
    }
    // The words of a lesson name each source of points at the end, but write no number: the engine gives the
    // numbers.
    const scores = await scoresAt('imhotep', record.moves.length);
    const marked = scores.map((score, seat) => ({
      total: score.total,
      sources: score.sources.map(({ source, points }, i) => ({
        source,
        points: points && 1000 * (seat + 1) + i,
      })),
    })) as SeatScore[];
    for (const language of LANGUAGES)
      for (const { points } of marked.flatMap(({ sources }) => sources).filter((one) => one.points > 0))
        expect(
          ['scored', 'built', 'counted']
            .map((id) => textOf(language, 'imhotep', id, marked))
            .join(' ')
            .replaceAll(/\D(?=\d{3}\b)/g, ''),
        ).toContain(String(points));
  });

  it('P18: the boats that the tutorial of Imhotep leaves out have gone where it says', () => {
    const { record, lessons } = tutorialOf('imhotep');
    const to = lessons.find(({ jumps }) => jumps)!.at,
      from = Math.max(...lessons.map(({ at }) => at).filter((at) => at < to));
    const favourite = (player: number): string | undefined => {
      const sites = record.moves
        .slice(from, to)
        .flatMap(([seat, move]) => (seat === player && 'site' in move ? [String(move.site)] : []));
      const often = (site: string): number => sites.filter((one) => one === site).length;
      return [...new Set(sites)].sort((a, b) => often(b) - often(a))[0];
    };
    expect([favourite(0), favourite(1)]).toEqual(['chamber', 'obelisks']);
  });
});
