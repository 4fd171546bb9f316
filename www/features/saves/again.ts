// A fresh instance of an engine whose own one has trapped: that is of no use any more, since whatever it was doing stays half done. The code around
// an instance holds it in a variable of its module, so that a fresh instance needs a fresh copy of the module: the same file under
// another fragment. Besides engine.ts this is the only door to the packages.
import { renew } from '../../core/engine';
import type * as wasm from '../../../pkg/imhotep/imhotep';

const files = import.meta.glob<string>('../../../pkg/*/*.js', {
  query: '?url',
  import: 'default',
  eager: true,
});
let times = 0;

/** Puts a fresh instance, from the module that was compiled once, in the place of the one that trapped. */
export async function revive(game: string): Promise<void> {
  const file = files[`../../../pkg/${game}/${game}.js`];
  if (file === undefined) throw new Error(`no engine for ${game}`);
  await renew(game, () => import(/* @vite-ignore */ `${file}#${++times}`) as Promise<typeof wasm>);
}
