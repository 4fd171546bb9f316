// How the tools start programs: by their names, and on Windows through its shell where npm installed a script.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask, run, started, which } from '../../tools/lib/shell.mjs';

const folder = mkdtempSync(join(tmpdir(), 'programs-')),
  env = { PATH: folder };
for (const name of ['tsc', 'tsc.cmd', 'cargo.exe']) {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
}
afterAll(() => rmSync(folder, { recursive: true }));

test('a program is found by its name, on Windows with one of the endings of programs', () => {
  expect(which('tsc', env, false)).toBe(join(folder, 'tsc'));
  expect(which('tsc', env, true)).toBe(join(folder, 'tsc.cmd'));
  expect(which('cargo', env, true)).toBe(join(folder, 'cargo.exe'));
  expect(which('vite', env, true)).toBeNull();
});

test('on Windows a script goes through the shell, word by word in quotes, and a program does not', () => {
  const options = { env, cwd: folder };
  expect(started('tsc', ['-p', 'my folder'], options, true)).toEqual([
    `"${join(folder, 'tsc.cmd')}"`,
    ['"-p"', '"my folder"'],
    { ...options, shell: true },
  ]);
  expect(started('cargo', ['a b'], options, true)).toEqual([join(folder, 'cargo.exe'), ['a b'], options]);
  expect(started('tsc', ['a b'], options, false)).toEqual(['tsc', ['a b'], options]);
});

test('a command that takes too long is ended with its children, and one that is missing is told', async () => {
  const since = Date.now();
  const { ok, out } = await run('sh', ['-c', 'sleep 30 & wait'], { limit: 0.2 });
  expect([ok, out, Date.now() - since < 5000]).toEqual([false, 'sh: ended by SIGTERM\n', true]);
  expect((await run('no-such-program', [])).out).toContain('no-such-program');
  expect(ask('no-such-program', [])).toBeNull();
});
