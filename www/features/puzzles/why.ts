// Why the best move of a puzzle is the best, in words of the game: a sentence for its theme, and what the engine says of
// both moves when it plays them. Nothing is looked at that its player has not seen.
import { sameMove } from '../../engine/same-move';
import type { Engine, Session } from '../../engine/engine';
import type { Face, Move, Offer, Place, Reason } from '../../engine/wire';
import { toldOf } from '../../words/facts';
import { capital, stopped } from '../../words/words';
import { acceptedOf, type Puzzle } from './file';

/** The position of a puzzle, and what its player has seen of the cards that lie face down. */
export interface Posed {
  engine: Engine;
  game: string;
  record: string;
  puzzle: Puzzle;
  best: Offer;
  seen: Map<Place, Face>;
  /** What the best move is planned for, if a search has told it. */
  plan?: readonly Place[] | undefined;
  /** Says a reason as the part of a sentence; empty if nothing speaks for the move. */
  say(reason: Reason): string;
}

/** A card that a move is about. */
interface Card {
  /** Its number; null if the player has not seen it. */
  number: number | null;
  /** Whether the engine lets the player lay it; null if that cannot be known. */
  fits: boolean | null;
}

type Say = (id: string, args?: Record<string, string | number>) => string;

/** Says what the best move does that another one does not; `other`: null if none is known. */
export function whyOf(t: Say, posed: Posed, other: Move | null): string {
  const { game, puzzle, best } = posed,
    card = cardOf(posed, best),
    made = at(posed, (session) =>
      session.offers(puzzle.seat).find(({ move }) => other && sameMove(move, other)),
    ),
    gain = gained(posed, best.move);
  const end = endOf(posed, best.move);
  if (end === 'won' && !(made && endOf(posed, made.move))) return t('why-ends', { goal: puzzle.goal });
  const told = toldBy(posed, other, card);
  if (told !== '') return stopped(capital(told));
  const first = t(`why-${game}-${puzzle.theme}`, {
    card: card?.number ?? 0,
    fits: yes(card?.fits === true),
    same: yes(made !== undefined && beginsAs(best, made)),
    gains: gainsOf(posed),
  });
  const second = card ? besides(t, card, made && cardOf(posed, made)) : !end && scores(t, gain, made, posed);
  return [first, second].filter(Boolean).join(' ');
}

/**
 * Says what the engine finds that tells the best move from the other one, or else from the first that differs. A card that
 * fits is turned over to be taken in every puzzle, and not to wait, as the engine supposes if higher ones would be lost.
 */
function toldBy(posed: Posed, other: Move | null, card: Card | null): string {
  const { puzzle, best, plan, say } = posed,
    reason = at(posed, (session) => {
      const all = session.offers(puzzle.seat).map(({ move }) => move),
        accepted = acceptedOf(puzzle, session.offers(puzzle.seat)),
        others = all.filter((move) => accepted.every((one) => !sameMove(one.move, move)));
      return session.reason(puzzle.seat, [best.move, ...(other ? [other] : others)], plan && [plan]);
    });
  const waits = card?.fits === true && reason?.facts[0]?.what === 'waits';
  return reason && !waits ? say(reason) : '';
}

/**
 * Says which points another move leaves behind; empty if it is not a matter of points. No other fact is told: most of them
 * name a place or a card, and so the best move.
 */
export function lostBy(posed: Posed, other: Move): string {
  const { puzzle, best, say } = posed;
  const lost = at(posed, (session) => {
    const reason = session.reason(puzzle.seat, [best.move, other]),
      sources = session.score().flatMap((seat) => seat.sources.map(({ source }): string => source)),
      fact = reason && toldOf(reason).find(({ what, by }) => sources.includes(what) && by === 0);
    return reason && fact && { ...reason, facts: [{ ...fact, amount: fact.other, other: fact.amount }] };
  });
  return lost ? stopped(capital(say(lost))) : '';
}

/** What the best move is about: what the engine finds first that tells it from all others, and the source of points it is. */
export interface Subject {
  fact: string;
  source: string | null;
}

