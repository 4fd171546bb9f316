// Running other programs, and printing progress. Node built-ins only: this runs before `npm ci`.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRoot = (...parts) => join(root, ...parts);
export const toolsDir = inRoot('.tools');

/** An error that the user can fix: printed without a stack. */
export class Missing extends Error {}

export const say = (line = '') => process.stdout.write(`${line}\n`);
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
// oxlint-disable-next-line no-control-regex
export const plain = (text) => text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '');

export const WINDOWS = process.platform === 'win32';

/** Returns the path of a program on the PATH of `env`, or null. On Windows a program has one of several endings. */
export function which(program, env = process.env, windows = WINDOWS) {
  const endings = windows ? ['.exe', '.cmd', '.bat'] : [''];
  for (const folder of (env.PATH ?? '').split(delimiter))
    for (const ending of endings) {
      const file = join(folder || '.', program + ending);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not in this folder
      }
    }
  return null;
}

/**
 * Returns how a program is started, as arguments of `spawn`. What npm installs is on Windows a script, which only the
 * shell there can run.
 */
export function started(program, args, options = {}, windows = WINDOWS) {
  const file = windows ? (which(program, options.env, windows) ?? program) : program;
  if (!/\.(cmd|bat)$/i.test(file)) return [file, args, options];
  return [`"${file}"`, args.map((word) => `"${word}"`), { ...options, shell: true }];
}

/** Returns the output of a quick command, or null if it cannot run or fails. */
export function ask(program, args, env = process.env) {
  const done = spawnSync(...started(program, args, { cwd: root, env, encoding: 'utf8', timeout: 60_000 }));
  return done.status === 0 ? done.stdout.trim() : null;
}

/** Runs a command to its end; its output is collected, and also shown when `show` is set. Never throws. */
export function run(program, args, { env = process.env, cwd = root, show = false, limit = 0 } = {}) {
  return new Promise((resolve) => {
    // A group of its own when there is a time limit, so that its children end with it; Windows has no such groups.
    const grouped = limit > 0 && !WINDOWS;
    const options = { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: grouped };
    const child = spawn(...started(program, args, options));
    let out = '';
    const keep = (to) => (chunk) => {
      out += chunk;
      if (show) to.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const end = () => (grouped ? process.kill(-child.pid, 'SIGTERM') : child.kill());
    const timer = limit > 0 ? setTimeout(end, limit * 1000) : null;
    const finish = (code, note = '') => {
      clearTimeout(timer);
      resolve({ ok: code === 0, code, out: out + note });
    };
    child.on('error', (error) => finish(127, `${program}: ${error.message}\n`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `${program}: ended by ${signal}\n` : ''));
  });
}

/** Runs a long command under a name: says that it begins, that it is still going, and how it ended. */
export async function chore(name, program, args, options = {}) {
  const since = Date.now();
  say(`  … ${name}`);
  const beat = setInterval(() => say(`  … ${name}: still at it after ${seconds(since)}`), 30_000);
  const done = await run(program, args, options);
  clearInterval(beat);
  say(`  ${done.ok ? '✓' : '✗'} ${name} (${seconds(since)})`);
  return done;
}

export const lastLines = (text, count = 40) => plain(text).trimEnd().split('\n').slice(-count).join('\n');

/**
 * Runs a command's main function; a `Missing` is explained, any other error is a bug and is printed with its
 * stack.
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    say(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
