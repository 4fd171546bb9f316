// What would happen: a line that is played from a position, after a move that was not made there. What no seat knows is
// drawn anew from a fixed seed, so that the line shows nothing that was hidden, and is the same each time. The engine
// makes every move of it.
import './imagined.css';
import type { Engine, Session } from '../engine/engine';
import { playAnew } from '../engine/prefixes';
import type { Move, Noted, Seat, Step, View } from '../engine/wire';
import { adviser, type Search } from '../searches/advisers';
import { effectiveSpeed } from '../device/settings';
import { eventsOf } from '../table/direct';
import type { Game } from './game-view';
import { textOf } from './text/texts';

/** A position of the line, with the steps that lead to it and the sentences that tell of them. */
export interface Imagined {
  view: View;
  notes: Noted[];
  steps: Step[];
  told: string;
}

/** How a line begins. */
export interface Beginning {
  engine: Engine;
  think: Search;
  /** The record of the position. */
  from: string;
  first: [Seat, Move];
  seed: number;
  /** The most moves, with the first one. */
  most?: number;
}

/** The most moves of a line, and the search for each of them. */
const LONGEST = 8,
  HOW = { iterations: 2000, most: 1500, undivided: true };

/** Returns the line that begins with this move; `wanted`: whether it is still to be shown. */
export async function imagine(
  game: Game,
  { engine, think, from, first, seed, most = LONGEST }: Beginning,
  wanted: () => boolean,
): Promise<Imagined[]> {
  using given = engine.resume(from);
  using session = engine.resume(given.share(seed, seed).record);
  const line: Imagined[] = [];
  for (let next: [Seat, Move] | null = first; next && line.length < most;) {
    line.push(played(game, session, next, (seed + line.length) >>> 0));
    if (!wanted()) break;
    next = line.length < most ? await answer({ engine, think }, session, seed + line.length) : null;
  }
  return line;
}

/** Plays a move of the line. */
function played(game: Game, session: Session, [seat, move]: [Seat, Move], seed: number): Imagined {
  const { eye } = game.history,
    before = textOf(game, session.view(eye), () => session.notes(eye)),
    said = textOf(game, session.view(seat)).moves.offer(move),
    steps = playAnew(session, [seat, move], eye, seed),
    events = eventsOf(steps),
    { action, once, after } = before.log.entry(seat, events);
  return {
    view: session.view(eye),
    notes: session.notes(eye),
    steps,
    // Whatever is imagined is nobody’s secret: a choice of which the table tells nothing is told by its player.
    told:
      events.length > 0
        ? [...action, ...once, ...after].join(' ')
        : game.words.t('bot-move-of', { name: before.terms.called(seat), move: said }),
  };
}

/** Returns what the player does who decides next. */
async function answer(
  { engine, think }: Pick<Beginning, 'engine' | 'think'>,
  session: Session,
  seed: number,
): Promise<[Seat, Move] | null> {
  const { outcome, toAct } = session.view(null),
    [seat] = toAct;
  if (outcome || seat === undefined) return null;
  const offers = session.offers(seat);
  if (offers.length < 2) return offers[0] ? [seat, offers[0].move] : null;
  const stats = await think(session.record(), seat, seed >>> 0, HOW);
  return stats && [seat, session.choose(seat, adviser(engine.entry), seed >>> 0, stats)];
}

/** A line on the table, which is looked at step by step. */
export class ShownLine {
  private at = -1;

  /** `place`: the position of the game that it begins at, as it is called when earlier ones are looked at. */
  constructor(
    private readonly game: Game,
    private readonly scenes: Imagined[],
    private readonly place: { at: number; of: number },
  ) {
    game.screen.root.dataset['imagined'] = '';
  }

  /** The number of the step that is shown, from 1 on, and that of all. */
  get step(): number {
    return this.at + 1;
  }
  get length(): number {
    return this.scenes.length;
  }

  /** Goes on or back; `tell` is called as soon as it is clear where to, before anything moves. */
  async go(by: -1 | 1, tell: (scene: Imagined) => void): Promise<void> {
    const { game, scenes, place } = this,
      to = Math.min(scenes.length - 1, Math.max(0, this.at + by)),
      scene = scenes[to];
    if (!scene) return;
    const moving = by > 0 && to !== this.at;
    this.at = to;
    tell(scene);
    await game.commands.look(
      { ...place, view: scene.view, notes: scene.notes },
      moving ? scene.steps : [],
      moving ? effectiveSpeed(game.settings) : 'off',
    );
  }

  /** Takes the frame off the table. Whoever shows the line puts the game back. */
  end(): void {
    delete this.game.screen.root.dataset['imagined'];
  }
}