/** Returns what the best move is about, without the move. */
export const subjectOf = (posed: Posed): Subject =>
  at(posed, (session) => {
    const { puzzle, best } = posed,
      offers = session.offers(puzzle.seat),
      accepted = acceptedOf(puzzle, offers),
      others = offers.filter((one) => !accepted.includes(one)).map(({ move }) => move),
      what = session.reason(puzzle.seat, [best.move, ...others])?.facts[0]?.what ?? '',
      // What becomes possible is looked for as what is possible, and points by the end as points.
      fact = what === 'opens' ? 'can' : what.replace(/^end-/, '');
    const isSource = session.score().some(({ sources }) => sources.some(({ source }) => source === fact));
    return { fact, source: isSource ? fact : null };
  });

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** Whether two moves are of one kind and begin at the same place. */
const beginsAs = (one: Offer, other: Offer): boolean =>
  one.move.do === other.move.do && one.taps.length > 1 && one.taps[0] === other.taps[0];

/** Says what the player knows of the card of the other move. */
function besides(t: Say, best: Card, other: Card | null | undefined): string {
  if (!other) return '';
  if (other.number === null) return t('why-unseen');
  const args = { card: best.number ?? 0, other: other.number };
  if (other.fits === false) return t('why-low', args);
  return other.number > (best.number ?? Infinity) ? t('why-higher', args) : '';
}

/** Says how many points the best move scores at once, if it is more than the other one does. */
function scores(t: Say, points: number | null, made: Offer | undefined, posed: Posed): string {
  const other = made ? gained(posed, made.move) : null;
  return points !== null && other !== null && points > Math.max(0, other)
    ? t('why-gain', { points, other })
    : '';
}

/** Returns what `look` finds in the position. */
function at<T>({ engine, record }: Posed, look: (session: Session) => T): T {
  const session = engine.resume(record);
  try {
    return look(session);
  } finally {
    session.free();
  }
}

/** The points that a move brings its player at once; null if that depends on something hidden. */
const gained = (posed: Posed, move: Move): number | null =>
  at(posed, (session) => {
    const { scores, reveals } = session.scoreDelta(posed.puzzle.seat, move);
    return reveals ? null : (scores[posed.puzzle.seat] ?? 0);
  });

/** Who gains points by the best move at once: its player, only another one, or nobody. What is drawn afterwards gives none. */
const gainsOf = (posed: Posed): 'yes' | 'theirs' | 'no' =>
  at(posed, (session) => {
    const { seat } = posed.puzzle,
      { scores } = session.scoreDelta(seat, posed.best.move);
    if ((scores[seat] ?? 0) > 0) return 'yes';
    return scores.some((points) => points > 0) ? 'theirs' : 'no';
  });

/** How the game has ended after a move: `won` by its player alone. Null if it goes on, or something hidden decides it. */
const endOf = (posed: Posed, move: Move): 'won' | 'over' | null =>
  at(posed, (session) => {
    const { seat, depth } = posed.puzzle;
    if (depth > 0 && session.scoreDelta(seat, move).reveals) return null; // not proved in all worlds
    session.play(seat, move, seat);
    const { winners } = session.view(seat).outcome ?? {};
    if (!winners) return null;
    return winners.length === 1 && winners[0] === seat ? 'won' : 'over';
  });

/** Returns the card of a move in a game of memory; null if it is about none. A card that was not seen is not looked at. */
const cardOf = (posed: Posed, { move, taps: [place = ''] }: Offer): Card | null =>
  at(posed, (session) => {
    const { puzzle, seen } = posed,
      lies = session.view(puzzle.seat).tokens.find((token) => token.at === place),
      face = lies?.face ?? seen.get(place);
    if (seen.size === 0 || !lies) return null;
    if (!face || !('number' in face)) return { number: null, fits: null };
    session.play(puzzle.seat, move, puzzle.seat);
    const { ask } = session.view(puzzle.seat);
    return { number: Number(face.number), fits: ask && 'fits' in ask ? ask.fits : true };
  });
