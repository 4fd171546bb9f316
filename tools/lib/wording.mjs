// Finds words that a language does not use on this page, because they are taken, or because a reader stumbled
// over them. Each line is a kind of mistake that readers marked: where it may not stand (names of messages),
// what it looks like in a line of a Fluent file, and what to write instead.

const KINDS = {
  de: [
    [/./, /\[one\](?:[^{]|\{")*(?<!\p{L})(?:ein|eine[mnrs]?|1)(?!\p{L})/iu, '[1], not [one]: one is also −1'],
  ],
};

/**
 * @param {string} language
 * @param {string} key the name of a message
 * @param {string} line a line of it, as it is written
 * @returns {string[]} what to write instead
 */
export const slips = (language, key, line) =>
  (KINDS[language] ?? [])
    .filter(([where, pattern]) => where.test(key) && pattern.test(line))
    .map(([, , instead]) => `${instead}, in “${line.trim()}”`);
