// The motions of Imhotep's boats; stones and cards move as in every game.
import { between, easeInOut } from '../../../stage/tween';
import { pieceScaled } from '../../../stage/draw';
import type { Motion } from '../../../stage/motion';
import type { Berth } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import type { Face, Place, Step } from '../wire';
import type { G } from '../../../stage/brush/ink';
import { hull, type Picture } from './paint';

/** Returns the voyage of a boat. Boats of a new round appear without a motion. */
export function motion(step: Step, before: Picture, after: Picture): Motion | null | undefined {
  if (step.step === 'appear' && step.face?.is === 'boat') return null;
  return step.step === 'move' && step.face?.is === 'boat'
    ? sailed(step, step.face.boat, before, after)
    : undefined;
}

/** Moves a boat along the water with its stones aboard; no other boat moves. */
function sailed(step: Step & { step: 'move' }, id: number, before: Picture, after: Picture): Motion | null {
  const berthOf = (p: Picture): Berth | undefined => p.layout.berths.find((b) => b.boat === id);
  const start = berthOf(before),
    end = berthOf(after);
  const shown = end ?? start;
  const box = start?.box ?? before.layout.places.get(step.from);
  const last = end?.box ?? after.layout.places.get(step.to);
  if (!shown || !box || !last) return null;
  const stones: { place: Place; face: Face; from: Rect; to: Rect }[] = [];
  const hides: Place[] = [step.to];
  for (let i = 0; i < shown.capacity; i++) {
    const place = `boat/${id}/${i}`,
      face = after.scene.tokens.get(place);
    const a = before.layout.places.get(place),
      b = after.layout.places.get(place);
    if (face && a && b) {
      stones.push({ place, face, from: a, to: b });
      hides.push(place);
    }
  }
  const natural = box.w > last.w ? box : last;
  const from = box.w < 61 && !start ? { ...last, x: box.x, y: box.y } : box,
    to = end ? last : { ...box, x: last.x, y: last.y };
  const ship = (g: G, p: Picture, e: number): void => {
    const docked = (start ?? shown).docked || (e > 0.85 && shown.docked);
    hull(g, p, { ...shown, docked }, between(from, to, e), natural);
    for (const s of stones)
      pieceScaled(g, p, s.place, s.face, s.from.w > s.to.w ? s.from : s.to, between(s.from, s.to, e));
  };
  return {
    hides,
    pends: null,
    sails: { from, to, lands: shown.docked && !start?.docked, ship },
    draw(g, p: Picture, t) {
      const e = easeInOut(t);
      wake(g, p, between(from, to, e), Math.sin(Math.PI * t));
      ship(g, p, e);
    },
  };
}

/** Paints three strokes behind the stern, longer at higher speed. */
function wake(g: G, p: Picture, r: Rect, speed: number): void {
  g.save();
  g.strokeStyle = p.look.flat ? p.look.ink : p.look.cream;
  g.globalAlpha = 0.75 * speed;
  g.lineCap = 'round';
  g.lineWidth = Math.max(1.2, r.h * 0.03);
  g.beginPath();
  for (const [dy, l] of [
    [0.52, 0.2],
    [0.7, 0.3],
    [0.88, 0.2],
  ] as const) {
    const y = r.y + r.h * dy,
      x = r.x - r.h * 0.06;
    g.moveTo(x, y);
    g.quadraticCurveTo(x - r.h * l * speed, y + 3, x - r.h * (l * 2) * speed, y + (dy - 0.7) * r.h * 0.5);
  }
  g.stroke();
  g.restore();
}
