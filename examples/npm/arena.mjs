// Two bots of your own against each other: each is a module whose default export gets { table, seat, view, offers,
// decide, seed } and gives a move.
//   node arena.mjs bots/greedy.mjs bots/random.mjs [game] [pairs of games]
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decideHere, load } from 'dockhand';

const [first, second, game = 'duel', pairs = '20'] = process.argv.slice(2);
const bots = await Promise.all(
  [first, second].map(async (file) => (await import(pathToFileURL(resolve(file)).href)).default),
);
const engine = await load(game);
const wins = [0, 0];

for (let i = 0; i < Number(pairs) * 2; i++) {
  const seated = i % 2 === 0 ? [0, 1] : [1, 0]; // each deal from both sides
  const table = engine.open({
    players: seated.map((bot, colour) => ({ name: `Bot ${bot + 1}`, colour })),
    seed: 1 + (i >> 1),
  });
  for (let view = table.view(null); view.outcome === null; view = table.view(null)) {
    const seat = view.toAct[0];
    const offers = table.offers(seat);
    // A bot gets what a player may know: of the table the verbs that tell nothing else, the view of its seat, and what a
    // computer player of some level would do. What it answers is checked like any move.
    const fair = {
      legal: () => table.legal(seat),
      imagine: (_, seed) => table.imagine(seat, seed),
      scoreDelta: (...move) => table.scoreDelta(...move),
      why: (...taps) => table.why(...taps),
    };
    const knows = {
      ...{ table: fair, seat, view: table.view(seat), offers, seed: i * 1000 + table.moveCount() },
      decide: (how) => decideHere(table, seat, how),
    };
    table.play(seat, bots[seated[seat]](knows));
  }
  const { winners } = table.view(null).outcome;
  for (const seat of winners) wins[seated[seat]] += 1 / winners.length;
  table.free();
}
console.log(`${first}: ${wins[0]} of ${Number(pairs) * 2}`);
console.log(`${second}: ${wins[1]} of ${Number(pairs) * 2}`);
