// The parts that Imhotep fetches once a game has begun.
import type { G } from '../../../stage/brush/ink';
import { faces } from './faces';
import { lanes } from './lanes';
import type { Picture } from './paint';

export { paintForeseen } from './foreseen';
export { motion } from './motion';
export { sources, whyWon } from '../text/standing';

/** Paints the parts below all pieces. */
export function paintBelow(g: G, p: Picture): void {
  faces(g, p);
  lanes(g, p);
}
