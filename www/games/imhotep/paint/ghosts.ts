// Paints the results of the moves that can be chosen: each piece pale, at its new place.
import { piece } from '../../../stage/draw';
import type { G } from '../../../stage/brush/ink';
import type { Picture } from './paint';

export function paintGhosts(g: G, p: Picture): void {
  g.save();
  if (!p.look.flat) g.globalAlpha = 0.55;
  for (const step of p.ghosts) {
    if (step.step !== 'move' || step.face?.is !== 'stone') continue;
    const r = p.layout.places.get(step.to);
    if (r && !p.scene.tokens.has(step.to)) piece(g, p, step.to, step.face, r);
  }
  g.restore();
}
