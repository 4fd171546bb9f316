// The parts that a game of Imhotep can begin without.
export { paintGhosts } from './ghosts';
export { motion } from './motion';
export { sources, whyWon } from '../text/standing';
/** What lies below all pieces. */
export { lanes as paintBelow } from './lanes';
