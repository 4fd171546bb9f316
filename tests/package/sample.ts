// Not run: it has to compile under --strict against the types of the package, and its deliberate errors have
// to be refused.
import {
  decide,
  decideHere,
  games,
  load,
  net,
  parse,
  Refusal,
  text,
  type Engine,
  type GameId,
  type Move,
  type Step,
  type View,
} from 'dockhand';

export async function sample(): Promise<number> {
  const duel: Engine<'duel'> = await load('duel');
  using table = duel.open({
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1, level: 0 },
    ],
    seed: 7,
    config: { temple: 'b' },
  });
  const view: View<'duel'> = table.view(null);
  const seat = view.toAct[0] ?? 0;
  const move: Move<'duel'> =
    table.offers(seat)[0]?.move ?? (await decide(table, seat, { level: 0, seed: 1 }));
  const steps: Step<'duel'>[] = table.play(seat, move);
  using world = table.imagine(seat, 3);
  const guess: Move<'duel'> = world.legal(seat)[0] ?? parse<'duel'>(text(move));
  const { winners, scores } = world.clone().rollout(5, 2);
  const past: Move<'duel'>[] = table.history().map(({ move }) => move);
  const learned: Uint8Array | null = await net('duel', 2);
  past.push(guess, decideHere(world, seat, { level: 5, seed: winners.length + scores.length, net: learned }));
  for (const step of steps) if (step.step === 'move') step.to.startsWith('boat/');
  try {
    table.play(seat, move, null);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const { code, rule, option, message } = thrown;
    return code.length + (rule ?? option ?? message).length;
  }
  for (const { at, note } of table.notes(seat))
    if (note.is === 'left') console.log(at satisfies string, note.token satisfies string, note.count + 1);
  const imhotep = (await load('imhotep', new URL('https://example.org/imhotep.wasm'))).resume('…');
  for (const { note } of imhotep.notes(null))
    if (note.is === 'worth') note.points.map((points) => points + 1);
  const reason: Refusal | null = imhotep.why(0, ['boat/0']);
  using search = imhotep.takesNet() ? imhotep.searchWith(0, 5, 1, new Uint8Array()) : imhotep.search(0, 5, 1);
  const kept: number = imhotep.follow(search, 2);
  const fresh =
    imhotep.byLink() && imhotep.needs(0, { do: 'take-stones' }) && imhotep.draw('0123456789abcdef');
  console.log(reason?.message, kept, fresh, imhotep.check(), imhotep.heaps().length);
  const ids: GameId[] = games;
  const totals = table.score().map(({ total, sources }) => total + sources.length);

  // @ts-expect-error there is no such game
  await load('chess');
  // @ts-expect-error another game's move
  table.play(0, { do: 'no-such-move' }, null);
  // @ts-expect-error that side does not exist
  duel.open({ players: [], seed: 1, config: { temple: 'c' } });
  // @ts-expect-error Kontor is not played with chance that is made meanwhile
  (await load('kontor')).resume('').heaps();
  // @ts-expect-error a note of the Duel
  imhotep.notes(null)[0]?.note.token;
  // @ts-expect-error a move of the Duel
  imhotep.play(0, past[0]);
  // @ts-expect-error a face on the table cannot be a number
  view.tokens.push(3);
  return ids.length + totals.length;
}
