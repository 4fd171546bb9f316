// How the build makes the first load smaller.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortened } from '../../tools/lib/engine-code.mjs';
import { GAMES } from '../../tools/lib/games.mjs';
import { withSheets } from '../../tools/lib/preload.mjs';

describe('C2: the calls that fetch a part', () => {
  const head =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./base-1234567.css","./menu-7654321.css"])))=>i.map(i=>d[i]);\n';

  it('name their style sheets themselves, except the one that every page has', () => {
    expect(
      withSheets(`${head}f(()=>import("./menu.js"),__vite__mapDeps([0,1]),import.meta.url)`, /^\.\/base-/),
    ).toBe('f(()=>import("./menu.js"),["./menu-7654321.css"],import.meta.url)');
  });

  it('name no style sheets if there are none', () => {
    expect(
      withSheets(`${head}f(()=>import("./a.js"),__vite__mapDeps([0]),import.meta.url)`, /^\.\/base-/),
    ).toBe('f(()=>import("./a.js"))');
    expect(withSheets('f(()=>import("./a.js"),[],import.meta.url);g(b,void 0,import.meta.url)', /^x/)).toBe(
      'f(()=>import("./a.js"));g(b)',
    );
    expect(withSheets('new URL("a",import.meta.url)', /^x/)).toBe('new URL("a",import.meta.url)');
  });
});

/** Returns the code without the parts from one text to the next, each of which is there so many times. */
function without(code: string, parts: [from: string, to: string, times: number][]): string {
  let rest = code;
  for (const [from, to, times] of parts) {
    expect(rest.split(from)).toHaveLength(times + 1);
    for (let i = 0; i < times; i++) {
      const at = rest.indexOf(from);
      rest = rest.slice(0, at) + rest.slice(rest.indexOf(to, at) + to.length);
    }
  }
  return rest;
}

describe('C2: the code around the engine', () => {
  const games: string[] = GAMES;

  it('keeps everything except the start-up code that the page does not use', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const code = readFileSync(`pkg/${game}/${game}.js`, 'utf8'),
        short = shortened(code);
      // What browsers do not need that can run the engine: a second name for `free` (twice), stand-ins for
      // FinalizationRegistry (twice) and for encodeInto, texts for a module that cannot make room, buffers that
      // cannot tell whether they are detached, objects without a prototype, and values that throw when they are asked
      // what they are. What the page does not need: searches with a net or of later positions, and the clearing up of lost searches.
      // Nothing else may be missing.
      const learned = code.includes('    searchWith(') ? 1 : 0;
      const follows = code.includes('    follow(') ? 1 : 0;
      const kept = without(code, [
        ['if (Symbol.dispose) ', '\n', 2],
        ["(typeof FinalizationRegistry === 'undefined')", '\n    : ', 2],
        ["if (!('encodeInto' in cachedTextEncoder)) {", '\n}\n', 1],
        ['    if (realloc === undefined) {', '\n    }\n', 1],
        ['        SearchFinalization.', ';\n', 2],
        ['const SearchFinalization = ', ';\n', 1],
        ['        __proto__: null,', '\n', 2],
        [' || cachedDataViewMemory0.buffer.detached === true', '=== true', 1],
        ['cachedDataViewMemory0.buffer.detached === undefined && ', 'undefined && ', 1],
        ['    searchWith(', '\n    }\n', learned],
        ['    follow(', '\n    }\n', follows],
        ['            try {\n                result = arg0', 'try {\n', learned],
        ['            } catch (_) {\n', '            }\n', learned],
      ]);
      expect(kept.startsWith(short.slice(0, short.indexOf('async function __wbg_init(')).trimEnd())).toBe(
        true,
      );
      // All that passes a text says how to make room.
      expect(code.match(/passStringToWasm0\((?!arg, malloc, realloc\))/g)?.length).toBe(
        code.match(/passStringToWasm0\(\w+, wasm\.__wbindgen_malloc, wasm\.__wbindgen_realloc\)/g)?.length,
      );
      expect(short).not.toMatch(/initSync|console\.|fetch\(|Symbol\.dispose/);
      expect(short).toContain('export { __wbg_init as default };');
    }
  });

  it('is refused if it has another shape', () => {
    expect(() => shortened('export { init as default };')).toThrow('another shape');
  });
});
