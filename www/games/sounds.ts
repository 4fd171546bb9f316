// The interface of a game's sounds: the sounds of each step. It is fetched once a game has begun.
import type { AnyGame, Kind, Setup, Step } from '../engine/wire';

export type Sound =
  | 'stone' // stone on stone
  | 'plank' // a piece on wood: a stone on a boat, a figure on the quay
  | 'sled' // pieces are taken and drawn near
  | 'sail' // a boat leaves
  | 'dock' // a boat lands
  | 'water' // a canal is laid, or boats come
  | 'deal' // a card comes
  | 'turn' // a card is turned
  | 'coin'
  | 'brick' // a piece of a wall or of the quay
  | 'seal' // a choice that stays hidden, or a pass
  | 'undo'
  | 'no' // a rule forbids the move
  | 'yours' // your turn
  | 'point'
  | 'end';

/** A sound, the number of pieces below, and its time as a share of the motion, from 0 to 1. */
export type Strike = readonly [sound: Sound, high?: number, at?: number];

/** The share of a motion after which a piece that is set down touches the table. */
export const LANDS = 0.86;

/** Returns the sounds of a step. Points, the end and a new turn sound the same in every game. */
export type Sounds<K extends Kind = AnyGame> = (step: Step<K>, setup: Setup<K>) => readonly Strike[];

const all = import.meta.glob<Sounds>('./*/sound.ts', { import: 'sounds', eager: true });
export const soundsOf = (game: string): Sounds | undefined => all[`./${game}/sound.ts`];
