// The game's own part of the set-up.
import type { GameCard } from '../games/contract';
import type { Form, FormParts } from '../games/form';
import { form } from './remembered';

/** Returns what is special about setting up a game: a table that is chosen from cards is remembered. */
export const formOf = (card: GameCard): Form => (card.chooser ? form : {});

/** Returns what draws the game's part of the form: a table that is chosen from cards has another one than a table with switches. */
export const partsOf = async (card: GameCard): Promise<FormParts> =>
  (card.chooser ? await import('./chosen') : await import('./classic')).parts;
