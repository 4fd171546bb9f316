// What a verb throws when it says no: nothing has changed then.

/** What the engine says about it. */
interface Said {
  code: string;
  rule: string | null;
  conflicts?: Said[];
  [argument: string]: unknown;
}

/** Sentences for what is not about a rule of a game. What a move is refused for has a code that can be read. */
const SENTENCES: Record<string, (said: Said, option: string | null) => string> = {
  'unknown-option': (_, option) =>
    option === 'seed'
      ? 'The seed has to be a whole number from 0 to 4294967295.'
      : option === null
        ? 'The set-up is not one of this game: players need a name and a colour, and every option its own values.'
        : `The option "${option}" does not exist in this game, or cannot have this value.`,
  'wrong-players': () => 'The game is not for as many players, or two of them have one colour.',
  'unknown-level': () => 'The game has no such level or character of computer players.',
  'unreadable-move': () => 'That is no move of this game.',
  'unreadable-counts': () => 'These root statistics are not of this decision.',
  'unreadable-net': () => 'That is no net for this game and number of players.',
  'nothing-to-decide': () => 'This seat has nothing to decide now.',
  'no-such-seat': () => 'The table has no such seat.',
  imagined: () =>
    'An imagined game has no record: it cannot be kept, handed on or decided by another thread.',
  'await-chance': () => 'The move draws: it needs a seed first (draw).',
  'not-a-record': () => 'That is no record of a game, nor a link to one.',
  'unknown-game': () => 'That is a record of another game.',
  'other-version': ({ version }) =>
    `The record is of version ${String(version)}, which this package does not know.`,
  'illegal-move': ({ number }) => `Move ${String(number)} of the record is against the rules.`,
  conflicts: ({ conflicts = [] }) => `Such a table cannot be played: ${conflicts.map(plain).join('; ')}.`,
};

/** A code and its arguments as words: `too few stones (least 2, has 1)`. */
function plain({ code, ...said }: Said): string {
  const told = Object.entries(said)
    .filter(([name]) => name !== 'rule' && name !== 'conflicts')
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return code.replaceAll('-', ' ') + (told.length > 0 ? ` (${told.join(', ')})` : '');
}

function sentence(said: Said, option: string | null): string {
  const told = SENTENCES[said.code]?.(said, option);
  if (told) return told;
  const [first = '', ...rest] = plain(said);
  return `${first.toUpperCase()}${rest.join('')}.`;
}

/** The engine says no. Arguments such as `least` and `has` are fields as well. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Why, as a word for programs: `too-few-stones`. */
  readonly code: string;
  /** The rule that forbids a move, as in the law book: `imhotep/sail`. */
  readonly rule: string | null;
  /** The option of the set-up that is meant; `seed` for the seed. */
  readonly option: string | null;
  /** The options that exclude each other. */
  readonly conflicts?: readonly Said[];
  readonly [argument: string]: unknown;

  constructor(said: Said, option: string | null) {
    super(sentence(said, option) + (said.rule ? ` Rule: ${said.rule}.` : ''));
    const { code, rule, ...rest } = said;
    Object.assign(this, rest);
    this.code = code;
    this.rule = rule;
    this.option = option;
  }
}

const isSaid = (thrown: unknown): thrown is Said =>
  typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error) && 'code' in thrown;

/** Returns what was thrown as a refusal; anything else is a fault and is thrown as it is. `wrong`: finds the option that is meant. */
export function refusal(thrown: unknown, wrong: () => string | null = () => null): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (!isSaid(thrown)) throw thrown;
  return new Refusal(thrown, thrown.code === 'unknown-option' ? wrong() : null);
}
