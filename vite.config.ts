import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { fromDisk, withoutCode } from './tools/lib/disk.mjs';
import { extras, policy, sealed } from './tools/lib/embed.mjs';
import { firstScreen } from './tools/lib/first-screen.mjs';
import { gamePages } from './tools/lib/game-pages.mjs';
import { inventory } from './tools/lib/inventory.mjs';
import { wholeGames } from './tools/lib/whole-games.mjs';
import { offline } from './tools/lib/offline.mjs';
import { relayAddress } from './tools/lib/relay-address.mjs';
import { seatsByGame } from './tools/lib/seats.mjs';
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

/** Which version this is, for those who ask, and the relay of this site. */
const version = (): Plugin => ({
  name: 'version',
  config: () => ({
    define: {
      __RELAY__: JSON.stringify(relayAddress()[0] ?? null),
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

const shared = (): Plugin[] => [wordsByName(), seatsByGame(), version(), inventory(used)];

// `--mode test` builds a page that lets the end-to-end tests look behind the scenes; it is never shipped.
export default defineConfig(({ mode }) => ({
  base: './', // the built page works in any folder of any static host
  plugins: [
    reloadWithEngine(),
    wholeGames(),
    ...shared(),
    withoutCode(),
    fromDisk(),
    policy(),
    styles(),
    firstScreen(),
    gamePages(),
    extras(shared),
    sealed(used),
    offline(),
  ],
  build: {
    target: 'es2022',
    outDir: mode === 'test' ? 'dist-test' : 'dist',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false }, // a browser that lacks preloading loads the same a little later
    rolldownOptions: {
      output: {
        // A request costs a browser more than the code that it brings: without these groups a table fetches 61 scripts.
        codeSplitting: {
          groups: [
            { name: 'base', test: /\/www\/shell\/main\.ts$/, priority: 1 },
            { name: 'brush', test: /\/www\/stage\/brush\// },
            { name: 'shared', test: /\/www\//, minShareCount: 6 },
          ],
        },
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
