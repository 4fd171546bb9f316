// Paints events and special cards for sale, beside the stocks. An event is a bill on a board: a picture of
// its effect, and the number of events to come.
import { iconIn, numberIn } from '../layout/city';
import type { Extra } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import { piece, shownCount } from '../../../stage/draw';
import type { Face } from '../wire';
import { text } from '../../../stage/brush/ink';
import { box, fillAndLine, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Picture } from './paint';

type Event = Extract<Face, { is: 'event' }>['event'];

export function extra(g: G, p: Picture, what: Extra, r: Rect): void {
  const icon = iconIn(r),
    { x, y, px, beside } = numberIn(r),
    n = shownCount(p, what);
  if (what === 'shop') piece(g, p, 'box', null, icon);
  else bill(g, p.look, lastEvent(p), icon);
  text(g, p.look, beside ? String(n) : `×${n}`, x, y, px, p.look.ink, beside ? 'left' : 'center', 800);
}

/** Returns the last event, or null before the first. */
function lastEvent({ scene }: Picture): Event | null {
  let last: Event | null = null;
  for (let k = 0; ; k++) {
    const face = scene.tokens.get(`event/${k}`);
    if (face?.is !== 'event') return last;
    last = face.event;
  }
}

function bill(g: G, look: Look, event: Event | null, r: Rect): void {
  box(g, r, r.w * 0.06);
  fillAndLine(g, look, look.flat ? look.cream : '#FBF3DE', Math.max(1, r.w * 0.035));
  g.save();
  g.translate(r.x + r.w / 2, r.y + r.h / 2);
  g.scale(r.w / 2, r.h / 2);
  g.lineWidth = 0.13;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.fillStyle = look.flat ? look.cream : look.gold;
  if (event === null) text(g, look, '?', 0, 0.04, 1.1, look.ink, 'center', 800);
  else strokes(g, SIGNS[event]);
  g.restore();
}

/** Draws lines, and filled shapes with an outline, in a square from -1 to 1. */
function strokes(g: G, { lines, filled }: Sign): void {
  if (filled) {
    const shape = new Path2D(filled);
    g.fill(shape);
    g.stroke(shape);
  }
  if (lines) g.stroke(new Path2D(lines));
}

interface Sign {
  lines?: string;
  filled?: string;
}

/** The picture of each event: what it takes, brings or turns around. */
const SIGNS: Record<Event, Sign> = {
  hurricane: {
    lines: 'M-.6-.3A.62.46 0 1 1 .5.22M-.34-.02A.36.28 0 1 1 .26.34M-.06.16A.14.12 0 1 1 .08.34M.1.62L-.1.72',
  },
  conspiracy: {
    filled: 'M-.66-.3Q0-.56.66-.3Q.7.26.3.34Q.08.3 0 .06Q-.08.3-.3.34Q-.7.26-.66-.3Z',
    lines: 'M-.38-.04h.16M.22-.04h.16',
  },
  disorder: { filled: 'M-.62-.36l.52-.2.3.82-.52.2ZM.04-.5h.54v.86h-.54Z', lines: 'M-.5.66L.5.6' },
  'flood-damage': {
    filled: 'M-.36-.1L0-.62l.36.52v.3h-.72Z',
    lines: 'M-.7.36q.17-.18.35 0t.35 0 .35 0 .35 0M-.7.64q.17-.18.35 0t.35 0 .35 0 .35 0',
  },
  wedding: {
    lines:
      'M-.66.1a.38.38 0 1 0 .76 0a.38.38 0 1 0-.76 0M-.1.1a.38.38 0 1 0 .76 0a.38.38 0 1 0-.76 0M-.12-.52L0-.36L.12-.52Z',
  },
  strike: {
    filled: 'M-.44-.4h.66v.96h-.66Z',
    lines: 'M.22-.2h.2q.16 0 .16.18v.16q0 .18-.16.18h-.2M-.22-.12v.4M0-.12v.4',
  },
  fire: {
    filled:
      'M.02-.72Q.1-.36.36-.1Q.62.18.44.48Q.28.74 0 .72Q-.34.72-.46.44Q-.56.16-.3-.14Q-.24.1-.1.08Q-.2-.36.02-.72Z',
  },
  'golden-days': {
    filled: 'M-.3 0a.3.3 0 1 0 .6 0a.3.3 0 1 0-.6 0',
    lines: 'M0-.7v.22M0 .7v-.22M-.7 0h.22M.7 0h-.22M-.5-.5l.15.15M.5.5l-.15-.15M-.5.5l.15-.15M.5-.5l-.15.15',
  },
  struggle: { filled: 'M-.74 0Q0-.76.74 0Q0 .76-.74 0Z', lines: 'M-.2 0a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0' },
  'blockade-at-sea': {
    filled: 'M-.6.24h1.2l-.24.34h-.72Z',
    lines: 'M0 .24v-.86M0-.54Q.5-.3.44.06h-.44M-.7-.66L.7.7',
  },
};
