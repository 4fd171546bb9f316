// The messages of a document whose code does not run: if it cannot be fetched, if the browser runs none, and if
// index.html is opened from the disk, where browsers load no modules. No words have come then and the language of
// the reader is not known, so each message is in the document in all languages.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { languages, owns, sayer } from './words.mjs';

const SCRIPT =
  "{const told=document.getElementById('from-disk');if(location.protocol==='file:'){document.getElementById('unreachable').hidden=true;told.hidden=false}else told.remove()}";

/** The hash of the script for the security policy, which allows no other script in the document. */
export const DISK_SCRIPT = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const FILE = 'dockhand.html';

/** Returns the languages that have a sentence themselves: nobody needs the English one twice. */
const having = (id) => languages().filter((language) => owns('site', language, id));

/** Returns a sentence in all languages, each a paragraph. */
const paragraphs = (id) =>
  having(id)
    .map((lang) => `<p lang="${lang}">${sayer('site', lang)(id)}</p>`)
    .join('');

/**
 * Fills the elements of a document that wait for these messages.
 * @returns {import('vite').Plugin}
 */
export const withoutCode = () => ({
  name: 'without-code',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace(/(?<=<div id="unreachable" role="alert">)(?=<)/, paragraphs('site-unreachable'))
        .replace(/(?<=<noscript>)(?=<)/, paragraphs('site-no-script')),
  },
});

/** @returns {import('vite').Plugin} */
export function fromDisk() {
  return {
    name: 'from-disk',
    apply: 'build',
    transformIndexHtml(html, { filename }) {
      if (basename(filename) !== 'index.html') return [];
      // As one text: between tags of their own there would be spaces.
      const words = having('site-from-disk').map((lang) => ({
        tag: 'p',
        attrs: { lang },
        children: sayer('site', lang)('site-from-disk', { file: `<a href="./${FILE}">${FILE}</a>` }),
      }));
      return [
        {
          tag: 'section',
          attrs: { id: 'from-disk', role: 'alert', hidden: true },
          children: words,
          injectTo: 'body',
        },
        { tag: 'script', attrs: { type: 'module', async: true }, children: SCRIPT, injectTo: 'body' },
      ];
    },
  };
}
