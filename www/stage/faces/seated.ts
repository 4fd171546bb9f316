// The faces of the players at each table. The drawings are fetched late; until then, no table is known here.
import type { Seat, Setup } from '../../core/wire';

/** Returns the medallion of a seat, `px` CSS pixels wide, or null if it has no face. */
export type FaceOf = (seat: Seat, px: number) => HTMLCanvasElement | null;

export const seated = new WeakMap<Setup, FaceOf>();
