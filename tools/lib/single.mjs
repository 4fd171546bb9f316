// The edition in a single file: one page with everything inside, to be carried on a stick and opened from the
// disk, or shown in a frame whose server sends no headers. Its script is a plain one, because modules are not
// loaded from the disk. All other files lie beside it in the document, and answer the requests of the page.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './shell.mjs';
import { texts } from './words.mjs';

/** What it is without: playing on several devices, and notes about a game. Their links would lead to a file on a disk. */
const LEFT_OUT = ['by-link', 'dealt', 'moving', 'phones', 'study']
  .map((feature) => `www/features/${feature}/`)
  .concat('www/letters/', 'www/lines/', 'www/ui/pairing/', 'www/ui/relay/');
/** The files that the page requests, by their endings. */
const TYPES = {
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.net': 'application/octet-stream',
};

/**
 * Runs before the page's script and answers its requests by the names of the files. Written out as text, so it refers
 * to nothing around it. `files`: the content of each, compressed, in base 64.
 */
function inside(files, types) {
  globalThis.fetch = async (address) => {
    const name = String(address).replace(/^.*\/|[?#].*$/g, '');
    if (!Object.hasOwn(files, name)) throw new TypeError(`${name} is not in this file`);
    const bytes = Uint8Array.from(atob(files[name]), (sign) => sign.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')), {
      headers: { 'content-type': types[name.replace(/^.*(?=\.)/, '')] },
    });
  };
}

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** A script must not end before its end. */
const enclosed = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** `add` builds into a folder, `policyOf` gives the policy of a page. */
export async function single(file, { add, policyOf }) {
  const folder = mkdtempSync(join(tmpdir(), 'single-'));
  try {
    await add({
      define: {
        'import.meta.env.MODE': '"single"',
        'import.meta.url': 'document.baseURI',
        'import.meta.resolve': 'undefined',
      },
      build: {
        outDir: folder,
        cssCodeSplit: false,
        assetsInlineLimit: (path) => /\.(svg|woff2)$/.test(path),
        rolldownOptions: {
          output: {
            format: 'iife',
            codeSplitting: false,
            entryFileNames: 'page.js',
            assetFileNames: '[name]-[hash][extname]',
          },
        },
      },
    });
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
    const text = (pattern) =>
      names
        .filter((name) => pattern.test(name))
        .map((name) => readFileSync(name, 'utf8'))
        .join('\n');
    const far = texts().flatMap(({ name, path }) =>
      LEFT_OUT.some((room) => path.startsWith(room)) ? `words-${name}-` : [],
    );
    const files = Object.fromEntries(
      names
        .filter((name) => extname(name) in TYPES && basename(name) !== 'page.js')
        .filter((name) => !far.some((words) => basename(name).startsWith(words)))
        .map((name) => [basename(name), gzipSync(readFileSync(name)).toString('base64')]),
    );
    const style = text(/\.css$/),
      scripts = [`(${inside})(${JSON.stringify(files)},${JSON.stringify(TYPES)});`, text(/page\.js$/)].map(
        enclosed,
      );
    const policy = policyOf('dockhand.html', {
      'script-src': [...scripts.map(sha256), "'wasm-unsafe-eval'"],
      'style-src': [sha256(style)],
      'connect-src': ["'none'"],
      'worker-src': ['blob:'],
      'img-src': ['data:', 'blob:'],
      'manifest-src': ["'none'"],
      'font-src': ['data:'],
    });
    const html = text(/index\.html$/)
      .replace(/<script\b[^>]*>\s*<\/script>/g, '')
      .replace(/<link\b[^>]*rel="(?:stylesheet|manifest|apple-touch-icon|modulepreload)"[^>]*>/g, '')
      .replace(
        /(<link rel="icon" href=")[^"]*/,
        (_, head) =>
          `${head}data:image/svg+xml;base64,${readFileSync(inRoot('www/home/setup/icon.svg')).toString('base64')}`,
      )
      .replace(
        '<meta charset="utf-8">',
        (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace('</head>', () => `<style>${style}</style>\n  </head>`)
      .replace(
        '</body>',
        () => `${scripts.map((script) => `<script>${script}</script>`).join('\n    ')}\n  </body>`,
      );
    writeFileSync(file, html);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
