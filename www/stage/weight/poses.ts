// How heavy and light things move: a moment of the motion's own length, from 0 to 1, in; a pose out. What weighs is gathered, rises, hangs, falls
// faster than it rose, and stops dead. Pure.

/** The part of a motion from `a` to `b`, as 0 to 1. */
export const part = (t: number, a: number, b: number): number => Math.max(0, Math.min(1, (t - a) / (b - a)));
export const out3 = (t: number): number => 1 - (1 - t) ** 3;
/** Starts and ends at rest, with no jerk at either end. */
export const inOut = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);
const fall = (t: number): number => 1 - t ** 2.4;
/** Once up and down. */
const hump = (t: number): number => Math.sin(Math.PI * t);

/** When a stone is down, and when a piece of wall, a card or a boat is. */
export const DOWN = { stone: 0.86, wall: 0.78, card: 0.92, boat: 0.93, coin: 1 } as const;

export interface StonePose {
  /** How far it is on its way. */
  way: number;
  /** Its height above the table, of the height that it is lifted to. */
  z: number;
  /** How broad and how high it is, of its size at rest. */
  sx: number;
  sy: number;
}

/** Gathered for 14 hundredths of its time, up until the half, down in a third; flat for one frame. */
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

/** A piece of wall is carried over its place, falls, is flat for one frame; its neighbours start. `jolt`: by how much of a pixel, of 1.2. */
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
  /** A little below 0 while it leans back. */
  way: number;
  /** In radians; below 0 the bow is up. */
  pitch: number;
  /** Speed, of its greatest. */
  speed: number;
  /** How hard it touches, of 1. */
  touch: number;
}

/** Leans back, glides, touches. */
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
  /** In radians. */
  tilt: number;
}

/** A card that is dealt is tilted as it is taken up, and lies from 92 hundredths of its time on. */
export const cardPose = (t: number): CardPose => ({
  way: out3(part(t, 0, 0.9)),
  z: hump(part(t, 0, DOWN.card)),
  tilt: -0.2 * out3(part(t, 0, 0.12)) * (1 - out3(t)),
});

export interface TurnPose {
  /** 1 lies flat, 0 stands on its edge. */
  open: number;
  /** Whether it still shows the face that it had. */
  before: boolean;
  /** How dark it is: what turns away from the sun darkens. */
  shade: number;
  z: number;
}

export function turnPose(t: number): TurnPose {
  const c = Math.cos(Math.PI * inOut(t));
  return { open: Math.abs(c), before: c > 0, shade: 0.34 * (1 - Math.abs(c)), z: hump(t) };
}

/** A coin turns over twice on its way. */
export const coinPose = (t: number): { way: number; z: number; open: number } => ({
  way: inOut(t),
  z: hump(t),
  open: Math.abs(Math.cos(2 * Math.PI * t)),
});

/** How long what follows a landing lasts, in ms. */
export const LASTS = { dust: 160, settling: 260, rings: 300 } as const;

export interface Fleck {
  x: number;
  y: number;
  r: number;
  alpha: number;
}

/** Flecks of dust around the foot of a thing, `ms` after it has landed; in breadths of the thing, from the middle of its foot. */
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

/** What carries a thing gives way under it: how many px below its place it is, `ms` after the landing. */
export const settling = (ms: number): number =>
  ms < 0 || ms > LASTS.settling ? 0 : 2.4 * Math.exp(-ms / 70) * Math.sin(ms / 34);

/** Two rings on the water, `ms` after a touch; in breadths of the boat. */
export function rings(ms: number): Fleck[] {
  if (ms < 0 || ms > LASTS.rings) return [];
  const k = ms / LASTS.rings;
  return [0, 0.18].flatMap((late) => {
    const on = part(k, late, 1);
    return on > 0 ? [{ x: 0, y: 0, r: 0.1 + 0.34 * out3(on), alpha: 0.7 * (1 - on) }] : [];
  });
}

/** Things of one kind that go together leave so many ms one after the other, of 200. */
export const APART = { stone: 40, coin: 30, card: 24 } as const;
