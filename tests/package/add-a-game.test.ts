// Follows "Adding a game" in CONTRIBUTING.md: in a copy of the repository the smallest game is added once
// more, under another name. The changes to the copy are those that the chapter lists, in its order; then
// everything but new rules has to work.
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

// In the ignored folder that Cargo uses anyway, always the same one, so that Cargo does not compile
// everything again.
const copy = resolve('target/add-a-game');
const env = {
  ...process.env,
  PATH: [resolve('.tools/bin'), resolve('node_modules/.bin'), process.env['PATH']].join(':'),
  CARGO_TARGET_DIR: resolve('target/add-a-game-compiled'),
  CARGO_NET_OFFLINE: 'true',
  CARGO_PROFILE_DEV_DEBUG: 'false',
};

const at = (path: string): string => join(copy, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const write = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

/** Replaces the name of the old game with that of the new one. */
const renamed = (text: string): string => text.replaceAll('rampart', 'toy').replaceAll('Rampart', 'Toy');

/** Copies a file or a folder of the game for the new one. */
function copied(path: string): void {
  if (!existsSync(at(path))) throw new Error(`There is no ${path}.`);
  if (/\.\w+$/.test(path)) return write(renamed(path), renamed(read(path)));
  for (const name of readdirSync(at(path))) copied(`${path}/${name}`);
}

/** Adds a line for the new game after every line that is found, made from that line. */
function lineAfter(path: string, line: RegExp, made: (found: string) => string = renamed): void {
  const lines = read(path).split('\n');
  expect(lines.filter((one) => line.test(one)).length, `${path}: ${line}`).toBeGreaterThan(0);
  write(path, lines.flatMap((one) => (line.test(one) ? [one, made(one)] : [one])).join('\n'));
}

/** Adds the new game at every place within a line that names the old one. */
function besides(path: string, name: RegExp): void {
  expect(read(path)).toMatch(name);
  write(
    path,
    read(path).replace(name, (found) => `${found}${renamed(found)}`),
  );
}

const LANGUAGES = ['de', 'en', 'fr'];

/** Step 1 of the chapter. */
function addToTheEngine(): void {
  copied('src/rampart');
  lineAfter('src/lib.rs', /^pub mod rampart;/);
  lineAfter('src/games.rs', /"rampart" rampart::Rampart,/);
  for (const manifest of ['Cargo.toml', 'web/Cargo.toml', 'lab/Cargo.toml']) {
    besides(manifest, /(?<=^default = .*), "rampart"/m);
    lineAfter(manifest, /^rampart = /);
  }
  besides('web/src/lib.rs', / \| Rampart\w+(?=;)/g);
  copied('docs/rules/rampart.md');
  for (const name of readdirSync(at('tests/playthroughs')))
    if (name.startsWith('rampart-')) copied(`tests/playthroughs/${name}`);
}

/** Step 2. */
function addToThePage(): void {
  copied('www/games/rampart');
  besides('www/games/index.ts', /^ {2}card\('rampart',[^]*?^ {2}\}\),\n/m);
  for (const language of LANGUAGES)
    for (const line of [/^game-rampart = /, /^tag-rampart = /])
      lineAfter(`www/words/page.${language}.ftl`, line);
}

/** Step 3. */
function addToTheRest(): void {
  lineAfter('tests/page/rulebook.test.ts', /^ +'rampart\/deck',/);
  besides('npm/index.ts', /^ {2}rampart: \{[^]*?^ {2}\};\n/m);
  lineAfter('npm/index.ts', /^ {2}rampart: \(\) => /);
  lineAfter('npm/answer.ts', /^import .* rampart |^ {2}rampart,$/);
}

async function run(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: copy, env, maxBuffer: 1e8 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const path of files.split('\0').filter((path) => path && existsSync(path)))
    cpSync(path, at(path), { preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), at('node_modules'));
  cpSync('pkg', at('pkg'), { recursive: true });
  addToTheEngine();
  addToThePage();
  addToTheRest();
});

test('a game that was added as CONTRIBUTING.md says is compiled, typed, told and shipped', async () => {
  const make = `import('./tools/lib/wasm.mjs').then(({ makeModule }) => makeModule('toy', { env: process.env, mode: 'dev', out: 'pkg' }))`;
  await run(process.execPath, '-e', make);
  // Every module comes with the types of all games; which of them the page takes does not matter.
  for (const game of readdirSync(at('pkg')).filter((name) => name !== 'toy' && !name.startsWith('.')))
    cpSync(at('pkg/toy/toy.d.ts'), at(`pkg/${game}/${game}.d.ts`));

  await Promise.all([
    run('tsc', '--noEmit'),
    run(process.execPath, 'tools/fluent.mjs').then(() =>
      run(
        'vitest',
        'run',
        ...['rooms', 'components', 'rulebook', 'tutorial'].map((name) => `tests/page/${name}.test.ts`),
      ),
    ),
  ]);
  await Promise.all([
    run('oxlint', 'www/games/toy', 'www/games/index.ts'),
    // The build for tests: what another one notes beside node_modules would be taken for ours.
    run('vite', 'build', '--mode', 'test', '--logLevel', 'warn'),
  ]);
  expect(
    readdirSync(at('dist-test/assets')).filter((name) => /^engine-toy_bg-.*\.wasm$/.test(name)),
  ).toHaveLength(1);
}, 600_000);
