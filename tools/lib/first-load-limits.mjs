// The most that parts of the page may weigh, in bytes as gzip compresses them (first-load.mjs says how they are
// counted). Whoever raises one says in the commit what a player gets for it.

/**
 * What is in the first load: code by its folder, everything else by its kind.
 * @type {Record<string, number>}
 */
export const PARTS = {
  'the engine': 100_000,
  'www/games/imhotep': 20_900,
  'www/screen': 10_300,
  'www/stage': 9_310,
  'the document': 9_600, // with the style sheet
  words: 9_150,
  'www/core': 9_000,
  'www/home': 4_050,
  www: 2_950,
  'code around the engine': 2_100,
  libraries: 1_900,
  'www/games/kontor': 950,
  'www/games/rampart': 850,
  'www/games/duel': 650,
  'www/games': 450,
  pictures: 400,
  everything: 179_200,
};

/**
 * The features: what each adds to the first load, and what is fetched of it later. A new feature adds nothing to
 * the first load.
 * @type {Record<string, [first: number, later: number]>}
 */
export const FEATURES = {
  about: [0, 2_000],
  bots: [0, 33_150],
  daily: [0, 8_500],
  embed: [0, 2_500],
  ending: [0, 7_500],
  extras: [0, 19_700],
  ladder: [0, 4_000],
  offline: [0, 1_500],
  puzzles: [0, 40_000],
  replay: [0, 7_000],
  rulebook: [0, 14_000],
  saves: [0, 8_900],
  share: [0, 1_000],
  stats: [0, 3_000],
  study: [0, 9_500],
  together: [0, 63_000],
  tutorial: [0, 7_500],
};
