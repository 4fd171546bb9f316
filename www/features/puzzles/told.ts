// What is said of a puzzle on the table: its task, how it stands, how sure the answer is, and what a search says of two
// moves. Pure.
import type { Move, Seat } from '../../engine/wire';
import type { Words } from '../../words/words';
import type { Comparison, Worth } from '../../ui/comparison';
import type { Puzzle } from './file';
import { HINTS, type Beginning } from './hint';
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
  /** Whether the last thing that was done has changed the rating. */
  counted: boolean;
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
  counted: false,
};

type Say = (id: string, args?: Record<string, string | number>) => string;
type Name = (seat: Seat) => string;

/** What sentences are made of. */
export interface Says {
  t: Say;
  words: Words;
  puzzle: Puzzle;
  theme: string;
  /** What to look at, why the best move is better, and which points a wrong one leaves behind. */
  look: () => string;
  why: () => string;
  lost: () => string;
  memory: boolean;
  /** The best move in words, and where it begins. */
  answer: string;
  begins: Beginning;
  name: Name;
  progress: Progress;
}

const joined = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' ');

/** Returns which sentence stands where a player is asked to decide, once nobody is. */
export const overOf = (mood: Mood): string => (mood === 'shown' || mood === 'told' ? `over-${mood}` : 'over');

/** Returns the sentence that is read aloud. */
export function textOf(says: Says, attempt: Attempt): string {
  const { t, words, puzzle, theme, look, answer, begins } = says,
    { mood, hints, missed, line, counted, compared } = attempt,
    rated = counted && ratingText(says, attempt);
  if (mood === 'line')
    return line ? joined(words.t('bot-step', { step: line.step, of: line.of }), line.told) : t('plays-on');
  if (mood === 'wrong') return joined(t('wrong', { move: missed?.said ?? '' }), rated);
  if (mood === 'right') return joined(t('right'), rated);
  if (mood !== 'asked')
    return joined(t('answer', { move: compared?.plan?.move ?? answer }), mood === 'shown' && rated);
  if (hints === 0) return t(`task-${puzzle.goal}`);
  if (hints < HINTS) return t('hint-look', { theme, look: look() });
  const { places, said } = begins;
  if (places.length === 0) return t('hint-answer', { theme });
  return t(places.length > 1 ? 'hint-two' : 'hint', { theme, place: said });
}

/** Returns why: what a wrong move runs into or costs, without telling the best one, or what the best move gains. */
export function becauseOf(says: Says, { mood, compared }: Attempt): string {
  if (mood === 'right' || mood === 'shown' || mood === 'told') return says.why();
  if (mood !== 'wrong') return '';
  const lost = says.lost();
  if (!compared) return lost || (compared === undefined ? says.t('compares') : '');
  return joined(lost, answered(says, compared, lost === '')) || chances(says, compared);
}

/** Returns what else there is to know. */
export function noteOf(says: Says, attempt: Attempt): string {
  const { t, puzzle, memory, progress } = says,
    { mood, compared } = attempt;
  if (mood === 'told') return toldText(says, attempt);
  if (mood === 'line') return lineText(says, attempt);
  if (mood === 'wrong' && compared !== null) return compared ? wrongText(says, attempt, compared) : '';
  if (mood === 'asked' || mood === 'wrong') {
    const { rating, row } = progress;
    const rated = attempt.hints === 0 && t('of', { puzzle: ratingOf(puzzle), rating, row });
    const looks = attempt.hints > 0 && attempt.hints < HINTS; // then the hint speaks of these cards
    return joined(rated, memory && !looks && t('seen-cards'));
  }
  return outcome(says, attempt);
}

/** Says how a result has changed the rating. */
const ratingText = ({ t, words, progress: { rating } }: Says, { change }: Attempt): string =>
  change === 0 ? t('rating-same', { rating }) : t('rating', { rating, change: words.signed(change) });

/** Says how sure the answer is, and what it has changed unless the sentence above has said it. */
function outcome(says: Says, attempt: Attempt): string {
  const { t, words, puzzle } = says,
    { mood, result, counted } = attempt;
  const sure =
    puzzle.depth === 0
      ? t('proved')
      : t('searched', { games: (10 ** puzzle.depth).toLocaleString(words.language) });
  const counts = mood === 'right' && result !== null && result !== 'solved' && t(`counts-${result}`);
  const goal = mood === 'right' && puzzle.goal !== 'best' && t(`right-${puzzle.goal}`);
  const own = joined(!counted && ratingText(says, attempt), counts);
  return [joined(goal, sure), own].filter(Boolean).join('\n');
}

/** From how many per cent on a difference is named; a smaller one is within the doubt of a search. */
const CLEAR = 5;

const worth = (t: Say, { chance, ending, lead }: Worth): string =>
  t('worth', { ending: ending ?? 'open', chance, lead: lead ?? 0 });

/** Says what the next player would do, and what speaks for it if `why`. */
function answered({ t, name }: Says, { reply }: Comparison, why = true): string {
  if (!reply) return '';
  const { seat, move, why: because } = reply;
  return t(why && because !== '' ? 'reply-why' : 'reply', { name: name(seat), move, why: because });
}

/** Whether the numbers of a comparison show which move is better. */
const isClear = ({ best, other }: Comparison): boolean =>
  other !== null &&
  (best.ending !== null
    ? best.ending !== other.ending || best.lead !== other.lead
    : best.chance - other.chance >= CLEAR);

/** Whether what both moves come to is proved: then points that may be expected say nothing more. */
const isProved = ({ best, other }: Comparison): boolean =>
  best.lead !== null && other !== null && other.lead !== null;

/** Says what a wrong move is worth beside the best one, without telling that one; empty if a search sees no difference. */
function chances({ t }: Says, found: Comparison): string {
  const { best, other } = found;
  if (!other || !isClear(found)) return '';
  return best.ending === null && other.ending === null
    ? t('worth-chances', { made: other.chance, best: best.chance })
    : t('worth-wrong', { made: worth(t, other), best: worth(t, best) });
}

/** Says of a wrong move what {@link becauseOf} has not said. */
function wrongText(says: Says, attempt: Attempt, found: Comparison): string {
  const { t, look } = says,
    { why } = found,
    cost = chances(says, found);
  return joined(
    becauseOf(says, attempt) !== cost && cost,
    cost === '' && why === '' && joined(t('worth-unclear'), look()),
    why !== '' && !isProved(found) && t('worth-why', { why }),
  );
}

/**
 * Says what the best move and the other one are worth: the one that was made, or else the next best. What the verdict has
 * told of a wrong move is not told again.
 */
function toldText(says: Says, { compared, missed, weighed }: Attempt): string {
  const { t } = says;
  if (compared === undefined) return t('compares');
  if (!compared) return '';
  const { best, other, why } = compared,
    reply = missed && answered(says, compared);
  if (weighed) return reply ?? '';
  return joined(
    why !== '' && !isProved(compared) && t('worth-why', { why }),
    t('worth-best', { best: worth(t, best) }),
    other &&
      isClear(compared) &&
      t(`worth-${missed ? 'made' : 'next'}`, { move: other.move, made: worth(t, other) }),
    reply,
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
