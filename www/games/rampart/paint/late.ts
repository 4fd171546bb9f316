// The parts that whatCame() hands out.
export { ashlar, lit } from './ashlar';
export { ground } from './ground';
export { scenery } from './scenery';
export { proud } from './proud';
