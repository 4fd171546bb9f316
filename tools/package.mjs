// `npm run package`: the engine as an npm package, in dist-npm/, and packed as one file beside it.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { setUp } from './setup.mjs';
import { chore, inRoot, main, Missing, plain, run, say } from './lib/shell.mjs';
import { BILL, billOfMaterials, TERMS, terms } from './lib/sbom.mjs';
import { GAMES } from './lib/games.mjs';
import { address } from './lib/release.mjs';
import { buildWasm } from './lib/wasm.mjs';

const FOLDER = 'dist-npm';

/** Of each game: the module, and the code around it. */
const filesOf = (game) => [`${game}.js`, `${game}_bg.wasm`];

/** The types of the engine, the same for all games, without those of its start, which name what only browsers have. */
function engineTypes() {
  const [types, start] = readFileSync(inRoot('pkg', 'imhotep', 'imhotep.d.ts'), 'utf8').split(
    'export type InitInput =',
  );
  if (!start) throw new Missing('The types of the engine do not end as expected: see tools/package.mjs.');
  return `/// <reference lib="esnext.disposable" />\n${types}
export default function start(options?: { module_or_path: string | object }): Promise<unknown>;\n`;
}

/** Writes `dockhand/element`: <dock-hand> as a module, with its types. */
async function writeElement() {
  // Packages, which have to be installed first.
  const [{ build }, { posterWords }] = await Promise.all([import('esbuild'), import('./lib/embed.mjs')]);
  await build({
    entryPoints: [inRoot('www/features/embed/module.ts')],
    outfile: inRoot(FOLDER, 'lib', 'element.js'),
    define: { __POSTER__: JSON.stringify(posterWords()) },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
  });
  const types = readFileSync(inRoot('www/features/embed/types.ts'), 'utf8'),
    verb =
      '/** Defines the element, once; does nothing where there is no page. `address`: the folder of the games. */';
  writeFileSync(
    inRoot(FOLDER, 'lib', 'element.d.ts'),
    `/// <reference lib="dom" />\n${types}\n${verb}\nexport declare function define(address?: string): void;\n`,
  );
}

function description() {
  const { version, license, keywords } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')),
    repository = address();
  return {
    name: 'dockhand',
    version,
    description:
      "The rules of Imhotep, Imhotep: The Duel, Kontor and C'est mon fort !, with computer players, as typed WebAssembly.",
    keywords,
    ...(repository && {
      homepage: `${repository}#readme`,
      bugs: `${repository}/issues`,
      repository: { type: 'git', url: `git+${repository}.git` },
    }),
    license,
    type: 'module',
    sideEffects: ['./lib/node.js', './lib/worker.js', './lib/worker-node.js'],
    types: './lib/index.d.ts',
    exports: {
      '.': { types: './lib/index.d.ts', node: './lib/node.js', default: './lib/index.js' },
      ...Object.fromEntries(
        GAMES.map((game) => [
          `./${game}.wasm`,
          { types: './lib/wasm.d.ts', default: `./pkg/${game}/${game}_bg.wasm` },
        ]),
      ),
      './element': { types: './lib/element.d.ts', default: './lib/element.js' },
      './package.json': './package.json',
    },
    files: ['lib', 'pkg', 'nets', 'examples', BILL, TERMS, 'LICENSE-*'],
    engines: { node: '>=20' },
  };
}

/** Packs what is in pkg/ already; returns the packed file. */
export async function pack(env) {
  rmSync(inRoot(FOLDER), { recursive: true, force: true });
  for (const game of GAMES) {
    mkdirSync(inRoot(FOLDER, 'pkg', game), { recursive: true });
    for (const file of filesOf(game))
      copyFileSync(inRoot('pkg', game, file), inRoot(FOLDER, 'pkg', game, file));
  }
  cpSync(inRoot('nets'), inRoot(FOLDER, 'nets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.json'),
  });
  cpSync(inRoot('examples/npm'), inRoot(FOLDER, 'examples'), {
    recursive: true,
    filter: (path) => !path.endsWith('.html'), // a page of a site, not of the package
  });
  const compiled = await chore('types and code of the package', 'tsc', ['-p', 'npm'], { env });
  if (!compiled.ok) throw new Missing(`The package could not be built:\n${plain(compiled.out)}`);
  writeFileSync(inRoot(FOLDER, 'lib', 'engine.d.ts'), engineTypes());
  await writeElement();
  const about = description();
  writeFileSync(inRoot(FOLDER, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  copyFileSync(inRoot('npm/README.md'), inRoot(FOLDER, 'README.md'));
  writeFileSync(inRoot(FOLDER, BILL), billOfMaterials(env));
  writeFileSync(inRoot(FOLDER, TERMS), terms(env));
  for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) cpSync(inRoot(licence), inRoot(FOLDER, licence));
  const packed = await chore('npm pack', 'npm', ['pack', '--silent', '--ignore-scripts'], {
    env,
    cwd: inRoot(FOLDER),
  });
  if (!packed.ok) throw new Missing(`The package could not be packed:\n${plain(packed.out)}`);
  return inRoot(FOLDER, `${about.name}-${about.version}.tgz`);
}

/** Packs what is in pkg/, and does everything that publishing it does but the upload. */
export async function dryRun(env) {
  await pack(env);
  return run('npm', ['publish', '--dry-run', '--ignore-scripts'], { env, cwd: inRoot(FOLDER) });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    const env = await setUp();
    await buildWasm(env);
    say(`The package is ${await pack(env)}`);
  });
}
