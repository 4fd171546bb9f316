// P19: the worked examples of the rulebook. Every rule that gives points has one, and its numbers are those
// of the position and of the engine.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from '../../www/features/rulebook/examples';
import type { Engine, Session } from '../../www/engine/engine';
import type { GameEntry, View } from '../../www/engine/wire';
import { COMPLETE } from '../../tools/lib/words.mjs';
import { Words } from '../../www/words/words';
import { GAMES } from '../../tools/lib/games.mjs';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { BOOKS } from './books';
import { EXPECTED, NOT_WORKED, type Facts } from './examples/expected';
import { resourceOf } from './words-of';

const modules = import.meta.glob<typeof wasm>('../../pkg/*/*.js');

async function engineOf(game: string): Promise<Pick<Engine, 'entry' | 'resume'>> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return {
    entry: engine.catalogue().games[0] as unknown as GameEntry,
    resume: (text) => engine.Session.resume(text) as unknown as Session,
  };
}

/** Returns the rules of the law book that speak of points, by their headings. */
const scoring = (game: string): string[] =>
  readFileSync(`docs/rules/${game}.md`, 'utf8')
    .split(/^##+ /m)
    .flatMap((part) => {
      const id = new RegExp(`^${game}/([a-z][a-z0-9-]*)\\n`).exec(part)?.[1];
      return id !== undefined && !id.startsWith('ruling') && /\bpoints?\b|\bworth\b|most cards/i.test(part)
        ? [id]
        : [];
    });

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);

describe.each(GAMES)('P19: worked examples of %s', (game) => {
  const { examples, chapters } = BOOKS[game]!,
    all = examples.flatMap(([link, told]) => told.map((example) => ({ link, ...example }))),
    rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));

  it('P19: every rule of the law book that speaks of points has an example, or a reason why it needs none', () => {
    const shown = new Set(all.map(({ rule }) => rule)),
      excused = Object.keys(NOT_WORKED[game] ?? {});
    expect(scoring(game).filter((rule) => !shown.has(rule) && !excused.includes(rule))).toEqual([]);
    expect(excused.filter((rule) => shown.has(rule) || !scoring(game).includes(rule))).toEqual([]);
    expect([...shown].filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('P19: its figures are those of the position and of the engine, in every language', async () => {
    const engine = await engineOf(game);
    for (const example of all) {
      const session = engine.resume(example.link),
        points = argumentsOf(engine, session, example),
        view = session.view(null) as View;
      const facts: Facts = { points, view, prints: session.prints(), notes: session.notes(null) };
      const expected = EXPECTED[game]?.[example.name];
      expect(expected, example.name).toBeDefined();
      const wanted = expected!(facts).sort((a, b) => a - b);
      for (const language of COMPLETE) {
        const words = new Words(
          language,
          ...['page', game, `rules-${game}`].map((name) => resourceOf(name, language)),
        );
        const sentence = words.t(`rules-${game}-example-${example.name}`, points);
        expect(sentence).not.toMatch(/[{}]|rules-|\$/);
        expect(numbersIn(sentence), `${language} ${example.name}: ${sentence}`).toEqual(wanted);
        for (const [, terms = '', sum] of sentence.matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g))
          expect(
            terms.split(' + ').reduce((total, term) => total + Number(term), 0),
            sentence,
          ).toBe(Number(sum));
      }
      session.free();
    }
  });
});
