// A page for developers (`npm run dev`, then /gallery): every face, and every table, piece and sheet of every
// game by itself, in both themes. It is not shipped.
import { box, el } from '../dom/elements';
import { fetchEngine } from '../engine/engine';
import { ALWAYS } from '../dom/life';
import { CARDS } from '../games';
import type { GameCard } from '../games/contract';
import { piecesOf, tableOf } from './pieces';
import { sheetsOf } from './sheets';
import { face } from '../stage/faces/face';
import { PEOPLE } from '../stage/faces/people';

const THEMES = ['light', 'dark'] as const;

const root = el('main', 'gallery');
const asked = location.hash.slice(1);
document.body.append(
  el('nav', {}, [
    el('strong', {}, 'Gallery'),
    ...[...CARDS.map(({ id }) => id), 'faces'].flatMap((id) => [' · ', el('a', { href: `#${id}` }, id)]),
  ]),
  root,
);
addEventListener('hashchange', () => location.reload(), { signal: ALWAYS });
if (asked === 'faces') section('Faces', faces);
else await show(CARDS.find(({ id }) => id === asked) ?? CARDS[0]);

/** Returns every face, large and as it stands beside a name, in the colours of the players in turn. */
function faces(): HTMLElement[] {
  const all = Object.keys(PEOPLE).map((id, at) =>
    el('figure', {}, face(id, 160, at % 4), face(id, 48, at % 4), el('figcaption', {}, id)),
  );
  return [box('pieces', ...all)];
}

async function show(card: GameCard): Promise<void> {
  const [engine, page] = await Promise.all([fetchEngine(card.id), card.code()]);
  root.append(el('h1', {}, card.id));
  section('Table', (theme) => [tableOf(engine, page, theme)]);
  section('Pieces', (theme) => [box('pieces', ...piecesOf(engine, page, theme))]);
  root.append(el('h2', {}, 'Sheets'));
  for await (const sheet of sheetsOf(card.id, THEMES)) root.append(sheet);
  root.dataset['whole'] = 'yes';
}

function section(title: string, content: (theme: 'light' | 'dark') => HTMLElement[]): void {
  const column = (theme: 'light' | 'dark'): HTMLElement =>
    box({ 'data-theme': theme }, el('h3', {}, theme), ...content(theme));
  root.append(el('h2', {}, title), box('themes', ...THEMES.map(column)));
}
