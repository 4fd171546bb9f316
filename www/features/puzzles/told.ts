// What is said of a puzzle on the table: its task, how it stands, how sure the answer is, and what a search says of two
// moves. Pure.
import type { Move, Seat } from '../../engine/wire';
import type { Words } from '../../words/words';
import type { Comparison, Worth } from '../../ui/comparison';
import type { Puzzle } from './file';
import type { Told } from './line';
import { ratingOf, type Progress, type Result } from './progress';
import type { Mood } from './strip';

/** How a puzzle stands. */
export interface Attempt {
  mood: Mood;
  /** How many hints were given. */
  hints: number;
  /** The last wrong move, also in words. */
  missed: { move: Move; said: string } | null;
  /** What a search says of the best move and another one; undefined while it searches, null if it has nothing to say. */
  compared: Comparison | null | undefined;
  /** Whether the verdict on the wrong move has told what both are worth. */
  weighed: boolean;
  /** The step of a line that is shown; null while the line is being played, or there is none. */
  line: Told | null;
  /** How it went, once that is decided, and how that has changed the rating. */
  result: Result | null;
  change: number;
}

export const FRESH: Readonly<Attempt> = {
  mood: 'asked',
  hints: 0,
  missed: null,
  compared: null,
  weighed: false,
  line: null,
  result: null,
  change: 0,
};

type Say = (id: string, args?: Record<string, string | number>) => string;
type Name = (seat: Seat) => string;

/** What sentences are made of. */
export interface Says {
  t: Say;
  words: Words;
  puzzle: Puzzle;
  theme: string;
  /** What to look at, and why the best move is better. */
  look: string;
  why: string;
  memory: boolean;
  /** The best move in words, and where it begins; the latter is empty if it is one of the buttons. */
  answer: string;
  begins: string;
  /** How many hints there are. */
  steps: number;
  name: Name;
  progress: Progress;
}

const joined = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' ');

/** Returns which sentence stands where a player is asked to decide, once nobody is. */
export const overOf = (mood: Mood): string => (mood === 'shown' || mood === 'told' ? `over-${mood}` : 'over');

/** Returns the sentence that is read aloud. */
export function textOf(
  { t, words, puzzle, theme, look, answer, begins, steps }: Says,
  { mood, hints, missed, line }: Attempt,
): string {
  if (mood === 'line')
    return line ? joined(words.t('bot-step', { step: line.step, of: line.of }), line.told) : t('plays-on');
  if (mood === 'wrong') return t('wrong', { move: missed?.said ?? '' });
  if (mood === 'right') return puzzle.goal === 'best' ? t('right') : t(`right-${puzzle.goal}`);
  if (mood !== 'asked') return t('answer', { move: answer });
  if (hints === 0) return t(`task-${puzzle.goal}`);
  if (hints < steps) return t('hint-look', { theme, look });
  return begins === '' ? t('hint-answer', { theme }) : t('hint', { theme, place: begins });
}

/** Returns what else there is to know. */
export function noteOf(says: Says, attempt: Attempt): string {
  const { t, puzzle, memory, progress } = says,
    { mood, compared } = attempt;
  if (mood === 'told') return toldText(says, attempt);
  if (mood === 'line') return lineText(says, attempt);
  if (mood === 'wrong' && compared === undefined) return t('compares');
  if (mood === 'wrong' && compared) return wrongText(says, compared);
  if (mood === 'asked' || mood === 'wrong') {
    const { rating, row } = progress;
    const rated = attempt.hints === 0 && t('of', { puzzle: ratingOf(puzzle), rating, row });
    const looks = attempt.hints > 0 && attempt.hints < says.steps; // then the hint speaks of these cards
    return joined(rated, memory && !looks && t('seen-cards'));
  }
  return outcome(says, attempt);
}

/** Says how sure the answer is, and what it has changed. */
function outcome(
  { t, words, puzzle, theme, progress: { rating } }: Says,
  { mood, result, change }: Attempt,
): string {
  const sure =
    puzzle.depth === 0
      ? t('proved')
      : t('searched', { games: (10 ** puzzle.depth).toLocaleString(words.language) });
  const own =
    change === 0 ? t('rating-same', { rating }) : t('rating', { rating, change: words.signed(change) });
  const counts = mood === 'right' && result !== null && result !== 'solved' && t(`counts-${result}`);
  return [t('about-theme', { theme }), sure, joined(own, counts)].join('\n');
}

/** From how many per cent on a difference is named; a smaller one is within the doubt of a search. */
const CLEAR = 5;

const worth = (t: Say, { chance, ending, lead }: Worth): string =>
  t('worth', { ending: ending ?? 'open', chance, lead: lead ?? 0 });

const answered = (t: Say, name: Name, { reply }: Comparison): string =>
  reply ? t('reply', { name: name(reply.seat), move: reply.move }) : '';

/** Whether the numbers of a comparison show which move is better. */
const isClear = ({ best, other }: Comparison): boolean =>
  other !== null &&
  (best.ending !== null
    ? best.ending !== other.ending || best.lead !== other.lead
    : best.chance - other.chance >= CLEAR);

/** Whether what both moves come to is proved: then points that may be expected say nothing more. */
const isProved = ({ best, other }: Comparison): boolean =>
  best.lead !== null && other !== null && other.lead !== null;

/** Says what a wrong move is worth beside the best one, without telling that one. */
function wrongText({ t, name, look }: Says, found: Comparison): string {
  const { best, other, why } = found,
    clear = other !== null && isClear(found);
  const open = clear && best.ending === null && other.ending === null;
  return joined(
    open && t('worth-chances', { made: other.chance, best: best.chance }),
    clear && !open && t('worth-wrong', { made: worth(t, other), best: worth(t, best) }),
    !clear && why === '' && joined(t('worth-unclear'), look),
    why !== '' && !isProved(found) && t('worth-why', { why }),
    answered(t, name, found),
  );
}

/**
 * Says why the best move is better than the other one, in words of the game: than the one that was made, or else the next
 * best. What the verdict has told of a wrong move is not told again.
 */
function toldText({ t, name, why }: Says, { compared, missed, weighed }: Attempt): string {
  if (compared === undefined) return joined(why, t('compares'));
  if (!compared || weighed) return joined(why, compared && answered(t, name, compared));
  const { best, other } = compared;
  return joined(
    why,
    compared.why !== '' && !isProved(compared) && t('worth-why', { why: compared.why }),
    t('worth-best', { best: worth(t, best) }),
    other &&
      isClear(compared) &&
      t(`worth-${missed ? 'made' : 'next'}`, { move: other.move, made: worth(t, other) }),
    missed && answered(t, name, compared),
  );
}

/** Says which move a line follows, and at its end how the game has ended, or else what the move is worth. */
function lineText({ t, words, puzzle, answer, name }: Says, { line, compared, missed }: Attempt): string {
  if (!line) return '';
  const { after, step, of, outcome } = line,
    other = compared?.other;
  const points = outcome && words.list(outcome.scores.map((count, seat) => `${name(seat)} ${count}`));
  const value = (after === 'best' ? compared?.best : other) ?? null,
    id = after === 'best' ? 'best' : missed ? 'made' : 'next';
  return joined(
    t(`line-${id}`, { move: after === 'best' ? answer : (other?.move ?? '') }),
    points && t('line-end', { points }),
    step === of && !outcome && value && t('line-worth', { worth: worth(t, value) }),
    puzzle.depth > 0 && t('line-about'),
  );
}
