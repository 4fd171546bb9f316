// A language may be incomplete. The page gets one file for each name and language all the same: the messages of the
// language, then a line, then the messages that it lacks, in English. www/words/words.ts reads the two parts apart,
// because English counts differently: with the plurals of Russian, English would say “a stone” for 21.

/** The line between a language’s own messages and those in English. */
export const IN_ENGLISH = '### en';

/** Returns the messages of a Fluent file as they stand there, by their ids, without comments. */
export function entriesOf(text) {
  const found = new Map();
  let id = null;
  for (const line of text.replace(/\r\n/g, '\n').split('\n')) {
    const begun = /^(-?[A-Za-z][\w-]*) *=/.exec(line)?.[1];
    if (begun) found.set((id = begun), line);
    else if (line.startsWith('#')) id = null;
    else if (id !== null) found.set(id, `${found.get(id)}\n${line}`);
  }
  for (const [key, entry] of found) found.set(key, entry.trimEnd());
  return found;
}

/** Returns the ids of the messages and terms that a message refers to. */
export const referencesIn = (entry) =>
  [...entry.matchAll(/\{\s*(-?[a-z][\w-]*)(?:\.[\w-]+)?\s*(?:\([^)]*\)\s*)?\}/g)].map(([, id]) => id);

/** Returns what the page gets of a file: `text` without comments, and then what it lacks of `english`. */
export function filled(text, english) {
  const own = entriesOf(text),
    all = entriesOf(english),
    lacking = new Set([...all.keys()].filter((id) => !own.has(id)));
  // English messages may refer to others, which then must be there in English as well.
  for (const id of lacking)
    for (const other of referencesIn(all.get(id))) if (all.has(other)) lacking.add(other);
  const parts = [[...own.values()].join('\n')];
  if (lacking.size > 0) parts.push(IN_ENGLISH, [...lacking].map((id) => all.get(id)).join('\n'));
  return `${parts.join('\n')}\n`;
}
