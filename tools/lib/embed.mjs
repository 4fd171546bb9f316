// What other pages load: the script of <dock-hand> with its posters, the page that writes the lines for it, and the edition in a single file.
// They are built by themselves, after the page, so that nothing of theirs is mixed into what the page loads first.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build } from 'vite';
import { policyOf } from './policy.mjs';
import { inRoot } from './shell.mjs';
import { single } from './single.mjs';
import { GAMES } from './wasm.mjs';
import { languages } from './words.mjs';

/** The few words of a poster, by language: they are in the script itself. */
function posterWords() {
  const text = (path) => new FluentResource(readFileSync(inRoot('www/i18n', `${path}.ftl`), 'utf8'));
  return Object.fromEntries(
    languages().map((language) => {
      const bundle = new FluentBundle(language);
      for (const path of [language, `site/${language}`]) bundle.addResource(text(path));
      const word = (id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
      return [language, { play: word('site-embed-play'), ...Object.fromEntries(GAMES.map((game) => [game, word(`game-${game}`)])) }];
    }),
  );
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
      build: { target: 'es2022', outDir: own.build.outDir, emptyOutDir: false, assetsInlineLimit: 0, copyPublicDir: false, modulePreload: { polyfill: false }, ...options.build },
    });
  return {
    name: 'extras',
    apply: 'build',
    configResolved(config) {
      own = config;
    },
    generateBundle() {
      for (const game of GAMES) this.emitFile({ type: 'asset', fileName: `posters/${game}.svg`, source: readFileSync(inRoot('www/art', `emblem-${game}.svg`)) });
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await add({ build: { rolldownOptions: { input: inRoot('www/embed/element.ts'), output: { entryFileNames: 'embed.js' } } } });
        await single(join(resolve(own.root, own.build.outDir), 'dockhand.html'), add, policyOf);
      },
    },
  };
}
