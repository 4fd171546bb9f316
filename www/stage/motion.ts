// One step in motion, in any game: the hidden pieces on the table, and the overlay at a moment.
import { fillPath, type G } from './brush/path';
import { risingScore } from './brush/furniture';
import type { Rect } from './layout/rect';
import type { Face, Place, Step } from '../engine/wire';
import { pieceScaled, type Picture } from './draw';
import { head, isPile } from './scene';
import { arc, between, easeOut, lift } from './tween';

export interface Motion {
  hides: Place[];
  /** The pile to which the piece goes. */
  pends: Place | null;
  /** The effects that follow the motion. */
  trails?: Trail[];
  /** After how many ms, if a motion lasts 200, a similar step may begin; otherwise at its end. */
  apart?: number;
  /** The voyage, if the motion is a boat that sails. */
  sails?: Sailing;
  /** Draws the motion at `t`. `table` is the table below, to copy from. */
  draw(g: G, picture: Picture, t: number, table: HTMLCanvasElement): void;
}

/** A boat between two boxes. `lands`: the boat ends at a quay. */
export interface Sailing {
  from: Rect;
  to: Rect;
  lands: boolean;
  /** Draws the boat and its cargo at `way`, the share of the voyage from 0 to 1. */
  ship(g: G, picture: Picture, way: number): void;
}

/** An effect that begins at `from`, a share of the motion from 0 to 1, and lasts `ms`. */
export interface Trail {
  from: number;
  ms: number;
  draw(g: G, picture: Picture, ms: number, table: HTMLCanvasElement): void;
}

/** The way of a piece from place to place. */
export interface Way {
  at: Place;
  from: Rect;
  to: Rect;
  /** The size in which its face is drawn. */
  natural: Rect;
  was: Face | null;
  face: Face | null;
  /** Whether the piece is turned over on its way. */
  turns: boolean;
  /** Whether the piece is lifted as it moves, rather than pushed. */
  lifted: boolean;
}

export type Moved = Pick<Motion, 'apart' | 'trails' | 'draw'>;

/** The motions of things with weight, once they are here. Undefined: this step glides. */
export interface WeightMotions {
  moved(step: Step & { step: 'move' }, way: Way, after: Picture): Moved | undefined;
  sailed(step: Step & { step: 'move' }, boat: Sailing, after: Picture): Moved;
  turned(way: Way): Motion['draw'];
}
let weightMotions: WeightMotions | null = null;
export const useWeight = (by: WeightMotions): void => {
  weightMotions = by;
};

/** Returns the motion of a step between two pictures, or null if there is nothing to see. */
export function motionOf(step: Step, before: Picture, after: Picture): Motion | null {
  const own = after.game.motion?.(step, before, after);
  if (own?.sails && weightMotions && step.step === 'move')
    return { ...own, ...weightMotions.sailed(step, own.sails, after) };
  if (own !== undefined) return own;
  switch (step.step) {
    case 'say':
      return null;
    case 'count':
      return head(step.at) === 'score' ? scored(step.at, step.by, after) : null;
    case 'turn':
      return turned(step.at, before.scene.tokens.get(step.at) ?? null, step.face, after);
    case 'appear':
      return appeared(step.at, step.face, after);
    case 'move':
      return moved(step, before, after);
  }
}

function scored(at: Place, by: number, after: Picture): Motion | null {
  const r = after.layout.places.get(at);
  if (!r || by === 0) return null;
  const px = Math.max(18, r.h * 0.55),
    x = Math.max(px, Math.min(after.layout.size.w - px, r.x + r.w / 2));
  return {
    hides: [],
    pends: null,
    draw(g, p, t) {
      g.globalAlpha = Math.min(1, (1 - t) * 3);
      risingScore(g, p.look, by, x, Math.max(px * 0.6, r.y + r.h * (0.3 - 0.75 * easeOut(t))), px);
      g.globalAlpha = 1;
    },
  };
}

/** Turns a card: it narrows to nothing and opens again with its other face. */
function turned(at: Place, from: Face | null, to: Face | null, after: Picture): Motion | null {
  const r = after.layout.places.get(at);
  if (!r) return null;
  const way = { at, from: r, to: r, natural: r, was: from, face: to, turns: true, lifted: false };
  return {
    hides: [at],
    pends: null,
    draw:
      weightMotions?.turned(way) ??
      ((g, p, t) => flipped(g, p, at, t < 0.5 ? from : to, r, Math.abs(1 - 2 * t), r)),
  };
}

function appeared(at: Place, face: Face | null, after: Picture): Motion | null {
  const r = after.layout.places.get(at);
  if (!r || isPile(after.game.piles, at)) return null;
  return {
    hides: [at],
    pends: null,
    draw(g, p, t) {
      g.globalAlpha = t;
      flipped(g, p, at, face, { ...r, y: r.y - (1 - easeOut(t)) * 14 }, 1, r);
      g.globalAlpha = 1;
    },
  };
}

/** Draws a piece that is turned: 1 lies flat, 0 stands on its edge. */
export function flipped(
  g: G,
  p: Picture,
  at: Place,
  face: Face | null,
  r: Rect,
  open: number,
  natural: Rect,
): void {
  const narrow = { ...r, x: r.x + (r.w * (1 - open)) / 2, w: Math.max(0.5, r.w * open) };
  pieceScaled(g, p, at, face, natural, narrow);
}

/** Returns the usual motion of a piece from place to place. */
export function moved(step: Step & { step: 'move' }, before: Picture, after: Picture): Motion | null {
  const to = after.layout.places.get(step.to) ?? before.layout.places.get(step.to);
  const from = before.layout.places.get(step.from) ?? after.layout.places.get(step.from) ?? to;
  if (!to || !from) return null;
  const { piles, faceDown } = after.game;
  const was = isPile(piles, step.from)
    ? isPile(faceDown, step.from)
      ? null
      : step.face
    : (before.scene.tokens.get(step.from) ?? null);
  const lifted = after.game.lifts(step.face);
  const alike = Math.abs(from.w / from.h - to.w / to.h) < 0.2;
  const way: Way = {
    at: step.to,
    from,
    to,
    natural: alike && from.w > to.w ? from : to,
    was,
    face: step.face,
    turns: (was === null) !== (step.face === null),
    lifted,
  };
  const swallowed = isPile(piles, step.to);
  return {
    hides: swallowed ? [] : [step.to],
    pends: swallowed ? step.to : null,
    ...(weightMotions?.moved(step, way, after) ?? { draw: glide(way) }),
  };
}

function glide({ at, from, to, natural, was, face, turns, lifted }: Way): Motion['draw'] {
  const height = lifted ? lift(from, to) : 8;
  return (g, p, t) => {
    const e = easeOut(t);
    const ground = between(from, to, e);
    const up = arc(e, height);
    const open = turns ? Math.abs(1 - 2 * e) : 1;
    shadowBelow(g, p, { ...ground, x: ground.x + (ground.w * (1 - open)) / 2, w: ground.w * open }, up);
    flipped(g, p, at, turns && e < 0.5 ? was : face, { ...ground, y: ground.y - up }, open, natural);
  };
}

/** Draws the shadow of a lifted piece, which lies further off the higher the piece is. */
function shadowBelow(g: G, p: Picture, r: Rect, up: number): void {
  if (p.look.flat) return;
  g.beginPath();
  g.roundRect(r.x + r.w * 0.08 + up * 0.35, r.y + r.h * 0.1 + up * 0.12, r.w, r.h, r.w * 0.12);
  fillPath(g, p.look.shadow);
}
