// The edition in a single file: one page with everything inside, to be carried on a stick and opened from the disk, or shown in a frame whose
// server sends no headers. One plain script, because modules are not loaded from the disk; modules of the engine, words and workers lie beside
// it, compressed, and answer the requests of the page.
/* global document */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './shell.mjs';
import { smaller } from './smaller.mjs';

const TYPES = {
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Runs before the page's script and answers requests for files by name. Written out as text, so it refers to nothing around it. */
function inside(files, types) {
  const kept = document.currentScript;
  globalThis.fetch = async (address) => {
    const name = String(address)
        .replace(/^.*\//, '')
        .replace(/[?#].*$/, ''),
      text = files[name];
    if (text === undefined) throw new TypeError(`${name} is not in this file`);
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const body = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': types[name.replace(/^.*(?=\.)/, '')] } });
  };
  kept.remove(); // a megabyte that is needed only once
}

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** A script must not end before its end. */
const enclosed = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** `add` builds into a folder, `policyOf` gives the policy of a page. */
export async function single(file, add, policyOf) {
  const folder = mkdtempSync(join(tmpdir(), 'single-'));
  try {
    const options = {
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
    };
    await add(options, [smaller()]);
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
    const text = (pattern) =>
      names
        .filter((name) => pattern.test(name))
        .map((name) => readFileSync(name, 'utf8'))
        .join('\n');
    const files = Object.fromEntries(
      names
        .filter((name) => /\.(wasm|txt|js)$/.test(name) && basename(name) !== 'page.js')
        .map((name) => [basename(name), gzipSync(readFileSync(name), { level: 9 }).toString('base64')]),
    );
    const types = Object.fromEntries(
      Object.entries(TYPES).filter(([ending]) => Object.keys(files).some((name) => extname(name) === ending)),
    );
    const script = enclosed(
      `(${inside})(${JSON.stringify(files)},${JSON.stringify(types)});\n${text(/page\.js$/)}`,
    );
    const style = text(/\.css$/);
    const policy = policyOf('dockhand.html', {
      'script-src': [sha256(script), "'wasm-unsafe-eval'"],
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
          `${head}data:image/svg+xml;base64,${readFileSync(inRoot('www/home/icon.svg')).toString('base64')}`,
      )
      .replace(
        '<meta charset="utf-8">',
        (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace('</head>', () => `<style>${style}</style>\n  </head>`)
      .replace('</body>', () => `<script>${script}</script>\n  </body>`);
    writeFileSync(file, html);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
