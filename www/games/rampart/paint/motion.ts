// The motions of C'est mon fort ! alone: a card that is put back, and a card hit by a cannon.
import { pieceScaled } from '../../../stage/draw';
import type { Motion } from '../../../stage/motion';
import { head } from '../../../stage/scene';
import { easeOut } from '../../../stage/tween';
import type { Step } from '../wire';
import { circle, pen, type G } from '../../../stage/brush/path';
import type { Picture } from './paint';

export function motion(step: Step, before: Picture, after: Picture): Motion | null | undefined {
  if (step.step === 'turn' && step.face === null) return null; // its face must not be seen any longer
  if (step.step === 'move' && head(step.to) === 'gone') return hit(step, before, after);
  return undefined;
}

/** Shakes the segment briefly, then lets it sink behind a puff of dust. */
function hit(step: Step & { step: 'move' }, before: Picture, after: Picture): Motion | null {
  const r = before.layout.places.get(step.from) ?? after.layout.places.get(step.from);
  if (!r || !step.face) return null;
  return {
    hides: [],
    pends: null,
    draw(g, p: Picture, t) {
      const shake = t < 0.5 ? Math.sin(t * 40) * 2 : 0,
        sunk = easeOut(Math.max(0, t - 0.3) / 0.7);
      g.save();
      g.beginPath();
      g.rect(r.x - 6, r.y - 6, r.w + 12, r.h + 6);
      g.clip();
      g.globalAlpha = 1 - sunk * 0.6;
      pieceScaled(g, p, step.from, step.face, r, { ...r, x: r.x + shake, y: r.y + r.h * sunk });
      g.restore();
      dust(g, p, r.x + r.w / 2, r.y + r.h * 0.66, r.w * (0.25 + 0.4 * easeOut(t)), 1 - t);
    },
  };
}

function dust(g: G, p: Picture, x: number, y: number, r: number, alpha: number): void {
  g.save();
  g.globalAlpha = Math.max(0, alpha) * 0.9;
  g.fillStyle = p.look.cream;
  pen(g, p.look.ink, 1.2);
  for (const [dx, dy, k] of [
    [-0.7, 0.2, 0.6],
    [0.65, 0.25, 0.65],
    [0, -0.25, 0.8],
  ] as const) {
    circle(g, x + dx * r, y + dy * r, r * k * 0.7);
    g.fill();
    g.stroke();
  }
  g.restore();
}
