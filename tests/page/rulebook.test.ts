// M16: the rulebook of the page. Every rule that the engine names is a paragraph in every language, and every
// refusal leads to one.
import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { rulesIn, rulingsOn } from '../../www/features/rulebook/book';
import { rulesInPlay } from '../../www/features/rulebook/in-play';
import { ruleTexts } from '../../www/features/rulebook/texts';
import { ruleAbout, rulesOfPlaces } from '../../www/features/rulebook/places';
import { COMPLETE } from '../../tools/lib/words.mjs';
import type { GameEntry } from '../../www/engine/wire';
import { Words } from '../../www/words/words';
import { GAMES } from '../../tools/lib/games.mjs';
import { BOOKS } from './books';
import { resourceOf } from './words-of';

const rulesOf = (game: string): string[] => rulesIn(game, BOOKS[game]!);

const sources = readdirSync('src', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.rs'))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');
/** Every rule that the engine or its tests name. */
const named = [
  ...new Set(
    [
      ...sources.matchAll(new RegExp(`\\b((?:${GAMES.join('|')})/[a-z][a-z0-9]*(?:-[a-z0-9]+)*)\\b`, 'g')),
    ].map(([, id]) => id!),
  ),
].filter((id) => !/\/(ruling|e\d|r\d|d\d)/.test(id));
/** The rules that refusals name. */
const reasons = [
  ...new Set(
    [...sources.matchAll(new RegExp(`"((?:${GAMES.join('|')})/[a-z0-9-]+)"`, 'g'))].map(([, id]) => id!),
  ),
];
const modules = readdirSync('src')
  .concat(...GAMES.map((game) => readdirSync(`src/${game}`)))
  .map((name) => name.replace(/\.rs$/, ''));

describe('M16: the rulebook', () => {
  it('has every rule of the engine, each once', () => {
    const all = GAMES.flatMap(rulesOf);
    expect(all.length).toBeGreaterThan(150);
    expect(new Set(all).size).toBe(all.length);
    // Paths of source files look like rules.
    expect(named.filter((id) => !all.includes(id) && !modules.includes(id.split('/')[1] ?? ''))).toEqual([]);
    expect(all.filter((id) => !sources.includes(id))).toEqual([]);
  });

  it('has a paragraph for everything that a refusal or a place of the table leads to', () => {
    const all = GAMES.flatMap(rulesOf);
    expect(reasons.length).toBeGreaterThan(50);
    expect(reasons.filter((id) => !all.includes(id))).toEqual([]);
    expect(
      GAMES.flatMap((game) => rulesOfPlaces(game, BOOKS[game]!)).filter((id) => !all.includes(id)),
    ).toEqual([]);
    for (const [game, place, config, rule] of [
      ['imhotep', 'dock/temple', { temple: 'b' }, 'temple-b'],
      ['imhotep', 'dock/temple', { temple: 'a' }, 'temple-a'],
      ['imhotep', 'lane/2', {}, 'sail'],
      ['imhotep', 'held/0/lever', {}, 'lever'],
      ['duel', 'site/1/tomb', {}, 'tomb'],
      ['duel', 'action/0/take-one', {}, 'take-one'],
      ['rampart', 'card/7', {}, 'turn-over'],
      ['kontor', 'hand/0/3', {}, 'choose'],
    ] as const) {
      expect(ruleAbout(game, BOOKS[game]!, place, config)).toBe(`${game}/${rule}`);
      expect(all).toContain(`${game}/${rule}`);
    }
  });

  it('shows rulings that the engine or its tests name, each under a rule of the book', () => {
    for (const game of GAMES) {
      const rules = rulesOf(game);
      expect(Object.keys(BOOKS[game]!.rulings).filter((rule) => !rules.includes(`${game}/${rule}`))).toEqual(
        [],
      );
      const shown = rules.flatMap((rule) => rulingsOn(BOOKS[game]!, rule.split('/')[1]!));
      expect(
        [...new Set(shown)].filter((ruling) => !new RegExp(`\\b${game}/ruling-${ruling}\\b`).test(sources)),
      ).toEqual([]);
      const cited = [...sources.matchAll(new RegExp(`\\b${game}/ruling-(\\w+)`, 'g'))].map(
        ([, ruling]) => ruling!,
      );
      expect([...new Set(cited)].filter((ruling) => !shown.includes(ruling))).toEqual([]);
    }
  });

  it('says openly what is reconstructed', () => {
    const reconstructed = GAMES.flatMap((game) =>
      BOOKS[game]!.chapters.flatMap(({ rules }) =>
        rules.filter(({ mark }) => mark === 'reconstructed').map(({ id }) => `${game}/${id}`),
      ),
    );
    expect(reconstructed).toEqual([
      'imhotep/pyramids-b',
      'imhotep/temple-b',
      'imhotep/obelisks-b',
      'kontor/deck',
      'kontor/canale-grande',
      'kontor/ile-grande',
      'kontor/tic-tac-toe',
      'kontor/watergames',
      'kontor/events',
      'rampart/deck',
    ]);
  });
});

for (const language of COMPLETE) {
  describe(`M16: the rules in ${language}`, () => {
    for (const game of GAMES) {
      it(`of ${game} say something in every paragraph`, () => {
        const words = new Words(
          language,
          ...['page', game, 'rules', `rules-${game}`].map((name) => resourceOf(name, language)),
        );
        for (const { id, rules } of BOOKS[game]!.chapters) {
          expect(words.has(`rules-${game}-chapter-${id}`)).toBe(true);
          for (const rule of rules) {
            const { name, short, full } = ruleTexts(words, game, rule.id);
            expect(name).not.toMatch(/^(rules|kontor)-/);
            for (const text of [name, short, ...full]) {
              expect(text).not.toMatch(/\{|\}|undefined/);
              expect(text.length).toBeGreaterThan(2);
            }
            expect(short, `${game}/${rule.id}`).toMatch(/[.!?]$/);
            expect(short).not.toMatch(/^(rules|kontor)-/);
          }
        }
      });
    }
  });
}

it('P46: rules in play are those that were chosen, and those about pieces on the table', () => {
  const options: GameEntry['options'] = [
    { kind: 'choice', key: 'scenario', values: ['base', 'advanced'], default: 'advanced' },
    { kind: 'choice', key: 'edges', values: ['both', 'per-axis'], default: 'both' },
    { kind: 'switch', key: 'freeDraw', default: false },
    { kind: 'switch', key: 'corruption1', default: false },
    { kind: 'switch', key: 'misery', default: false },
  ];
  const inPlay = (config: object, at: string): string[] =>
    rulesInPlay(BOOKS['kontor']!, { options }, config as Record<string, unknown>, {
      tokens: [{ at, face: null }],
    });
  const usual = { scenario: 'advanced', edges: 'both', freeDraw: false, corruption1: false, misery: false };
  expect(inPlay(usual, 'ship/0,0')).toEqual(['advanced', 'ship']);
  expect(inPlay({ ...usual, freeDraw: true, corruption1: true }, 'cell/0,0')).toEqual([
    'advanced',
    'free-draw',
    'corruption-1',
  ]);
  expect(inPlay({ ...usual, scenario: 'base' }, 'cell/0,0')).toEqual([]);
});
