// The parts that lateParts() returns.
export { ashlar, lit } from './ashlar';
export { front } from './front';
export { ground } from './ground';
export { scenery } from './scenery';
export { picture, star } from './pictures';
export { proud } from './proud';
