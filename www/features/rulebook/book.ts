// What is in the rulebooks, and in which order. Every rule of the engine is a paragraph here; its words are in i18n/rules-GAME: its name, what it
// comes to in short (-1), and what else there is to know (-2). A star: it holds values that we reconstructed; a ring: print is silent or unclear
// there, and the game follows a ruling of ours.

export type Mark = 'reconstructed' | 'ruling' | null;
export interface Rule { id: string; mark: Mark }
export interface Chapter { id: string; rules: Rule[] }

const chapter = (id: string, rules: string): Chapter => ({
  id,
  rules: rules.split(/\s+/).map((rule) => ({ id: rule.replace(/\W$/, ''), mark: rule.endsWith('*') ? 'reconstructed' : rule.endsWith('°') ? 'ruling' : null })),
});

export const BOOKS: Readonly<Record<string, readonly Chapter[]>> = {
  imhotep: [
    chapter('begin', 'stones boats round-cards setup round-start market-deck'),
    chapter('turn', 'turn take-stones load sail blue-card lever hammer° sail-card chisel pass° all-stuck°'),
    chapter('side-a', 'market-a° red-card° pyramid-a temple-a chamber-a obelisks-a'),
    chapter('side-b', 'market-b° pyramids-b* bonus-card° bonus-stones° bonus-boat temple-b* chamber-b° obelisks-b*'),
    chapter('end', 'round-end reshuffle° game-end wrath° winner'),
  ],
  duel: [
    chapter('begin', 'harbour tokens setup dealing° hidden°'),
    chapter('turn', 'place unload take-tokens pass°'),
    chapter('actions', 'action-token take-one place-several° place-and-unload° second-unloading swap-and-unload°'),
    chapter('sites', 'obelisk first-to-five temple pyramids tomb'),
    chapter('end', 'end leftovers winner'),
  ],
  rampart: [
    chapter('begin', 'cards setup memory decoration'),
    chapter('turn', 'turn-over put-back take skip lone-player° turn-order'),
    chapter('end', 'ten blocked stall°'),
    chapter('points', 'points deck* king royals ravens'),
    chapter('fight', 'cannon° flag-safe° towers safe-span flag-is-tower° closing-up tenth-card-shot inserted-cannon magician magician-shot magician-spares°'),
  ],
  kontor: [
    chapter('begin', 'numbers deck* pieces setup'),
    chapter('round', 'sequence choose reveal pass° tax order dry-rounds°'),
    chapter('lay', 'place° board edges crane isolated° land-goods° refill subsidy'),
    chapter('sectors', 'sector finished majority end winner points'),
    chapter('advanced', 'advanced five-largest° ship untouchable'),
    chapter('teams', 'teams seats special-cards flood bridge° customs° specials-left°'),
    chapter('scenarios', 'bakchich° canale-grande* david-and-goliath° ile-grande* giant gulliver ever-smaller tic-tac-toe watergames* speed° small-is-beautiful embargo° euphrates° single-file spring-tide° freewheel° freewheel-solo°'),
    chapter('options', 'old-grudges° misery justice dead-drunk° free-draw one-good blockade° first-pick flood-choice° corruption-1° corruption-2° last-point° final-sprint° smuggling° protection special-shop° bridge-and-flood great-flood°'),
    chapter('expansions', 'export events*'),
  ],
};

export const rulesOf = (game: string): string[] => (BOOKS[game] ?? []).flatMap(({ rules }) => rules.map(({ id }) => `${game}/${id}`));
