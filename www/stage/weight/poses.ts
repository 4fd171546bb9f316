// The motions of heavy and light things: a share of the motion, from 0 to 1, goes in; a pose comes out. A
// heavy thing gathers itself, rises, hangs, falls faster than it rose, and stops dead. Pure.

/** Returns the progress of `t` from `a` to `b`, from 0 to 1. */
export const part = (t: number, a: number, b: number): number => Math.max(0, Math.min(1, (t - a) / (b - a)));
export const out3 = (t: number): number => 1 - (1 - t) ** 3;
/** Starts and ends at rest, with no jerk at either end. */
export const inOut = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);
const fall = (t: number): number => 1 - t ** 2.4;
/** Goes up and down once. */
const hump = (t: number): number => Math.sin(Math.PI * t);

/** The share of the motion at which a thing of each kind is down. */
export const DOWN = { stone: 0.86, wall: 0.78, card: 0.92, boat: 0.93, coin: 1 } as const;

export interface StonePose {
  /** The share of the way that it has covered. */
  way: number;
  /** The height above the table, as a share of its greatest height. */
  z: number;
  /** Width and height, as shares of the size at rest. */
  sx: number;
  sy: number;
}

/**
 * Returns the pose of a stone: it gathers itself for 14 % of its time, rises until half of it, falls in a
 * third, and is flat for one frame.
 */
export function stonePose(t: number): StonePose {
  const up = out3(part(t, 0.08, 0.5)),
    down = fall(part(t, 0.52, DOWN.stone)),
    hit = part(t, DOWN.stone, 1),
    gather = hump(part(t, 0, 0.14)),
    squash = hit > 0 && hit < 1 ? 0.14 * (1 - hit) : 0;
  return {
    way: inOut(part(t, 0.1, 0.84)),
    z: Math.min(up, down),
    sx: 1 + squash * 0.6 + gather * 0.03,
    sy: 1 - squash - gather * 0.05,
  };
}

/**
 * Returns the pose of a piece of wall: it is carried over its place, falls, and is flat for one frame, while
 * its neighbours start. `jolt` is a share of 1.2 px.
 */
export function wallPose(t: number): StonePose & { jolt: number } {
  const carried = part(t, 0, 0.4),
    hit = part(t, DOWN.wall, 1),
    struck = hit > 0 && hit < 1 ? 1 - hit : 0;
  return {
    way: inOut(carried),
    z: Math.min(out3(carried), fall(part(t, 0.4, DOWN.wall))),
    sx: 1 + struck * 0.04,
    sy: 1 - struck * 0.08,
    jolt: struck,
  };
}

export interface BoatPose {
  /** The share of the way; a little below 0 while the boat leans back. */
  way: number;
  /** The angle in radians; below 0 the bow is up. */
  pitch: number;
  /** The speed, as a share of its greatest. */
  speed: number;
  /** How hard the boat touches the quay, from 0 to 1. */
  touch: number;
}

/** Returns the pose of a boat: it leans back, glides, touches the quay. */
export function boatPose(t: number): BoatPose {
  const under = part(t, 0.08, DOWN.boat),
    speed = hump(under) ** 1.4,
    touch = hump(part(t, DOWN.boat, 1));
  return {
    way: inOut(under) - 0.02 * hump(part(t, 0, 0.2)),
    pitch: 0.018 * touch - 0.03 * speed,
    speed,
    touch,
  };
}

export interface CardPose {
  way: number;
  z: number;
  /** The angle in radians. */
  tilt: number;
}

/** Returns the pose of a card that is dealt: it tilts as it is taken up, and lies after 92 % of its time. */
export const cardPose = (t: number): CardPose => ({
  way: out3(part(t, 0, 0.9)),
  z: hump(part(t, 0, DOWN.card)),
  tilt: -0.2 * out3(part(t, 0, 0.12)) * (1 - out3(t)),
});

export interface TurnPose {
  /** 1 lies flat, 0 stands on its edge. */
  open: number;
  /** Whether the old face is still visible. */
  before: boolean;
  /** How dark the card is, which darkens as it turns away from the sun. */
  shade: number;
  z: number;
}

export function turnPose(t: number): TurnPose {
  const c = Math.cos(Math.PI * inOut(t));
  return { open: Math.abs(c), before: c > 0, shade: 0.34 * (1 - Math.abs(c)), z: hump(t) };
}

/** Returns the pose of a coin, which turns over twice on its way. */
export const coinPose = (t: number): { way: number; z: number; open: number } => ({
  way: inOut(t),
  z: hump(t),
  open: Math.abs(Math.cos(2 * Math.PI * t)),
});

/** How long the effects of a landing last, in ms. */
export const LASTS = { dust: 160, settling: 260, rings: 300 } as const;

export interface Fleck {
  x: number;
  y: number;
  r: number;
  alpha: number;
}

/** Returns flecks of dust around the foot of a thing, `ms` after it landed, in widths of the thing. */
export function dust(ms: number, n = 5): Fleck[] {
  if (ms < 0 || ms > LASTS.dust) return [];
  const k = ms / LASTS.dust,
    far = out3(k);
  return Array.from({ length: n }, (_, i) => {
    const angle = -0.35 - (i / (n - 1)) * 2.45,
      out = (0.62 + 0.3 * (i % 2)) * far + 0.3;
    return {
      x: Math.cos(angle) * out,
      y: Math.sin(angle) * 0.2 * far + 0.1 * k,
      r: 0.12 * (1 - k) + 0.03,
      alpha: 0.65 * (1 - k),
    };
  });
}

/** Returns how far a thing that gives way lies below its place, in px, `ms` after a landing. */
export const settling = (ms: number): number =>
  ms < 0 || ms > LASTS.settling ? 0 : 2.4 * Math.exp(-ms / 70) * Math.sin(ms / 34);

/** Returns two rings on the water, `ms` after a touch, in widths of the boat. */
export function rings(ms: number): Fleck[] {
  if (ms < 0 || ms > LASTS.rings) return [];
  const k = ms / LASTS.rings;
  return [0, 0.18].flatMap((late) => {
    const on = part(k, late, 1);
    return on > 0 ? [{ x: 0, y: 0, r: 0.1 + 0.34 * out3(on), alpha: 0.7 * (1 - on) }] : [];
  });
}

/** The delays between things of one kind that move together, in ms, if a motion lasts 200. */
export const APART = { stone: 40, coin: 30, card: 24 } as const;
