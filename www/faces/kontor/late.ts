// What can wait until a game of Kontor has begun.
export { paintForeseen } from './foreseen';
export { panned, snapped } from './glide';
export { keeper } from './keeper';
export { drunk, moored, reserves, sunken } from './rare';
export { arches, customs, flood, planks } from './special';
