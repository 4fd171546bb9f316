import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { fromDisk, withoutCode } from './tools/lib/disk.mjs';
import { engineCode } from './tools/lib/engine-code.mjs';
import { extras, policy, sealed } from './tools/lib/embed.mjs';
import { firstScreen } from './tools/lib/first-screen.mjs';
import { gamePages } from './tools/lib/game-pages.mjs';
import { inventory } from './tools/lib/inventory.mjs';
import { madeOf } from './tools/lib/made-of.mjs';
import { wholeGames } from './tools/lib/whole-games.mjs';
import { offline } from './tools/lib/offline.mjs';
import { preload } from './tools/lib/preload.mjs';
import { seatsByGame } from './tools/lib/seats.mjs';
import { smaller } from './tools/lib/smaller.mjs';
import { styles } from './tools/lib/styles.mjs';
import { wordsByName } from './tools/lib/words.mjs';

/**
 * During development: reload the page when the engine was compiled anew (its JavaScript side may well stay
 * the same).
 */
function reloadWithEngine(): Plugin {
  return {
    name: 'reload-with-engine',
    configureServer(server) {
      server.watcher.add('pkg');
      server.watcher.on('change', (file) => {
        if (file.endsWith('_bg.wasm')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/**
 * Our texts call none of Fluent's functions and refer to no terms (tools/fluent.mjs checks it), and they
 * contain no dates, so the code for these is left out.
 */
function withoutFluentFunctions(): Plugin {
  return {
    name: 'without-fluent-functions',
    transform(code, id) {
      if (/@fluent\/bundle\/esm\/builtins\.js$/.test(id))
        return 'export const NUMBER = undefined, DATETIME = undefined;';
      if (/@fluent\/bundle\/esm\/resolver\.js$/.test(id)) {
        const [kept, ...left] = code.split(/ +case "(?:term|func)":\n.*\n/);
        if (left.length !== 2) throw new Error(`other references in ${id}`);
        return [kept, ...left].join('');
      }
      if (!/@fluent\/bundle\/esm\/types\.js$/.test(id)) return null;
      const [others, dates, ...more] = code.split('export class FluentDateTime ');
      if (!dates || more.length > 0 || /^export /m.test(dates)) throw new Error(`other types in ${id}`);
      return `${others}export class FluentDateTime { static supportsValue() { return false; } }`;
    },
  };
}

/** Which version this is, for those who ask. */
const version = (): Plugin => ({
  name: 'version',
  config: () => ({
    define: {
      __VERSION__: JSON.stringify(
        (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      ),
    },
  }),
});

/** The other people's packages in the build, by their folders. */
const used = new Set<string>();

/**
 * What a built file is called. Each game has the same file names, so the folder of the game is what tells
 * them apart.
 */
function named(source: string): string {
  if (/(^|\/)pkg\//.test(source)) return 'engine-[name]';
  const [, game, file] = /\/games\/(\w+)\/(?:art\/)?(\w+)\.\w+$/.exec(source) ?? [];
  if (!game || !file) return '[name]';
  return file === 'index' || file === 'banner' ? game : `${file}-${game}`;
}

/** What the first screen, the set-up and every table need: these modules and all that they import. */
const BASE =
  /\/www\/(shell\/(main|app)|words\/(refusals|scene|text\/\w+)|home\/setup\/(setup|remembered)|device\/presets|stage\/(tween|brush\/furniture))\.ts$/;

/** What Imhotep, the Duel and C'est mon fort ! paint alike. */
const STONES = /\/www\/(?:stage\/brush|games)\/(?:\w+\/)*(plates|emblems|stone)\.ts$/;

/** What every game fetches when it begins, to keep it. */
const BEGUN = /\/www\/(shell\/later|features\/saves\/(autosave|reopen))\.ts$/;

/**
 * What every game fetches a little later, and the faces, which come last. Each is one file, since a request
 * costs the browser more than the code that it brings: split into some 40 files, a table took a sixth more of a
 * processor's time until it was whole.
 */
const LATER =
  /\/www\/(shell\/(sheets|more)|stage\/moving|features\/(rulebook\/ask|progress\/course|sound\/synth))\.ts$/;
const FACES = /\/www\/features\/faces\/(chips|presence)\.ts$/;

const shared = (): Plugin[] => [
  withoutFluentFunctions(),
  wordsByName(),
  seatsByGame(),
  version(),
  inventory(used),
];

// `--mode test` builds a page that lets the end-to-end tests look behind the scenes; it is never shipped.
export default defineConfig(({ mode }) => ({
  base: './', // the built page works in any folder of any static host
  plugins: [
    reloadWithEngine(),
    wholeGames(),
    ...shared(),
    engineCode(),
    preload(/^\.\/base-/),
    smaller(),
    withoutCode(),
    fromDisk(),
    policy(),
    styles(),
    firstScreen(),
    gamePages(),
    madeOf(),
    extras(shared),
    sealed(used),
    offline(),
  ],
  build: {
    target: 'es2022',
    outDir: mode === 'test' ? 'dist-test' : 'dist',
    assetsInlineLimit: 0,
    sourcemap: false,
    // No polyfill: a browser that lacks preloading loads the same a little later. Names of scripts weigh more
    // in the first load than they win: a game is fetched while its set-up is still read.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    rolldownOptions: {
      output: {
        // What every table needs is one file: each file of its own is compressed by itself, and worse.
        codeSplitting: {
          groups: [
            // What both a table and its sounds need would be put to the sounds, which come later.
            { name: 'shape', test: /\/games\/imhotep\/shape\.ts$/, priority: 2 },
            { name: 'base', test: BASE, priority: 1 },
            { name: 'stones', test: STONES },
            { name: 'begun', test: BEGUN, priority: 1 },
            { name: 'later', test: LATER, priority: 1 },
            { name: 'faces', test: FACES },
          ],
        },
        // Short hashes: names are what a first load has most of that no compression helps.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId ?? '')}-[hash:7].js`,
        assetFileNames: ({ originalFileNames: [from = ''] }) => `assets/${named(from)}-[hash:7][extname]`,
      },
    },
  },
  worker: {
    format: 'iife',
    plugins: () => [inventory(used)],
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId ?? '')}-[hash:7].js`,
        assetFileNames: 'assets/engine-[name]-[hash:7][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1' },
}));
