// Why the best move of a puzzle is the best: in words of the game for every puzzle and language, and the same in every
// world that its player cannot tell apart.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../tools/lib/games.mjs';
import type { Engine, Session } from '../../www/engine/engine';
import type { Move, Reason } from '../../www/engine/wire';
import { Words } from '../../www/words/words';
import { acceptedOf, puzzlesFrom, recordOf } from '../../www/features/puzzles/file';
import { seenIn } from '../../www/features/puzzles/seen';
import { lookAt } from '../../www/features/puzzles/hint';
import { lostBy, whyOf, type Posed } from '../../www/features/puzzles/why';
import type * as wasm from '../../pkg/imhotep/imhotep';
import type { GameText } from '../../www/words/text/text';
import { resourceOf, wordsOf } from './words-of';

const LANGUAGES = ['en', 'fr', 'de'];
const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');

async function engineOf(game: string): Promise<Engine> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return { resume: (text: string) => engine.Session.resume(text) } as unknown as Engine;
}
const sayIn = (language: string) => {
  const words = new Words(language, resourceOf('page', language), resourceOf('puzzles', language));
  return (id: string, args = {}): string => words.t(`puzzles-${id}`, args);
};

/** Every `step`th puzzle of a game, with a move that is no answer; `swapped`: in another world. */
async function posed(game: string, step: number): Promise<{ pose: Posed; other: Move; swapped: Posed }[]> {
  const engine = await engineOf(game),
    puzzles = puzzlesFrom(readFileSync(`www/features/puzzles/data/${game}.json`, 'utf8'), game);
  return puzzles
    .filter((_, at) => at % step === 0)
    .map((puzzle, at) => {
      const record = recordOf(engine, puzzle, ['A', 'B']),
        session: Session = engine.resume(record),
        offers = session.offers(puzzle.seat),
        good = acceptedOf(puzzle, offers),
        others = offers.filter((one) => !good.includes(one));
      const seen = game === 'rampart' ? seenIn(engine, record, puzzle.seat) : new Map<string, never>();
      const { record: drawn } = session.share(at + 1, at + 7);
      session.free();
      const pose = { engine, game, record, puzzle, best: good[0]!, seen, say: () => '' };
      return { pose, other: others[at % others.length]!.move, swapped: { ...pose, record: drawn } };
    });
}

describe.each(GAMES as string[])('the reasons of %s', (game) => {
  it('are a sentence for every puzzle in every language', async () => {
    const says = LANGUAGES.map(sayIn);
    for (const { pose, other } of await posed(game, 4))
      for (const say of says) {
        expect(whyOf(say, pose, other)).toMatch(/^\p{Lu}[^{}]{15,}\.$/u);
        expect(whyOf(say, pose, null)).not.toContain('puzzles-');
      }
  });

  it('of a first hint say what the best move is about, in every language', async () => {
    const found = new Set<string>();
    for (const { pose, swapped } of await posed(game, 4))
      for (const language of LANGUAGES) {
        const words = wordsOf(language, game),
          text = { terms: { t: (id: string) => words.t(words.own(game, id)) } } as unknown as GameText,
          look = lookAt(sayIn(language), text, pose);
        expect(look).toMatch(/^\p{Lu}[^{}]{15,}[.?]$/u);
        expect(look).not.toContain('source-');
        expect(lookAt(sayIn(language), text, swapped)).toBe(look);
        found.add(look);
      }
    expect(found.size).toBeGreaterThan(game === 'rampart' ? 2 : 12);
  });

  it('P48: are the same in every world that the player cannot tell apart', async () => {
    const t = sayIn('en'),
      say = (reason: Reason): string => JSON.stringify(reason);
    let told = 0;
    for (const { pose, other, swapped } of await posed(game, 4)) {
      expect(whyOf(t, swapped, other)).toBe(whyOf(t, pose, other));
      const why = whyOf(t, { ...pose, say }, other);
      expect(whyOf(t, { ...swapped, say }, other)).toBe(why);
      told += Number(why.startsWith('{'));
    }
    expect(told).toBeGreaterThan(5);
  });
});

