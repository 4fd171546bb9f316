// What lies on the table, as the stage knows it: the last view, plus the steps played since. Headless.
import type { Face, Place, Seat, Step, View } from '../wire';

export interface Scene {
  tokens: Map<Place, Face | null>;
  counts: Map<Place, number>;
  toAct: Seat[];
}

export const emptyScene = (): Scene => ({ tokens: new Map(), counts: new Map(), toAct: [] });

export function sceneOf(view: View): Scene {
  return {
    tokens: new Map(view.tokens.map((t) => [t.at, t.face])),
    counts: new Map(view.counters.map((c) => [c.at, c.count])),
    toAct: [...view.toAct],
  };
}

const PILES = ['quarry', 'shore', 'deck', 'discard', 'held', 'beside'];
export const head = (place: Place): string => place.slice(0, (place.indexOf('/') + 1 || place.length + 1) - 1);
/** The numbers in a place: `boat/2/1` is [2, 1]. */
export const numbers = (place: Place): number[] => place.split('/').slice(1).map(Number);
/** A pile shows a number and swallows what is moved there; no token is listed on it. */
export const isPile = (place: Place): boolean => PILES.includes(head(place));

/** The scene after a step. Steps tell motions only; the next view corrects whatever they left out. */
export function stepped(scene: Scene, step: Step): Scene {
  const next: Scene = { tokens: new Map(scene.tokens), counts: new Map(scene.counts), toAct: scene.toAct };
  const add = (place: Place, by: number) => next.counts.set(place, Math.max(0, (next.counts.get(place) ?? 0) + by));
  switch (step.step) {
    case 'say': break;
    case 'count':
      next.counts.set(step.at, (next.counts.get(step.at) ?? 0) + step.by);
      break;
    case 'turn':
    case 'appear':
      next.tokens.set(step.at, step.face);
      break;
    case 'move':
      if (isPile(step.from)) add(step.from, -1);
      else next.tokens.delete(step.from);
      if (isPile(step.to)) add(step.to, 1);
      else next.tokens.set(step.to, step.face);
      break;
  }
  return next;
}

/** Where each boat of the round lies: on its lane, or at the dock of a site. */
export function boatsOf(scene: Scene): Map<number, { at: Place; capacity: number; least: number }> {
  const boats = new Map<number, { at: Place; capacity: number; least: number }>();
  for (const [at, face] of scene.tokens) {
    if (face?.is === 'boat') boats.set(face.boat, { at, capacity: face.capacity, least: face.least });
  }
  return boats;
}
