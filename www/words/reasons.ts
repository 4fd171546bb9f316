// The rows of a hint and the judgement of the coach, from the engine's numbers; where no fact speaks for a move (facts.ts),
// how its forecast differs from that of the other moves. Pure. It computes only differences.
import { sameMove } from '../engine/same-move';
import type { Analysis, Move, Offer, Place, Seat } from '../engine/wire';
import type { GameText } from './text/text';

/**
 * A move of a hint. `why`: what speaks for it, in words, or empty if nothing does; null if nothing tells it from the best
 * move.
 */
export interface Idea {
  offer: Offer;
  what: string;
  advice: Analysis | null;
  why: string | null;
  /** The piece and the place that it is planned for, if the move is the first of several of a turn. */
  plan?: readonly Place[];
  /** What comes next with it, in words. */
  then?: string;
}

/** A row of the hint: moves with the same result, and the reason for them. */
export interface Row {
  ideas: Idea[];
  /** The chance to win, in per cent. */
  chance: number;
  reason: Reason;
}

/**
 * A reason: words, or how many points more or fewer a seat can expect than after the move of comparison, or how many
 * games more or fewer of a hundred the move wins, or how often of a hundred it is best made.
 */
export type Reason =
  | { is: 'told'; text: string }
  | { is: 'own' | 'other'; seat: Seat; points: number }
  | { is: 'chance'; more: number }
  | { is: 'mixed'; often: number }
  | { is: 'even' };

/** Returns the largest difference between two forecasts: in favour of `one` if it is the best. */
export function difference(
  one: Pick<Analysis, 'points'>,
  other: Pick<Analysis, 'points'> | undefined,
  seat: Seat,
  best: boolean,
): Reason {
  if (!other) return { is: 'even' };
  const way = best ? 1 : -1;
  const parts = one.points.map((points, at) => {
    const more = Math.round((points - (other.points[at] ?? 0)) / 10);
    return { seat: at, points: more, weight: more * way * (at === seat ? 1 : -1) };
  });
  const [most] = parts.sort(
    (a, b) => b.weight - a.weight || Number(b.seat === seat) - Number(a.seat === seat),
  );
  return most && most.weight > 0
    ? { is: most.seat === seat ? 'own' : 'other', seat: most.seat, points: most.points }
    : { is: 'even' };
}

/** By how many per cent two chances may differ and still look alike. */
const NEAR = 2;

/** Returns whether a chance, in per cent, looks like the best one. */
export const isNear = (best: number, chance: number): boolean => best - chance <= NEAR;

/**
 * Returns the moves with the best one of a plan first, if it is about as good as the best of all: two searches of one turn may
 * differ in moves that are equally good, and advice that goes on is easier to follow.
 */
export function keepTo(all: readonly Analysis[], isKept: (one: Analysis) => boolean): Analysis[] {
  const kept = all.find(isKept),
    mixed = all[0]?.share !== undefined;
  if (!kept || (mixed ? kept.share === undefined : all[0]!.chance - kept.chance > NEAR * 10)) return [...all];
  return [kept, ...all.filter((one) => one !== kept)];
}

/** Returns whether the best is to mix several moves. */
export const isMixed = (ideas: Idea[]): boolean => ideas.some(({ advice }) => advice?.share !== undefined);

/**
 * Returns a row for each move that is best mixed with others, in which that is all that matters. Their shares are rounded so
 * that they have the sum that they had before.
 */
function mixedRows(ideas: Idea[]): Row[] {
  let [sum, told] = [0, 0];
  return ideas.flatMap((idea) => {
    const { chance = 0, share } = idea.advice ?? {};
    if (share === undefined) return [];
    sum += share;
    const often = Math.round(sum / 10) - told;
    told += often;
    return [{ ideas: [idea], chance: Math.round(chance / 10), reason: { is: 'mixed', often } }];
  });
}

/** Returns how often a move is made, of a hundred times, as the name of an adverb. */
export function howOften(often: number): 'mostly' | 'sometimes' | 'seldom' {
  if (often > 50) return 'mostly';
  return often < 25 ? 'seldom' : 'sometimes';
}

/**
 * Returns the rows of a hint, at most `most`. Moves with the same chance and the same reason share a row, and so do moves
 * that nothing tells from the best one, if they are about as good.
 */
