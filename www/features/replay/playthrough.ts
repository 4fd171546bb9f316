// A game that is played through again from its record, with the events and points of each move. The engine
// plays it; nothing here knows a game.
import { breath, sleep } from '../../dom/pause';
import { lastPlaces, eventsOf, toldOf } from '../../table/direct';
import { attr } from '../../dom/elements';
import { Log } from '../../ui/log/log';
import type { Session } from '../../engine/engine';
import { Prefixes } from '../../engine/prefixes';
import { remembered } from '../../engine/remembered';
import type { Game } from '../../ui/game-view';
import { tieBreak } from '../../ui/log/write';
import type { PastPosition, Made } from '../../table/history';
import { isByHand } from '../../engine/viewpoint';
import type { Logged } from '../../words/text/log';
import type { Place, Seat, Step, View } from '../../engine/wire';
import { textOf } from '../../ui/text/texts';

/** The log entry of a move. */
export interface Entry extends Logged {
  /** The seat that the entry is about. */
  seat: Seat;
  /** The places where the move was made. */
  at: Place[];
}
/** A position: the points by seat, and the name of the round if the game has rounds. */
export interface Standing {
  points: number[];
  round: number | null;
  progress: string;
}

const countAt = (view: View, place: string): number | undefined =>
  view.counters.find(({ at }) => at === place)?.count;

export class Playthrough {
  readonly entries: Entry[] = [];
  readonly made: Made[] = [];
  /** The positions from start to end: one more than there are moves. */
  readonly standings: Standing[] = [];
  /** The session that plays the record. */
  private walker: Session | null = null;

  private constructor(
    private readonly game: Game,
    private readonly record: Prefixes,
  ) {}

  /** Plays through the game on the table, up to its current position; null if the game was left meanwhile. */
  static async of(game: Game): Promise<Playthrough | null> {
    const playthrough = new Playthrough(
      game,
      new Prefixes(game.session.record(), (record) => game.history.resume(record)),
    );
    return (await playthrough.walk()) ? playthrough : null;
  }

  /** The seat whose view is shown. */
  private get eye(): Seat | null {
    return this.game.history.eye;
  }

  get length(): number {
    return this.record.moves.length;
  }

  /** Returns the record as it was after this many moves. */
  prefix(at: number): string {
    return this.record.at(at);
  }

  /** Returns the position after this many moves, and the steps that lead there from the one before. */
  at(at: number): { pastPosition: PastPosition; steps: Step[] } {
    const move = this.record.moves[at - 1];
    let steps: Step[] = [];
    if (move && this.walker?.moveCount() === at - 1) steps = this.record.play(this.walker, at - 1, this.eye);
    else if (this.walker?.moveCount() !== at) {
      this.walker?.free();
      // Once a game is over, nothing that was seen in it has to be remembered.
      const { history, table } = this.game,
        prefix = this.prefix(at);
      this.walker = history.resume(table.view?.outcome ? remembered(prefix) : prefix);
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
    const { game } = this;
    using session = game.history.resume(this.prefix(0));
    const seats = game.table.setup.players.map((_, seat) => seat);
    for (let at = 0; ; at++) {
      const view = session.view(this.eye),
        before = textOf(game, view, () => session.notes(this.eye)),
        move = this.record.moves[at];
      this.standings.push({
        points: seats.map((seat) => countAt(view, `score/${seat}`) ?? 0),
        round: countAt(view, 'round') ?? null,
        progress: before.score.progress(),
      });
      if (!move) return true;
      const [seat] = move,
        steps = this.record.play(session, at, this.eye);
      const events = eventsOf(steps),
        entry = before.log.entry(seat, events);
      if (at === this.length - 1) entry.after.push(...tieBreak(game, session, session.view(this.eye)));
      this.entries.push({
        seat: toldOf(seat, events, game.page),
        at: lastPlaces(steps, game.page),
        ...entry,
      });
      this.made.push({
        eye: view.private ? (this.eye ?? seat) : this.eye,
        byHand: isByHand(game.table.setup, seat),
        free: session.canUndo(),
      });
      await breath();
      if (!game.open) return false;
    }
  }
}

/** Returns the entries of the first moves, in the form of the log. */
function entriesOf(game: Game, told: Entry[]): Element[] {
  const log = new Log(game.card.marks ?? 'stones');
  for (const { seat, at, ...logged } of told)
    log.add(game.table.setup.players[seat]?.colour ?? null, logged, at);
  return [...log.list.children];
}

/** Changes the log without announcing it. */
async function silently(log: Log, change: () => void): Promise<void> {
  const live = log.region.getAttribute('aria-live');
  attr(log.region, 'aria-live', 'off');
  change();
  log.toEnd();
  await sleep();
  attr(log.region, 'aria-live', live);
}

/** Writes the log again in the current language; notes of the page in the old one are dropped. */
export async function rewriteLog(game: Game): Promise<void> {
  const { words } = game,
    { log } = game.screen,
    playthrough = await Playthrough.of(game);
  if (!playthrough || words !== game.words) return;
  if (playthrough.length !== game.history.moves) return rewriteLog(game); // a move was played or taken back meanwhile
  await silently(log, () => {
    log.clear();
    log.list.append(...entriesOf(game, playthrough.entries));
  });
}

/**
 * Writes the moves that were made before the game was opened here into the log, without announcing them. They
 * can then be taken back like moves made here: the engine has said which, and in a private game all were made
 * in the view of the same seat.
 */
export async function recall(game: Game): Promise<void> {
  const { history } = game,
    { log } = game.screen,
    playthrough = await Playthrough.of(game);
  if (!playthrough) return;
  const before = history.moves - history.made.length; // a move may have been played meanwhile
  game.commands.recall(playthrough.made.slice(0, before));
  await silently(log, () => {
    const first = log.list.querySelector('li:not(.note)'); // played meanwhile
    for (const entry of entriesOf(game, playthrough.entries.slice(0, before)))
      log.list.insertBefore(entry, first);
    if (game.commands.takesBack > 0) game.render();
  });
}
