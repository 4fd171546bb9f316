// Not run: it has to compile under --strict against the types of the package, and its deliberate errors have
// to be refused.
import {
  decide,
  games,
  load,
  type Engine,
  type GameId,
  type Move,
  type Refused,
  type Step,
  type View,
} from 'dockhand';

export async function sample(): Promise<number> {
  const duel: Engine<'duel'> = await load('duel');
  const table = duel.open({
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1, level: 0 },
    ],
    seed: 7,
    config: { temple: 'b' },
  });
  const view: View<'duel'> = table.view(null);
  const seat = view.toAct[0] ?? 0;
  const move: Move<'duel'> = table.offers(seat)[0]?.move ?? decide(table, seat, 0, 1);
  const steps: Step<'duel'>[] = table.play(seat, move, null);
  for (const step of steps) if (step.step === 'move') step.to.startsWith('boat/');
  try {
    table.play(seat, move, null);
  } catch (thrown) {
    const { code, rule } = thrown as Refused;
    return code.length + (rule?.length ?? 0);
  }
  const ids: GameId[] = games;
  const totals = table.score().map(({ total, sources }) => total + sources.length);

  // @ts-expect-error there is no such game
  await load('chess');
  // @ts-expect-error another game's move
  table.play(0, { do: 'no-such-move' }, null);
  // @ts-expect-error that side does not exist
  duel.open({ players: [], seed: 1, config: { temple: 'c' } });
  // @ts-expect-error a face on the table cannot be a number
  view.tokens.push(3);
  return ids.length + totals.length;
}
