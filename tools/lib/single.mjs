// The edition in a single file: one page with everything inside, to be carried on a stick and opened from the
// disk, or shown in a frame whose server sends no headers. One plain script, because modules are not loaded
// from the disk. In it lie, compressed, the script of the page, which it starts, and all other files, which answer the
// requests of the page.
/* global document */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { inRoot } from './shell.mjs';
import { smaller, smallerCode } from './smaller.mjs';
import { texts } from './words.mjs';

/** What it is without: playing on several devices, and notes about a game. Their links would lead to a file on a disk. */
const LEFT_OUT = ['by-link', 'moving', 'phones', 'study']
  .map((feature) => `www/features/${feature}/`)
  .concat('www/letters/', 'www/lines/', 'www/ui/pairing/');
const TYPES = {
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.net': 'application/octet-stream',
};
/** Files that no other repeats. */
const BINARY = ['.wasm', '.net'];

/**
 * Runs before the page's script and answers requests for files by name. Written out as text, so it refers to
 * nothing around it. `packed`: files as [length, text in base 91]; `index`: where each text file lies in the
 * file `texts`, from and to. All styles are the file `style`; the page asks for its words first, and gets them after it.
 * The page's script is the file `page`.
 */
function inside(packed, index, types) {
  const kept = document.currentScript;
  const unpack = ([length, text]) => {
    const bytes = new Uint8Array(length),
      digit = (at) => {
        const code = text.charCodeAt(at);
        return Math.max(0, code - (code > 92 ? 36 : code > 60 ? 35 : 34));
      };
    for (let at = 0, from = 0, bits = 0, held = 0; at < text.length; at += 2) {
      held |= (digit(at) * 91 + digit(at + 1)) << bits;
      for (bits += 13; bits > 7; bits -= 8) {
        bytes[from++] = held; // what lies beyond the last byte is dropped
        held >>>= 8;
      }
    }
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  };
  let texts = null;
  const styled = unpack(packed.style)
    .text()
    .then((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    });
  globalThis.fetch = async (address) => {
    await styled;
    const name = String(address)
        .replace(/^.*\//, '')
        .replace(/[?#].*$/, ''),
      place = index[name],
      headers = { 'content-type': types[name.replace(/^.*(?=\.)/, '')] };
    if (place)
      return new Response((await (texts ??= unpack(packed.texts).blob())).slice(...place), { headers });
    if (!Object.hasOwn(packed, name)) throw new TypeError(`${name} is not in this file`);
    return new Response(unpack(packed[name]).body, { headers });
  };
  kept.remove(); // a megabyte that is needed only once
  // The security policy has the hash of the script, so that no other text can become one.
  const trust = globalThis.trustedTypes?.createPolicy('page', { createScript: (code) => code });
  void unpack(packed.page)
    .text()
    .then((code) => {
      const script = document.createElement('script');
      script.textContent = trust?.createScript(code) ?? code;
      document.head.append(script);
    });
}

/**
 * Returns bytes in base 91, with their number: two digits for 13 bits, the lowest first, which is 8 % shorter than
 * base 64. The digits need no escape in a script: no `"`, `<` or backslash.
 */
export function packed(bytes) {
  const digit = (value) =>
    String.fromCharCode(value === 0 ? 33 : value + (value > 56 ? 36 : value > 25 ? 35 : 34));
  let text = '',
    bits = 0,
    held = 0;
  const write = () => {
    const pair = held & 8191;
    text += digit(Math.floor(pair / 91)) + digit(pair % 91);
    held >>>= 13;
    bits -= 13;
  };
  for (const byte of bytes) {
    held |= byte << bits;
    bits += 8;
    if (bits >= 13) write();
  }
  if (bits > 0) write();
  return [bytes.length, text];
}

/** Returns bytes compressed. Zopfli takes half a minute for all of them, and finds what is 5 % shorter. */
const smallest = async (bytes) => packed(await gzipAsync(bytes, {}));
const quickly = async (bytes) => packed(gzipSync(bytes));

/**
 * Returns all files as `inside` takes them: text files in one stream, since they repeat each other, modules
 * of the engine and nets each alone; each compressed by `zip`.
 */
async function pack(names, style, page, zip) {
  const index = {},
    texts = [];
  let from = 0;
  for (const name of names.filter((one) => !BINARY.includes(extname(one)))) {
    const file = readFileSync(name),
      bytes = extname(name) === '.js' ? Buffer.from(await smallerCode(file.toString())) : file;
    index[basename(name)] = [from, (from += bytes.length)];
    texts.push(bytes);
  }
  const all = {
    texts: await zip(Buffer.concat(texts)),
    style: await zip(Buffer.from(style)),
    page: await zip(Buffer.from(page)),
  };
  for (const name of names.filter((one) => BINARY.includes(extname(one))))
    all[basename(name)] = await zip(readFileSync(name));
  return [all, index];
}

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** A script must not end before its end. */
const enclosed = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** `add` builds into a folder, `policyOf` gives the policy of a page; what is `shipped` is made small. */
export async function single(file, { add, policyOf, shipped }) {
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
    const far = texts().flatMap(({ name, path }) =>
      LEFT_OUT.some((room) => path.startsWith(room)) ? name : [],
    );
    const inner = names.filter(
      (name) =>
        /\.(wasm|net|json|txt|js)$/.test(name) &&
        basename(name) !== 'page.js' &&
        !far.some((words) => basename(name).startsWith(`words-${words}-`)),
    );
    const types = Object.fromEntries(
      Object.entries(TYPES).filter(([ending]) => inner.some((name) => extname(name) === ending)),
    );
    const [style, page] = [text(/\.css$/), text(/page\.js$/)];
    const [files, index] = await pack(inner, style, page, shipped ? smallest : quickly);
    const script = enclosed(
      `(${inside})(${[files, index, types].map((part) => JSON.stringify(part)).join()});`,
    );
    const policy = policyOf('dockhand.html', {
      'script-src': [sha256(script), sha256(page), "'wasm-unsafe-eval'"],
      'trusted-types': ['app-worker', 'page'],
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
      .replace('</body>', () => `<script>${script}</script>\n  </body>`);
    writeFileSync(file, html);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
