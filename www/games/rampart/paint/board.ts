// The parts that never change: the sky and the hills below the ramparts, and the yard with a place for every card.
import type { Layout, Strip } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import type { Setup } from '../wire';
import { ground } from '../../../stage/brush/furniture';
import { colourOf, plate } from '../../../stage/brush/plates';
import { box, grains, shade, shadow, text, type G } from '../../../stage/brush/ink';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';

export function board(g: G, look: Look, layout: Layout, setup: Setup): void {
  ground(g, look, layout.size);
  for (const strip of layout.strips) hill(g, look, strip, colourOf(setup, strip.seat));
  yard(g, look, layout);
  look.matter?.daylight(g, look, layout.size, {
    strips: layout.strips.map(({ rect, sign }) => ({ ...rect, h: sign.y - rect.y })),
  });
}

const radiusOf = (r: Rect): number => (r.w < 170 || r.h < 120 ? 6 : 10);

function hill(g: G, look: Look, strip: Strip, colour: number): void {
  const c = coloursOf(look),
    { rect } = strip,
    radius = radiusOf(rect);
  const first = strip.segments[0]!,
    foot = first.y + first.h,
    line = foot - Math.max(3, first.h * 0.05);
  shadow(g, look, rect, rect.h < 60 ? 2 : 4, radius);
  g.save();
  box(g, rect, radius);
  g.clip();
  g.fillStyle = shade(g, look, 0, rect.y, 0, line, [c.skyHigh, c.skyLow]);
  g.fillRect(rect.x, rect.y, rect.w, rect.h);
  if (!look.flat) {
    sky(g, look, rect, line);
    scenery(g, look, strip, line);
  }
  g.fillStyle = shade(g, look, 0, line, 0, rect.y + rect.h, [c.hill, c.hillDark]);
  g.fillRect(rect.x, line, rect.w, rect.y + rect.h - line);
  if (look.flat) {
    g.fillStyle = look.ink;
    g.fillRect(rect.x, line, rect.w, 1);
  }
  g.restore();
  foundations(g, look, strip.segments);
  sign(g, look, strip, colour);
  g.strokeStyle = look.ink;
  g.lineWidth = 1.4;
  box(g, rect, radius);
  g.stroke();
}

/** The sun stands high, or the moon; the sky is brighter around it. */
function sky(g: G, look: Look, r: Rect, line: number): void {
  const high = line - r.y,
    x = r.x + r.w * 0.4,
    y = r.y + high * 0.3,
    dark = look.scheme === 'dark';
  const glow = g.createRadialGradient(x, y, 0, x, y, r.w * 0.4);
  glow.addColorStop(0, dark ? 'rgba(230,235,255,.5)' : 'rgba(255,246,206,.95)');
  glow.addColorStop(0.12, dark ? 'rgba(200,210,240,.18)' : 'rgba(255,236,180,.5)');
  glow.addColorStop(1, 'rgba(255,236,180,0)');
  g.fillStyle = glow;
  g.fillRect(r.x, r.y, r.w, high);
  g.beginPath();
  g.arc(x, y, high * 0.1, 0, 7);
  g.fillStyle = dark ? '#F1EEDC' : '#FFF6D8';
  g.fill();
}

/** Mountains behind the hills. */
function ridge(g: G, look: Look, rect: Rect, line: number, next: () => number): void {
  const high = (line - rect.y) * 0.42;
  g.fillStyle = look.scheme === 'dark' ? '#56697A' : '#BFD0C6';
  g.beginPath();
  g.moveTo(rect.x, line + 1);
  g.lineTo(rect.x, line - high * 0.7);
  for (let x = rect.x; x < rect.x + rect.w;) {
    const w = rect.w * (0.1 + next() * 0.12);
    g.quadraticCurveTo(
      x + w / 2,
      line - high * (0.9 + next() * 0.9),
      x + w,
      line - high * (0.5 + next() * 0.3),
    );
    x += w;
  }
  g.lineTo(rect.x + rect.w, line + 1);
  g.fill();
}

