// The game's own part of the set-up. It is fetched with the words of the game, so that other games do not load it.
import type { GameCard } from '../games/contract';
import type { Form, FormParts } from '../games/form';

/** Returns what is special about setting up a game: a table that is chosen from cards is remembered. */
export const formOf = async (card: GameCard): Promise<Form> =>
  card.chooser ? (await import('./remembered')).form : {};

/** Returns what draws the game's part of the form: a table that is chosen from cards has another one than a table with switches. */
export const partsOf = async (card: GameCard): Promise<FormParts> =>
  (card.chooser ? await import('./chosen') : await import('./classic')).parts;
