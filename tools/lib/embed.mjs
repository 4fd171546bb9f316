// The files that other pages load: the script of <dock-hand> with its posters, the page that writes the lines
// for it, and the edition in a single file. They are built by themselves, after the page, so that nothing of
// theirs is mixed into what the page loads first.
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { packagesOf } from './inventory.mjs';
import { policyOf, withPolicy } from './policy.mjs';
import { posterOf } from './posters.mjs';
import { inRoot } from './shell.mjs';
import { BILL, billOfMaterials, TERMS, terms } from './sbom.mjs';
import { single } from './single.mjs';
import { GAMES } from './games.mjs';
import { languages, sayer } from './words.mjs';

/** The few words of a poster, by language: they are in the script itself. Names that are the English ones are left out. */
export function posterWords() {
  const english = sayer('page', 'en');
  return Object.fromEntries(
    languages().map((language) => {
      const page = sayer('page', language);
      const names = GAMES.map((game) => [game, page(`game-${game}`)]).filter(
        ([game, name]) => language === 'en' || name !== english(`game-${game}`),
      );
      return [
        language,
        { play: sayer('site', language)('site-embed-play'), names: Object.fromEntries(names) },
      ];
    }),
  );
}

/** The shipped pages carry their security policy. The development server could not work under it. */
export function policy() {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => withPolicy(html, basename(filename)),
    },
  };
}

/**
 * The works of others in the page and their terms, and a list of all files and their hashes, as `sha256sum
 * -c` reads it, but for the service worker, which
 * has the same list. `used`: the folders of the packages that all builds of ours have found to be in what
 * they make.
 * @param {Set<string>} used
 */
export function sealed(used) {
  let folder, shipped;
  return {
    name: 'sealed',
    apply: 'build',
    configResolved({ root, mode, build: { outDir } }) {
      folder = resolve(root, outDir);
      shipped = mode !== 'test';
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (shipped) {
          // The service worker is built after this, since it has the list of all files.
          const folders = [...new Set([...used, ...(await packagesOf('www/features/offline/sw.ts'))])];
          writeFileSync(join(folder, BILL), billOfMaterials(process.env, folders));
          writeFileSync(join(folder, TERMS), terms(process.env, folders));
        }
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'),
          );
        const listed = names.filter((name) => !['sw.js', 'hashes.txt'].includes(name)).sort();
        const lines = listed.map(
          (name) =>
            `${createHash('sha256')
              .update(readFileSync(join(folder, name)))
              .digest('hex')}  ${name}\n`,
        );
        writeFileSync(join(folder, 'hashes.txt'), lines.join(''));
      },
    },
  };
}

/**
 * The script of <dock-hand> once more, under a name of its own: pages that want this script and no other find
 * it there after an update, too.
 */
function pinned(folder) {
  const script = join(folder, 'embed.js'),
    hash = createHash('sha384').update(readFileSync(script)).digest();
  const file = `embed.${hash.toString('hex').slice(0, 8)}.js`;
  copyFileSync(script, join(folder, file));
  return { file, integrity: `sha384-${hash.toString('base64')}` };
}

/** `shared`: makes the plug-ins that every build of ours needs. */
export function extras(shared) {
  let own;
  /** A further build into the same folder. */
  const add = (options, plugins = []) =>
    build({
      configFile: false,
      root: own.root,
      base: './',
      mode: own.mode,
      logLevel: 'warn',
      define: { __POSTER__: JSON.stringify(posterWords()), ...options.define },
      plugins: [...shared(), ...plugins],
      build: {
        target: 'es2022',
        outDir: own.build.outDir,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        ...options.build,
      },
    });
  return {
    name: 'extras',
    apply: 'build',
    configResolved(config) {
      own = config;
    },
    generateBundle() {
      for (const game of GAMES)
        this.emitFile({
          type: 'asset',
          fileName: `posters/${game}.svg`,
          source: posterOf(game),
        });
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await add({
          build: {
            rolldownOptions: {
              input: inRoot('www/features/embed/element.ts'),
              output: { entryFileNames: 'embed.js', format: 'iife' }, // a page may have the script twice
            },
          },
        });
        const define = {
          __PINNED__: JSON.stringify(pinned(resolve(own.root, own.build.outDir))),
          __GAMES__: JSON.stringify(GAMES),
        };
        await add(
          {
            define,
            build: {
              rolldownOptions: {
                input: inRoot('embed.html'),
                output: {
                  entryFileNames: 'assets/[name]-[hash:7].js',
                  assetFileNames: 'assets/[name]-[hash:7][extname]',
                },
              },
            },
          },
          [policy()],
        );
        const file = join(resolve(own.root, own.build.outDir), 'dockhand.html');
        await single(file, { add, policyOf });
      },
    },
  };
}
