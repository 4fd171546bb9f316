// What follows from the state for whoever chooses a move. Pure.
import type { Mode } from '../device/settings';
import type { Game } from '../ui/game-view';
import { isAnswer, isChoice, narrow, type Picked } from './pick';

/** Returns how taps become a move. In a family mode, a tap plays at once. */
export const modeOf = ({ card, settings }: Pick<Game, 'card' | 'settings'>): Mode =>
  card.family && settings.family === 'on' ? 'instant' : settings.mode;

/** Returns the choice among the offers that the taps so far make. */
export function picked(game: Pick<Game, 'card' | 'commands' | 'settings' | 'table'>): Picked {
  const { pastPosition, offers, taps } = game.table,
    answered = isAnswer(taps[0]),
    now = narrow(
      pastPosition ? [] : offers.filter((offer) => isChoice(offer) === answered || offer.begins),
      taps,
      modeOf(game),
    );
  const other = game.commands.meant();
  if (other !== null) for (const place of narrow(offers, [other], 'confirm').lit) now.lit.add(place);
  return now;
}
