// A river with its waves and reeds.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import { grains, shade, type G } from './ink';
import type { Look } from './palette';

export function water(g: G, look: Look, r: Rect, across: boolean, size: Size): void {
  const bank = Math.max(2.5, Math.min(7, (across ? r.h : r.w) * 0.03));
  if (!look.flat) {
    g.fillStyle = look.sandLight;
    if (across) g.fillRect(r.x, r.y - bank, r.w, r.h + bank * 2);
    else g.fillRect(r.x - bank, r.y, r.w + bank * 2, r.h);
  }
  g.save();
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  g.clip();
  g.fillStyle = across
    ? shade(g, look, 0, r.y, 0, r.y + r.h, [look.nileDark, look.nile, look.nileDark])
    : shade(g, look, r.x, 0, r.x + r.w, 0, [look.nileDark, look.nile, look.nileDark]);
  g.fillRect(r.x, r.y, r.w, r.h);
  if (!look.flat) waves(g, look, r);
  g.restore();
  g.strokeStyle = look.ink;
  g.lineWidth = look.flat ? 1.5 : 1.2;
  g.beginPath();
  if (across) {
    g.moveTo(r.x, r.y);
    g.lineTo(r.x + r.w, r.y);
    if (r.y + r.h < size.h - 1) {
      g.moveTo(r.x, r.y + r.h);
      g.lineTo(r.x + r.w, r.y + r.h);
    }
  } else {
    g.moveTo(r.x, r.y);
    g.lineTo(r.x, r.y + r.h);
    g.moveTo(r.x + r.w, r.y);
    g.lineTo(r.x + r.w, r.y + r.h);
  }
  g.stroke();
  if (!look.flat && !across) reeds(g, look, r);
}

function waves(g: G, look: Look, r: Rect): void {
  const next = grains(5);
  g.strokeStyle = look.nileLight;
  g.globalAlpha = 0.3;
  g.lineWidth = 1.3;
  g.lineCap = 'round';
  for (let y = r.y + 8; y < r.y + r.h; y += 19) {
    for (let x = r.x; x < r.x + r.w; x += 84) {
      const X = x + next() * 60,
        Y = y + next() * 12,
        l = 7 + next() * 5;
      g.beginPath();
      g.moveTo(X, Y);
      g.quadraticCurveTo(X + l, Y - 4, X + l * 2, Y);
      g.quadraticCurveTo(X + l * 3, Y + 4, X + l * 4, Y);
      g.stroke();
    }
  }
  g.globalAlpha = 1;
}

/** A few tufts along the near bank. */
function reeds(g: G, look: Look, r: Rect): void {
  const next = grains(23);
  g.lineCap = 'round';
  for (let y = r.y + 30; y < r.y + r.h - 10; y += 70 + next() * 110) {
    for (let i = 0; i < 4; i++) {
      const x = r.x + 1 + i * 2.6 + next(),
        h = 10 + next() * 9,
        lean = (i - 1) * 2.2;
      g.beginPath();
      g.moveTo(x, y);
      g.quadraticCurveTo(x, y - h * 0.6, x + lean, y - h);
      g.strokeStyle = look.ink;
      g.lineWidth = 2.6;
      g.stroke();
      g.strokeStyle = look.reed;
      g.lineWidth = 1.5;
      g.stroke();
    }
  }
}