it.each(['imhotep', 'duel'])(
  'the loss of a wrong move in %s is points, without a place of the best move',
  async (game) => {
    const say = (reason: Reason): string => JSON.stringify(reason.facts);
    let told = 0;
    for (const { pose, other, swapped } of await posed(game, 4)) {
      const text = lostBy({ ...pose, say }, other);
      expect(lostBy({ ...swapped, say }, other)).toBe(text);
      if (text === '') continue;
      told++;
      const [lost, ...more] = JSON.parse(text.replace(/\.$/, '')) as Reason['facts'],
        session: Session = pose.engine.resume(pose.record),
        { facts } = session.reason(pose.puzzle.seat, [pose.best.move, other])!;
      session.free();
      expect(more).toEqual([]);
      expect(lost).toMatchObject({ at: null, next: null });
      // What stands after the wrong move is what the best one has spared.
      expect(facts).toContainEqual({ ...lost, amount: lost!.other, other: lost!.amount });
    }
    expect(told).toBeGreaterThan(5);
  },
);

it.each(['kontor', 'rampart'])('no loss is told in %s, where every fact would name a card', async (game) => {
  for (const { pose, other } of await posed(game, 6))
    expect(lostBy({ ...pose, say: (reason) => JSON.stringify(reason) }, other)).toBe('');
});

it('name the card that was seen, and say what is known of the other one', async () => {
  const say = (id: string, args = {}): string => [id, ...Object.values(args)].join('|'),
    told = new Set<string>();
  for (const { pose } of await posed('rampart', 6)) {
    const { puzzle, best, seen, engine, record } = pose,
      session: Session = engine.resume(record);
    if (puzzle.theme !== 'recall') continue;
    const card = seen.get(best.taps[0]!) as { number: number } | undefined;
    for (const { move, taps } of session.offers(puzzle.seat)) {
      const other = seen.get(taps[0]!) as { number: number } | undefined,
        text = whyOf(say, pose, move);
      expect(text).toContain(`why-rampart-recall|${card?.number}|yes`);
      const isBack = session.view(puzzle.seat).tokens.some((one) => one.at === taps[0] && one.face === null);
      if (!other && isBack) expect(text).toMatch(/ why-unseen$/);
      else if (other && text.includes(' why-low')) expect(text).toMatch(new RegExp(`\\|${other.number}$`));
      told.add(text.split(' ')[1]?.split('|')[0] ?? '');
    }
    session.free();
  }
  expect([...told].sort()).toEqual(['', 'why-higher', 'why-low', 'why-unseen']);
});

it('a card that fits is never said to be turned over only to wait', async () => {
  const say = (reason: Reason): string => JSON.stringify(reason.facts);
  let fitting = 0;
  for (const { pose } of await posed('rampart', 3)) {
    const text = whyOf((id) => id, { ...pose, say }, null);
    expect(text).not.toContain('"waits"');
    if (text.startsWith('why-rampart-recall')) fitting++;
  }
  expect(fitting).toBeGreaterThan(10);
});

it('say who wins the sector that the best move finishes', async () => {
  const say = (id: string, args = {}): string => [id, ...Object.values(args)].join('|'),
    told = new Set<string>();
  for (const { pose, swapped } of await posed('kontor', 1)) {
    const { puzzle, best, engine, record } = pose;
    if (puzzle.theme !== 'sector') continue;
    const session: Session = engine.resume(record),
      { scores } = session.scoreDelta(puzzle.seat, best.move),
      [mine = 0, theirs = 0] = [scores[puzzle.seat], scores[1 - puzzle.seat]];
    session.free();
    const text = whyOf(say, pose, null);
    expect(whyOf(say, swapped, null)).toBe(text);
    if (!text.startsWith('why-kontor-sector')) continue;
    const gains = mine > 0 ? 'yes' : theirs > 0 ? 'theirs' : 'no';
    expect(text.split('|')).toContain(gains);
    told.add(gains);
  }
  expect([...told]).toEqual(expect.arrayContaining(['yes', 'theirs']));
});
