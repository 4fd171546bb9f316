// The faces of the players in the bar above the table.
import './chips.css';
import { faceAt } from '../../ui/faces';
import type { Game } from '../../ui/game-view';
import { SMALLEST } from '../../stage/faces/face';

export function showFaces(game: Game): void {
  for (const chip of game.screen.root.querySelectorAll<HTMLElement>('.chip')) {
    const face = faceAt(game, Number(chip.dataset['seat']), SMALLEST);
    if (face && !chip.querySelector('.face')) chip.prepend(face);
  }
}
