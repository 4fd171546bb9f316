// Motions of things with weight. They are fetched once a game has begun; until then, everything glides alike.
// The game says which motion a step has (games/weights.ts).
import { fillRect, type G } from '../brush/path';
import { pieceScaled, type Picture } from '../draw';
import type { Rect } from '../layout/rect';
import type { Motion, Moved, Trail, Way } from '../motion';
import { between, lift } from '../tween';
import { cast, raiseDust, ringsAt, shifted, wake } from './marks';
import {
  APART,
  boatPose,
  cardPose,
  coinPose,
  DOWN,
  LASTS,
  part,
  settling,
  stonePose,
  turnPose,
  wallPose,
} from './poses';

export { useWeight } from '../motion';

/** How a thing moves: as a stone, a boat, a card, a piece of a wall, or a coin. */
export type Pose = 'stone' | 'boat' | 'card' | 'wall' | 'coin';

/** A part of the table that gives way when something lands: it settles, or starts by a pixel. */
export interface Giving {
  r: Rect;
  /** How far it gives way, as a share of the most that a boat or a wall does. */
  much: number;
}

/** Returns the box in which a thing begins: its last shape, as large as fits into its first box. */
function begins({ from, to }: Way): Rect {
  const k = Math.min(from.w / to.w, from.h / to.h),
    [w, h] = [to.w * k, to.h * k];
  if (Math.abs(from.w / from.h - to.w / to.h) < 0.2) return from;
  return { x: from.x + (from.w - w) / 2, y: from.y + (from.h - h) / 2, w, h };
}

/** Darkens everything that has been drawn in a box so far. */
function darken(g: G, p: Picture, r: Rect, shade: number): void {
  if (p.look.flat || shade < 0.01) return;
  g.globalCompositeOperation = 'source-atop';
  fillRect(g, `rgba(30,14,2,${shade.toFixed(3)})`, r.x - 1, r.y - 1, r.w + 2, r.h + 2);
  g.globalCompositeOperation = 'source-over';
}

/** Draws a half-turned face, `z` px above its ground. */
function upright(g: G, p: Picture, way: Way, ground: Rect, z: number, t: number): void {
  const turn = way.turns ? turnPose(t) : { open: 1, before: false, shade: 0, z: 0 },
    w = Math.max(1, ground.w * turn.open),
    h = ground.h * (1 + 0.03 * turn.z),
    x = ground.x + (ground.w - w) / 2;
  cast(g, p, { ...ground, x, w }, z);
  const at = { x, y: ground.y + ground.h - h - z, w, h };
  pieceScaled(g, p, way.at, turn.before ? way.was : way.face, way.natural, at);
  darken(g, p, at, turn.shade);
}

/** Turns a card over where it lies. */
export const turned =
  (way: Way): Motion['draw'] =>
  (g, p, t) =>
    upright(g, p, way, way.to, 8 * turnPose(t).z, t);

function stone(way: Way): Moved {
  const start = begins(way),
    high = lift(way.from, way.to);
  const dusty: Trail = {
    from: DOWN.stone,
    ms: LASTS.dust,
    draw: (g, p, ms) => raiseDust(g, p, p.layout.places.get(way.at) ?? way.to, ms),
  };
  return {
    apart: APART.stone,
    trails: [dusty],
    draw(g, p, t) {
      const pose = stonePose(t),
        ground = between(start, way.to, pose.way),
        [w, h, z] = [ground.w * pose.sx, ground.h * pose.sy, pose.z * high];
      if (way.turns) return upright(g, p, way, ground, z, part(t, 0.2, 0.8));
      cast(g, p, ground, z);
      const at = { x: ground.x + (ground.w - w) / 2, y: ground.y + ground.h - h - z, w, h };
      pieceScaled(g, p, way.at, way.face, way.natural, at);
    },
  };
}

