// The parts that Imhotep fetches once a game has begun.
export { paintGhosts } from './ghosts';
export { motion } from './motion';
export { sources, whyWon } from '../text/standing';
/** Paints the parts below all pieces. */
export { lanes as paintBelow } from './lanes';
