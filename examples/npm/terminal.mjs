// A game in the terminal: type the number of a move, or nothing for the computer's choice.
//   node terminal.mjs [game] [seed]
import { createInterface } from 'node:readline';
import { decideHere, games, load, text } from 'dockhand';

const [wish = 'duel', seed] = process.argv.slice(2);
const game = games.find((one) => one === wish);
if (!game) throw new Error(`The games are ${games.join(', ')}.`);
const engine = await load(game);
const table = engine.open({
  players: [
    { name: 'You', colour: 0 },
    { name: 'Computer', colour: 1 },
  ],
  seed: seed ? Number(seed) : engine.freshSeed(),
});
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** What is asked of the person; the end of the input leaves the rest to the computer. */
async function ask(offers) {
  offers.forEach(({ move }, i) => console.log(`${String(i + 1).padStart(3)}  ${text(move)}`));
  for (;;) {
    const { value = '', done } = await lines.next();
    const chosen = offers[Number(value) - 1];
    if (chosen) return chosen.move;
    if (done || value.trim() === '') return null;
    console.log(`A number from 1 to ${offers.length}, please.`);
  }
}

for (let view = table.view(null); view.outcome === null; view = table.view(null)) {
  const seat = view.toAct[0];
  const move =
    (seat === 0 ? await ask(table.offers(seat)) : null) ??
    decideHere(table, seat, { level: 0, seed: table.moveCount() });
  for (const step of table.play(seat, move, 0))
    if (step.step === 'say') console.log('  ', JSON.stringify(step.said));
}
table.score().forEach(({ total }, seat) => console.log(`${table.setup().players[seat].name}: ${total}`));
process.exit(0);
