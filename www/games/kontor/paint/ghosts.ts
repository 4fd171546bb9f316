// Paints the result of a chosen move over the map: the card at its new place, the course of the ship, the
// goods that it would take, the next keeper, and the points.
import { inset, type Rect } from '../../../stage/layout/rect';
import { ghost as pale } from '../../../stage/draw';
import { head } from '../../../stage/scene';
import type { Face, Place, Step } from '../wire';
import { crossOut } from '../../../stage/brush/cross';
import { risingScore } from '../../../stage/brush/furniture';
import { pen, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Picture } from './paint';

export function paintGhosts(g: G, p: Picture): void {
  for (const [place, by] of scored(p.ghosts)) gains(g, p, place, by);
  for (const step of p.ghosts) {
    switch (step.step) {
      case 'move':
        moves(g, p, step);
        break;
      case 'appear':
        if (step.face?.is === 'keeper') ghost(g, p, step.at, step.face, at(p, step.at));
        break;
      case 'count': // told above
      case 'say':
      case 'turn':
        break;
    }
  }
}

/** Returns what each score gains altogether: a card may finish several sectors, one step for each. */
export function scored(steps: Step[]): Map<Place, number> {
  const sums = new Map<Place, number>();
  for (const step of steps)
    if (step.step === 'count' && head(step.at) === 'score')
      sums.set(step.at, (sums.get(step.at) ?? 0) + step.by);
  return sums;
}

const at = (p: Picture, place: Place): Rect | undefined => p.layout.places.get(place);

function moves(g: G, p: Picture, { from, to, face }: Step & { step: 'move' }): void {
  const start = at(p, from),
    end = at(p, to);
  switch (head(to)) {
    case 'cell':
      return ghost(g, p, to, face, end && inset(end, end.w * 0.09));
    case 'ship':
      if (start && end) course(g, p.look, start, end);
      return ghost(g, p, to, face, end);
    case 'pile':
    case 'top':
      if (head(from) === 'cell' && start) {
        g.beginPath();
        g.rect(start.x + 1, start.y + 1, start.w - 2, start.h - 2);
        crossOut(g, p.look, start, 'rgba(239,226,192,.55)');
      }
      return;
    case 'purse':
      if (from === 'treasury') gains(g, p, to, 1);
      return;
    default:
      return;
  }
}

function ghost(g: G, p: Picture, place: Place, face: Face | null, r: Rect | undefined): void {
  if (r && face) pale(g, p, place, face, r, { alpha: 0.82, lifted: true });
}

/** Draws points that rise from a seal, or florins that rise from a purse. */
function gains(g: G, p: Picture, place: Place, by: number): void {
  const r = at(p, place);
  if (r && by !== 0) risingScore(g, p.look, by, r.x + r.w / 2, r.y + r.h / 2, Math.max(15, r.h * 0.62));
}

/** Draws the course of the ship as a dashed line, as on a chart. */
function course(g: G, look: Look, from: Rect, to: Rect): void {
  const [a, b] = [from, to].map((r) => ({ x: r.x + r.w / 2, y: r.y + r.h * 0.86 })) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  g.save();
  g.lineCap = 'round';
  for (const [colour, width] of [
    [look.ink, 4.6],
    [look.cream, 2.4],
  ] as const) {
    pen(g, colour, width);
    g.setLineDash([7, 7]);
    trace(g, [a.x, a.y, b.x, b.y]);
    g.stroke();
  }
  g.restore();
}
