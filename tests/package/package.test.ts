// S3: the npm package as a user installs it: packed, unpacked elsewhere, and used.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../tools/package.mjs';

const project = mkdtempSync(join(tmpdir(), 'package-'));
const at = (...parts: string[]): string => join(project, ...parts);
const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH ?? ''}` };
const call = promisify(execFile);
const node = async (args: string[], input = ''): Promise<string> => {
  const running = call(process.execPath, args, { cwd: project });
  running.child.stdin?.end(input);
  return (await running).stdout;
};

beforeAll(async () => {
  const file = await pack(env);
  mkdirSync(at('node_modules/dockhand'), { recursive: true });
  await call('tar', ['-xzf', file, '-C', at('node_modules/dockhand'), '--strip-components=1']);
  cpSync('examples/npm', project, { recursive: true });
  cpSync('tests/package/sample.ts', at('sample.ts'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('S3: a sample compiles under --strict, resolved as by Node and as by a bundler', async () => {
  const strict = [
    '--strict',
    '--noEmit',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,esnext.disposable',
  ];
  for (const how of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ])
    await expect(
      call(resolve('node_modules/.bin/tsc'), [...strict, ...how, 'sample.ts'], { cwd: project }).then(
        () => 'compiled',
        (error: { stdout: string }) => error.stdout,
      ),
    ).resolves.toBe('compiled');
}, 60_000);

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

test('S3: every game is played in Node, refusals are thrown, and a module may be handed over', async () => {
  writeFileSync(
    at('all.mjs'),
    `
    import { readFileSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    import { games, load } from 'dockhand';
    for (const game of games) {
      const engine = await load(game, game === 'duel' ? readFileSync(fileURLToPath(import.meta.resolve('dockhand/duel.wasm'))) : undefined);
      const table = engine.open({ players: [{ name: 'A', colour: 0 }, { name: 'B', colour: 1 }], seed: 3 });
      try { table.play(0, { do: 'nonsense' }, null); } catch (refused) { console.log(game, refused.code); }
      for (let view = table.view(null), i = 0; !view.outcome; view = table.view(null), i++) {
        const all = table.offers(view.toAct[0]);
        table.play(view.toAct[0], all[(i * 7 + 3) % all.length].move, null);
      }
      console.log(engine.resume(table.record()).hash() === table.hash());
    }
    try { await load('chess'); } catch (error) { console.log(error.message); }`,
  );
  expect(await node(['all.mjs'])).toBe(
    `${['imhotep', 'duel', 'kontor', 'rampart'].map((game) => `${game} unreadable-move\ntrue\n`).join('')}There is no game chess.\n`,
  );
}, 60_000);

test('S3: a bundler takes the package with its modules', async () => {
  symlinkSync(resolve('node_modules/vite'), at('node_modules/vite'));
  writeFileSync(
    at('main.js'),
    `import { load } from 'dockhand'; const { entry } = await load('rampart'); document.title = entry.id;`,
  );
  writeFileSync(
    at('index.html'),
    '<!doctype html><title>…</title><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    at('build.mjs'),
    `import { build } from 'vite'; const { output } = await build({ logLevel: 'silent', build: { target: 'es2022' } }); console.log(output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.wasm')).length);`,
  );
  expect(await node(['build.mjs'])).toBe('4\n');
}, 60_000);
