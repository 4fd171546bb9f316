// The texts of a game: of the position on the screen, of the review, of the replay.
import type { GameText } from '../core/text/text';
import type { GameEvent, Noted, Seat, View } from '../core/wire';
import type { Game } from './game';
import { isUnnamed } from './names';

/** What the texts need of a game. */
export type Told = Pick<Game, 'card' | 'entry' | 'page' | 'table' | 'words'>;

/** Returns the texts of a position of this game. `told`: the events since its beginning. */
export function textOf(
  game: Told,
  view: View,
  notes: () => Noted[] = () => [],
  told?: () => GameEvent[],
): GameText {
  const { page, table, words } = game,
    text = page.text(words, table.setup, view, table.prints, notes, told);
  text.terms.you = youIn(game);
  return text;
}

/** Returns the seat of the only person at the table, who then is “you”, unless that person typed a name; otherwise null. */
export function youIn({ card, table }: Told): Seat | null {
  const { eye } = table.home,
    player = eye === null ? undefined : table.setup.players[eye];
  return player && isUnnamed(card.id, player) ? eye : null;
}
