// Lays out the river: a lane for each of the four boats, in a band or a column, and the boats at docks.
import { boatsOf, type Scene } from './boats';
import { boatHeight, boatParts, boatWidth, draught, slotArea, slotOf, slotThatFits } from './boat';
import { clamp, middle, type Rect } from '../../../stage/layout/rect';
import { titleHeight, type Layout } from './types';

const LANES = 4;
/**
 * Returns the boats of each row if the band has two rows: the longest beside the shortest, and boats of one capacity in the
 * order in which sentences number them.
 */
function pairs(capacity: (b: number) => number): number[][] {
  const shortest = [1, 2].find((b) => capacity(b) === capacity(3)) ?? 3;
  return [[0, shortest], [1, 2, 3].filter((b) => b !== shortest)];
}

export function placeRiver(layout: Layout, river: Rect, across: boolean, scene: Scene): void {
  layout.river = river;
  layout.riverAcross = across;
  layout.areas.push({ id: 'river', rect: river });
  const boats = boatsOf(scene);
  const capacity = (b: number) => boats.get(b)?.capacity ?? 1;
  const lanes = across ? bandLanes(river, capacity) : columnLanes(river, capacity);
  lanes.forEach(({ lane, slot, pitch }, boat) => {
    const known = boats.get(boat);
    const w = boatWidth(known?.capacity ?? 1, slot, pitch),
      h = boatHeight(slot);
    const box = across
      ? middle(lane, w, h)
      : {
          x: lane.x + Math.max(river.w * 0.03, (lane.w - boatWidth(4, slot)) * 0.4),
          y: lane.y + (lane.h - h) / 2,
          w,
          h,
        };
    layout.places.set(`lane/${boat}`, box);
    layout.taps.set(`lane/${boat}`, lane);
    if (!known) return;
    const docked = known.at.startsWith('dock/');
    const afloat = docked ? dockBox(layout, known.at, known.capacity) : box;
    if (!afloat) return;
    let stones = -known.capacity / 2; // half laden, a boat lies in the middle of its lane
    for (let p = 0; p < known.capacity; p++) if (scene.tokens.has(`boat/${boat}/${p}`)) stones++;
    const at = { ...afloat, y: afloat.y + draught(afloat, stones) };
    layout.places.set(known.at, at);
    layout.berths.push({
      boat,
      at: known.at,
      capacity: known.capacity,
      least: known.least,
      box: at,
      slot: at.h / boatParts.height,
      docked,
    });
    for (let p = 0; p < known.capacity; p++) {
      layout.places.set(`boat/${boat}/${p}`, slotOf(at, known.capacity, p));
      if (!docked) layout.taps.set(`boat/${boat}/${p}`, widened(slotArea(at, known.capacity, p), lane));
    }
  });
  // Boats come from upstream and go back there, just off the table.
  const upstream = across
    ? { x: river.x - 70, y: river.y + river.h * 0.3, w: 60, h: 40 }
    : { x: river.x + river.w * 0.3, y: -60, w: 60, h: 40 };
  layout.places.set('shore', upstream);
}

/** Returns the area, within its lane as high as a finger needs; the water around the boat is not part of it. */
function widened(area: Rect, lane: Rect): Rect {
  const h = Math.min(Math.max(area.h, FINGER), lane.h - 2);
  return { ...area, y: clamp(area.y + (area.h - h) / 2, lane.y + 1, lane.y + lane.h - 1 - h), h };
}

function dockBox(layout: Layout, at: string, capacity: number): Rect | null {
  const panel = layout.sites.find((s) => `dock/${s.site}` === at);
  if (!panel) return null;
  const slot = Math.min(slotThatFits(panel.dock, capacity), titleHeight * 1.7);
  return middle(panel.dock, boatWidth(capacity, slot), boatHeight(slot));
}

function columnLanes(
  river: Rect,
  capacity: (b: number) => number,
): { lane: Rect; slot: number; pitch?: number }[] {
  const laneH = (river.h - 8) / LANES;
  const longest = Math.max(3, ...[0, 1, 2, 3].map(capacity));
  const slot = slotThatFits({ w: river.w * 0.94 - 6, h: Math.min(laneH - 6, 150) }, longest);
  return Array.from({ length: LANES }, (_, b) => ({
    lane: { x: river.x, y: river.y + 4 + b * laneH, w: river.w, h: laneH },
    slot,
  }));
}

/** The smallest side of an area that a finger can hit, in CSS pixels. */
const FINGER = 44;

function bandLanes(
  river: Rect,
  capacity: (b: number) => number,
): { lane: Rect; slot: number; pitch: number }[] {
  const oneRow = river.w / river.h > 6.2;
  const rows = oneRow ? [[0, 1, 2, 3]] : pairs(capacity);
  const laneH = (river.h - 6) / rows.length;
  const slot = Math.min(
    ...rows.map((row) => {
      const units = row.reduce((sum, b) => sum + boatWidth(capacity(b), 1), 0);
      return Math.min((river.w - 8 - 6 * row.length) / units, (laneH - 3) / boatParts.height);
    }),
  );
  const lanes: { lane: Rect; slot: number; pitch: number }[] = [];
  rows.forEach((row, r) => {
    // If the river has room, a small boat is drawn longer, so that a finger can hit every place on it.
    const places = row.reduce((sum, b) => sum + capacity(b), 0),
      ends = boatWidth(0, slot) * row.length,
      pitch = Math.max(boatParts.pitch, Math.min(FINGER, (river.w - 12 - ends) / places) / slot);
    const spare = (river.w - 8 - ends - pitch * slot * places) / row.length;
    let x = river.x + 4;
    for (const b of row) {
      const w = boatWidth(capacity(b), slot, pitch) + spare;
      lanes[b] = { lane: { x, y: river.y + 3 + r * laneH, w, h: laneH }, slot, pitch };
      x += w;
    }
  });
  return lanes;
}
