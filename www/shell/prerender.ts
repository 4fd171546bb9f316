// Writes the first screen as HTML. The build puts it into the document (tools/lib/first-screen.mjs), so that it
// is there before any script.
import { resourcesIn, Words } from '../words/words';
import { CARDS, findCard } from '../games';
import { FEATURES } from './registry';
import { HomePage } from '../home/first/home';

const never = new Promise<never>(() => undefined);
const nothing = (): void => undefined;

/** Returns the first screen with this game, or with that of a first visit. `text`: its words. */
export function prerender(game: string | null, language: string, text: string): HTMLElement {
  const card = findCard(game ?? '') ?? CARDS[0];
  const events = {
    games: CARDS,
    play: nothing,
    setUp: nothing,
    friends: import.meta.env.MODE === 'single' ? null : nothing,
    chose: nothing,
    open: nothing,
    learn: nothing,
  };
  const words = new Words(language);
  words.add(resourcesIn(text));
  const home = new HomePage(words, card, {
    ...events,
    first: FEATURES.flatMap(({ first = [] }) => first).map((one) => ({ ...one, open: nothing })),
    opponent: () => never,
  });
  home.root.id = 'first';
  home.root.lang = language;
  home.root.dataset['coming'] = words.t('coming');
  return home.root;
}
