// Paints the results of the moves that can be chosen: each piece pale, at its new place.
import { ghost } from '../../../stage/draw';
import { head } from '../../../stage/scene';
import type { G } from '../../../stage/brush/ink';
import type { Picture } from './paint';

export function paintGhosts(g: G, p: Picture): void {
  for (const step of p.ghosts) {
    // A stone that goes back to the quarry would hide its number: the ghosts of all moves lie on one another there.
    if (step.step !== 'move' || step.face?.is !== 'stone' || head(step.to) === 'quarry') continue;
    const r = p.layout.places.get(step.to);
    if (r && !p.scene.tokens.has(step.to)) ghost(g, p, step.to, step.face, r, { alpha: 0.55 });
  }
}
