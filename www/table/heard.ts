// The events of all moves so far, for texts that explain how something came about.
import { eventsOf } from './direct';
import type { Session } from '../engine/engine';
import type { GameEvent, Move, Seat } from '../engine/wire';
import type { Game } from '../ui/game-view';

/** Lets a game tell its events. Its record is played through again on request, once for each position. */
export function recallEvents({ history, session }: Pick<Game, 'history' | 'session'>): void {
  let heard: { link: string; events: GameEvent[] } | null = null;
  history.told = () => {
    if (heard?.link === history.now) return heard.events;
    const record = JSON.parse(session.record()) as { moves: [Seat, Move][] },
      events: GameEvent[] = [];
    let walker: Session | null = null;
    try {
      walker = history.resume(JSON.stringify({ ...record, moves: [] }));
      for (const move of record.moves) events.push(...eventsOf(walker.play(...move, history.eye)));
    } catch {
      events.length = 0; // the engine has redrawn what was hidden
    } finally {
      walker?.free();
    }
    heard = { link: history.now, events };
    return events;
  };
}
