// The game's own part of the set-up form. It is fetched with the words of the game, so that nobody carries the form of another.
import type { GameCard } from '../games/contract';
import type { Form } from '../games/form';

/** A table that is chosen from cards has another form than one whose options are switches. */
export const formOf = async (card: GameCard): Promise<Form> =>
  (card.chooser ? await import('./chosen') : await import('./classic')).form;
