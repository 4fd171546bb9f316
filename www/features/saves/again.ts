// A fresh instance of an engine whose instance has trapped. The old instance cannot be used any more, because
// its call stopped halfway. The code around an instance holds it in a variable of its module, so a fresh
// instance needs a fresh copy of the module: the same file under another fragment. Besides engine.ts, this is
// the only file that imports the packages.
import { instantiate, running, type Running } from '../../engine/engine';

const files = import.meta.glob<string>('../../../pkg/*/*.js', {
  query: '?url',
  import: 'default',
  eager: true,
});
let times = 0;

/**
 * Replaces the trapped instance by a fresh one, made from the module that was compiled once: all users of the engine
 * use that from now on.
 */
export async function revive(game: string): Promise<void> {
  const file = files[`../../../pkg/${game}/${game}.js`],
    now = running.get(game);
  if (file === undefined || !now) throw new Error(`no engine for ${game}`);
  const fresh = {
    ...now,
    wasm: (await import(/* @vite-ignore */ `${file}#${++times}`)) as Running['wasm'],
  };
  await instantiate(fresh);
  now.wasm = fresh.wasm;
}
