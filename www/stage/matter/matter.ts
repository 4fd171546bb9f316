// The materials of things and the light on them. A table is shown without them first; they are fetched once
// the first picture is complete. Blur and grain are used only in pictures that are kept, never on a canvas that is seen.
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
