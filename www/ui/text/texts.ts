// The texts of a game: of the position on the screen, of the review, of the replay.
import type { GameText } from '../../words/text/text';
import type { GameEvent, Noted, Seat, View } from '../../engine/wire';
import type { Game } from '../game-view';

/** What the texts need of a game. */
export type TextSource = Pick<Game, 'card' | 'entry' | 'page' | 'table' | 'words'>;

/** Returns the texts of a position of this game. `told`: the events since its beginning. */
export function textOf(
  game: TextSource,
  view: View,
  notes: () => Noted[] = () => [],
  told?: () => GameEvent[],
): GameText {
  const { page, table, words } = game,
    text = page.text(words, table.setup, view, table.prints, notes, told);
  text.terms.you = youIn(game);
  return text;
}

/** Returns the seat of the only person if it is still named after its colour: no name was typed. */
export function youIn({ card, entry, table, words }: TextSource): Seat | null {
  const { home, setup } = table,
    player = setup.players[home.eye ?? -1],
    colour = entry.colours[player?.colour ?? 0];
  return player?.name === words.t(words.own(card.id, `colour-${colour}`)) ? home.eye : null;
}
