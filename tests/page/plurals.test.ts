// P31: one is never several: no sentence says "1 points", in any language.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from './words-of';

/** What is counted somewhere, in the plural. */
const SEVERAL: Record<string, string> = {
  en: 'points|cards|stones|tokens|boats|figures|moves|rounds|docks|florins|warehouses|cells|games|problems|coups|canals|swaps|spaces|links|times',
  fr: 'points|cartes|pierres|jetons|bateaux|pions|coups|manches|docks|florins|entrepôts|cases|parties|problèmes|canaux|fois de suite',
  de: 'Punkte|Punkten|Karten|Steine|Steinen|Boote|Booten|Figuren|Züge|Zügen|Runden|Docks|Speicher(?=n)|Felder|Feldern|Partien|Probleme|Kanäle|Kanälen',
};
/** Variables that are never numbers. */
const NAMES = new Set(['name', 'names', 'good', 'from', 'token']);
/** Numbers that are never 1, and why. Players are at least two, too. */
const NEVER_ONE = [
  'kontor-table-rounds $rounds', // of a whole game
  'kontor-table-too-many $most', // games that can be saved
  'kontor-say-docks-leave $count', // four, always
  'kontor-note-sector-ends $count', // more than can be listed
  // What a part is counted of: where all are meant, the sentence says so.
  'why-imhotep-seen $of',
  ...['turned', 'known', 'unseen', 'hope', 'fits'].map((fact) => `why-rampart-${fact} $of`),
  'puzzles-searched $games', // hundreds of thousands
  // The cells of a board.
  'progress-kontor-cells $cells',
  'progress-kontor-full-about $cells',
  'kontor-setup-board $rows',
  'progress-imhotep-obelisks-a $players', // the sentence ends a list of points with "and 1 points"
];

const places = new Map(
  readdirSync('www', { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, name] = /words\/([\w-]+)\.en\.ftl$/.exec(path) ?? [];
    // Examples of the rules and lessons have their numbers written beside them.
    return name && !/^(rules|lessons)-/.test(name) ? [[name, `www/${path}`] as const] : [];
  }),
);

it.each(['en', 'fr', 'de'])('P31: nothing counts one as several: %s', (language) => {
  const wrong: string[] = [],
    several = new RegExp(`(?<![\\d.,])1[ \\u00a0\\u202f](${SEVERAL[language]})(?![\\p{L}])`, 'u');
  let counted = 0;
  for (const [name, path] of places) {
    const words = wordsOf(language, name),
      text = readFileSync(path.replace('.en.', `.${language}.`), 'utf8');
    for (const [, id = '', body = ''] of text.matchAll(
      /^([a-z][\w-]*) = (.*(?:\n[ \t].*|\n(?=\n*[ \t]))*)/gm,
    )) {
      const variables = [...new Set([...body.matchAll(/\$([\w-]+)/g)].map(([, one]) => one!))];
      counted += variables.length > 0 ? 1 : 0;
      // Every variable is 1 in turn, the others are no numbers: a name, a card, “you”.
      for (const one of variables.filter((each) => !NAMES.has(each) && !NEVER_ONE.includes(`${id} $${each}`)))
        for (const you of ['yes', 'no']) {
          const args = Object.fromEntries(variables.map((other) => [other, other === one ? 1 : 'x']));
          const sentence = words.t(id, variables.includes('you') && one !== 'you' ? { ...args, you } : args);
          if (several.test(sentence)) wrong.push(`${id}: ${sentence}`);
        }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(counted).toBeGreaterThan(300);
});
