// A fresh instance of an engine whose instance has trapped. The old instance cannot be used any more, because
// its call stopped halfway. The code around an instance holds it in a variable of its module, so a fresh
// instance needs a fresh copy of the module: the same file under another fragment. Besides engine.ts, this is
// the only file that imports the packages.
import { renew } from '../../core/engine';
import type * as wasm from '../../../pkg/imhotep/imhotep';

const files = import.meta.glob<string>('../../../pkg/*/*.js', {
  query: '?url',
  import: 'default',
  eager: true,
});
let times = 0;

/** Replaces the trapped instance by a fresh one, made from the module that was compiled once. */
export async function revive(game: string): Promise<void> {
  const file = files[`../../../pkg/${game}/${game}.js`];
  if (file === undefined) throw new Error(`no engine for ${game}`);
  await renew(game, () => import(/* @vite-ignore */ `${file}#${++times}`) as Promise<typeof wasm>);
}
