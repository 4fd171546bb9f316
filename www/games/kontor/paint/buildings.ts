// Paints the buildings on docks, canal houses, and the compass rose under the anchor.
import type { Rect } from '../../../stage/layout/rect';
import { grains, inSquare, shade } from '../../../stage/brush/ink';
import { box, curve, fillPath, pathOf, pen, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf, type Party } from './colours';

/** Draws a block of houses: red's are of brick in running bond, black's are roofed with slates. */
export function houses(g: G, look: Look, party: Party, slates: boolean, r: Rect, radius: number): void {
  g.save();
  box(g, r, radius);
  look.matter?.cast(g, look, Math.max(2, r.w * 0.07), 0.9);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [party.houseLight, party.house]));
  look.matter?.grain(g, look, 'masonry', 0.9, 0.6);
  if (!look.flat) {
    g.clip();
    if (!slates)
      look.matter?.courses(
        g,
        r,
        Math.max(3.4, r.h / 11),
        Math.max(3.4, r.h / 11) * 2.1,
        5,
        ['70,12,4', 0.42],
        ['255,214,170', 0.4],
      );
    pen(g, party.joint, Math.max(0.7, r.w * 0.011));
    if (slates) scales(g, r);
    else bricks(g, r);
  }
  g.restore();
  look.matter?.bevel(g, look, r, radius, Math.max(1.4, r.w * 0.035));
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1, r.w * 0.022));
}

function bricks(g: G, r: Rect): void {
  const high = Math.max(3.4, r.h / 11),
    wide = high * 2.1;
  g.beginPath();
  for (let row = 0, y = r.y; y < r.y + r.h; row++, y += high) {
    g.moveTo(r.x, y);
    g.lineTo(r.x + r.w, y);
    for (let x = r.x + ((row % 2) * wide) / 2; x < r.x + r.w; x += wide) {
      g.moveTo(x, y);
      g.lineTo(x, y + high);
    }
  }
  g.stroke();
}

function scales(g: G, r: Rect): void {
  const wide = Math.max(4.4, r.w / 9),
    high = wide * 0.62;
  for (let row = 0, y = r.y - high * 0.3; y < r.y + r.h; row++, y += high) {
    g.beginPath();
    for (let x = r.x - wide + ((row % 2) * wide) / 2; x < r.x + r.w; x += wide) {
      g.moveTo(x + wide, y);
      g.arc(x + wide / 2, y, wide / 2, 0, Math.PI);
    }
    g.stroke();
  }
}

/** Draws the front of a warehouse, with a gable if there is room: stepped, like a bell or a spout. */
export function front(g: G, look: Look, r: Rect, gable: number, nth: number): void {
  const c = coloursOf(look),
    { x, y, w, h } = r,
    top = y + gable;
  trace(g, [x, y + h, x, top]);
  if (gable > 2.5) {
    const cx = x + w / 2;
    switch (nth % 3) {
      case 0:
        for (const [a, b] of [
          [0.12, 0.66],
          [0.25, 0.36],
          [0.38, 0],
        ] as const) {
          g.lineTo(x + w * a, y + gable * b + (a < 0.2 ? gable * 0.34 : gable * 0.3));
          g.lineTo(x + w * a, y + gable * b);
        }
        g.lineTo(x + w * 0.62, y);
        for (const [a, b] of [
          [0.62, 0.3],
          [0.75, 0.36],
          [0.75, 0.66],
          [0.88, 0.66],
          [0.88, 1],
        ] as const)
          g.lineTo(x + w * a, y + gable * b);
        break;
      case 1:
        g.bezierCurveTo(x + w * 0.16, top, x + w * 0.14, y + gable * 0.42, x + w * 0.3, y + gable * 0.34);
        g.quadraticCurveTo(cx - w * 0.16, y, cx, y);
        g.quadraticCurveTo(cx + w * 0.16, y, x + w * 0.7, y + gable * 0.34);
        g.bezierCurveTo(x + w * 0.86, y + gable * 0.42, x + w * 0.84, top, x + w, top);
        break;
      default:
        g.lineTo(cx - w * 0.1, y + gable * 0.12);
        g.lineTo(cx - w * 0.1, y);
        g.lineTo(cx + w * 0.1, y);
        g.lineTo(cx + w * 0.1, y + gable * 0.12);
    }
  }
  g.lineTo(x + w, top);
  g.lineTo(x + w, y + h);
  g.closePath();
  fillPath(g, shade(g, look, x, y, x, y + h, [c.plaster, c.plaster, c.plasterDark]));
  g.strokeStyle = look.ink;
  g.lineJoin = 'round';
  g.lineWidth = Math.max(0.9, w * 0.028);
  g.stroke();
}

export function anchor(g: G, look: Look, r: Rect): void {
  inSquare(g, r, (line) => {
    pathOf(
      g,
      'M0 -0.55 L0 0.84 M-0.4 -0.3 L0.4 -0.3 M-0.78 0.2 Q-0.66 0.84 0 0.86 0.66 0.84 0.78 0.2 ' +
        'M-0.94 0.42 L-0.78 0.16 -0.56 0.36 M0.94 0.42 L0.78 0.16 0.56 0.36 M0.17 -0.72',
    );
    g.arc(0, -0.72, 0.17, 0, 7);
    strokePath(g, look.ink, Math.max(0.3, line * 3));
    strokePath(g, look.flat ? look.cream : '#FFF7DC', Math.max(0.15, line * 1.2));
  });
}

/** Draws a faint rose of eight winds, under the anchor and in a corner of the sheet. */
export function rose(g: G, cx: number, cy: number, radius: number, light: string, dark: string): void {
  for (const [long, from, wide] of [
    [0.62, Math.PI / 4, 0.2],
    [1, 0, 0.24],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      const a = from + (i * Math.PI) / 2,
        tip = [cx + Math.cos(a) * radius * long, cy + Math.sin(a) * radius * long];
      for (const [turn, fill] of [
        [0.78, light],
        [-0.78, dark],
      ] as const) {
        g.beginPath();
        g.moveTo(cx, cy);
        g.lineTo(cx + Math.cos(a + turn) * radius * wide, cy + Math.sin(a + turn) * radius * wide);
        g.lineTo(tip[0]!, tip[1]!);
        g.closePath();
        fillPath(g, fill);
      }
    }
  }
}

/** Draws short strokes on water, different on every card. */
export function ripples(g: G, r: Rect, seed: number, colour: string, alpha: number): void {
  const next = grains(seed * 13 + 7),
    l = r.w * 0.055;
  g.strokeStyle = colour;
  g.globalAlpha = alpha;
  g.lineCap = 'round';
  g.lineWidth = Math.max(0.9, r.w * 0.015);
  for (let i = 0; i < 4; i++) {
    const x = r.x + r.w * (0.14 + 0.5 * next()),
      y = r.y + r.h * (0.44 + i * 0.13 + 0.05 * next());
    curve(g, x, y, x + l, y - l * 0.5, x + 2 * l, y, x + 3 * l, y + l * 0.5, x + 4 * l, y);
    g.stroke();
  }
  g.globalAlpha = 1;
  g.lineCap = 'butt';
}
