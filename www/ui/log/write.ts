// Writes a move into the log.
import { eventsOf, isTogether, lastPlaces, toldOf } from '../../table/direct';
import type { Ask } from '../../table/ask';
import type { Seat, Step, View } from '../../engine/wire';
import type { GameText } from '../../words/text/text';
import type { Game } from '../game-view';
import { textOf, type TextSource } from '../text/texts';

/** Writes a move into the log, in the words of the position before it. */
export function writeMove(game: Game, before: GameText, seat: Seat, steps: Step[]): void {
  const { page, screen, table } = game,
    events = eventsOf(steps),
    teller = toldOf(seat, events, page),
    entry = before.log.entry(seat, events);
  if (game.open) entry.after.push(...tieBreak(game, game.session, table.view));
  // Two sentences about what all have chosen tell more than the advice that stands there otherwise.
  const news = teller !== seat || entry.action.length > 1;
  screen.log.add(
    table.setup.players[teller]?.colour ?? null,
    { ...entry, news: news && isTogether(before.terms.scene.view, seat, events, page) },
    lastPlaces(steps, page),
  );
}

/** Says at the end of the log what decided between equal points; nothing before the end. */
export function tieBreak(game: TextSource, session: Pick<Ask, 'score'>, view: View): string[] {
  const { outcome } = view;
  return outcome ? textOf(game, view).score.tieBreak(outcome.winners, session.score()) : [];
}
