// What a release needs: one version and one address in all manifests, and a changelog that says what is new.
import { readFileSync } from 'node:fs';
import { ask, inRoot } from './shell.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const manifest = () => JSON.parse(read('package.json'));

export const version = () => manifest().version;

/**
 * Returns the address of the repository, or null as long as it has none. `repository` in package.json is the one
 * place that says it; crates.io needs it in Cargo.toml as well.
 */
export function address() {
  const { repository } = manifest();
  return repository ? (repository.url ?? repository).replace(/^git\+|\.git$/g, '') : null;
}

/** Returns every version that a file of the repository states for us, by the place. */
export function versions() {
  const cargo = read('Cargo.toml'),
    lock = JSON.parse(read('package-lock.json'));
  const crates = [...read('Cargo.lock').matchAll(/name = "(dockhand[\w-]*)"\nversion = "([^"]+)"/g)];
  return {
    'package.json': manifest().version,
    'package-lock.json': lock.version,
    'package-lock.json, packages': lock.packages[''].version,
    'Cargo.toml': /^version = "([^"]+)"/m.exec(cargo)?.[1],
    'Cargo.toml, dockhand-mixture': /^dockhand-mixture = .*version = "=([^"]+)"/m.exec(cargo)?.[1],
    ...Object.fromEntries(crates.map(([, name, found]) => [`Cargo.lock, ${name}`, found])),
  };
}

/** Returns the section of a version in the changelog, without its heading; null if there is none. */
export function notes(of, changelog = read('CHANGELOG.md')) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${of}]`));
  return (
    section
      ?.replace(/^.*\n/, '')
      .replace(/^\[[^\]]+\]: \S+$/gm, '')
      .trim() ?? null
  );
}

/** Returns what is wrong with the changelog for a release of this version, in sentences. */
export function changelogProblems(of, changelog) {
  const problems = [];
  if (!new RegExp(`^## \\[${of.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm').test(changelog))
    problems.push(`CHANGELOG.md has no heading "## [${of}] - YYYY-MM-DD".`);
  else if (!notes(of, changelog)) problems.push(`CHANGELOG.md says nothing about ${of}.`);
  if (!changelog.includes(`\n[${of}]: `)) problems.push(`CHANGELOG.md has no link "[${of}]: …" at its end.`);
  const waiting = notes('Unreleased', changelog)?.match(/^- /gm)?.length ?? 0;
  if (waiting > 0)
    problems.push(`CHANGELOG.md has ${waiting} lines under [Unreleased]: move them under [${of}].`);
  return problems;
}

/** Returns where the manifests contradict each other, in sentences. */
export function manifestProblems() {
  const wanted = version(),
    named = /^repository = "([^"]+)"/m.exec(read('Cargo.toml'))?.[1] ?? null;
  const different = Object.entries(versions()).filter(([, found]) => found !== wanted);
  return [
    ...different.map(([place, found]) => `${place} says ${found}, package.json ${wanted}.`),
    ...(named === address()
      ? []
      : [`Cargo.toml names the repository ${named ?? 'nowhere'}, package.json ${address() ?? 'nowhere'}.`]),
  ];
}

/** Returns why git cannot tag this commit, in sentences. `tag`: the one it has already, when a tag is checked. */
export function gitProblems(tag) {
  const wanted = `v${version()}`;
  if (tag) return tag === wanted ? [] : [`The tag is ${tag}, the version ${version()}.`];
  return [
    ...(ask('git', ['status', '--porcelain']) === '' ? [] : ['Not everything is committed.']),
    ...(ask('git', ['tag', '--list', wanted]) === '' ? [] : [`The tag ${wanted} is there already.`]),
  ];
}
