// Finds mistakes in the punctuation of a language. French keeps high signs on the line of their word by
// spaces that do not break: the narrow one before ; ! ? and either before : and inside « ».

/** Returns a line of a Fluent file as it will be read: placeholders become a letter. */
export const plainText = (line) =>
  line
    .replace(/^-?[A-Za-z][\w-]* *=/, '')
    .replace(/^\s+\.[A-Za-z][\w-]* *=/, '')
    .replace(/^\s*\*?\[[\w -]+\] ?/, '')
    .replace(/^\s*\}/, 'x')
    .replace(/\{ *"([^"]*)" *\}/g, '$1')
    .replace(/\{[^{}]*\}/g, 'x')
    .replace(/\{[^{}]*->\s*$/, 'x')
    .replace(/^ +/, '');

const EVERYWHERE = [
  [/['"]/, 'a straight quotation mark or apostrophe'],
  [/\.\.\./, 'three full stops instead of …'],
  [/ {2}|\t/, 'two spaces in a row'],
  [/ $/, 'a space at the end'],
  [/\d-\d/, 'a hyphen between numbers instead of –'],
  [/[\dx] × [\dx]/, 'a measure that may break at its ×'],
];
const NO_SPACE_BEFORE = [/ [;:!?»](?=\s|$)/, 'an ordinary space before a sign'];

const OWN = {
  en: [
    NO_SPACE_BEFORE,
    [/[„«»]/, 'quotation marks of another language'],
    [/(?<=[^\s\u00a0\u202f][\u00a0\u202f])[;:?]/, 'a space before a sign'],
  ],
  de: [
    NO_SPACE_BEFORE,
    [/[”«»]/, 'quotation marks of another language'],
    [/(?<!„[^“]*)“/, '“ without „ before it'],
    [/„(?![^“]*“)/, '„ without “ after it'],
    [/[^\s\u00a0\u202f][\u00a0\u202f][;:?]/, 'a space before a sign'],
  ],
  fr: [
    [/(?<!\u202f)[;!?](?!\))/, 'no narrow no-break space before ; ! ?'],
    [/(?<![\u00a0\u202f])[:](?=\s|$)/, 'no no-break space before :'],
    [/«(?![\u00a0\u202f])/, 'no no-break space after «'],
    [/(?<![\u00a0\u202f])»/, 'no no-break space before »'],
    [/[“”„]/, 'quotation marks of another language'],
  ],
};

/**
 * @param {string} language
 * @param {string} text one line
 * @returns {string[]} the mistakes, in words
 */
export const misprints = (language, text) =>
  [...EVERYWHERE, ...(OWN[language] ?? [])]
    .filter(([pattern]) => pattern.test(text))
    .map(([, what]) => `${what} in “${text.trim()}”`);
