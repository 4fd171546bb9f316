// Who sits at a table that has room for faces. The drawings are fetched late: until then no table is known here.
import type { Seat, Setup } from '../../core/wire';

/** Returns the medallion of a seat, so many CSS pixels wide; null if it has no face. */
export type FaceOf = (seat: Seat, px: number) => HTMLCanvasElement | null;

export const seated = new WeakMap<Setup, FaceOf>();
