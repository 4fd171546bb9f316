// Loads each optimised package in Node and plays its game with every number of players: a wrong wasm-opt
// leaves a module that cannot start, and no other test looks at the optimised file so closely.
import { readFileSync } from 'node:fs';
import { say } from './lib/shell.mjs';
import { GAMES } from './lib/games.mjs';
import { codeOf, moduleOf } from './lib/wasm.mjs';

const MOST_MOVES = 5000;
for (const game of GAMES) {
  const engine = await import(codeOf(game));
  engine.initSync({ module: readFileSync(moduleOf(game)) });
  const { games } = engine.catalogue();
  if (games.length !== 1 || games[0].id !== game) throw new Error(`the module of ${game} knows other games`);
  for (const seats of games[0].seats) playOut(engine, games[0], seats);
}

function playOut(engine, game, seats) {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, colour: seat }));
  const config = Object.fromEntries(game.options.map((option) => [option.key, option.default ?? null]));
  const session = open(engine, game, players, config);
  for (let move = 0; move < MOST_MOVES; move += 1) {
    const { outcome, toAct } = session.view(null);
    if (outcome) {
      const replayed = engine.Session.resume(session.record());
      if (replayed.hash() !== session.hash())
        throw new Error(`${game.id}: the record replays to another state`);
      say(
        `${game.id} with ${seats}: over after ${session.moveCount()} moves, scores ${outcome.scores.join(' ')}`,
      );
      return;
    }
    const offers = session.offers(toAct[0]);
    // Any fixed rule will do that does not always take the first.
    session.play(toAct[0], offers[(move * 7 + 3) % offers.length].move, null);
  }
  throw new Error(`${game.id} with ${seats}: no end after ${MOST_MOVES} moves`);
}

/** With the defaults, or where so many cannot play those, with the first other choice that they can. */
function open(engine, game, players, config) {
  const others = game.options.flatMap(({ key, values }) =>
    (values ?? []).map((value) => ({ ...config, [key]: value })),
  );
  for (const one of [config, ...others]) {
    try {
      return engine.Session.open({ game: game.id, players, config: one, seed: 7 });
    } catch {
      // The next one, then.
    }
  }
  throw new Error(`${game.id} with ${players.length}: nothing that so many can play`);
}
