// What would have happened: a line that is played from a past position, after a move that was not made. What no
// seat knew is drawn anew from a fixed seed, so that the line shows nothing that was hidden, and is the same each
// time.
import { eventsOf } from '../../table/direct';
import type { Session } from '../../engine/engine';
import { playAnew } from '../../engine/prefixes';
import type { Move, Noted, Seat, Step, View } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { textOf } from '../../ui/text/texts';
import type { Analyst } from './analyst';
import { adviser } from '../../searches/advisers';
import { seedFor } from '../../searches/pace';

/** A position of the line, with the steps that lead to it and the sentences that tell of them. */
export interface Imagined {
  view: View;
  notes: Noted[];
  steps: Step[];
  told: string;
}

/** The most moves of a line, and the search for each of them. */
const LONGEST = 8,
  HOW = { iterations: 2000, most: 1500, undivided: true };

/** Returns the line that begins with this move of `seat`. */
export async function imagine(
  game: Game,
  analyst: Analyst,
  at: number,
  [seat, move]: [Seat, Move],
  wanted: () => boolean,
): Promise<Imagined[]> {
  const { positions, engine } = analyst,
    seed = seedFor(game.table.setup.seed + 3, at, seat),
    record = positions.ask(at, (session) => session.share(seed, seed).record),
    session = engine.resume(record),
    line: Imagined[] = [];
  try {
    for (let next: [Seat, Move] | null = [seat, move]; next && line.length < LONGEST;) {
      line.push(played(game, session, next, (seed + line.length) >>> 0));
      if (!wanted()) break;
      next = line.length < LONGEST ? await answer(analyst, session, seed + line.length) : null;
    }
  } finally {
    session.free();
  }
  return line;
}

/** Plays a move of the line. */
function played(game: Game, session: Session, [seat, move]: [Seat, Move], seed: number): Imagined {
  const { eye } = game.history,
    before = textOf(game, session.view(eye), () => session.notes(eye)),
    said = textOf(game, session.view(seat)).moves.offer(move),
    steps = playAnew(session, [seat, move], eye, seed),
    events = eventsOf(steps),
    { action, once, after } = before.log.entry(seat, events);
  return {
    view: session.view(eye),
    notes: session.notes(eye),
    steps,
    // Whatever is imagined is nobody’s secret: a choice of which the table tells nothing is told by its player.
    told:
      events.length > 0
        ? [...action, ...once, ...after].join(' ')
        : game.words.t('review-move-of', { name: before.terms.called(seat), move: said }),
  };
}

/** Returns what the player does who decides next. */
async function answer(analyst: Analyst, session: Session, seed: number): Promise<[Seat, Move] | null> {
  const { outcome, toAct } = session.view(null),
    [seat] = toAct;
  if (outcome || seat === undefined) return null;
  const offers = session.offers(seat);
  if (offers.length < 2) return offers[0] ? [seat, offers[0].move] : null;
  const stats = await analyst.think(session.record(), seat, seed >>> 0, HOW);
  return stats && [seat, session.choose(seat, adviser(analyst.engine.entry), seed >>> 0, stats)];
}