function wall(way: Way, beside: Giving[]): Moved {
  const start = begins(way),
    high = Math.min(58, way.to.h * 0.6, Math.max(way.to.h * 0.25, way.to.y)); // so that it stays on the table
  return {
    trails: [
      {
        from: DOWN.wall,
        ms: LASTS.dust,
        draw: (g, p, ms) => raiseDust(g, p, way.to, ms, 7),
      },
    ],
    draw(g, p, t, table) {
      const pose = wallPose(t),
        ground = between(start, way.to, pose.way),
        [w, h, z] = [ground.w * pose.sx, ground.h * pose.sy, pose.z * high];
      for (const { r, much } of beside) if (pose.jolt > 0) shifted(g, table, r, 0, -1.2 * much * pose.jolt);
      const foot = { ...ground, y: ground.y + ground.h - ground.w * 0.08, h: ground.w * 0.12 };
      cast(g, p, foot, z * 0.2, true);
      if (way.turns) return upright(g, p, way, ground, z, part(t, 0, 0.4));
      const at = { x: ground.x + (ground.w - w) / 2, y: ground.y + ground.h - h - z, w, h };
      pieceScaled(g, p, way.at, way.face, way.natural, at);
    },
  };
}

function card(way: Way): Moved {
  const start = begins(way),
    far = Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y),
    high = Math.min(26, 6 + far * 0.08);
  return {
    apart: APART.card,
    draw(g, p, t) {
      const pose = cardPose(t),
        ground = between(start, way.to, pose.way),
        [x, y] = [ground.x + ground.w / 2, ground.y + ground.h / 2];
      g.save();
      g.translate(x, y);
      g.rotate(pose.tilt * (far > 20 ? Math.sign(way.to.x - way.from.x || 1) : 0));
      g.translate(-x, -y);
      upright(g, p, way, ground, pose.z * high, part(t, 0.12, 0.88));
      g.restore();
    },
  };
}

function coin(way: Way): Moved {
  const start = begins(way),
    high = lift(way.from, way.to);
  return {
    apart: APART.coin,
    draw(g, p, t) {
      const pose = coinPose(t),
        ground = between(start, way.to, pose.way),
        z = pose.z * high,
        h = ground.h * Math.max(0.14, pose.open);
      cast(g, p, { ...ground, y: ground.y + ground.h * 0.55, h: ground.h * 0.4 }, z, true);
      const at = { ...ground, y: ground.y + (ground.h - h) / 2 - z, h };
      pieceScaled(g, p, way.at, way.face, way.natural, at);
      darken(g, p, at, 0.3 * (1 - pose.open));
    },
  };
}

/**
 * Returns the motion of a boat from box to box. `ship` draws it at a share of the way. `lands`: it ends at a
 * quay, and touches `posts` there.
 */
export function boat(
  from: Rect,
  to: Rect,
  lands: boolean,
  ship: (g: G, p: Picture, way: number) => void,
  posts: Giving[],
): Moved {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1,
    [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far],
    bow = (r: Rect): number => r.x + r.w * (dx < 0 ? 0.08 : 0.92);
  return {
    trails: lands
      ? [
          {
            from: DOWN.boat,
            ms: LASTS.rings,
            draw: (g, p, ms) => ringsAt(g, p, bow(to), to.y + to.h * 0.88, to.h, ms),
          },
        ]
      : [],
    draw(g, p, t, table) {
      const pose = boatPose(t),
        r = between(from, to, pose.way),
        pitch = (lands ? pose.pitch : Math.min(0, pose.pitch)) * dx,
        [x, y] = [r.x + r.w / 2, r.y + r.h];
      for (const post of posts)
        if (pose.touch > 0) shifted(g, table, post.r, 2.5 * post.much * pose.touch, 0);
      wake(g, p, r, dx, dy, far > 4 ? pose.speed : 0);
      g.save();
      g.translate(x, y);
      g.rotate(pitch);
      g.translate(-x, -y);
      ship(g, p, pose.way);
      g.restore();
    },
  };
}

/** Returns the motion of a piece from place to place. `giving`: the parts that give way where it lands. */
export function moved(pose: Pose, way: Way, giving: Giving[], leaves: boolean): Moved {
  switch (pose) {
    case 'stone': {
      const { trails = [], ...rest } = stone(way);
      return { ...rest, trails: [...giving.map(settles), ...trails] };
    }
    case 'wall':
      return wall(way, giving);
    case 'card':
      return card(way);
    case 'coin':
      return coin(way);
    case 'boat':
      return boat(
        way.from,
        way.to,
        !leaves,
        (g, p, e) => pieceScaled(g, p, way.at, way.face, way.natural, between(way.from, way.to, e)),
        [],
      );
  }
}

const settles = ({ r, much }: Giving): Trail => ({
  from: DOWN.stone,
  ms: LASTS.settling,
  draw(g, p, ms, table) {
    if (!p.look.flat) shifted(g, table, r, 0, settling(ms) * much);
  },
});
