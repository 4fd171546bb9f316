// Paints the printed board: sand table, river, panels, empty spaces. It is drawn once for each layout.
import type { Setup } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import type { Layout, SitePanel } from '../layout/types';
import { siteEmblem } from '../../../stage/brush/emblems';
import { ground, panel } from '../../../stage/brush/furniture';
import { pennant, plate } from '../../../stage/brush/plates';
import { water } from '../../../stage/brush/river';
import { shade, shadow } from '../../../stage/brush/ink';
import { box, clipTo, fillPath, fillRect, oval, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { floors, hollow, plates, space, type Prints } from './spaces';

export function board(g: G, look: Look, layout: Layout, setup: Setup, prints: Prints): void {
  const { river, riverAcross, size } = layout;
  ground(g, look, size);
  // A river across flows from edge to edge, also where its lanes leave room for the players beside it.
  water(g, look, riverAcross ? { ...river, x: 0, w: size.w } : river, riverAcross, size);
  for (const panel of layout.sites) sitePanel(g, look, panel);
  if (layout.quarry) quarryPanel(g, look, layout);
  for (const strip of layout.strips) stripPanel(g, look, layout, strip.seat, setup);
  floors(g, look, layout);
  for (const { place, box: r } of layout.spaces) space(g, look, r, prints.get(place), place);
  plates(g, look, layout, setup, prints);
  look.matter?.daylight(g, look, size, {
    river,
    across: riverAcross,
    docks: layout.sites.map(({ dock }) => dock),
    strips: layout.strips.map(({ rect }) => rect),
  });
}

function sitePanel(g: G, look: Look, site: SitePanel): void {
  const { rect, icon, dock, sideB } = site;
  panel(g, look, rect, sideB ? look.teal : look.sandDark);
  siteEmblem(g, look, site.site, icon);
  basin(g, look, dock);
  if (!sideB) return;
  pennant(g, look, rect, icon.h);
}

/** Paints a dock: an inlet with a mooring post, which a boat covers: a visible post means a free dock. */
function basin(g: G, look: Look, r: Rect): void {
  const radius = [r.h * 0.5, r.h * 0.18, r.h * 0.18, r.h * 0.5];
  box(g, r, radius);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [look.nileDark, look.nile]));
  look.matter?.grain(g, look, 'water', 0.5);
  look.matter?.carve(g, look, r, radius, Math.max(3, r.h * 0.14), 0.7);
  box(g, r, radius);
  strokePath(g, look.ink, 1.3);
  const peg = Math.max(3, r.h * 0.13);
  const x = r.x + r.w - peg * 2,
    y = r.y + r.h / 2;
  box(g, { x: x - peg * 0.7, y: y - peg * 0.2, w: peg * 1.4, h: peg * 1.9 }, peg * 0.4);
  fillPath(g, look.woodDark);
  g.stroke();
  oval(g, x, y - peg * 0.2, peg * 0.8, peg * 0.5);
  fillPath(g, look.woodLight);
  g.stroke();
}

/** Paints the quarry as a stepped cliff behind its columns. */
function quarryPanel(g: G, look: Look, layout: Layout): void {
  const r = layout.quarry!;
  panel(g, look, r, look.sandDark);
  if (look.flat) return;
  clipTo(g, { x: r.x + 5, y: r.y + 5, w: r.w - 10, h: r.h - 10 }, 6);
  const floor = r.y + r.h * 0.8;
  g.fillStyle = 'rgba(150,110,60,.28)';
  g.beginPath();
  g.moveTo(r.x, r.y + r.h * 0.36);
  [0.16, 0.38, 0.58, 0.8, 1].forEach((fx, i) => {
    const y = r.y + r.h * [0.34, 0.27, 0.36, 0.25, 0.33][i]!;
    g.lineTo(r.x + r.w * (fx - 0.14), y);
    g.lineTo(r.x + r.w * fx, y);
  });
  g.lineTo(r.x + r.w, floor);
  g.lineTo(r.x, floor);
  g.closePath();
  g.fill();
  strokePath(g, 'rgba(90,60,25,.25)', 1.2);
  // At dusk the numbers on the floor would be hard to read.
  if (look.scheme !== 'dark') fillRect(g, 'rgba(120,84,40,.22)', r.x, floor, r.w, r.h);
  g.restore();
}

function stripPanel(g: G, look: Look, layout: Layout, seat: number, setup: Setup): void {
  const strip = layout.strips[seat]!;
  panel(g, look, strip.rect, null);
  plate(g, look, setup.players[seat]!.colour, strip.glyph);
  sled(g, look, strip.sled);
  for (let i = 0; i < 5; i++) hollow(g, look, layout.places.get(`sled/${seat}/${i}`)!, true);
}

/** Paints a sled: two runners that curl up in front, and planks across. */
function sled(g: G, look: Look, r: Rect): void {
  const body = { x: r.x, y: r.y, w: r.w - r.h * 0.3, h: r.h * 0.84 };
  shadow(g, look, { ...body, h: r.h * 0.94 }, r.h * 0.1, r.h * 0.1);
  const runner = () => {
    trace(g, [r.x + r.h * 0.06, r.y + r.h * 0.9, r.x + r.w - r.h * 0.55, r.y + r.h * 0.9]);
    g.bezierCurveTo(
      r.x + r.w - r.h * 0.1,
      r.y + r.h * 0.9,
      r.x + r.w,
      r.y + r.h * 0.5,
      r.x + r.w - r.h * 0.12,
      r.y + r.h * 0.2,
    );
  };
  g.lineCap = 'round';
  runner();
  strokePath(g, look.ink, Math.max(4, r.h * 0.16));
  runner();
  strokePath(g, look.woodLight, Math.max(1.6, r.h * 0.16 - 2.6));
  box(g, body, r.h * 0.1);
  // Brown stones have to stand out on it, also in the light of dusk, which takes a third of its brightness.
  const planks =
    look.scheme === 'dark'
      ? ['#F6DFB6', '#F2D6A8', '#E6C390']
      : [look.woodPale, look.woodPale, look.woodLight];
  fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, planks));
  look.matter?.dressWood(g, look, body, r.h * 0.1);
  strokePath(g, look.ink, Math.max(1.1, r.h * 0.035));
}
