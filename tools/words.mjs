// `npm run words`: all messages in all languages side by side, in target/words.html, for proof-reading.
//   NAME …                               only the words of these names: kontor, page, rules-duel
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot, main, Missing, say } from './lib/shell.mjs';
import { sheetOf } from './lib/word-sheet.mjs';
import { languages, texts, ownText } from './lib/words.mjs';

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const known = [...new Set(texts().map(({ name }) => name))],
    unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Missing(`There are no words "${unknown.join(', ')}". There are: ${known.join(', ')}.`);
  const names = positionals.length > 0 ? positionals : known,
    file = inRoot('target', 'words.html');
  mkdirSync(inRoot('target'), { recursive: true });
  writeFileSync(file, sheetOf(names, languages(), ownText));
  say(`${file}: ${names.length} files of words, each in ${languages().join(', ')}.`);
});
