// What of others is in what we ship: a bill of materials (CycloneDX), from what npm and Cargo say of their lock files. It has neither a time nor
// a number of its own, so that two builds make the same.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './shell.mjs';

/** The name of the file. */
export const BILL = 'bom.cdx.json';

/** npm packages whose code ends up in the page, with all that they depend on; the others only build and test it. */
const IN_PAGE = ['@fluent/bundle', 'qr', 'workbox-core', 'workbox-precaching'];

const json = (program, args, env) => JSON.parse(execFileSync(program, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] }));

/** Everything that is reached from these over `next`. */
function reached(from, next) {
  const found = new Set(from);
  for (const one of found) next(one).forEach((other) => found.add(other));
  return found;
}

/** The crates that are compiled into the engine: none that only runs in the compiler. */
function crates(env) {
  const { packages, resolve } = json('cargo', ['metadata', '--locked', '--format-version', '1', '--filter-platform', 'wasm32-unknown-unknown'], env);
  const byId = new Map(packages.map((one) => [one.id, one]));
  const isMacro = (id) => byId.get(id).targets.some(({ kind }) => kind.includes('proc-macro'));
  const used = (id) => resolve.nodes.find((node) => node.id === id).deps.filter(({ pkg, dep_kinds: kinds }) => kinds.some(({ kind }) => kind === null) && !isMacro(pkg)).map(({ pkg }) => pkg);
  const web = packages.find(({ name }) => name === 'dockhand-web').id;
  const sums = new Map([...readFileSync(inRoot('Cargo.lock'), 'utf8').matchAll(/name = "([^"]+)"\nversion = "([^"]+)"\nsource = [^\n]+\nchecksum = "(\w+)"/g)].map(([, name, version, sum]) => [`${name}@${version}`, sum]));
  return [...reached([web], used)].map((id) => byId.get(id)).filter(({ source }) => source !== null).map(({ name, version, license, description }) => ({
    type: 'library', 'bom-ref': `pkg:cargo/${name}@${version}`, name, version, description: description?.trim(), scope: 'required', purl: `pkg:cargo/${name}@${version}`,
    licenses: license ? [{ expression: license.replaceAll('/', ' OR ') }] : [],
    hashes: [{ alg: 'SHA-256', content: sums.get(`${name}@${version}`) }],
  }));
}

/** As npm tells of them. */
function modules(env) {
  const bill = json('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], env);
  const dependsOn = new Map(bill.dependencies.map(({ ref, dependsOn: others }) => [ref, others]));
  const roots = bill.components.filter(({ name, 'bom-ref': ref }) => IN_PAGE.includes(name) && ref.startsWith(name)).map((one) => one['bom-ref']);
  const found = reached(roots, (ref) => dependsOn.get(ref) ?? []);
  // Installed for developing, some of them; shipped all the same.
  return bill.components.filter((one) => found.has(one['bom-ref'])).map((one) => ({ ...one, scope: 'required', properties: [] }));
}

/** The bill as text; `page`: with what the page consists of, not only the engine. */
export function billOfMaterials(env = process.env, page = true) {
  const { version, license } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const components = [...crates(env), ...(page ? modules(env) : [])].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const component = { type: 'application', 'bom-ref': `pkg:npm/dockhand@${version}`, name: 'dockhand', version, licenses: [{ expression: license }] };
  return `${JSON.stringify({ $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json', bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }, null, 1)}\n`;
}
