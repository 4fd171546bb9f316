// The parts that Kontor fetches once a game has begun.
export { aged } from './aged';
export { paintGhosts } from './ghosts';
export { coordinates } from './coordinates';
export { overMap } from './flags';
export { keeper } from './keeper';
export { letter } from './letter';
export { motion } from './motion';
export { extra } from './events';
export { drunk, exported, hatches, moored, reserves, slip, sunken, tides } from './rare';
export { bridge, cobbles, crane, flood, overBridge, planks, square, tavern, washed } from './special';
export { leftName, leftRank } from '../text/left';
export {
  eventsLabel,
  leaderAfter,
  orderText,
  previewText,
  purpose,
  ruleOf,
  sectorText,
  tallyIn,
  taxText,
} from '../text/seldom';
export { sectors } from '../text/contests';
export { sources, ties, whyWon } from '../text/standing';
