// The message of index.html when it is opened from the disk. Browsers load no modules there, so none of the
// page's own code runs, and to blame the network would be wrong. The words, in all languages, and the few
// lines that show them are therefore in the document.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { languages, textOf } from './words.mjs';

const SCRIPT =
  "{const told=document.getElementById('from-disk');if(location.protocol==='file:'){document.getElementById('unreachable').hidden=true;told.hidden=false}else told.remove()}";

/** The hash of the script for the security policy, which allows no other script in the document. */
export const DISK_SCRIPT = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const FILE = 'dockhand.html',
  MARK = '\u{e000}';

/** Returns the sentence in a language, as the parts before and after the name of the file. */
function sentence(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(textOf('site', language)));
  return bundle.formatPattern(bundle.getMessage('site-from-disk')?.value ?? '', { file: MARK }).split(MARK);
}

/** @returns {import('vite').Plugin} */
export function fromDisk() {
  return {
    name: 'from-disk',
    apply: 'build',
    transformIndexHtml(html, { filename }) {
      if (basename(filename) !== 'index.html') return [];
      // As one text: between tags of their own there would be spaces.
      const words = languages().map((lang) => ({
        tag: 'p',
        attrs: { lang },
        children: sentence(lang).join(`<a href="./${FILE}">${FILE}</a>`),
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
