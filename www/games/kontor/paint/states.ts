// Paints what the course of the game does to pieces: a player who has finished the round, docks that are drunk, sunken or
// too small for a picture, goods in reserve and exported, alliances, rounds without a dock, cells that a crane bars.
import { iconIn, numberIn } from '../layout/city';
import { isSecond, sideOf } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import { piece, shownCount } from '../../../stage/draw';
import { head } from '../../../stage/scene';
import type { Face, Good, Place, Side } from '../wire';
import { box, circle, clipTo, fillAndLine, pen, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf, partyOf } from './colours';
import type { Picture } from './paint';
import { badge, good, partyMark } from './signs';
import { haze } from './special-cards';

/** Draws the sign of a player who has finished the round: an anchor. */
export function moored(g: G, { look }: Picture, r: Rect): void {
  const x = r.x + r.w / 2,
    y = r.y + r.h / 2,
    s = r.w * 0.24;
  g.strokeStyle = look.ink;
  g.globalAlpha = look.flat ? 1 : 0.5;
  g.lineWidth = Math.max(1.4, r.w * 0.05);
  g.lineCap = 'round';
  circle(g, x, y - s * 0.9, s * 0.24);
  g.moveTo(x, y - s * 0.66);
  g.lineTo(x, y + s);
  g.moveTo(x - s * 0.5, y - s * 0.3);
  g.lineTo(x + s * 0.5, y - s * 0.3);
  g.moveTo(x - s, y + s * 0.2);
  g.quadraticCurveTo(x - s * 0.8, y + s, x, y + s);
  g.quadraticCurveTo(x + s * 0.8, y + s, x + s, y + s * 0.2);
  g.stroke();
  g.globalAlpha = 1;
  g.lineCap = 'butt';
}

/** Draws a dock whose workers are drunk: it swims before their eyes, under the coin for the round. */
export function drunk(g: G, p: Picture, place: Place, face: Face, r: Rect): void {
  const [, at = '', second] = place.split('/'),
    cell = p.layout.places.get(`cell/${at}`);
  if (cell && second === undefined) haze(g, p.look, cell);
  piece(g, p, place, face, r);
}

/** Draws a card under water, below the ripples. */
export function sunken(g: G, p: Picture, place: Place, face: Face, r: Rect): void {
  const { look } = p,
    c = coloursOf(look),
    lines = 3;
  g.save();
  if (!look.flat) g.globalAlpha = 0.5;
  piece(g, p, place, face, r);
  g.restore();
  pen(g, look.flat ? look.ink : c.waterLight, Math.max(1, r.w * 0.07));
  g.lineCap = 'round';
  g.beginPath();
  for (let i = 0; i < lines; i++) {
    const y = r.y + r.h * (0.42 + i * 0.22),
      step = r.w / 4,
      x = r.x + (i % 2) * step * 0.4 - step * 0.2;
    g.moveTo(x, y);
    for (let n = 0; n < 4; n++)
      g.quadraticCurveTo(x + (n + 0.5) * step, y + (n % 2 ? 1 : -1) * r.h * 0.09, x + (n + 1) * step, y);
  }
  g.stroke();
  g.lineCap = 'butt';
}

/** Draws the number left of a kind of each player's own warehouses; false if players have none. */
export function reserves(g: G, p: Picture, r: Rect, kind: Good): boolean {
  const own = p.layout.panels;
  if (![...p.scene.counts.keys()].some((place) => head(place) === 'reserve')) return false;
  const icon = iconIn(r),
    { beside } = numberIn(r),
    side = Math.max(14, Math.min(20, beside ? r.h / 2 - 1 : r.w / 2 - 1));
  good(g, p.look, kind, icon);
  own.forEach((one, i) =>
    badge(
      g,
      p.look,
      one.side,
      shownCount(p, `reserve/${one.seat}/${kind}`),
      beside
        ? { x: icon.x + icon.w + 4, y: r.y + r.h / 2 + (i - own.length / 2) * (side + 1), w: side, h: side }
        : { x: r.x + r.w / 2 + (i - own.length / 2) * (side + 1), y: icon.y + icon.h + 2, w: side, h: side },
    ),
  );
  return true;
}

