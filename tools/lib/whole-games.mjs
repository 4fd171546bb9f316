// The parts that every game has to bring. A page that has a game without one of these parts is not built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAMES } from './games.mjs';
import { inRoot } from './shell.mjs';
import { COMPLETE } from './words.mjs';

/** The parts of a game, as paths in the repository. */
const partsOf = (game) => [
  ...[
    'index.ts',
    'wire.ts',
    'sound.ts',
    'progress.ts',
    'worker.ts',
    'tutorial.ts',
    'rulebook.ts',
    'examples.ts',
    'art/scene.ts',
    'art/banner.svg',
    'art/emblem.svg',
  ].map((part) => `www/games/${game}/${part}`),
  ...COMPLETE.flatMap((language) =>
    [game, `rules-${game}`, `lessons-${game}`, `progress-${game}`].map(
      (name) => `www/games/${game}/words/${name}.${language}.ftl`,
    ),
  ),
];

/** The places outside a game's folder that name it, with the file of each. */
const namesOf = (game) => [
  [`card('${game}'`, 'www/games/index.ts'],
  ...COMPLETE.flatMap((language) =>
    ['game', 'tag'].map((name) => [`\n${name}-${game} = `, `www/words/page.${language}.ftl`]),
  ),
];
const unnamed = (game) =>
  namesOf(game)
    .filter(([name, path]) => !readFileSync(inRoot(path), 'utf8').includes(name))
    .map(([name, path]) => `${path} (${name.trim()})`);

/** Returns the missing parts of all games, as paths in the repository. */
export function missingParts() {
  const transcripts = readdirSync(inRoot('tests/playthroughs'));
  return GAMES.flatMap((game) => [
    ...partsOf(game).filter((path) => !existsSync(inRoot(path))),
    ...unnamed(game),
    ...(transcripts.some((name) => name.startsWith(`${game}-`)) ? [] : [`tests/playthroughs/${game}-*.txt`]),
  ]);
}

/**
 * Refuses to build a page that has a game without one of its parts.
 * @returns {import('vite').Plugin}
 */
export const wholeGames = () => ({
  name: 'whole-games',
  buildStart() {
    const missing = missingParts();
    if (missing.length > 0) this.error(`Parts of a game are missing: ${missing.join(', ')}`);
  },
});
