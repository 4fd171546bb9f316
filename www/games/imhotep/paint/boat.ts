// Paints a boat: a long toy hull with its deck visible, bow to the right. It shows its places, the stones it
// needs as notches on the bow, and a raised sail once it carries enough to leave.
import { boatParts, slotOf } from '../layout/boat';
import type { Rect } from '../../../stage/layout/rect';
import { shade } from '../../../stage/brush/ink';
import {
  box,
  circle,
  curve,
  dashed,
  fillAndLine,
  fillPath,
  fillRect,
  oval,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';

export interface Ship {
  capacity: number;
  least: number;
  loaded: number;
  docked: boolean;
}

const TOP = 0.3,
  DECK = 1.5,
  KEEL = 1.82;

export function ship(g: G, look: Look, what: Ship, r: Rect): void {
  const s = r.h / boatParts.height;
  const w = r.w / s;
  g.save();
  g.translate(r.x, r.y);
  g.scale(s, s);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  const line = Math.max(0.045, 1.25 / s);
  onWater(g, look, w);
  if (s > 12) posts(g, look, w, line);
  foam(g, look, w, line);
  hull(g, look, w, line, s);
  deck(g, look, w, line, s);
  g.restore();
  for (let p = 0; p < what.capacity; p++) place(g, look, slotOf(r, what.capacity, p));
  g.save();
  g.translate(r.x, r.y);
  g.scale(s, s);
  g.lineJoin = 'round';
  if (s > 11 && !what.docked) notches(g, look, w, what, line);
  if (s > 11) rig(g, look, !what.docked && what.loaded >= what.least, line);
  g.restore();
}

function onWater(g: G, look: Look, w: number): void {
  if (look.flat) return;
  g.fillStyle = 'rgba(8,36,44,.34)';
  oval(g, w / 2 + 0.06, 1.5, w * 0.475, 0.46);
  if (look.matter) look.matter.afloat(g, look, w);
  else g.fill();
  g.strokeStyle = look.nileLight;
  g.globalAlpha = 0.55;
  g.lineWidth = 0.05;
  g.beginPath();
  g.moveTo(0.5, 1.82);
  g.quadraticCurveTo(1, 1.98, 1.9, 1.97);
  g.moveTo(w - 0.55, 1.72);
  g.quadraticCurveTo(w - 0.9, 1.93, w - 1.6, 1.96);
  g.stroke();
  g.globalAlpha = 1;
}

/** Paints the bundles of papyrus that stand up at both ends. */
function posts(g: G, look: Look, w: number, line: number): void {
  const post = (x: number, lean: number, y: number) => {
    curve(g, x, y + 0.32, x + lean * 0.1, y, x - lean * 0.06, y - 0.26);
    strokePath(g, look.ink, 0.2 + line);
    strokePath(g, look.woodLight, 0.2 - line);
    g.beginPath();
    g.moveTo(x - lean * 0.06 - 0.15, y - 0.36);
    g.lineTo(x - lean * 0.06 + 0.15, y - 0.36);
    g.lineTo(x - lean * 0.06 + 0.07, y - 0.2);
    g.lineTo(x - lean * 0.06 - 0.07, y - 0.2);
    g.closePath();
    fillAndLine(g, look, look.gold, line);
  };
  post(w - 0.06, 0.5, 0.3);
  post(0.1, -0.6, 0.5);
}

function lowerEdge(g: G, w: number): void {
  g.bezierCurveTo(w - 0.06, 0.95, w - 0.7, DECK, w - 1.35, DECK);
  g.lineTo(1.2, DECK);
  g.bezierCurveTo(0.6, DECK, 0.16, 1.1, 0.05, 0.44);
}

function hullPath(g: G, w: number): void {
  g.beginPath();
  g.moveTo(0.05, 0.44);
  g.bezierCurveTo(0.04, 1.3, 0.46, KEEL, 1.2, KEEL);
  g.lineTo(w - 1.4, KEEL);
  g.bezierCurveTo(w - 0.55, KEEL, w - 0.02, 1.2, w - 0.04, 0.16);
  lowerEdge(g, w);
  g.closePath();
}

function deckPath(g: G, w: number): void {
  g.beginPath();
  g.moveTo(0.05, 0.44);
  g.bezierCurveTo(0.28, 0.5, 0.72, TOP, 1.2, TOP);
  g.lineTo(w - 1.35, TOP);
  g.bezierCurveTo(w - 0.8, TOP, w - 0.34, 0.4, w - 0.04, 0.16);
  lowerEdge(g, w);
  g.closePath();
}

/** Paints the water that breaks all around: a boat is told by this rim from water of any depth. */
function foam(g: G, look: Look, w: number, line: number): void {
  if (look.flat) return;
  for (const path of [hullPath, deckPath]) {
    path(g, w);
    strokePath(g, look.foam, line * 3.6);
  }
}

function hull(g: G, look: Look, w: number, line: number, s: number): void {
  const path = (): void => hullPath(g, w);
  path();
  fillPath(g, shade(g, look, 0, 1.1, 0, KEEL, [look.wood, look.woodDark]));
  look.matter?.grain(g, look, 'wood', 1, 1.1 / s);
  if (s > 16 && !look.flat) {
    g.save();
    path();
    g.clip();
    trace(g, [0.3, DECK + 0.16, w - 0.6, DECK + 0.16]);
    strokePath(g, 'rgba(42,27,16,.35)', 0.035);
    // A painted band with pale rings runs along the side.
    g.fillStyle = look.gold;
    for (let x = 1.25; x < w - 1.3; x += 0.55) {
      circle(g, x + 0.15, DECK + 0.16, 0.05);
      g.fill();
    }
    g.restore();
  }
  path();
  strokePath(g, look.ink, line);
}

function deck(g: G, look: Look, w: number, line: number, s: number): void {
  const path = (): void => deckPath(g, w);
  path();
  fillPath(g, shade(g, look, 0, TOP, w * 0.25, DECK + 0.5, [look.woodPale, look.woodLight]));
  look.matter?.grain(g, look, 'wood', 0.85, 1.3 / s);
  if (s > 16 && !look.flat) {
    g.save();
    path();
    g.clip();
    pen(g, 'rgba(42,27,16,.2)', 0.03);
    trace(g, ...[0.55, 0.82, 1.09, 1.34].map((y) => [0, y, w, y]));
    g.stroke();
    g.restore();
    g.beginPath();
    g.moveTo(0.3, 0.52);
    g.bezierCurveTo(0.55, 0.46, 0.85, TOP + 0.07, 1.2, TOP + 0.07);
    g.lineTo(w - 1.35, TOP + 0.07);
    g.bezierCurveTo(w - 0.9, TOP + 0.07, w - 0.5, 0.44, w - 0.24, 0.34);
    strokePath(g, 'rgba(255,240,205,.55)', 0.045);
  }
  path();
  strokePath(g, look.ink, line * 1.1);
}

function place(g: G, look: Look, r: Rect): void {
  const radius = r.w * 0.11;
  box(g, r, radius);
  fillPath(g, look.flat ? look.cream : 'rgba(42,22,8,.46)');
  if (r.w < 12) return;
  look.matter?.carve(g, look, r, radius, r.w * 0.13, 0.75);
  pen(g, look.flat ? look.ink : 'rgba(255,238,205,.62)', Math.max(1, r.w * 0.035));
  box(g, { x: r.x + 0.8, y: r.y + 0.8, w: r.w - 1.6, h: r.h - 1.6 }, radius);
  dashed(g, [r.w * 0.14, r.w * 0.1]);
}

/** Paints as many notches as the boat needs stones; one notch is lit for each stone aboard. */
function notches(g: G, look: Look, w: number, what: Ship, line: number): void {
  const size = 0.25,
    pitch = 0.31;
  const x = w - 0.98,
    y0 = 0.9 - (pitch * what.least - (pitch - size)) / 2;
  for (let i = 0; i < what.least; i++) {
    const lit = what.loaded > what.least - 1 - i;
    g.beginPath();
    g.roundRect(x, y0 + i * pitch, size, size, 0.05);
    fillPath(g, lit ? (look.flat ? look.ink : '#FFE9A8') : look.flat ? look.cream : 'rgba(42,22,8,.62)');
    strokePath(g, lit ? look.ink : look.flat ? look.ink : '#F4E3C4', Math.max(0.04, line * 0.8));
  }
}

/** Paints mast and sail at the stern: the sail is spread if the boat may leave, else rolled up. */
function rig(g: G, look: Look, raised: boolean, line: number): void {
  const spar = (x0: number, y0: number, x1: number, y1: number, width: number) => {
    trace(g, [x0, y0, x1, y1]);
    g.lineCap = 'round';
    strokePath(g, look.ink, width + line);
    strokePath(g, look.woodDark, Math.max(0.02, width - line * 0.6));
  };
  spar(0.66, raised ? 0.03 : 0.3, 0.66, 1.2, 0.09);
  if (!raised) {
    g.beginPath();
    g.roundRect(0.3, 0.8, 0.72, 0.2, 0.1);
    fillAndLine(g, look, look.lime, line);
    trace(g, ...[0.48, 0.66, 0.84].map((x) => [x, 0.8, x - 0.04, 1]));
    g.stroke();
    return;
  }
  const cloth = () => {
    trace(g, [0.2, 0.1, 1.04, 0.06]);
    g.bezierCurveTo(1.2, 0.36, 1.2, 0.74, 1.06, 1.06);
    g.quadraticCurveTo(0.66, 0.98, 0.26, 1.1);
    g.bezierCurveTo(0.42, 0.75, 0.4, 0.4, 0.2, 0.1);
    g.closePath();
  };
  cloth();
  fillPath(g, shade(g, look, 0.2, 0, 1.2, 0.3, [look.flat ? look.cream : '#FFFBEA', '#EAD9B0']));
  g.save();
  cloth();
  g.clip();
  fillRect(g, look.flat ? look.ink : look.red, 0, 0.46, 1.4, look.flat ? 0.05 : 0.2);
  g.restore();
  cloth();
  strokePath(g, look.ink, line);
  spar(0.14, 0.1, 1.1, 0.055, 0.08);
}
