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

describe('C2: the code around the engine', () => {
  const games: string[] = GAMES;

  it('keeps everything except the start-up code that the page does not use', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const code = readFileSync(`pkg/${game}/${game}.js`, 'utf8'),
        short = shortened(code);
      // A second name for `free` in two lines of their own; nothing else may be missing.
      const [search, session, ...others] = code.match(/^if \(Symbol\.dispose\) \w+\.prototype\[.*\n/gm) ?? [];
      expect([search, session, others.length]).not.toContain(undefined);
      expect(others).toEqual([]);
      const kept = code.replace(search ?? '', '').replace(session ?? '', '');
      expect(kept.startsWith(short.slice(0, short.indexOf('async function __wbg_init(')).trimEnd())).toBe(
        true,
      );
      expect(short).not.toMatch(/initSync|console\.|fetch\(|Symbol\.dispose/);
      expect(short).toContain('export { __wbg_init as default };');
    }
  });

  it('is refused if it has another shape', () => {
    expect(() => shortened('export { init as default };')).toThrow('another shape');
  });
});
