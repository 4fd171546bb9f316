// May a player take back the last move of a game? All others are asked, and one refusal is enough. Whether a move can be taken
// back at all the engine says. A question only ever goes on: once it was refused, the move stays. Pure.
import { isCount, isList, objectOf } from '../../device/valid';

/** What a seat says: that it asks, or how it answers. */
export type Say = 'ask' | 'agree' | 'refuse';

/** The last move, if it can be taken back, and what was said about that. */
export interface Question {
  /** The seat that made the move. */
  by: number;
  asked: boolean;
  /** The seats that agree. */
  agreed: readonly number[];
  refused: boolean;
}

const MOST_SEATS = 4;

/** Returns the question about a move of this seat, as long as nobody has said anything. */
export const unasked = (by: number): Question => ({ by, asked: false, agreed: [], refused: false });

/** Returns how a question stands after a seat has said something; the same one if that means nothing. */
export function answered(question: Question | null, seat: number, say: Say): Question | null {
  if (!question || question.refused) return question;
  const { by, asked, agreed } = question;
  if (say === 'ask') return seat === by ? { ...question, asked: true } : question;
  if (!asked || seat === by || agreed.includes(seat)) return question;
  return say === 'refuse' ? { ...question, refused: true } : { ...question, agreed: [...agreed, seat] };
}

/** Returns whether all others of so many seats agree. */
export const isAgreed = (question: Question | null, seats: number): boolean =>
  question !== null && question.asked && !question.refused && question.agreed.length === seats - 1;

/** Returns how far a question about one move has come: what is said of it later has a higher number. */
export const stageOf = (question: Question | null): number =>
  !question?.asked ? 0 : question.refused ? MOST_SEATS + 1 : 1 + question.agreed.length;

/** Whether a value from elsewhere is a question. */
export function isQuestion(value: unknown): value is Question {
  const { by, asked, agreed, refused } = objectOf(value);
  const isSeat = (one: unknown): one is number => isCount(one, MOST_SEATS - 1);
  return (
    isSeat(by) &&
    typeof asked === 'boolean' &&
    isList(agreed, MOST_SEATS - 1, isSeat) &&
    typeof refused === 'boolean'
  );
}

export const isSay = (value: unknown): value is Say =>
  value === 'ask' || value === 'agree' || value === 'refuse';
