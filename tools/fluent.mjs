// Every language has the same messages with the same attributes and arguments as English, no syntax error,
// and its own typography.
import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, say } from './lib/shell.mjs';
import { misprints, plainText } from './lib/typography.mjs';
import { languages, texts } from './lib/words.mjs';
import { slips } from './lib/wording.mjs';

const SOURCE = 'en';
const problems = [];

/** Every name of words, with the file that should be there in this language. */
const filesOf = (language) => [
  ...new Map(texts().map(({ name, path }) => [name, path.replace(/\w+(?=\.ftl$)/, language)])),
];

/** From `message` and `message.attribute` to the names of the arguments used in it. */
function read(language) {
  const found = new Map();
  for (const [name, path] of filesOf(language)) {
    if (existsSync(inRoot(path))) readFile(path, name, language, found);
    else problems.push(`${path} is missing`);
  }
  return found;
}

function readFile(path, name, language, found) {
  const text = readFileSync(inRoot(path), 'utf8').replace(/\r\n/g, '\n');
  const own = name === 'page' ? '' : `${name}-`;
  const parsed = new Set(new FluentResource(text).body.map((entry) => entry.id));
  let message = '';
  let key = '';
  text.split('\n').forEach((line, index) => {
    const id = /^(-?[A-Za-z][\w-]*) *=/.exec(line)?.[1];
    const attribute = /^\s+\.([A-Za-z][\w-]*) *=/.exec(line)?.[1];
    if (line.startsWith('#')) return;
    const complain = (what) => problems.push(`${path}:${index + 1}: ${what}`);
    if (id || attribute) {
      if (id) message = id;
      key = attribute ? `${message}.${attribute}` : message;
      // The words of a game come and go with it: they must not stand for those of another.
      if (!key.startsWith(own)) complain(`${key} does not begin with ${own}`);
      if (found.has(key)) complain(`${key} is there twice`);
      // The parser silently drops lines that it cannot read.
      if (id && !parsed.has(id)) complain(`${id} has a syntax error`);
      found.set(key, new Set());
    }
    for (const wrong of misprints(language, plainText(line))) complain(`${key}: ${wrong}`);
    for (const wrong of slips(language, key, line)) complain(`${key}: ${wrong}`);
    for (const [, name] of line.matchAll(/\$([A-Za-z][\w-]*)/g)) found.get(key)?.add(name);
  });
}

const english = read(SOURCE);
for (const language of languages()) {
  const other = read(language);
  for (const [key, names] of english) {
    const own = other.get(key);
    if (!own) problems.push(`${language}: ${key} is missing`);
    else
      for (const name of own)
        // The page gives French each text after “de” and “que” as well (www/core/elision.ts).
        if (!names.has(language === 'fr' ? name.replace(/^(de|que)-/, '') : name))
          problems.push(`${language}: ${key} uses $${name}, English does not`);
  }
  for (const key of other.keys())
    if (!english.has(key)) problems.push(`${language}: ${key} is not in English`);
}

const unique = [...new Set(problems)];
if (unique.length > 0) {
  say(unique.join('\n'));
  process.exit(1);
}
say(`${languages().join(', ')}: ${english.size} texts each`);
