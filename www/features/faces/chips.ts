// The faces of the players in the bar above the table, in every window: large ones where there is room, small ones with
// the player's mark at their corner elsewhere.
import './chips.css';
import { faceAt } from '../../ui/faces';
import type { Game } from '../../ui/game-view';

/** The width that they are drawn for, in CSS pixels; the style sheet makes them smaller. */
const PX = 34;

export function showFaces(game: Game): void {
  for (const chip of game.screen.root.querySelectorAll<HTMLElement>('.chip')) {
    const face = faceAt(game, Number(chip.dataset['seat']), PX);
    if (face && !chip.querySelector('.face')) chip.prepend(face);
  }
}
