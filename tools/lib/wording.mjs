// Finds words that a language does not use on this page, because they are taken, or because a reader stumbled
// over them. Each line is a kind of mistake that readers marked: where it may not stand (names of messages),
// what it looks like in a line of a Fluent file, and what to write instead.

import { FRENCH } from './wording-fr.mjs';

/** In every language, also in one that has no list of its own yet. */
const EVERYWHERE = [
  [/./, /\[one\].*(?<![\d.,])1(?![\d.,])/, '[1] or the argument, not 1 in [one]: one may also be 0 or −1'],
];

const KINDS = {
  en: [
    [/./, /\[one\](?:[^{]|\{")*(?<![A-Za-z])(?:one|1)(?![A-Za-z])/i, '[1], not [one]: one is also −1'],
    [/./, /\bwhoever\b/i, '“the player who”'],
    [/./, /\b(?:the|without|with) own\b/i, '“your own”, “their own”'],
    [
      /./,
      /\bonly then (?!do |does |did |is |are |can |will )(?:it|the|he|she|they|this|you)\b/i,
      '“only then does it …”',
    ],
    [
      /./,
      /\btimes of twenty\b|\bequally many\b|\bof choice\b|\bquestions are asked\b|\bis asked whether\b/i,
      'no English idiom',
    ],
    [/./, /\b(?:in|of|out of) (?:100|a hundred)\b(?! cells)/, 'chances in per cent'],
    [
      /./,
      /\b(?:un)?seal(?:s|ed|ing)?\b|\bkeeps? (?:that|this) (?:table|game)\b|\bknows more\b|\bcourse of the game\b|\bimagin(?:e|ed|es)\b/i,
      'what the player does',
    ],
    [/./, /\b(?:drawn|made|dealt|shuffled) (?:afresh|anew)\b/i, '“again”'],
    [
      /./,
      /\b(?:goes|go|going|play|plays|played) on\b(?! (?:\d|top|an? |the |your |another |this ))/i,
      '“continue”',
    ],
    [/^(?!say-)/, /\b(?:tap|click)(?:s|ped|ping|ed|ing)?\b/i, '“choose”, for a mouse and a finger'],
    [
      /^(?!say-)/,
      /\b[Ll]oad(?:s|ed|ing)?\b[^.,:]*? on (?:place|places|a boat|any|the boat|shared|\{ \$boat)/,
      '“onto”',
    ],
    [/kontor|deck/, /\b(?:bear|bears)\b/, '“show”'],
    [/^(?!talk-)/, /\b(?:\w+n’t|[Ii]t’s|[Yy]ou’re|[Tt]hat’s|[Ll]et’s)\b/, 'no contraction'],
    [/./, /[A-Za-z] …/, '“…” directly after the word'],
    [/./, /(?:figure|stone|[Qq]uarry|[Rr]ampart|\{ \$site \}) of \{ \$name \}/, '“{ $name }’s”'],
    [
      /./,
      /(?<!with the )\b[Mm]ost (?:points|stones|florins|cards|sectors)(?: on the sled)? wins?\b/,
      '“the player with the most … wins”',
    ],
    [
      /./,
      /(?<![\w])Paved path\b|Burial chamber\b|\b(?:Pyramid|Temple|Obelisk) ornament\b/,
      'names as printed, with capitals',
    ],
    [/duel/, /(?<![-\w])[Tt]omb(?![-\w])/, '“Burial Chamber”, as printed'],
    [
      /ask-over|score-why|^ending-|-why-(?:cards|highest|shared)|^lessons-.*-end$/,
      /\bYou win\b|\byou win\b|\} wins?(?: |$)(?!together now)|\bwins? together\b|\byou share\b/,
      'a finished game is in the past',
    ],
  ],
  de: [
    [/./, /\[one\](?:[^{]|\{")*(?<!\p{L})(?:ein|eine[mnrs]?|1)(?!\p{L})/iu, '[1], not [one]: one is also −1'],
    [
      /./,
      /(?<!\p{L})[Aa]ls (?:Erst|Zweit|Dritt|Letzt|Nächst)e[rn]?(?!\p{L}| \p{Lu})/u,
      '“zuerst”: a name tells no gender',
    ],
    [
      /^(?!(?:\w+-)?(?:imhotep|duel)-|setup-sites|tag-imhotep|daily-about)/,
      /(?<!\p{L})Ort(?:e[ns]?|s)?(?!\p{L})/u,
      '“Platz”: an “Ort” is a site of Imhotep',
    ],
    [/^(?:rules-|lessons-|progress-)?kontor-(?!table)/, /lösch/i, '“ausladen”: “löschen” is to delete'],
    [/./, /(?<!\p{L})am nächsten(?!\p{L})/iu, '“direkt an”, “näher”: the “nächste” comes after this one'],
    [/imhotep/, /(?<!\p{L})Markt(?:e?s)?(?!\p{L})/u, '“Marktplatz”, as printed'],
    [/./, /(?<!\p{L})W[aä]ll(?:en?|s)?(?!\p{L})/u, '“Mauer”'],
    [
      /./,
      /Spiel (?:beginnt|endet|geht weiter|ist (?:aus|zu Ende))|(?:be|^|\s)end(?:et|en) das Spiel|gewinnt das Spiel|dasselbe Spiel|(?:Ende|Startzahl) des Spiels|Spielende|verlässt das Spiel|[Ii]m ganzen Spiel/u,
      '“Partie”: a “Spiel” is what is on the box',
    ],
    [/./, /(?:von|in) (?:100|hundert)(?!\d)/, 'chances in %'],
    [
      /./,
      /versiegel|ausgedacht|Lernspiel|Bestmarke|Schaltfläche|erhält|einlesen/iu,
      'what the player does, in the word of the table',
    ],
    [
      /./,
      /(?<!\p{L})(?:(?:an|anzu|ange)?tippe?(?:n|t|st)?|klick\p{L}*|Tippen?)(?!\p{L})/u,
      '“wählen”, for a mouse and a finger',
    ],
    [
      /ask-over|score-why|^ending-|-why-(?:cards|highest|shared)|^lessons-.*-end$/,
      /Du gewinnst|\} gewinn(?:t|en)(?!\p{L})|teilt euch/u,
      'a finished game is in the past',
    ],
  ],
  fr: FRENCH,
};

/**
 * @param {string} language
 * @param {string} key the name of a message
 * @param {string} line a line of it, as it is written
 * @returns {string[]} what to write instead
 */
export const slips = (language, key, line) =>
  [...EVERYWHERE, ...(KINDS[language] ?? [])]
    .filter(([where, pattern]) => where.test(key) && pattern.test(line.replace(/^[a-z][\w-]* *(?==)/i, '')))
    .map(([, , instead]) => `${instead}, in “${line.trim()}”`);
