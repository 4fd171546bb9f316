// What things are made of, and the light they lie in. A table is shown without it first; it is fetched when the first picture is whole.
export { grain, MATERIALS, tileOf, type Material } from './grain';
export { bevel, carve, cast, DAY, daylight, sunOf, type Lit, type Sun } from './light';
export { gone, harbourWater } from './harbour';
export { wash, water } from './river';
export {
  afloat,
  coin,
  cutIn,
  dressBox,
  dressPaper,
  dressStone,
  dressWood,
  ground,
  slab,
  rim,
  courses,
} from './things';
export { dress, type Bare } from './dress';
