// A card that was tapped to say that one of the hand is played is chosen when the card itself is asked for: the player has
// shown already which one it is. Confirm still decides.
import { begins, isChoice } from './pick';
import type { Game } from '../ui/game-view';
import type { Place } from '../engine/wire';

export function keepCard(game: Game): void {
  let kept: Place | null = null;
  game.events.on('shown', () => {
    const { table } = game,
      [tapped] = table.taps;
    if (table.seat === null || table.moving || table.pastPosition) return;
    const place = kept;
    kept = table.offers.some((offer) => isChoice(offer) && begins(offer, tapped)) ? (tapped ?? null) : null;
    if (place === null || tapped !== undefined) return;
    if (!table.offers.some(({ taps }) => taps.length === 1 && taps[0] === place)) return;
    table.taps = [place];
    game.render();
  });
}
