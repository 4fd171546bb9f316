// In a game of memory a player of a puzzle has seen no card being turned over. What every player has seen is shown on the
// cards that lie face down again.
import { box, el, fill } from '../../dom/elements';
import type { Engine } from '../../engine/engine';
import { onResize } from '../../dom/life';
import type { Face, Move, Place, Seat, View } from '../../engine/wire';
import type { Game } from '../../ui/game-view';

/** Returns the faces that this seat saw at places that show none now. */
export function seenIn(engine: Engine, record: string, eye: Seat): Map<Place, Face> {
  const whole = JSON.parse(record) as { moves: [Seat, Move][] },
    session = engine.resume(JSON.stringify({ ...whole, moves: [] })),
    seen = new Map<Place, Face>();
  for (const [seat, move] of whole.moves)
    for (const step of session.play(seat, move, eye))
      if (step.step === 'turn' && step.face) seen.set(step.at, step.face);
  const hidden = backsIn(session.view(eye));
  session.free();
  return new Map([...seen].filter(([at]) => hidden.has(at)));
}

/** The places at which a card lies face down. */
const backsIn = ({ tokens }: View): Set<Place> =>
  new Set(tokens.flatMap(({ at, face }) => (face === null ? [at] : [])));

/** Writes the numbers of these cards over them, as long as they lie face down: also once the answer is on the table. */
export function showSeen(game: Game, seen: Map<Place, Face>): void {
  if (seen.size === 0) return;
  const root = box('puzzle-seen');
  const place = (): void => {
    const { pastPosition } = game.table,
      view = pastPosition?.view ?? game.table.view,
      backs = view ? backsIn(view) : null;
    const labels = [...seen].flatMap(([at, face]) => {
      const rect = game.stage.rect(at);
      if (!rect || !('number' in face) || backs?.has(at) === false) return [];
      const label = el('span', {}, String(face.number));
      Object.assign(label.style, {
        left: `${rect.x + rect.w / 2}px`,
        top: `${rect.y + rect.h / 2}px`,
        fontSize: `${Math.round(Math.max(11, rect.h * 0.34))}px`,
      });
      return [label];
    });
    fill(root, ...labels);
  };
  onResize(game.life, place, game.screen.host);
  for (const change of ['made', 'shown'] as const) game.events.on(change, place);
  game.screen.host.append(root);
  place();
}