/** Far hills, a few trees, a cloud or two: other ones for every player. */
function scenery(g: G, look: Look, { rect, seat }: Strip, line: number): void {
  const c = coloursOf(look),
    next = grains(31 + seat * 7),
    high = line - rect.y;
  g.fillStyle = c.cloud;
  for (let i = 0; i < Math.max(2, rect.w / 240); i++) {
    const x = rect.x + rect.w * (0.12 + next() * 0.8),
      y = rect.y + high * (0.1 + next() * 0.2),
      s = Math.min(26, high * 0.12) * (0.7 + next() * 0.5);
    for (const [dx, dy, k] of [
      [-1.3, 0.2, 0.7],
      [0, 0, 1],
      [1.4, 0.2, 0.75],
    ] as const) {
      g.beginPath();
      g.ellipse(x + dx * s, y + dy * s, s * k * 1.3, s * k * 0.72, 0, 0, 7);
      g.fill();
    }
  }
  ridge(g, look, rect, line, grains(53 + seat * 11));
  g.fillStyle = shade(g, look, 0, line - high * 0.45, 0, line, [c.farHill, c.hill]);
  g.beginPath();
  g.moveTo(rect.x, line + 1);
  let x = rect.x;
  g.lineTo(x, line - high * 0.16);
  while (x < rect.x + rect.w) {
    const w = rect.w * (0.14 + next() * 0.16),
      up = high * (0.12 + next() * 0.22);
    g.quadraticCurveTo(x + w / 2, line - up * 1.7, x + w, line - high * 0.12);
    x += w;
  }
  g.lineTo(rect.x + rect.w, line + 1);
  g.fill();
  trees(g, look, rect, line, next);
}

function trees(g: G, look: Look, rect: Rect, line: number, next: () => number): void {
  const c = coloursOf(look),
    tall = Math.min(26, (line - rect.y) * 0.16);
  for (let i = 0; i < rect.w / 90; i++) {
    const x = rect.x + next() * rect.w,
      h = tall * (0.6 + next() * 0.6);
    g.fillStyle = c.hillDark;
    g.globalAlpha = 0.5;
    g.beginPath();
    g.moveTo(x - h * 0.28, line);
    g.lineTo(x, line - h);
    g.lineTo(x + h * 0.28, line);
    g.fill();
  }
  g.globalAlpha = 1;
}

/** Draws ten places from the beginning, so that no player has to read how many make a rampart. */
function foundations(g: G, look: Look, segments: Rect[]): void {
  const c = coloursOf(look);
  for (const r of segments) {
    const h = Math.max(4, Math.min(r.h * 0.1, 12)),
      at = { x: r.x + 1.5, y: r.y + r.h - h, w: r.w - 3, h };
    g.fillStyle = look.flat ? look.cream : c.earth;
    box(g, at, 2);
    g.fill();
    g.strokeStyle = look.ink;
    g.globalAlpha = 0.6;
    g.lineWidth = 1;
    g.setLineDash([3, 2.5]);
    g.stroke();
    g.setLineDash([]);
    g.globalAlpha = 1;
  }
}

/** A sign of paper for the name, which the page writes on it. */
function sign(g: G, look: Look, strip: Strip, colour: number): void {
  g.fillStyle = coloursOf(look).paper;
  box(g, strip.sign, 5);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.2;
  g.stroke();
  plate(g, look, colour, strip.glyph);
}

function yard(g: G, look: Look, layout: Layout): void {
  const c = coloursOf(look),
    r = layout.yard,
    radius = 8;
  shadow(g, look, r, 4, radius);
  g.fillStyle = shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, c.earth]);
  box(g, r, radius);
  g.fill();
  if (look.matter) {
    look.matter.grain(g, look, 'sand', 1, 1.5);
    look.matter.bevel(g, look, r, radius, 2.4, 0.8);
  }
  if (!look.flat) pebbles(g, look, r);
  g.strokeStyle = look.ink;
  g.lineWidth = 1.4;
  box(g, r, radius);
  g.stroke();
  for (const spot of layout.spots) gap(g, look, spot);
  for (const { text: s, x, y, px } of layout.rulers) text(g, look, s, x, y, px, look.ink, 'center', 600);
}

function pebbles(g: G, look: Look, r: Rect): void {
  const next = grains(47);
  g.fillStyle = look.sandDark;
  g.globalAlpha = 0.34;
  for (let i = 0; i < (r.w * r.h) / 1600; i++) {
    g.beginPath();
    g.ellipse(
      r.x + 6 + next() * (r.w - 12),
      r.y + 6 + next() * (r.h - 12),
      1 + next() * 2.2,
      0.8 + next(),
      next() * 3,
      0,
      7,
    );
    g.fill();
  }
  g.globalAlpha = 1;
}

/** Draws a place that has a card or had one. */
function gap(g: G, look: Look, r: Rect): void {
  const radius = Math.max(4, Math.min(r.w, r.h) * 0.11);
  g.fillStyle = look.recess;
  box(g, r, radius);
  g.fill();
  look.matter?.carve(g, look, r, radius, 4, 0.45);
  g.strokeStyle = look.faint;
  g.lineWidth = 1;
  g.setLineDash([4, 3]);
  g.stroke();
  g.setLineDash([]);
}
