// The first screen as part of the document: it is drawn, and notices taps, before any script or word has come.
// The page's own code writes it while the page is built, in every language. A script in the document
// (www/home/first/choose-screen.ts) chooses the language, and leaves the screen out where the page will show something else.
// www/home/first/hydrate.ts puts the living screen in its place.
import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { build, runnerImport } from 'vite';
import { seatsByGame } from './seats.mjs';
import { inRoot } from './shell.mjs';
import { languages, shippedText, wordsByName } from './words.mjs';

/** The language of a reader who wishes none that there is: its screen is in the document itself. */
const FIRST = 'en';

/** Returns the script in the document: a file with all that it imports. */
async function bundled(file) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { __LANGUAGES__: JSON.stringify(languages()) },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: inRoot(file), output: { format: 'iife' } },
    },
  });
  return output[0].code.trim();
}

const SCRIPT = await bundled('www/home/first/choose-screen.ts');

/** The hash of the script for the security policy. */
export const FIRST_SCRIPT = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The document has the style sheets already. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

let writing;

/** Returns the function that writes the first screen, with the little of a browser around it that it needs. */
const writer = () =>
  (writing ??= runnerImport(inRoot('www/shell/prerender.ts'), {
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [withoutStyles, wordsByName(), seatsByGame()],
  }).then(({ module }) => module.prerender));

/**
 * Returns the document with the first screen of this game, or with that of a first visit, instead of the one
 * that it may have.
 */
export async function withFirstScreen(html, game) {
  const write = await writer();
  const { document } = parseHTML(html);
  Object.assign(globalThis, {
    document,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const screen = (language) => write(game, language, shippedText('page', language)).outerHTML;
  const others = languages()
    .filter((language) => language !== FIRST)
    .map((language) => `<template id="first-${language}">${screen(language)}</template>`);
  const written = `${screen(FIRST)}${others.join('')}<script>${SCRIPT}</script>`;
  delete globalThis.document;
  delete globalThis.ResizeObserver;
  const place = /(<main [^]*<script>[^]*?<\/script>)?(?=\s*<\/body>)/;
  return html.replace(place, () => written);
}

/** @returns {import('vite').Plugin} */
export const firstScreen = () => ({
  name: 'first-screen',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type === 'asset') page.source = await withFirstScreen(String(page.source), null);
  },
});
