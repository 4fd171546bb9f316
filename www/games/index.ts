// The games this page can show, a line each. Of a game that was not chosen, only its card is loaded. How a new one plugs in is told in
// contract.ts.
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
    components: 'components',
    chooser: async () => (await import('./kontor/chooser/chooser')).chooser,
  }),
  card('rampart', async () => (await import('./rampart')).rampart, {
    memory: true,
    family: true,
    components: 'deck',
  }),
];

/** Fetches what paints the scene of a game on the first screen. */
export const fetchScene = async (id: string) => (await import('./scenes')).scenes[`./${id}/art/scene.ts`];

/** The card of a game, or undefined if this page cannot show it: the engine may know more games. */
export const findCard = (id: string): GameCard | undefined => CARDS.find((one) => one.id === id);
