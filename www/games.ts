// The games this page can show, a line each. Of a game that nobody chose, only its card is loaded. How a new one plugs in is told in
// games/page.ts.
import type { Form } from './forms/form';
import type { GameCard, GamePage } from './games/page';

const art = import.meta.glob<string>(['./art/*.svg', '!./art/icon.svg'], { query: '?url', import: 'default', eager: true });

const classic = async (): Promise<Form> => (await import('./forms/classic')).form;

const card = (id: string, code: () => Promise<GamePage>, traits: Partial<Omit<GameCard, 'id' | 'code'>> = {}): GameCard =>
  ({ id, code, form: classic, banner: art[`./art/${id}.svg`] ?? '', emblem: art[`./art/emblem-${id}.svg`] ?? '', ...traits });

export const CARDS: readonly [GameCard, ...GameCard[]] = [
  card('imhotep', async () => (await import('./games/imhotep')).imhotep, { components: 'components' }),
  card('duel', async () => (await import('./games/duel')).duel),
  card('kontor', async () => (await import('./games/kontor')).kontor, { secrets: true, marks: 'owners', components: 'components', form: async () => (await import('./forms/table')).form, chooser: async () => (await import('./tables/kontor/chooser')).chooser }),
  card('rampart', async () => (await import('./games/rampart')).rampart, { memory: true, family: true, components: 'deck' }),
];

/** The card of a game, or undefined if this page cannot show it: the engine may know more games. */
export const findCard = (id: string): GameCard | undefined => CARDS.find((one) => one.id === id);
