// The files that make the built page installable and playable without a network: the manifest, the icons, and
// the service worker with the list of all files and their hashes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { GAMES } from './games.mjs';
import { ICONS, png } from './icons.mjs';
import { BILL, TERMS } from './sbom.mjs';
import { inRoot } from './shell.mjs';
import { languages, sayer } from './words.mjs';

/** Pictures that a browser shows when it offers to install the page: those of the README. */
const SCREENSHOTS = [
  { file: 'share/table.webp', from: 'imhotep-table', sizes: '1280x800', form_factor: 'wide' },
  { file: 'share/phone.webp', from: 'imhotep-phone', sizes: '390x780', form_factor: 'narrow' },
];

const SAYS = new Map(languages().map((language) => [language, sayer('page', language)]));

/** Returns a sentence as a member of the manifest, and beside it the same one in the other languages. */
function inAll(member, id) {
  const { en, ...others } = Object.fromEntries([...SAYS].map(([language, say]) => [language, say(id)]));
  return { [member]: en, [`${member}_localized`]: others };
}

const MANIFEST = {
  id: './',
  start_url: './',
  scope: './',
  name: 'Dockhand',
  short_name: 'Dockhand',
  lang: 'en',
  ...inAll('description', 'app-about'),
  display: 'standalone',
  orientation: 'any',
  background_color: '#e6cfa6',
  theme_color: '#d5b788',
  categories: ['games'],
  icons: ICONS.filter(({ purpose }) => purpose).map(({ file, size, purpose }) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  // A long press on the icon begins one of the games, and a saved game is opened by a tap on its file.
  shortcuts: GAMES.map((game) => ({ ...inAll('name', `game-${game}`), url: `./${game}.html` })),
  file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
  launch_handler: { client_mode: 'focus-existing' },
  screenshots: SCREENSHOTS.map(({ file, sizes, form_factor }) => ({
    src: file,
    sizes,
    type: 'image/webp',
    form_factor,
  })),
};

const sha256 = (file) => createHash('sha256').update(readFileSync(file));

/** An address that changes with the file says itself which version it is of. */
const named = /^assets\/.*-[\w-]{7}\.\w+$/;

/** The folder that the page is built into. */
let folder = 'dist';

/** The hash of each file goes into the list: a file that a server or a bad line has changed is never used. */
function listed(entries) {
  const manifest = entries.map(({ url }) => {
    const file = join(folder, url);
    return {
      url,
      revision: named.test(url) ? null : sha256(file).digest('hex').slice(0, 16),
      integrity: `sha256-${sha256(file).digest('base64')}`,
    };
  });
  return { manifest: manifest.sort((a, b) => (a.url < b.url ? -1 : 1)), warnings: [] };
}

const LINKS = [
  { rel: 'manifest', href: './manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: './icons/apple-touch.png' },
];

/** The manifest and its pictures, and the service worker that undoes the other one. */
const files = {
  name: 'offline-files',
  apply: 'build',
  configResolved({ root, build }) {
    folder = resolve(root, build.outDir);
  },
  transformIndexHtml: () => LINKS.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' })),
  async generateBundle() {
    for (const icon of ICONS) this.emitFile({ type: 'asset', fileName: icon.file, source: await png(icon) });
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
    for (const { file, from } of SCREENSHOTS)
      this.emitFile({
        type: 'asset',
        fileName: file,
        source: readFileSync(inRoot('docs', 'pictures', `${from}.webp`)),
      });
    this.emitFile({
      type: 'asset',
      fileName: 'sw-off.js',
      source: readFileSync(inRoot('www/features/offline/sw-off.js')),
    });
  },
};

export const offline = () => [
  files,
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'www/features/offline',
    filename: 'sw.ts',
    injectRegister: null, // www/features/offline/start.ts does it, when nothing else is to be done
    registerType: 'prompt',
    manifest: false, // ours is above, in the list like any other file
    injectManifest: {
      globPatterns: ['**/*'],
      // The relay's protocol is of no use without a connection, and of none where no relay is named.
      globIgnores: [
        ...['sw.js', 'sw-off.js', 'dockhand.html', 'embed.*.js', 'share/*', 'assets/mqtt-*'],
        ...[BILL, TERMS],
      ],
      maximumFileSizeToCacheInBytes: 4e6,
      manifestTransforms: [listed],
    },
  }),
];
