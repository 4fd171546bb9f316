// `node tools/fluent.mjs`: compares the words of all languages. English, French and German have the same messages with
// the same attributes; other languages may lack some, which are counted. No language has other arguments than
// English, a syntax error, or typography that is not its own.
//   LANGUAGE …                           also lists the messages that this language lacks
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compare } from './lib/agreement.mjs';
import { inRoot, main, Missing, say } from './lib/shell.mjs';
import { COMPLETE, SOURCE, texts } from './lib/words.mjs';

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const files = texts().map((file) => ({ ...file, text: readFileSync(inRoot(file.path), 'utf8') })),
    { problems, size, missing } = compare(files, { source: SOURCE, complete: COMPLETE });
  for (const language of positionals)
    if (!missing.has(language))
      throw new Missing(
        `There are no words in "${language}" to compare. There are: ${[...missing.keys()].join(', ')}.`,
      );
  for (const language of positionals)
    if (missing.get(language).length > 0)
      say(
        missing
          .get(language)
          .map((key) => `${language}: ${key}`)
          .join('\n'),
      );
  if (problems.length === 0) say(`${COMPLETE.join(', ')}: ${size} messages each`);
  for (const [language, keys] of missing)
    if (!COMPLETE.includes(language)) say(`${language}: ${keys.length} of ${size} messages missing`);
  if (problems.length > 0) throw new Missing(problems.join('\n'));
});
