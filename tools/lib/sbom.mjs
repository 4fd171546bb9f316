// Writes the bill of materials (CycloneDX) of what we ship, from npm, Cargo and the compiler, and the
// licences that belong to it. Neither contains a time or a serial number, so that two builds make the same
// files.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headline } from './headline.mjs';
import { TARGET } from './rust.mjs';
import { ask, inRoot, root } from './shell.mjs';

/** The names of the files. */
export const BILL = 'bom.cdx.json',
  TERMS = 'LICENSES.txt';

const json = (program, args, env) =>
  JSON.parse(
    execFileSync(program, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

/** Everything that is reached from these over `next`. */
function reached(from, next) {
  const found = new Set(from);
  for (const one of found) next(one).forEach((other) => found.add(other));
  return found;
}

/** The crates that are compiled into the engine: none that only runs in the compiler. */
function crates(env) {
  const { packages, resolve } = json(
    'cargo',
    ['metadata', '--locked', '--format-version', '1', '--filter-platform', 'wasm32-unknown-unknown'],
    env,
  );
  const byId = new Map(packages.map((one) => [one.id, one]));
  const isMacro = (id) => byId.get(id).targets.some(({ kind }) => kind.includes('proc-macro'));
  const used = (id) =>
    resolve.nodes
      .find((node) => node.id === id)
      .deps.filter(({ pkg, dep_kinds: kinds }) => kinds.some(({ kind }) => kind === null) && !isMacro(pkg))
      .map(({ pkg }) => pkg);
  const web = packages.find(({ name }) => name === 'dockhand-web').id;
  const sums = new Map(
    [
      ...readFileSync(inRoot('Cargo.lock'), 'utf8').matchAll(
        /name = "([^"]+)"\nversion = "([^"]+)"\nsource = [^\n]+\nchecksum = "(\w+)"/g,
      ),
    ].map(([, name, version, sum]) => [`${name}@${version}`, sum]),
  );
  return [...reached([web], used)]
    .map((id) => byId.get(id))
    .filter(({ source }) => source !== null)
    .map(({ name, version, license, description, manifest_path: manifest }) => ({
      folder: dirname(manifest),
      component: {
        type: 'library',
        'bom-ref': `pkg:cargo/${name}@${version}`,
        name,
        version,
        description: description?.trim(),
        scope: 'required',
        purl: `pkg:cargo/${name}@${version}`,
        licenses: license ? [{ expression: license.replaceAll('/', ' OR ') }] : [],
        hashes: [{ alg: 'SHA-256', content: sums.get(`${name}@${version}`) }],
      },
    }));
}

/** The standard library, which the compiler puts into every module. */
function standardLibrary(env) {
  const release = /^release: (\S+)$/m.exec(ask('rustc', ['-vV'], env) ?? '')?.[1];
  if (!release) throw new Error('rustc does not say which version it is');
  const folder = ask('rustc', ['--print', 'target-libdir', '--target', TARGET], env),
    libraries = folder === null ? [] : readdirSync(folder),
    file = libraries.find((found) => /^libstd-.*\.rlib$/.test(found)),
    purl = `pkg:generic/rust-std@${release}`;
  return {
    folder: null,
    component: {
      type: 'library',
      'bom-ref': purl,
      name: 'rust-std',
      version: release,
      description: 'The standard library of Rust, in the modules of the engine',
      scope: 'required',
      purl,
      licenses: [{ expression: '(MIT OR Apache-2.0) AND Unicode-3.0' }],
      hashes: file
        ? [
            {
              alg: 'SHA-256',
              content: createHash('sha256')
                .update(readFileSync(join(folder, file)))
                .digest('hex'),
            },
          ]
        : [],
    },
  };
}

/** Returns what npm says of the packages in these folders, whatever it would install for production. */
function modules(env, folders) {
  if (folders.length === 0) return [];
  const { components } = json(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include=dev'],
    { ...env, NODE_ENV: 'development', npm_config_omit: '' },
  );
  return folders.map((folder) => {
    const { name, version } = packageIn(folder),
      found = components.find((one) => one['bom-ref'] === `${name}@${version}`);
    if (!found) throw new Error(`${name} ${version} is shipped, but npm does not know it`);
    // Installed for developing, some of them; shipped all the same.
    return { folder, component: { ...found, scope: 'required', properties: [] } };
  });
}

function packageIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    throw new Error(`${folder} is shipped, but is no package`);
  }
}

/**
 * Returns all that is shipped, with its folder here. `folders`: those of the npm packages that are in it
 * besides the engine (inventory.mjs).
 */
const parts = (env, folders) =>
  [...crates(env), standardLibrary(env), ...modules(env, folders), headline()].sort(
    ({ component: a }, { component: b }) => (a.purl < b.purl ? -1 : 1),
  );

/** The bill as text. */
export function billOfMaterials(env = process.env, folders = []) {
  const { version, license } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const components = parts(env, folders).map(({ component }) => component);
  const component = {
    type: 'application',
    'bom-ref': `pkg:npm/dockhand@${version}`,
    name: 'dockhand',
    version,
    licenses: [{ expression: license }],
  };
  return `${JSON.stringify({ $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json', bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }, null, 1)}\n`;
}

/** Returns the terms that a component states: if it leaves a choice, one of them. */
function termsIn(folder, expression) {
  const files = readdirSync(folder)
    .filter((name) => /^(un)?licen[cs]e/i.test(name))
    .sort((a, b) => Number(/mit/i.test(b)) - Number(/mit/i.test(a)));
  const chosen = expression.includes(' AND ')
    ? files.filter((name) => !/apache/i.test(name))
    : files.slice(0, 1);
  const text = (name) =>
    readFileSync(join(folder, name), 'utf8')
      .replaceAll('\r', '')
      .split(/^#+ Licenses of bundled dependencies/m)[0]
      .trim();
  return chosen.map(text).join('\n\n') || null;
}

/**
 * The terms that a component only names: of several to choose from Apache's, and those of Unicode's tables.
 */
function termsNamed(expression) {
  const named = [
    [/Apache-2\.0/, inRoot('LICENSE-APACHE')],
    [/Unicode-3\.0/, inRoot('tools/lib/unicode-3.0.txt')],
  ].filter(([name]) => name.test(expression));
  return named.map(([, file]) => readFileSync(file, 'utf8').trim()).join('\n\n') || null;
}

/** Returns our terms and those of all components, each once: a copy has to be passed on with them. */
export function terms(env = process.env, folders = []) {
  const named = new Map([
    [readFileSync(inRoot('LICENSE-MIT'), 'utf8').trim(), ['Dockhand (MIT OR Apache-2.0)']],
  ]);
  for (const {
    folder,
    component: {
      name,
      version,
      licenses: [licence],
    },
  } of parts(env, folders)) {
    const expression = licence?.expression ?? licence?.license?.id ?? '';
    const text = (folder === null ? null : termsIn(folder, expression)) ?? termsNamed(expression);
    if (text === null) throw new Error(`${name} does not say what its terms are`);
    named.set(text, [...(named.get(text) ?? []), `${name} ${version} (${expression})`]);
  }
  return [...named]
    .map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
