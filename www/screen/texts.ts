// The texts of a game: of the position on the screen, of the review, of the replay.
import type { GameText } from '../core/text/text';
import type { GameEvent, Noted, Seat, View } from '../core/wire';
import type { Game } from './game';

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

/** Returns the seat of the only person if it is still named after its colour or its number: no name was typed. */
export function youIn({ card, entry, table: { home, setup }, words }: Told): Seat | null {
  const seat = home.eye ?? -1,
    player = setup.players[seat],
    colour = entry.colours[player?.colour ?? 0];
  const given = [words.own(card.id, `colour-${colour}`), 'setup-default-name'];
  return given.some((id) => player?.name === words.t(id, { number: seat + 1 })) ? home.eye : null;
}
