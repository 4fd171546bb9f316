// Paints a river as a band of water between two strips of sand.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import { shade } from './ink';
import { pen, type G } from './path';
import type { Look } from './palette';

export function water(g: G, look: Look, r: Rect, across: boolean, size: Size): void {
  if (look.matter) return look.matter.water(g, look, r, across);
  const bank = Math.max(2.5, Math.min(7, (across ? r.h : r.w) * 0.03));
  if (!look.flat) {
    g.fillStyle = look.sandLight;
    if (across) g.fillRect(r.x, r.y - bank, r.w, r.h + bank * 2);
    else g.fillRect(r.x - bank, r.y, r.w + bank * 2, r.h);
  }
  g.fillStyle = across
    ? shade(g, look, 0, r.y, 0, r.y + r.h, [look.nileDark, look.nile, look.nileDark])
    : shade(g, look, r.x, 0, r.x + r.w, 0, [look.nileDark, look.nile, look.nileDark]);
  g.fillRect(r.x, r.y, r.w, r.h);
  pen(g, look.ink, look.flat ? 1.5 : 1.2);
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
}
