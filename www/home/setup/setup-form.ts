// Chooses the game's own part of the set-up.
import type { GameCard } from '../../games/contract';
import type { Form, FormParts } from '../../games/form';
import { form } from './saved-table';

/** Returns the special parts of setting up a game: a table that is chosen from cards is remembered. */
export const formOf = (card: GameCard): Form => (card.chooser ? form : {});

/**
 * Fetches the function that draws the game's part of the form: one for tables that are chosen from cards,
 * another for tables with switches.
 */
export const partsOf = async (card: GameCard): Promise<FormParts> =>
  (card.chooser ? await import('./scenario-form') : await import('./generated-form')).parts;
