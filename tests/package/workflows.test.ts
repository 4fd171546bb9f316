// What runs on GitHub: only what this repository has, with no more rights than needed, and nothing by a name that can move.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ownActions, updates, workflows, type Step } from '../../tools/lib/workflows.mjs';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** What GitHub's machines and `prepare` have. */
const PROGRAMS = ['npm', 'node', 'cargo', 'rustup', 'docker', 'gh'];

/** Returns the scripts, files and programs that a command names and that are not there. */
function missing(command: string): string[] {
  const named = [...command.matchAll(/\bnpm run ([\w:-]+)|\bnpm (test|start)\b/g)].map(
    ([, run, own]) => run ?? own!,
  );
  const files = [...command.matchAll(/\bnode (tools\/[\w./-]+)|(?<=^|\s)(\.ci\/\w+)/gm)].map(
    ([, a, b]) => a ?? b!,
  );
  const programs = command.split('\n').flatMap((line) => /^\s*(\S+)/.exec(line)?.[1] ?? []);
  return [
    ...named.filter((name) => !(name in scripts)),
    ...files.filter((file) => !existsSync(file)),
    ...programs.filter((name) => !PROGRAMS.includes(name) && !files.includes(name)),
  ];
}

/** Returns the actions that are not pinned by a hash with their version behind it, or that are ours and not there. */
function loose(steps: Step[], text: string): string[] {
  return steps
    .flatMap(({ uses }) => uses ?? [])
    .filter((uses) =>
      uses.startsWith('./')
        ? !existsSync(join(uses, 'action.yml'))
        : !(
            /^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(uses) &&
            new RegExp(`uses: ${uses} # v\\d+\\.\\d+\\.\\d+$`, 'm').test(text)
          ),
    );
}

/** What a job may do besides reading the sources. */
const RIGHTS: Record<string, Record<string, string>> = {
  'pages.yml deploy': { pages: 'write', 'id-token': 'write' },
  'release.yml build': { contents: 'read', 'id-token': 'write', attestations: 'write' },
  'release.yml publish': { contents: 'write' },
  'release.yml registries': { contents: 'read', 'id-token': 'write' },
};

describe.each(workflows())('%s', (name, workflow, text) => {
  const jobs = Object.entries(workflow.jobs),
    steps = jobs.flatMap(([, job]) => job.steps);

  it('runs scripts and files that are there', () => {
    expect(steps.flatMap(({ run = '' }) => missing(run))).toEqual([]);
  });

  it('has the sources and what is prepared before it runs anything, and waits for jobs that are there', () => {
    for (const [job, { steps, needs = [] }] of jobs) {
      const at = (what: (step: Step) => unknown): number => steps.findIndex(what);
      if (at(({ run }) => run) >= 0 || at(({ uses }) => uses?.startsWith('./')) >= 0)
        expect(
          at(({ uses }) => uses?.startsWith('actions/checkout@')),
          job,
        ).toBe(0);
      const installed = at(({ run }) => /^npm (run|test)/.test(run ?? ''));
      if (installed >= 0)
        expect(
          at(({ uses }) => uses === './.github/actions/prepare'),
          job,
        ).toBe(1);
      for (const other of [needs].flat()) expect(Object.keys(workflow.jobs)).toContain(other);
      for (const { uses, with: given = {} } of steps)
        for (const [name, , , inputs] of ownActions())
          if (uses === `./.github/actions/${name}`)
            expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    }
  });

  it('pins every action by its hash', () => {
    expect(loose(steps, text)).toEqual([]);
  });

  it('may read, and each job only what it needs besides', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [job, { permissions }] of jobs) expect(permissions, job).toEqual(RIGHTS[`${name} ${job}`]);
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
  });

  it('puts nothing that a stranger writes into a command', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('ends by itself', () => {
    for (const [job, { 'timeout-minutes': limit }] of jobs) expect(limit, job).toBeGreaterThan(0);
  });
});

it.each(ownActions())(
  'the action %s pins what it uses, and puts nothing into a command',
  (_, steps, text) => {
    expect(loose(steps, text)).toEqual([]);
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  },
);

test('what is missing and what is loose is found', () => {
  expect(missing('npm run no-such-script\nnode tools/none.mjs\nnpm test -- --only rust\n.ci/run')).toEqual([
    'no-such-script',
    'tools/none.mjs',
  ]);
  expect(missing('npm ci\nyarn build')).toEqual(['yarn']);
  const [hash, text] = ['a'.repeat(40), 'uses: actions/cache@v4'];
  const uses = ['actions/cache@v4', `actions/cache@${hash}`, './.github/actions/none'];
  expect(
    loose(
      uses.map((one) => ({ uses: one })),
      text,
    ),
  ).toEqual(uses);
});

test('the matrix tries the oldest Rust, every release line of Node that the manifests allow, macOS and Windows', () => {
  const [, , ci] = workflows().find(([name]) => name === 'ci.yml')!;
  const oldest = /^rust-version = "([\d.]+)"/m.exec(readFileSync('Cargo.toml', 'utf8'))?.[1];
  expect(ci).toContain(`rust: ['${oldest}', stable]`);
  expect(ci).toContain("node: ['20', '22', '24']");
  expect(ci).toContain('os: [macos-latest, windows-latest]'); // the other jobs run on Linux
  expect(engines.node).toBe('^20.19.0 || >=22.13.0');
  expect(['22', '24']).toContain(readFileSync('.nvmrc', 'utf8').trim());
});

test('Dependabot looks after every lock file, every action and the container', () => {
  for (const { directory, directories = [directory!], 'package-ecosystem': kind } of updates())
    for (const folder of directories) {
      const file = { npm: 'package-lock.json', cargo: 'Cargo.lock', docker: 'Dockerfile' }[kind];
      if (file) expect(existsSync(join('.', folder, file)), folder).toBe(true);
    }
  expect(
    updates()
      .map((one) => one['package-ecosystem'])
      .sort(),
  ).toEqual(['cargo', 'docker', 'github-actions', 'npm']);
});

test('the container has every Debian package that the set-up would fetch for the tests', () => {
  const container = readFileSync('.devcontainer/Dockerfile', 'utf8');
  JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));
  for (const file of ['browser', 'engines', 'nginx', 'relay'])
    for (const [, list] of readFileSync(`tools/lib/${file}.mjs`, 'utf8').matchAll(
      /debian\.install\(\[([^\]]+)\]\)/g,
    ))
      for (const [, name] of list!.matchAll(/'([\w-]+)'/g)) expect(container).toContain(` ${name} `);
});
