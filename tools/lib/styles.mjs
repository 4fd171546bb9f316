// The style sheet of every page stands in the document: the first screen is painted without another way to the
// server. The link stays beside it, switched off: the bundler's code sees that the sheet is there, and the page switches
// it on if its server refuses styles in documents (www/shell/main.ts).
import { createHash } from 'node:crypto';

const LINK = /<link rel="stylesheet"[^>]* href="\.\/(assets\/[^"]+\.css)">/;
const OWN = "style-src 'self'";

/**
 * Returns the document with the style sheet that it names inside, and a policy that knows its hash. `read` returns
 * the content of a file. Throws if there is no such link or policy, or if the sheet names other files, whose
 * addresses would change.
 * @param {string} html
 * @param {(name: string) => string} read
 */
export function withStyles(html, read) {
  const [link, name] = LINK.exec(html) ?? [];
  if (!name || !html.includes(OWN)) throw new Error('There is no style sheet or no policy in the document.');
  const css = read(name);
  if (/url\(|@import|<\/style/i.test(css)) throw new Error(`${name} cannot stand in a document.`);
  const hash = createHash('sha256').update(css).digest('base64');
  return html
    .replace(link, () => `<style>${css}</style>${link.replace('<link ', '<link disabled ')}`)
    .replace(OWN, `${OWN} 'sha256-${hash}'`);
}

/** @returns {import('vite').Plugin} */
export const styles = () => ({
  name: 'styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type === 'asset')
      page.source = withStyles(String(page.source), (name) => String(bundle[name]?.source));
  },
});
