// The pieces on the table, as the stage knows them: the last view, plus the steps since. No DOM.
import type { AnyGame, Kind, Place, Seat, Step, View } from '../engine/wire';

export interface Scene<K extends Kind = AnyGame> {
  tokens: Map<Place, K['face'] | null>;
  counts: Map<Place, number>;
  toAct: Seat[];
  /** The only player who looks, with their own hand open; null if all players look. */
  eye: Seat | null;
  /** The seat that looks alone, or did last: whoever holds the device has the own things before them. */
  near: Seat | null;
  /** The seats on the far side of a device that lies flat between the players; none if it does not. */
  across: readonly Seat[];
}

export const emptyScene = <K extends Kind = AnyGame>(): Scene<K> => ({
  tokens: new Map(),
  counts: new Map(),
  toAct: [],
  eye: null,
  near: null,
  across: [],
});

/** `around`: where the players sit. */
export function sceneOf<K extends Kind = AnyGame>(
  view: View<K>,
  eye: Seat | null = null,
  around: Pick<Scene, 'near' | 'across'> = emptyScene(),
): Scene<K> {
  return {
    tokens: new Map(view.tokens.map((t) => [t.at, t.face])),
    counts: new Map(view.counters.map((c) => [c.at, c.count])),
    toAct: [...view.toAct],
    eye,
    near: eye ?? around.near,
    across: around.across,
  };
}

/** Returns the first part of a place: `boat` of `boat/2/1`. */
export const head = (place: Place): string =>
  place.slice(0, (place.indexOf('/') + 1 || place.length + 1) - 1);
/** Returns the numbers in a place: [2, 1] of `boat/2/1`. */
export const numbers = (place: Place): number[] => place.split('/').slice(1).map(Number);

/**
 * The places that are piles, by the first part of their names. A pile shows a number and swallows the pieces
 * that move there; it lists no tokens.
 */
export type Piles = readonly string[];
export const isPile = (piles: Piles, place: Place): boolean => piles.includes(head(place));

/** Returns the scene after a step. Steps contain motions only; the next view corrects the rest. */
export function stepped<K extends Kind = AnyGame>(scene: Scene<K>, step: Step<K>, piles: Piles): Scene<K> {
  const next: Scene<K> = { ...scene, tokens: new Map(scene.tokens), counts: new Map(scene.counts) };
  const add = (place: Place, by: number) =>
    next.counts.set(place, Math.max(0, (next.counts.get(place) ?? 0) + by));
  switch (step.step) {
    case 'say':
      break;
    case 'count':
      next.counts.set(step.at, (next.counts.get(step.at) ?? 0) + step.by);
      break;
    case 'turn':
    case 'appear':
      next.tokens.set(step.at, step.face);
      break;
    case 'move':
      if (isPile(piles, step.from)) add(step.from, -1);
      else next.tokens.delete(step.from);
      if (isPile(piles, step.to)) add(step.to, 1);
      else next.tokens.set(step.to, step.face);
      break;
  }
  return next;
}
