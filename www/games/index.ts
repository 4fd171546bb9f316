// The games that this page can show, one line each. Only the card of a game is loaded until the game is
// chosen. contract.ts tells how to add a game.
import type { GameCard, GamePage } from './contract';

const card = (
  id: string,
  code: () => Promise<GamePage>,
  traits: Partial<Omit<GameCard, 'id' | 'code'>> = {},
): GameCard => ({
  id,
  code,
  ...traits,
});

export const CARDS: readonly [GameCard, ...GameCard[]] = [
  card('imhotep', async () => (await import('./imhotep')).imhotep, { components: 'components' }),
  card('duel', async () => (await import('./duel')).duel),
  card('kontor', async () => (await import('./kontor')).kontor, {
    secrets: true,
    marks: 'owners',
    across: (seat, seats) => (seats === 4 ? seat > 1 : seat === 1), // partners sit side by side
    components: 'components',
    chooser: async () => (await import('./kontor/chooser/chooser')).chooser,
  }),
  card('rampart', async () => (await import('./rampart')).rampart, {
    memory: true,
    family: true,
    components: 'deck',
  }),
];

/** Fetches the function that paints the scene of a game on the first screen. */
export const fetchScene = async (id: string) => (await import('./scenes')).scenes[`./${id}/art/scene.ts`];

/** Returns the card of a game, or undefined if this page cannot show it: the engine may know more games. */
export const findCard = (id: string): GameCard | undefined => CARDS.find((one) => one.id === id);
