// Paints the keeper of a sector.
import type { Rect } from '../../../stage/layout/rect';
import type { Side } from '../wire';
import { shade } from '../../../stage/brush/ink';
import {
  circle,
  fillAndLine,
  fillPath,
  fillRect,
  oval,
  shape,
  strokePath,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf, partyOf } from './colours';

/** Draws the keeper of a sector that was won: a watchman in cloak and hat, with the mark of the party. */
export function keeper(g: G, look: Look, side: Side, r: Rect, lifted: boolean): void {
  const c = coloursOf(look),
    party = partyOf(c, side),
    { x, y, w, h } = r,
    cx = x + w / 2;
  if (!lifted && !look.flat) {
    oval(g, cx + w * 0.12, y + h * 0.96, w * 0.58, h * 0.09);
    fillPath(g, look.shadow);
  }
  const line = Math.max(1.2, w * 0.05);
  g.lineJoin = 'round';
  // The cloak.
  g.beginPath();
  g.moveTo(cx - w * 0.2, y + h * 0.36);
  g.bezierCurveTo(cx - w * 0.5, y + h * 0.44, cx - w * 0.5, y + h * 0.8, cx - w * 0.5, y + h);
  g.lineTo(cx + w * 0.5, y + h);
  g.bezierCurveTo(cx + w * 0.5, y + h * 0.8, cx + w * 0.5, y + h * 0.44, cx + w * 0.2, y + h * 0.36);
  g.closePath();
  fillAndLine(g, look, shade(g, look, x, y, x + w, y + h * 0.8, [party.backLight, party.badge]), line);
  // Head, collar, hat.
  circle(g, cx, y + h * 0.27, w * 0.21);
  fillAndLine(g, look, look.flat ? look.cream : '#EDC49B', line);
  oval(g, cx, y + h * 0.42, w * 0.28, h * 0.06);
  fillAndLine(g, look, look.flat ? look.cream : '#FFFDF6', line * 0.9);
  oval(g, cx, y + h * 0.2, w * 0.4, h * 0.055);
  fillAndLine(g, look, look.flat ? look.cream : '#2B2420', line);
  shape(
    g,
    cx - w * 0.2,
    y + h * 0.19,
    cx - w * 0.15,
    y + h * 0.01,
    cx + w * 0.15,
    y + h * 0.01,
    cx + w * 0.2,
    y + h * 0.19,
  );
  fillAndLine(g, look, look.flat ? look.cream : '#2B2420', line);
  if (!look.flat) fillRect(g, '#D9A441', cx - w * 0.18, y + h * 0.135, w * 0.36, h * 0.04);
  if (side === 'black' && !look.flat) {
    g.beginPath();
    g.moveTo(cx - w * 0.42, y + h * 0.96);
    g.bezierCurveTo(cx - w * 0.43, y + h * 0.8, cx - w * 0.42, y + h * 0.5, cx - w * 0.2, y + h * 0.45);
    strokePath(g, 'rgba(255,240,210,.5)', Math.max(0.8, w * 0.025));
  }
  // The mark on the cloak.
  g.beginPath();
  const d = w * 0.19;
  if (side === 'red') g.arc(cx, y + h * 0.72, d, 0, 7);
  else g.rect(cx - d * 0.9, y + h * 0.72 - d * 0.9, d * 1.8, d * 1.8);
  fillAndLine(g, look, look.flat ? look.cream : '#FFF7DC', Math.max(1, line * 0.7));
}
