// Table mode: the tablet lies flat between the players. What is asked of a player on the far side is turned to that side; what only that player
// sees is turned as a whole.
import './flat.css';
import type { Host } from '../host';
import { prefs } from './prefs';

/** Whether a seat is on the far side: clockwise, from the near left. */
export const isAcross = (seat: number, seats: number): boolean => seat === 1 || (seats === 4 && seat === 2);

/** Turns the page to whoever is asked now. */
export function turn({ game }: Host): void {
  if (!game?.table.view) return;
  const { watch, seat, view } = game.table, seats = game.setup.players.length, asked = watch.called ?? watch.eye ?? seat ?? view.toAct[0] ?? 0;
  const across = prefs.flat === 'on' && isAcross(asked, seats) && view.outcome === null;
  const alone = watch.called !== null || (watch.eye !== null && watch.eye !== game.past.eye);
  const how = !across ? null : alone ? 'whole' : 'prompt';
  for (const part of [game.screen.root, ...document.querySelectorAll<HTMLElement>('.handover')]) {
    if (how) part.dataset['turned'] = how;
    else delete part.dataset['turned'];
  }
}
