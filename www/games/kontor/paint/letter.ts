// Paints sealed answers.
import { within, type Rect } from '../../../stage/layout/rect';
import type { Face, Side } from '../wire';
import { shade, shadow, textIn } from '../../../stage/brush/ink';
import { box, fillAndLine, pen, shape, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf, partyOf } from './colours';
import { florin, sealShape } from './signs';

/** Draws a secret answer as a letter, sealed in the colour of its writer. Only the writer may read it. */
export function letter(g: G, look: Look, side: Side, face: Face | null, r: Rect, lifted: boolean): void {
  const c = coloursOf(look),
    sheet = within(r, 0.04, 0.16, 0.92, 0.68);
  if (!lifted) shadow(g, look, sheet, Math.max(2, r.w * 0.05), 3);
  box(g, sheet, Math.max(1.5, r.w * 0.03));
  fillAndLine(
    g,
    look,
    shade(g, look, sheet.x, sheet.y, sheet.x, sheet.y + sheet.h, [c.plaster, c.letter]),
    Math.max(1, r.w * 0.022),
  );
  const { x, y, w, h } = sheet;
  trace(g, [x + 1, y + h - 1, x + w * 0.38, y + h * 0.5], [x + w - 1, y + h - 1, x + w * 0.62, y + h * 0.5]);
  strokePath(g, c.letterInk, Math.max(0.9, r.w * 0.018));
  shape(g, x, y, x + w / 2, y + h * 0.62, x + w, y);
  fillAndLine(g, look, c.plaster, Math.max(1, r.w * 0.022));
  seal(g, look, side, { x: x + w / 2 - h * 0.2, y: y + h * 0.42, w: h * 0.4, h: h * 0.4 });
  if (face) note(g, look, side, face, r);
}

function seal(g: G, look: Look, side: Side, r: Rect): void {
  const c = coloursOf(look),
    cx = r.x + r.w / 2,
    cy = r.y + r.h / 2,
    radius = r.w / 2;
  sealShape(g, side, cx, cy, radius);
  fillAndLine(g, look, partyOf(c, side).badge, Math.max(0.9, radius * 0.12));
  pen(g, look.flat ? look.ink : 'rgba(255,240,214,.8)', Math.max(1, radius * 0.16));
  g.beginPath();
  if (side === 'red') g.arc(cx, cy, radius * 0.46, 0, 7);
  else g.rect(cx - radius * 0.4, cy - radius * 0.4, radius * 0.8, radius * 0.8);
  g.stroke();
}

/** Draws the text of a letter: the number, a florin for a pass, or a tick. */
function note(g: G, look: Look, side: Side, face: Face, r: Rect): void {
  const at = { x: r.x + r.w * 0.56, y: r.y + r.h * 0.02, w: r.w * 0.42, h: r.w * 0.42 };
  if (face.is === 'announced' && face.pass) return florin(g, look, at);
  if (face.is !== 'announced' && face.is !== 'chosen') return;
  box(g, at, at.w * 0.2);
  fillAndLine(g, look, look.flat ? look.cream : '#FFF7DC', Math.max(1, r.w * 0.02));
  if (face.is === 'chosen') return textIn(g, look, String(face.number), at, at.w * 0.66, look.ink, 800);
  const c = coloursOf(look);
  pen(g, look.flat ? look.ink : partyOf(c, side).badge, Math.max(1.4, at.w * 0.14));
  g.lineCap = 'round';
  g.beginPath();
  g.moveTo(at.x + at.w * 0.24, at.y + at.h * 0.54);
  g.lineTo(at.x + at.w * 0.43, at.y + at.h * 0.74);
  g.lineTo(at.x + at.w * 0.78, at.y + at.h * 0.28);
  g.stroke();
  g.lineCap = 'butt';
}
