// The face of the opponent on the first screen. It is fetched once the page has rested for a moment.
import './opponent.css';
import type { Marks } from '../../dom/glyph';
import { face } from '../../stage/faces/face';

/** Shows the face of the computer player of a level on the button that begins a game. */
export function showOpponent(play: HTMLElement, level: string, marks?: Marks): void {
  play.querySelector('canvas')?.remove();
  play.append(face(level, 64, 1, marks));
}
