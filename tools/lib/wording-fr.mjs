// The kinds of mistakes in French: where, what it looks like, and what to write instead (wording.mjs).

/** Arguments that are always numbers, cells or times: French shortens no word before them. */
const NUMBERS =
  'at|bound|capacity|cell|count|docks|highest|last|lead|least|left|loss|lowest|most|moves|number|others|par|right';

/** @type {[where: RegExp, pattern: RegExp, instead: string][]} */
export const FRENCH = [
  [/./, /\[one\].*(?<![\d.,])1(?![\d.,])/, '[1] or the argument, not 1 in [one]: one is also 0 and −1'],
  [/./, /\[one\](?!.*\{ \$).*(?<!\p{L})une?(?!\p{L})/iu, '[1], not “un” in [one]: one is also 0'],
  [
    /./,
    new RegExp(`\\b(?:de|que) \\{ \\$(?!(?:${NUMBERS}) )[\\w-]+ (?:\\}|->)`),
    '{ $de-name } or { $que-name }, which are shortened before a vowel',
  ],
  [
    /./,
    /\{ \$(?:names?|other|victim|under|person) \}(?: n’)? ?(?:est|sont|était|sera|reste)(?: pas)? (?:le |la |les )?(?:premi|derni|seul|prêt|\p{L}+[éiu]s?(?!\p{L}))/u,
    'no participle and no ordinal of a person, who may be a woman or a man',
  ],
  [
    /duel/,
    /(?<!\p{L})(?:tombeau|figurine|pyramides? sombre)/iu,
    '“chambre funéraire”, “pion”, “foncée”, as printed',
  ],
  [
    /imhotep/,
    /(?<!\p{L})(?:traîneau|[Vv]oie pavée|[Cc]iseau)|(?<![-\p{L}]|en )places?(?![-\p{L}]| \})/u,
    '“réserve”, “Chemin pavé”, “Burin”, “emplacement”, as printed',
  ],
];
