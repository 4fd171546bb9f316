// How a game sounds: which thing is struck at which step. Fetched when a game has begun.
import type { AnyGame, Kind, Setup, Step } from '../core/wire';

export type Sound =
  | 'stone' // stone on stone
  | 'plank' // something on wood: a stone on a boat, a figure on the quay
  | 'sled' // things are taken and drawn near
  | 'sail' // a boat leaves
  | 'dock' // a boat lands
  | 'water' // a canal is laid, boats come
  | 'deal' // a card comes
  | 'turn' // a card is turned
  | 'coin'
  | 'brick' // a piece of a wall or of the quay
  | 'seal' // a choice that stays hidden, a pass
  | 'undo'
  | 'no' // a rule forbids it
  | 'yours' // your turn
  | 'point'
  | 'end';

/** A sound; how many pieces lie below the one that sounds; when it comes, from 0 (the motion begins) to 1. */
export type Strike = readonly [sound: Sound, high?: number, at?: number];

/** When a piece that was set down touches the table, as a part of its motion. */
export const LANDS = 0.86;

/** Returns what is heard of a step; the points, the end and whose turn it is sound in every game alike. */
export type Sounds<K extends Kind = AnyGame> = (step: Step<K>, setup: Setup<K>) => readonly Strike[];

const all = import.meta.glob<Sounds>('./*/sound.ts', { import: 'sounds', eager: true });
export const soundsOf = (game: string): Sounds | undefined => all[`./${game}/sound.ts`];
