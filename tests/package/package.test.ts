// S3: the npm package as a user installs it: packed, unpacked elsewhere, and used.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../tools/package.mjs';

const project = mkdtempSync(join(tmpdir(), 'package-'));
const at = (...parts: string[]): string => join(project, ...parts);
const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH ?? ''}` };
const call = promisify(execFile);
const node = async (args: string[], input = '', folder = '.'): Promise<string> => {
  const running = call(process.execPath, args, { cwd: at(folder) });
  running.child.stdin?.end(input);
  return (await running).stdout;
};

/** What the sample uses of the world around it. */
const GLOBALS =
  'declare const console: { log(...all: unknown[]): void };\ndeclare class URL { constructor(address: string); readonly href: string }\n';

beforeAll(async () => {
  const file = await pack(env);
  mkdirSync(at('node_modules/dockhand'), { recursive: true });
  await call('tar', ['-xzf', file, '-C', at('node_modules/dockhand'), '--strip-components=1']);
  cpSync('examples/npm', project, { recursive: true });
  cpSync('tests/package/sample.ts', at('sample.ts'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** A program that knows neither a browser nor Node, and checks the types of its packages as well. */
const STRICT = {
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022'],
  types: [],
};

test.each([
  ['Node', { module: 'nodenext' }],
  ['a bundler', { module: 'esnext', moduleResolution: 'bundler' }],
])(
  'S3: a sample compiles under --strict, resolved as by %s, without the types of a browser',
  async (_, how) => {
    writeFileSync(at('globals.d.ts'), GLOBALS);
    const files = ['sample.ts', 'address.ts', 'globals.d.ts'];
    writeFileSync(at('address.ts'), "import address from 'dockhand/duel.wasm';\naddress satisfies string;\n");
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions: { ...STRICT, ...how }, files }));
    await expect(
      call(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: project }).then(
        () => 'compiled',
        (error: { stdout: string }) => error.stdout,
      ),
    ).resolves.toBe('compiled');
  },
  60_000,
);

test('S3, 6.2: the package holds its licences and its bill of materials', () => {
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'README.md', 'bom.cdx.json'])
    expect(existsSync(at('node_modules/dockhand', file)), file).toBe(true);
});

test('S3: a whole game in the terminal, the first moves by a person', async () => {
  const shown = await node(['terminal.mjs', 'imhotep', '7'], '1\n99\n2\n1\n');
  expect(shown).toMatch(/A number from 1 to \d+, please\.\n/);
  expect(shown).toMatch(/You: \d+\nComputer: \d+\n$/);
  expect(await node(['terminal.mjs', 'imhotep', '7'], '1\n99\n2\n1\n')).toBe(shown); // the same seed, the same game
}, 60_000);

test('S3: an arena of two bots, of which the one that counts wins', async () => {
  const shown = await node(['arena.mjs', 'bots/greedy.mjs', 'bots/random.mjs', 'duel', '10']);
  const [greedy, random] = [...shown.matchAll(/: ([\d.]+) of 20/g)].map(([, wins]) => Number(wins));
  expect(greedy).toBeGreaterThan(14);
  expect((greedy ?? 0) + (random ?? 0)).toBe(20);
}, 60_000);

test('S3: the lines of the README of the repository play a move, and tell its steps', async () => {
  const [, lines] = /^```js\n([^]*?)^```/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  writeFileSync(at('lines.mjs'), lines!);
  expect(await node(['lines.mjs'])).toMatch(/step: '(say|move)'/);
});

test('S3: the first lines of the README play a game, and the player there that looks ahead beats one that does not', async () => {
  const [first, player] = [...readFileSync('npm/README.md', 'utf8').matchAll(/^```js\n([^]*?)^```/gm)].map(
    ([, code]) => code!,
  );
  expect(first!.trim().split('\n')).toHaveLength(12);
  writeFileSync(at('first.mjs'), first!);
  expect(await node(['first.mjs'])).toMatch(/^(?:(?:Anna|Ben): [a-z-]+(?: [a-z]+=\S+)*\n)+\[ \d+, \d+ \]\n$/);
  writeFileSync(at('ahead.mjs'), player!);
  // The arena lies in the package.
  const [, arena] = /^node (arena\.mjs .*)$/m.exec(readFileSync('npm/README.md', 'utf8')) ?? [];
  const shown = await node([...arena!.split(' '), '2'], '', 'node_modules/dockhand/examples');
  expect(Number(/ahead.mjs: ([\d.]+) of 4/.exec(shown)?.[1])).toBeGreaterThan(2);
}, 120_000);

test('S3: another thread decides as this one does, with a net as well, and CommonJS can require the package', async () => {
  writeFileSync(
    at('decide.cjs'),
    `const { decide, decideHere, load, net } = require('dockhand');
    const { readFileSync } = require('node:fs');
    (async () => {
      for (const [game, own] of [['imhotep'], ['duel', readFileSync(require.resolve('dockhand/duel.wasm'))]]) {
        const engine = await load(game, own);
        const table = engine.open({ players: [{ name: 'A', colour: 0 }, { name: 'B', colour: 1 }], seed: 3 });
        const [seat] = table.view(null).toAct;
        for (const how of [{ level: 1, seed: 5 }, { level: 3, seed: 5, net: await net(game, 2) }]) {
          let ticks = 0;
          const clock = setInterval(() => ticks++, 1);
          const move = await decide(table, seat, how);
          clearInterval(clock);
          console.log(JSON.stringify(move) === JSON.stringify(decideHere(table, seat, how)), ticks > 0);
        }
      }
    })();`,
  );
  expect(await node(['decide.cjs'])).toBe('true true\n'.repeat(4));
}, 60_000);

test('S3: every game is played in Node, refusals are thrown, and a module may be handed over', async () => {
  writeFileSync(
    at('all.mjs'),
    `
    import { readFileSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    import { games, load, Refusal } from 'dockhand';
    for (const game of games) {
      const engine = await load(game, game === 'duel' ? readFileSync(fileURLToPath(import.meta.resolve('dockhand/duel.wasm'))) : undefined);
      const table = engine.open({ players: [{ name: 'A', colour: 0 }, { name: 'B', colour: 1 }], seed: 3 });
      try { table.play(0, { do: 'nonsense' }, null); } catch (refused) { console.log(game, refused.code, refused instanceof Refusal, refused instanceof Error); }
      for (let view = table.view(null), i = 0; !view.outcome; view = table.view(null), i++) {
        const all = table.offers(view.toAct[0]);
        table.play(view.toAct[0], all[(i * 7 + 3) % all.length].move, null);
      }
      console.log(engine.resume(table.record()).hash() === table.hash());
    }
    try { await load('chess'); } catch (error) { console.log(error.message); }`,
  );
  expect(await node(['all.mjs'])).toBe(
    `${['imhotep', 'duel', 'kontor', 'rampart'].map((game) => `${game} unreadable-move true true\ntrue\n`).join('')}There is no game chess.\n`,
  );
}, 60_000);

test('S3: a refusal is an error that says in a sentence what is wrong, and names the rule or the option', async () => {
  writeFileSync(
    at('refused.mjs'),
    `
    import { games, load } from 'dockhand';
    const told = (attempt) => { try { return attempt(); } catch (refused) { return String(refused) + ' ' + refused.option; } };
    const players = [{ name: 'A', colour: 0 }, { name: 'B', colour: 1 }];
    for (const game of games) {
      const engine = await load(game);
      console.log(told(() => engine.open({ players, seed: 1, config: { nonsense: 1 } })));
      console.log(told(() => engine.open({ players })));
      console.log(told(() => engine.open({ players: [], seed: 1 })));
      console.log(told(() => engine.resume(7)));
    }
    const imhotep = await load('imhotep');
    const table = imhotep.open({ players, seed: 1, config: { first: 0 } });
    console.log(told(() => table.play(0, { do: 'sail', boat: 0, site: 'temple' }, null)));
    console.log(String(table.why(0, ['boat/0', 'site/temple'])), table.why(0, ['boat/0', 7]).rule);
    table[Symbol.dispose]();
    console.log(told(() => table.view(null)));
    table.play(0, { do: 'sail', boat: 0, site: 'temple' }, null);`,
  );
  const each = [
    'Refusal: The option "nonsense" does not exist in this game, or cannot have this value. nonsense',
    'Refusal: The seed has to be a whole number from 0 to 4294967295. seed',
    'Refusal: The game is not for as many players, or two of them have one colour. null',
    'Refusal: That is no record of a game, nor a link to one. null',
  ];
  const { stdout, stderr } = await call(process.execPath, ['refused.mjs'], { cwd: project }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, 16)).toEqual([...each, ...each, ...each, ...each]);
  expect(lines.slice(16, 18)).toEqual([
    'Refusal: Too few stones (least 3, has 0). Rule: imhotep/sail. null',
    'Refusal: Nothing here. null',
  ]);
  expect(lines[18]).toBe('TypeError: This table or search was freed. undefined');
  expect(stderr).toMatch(/refused\.mjs:\d+/); // an error that nobody catches has a line
}, 60_000);

test('S3: esbuild takes a module as a file and hands over its address', async () => {
  writeFileSync(
    at('bundled.ts'),
    `import { load } from 'dockhand'; import address from 'dockhand/duel.wasm';
    const { entry } = await load('duel', await (globalThis as any).fetched(address)); console.log(entry.id);`,
  );
  const words = ['bundled.ts', '--bundle', '--format=esm', '--loader:.wasm=file', '--outdir=bundled'];
  await call(resolve('node_modules/.bin/esbuild'), words, { cwd: project });
  writeFileSync(
    at('run.mjs'),
    `import { readFile } from 'node:fs/promises'; globalThis.fetched = (name) => readFile(new URL('bundled/' + name, import.meta.url)); await import('./bundled/bundled.js');`,
  );
  expect(await node(['run.mjs'])).toBe('duel\n');
}, 60_000);

test('S1, S3: the element is a module with types, which a program without a page can import as well', async () => {
  writeFileSync(
    at('element.ts'),
    `import { define, type DockHandElement } from 'dockhand/element';
    define('https://example.org/games/');
    const element: DockHandElement = document.createElement('dock-hand');
    element.game = 'duel'; element.level = 3; element.config = { first: 0 }; element.moves = null; element.start = true; element.start();
    element.addEventListener('ready', ({ detail: { game, moves, toAct } }) => { const seat: number | undefined = toAct[0]; return [game, moves, seat]; });
    element.addEventListener('error', ({ detail }) => detail.reason.length);
    element.addEventListener('click', (event) => event.clientX);
    void element.record().then((text) => text?.length);`,
  );
  const how = { ...STRICT, module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'] };
  writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions: how, files: ['element.ts'] }));
  await expect(
    call(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: project }).then(
      () => 'compiled',
      (error: { stdout: string }) => error.stdout,
    ),
  ).resolves.toBe('compiled');
  writeFileSync(
    at('element.mjs'),
    `import { define } from 'dockhand/element'; console.log(define('https://example.org'));`,
  );
  expect(await node(['element.mjs'])).toBe('undefined\n');
}, 60_000);

test('S3: a bundler takes the package with its modules', async () => {
  symlinkSync(resolve('node_modules/vite'), at('node_modules/vite'));
  writeFileSync(
    at('main.js'),
    `import { decide, load, net } from 'dockhand'; const { entry } = await load('rampart'); document.title = entry.id + decide + net;`,
  );
  writeFileSync(
    at('index.html'),
    '<!doctype html><title>…</title><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    at('build.mjs'),
    `import { build } from 'vite'; const { output } = await build({ logLevel: 'silent', build: { target: 'es2022' } }); const count = (end) => output.filter(({ fileName }) => end.test(fileName)).length; console.log(count(/\\.wasm$/), count(/\\.net$/), count(/worker-.*\\.js$/));`,
  );
  expect(await node(['build.mjs'])).toBe('4 6 1\n');
}, 60_000);
