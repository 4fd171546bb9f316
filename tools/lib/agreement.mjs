// Compares the words of all languages with the English ones.
import { FluentResource } from '@fluent/bundle';
import { referencesIn } from './filled.mjs';
import { misprints, plainText } from './typography.mjs';
import { slips } from './wording.mjs';

/** Reads the messages of a language: from `message` and `message.attribute` to the names of the arguments used in it. */
function read(files, problems) {
  const found = new Map(),
    references = [];
  for (const { name, language, path, text } of files) {
    const own = name === 'page' ? '' : `${name}-`;
    const lines = text.replace(/\r\n/g, '\n');
    const parsed = new Set(new FluentResource(lines).body.map((entry) => entry.id));
    let message = '';
    let key = '';
    lines.split('\n').forEach((line, index) => {
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
      for (const [, argument] of line.matchAll(/\$([A-Za-z][\w-]*)/g)) found.get(key)?.add(argument);
      for (const other of referencesIn(line)) references.push({ key, other, at: `${path}:${index + 1}` });
    });
  }
  for (const { key, other, at } of references) {
    // A message has the arguments of those that it refers to.
    found.get(other)?.forEach((argument) => found.get(key)?.add(argument));
    if (!found.has(other))
      problems.push(`${at}: ${key} refers to ${other}, which is missing in this language`);
  }
  return found;
}

/**
 * Returns the problems, the number of English messages, and the keys of the messages that each language lacks.
 * What is missing is a problem only in a language that has to be complete.
 * @param {{ name: string, language: string, path: string, text: string }[]} files
 * @param {{ source: string, complete: string[] }} languages
 */
export function compare(files, { source, complete }) {
  const problems = [],
    missing = new Map(),
    of = (language) => files.filter((file) => file.language === language),
    english = read(of(source), problems),
    others = [...new Set([...complete, ...files.map(({ language }) => language)])];
  for (const language of others.filter((one) => one !== source)) {
    const own = of(language),
      names = new Set(own.map(({ name }) => name));
    if (!names.has('page'))
      problems.push(`${language}: there is no page.${language}.ftl, without which no player can choose it`);
    if (complete.includes(language))
      for (const { name, path } of of(source))
        if (!names.has(name)) problems.push(`${path.replace(/\w+(?=\.ftl$)/, language)} is missing`);
    const keys = read(own, problems);
    missing.set(
      language,
      [...english.keys()].filter((key) => !keys.has(key)),
    );
    if (complete.includes(language))
      for (const key of missing.get(language)) problems.push(`${language}: ${key} is missing`);
    for (const [key, names] of keys) {
      if (!english.has(key)) problems.push(`${language}: ${key} is not in English`);
      for (const name of names)
        // The page gives French each text after “de” and “que” as well (www/words/elision.ts).
        if (english.get(key)?.has(language === 'fr' ? name.replace(/^(de|que)-/, '') : name) === false)
          problems.push(`${language}: ${key} uses $${name}, English does not`);
    }
  }
  return { problems: [...new Set(problems)], size: english.size, missing };
}
