// One step on its way: what is hidden on the table meanwhile, and what the overlay shows at a moment.
import type { Face, Place, Step } from '../wire';
import type { G } from '../faces/ink';
import { risingScore } from '../faces/table';
import type { Berth } from '../layout/types';
import type { Rect } from '../layout/rect';
import { hull, paintFace, type Picture } from './draw';
import { head, isPile } from './scene';
import { arc, between, easeInOut, easeOut, lift } from './tween';

export interface Motion {
  hides: Place[];
  /** The pile it goes to. */
  pends: Place | null;
  draw(g: G, picture: Picture, t: number): void;
}

/** `before` and `after` are the picture without and with the step. Null: there is nothing to see. */
export function motionOf(step: Step, before: Picture, after: Picture): Motion | null {
  switch (step.step) {
    case 'say': return null;
    case 'count': return head(step.at) === 'score' ? scored(step.at, step.by, after) : null;
    case 'turn': return turned(step.at, before.scene.tokens.get(step.at) ?? null, step.face, after);
    case 'appear': return step.face?.is === 'boat' ? null : appeared(step.at, step.face, after);
    case 'move': return step.face?.is === 'boat' ? sailed(step, before, after) : moved(step, before, after);
  }
}

function scored(at: Place, by: number, after: Picture): Motion | null {
  const r = after.layout.places.get(at);
  if (!r || by === 0) return null;
  return {
    hides: [], pends: null,
    draw(g, p, t) {
      g.globalAlpha = Math.min(1, (1 - t) * 3);
      risingScore(g, p.look, by, r.x + r.w / 2, r.y + r.h * (0.3 - 0.75 * easeOut(t)), Math.max(18, r.h * 0.55));
      g.globalAlpha = 1;
    },
  };
}

/** A card is turned: squashed to nothing and opened again with its other face. */
function turned(at: Place, from: Face | null, to: Face | null, after: Picture): Motion | null {
  const r = after.layout.places.get(at);
  if (!r) return null;
  return {
    hides: [at], pends: null,
    draw(g, p, t) { flipped(g, p, t < 0.5 ? from : to, r, Math.abs(1 - 2 * t), r); },
  };
}

function appeared(at: Place, face: Face | null, after: Picture): Motion | null {
  const r = after.layout.places.get(at);
  if (!r || isPile(at)) return null;
  return {
    hides: [at], pends: null,
    draw(g, p, t) {
      g.globalAlpha = t;
      flipped(g, p, face, { ...r, y: r.y - (1 - easeOut(t)) * 14 }, 1, r);
      g.globalAlpha = 1;
    },
  };
}

function flipped(g: G, p: Picture, face: Face | null, r: Rect, open: number, natural: Rect, asBlock = false): void {
  const key = `${face === null ? 'back' : face.is === 'card' ? face.card : face.is === 'stone' ? `stone${face.seat}` : ''}${asBlock ? 'b' : ''}^`;
  const narrow = { ...r, x: r.x + r.w * (1 - open) / 2, w: Math.max(0.5, r.w * open) };
  p.sprites.drawScaled(g, key, natural, narrow, (c, at) => paintFace(c, p.look, p.setup, face, at, asBlock, true));
}

function moved(step: Step & { step: 'move' }, before: Picture, after: Picture): Motion | null {
  const to = after.layout.places.get(step.to) ?? before.layout.places.get(step.to);
  const from = before.layout.places.get(step.from) ?? after.layout.places.get(step.from) ?? to;
  if (!to || !from) return null;
  const was = isPile(step.from) ? (head(step.from) === 'deck' ? null : step.face) : before.scene.tokens.get(step.from) ?? null;
  const turns = (was === null) !== (step.face === null);
  const stone = step.face?.is === 'stone';
  const height = stone ? lift(from, to) : 8;
  const asBlock = head(step.to) === 'obelisk' || head(step.to) === 'built';
  const natural = from.w > to.w && !asBlock ? from : to;
  return {
    hides: isPile(step.to) ? [] : [step.to],
    pends: isPile(step.to) ? step.to : null,
    draw(g, p, t) {
      const e = easeOut(t);
      const ground = between(from, to, e);
      const up = arc(e, height);
      const open = turns ? Math.abs(1 - 2 * e) : 1;
      shadowBelow(g, p, { ...ground, x: ground.x + ground.w * (1 - open) / 2, w: ground.w * open }, up);
      const face = turns && e < 0.5 ? was : step.face;
      flipped(g, p, face, { ...ground, y: ground.y - up }, open, natural, asBlock);
    },
  };
}

/** The higher the piece, the further its shadow lies from it. */
function shadowBelow(g: G, p: Picture, r: Rect, up: number): void {
  if (p.look.flat) return;
  g.fillStyle = p.look.shadow;
  g.beginPath();
  g.roundRect(r.x + r.w * 0.08 + up * 0.35, r.y + r.h * 0.1 + up * 0.12, r.w, r.h, r.w * 0.12);
  g.fill();
}

/** A boat goes along the water with its stones aboard; no other boat moves. */
function sailed(step: Step & { step: 'move' }, before: Picture, after: Picture): Motion | null {
  if (step.face?.is !== 'boat') return null;
  const id = step.face.boat;
  const berthOf = (p: Picture): Berth | undefined => p.layout.berths.find((b) => b.boat === id);
  const start = berthOf(before), end = berthOf(after);
  const shown = end ?? start;
  const from = start?.box ?? before.layout.places.get(step.from);
  const to = end?.box ?? after.layout.places.get(step.to);
  if (!shown || !from || !to) return null;
  const stones: { face: Face; from: Rect; to: Rect }[] = [];
  const hides: Place[] = [step.to];
  for (let i = 0; i < shown.capacity; i++) {
    const place = `boat/${id}/${i}`, face = after.scene.tokens.get(place);
    const a = before.layout.places.get(place), b = after.layout.places.get(place);
    if (face && a && b) { stones.push({ face, from: a, to: b }); hides.push(place); }
  }
  const natural = from.w > to.w ? from : to;
  const whole = (r: Rect): Rect => (r.w < 61 && !start ? { ...to, x: r.x, y: r.y } : r);
  return {
    hides, pends: null,
    draw(g, p, t) {
      const e = easeInOut(t);
      const r = between(whole(from), end ? to : { ...from, x: to.x, y: to.y }, e);
      wake(g, p, r, Math.sin(Math.PI * t));
      hull(g, p, { ...shown, docked: (start ?? shown).docked || e > 0.85 && shown.docked }, r, natural);
      for (const s of stones) {
        const at = between(s.from, s.to, e);
        flipped(g, p, s.face, at, 1, s.from.w > s.to.w ? s.from : s.to);
      }
    },
  };
}

/** Three strokes behind the stern, longer the faster it goes. */
function wake(g: G, p: Picture, r: Rect, speed: number): void {
  g.save();
  g.strokeStyle = p.look.flat ? p.look.ink : p.look.cream;
  g.globalAlpha = 0.75 * speed;
  g.lineCap = 'round';
  g.lineWidth = Math.max(1.2, r.h * 0.03);
  g.beginPath();
  for (const [dy, l] of [[0.52, 0.2], [0.7, 0.3], [0.88, 0.2]] as const) {
    const y = r.y + r.h * dy, x = r.x - r.h * 0.06;
    g.moveTo(x, y);
    g.quadraticCurveTo(x - r.h * l * speed, y + 3, x - r.h * (l * 2) * speed, y + (dy - 0.7) * r.h * 0.5);
  }
  g.stroke();
  g.restore();
}
