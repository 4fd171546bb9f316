// The law book as pages, for the site of the project: the documents in docs/rules, with the same headings to link to.
import { readdirSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';
import { inRoot } from './shell.mjs';

const FOLDER = inRoot('docs', 'rules');
const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif;color-scheme:light dark}' +
  'table{border-collapse:collapse}td,th{padding:.3rem .6rem;border:1px solid #8886;text-align:start}:target{background:#fd06}';

const nameOf = (file) => (file === 'README.md' ? 'index.html' : file.replace(/\.md$/, '.html'));

/** Returns where a link of a document leads on the site; what is not there is named without a link. */
const leads = (href) => {
  if (/^(https?:|#)/.test(href)) return href;
  const [file, heading] = href.split('#');
  return /^[\w-]+\.md$/.test(file) ? nameOf(file) + (heading ? `#${heading}` : '') : null;
};

/** Returns the pages, by the names of their files. */
export function lawPages() {
  const pages = new Map();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.md'))) {
    const marked = new Marked(gfmHeadingId(), {
      renderer: {
        link({ href, tokens }) {
          const text = this.parser.parseInline(tokens),
            goal = leads(href);
          return goal === null ? text : `<a href="${goal}">${text}</a>`;
        },
      },
    });
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8'),
      title = /^# (.+)$/m.exec(text)?.[1] ?? file;
    pages.set(
      nameOf(file),
      `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${title} – Dockhand</title>\n<style>${STYLE}</style>\n<nav><a href="./">The law book</a></nav>\n<main>\n${marked.parse(text)}</main>\n</html>\n`,
    );
  }
  return pages;
}
