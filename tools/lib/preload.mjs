// How the built page fetches a part: its style sheets first, then its script. The bundler's own function also
// preloads scripts and passes a nonce on, which this page does not need; it would be one per cent of the
// first load.

/** The module of the bundler that has the function. */
const HELPER = '\0vite/preload-helper.js';

/* Runs in the page. A sheet that did not come is taken away again, so that the next try asks for it anew. */
const CODE = `
const linked = (href) => [...document.querySelectorAll('link')].some((link) => link.href === href);
const coming = {};
const sheet = (name, from) => {
  const { href } = new URL(name, from);
  if (!coming[href] && linked(href)) return;
  return (coming[href] ??= new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = ''; // a frame without an origin of its own gets nothing otherwise
    link.onload = done;
    link.onerror = () => {
      link.remove();
      delete coming[href];
      fail(new Error(href));
    };
    link.href = href;
    document.head.append(link);
  }));
};
export const __vitePreload = (fetched, sheets = [], from) =>
  Promise.all(sheets.map((name) => sheet(name, from))).then(fetched);
`;

/** The list of all sheets at the head of a file, and the calls that take some of them by number. */
const LIST = /^const __vite__mapDeps=.*?m\.f=(\[[^\]]*\]).*\n/;
const TAKEN = /__vite__mapDeps\((\[[\d,]*\])\)/g;
/** The text of a call if there is nothing to fetch before the script. */
const NOTHING = /,(?:\[\]|void 0),import\.meta\.url(?=\))/g;

/**
 * Returns the code of a file with the names of the sheets in the calls themselves. `first` is the sheet that
 * every page has from the beginning.
 * @param {string} code
 * @param {RegExp} first
 */
export function withSheets(code, first) {
  const sheets = JSON.parse(LIST.exec(code)?.[1] ?? '[]');
  return code
    .replace(LIST, '')
    .replace(TAKEN, (_, numbers) =>
      JSON.stringify(
        JSON.parse(numbers)
          .map((number) => sheets[number])
          .filter((name) => !first.test(name)),
      ),
    )
    .replace(NOTHING, '');
}

/**
 * `first`: the name of the sheet that is loaded with the page.
 * @param {RegExp} first
 * @returns {import('vite').Plugin}
 */
export const preload = (first) => ({
  name: 'preload',
  apply: 'build',
  enforce: 'pre',
  augmentChunkHash: () => `${CODE} ${withSheets} ${LIST} ${TAKEN} ${NOTHING}`,
  load: (id) => (id === HELPER ? CODE : null),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withSheets(file.code, first);
    },
  },
});
