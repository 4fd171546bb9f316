// The parts that whatCame() hands out.
export { ashlar, lit } from './ashlar';
export { front } from './front';
export { ground } from './ground';
export { scenery } from './scenery';
export { picture, star } from './pictures';
export { proud } from './proud';
