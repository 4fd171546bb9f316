// The types of the engine. In the package this file is their text itself (tools/package.mjs), since what is generated besides names
// types that only browsers have.
export type * from '../pkg/imhotep/imhotep.js';
