// The place of each boat of the round.
import type { Scene as AnyScene } from '../../../stage/scene';
import type { Game, Place } from '../wire';

/** Imhotep's table as the stage sees it. */
export type Scene = AnyScene<Game>;

/** Returns every boat of the round, on its lane or at the dock of a site. */
export function boatsOf(scene: Scene): Map<number, { at: Place; capacity: number; least: number }> {
  const boats = new Map<number, { at: Place; capacity: number; least: number }>();
  for (const [at, face] of scene.tokens) {
    if (face?.is === 'boat') boats.set(face.boat, { at, capacity: face.capacity, least: face.least });
  }
  return boats;
}
