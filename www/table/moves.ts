// What follows from the state for whoever chooses a move. Pure.
import type { Game } from '../ui/game-view';
import { isAnswer, isChoice, narrow, type Picked, type Way } from './pick';

/**
 * Returns how taps become a move. In a family mode, a tap plays at once. A lesson offers a single move, and its learner
 * chooses every part of it.
 */
export function modeOf({ card, settings, table }: Pick<Game, 'card' | 'settings' | 'table'>): Way {
  const mode = card.family && settings.family === 'on' ? 'instant' : settings.mode;
  return mode === 'confirm' && table.purpose === 'lesson' ? 'steps' : mode;
}

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