export function rowsOf(ideas: Idea[], seat: Seat, most: number): Row[] {
  if (isMixed(ideas)) return mixedRows(ideas).slice(0, most);
  const chanceOf = ({ advice }: Idea): number => Math.round((advice?.chance ?? 0) / 10),
    [best] = ideas,
    groups = new Map<string, Row>();
  for (const idea of ideas) {
    const alike = best && idea.why === null && isNear(chanceOf(best), chanceOf(idea)),
      { why, chance } = alike
        ? { why: best.why, chance: chanceOf(best) }
        : { why: idea.why, chance: chanceOf(idea) },
      key = JSON.stringify([chance, why ?? '']);
    const known = groups.get(key);
    if (!known) groups.set(key, { ideas: [idea], chance, reason: { is: 'told', text: why ?? '' } });
    else if (known.ideas.every(({ what }) => what !== idea.what)) known.ideas.push(idea);
  }
  const rows = [...groups.values()];
  rows.forEach((row, i) => {
    const [idea] = row.ideas,
      other = rows[i === 0 ? 1 : 0]?.ideas[0]?.advice ?? undefined;
    if (!idea?.advice || row.reason.is !== 'told' || row.reason.text !== '') return;
    // Of a move that is about as good as the best one nothing is said that a forecast has guessed.
    if (i > 0 && isNear(rows[0]!.chance, row.chance)) return;
    const why = difference(idea.advice, other, seat, i === 0),
      more = row.chance - (rows[i === 0 ? 1 : 0]?.chance ?? row.chance);
    // The same points at the end, and yet another chance: the chances are the reason.
    row.reason = why.is === 'even' && Math.abs(more) > NEAR ? { is: 'chance', more } : why;
  });
  return rows.slice(0, most);
}

/**
 * Returns the place in the list of another move that has the same reason as this one beside the best, and another chance: what
 * tells the two apart is a better reason; -1 if there is none.
 */
export function twinOf(ideas: readonly Idea[], at: number): number {
  const { why, advice } = ideas[at] ?? {};
  if (at === 0 || !why) return -1;
  return ideas.findIndex((one, i) => i > 0 && one.why === why && one.advice?.chance !== advice?.chance);
}

/**
 * Says how many points a reason is about, and for whom; `own`: for the player who is addressed. A game that
 * counts something else has words of its own.
 */
export function pointsText(
  terms: Pick<GameText['terms'], 'has' | 't' | 'name'>,
  { points, seat }: { points: number; seat: Seat },
  own: boolean,
): string {
  const id = `hint-${own ? 'own' : 'other'}-${points > 0 ? 'more' : 'fewer'}`;
  return terms.t(terms.has(id) ? id : `bot-${id}`, { name: terms.name(seat), points: Math.abs(points) });
}

/** A move that cost much: what was better, and why. */
export interface Slip {
  better: Move;
  why: Reason;
}

/** What a move has to cost, in thousandths of a victory, and what doubt a move that was tried once leaves. */
const DEAR = 80,
  DOUBT = 200;
/** How often a move must have been tried to be judged. */
const TRIED = 6;

const adviceOn = (analysis: Analysis[], move: Move): Analysis | undefined =>
  analysis.find((one) => sameMove(one.move, move));

/**
 * Returns whether a search has to compare a move with the best one before anything is said of it: it seems to cost much,
 * but was tried too seldom. A search leaves a bad move alone after a few tries.
 */
export function isUnsure(analysis: Analysis[], move: Move): boolean {
  const [best] = analysis,
    made = adviceOn(analysis, move);
  if (!best || made?.share !== undefined) return false;
  if (!made || made.visits < TRIED) return true;
  const loss = best.chance - made.chance;
  return loss > DEAR && loss <= DEAR + DOUBT / Math.sqrt(made.visits);
}

/** Returns what was better than a move that certainly cost much, from an analysis of the position before it. */
export function slipOf(analysis: Analysis[], seat: Seat, move: Move): Slip | null {
  const [best] = analysis,
    made = adviceOn(analysis, move);
  if (!best || !made || made.visits < TRIED) return null;
  if (made.share !== undefined) return null; // one of the moves that are best mixed
  if (best.chance - made.chance <= DEAR + DOUBT / Math.sqrt(made.visits)) return null;
  return { better: best.move, why: difference(best, made, seat, true) };
}
