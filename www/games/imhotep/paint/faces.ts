// Paints the player of each strip: a medallion in the player's colours with the glyph as its badge, or the
// large glyph alone if there is no face.
import { seated } from '../../../stage/faces/seated';
import { shade, type G } from '../../../stage/brush/ink';
import { colourOf } from '../../../stage/brush/plates';
import { mark } from '../../../stage/brush/stone';
import type { Rect } from '../../../stage/layout/rect';
import type { Picture } from './paint';

/** The opacity of the faces of players who wait for their turn. */
const WAITING = 0.85;

export function faces(g: G, p: Picture): void {
  if (p.look.flat) return;
  const known = seated.get(p.setup);
  for (const { seat, face } of p.layout.strips) {
    if (!face) continue;
    const acts = p.scene.toAct.includes(seat);
    p.sprites.draw(g, `face${seat}${known ? '+' : ''}${acts ? '!' : ''}`, face, (c, r) => {
      disc(c, r, 0.49);
      p.look.matter?.cast(c, p.look, r.w * 0.045);
      c.fillStyle = p.look.sand;
      disc(c, r, 0.49);
      c.fill();
      if (!acts) c.globalAlpha = WAITING;
      const picture = known?.(seat, r.w);
      if (picture) c.drawImage(picture, r.x, r.y, r.w, r.h);
      else medallion(c, p, seat, r);
      c.globalAlpha = 1;
      if (picture) {
        const size = Math.max(24, r.w * 0.3);
        medallion(c, p, seat, { x: r.x + r.w - size, y: r.y + r.h - size, w: size, h: size });
      }
    });
  }
}

/** Draws a circle around the middle of a box; `k` is its radius as a share of the width. */
function disc(g: G, r: Rect, k: number): void {
  g.beginPath();
  g.arc(r.x + r.w / 2, r.y + r.h / 2, r.w * k, 0, 7);
}

function medallion(g: G, { look, setup }: Picture, seat: number, r: Rect): void {
  const colour = colourOf(setup, seat),
    ink = look.stones[colour] ?? look.stones[3]!,
    cloth = shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [ink.light, ink.base, ink.front]);
  for (const [k, fill] of [
    [0.495, look.cream],
    [0.46, look.ink],
    [0.46 - 1.4 / r.w, cloth],
  ] as const) {
    disc(g, r, k);
    g.fillStyle = fill;
    g.fill();
  }
  mark(g, colour, r.x + r.w / 2, r.y + r.h / 2, r.w * 0.23, ink.mark);
}
