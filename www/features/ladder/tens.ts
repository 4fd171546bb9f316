// Tens and ones, for players who learn what is higher: the card that lies open and the last one of the own wall, each as
// bars of ten and single dots. Shown at a table with a guest of the ladder.
import './tens.css';
import { box, el, fill, paragraph } from '../../dom/elements';
import { tens } from '../../dom/tens';
import { isByHand } from '../../engine/viewpoint';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';

export async function showTens({ words }: Host, game: Game): Promise<void> {
  await words.fetch('ladder');
  if (!game.open) return;
  const { table, screen } = game;
  const root = box({ class: 'tens-strip', role: 'group', 'aria-label': words.t('ladder-numbers') });
  let shown = '';
  const show = (): void => {
    const own = table.setup.players.findIndex((_, seat) => isByHand(table.setup, seat)),
      open = numbersAt('card/'),
      wall = numbersAt(`wall/${own}/`).at(-1) ?? 1, // the flag is number 1
      key = `${open.join()}|${wall}|${words.language}`;
    if (key === shown) return;
    shown = key;
    fill(root, number('ladder-wall', wall), open.length === 1 && number('ladder-card', open[0]!));
  };
  const numbersAt = (start: string): number[] =>
    (table.view?.tokens ?? []).flatMap(({ at, face }) =>
      at.startsWith(start) && face !== null && 'number' in face ? [face.number] : [],
    );
  const number = (key: string, of: number): HTMLElement =>
    paragraph([el('span', {}, words.t(key)), el('b', {}, String(of)), tens(words, of)]);
  screen.root.insertBefore(root, screen.ground);
  screen.root.classList.add('counting');
  game.events.on('shown', show);
  show();
  game.resize();
}
