// The kinds of mistakes in French: where, what it looks like, and what to write instead (wording.mjs).

/** Arguments that are always numbers, cells or times: French shortens no word before them. */
const NUMBERS =
  'at|bound|capacity|cell|count|docks|highest|last|lead|least|left|loss|lowest|most|moves|number|others|par|right';

/** @type {[where: RegExp, pattern: RegExp, instead: string][]} */
export const FRENCH = [
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
  [
    /kontor/,
    /(?<!\p{L})(?:trésors?|tax[eé]\p{L}*)(?!\p{L})|(?<!\p{L}|d’)avances?(?!\p{L})/iu,
    '“trésorerie”, “impôt”, “suprématie”, as printed',
  ],
  [/rampart/, /(?<!\p{L})couples?(?!\p{L})/u, '“paire”, as printed'],
  [
    /./,
    /(?<!\p{L})pass(?:e[rz]?|ent|era) (?:en premier|d’abord|avant|devant)/u,
    '“joue en premier”: to “passer” is to do nothing',
  ],
  [
    /./,
    /(?<!= |[:;,(«][ \u00a0\u202f]|(?:[Cc]arte|Marché|Manche|(?<!\p{L})[Ll]e) )\{ \$card \}/u,
    'an article or a colon before a card',
  ],
  [
    /ask-over|say-game-over|score-why|^ending-(?:won|lost)|rampart-why-|^lessons-.*-end$/,
    /[Vv]ous gagnez|(?<!\p{L})gagne(?:nt)?(?!\p{L})|l’emporte(?:nt)?(?!\p{L})/u,
    'a finished game is in the past',
  ],
  [/./, /(?:gagn|victoire|[Cc]oût)[^.]* sur 100/u, 'chances in %'],
  [/./, /scell|imaginé|[Dd]onne du jour|abîmé|initiation/u, 'what the player does, in the word of the table'],
  [/./, /\u202f:/u, 'U+00A0 before :'],
];
