// A game played through once more from its record: what each move said and brought. The engine plays it; nothing here knows a game.
import { lastPlaces, sayings } from '../../core/direct';
import { attr } from '../../core/dom';
import { Log } from '../../screen/log';
import type { Session } from '../../core/engine';
import type { Game } from '../../screen/game';
import { goesBack } from '../../screen/moves';
import type { PastPosition, Made } from '../../core/history';
import { isByHand } from '../../core/viewpoint';
import type { Logged } from '../../core/text/log';
import type { Move, Place, Seat, Step, View } from '../../core/wire';

interface Record {
  moves: [Seat, Move][];
}

/** What is told of a move. */
export interface Told extends Logged {
  seat: Seat;
  /** Where it was made. */
  at: Place[];
}
/** How a position stands: the points by seat, and the words for the round where the game has rounds. */
export interface Standing {
  points: number[];
  round: number | null;
  progress: string;
}

/** So long at a time, in ms, the page works at it. */
const SLICE = 8;
const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

const countAt = (view: View, place: string): number | undefined =>
  view.counters.find(({ at }) => at === place)?.count;

export class Playthrough {
  readonly told: Told[] = [];
  readonly made: Made[] = [];
  /** From the start to the end: one more than moves. */
  readonly standings: Standing[] = [];
  /** The session that walks along. */
  private walker: Session | null = null;

  private constructor(
    private readonly game: Game,
    private readonly record: Record,
  ) {}

  /** Plays the game on the table through, up to where it stands now; null when the game was left meanwhile. */
  static async of(game: Game): Promise<Playthrough | null> {
    const playthrough = new Playthrough(game, JSON.parse(game.session.record()) as Record);
    return (await playthrough.walk()) ? playthrough : null;
  }

  /** Through whose eyes all of it is seen. */
  private get eye(): Seat | null {
    return this.game.history.eye;
  }

  get length(): number {
    return this.record.moves.length;
  }

  /** The record as it was after so many moves. */
  prefix(at: number): string {
    return JSON.stringify({ ...this.record, moves: this.record.moves.slice(0, at) });
  }

  /** The position after so many moves, and what led there from the one before. */
  at(at: number): { pastPosition: PastPosition; steps: Step[] } {
    const move = this.record.moves[at - 1];
    let steps: Step[] = [];
    if (move && this.walker?.moveCount() === at - 1) steps = this.walker.play(...move, this.eye);
    else if (this.walker?.moveCount() !== at) {
      this.walker?.free();
      this.walker = this.game.history.resume(this.prefix(at));
    }
    return {
      pastPosition: {
        at,
        of: this.length,
        view: this.walker.view(this.eye),
        notes: this.walker.notes(this.eye),
      },
      steps,
    };
  }

  free(): void {
    this.walker?.free();
    this.walker = null;
  }

  private async walk(): Promise<boolean> {
    const session = this.game.history.resume(this.prefix(0)),
      { game } = this;
    const seats = game.table.setup.players.map((_, seat) => seat);
    const text = (view: View) =>
      game.page.text(game.words, game.table.setup, view, game.table.prints, () => session.notes(this.eye));
    try {
      for (let at = 0, since = performance.now(); ; at++) {
        const view = session.view(this.eye),
          before = text(view),
          move = this.record.moves[at];
        this.standings.push({
          points: seats.map((seat) => countAt(view, `score/${seat}`) ?? 0),
          round: countAt(view, 'round') ?? null,
          progress: before.score.progress(),
        });
        if (!move) return true;
        const [seat] = move,
          steps = session.play(...move, this.eye);
        this.told.push({ seat, at: lastPlaces(steps, game.page), ...before.log.entry(seat, sayings(steps)) });
        this.made.push({
          eye: view.private ? (this.eye ?? seat) : this.eye,
          byHand: isByHand(game.table.setup, seat),
          free: session.canUndo(),
        });
        if (performance.now() - since < SLICE) continue;
        await pause();
        if (!game.table.session) return false;
        since = performance.now();
      }
    } finally {
      session.free();
    }
  }
}

/** Returns the entries of the first moves, as the log has them. */
function entriesOf(game: Game, told: Told[]): Element[] {
  const log = new Log(game.card.marks ?? 'stones');
  for (const { seat, at, ...logged } of told)
    log.add(game.table.setup.players[seat]?.colour ?? null, logged, at);
  return [...log.list.children];
}

/** Changes the log in silence: nobody wants to hear what is not new. */
async function silently(log: Log, change: () => void): Promise<void> {
  const live = log.region.getAttribute('aria-live');
  attr(log.region, 'aria-live', 'off');
  change();
  log.toEnd();
  await pause();
  attr(log.region, 'aria-live', live);
}

/** Tells all moves anew, in the language that the page speaks now; notes of the page, in the old one, go. */
export async function retell(game: Game): Promise<void> {
  const { words } = game,
    { log } = game.screen,
    playthrough = await Playthrough.of(game);
  if (!playthrough || words !== game.words) return;
  if (playthrough.length !== game.history.moves) return retell(game); // something was played or taken back meanwhile
  await silently(log, () => {
    log.clear();
    log.list.append(...entriesOf(game, playthrough.told));
  });
}

/** Writes into the log what happened before the game was opened here; silently, since nobody wants to hear all of it. From now on that can be
 *  taken back as if it had been done here: the engine has said what may be, and in private it was done under one pair of eyes. */
export async function recall(game: Game): Promise<void> {
  const { history } = game,
    { log } = game.screen,
    playthrough = await Playthrough.of(game);
  if (!playthrough) return;
  const before = history.moves - history.made.length; // something may have been played meanwhile
  history.made.unshift(...playthrough.made.slice(0, before));
  await silently(log, () => {
    const first = log.list.querySelector('li:not(.note)'); // played meanwhile
    for (const entry of entriesOf(game, playthrough.told.slice(0, before)))
      log.list.insertBefore(entry, first);
    if (goesBack(game) > 0) game.render();
  });
}
