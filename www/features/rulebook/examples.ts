// The numbers in the worked examples of the rulebook: points of a recorded game, counted by the engine.
import type { Engine, Session } from '../../engine/engine';
import type { Source } from '../../engine/wire';
import type { Example } from '../../games/rulebook';

/** Returns the points of a session's players by colour: all of them, or those since an earlier position. */
function pointsIn(
  session: Session,
  colours: readonly string[],
  points: readonly Source[],
  earlier: Session | null,
): Record<string, number> {
  const now = pointsFrom(session, points),
    before = earlier ? pointsFrom(earlier, points) : [];
  return Object.fromEntries(
    session
      .setup()
      .players.map(({ colour }, seat) => [colours[colour] ?? '', (now[seat] ?? 0) - (before[seat] ?? 0)]),
  );
}

/** Returns the arguments of an example's sentence. */
export function argumentsOf(
  engine: Pick<Engine, 'entry' | 'resume'>,
  session: Session,
  { points = [], since }: Pick<Example, 'points' | 'since'>,
): Record<string, number> {
  using earlier = since === undefined ? null : engine.resume(since);
  return pointsIn(session, engine.entry.colours, points, earlier);
}

const pointsFrom = (session: Session, wanted: readonly Source[]): number[] =>
  session
    .score()
    .map(({ sources }) =>
      sources.filter(({ source }) => wanted.includes(source)).reduce((sum, one) => sum + one.points, 0),
    );