/** Draws the number of exported warehouses of one kind, by player, at the foot of the icon. */
export function exported(g: G, p: Picture, icon: Rect, kind: Good): void {
  if (!p.setup.config.export) return;
  const side = Math.max(12, Math.min(28, icon.w * 0.36));
  p.layout.panels.forEach((one, i) =>
    badge(g, p.look, one.side, shownCount(p, `export/${one.seat}/${kind}`), {
      x: i === 0 ? icon.x - side * 0.2 : icon.x + icon.w - side * 0.85,
      y: icon.y + icon.h - side,
      w: side,
      h: side,
    }),
  );
}

/** Draws each alliance as a seal with the marks of two allies, at the first cells of their sector. */
export function alliances(g: G, p: Picture): void {
  const { look, setup, layout, notes } = p,
    seats = setup.players.length;
  for (const { note } of notes) {
    if (note.is !== 'shared-sector') continue;
    note.allies.forEach((pair, i) => {
      const cell = layout.places.get(`cell/${note.cells[i % note.cells.length]!.join(',')}`);
      if (!cell) return;
      const side = cell.w * 0.24,
        seal = { x: cell.x + cell.w * 0.43, y: cell.y + cell.h * 0.64, w: side * 2.3, h: side * 1.3 };
      box(g, seal, seal.h / 2);
      fillAndLine(g, look, look.flat ? look.cream : '#FBF3DE', Math.max(1, side * 0.09));
      pair.forEach((seat, k) =>
        partyMark(g, look, sideOf(seats, seat), isSecond(seats, seat), {
          x: seal.x + side * (0.12 + k * 1.06),
          y: seal.y + side * 0.15,
          w: side,
          h: side,
        }),
      );
    });
  }
}

/** Draws a disc for each round without a dock. */
export function tides(g: G, { look, scene, layout: { city } }: Picture): void {
  const dry = scene.counts.get('dry-rounds') ?? 0,
    { tide } = city;
  if (!tide || dry === 0) return;
  for (let i = 0; i < 3; i++) {
    circle(g, tide.x + 8 + i * 15, tide.y + tide.h / 2, 5);
    fillAndLine(g, look, i < dry ? look.red : look.cream, 1.1);
  }
}

/** Hatches the empty cells on which cranes allow no docks of a side, in the colour of the other side. */
export function hatches(g: G, { look, layout, notes }: Picture): void {
  const boxes = new Map(layout.harbour.cells.map(({ x, y, box }) => [`cell/${x},${y}`, box]));
  for (const { at, note } of notes) {
    const box = boxes.get(at);
    if (!box) continue;
    if ((note.is === 'barred' && note.red) || (note.is === 'barred-to' && note.seats.length > 0))
      barred(g, look, 'black', box);
    if (note.is === 'barred' && note.black) barred(g, look, 'red', box);
  }
}

/** Hatches a cell that the crane of `side` bars to its opponent. */
function barred(g: G, look: Look, side: Side, r: Rect): void {
  const c = coloursOf(look),
    step = Math.max(5, r.w * 0.13);
  clipTo(g, r);
  g.strokeStyle = partyOf(c, side).hatch;
  g.globalAlpha = look.flat ? 1 : 0.42;
  g.lineWidth = Math.max(1, r.w * 0.02);
  g.beginPath();
  for (let d = -r.h; d < r.w + r.h; d += step) {
    if (side === 'red') {
      g.moveTo(r.x + d, r.y + r.h);
      g.lineTo(r.x + d + r.h, r.y);
    } else {
      g.moveTo(r.x + d, r.y);
      g.lineTo(r.x + d + r.h, r.y + r.h);
    }
  }
  g.stroke();
  g.restore();
}
