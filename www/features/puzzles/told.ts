// What is said of a puzzle on the table: its task, how it stands, how sure the answer is, and what a search says of two
// moves. Pure.
import type { Move, Seat } from '../../core/wire';
import type { Words } from '../../core/words';
import type { Comparison, Worth } from '../../screen/comparison';
import type { Puzzle } from './file';
import { ratingOf, type Progress, type Result } from './progress';
import type { Mood } from './strip';

/** How a puzzle stands. */
export interface Attempt {
  mood: Mood;
  hinted: boolean;
  /** The last wrong move, also in words. */
  missed: { move: Move; said: string } | null;
  /** What a search says of the best move and another one; undefined while it searches, null if it has nothing to say. */
  compared: Comparison | null | undefined;
  /** How it went, once that is decided, and how that has changed the rating. */
  result: Result | null;
  change: number;
}

export const FRESH: Readonly<Attempt> = {
  mood: 'asked',
  hinted: false,
  missed: null,
  compared: null,
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
  memory: boolean;
  /** The best move in words, and where it begins; the latter is empty if it is one of the buttons. */
  answer: string;
  begins: string;
  name: Name;
  progress: Progress;
}

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

/** Returns the sentence that is read aloud. */
export function textOf(
  { t, puzzle, theme, answer, begins }: Says,
  { mood, hinted, missed }: Attempt,
): string {
  if (mood === 'wrong') return t('wrong', { move: missed?.said ?? '' });
  if (mood === 'right') return puzzle.goal === 'best' ? t('right') : t(`right-${puzzle.goal}`);
  if (mood !== 'asked') return t('answer', { move: answer });
  if (!hinted) return t(`task-${puzzle.goal}`);
  return begins === '' ? t('hint-answer', { theme }) : t('hint', { theme, place: begins });
}

/** Returns what else there is to know. */
export function noteOf(says: Says, attempt: Attempt): string {
  const { t, puzzle, memory, name, progress } = says,
    { mood, compared, missed } = attempt,
    explained = mood === 'wrong' || mood === 'told';
  if (explained && compared === undefined) return t('compares');
  if (explained && compared)
    return mood === 'wrong'
      ? wrongText(t, name, compared)
      : comparedText(t, name, compared, missed === null ? 'next' : 'made');
  if (mood === 'asked' || mood === 'wrong') {
    const { rating, row } = progress;
    const rated = !attempt.hinted && t('of', { puzzle: ratingOf(puzzle), rating, row });
    return joined(rated, memory && t('seen-cards'));
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
  return joined(
    t('about-theme', { theme }),
    sure,
    own,
    mood === 'right' && result !== null && result !== 'solved' && t(`counts-${result}`),
  );
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
function wrongText(t: Say, name: Name, found: Comparison): string {
  const { best, other, why } = found,
    clear = other !== null && isClear(found);
  const open = clear && best.ending === null && other.ending === null;
  return joined(
    open && t('worth-chances', { made: other.chance, best: best.chance }),
    clear && !open && t('worth-wrong', { made: worth(t, other), best: worth(t, best) }),
    !clear && why === '' && t('worth-unclear'),
    why !== '' && !isProved(found) && t('worth-why', { why }),
    answered(t, name, found),
  );
}

/** Says why the best move is better than the other one: than the one that was made, or else the next best. */
function comparedText(t: Say, name: Name, found: Comparison, which: 'made' | 'next'): string {
  const { best, other, why } = found;
  return joined(
    t('worth-best', { best: worth(t, best) }),
    why !== '' && !isProved(found) && t('worth-why', { why }),
    ...(other && isClear(found)
      ? [t(`worth-${which}`, { move: other.move, made: worth(t, other) }), answered(t, name, found)]
      : [why === '' && t('worth-unclear-best')]),
  );
}
