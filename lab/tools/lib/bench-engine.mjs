// The engine's part of the benchmark: random games natively, in Node and in Chromium, and a reference beside
// them.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProgram, programOf } from './program.mjs';
import { chore, inRoot, lastLines, Missing } from '../../../tools/lib/shell.mjs';
import { GAMES } from '../../../tools/lib/games.mjs';
import { makeModules } from '../../../tools/lib/wasm.mjs';

/** A module for each game, as the page has them: one with all of them is another program to a compiler. */
export const PACKAGE = inRoot('target', 'bench-pkg');

export const median = (values) => quantile(values, 0.5);
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

async function must(name, program, args, options) {
  const done = await chore(name, program, args, options);
  if (!done.ok) throw new Missing(`${name} failed:\n${lastLines(done.out)}`);
}

/** Everything that is measured, compiled before anything is: a compiler at work spoils every figure. */
export async function buildEngine(env, probe) {
  await buildProgram('bench', env);
  await makeModules({
    env: { ...env, CARGO_TARGET_DIR: inRoot('target') },
    mode: 'release',
    out: PACKAGE,
    features: ['bench'],
  });
  if (probe) {
    const own = { ...env, CARGO_TARGET_DIR: inRoot('target', 'probe') };
    await must('cargo build of the reference', 'cargo', ['build', '--release'], { env: own, cwd: probe });
  }
}

/** One line of figures for each table; see lab/src/bin/bench.rs. */
export function native(seconds) {
  const done = spawnSync(programOf('bench'), ['--seconds', String(seconds)], { encoding: 'utf8' });
  if (done.status !== 0) throw new Missing(`The native benchmark failed:\n${done.stderr}`);
  return done.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const WANTED = {
  2: 'imhotep-like 2p random game, move list',
  4: 'imhotep-like 4p random game, bitmask pick',
  search: 'imhotep-like 2p ISMCTS (reshuffle each iteration) from opening',
};

/** The reference prints one measurement after the other; it is stopped after the last one that is needed. */
export function reference() {
  return new Promise((resolve, reject) => {
    const child = spawn(inRoot('target', 'probe', 'release', 'native'), {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const found = {};
    let rest = '';
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const { bench, ns, units_s: games } = JSON.parse(line);
        for (const [seats, name] of Object.entries(WANTED))
          if (bench?.startsWith(name)) found[seats] = { ns, games };
      }
      if (Object.keys(found).length === Object.keys(WANTED).length) child.kill();
    });
    child.on('error', reject);
    child.on('close', () => resolve(found));
  });
}

/** The engine of each game in this process. */
export async function nodeEngines() {
  const engines = {};
  for (const game of GAMES) {
    const engine = await import(pathToFileURL(join(PACKAGE, game, `${game}.js`)).href);
    engine.initSync({ module: readFileSync(join(PACKAGE, game, `${game}_bg.wasm`)) });
    engines[game] = engine;
  }
  return engines;
}

/**
 * A function that measures a table in this process: nanoseconds a move, in the time this process has
 * computed.
 */
export async function inNode() {
  const engines = await nodeEngines();
  return async (table, games, seed) => {
    const start = process.cpuUsage();
    const plies = engines[table.game].randomGames(
      table.game,
      table.seats,
      JSON.stringify(table.config),
      games,
      seed,
    );
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1e3) / plies;
  };
}

/** The same in Chromium, in the time its main thread has computed. */
export function inChromium(page, computed) {
  return async (table, games, seed) => {
    const before = await computed();
    const plies = await page.evaluate(
      ({ game, seats, config, games, seed }) =>
        globalThis.engines[game].randomGames(game, seats, JSON.stringify(config), games, seed),
      { ...table, games, seed },
    );
    return (((await computed()) - before) * 1e9) / plies;
  };
}

/** Whole games through the JS face: milliseconds for a move with the view and the offers that follow it. */
export const faceTimes = (page, most) =>
  page.evaluate((most) => {
    const times = [];
    const games = Object.values(globalThis.engines).flatMap((engine) =>
      engine.catalogue().games.map((game) => ({ ...game, Session: engine.Session })),
    );
    for (let round = 0; times.length < most; round++) {
      const game = games[round % games.length];
      // Kontor for three is another page than the one by default.
      const all = game.id === 'kontor' ? game.seats.filter((count) => count !== 3) : game.seats;
      const seats = all[Math.floor(round / games.length) % all.length];
      const players = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, colour: seat }));
      const config = Object.fromEntries(game.options.map((option) => [option.key, option.default ?? null]));
      const session = game.Session.open({ game: game.id, players, config, seed: round });
      let { toAct } = session.view(null);
      let offers = session.offers(toAct[0] ?? 0);
      for (let turn = 0; toAct.length > 0; turn++) {
        const [seat] = toAct;
        const start = performance.now();
        session.play(seat, offers[(turn * 7 + 3) % offers.length].move, null);
        ({ toAct } = session.view(null));
        offers = toAct.length > 0 ? session.offers(toAct[0]) : [];
        // The first games only warm the engine up.
        if (round >= games.length * 2) times.push(performance.now() - start);
      }
      session.free();
    }
    return times;
  }, most);
