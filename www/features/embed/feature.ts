// The page inside a frame of another page.
import type { Framing } from '../../shell/feature';

export const embed: Framing = { load: () => import('./frame') };
