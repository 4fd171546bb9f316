// What a computer player costs a battery, for the benchmark: the time that a worker computes for a decision.

/** So many moves of a game at most. */
const MOVES = 60;

/** Returns the levels of all games that do not think for a time, each with the options of a game by default. */
const levelsOf = () =>
  Object.values(globalThis.engines)
    .flatMap((engine) => engine.catalogue().games)
    .flatMap(({ id, levels, options }) => {
      const config = Object.fromEntries(options.map(({ key, default: value }) => [key, value ?? null]));
      return levels.flatMap(({ id: name, timed, iterations }, level) =>
        timed ? [] : [{ game: id, name, level, iterations, config }],
      );
    });

/** Plays the beginning of a game between two players of a level; returns the ms of each decision with a choice. */
function played({ game, level, iterations, config, most }) {
  const players = [0, 1].map((seat) => ({ name: `P${seat}`, colour: seat, level })),
    session = globalThis.engines[game].Session.open({ game, players, config, seed: 1 }),
    times = [];
  for (let move = 0; move < most; move++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) break;
    const start = performance.now(),
      search = session.search(seat, level, move),
      budget = Math.min(iterations, search.budget());
    for (let done = 0; done < budget;) done = search.run(budget - done);
    const chosen = session.choose(seat, level, move, search.rootStats());
    if (budget > 0) times.push(performance.now() - start);
    search.free();
    session.play(seat, chosen, null);
  }
  session.free();
  return times;
}

/**
 * Returns, for each game and each level that does not think for a time, `{ game, level, times }`: the ms that one
 * thread computes for each decision in which there is a choice.
 */
export async function decisionTimes(page) {
  const all = [];
  for (const one of await page.evaluate(levelsOf))
    all.push({
      game: one.game,
      level: one.name,
      times: await page.evaluate(played, { ...one, most: MOVES }),
    });
  return all;
}
