// The parts that Imhotep fetches once a game has begun.
import type { G } from '../../../stage/brush/ink';
import { lanes } from './lanes';
import type { Picture } from './paint';
import { trays } from './trays';

export { paintGhosts } from './ghosts';
export { motion } from './motion';
export { positions } from './positions';
export { twin } from '../text/market';
export { sources, whyWon } from '../text/standing';
/** Paints the parts below all pieces. */
export const paintBelow = (g: G, p: Picture): void => {
  lanes(g, p);
  trays(g, p);
};
