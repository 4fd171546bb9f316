// `npm run words`: all messages in all languages side by side, in target/words.html, for proof-reading.
//   NAME …                               only the words of these names: kontor, page, rules-duel
//   --pictures                           also a picture of every screen, in target/words, linked from its messages
//   --in es,en                           pictures in these languages only
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot, lastLines, main, Missing, run, say } from './lib/shell.mjs';
import { STEPS } from './lib/steps.mjs';
import { sheetOf } from './lib/word-sheet.mjs';
import { setUp } from './setup.mjs';

const FOLDER = inRoot('target', 'words');
/** The steps of `npm test` that make the page that is pictured. */
const BUILDS = ['engine to wasm', 'page with a hook for tests to dist-test/'];

await main(async () => {
  const { languages, texts, ownText } = await import('./lib/words.mjs'); // which needs packages
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'boolean' }, in: { type: 'string' } },
  });
  const known = [...new Set(texts().map(({ name }) => name))],
    unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Missing(`There are no words "${unknown.join(', ')}". There are: ${known.join(', ')}.`);
  const asked = values.in?.split(',') ?? languages(),
    other = asked.filter((language) => !languages().includes(language));
  if (other.length > 0)
    throw new Missing(`There is no language "${other.join(', ')}". There are: ${languages().join(', ')}.`);
  const names = positionals.length > 0 ? positionals : known,
    file = inRoot('target', 'words.html');
  mkdirSync(FOLDER, { recursive: true });
  if (values.pictures) await takePictures(asked);
  writeFileSync(file, sheetOf(names, languages(), ownText, pictures()));
  say(`${file}: ${names.length} files of words, each in ${languages().join(', ')}.`);
});

/** Builds the page and takes a picture of every screen in these languages. */
async function takePictures(asked) {
  const env = await setUp({ browser: true });
  for (const { work } of STEPS.filter(({ name }) => BUILDS.includes(name))) {
    const { ok, out } = await work(env, 'fast');
    if (!ok) throw new Missing(lastLines(out));
  }
  const { ok, out } = await run('playwright', ['test', '--project', 'pictures'], {
    env: { ...env, DOCKHAND_TIER: 'fast', WORDS_LANGUAGES: asked.join() },
    show: true,
  });
  if (!ok) throw new Missing(lastLines(out));
}

/** The pictures that have been taken: the path of each from target/, with the ids of its messages. */
function pictures() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))
    .map((screen) => ({ ...screen, path: `words/${screen.picture}` }));
}
