// The faces of the players, in the bar above the table and on the table, if there is room for them.
import './chips.css';
import { faceAt } from '../../screen/faces';
import type { Game } from '../../screen/game';
import { SMALLEST } from '../../stage/faces/face';
import { seated } from '../../stage/faces/seated';

export function showFaces(game: Game): void {
  for (const chip of game.screen.root.querySelectorAll<HTMLElement>('.chip')) {
    const face = faceAt(game, Number(chip.dataset['seat']), SMALLEST);
    if (face && !chip.querySelector('.face')) chip.prepend(face);
  }
  seated.set(game.table.setup, (seat, px) => faceAt(game, seat, px));
  game.stage.mark(game.stage.picture.marks); // this repaints the table
}
