// How fast pieces move, as the settings say.
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export const SPEEDS: Speed[] = ['off', 'fast', 'normal', 'slow'];

/** How much longer a motion takes than at normal speed. */
export const FACTOR: Record<Speed, number> = { off: 0, fast: 0.45, normal: 1, slow: 2.2 };
