// 6.2: the bill of materials lists the work of others that is shipped, by the lock files.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { HEADLINE } from '../../tools/lib/headline.mjs';
import { folderOf, packagesOf } from '../../tools/lib/inventory.mjs';
import { BILL, billOfMaterials, TERMS, terms } from '../../tools/lib/sbom.mjs';
import { unlisted } from '../../tools/lib/unlisted.mjs';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses: { expression?: string; license?: { id: string } }[];
  hashes: { alg: string; content: string }[];
}
interface Bill {
  bomFormat: string;
  components: Component[];
}
const inModules = (name: string): string => resolve('node_modules', name);
const PAGE = [
  '@fluent/bundle',
  'minisearch',
  'mqtt',
  'qr',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'vite',
].map(inModules);
/** A shipped part that no lock file names: it comes with the compiler. */
const WITH_RUST = 'rust-std';
/** A shipped file that no lock file names: it lies in the repository. */
const FACE = '@fontsource/bitter';
const bill = (folders: string[] = PAGE, env: NodeJS.ProcessEnv = process.env): Bill =>
  JSON.parse(billOfMaterials(env, folders)) as Bill;
const namesIn = ({ components }: Bill): string[] => components.map(({ name }) => name);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('6.2: everything shipped is in the bill of materials, in the versions of the lock files, and nothing that only builds or tests it', () => {
  const { bomFormat, components } = bill();
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.keys(dependencies),
      'workbox-precaching',
      'workbox-routing',
      'wasm-bindgen',
      'serde',
      'rand_xoshiro',
      'rlsf',
      WITH_RUST,
      FACE,
    ]),
  );
  // The allocator of the standard library is not in the modules: they have one of their own.
  const others = ['vitest', 'rolldown', 'typescript', 'wasm-bindgen-test', 'syn', 'serde_derive', 'dlmalloc'];
  for (const other of others) expect(names).not.toContain(other);
  const cargo = readFileSync('Cargo.lock', 'utf8'),
    npm = (
      JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
        packages: Record<string, { version: string }>;
      }
    ).packages;
  for (const {
    name,
    version,
    purl,
    hashes: [hash],
  } of components) {
    if (name === FACE) expect(version).toBe(HEADLINE.version);
    else if (name === WITH_RUST) expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    else if (purl.startsWith('pkg:cargo/'))
      expect(cargo).toContain(`name = "${name}"\nversion = "${version}"`);
    else expect(npm[`node_modules/${name}`]?.version).toBe(version);
    expect(hash?.content, name).toMatch(/^[\da-f]{64,128}$/);
  }
  expect(namesIn(bill([]))).not.toContain('qr');
  expect(namesIn(bill([]))).toContain(WITH_RUST); // the engine alone contains it as well
}, 60_000);

test('6.2: a shipped package that is installed for development only is listed when everything is built for production, too', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(namesIn(bill(PAGE, { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev' }))).toEqual(
    expect.arrayContaining(['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']),
  );
}, 60_000);

test('6.2: a package that npm does not know cannot be shipped', () => {
  expect(() => bill([inModules('nobody-has-this')])).toThrow('nobody-has-this');
}, 60_000);

test('6.2: the bundler tells which packages are in a script, also those that are only dependencies of others', async () => {
  const names = [...(await packagesOf('www/features/offline/sw.ts'))]
    .map((folder) => folder.replace(/^.*node_modules\//, ''))
    .sort();
  expect(names).toEqual(['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']);
}, 60_000);

test('6.2: a module belongs to the innermost package around it, and code that the bundler adds belongs to the bundler', () => {
  expect(folderOf('/home/x/node_modules/qr/index.js')).toBe('/home/x/node_modules/qr');
  expect(folderOf('/home/x/node_modules/@fluent/bundle/esm/index.js?v=1')).toBe(
    '/home/x/node_modules/@fluent/bundle',
  );
  expect(folderOf('C:\\x\\node_modules\\a\\node_modules\\b\\c.js')).toBe(
    'C:/x/node_modules/a/node_modules/b',
  );
  expect(folderOf('\0vite/preload-helper.js')).toBe(inModules('vite'));
  expect(folderOf('/home/x/www/shell/main.ts')).toBeNull();
  expect(folderOf('\0commonjsHelpers.js')).toBeNull();
});

test('6.2: a package that is shipped but not listed is found in the built files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
  try {
    mkdirSync(join(folder, 'assets'));
    const wasm = (...paths: string[]): void => {
      writeFileSync(
        join(folder, 'assets/engine.wasm'),
        Buffer.from(`\0asm\u0001\0\0\0\xff\xfe${paths.join('\0')}`, 'latin1'),
      );
    };
    const [std, crate] = [
      `/rustc/${'5'.repeat(40)}/library/core/src/fmt.rs`,
      `/cargo/registry/src/${namedAs('arrayvec')}/src/arrayvec.rs`,
    ];
    wasm(std, crate);
    writeFileSync(join(folder, 'sw.js'), 'try{self[`workbox:core:7.4.0`]&&_()}catch{}');
    writeFileSync(join(folder, BILL), billOfMaterials(process.env, PAGE));
    writeFileSync(join(folder, TERMS), terms(process.env, PAGE));
    writeFileSync(join(folder, 'assets/bitter-800-1234567.woff2'), '');
    expect(unlisted(folder)).toEqual([]);
    writeFileSync(join(folder, 'assets/other-800-1234567.woff2'), '');
    wasm(std, crate, '/cargo/registry/src/somewhere-0123456789abcdef/smuggled-1.2.3/src/lib.rs');
    writeFileSync(join(folder, 'sw.js'), 'self["workbox:core:7.4.0"];self["workbox:background-sync:7.4.0"]');
    expect(unlisted(folder)).toEqual(
      ['@fontsource/other', 'smuggled 1.2.3', 'workbox-background-sync'].flatMap((one) => [
        `${one} is shipped, but not in ${BILL}`,
        `${one} is shipped, but not in ${TERMS}`,
      ]),
    );
    wasm();
    expect(unlisted(folder).filter((problem) => problem.startsWith('nothing'))).toHaveLength(2); // the check has to find something
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

const namedAs = (name: string): string =>
  `${name}-${bill([]).components.find((one) => one.name === name)?.version}`;

test('6.2: no licence in it asks for more than to be named', () => {
  // A typeface under the OFL may be shipped with anything; only the typeface itself stays under it.
  const mild = /^(MIT|Apache-2\.0|Unicode-3\.0|Unlicense|BSD-3-Clause|ISC|Zlib|OFL-1\.1)$/;
  for (const {
    name,
    licenses: [licence],
  } of bill().components) {
    const terms = (licence?.expression ?? licence?.license?.id ?? '')
      .replace(/[()]/g, '')
      .split(/ AND /)
      .map((any) => any.split(/ OR /));
    expect(
      terms.every((any) => any.some((one) => mild.test(one))),
      `${name}: ${JSON.stringify(licence)}`,
    ).toBe(true);
  }
}, 60_000);

test('6.2: the terms of everything shipped go with it, ours first', () => {
  const text = terms(process.env, PAGE);
  expect(text).toMatch(/^Dockhand \(MIT OR Apache-2\.0\)\n\nMIT License/);
  for (const { name, version } of bill().components) expect(text).toContain(`\n${name} ${version} (`);
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5);
  expect(text).toContain('UNICODE LICENSE V3'); // unicode-ident offers both
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('bundled dependencies'); // no part of Vite is shipped
  expect(terms()).not.toContain('workbox');
}, 60_000);
