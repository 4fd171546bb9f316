// What of others is in what we ship: a bill of materials (CycloneDX), from what npm and Cargo say of their lock files, and their terms. Neither
// has a time or a number of its own, so that two builds make the same.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from './shell.mjs';

/** The names of the files. */
export const BILL = 'bom.cdx.json', TERMS = 'LICENSES.txt';

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
  return [...reached([web], used)].map((id) => byId.get(id)).filter(({ source }) => source !== null).map(({ name, version, license, description, manifest_path: manifest }) => ({
    folder: dirname(manifest),
    component: {
      type: 'library', 'bom-ref': `pkg:cargo/${name}@${version}`, name, version, description: description?.trim(), scope: 'required', purl: `pkg:cargo/${name}@${version}`,
      licenses: license ? [{ expression: license.replaceAll('/', ' OR ') }] : [],
      hashes: [{ alg: 'SHA-256', content: sums.get(`${name}@${version}`) }],
    },
  }));
}

/** As npm tells of them. */
function modules(env) {
  const bill = json('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], env);
  const dependsOn = new Map(bill.dependencies.map(({ ref, dependsOn: others }) => [ref, others]));
  const roots = bill.components.filter(({ name, 'bom-ref': ref }) => IN_PAGE.includes(name) && ref.startsWith(name)).map((one) => one['bom-ref']);
  const found = reached(roots, (ref) => dependsOn.get(ref) ?? []);
  // Installed for developing, some of them; shipped all the same.
  return bill.components.filter((one) => found.has(one['bom-ref'])).map((one) => ({ folder: inRoot('node_modules', one.name), component: { ...one, scope: 'required', properties: [] } }));
}

/** All that is shipped, and where it lies here; `page`: with what the page consists of, not only the engine. */
const parts = (env, page) => [...crates(env), ...(page ? modules(env) : [])].sort(({ component: a }, { component: b }) => (a.purl < b.purl ? -1 : 1));

/** The bill as text. */
export function billOfMaterials(env = process.env, page = true) {
  const { version, license } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const components = parts(env, page).map(({ component }) => component);
  const component = { type: 'application', 'bom-ref': `pkg:npm/dockhand@${version}`, name: 'dockhand', version, licenses: [{ expression: license }] };
  return `${JSON.stringify({ $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json', bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }, null, 1)}\n`;
}

/** What a component says of its terms itself: where it leaves the choice, one of them. */
function termsIn(folder, expression) {
  const files = readdirSync(folder).filter((name) => /^(un)?licen[cs]e/i.test(name)).sort((a, b) => Number(/mit/i.test(b)) - Number(/mit/i.test(a)));
  const chosen = expression.includes(' AND ') ? files.filter((name) => !/apache/i.test(name)) : files.slice(0, 1);
  return chosen.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim()).join('\n\n') || null;
}

/** Our terms, and those of all that is shipped with ours, each once: who passes it on passes these on. */
export function terms(env = process.env, page = true) {
  const named = new Map([[readFileSync(inRoot('LICENSE-MIT'), 'utf8').trim(), ['Dockhand (MIT OR Apache-2.0)']]]);
  const apache = readFileSync(inRoot('LICENSE-APACHE'), 'utf8').trim();
  for (const { folder, component: { name, version, licenses: [licence] } } of parts(env, page)) {
    const expression = licence?.expression ?? licence?.license?.id ?? '';
    const text = termsIn(folder, expression) ?? (/Apache-2\.0/.test(expression) ? apache : null);
    if (text === null) throw new Error(`${name} does not say what its terms are`);
    named.set(text, [...(named.get(text) ?? []), `${name} ${version} (${expression})`]);
  }
  return [...named].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}
