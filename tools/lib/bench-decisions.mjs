// What a computer player costs a battery, for the benchmark: the time that a worker computes for a decision.
/** So many moves of a game at most. */
const MOVES = 60;

/**
 * Returns, for each game and each level that does not think for a time, `{ game, level, times }`: the ms that one
 * thread computes for each decision in which there is a choice, among the first moves of a game between two players of
 * the level.
 */
export const decisionTimes = (page) =>
  page.evaluate((most) => {
    const all = [];
    for (const engine of Object.values(globalThis.engines))
      for (const { id, levels, options } of engine.catalogue().games)
        for (const [level, { id: name, timed, iterations }] of levels.entries()) {
          if (timed) continue;
          const config = Object.fromEntries(options.map(({ key, default: value }) => [key, value ?? null]));
          const players = [0, 1].map((seat) => ({ name: `P${seat}`, colour: seat, level }));
          const session = engine.Session.open({ game: id, players, config, seed: 1 });
          const times = [];
          for (let move = 0; move < most; move++) {
            const [seat] = session.view(null).toAct;
            if (seat === undefined) break;
            const start = performance.now();
            const search = session.search(seat, level, move);
            for (let done = 0; done < Math.min(iterations, search.budget());)
              done = search.run(iterations - done);
            const chosen = session.choose(seat, level, move, search.rootStats());
            if (search.budget() > 0) times.push(performance.now() - start);
            search.free();
            session.play(seat, chosen, null);
          }
          session.free();
          all.push({ game: id, level: name, times });
        }
    return all;
  }, MOVES);
