// Golden transcripts: the recorded games of tests/playthroughs told in the words of the log, for a person to
// proof-read.
// `UPDATE_GOLDEN=1 npx vitest run tests/page/playthroughs.test.ts` writes them anew; read the difference
// before you commit it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import type { GamePage } from '../../www/games/contract';
import { rulesIn } from '../../www/features/rulebook/book';
import { BOOKS } from './books';
import { tell, tellerOf, type Teller, type Told } from './playthroughs/tell';
import { KINDS } from './playthroughs/kinds';
import { NOT_SHOWN, SHOWN } from './playthroughs/rules';

const PAGES = { imhotep, duel, kontor, rampart } as unknown as Record<string, GamePage>;
const FOLDER = 'tests/playthroughs';
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -5))
  .sort();
const told = new Map<string, Told>();
const ofGame = (game: string): Told[] =>
  [...told].filter(([name]) => name.startsWith(`${game}-`)).map(([, one]) => one);
const allWrite = process.env['UPDATE_GOLDEN'] !== undefined;

vi.stubGlobal('document', { documentElement: { dataset: {} } }); // no family mode

for (const [game, page] of Object.entries(PAGES)) {
  describe(`golden transcripts of ${game}`, () => {
    let teller: Teller;
    beforeAll(async () => {
      teller = await tellerOf(page, game);
    });

    it.each(names.filter((one) => one.startsWith(`${game}-`)))('%s is told as it is written down', (name) => {
      const now = tell(teller, readFileSync(`${FOLDER}/${name}.json`, 'utf8')),
        file = `${FOLDER}/${name}.txt`;
      now.text += rulesSeen(game, now);
      told.set(name, now);
      expect(now.text).not.toMatch(/undefined|NaN|\bnull\b|\$|\?\?/);
      if (allWrite) writeFileSync(file, now.text);
      const before = readFileSync(file, 'utf8').split('\n'),
        after = now.text.split('\n');
      const at = after.findIndex((line, i) => line !== before[i]);
      if (at >= 0 || before.length !== after.length)
        expect.fail(`${file}:${at + 1}\n  written ${before[at] ?? ''}\n  told    ${after[at] ?? ''}`);
    });

    it(`${game}: every rule that a game can show is shown in one`, () => {
      const all = ofGame(game);
      const missing = rulesIn(game, BOOKS[game]!)
        .filter((rule) => !NOT_SHOWN[rule])
        .flatMap((rule) =>
          signs(rule)
            .filter((sign) => !all.some((one) => happens(sign, one)))
            .map((sign) => `${rule}: ${sign}`),
        );
      expect(missing).toEqual([]);
      // A rule that cannot be shown has a reason, and every reason belongs to a rule of the book.
      expect(
        Object.keys(NOT_SHOWN).filter(
          (rule) =>
            rule.startsWith(`${game}/`) &&
            (SHOWN[rule] !== undefined || !rulesIn(game, BOOKS[game]!).includes(rule)),
        ),
      ).toEqual([]);
    });

    it(`${game}: every kind of event and of move happens in one`, () => {
      const all = ofGame(game),
        happened = (name: string): boolean => all.some((one) => one.happened.has(name));
      const kinds = Object.entries(KINDS[game]!).flatMap(([tag, of]) =>
        Object.entries(of).map(([kind, reason]) => ({ name: `${tag}:${kind}`, reason })),
      );
      expect(
        kinds.filter(({ name, reason }) => reason === '' && !happened(name)).map(({ name }) => name),
      ).toEqual([]);
      // A reason that is out of date.
      expect(
        kinds.filter(({ name, reason }) => reason !== '' && happened(name)).map(({ name }) => name),
      ).toEqual([]);
    });
  });
}

describe('all golden transcripts', () => {
  it('have few passes, which show nothing', () => {
    const sum = (of: (one: Told) => number): number =>
      [...told.values()].reduce((total, one) => total + of(one), 0);
    expect(sum(({ passes }) => passes) * 12).toBeLessThan(sum(({ decisions }) => decisions));
  });
});

const signs = (rule: string): readonly string[] => SHOWN[rule] ?? [`rule:${rule}`];
const happens = (sign: string, { happened }: Told): boolean =>
  sign.split(' ').every((name) => happened.has(name));
const rulesSeen = (game: string, one: Told): string =>
  `\nRules to be seen here: ${rulesIn(game, BOOKS[game]!)
    .filter((rule) => [...signs(rule), `rule:${rule}`].some((sign) => happens(sign, one)))
    .map((rule) => rule.split('/')[1])
    .join(', ')}.\n`;
