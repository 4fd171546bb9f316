// What is published: one version everywhere, only the engine in the crates, a changelog that has the version.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changelogProblems, manifestProblems, notes, version, versions } from '../../tools/lib/release.mjs';

const listed = (crate: string): string[] =>
  execFileSync('cargo', ['package', '--list', '--allow-dirty', '-p', crate], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trim()
    .split('\n');

test('all manifests and lock files state one version and one address', () => {
  expect(Object.keys(versions())).toEqual(
    expect.arrayContaining([
      'Cargo.lock, dockhand',
      'Cargo.lock, dockhand-mixture',
      'Cargo.lock, dockhand-web',
    ]),
  );
  expect(manifestProblems()).toEqual([]);
});

test('the crates hold the engine, its terms and what cargo adds, and nothing else', () => {
  const engine = listed('dockhand'),
    added = ['.cargo_vcs_info.json', 'Cargo.lock', 'Cargo.toml', 'Cargo.toml.orig'],
    terms = ['LICENSE-APACHE', 'LICENSE-MIT'];
  const others = engine.filter((file) => !/^src\/(?!.*\btests\b).*\.rs$/.test(file));
  expect(others).toEqual([...added, ...terms, 'src/README.md']);
  expect(engine).toEqual(expect.arrayContaining(['src/lib.rs', 'src/kontor/mod.rs']));
  expect(listed('dockhand-mixture')).toEqual([...added, ...terms, 'README.md', 'src/lib.rs']);
}, 60_000);

test('the changelog has the version, its date and its link, and no heading of its own kind', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8'),
    kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  expect(notes(version())).toMatch(/^### /);
  for (const [, kind] of changelog.matchAll(/^### (.+)$/gm)) expect(kinds).toContain(kind);
});

test('a release is refused if the changelog lacks it, says nothing, or has more to tell', () => {
  const good = '## [Unreleased]\n\n## [1.2.3] - 2026-01-02\n\n### Added\n\n- A boat.\n\n[1.2.3]: #123\n';
  expect(changelogProblems('1.2.3', good)).toEqual([]);
  expect(notes('1.2.3', good)).toBe('### Added\n\n- A boat.');
  expect(changelogProblems('1.2.4', good)).toEqual([
    'CHANGELOG.md has no heading "## [1.2.4] - YYYY-MM-DD".',
    'CHANGELOG.md has no link "[1.2.4]: …" at its end.',
  ]);
  expect(changelogProblems('1.2.3', good.replace('### Added\n\n- A boat.\n\n', ''))).toEqual([
    'CHANGELOG.md says nothing about 1.2.3.',
  ]);
  expect(changelogProblems('1.2.3', good.replace('\n\n##', '\n\n### Fixed\n\n- A leak.\n\n##'))).toEqual([
    'CHANGELOG.md has 1 lines under [Unreleased]: move them under [1.2.3].',
  ]);
});
