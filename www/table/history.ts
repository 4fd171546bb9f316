// Looking back: the positions of this game since it was opened on this page, which cannot be changed.
import { refused, type Session } from '../engine/engine';
import { Prefixes } from '../engine/prefixes';
import type { GameEvent, Noted, Seat, View } from '../engine/wire';
import type { Ask } from './ask';
import { eventsOf } from './direct';
import type { GameState } from './state';

/** A past position: the number of moves before it, the view, and the steps that followed. */
export interface PastPosition {
  at: number;
  of: number;
  view: View;
  notes: Noted[];
}

/** A move: the eye in whose view it was made, whether by hand, and whether it can be taken back. */
export interface Made {
  eye: Seat | null;
  byHand: boolean;
  free: boolean;
}

export class History {
  /**
   * A link for each position, by how many moves had been made: a few hundred characters each, replayed when
   * it is wanted. Those from before the game was opened here are missing.
   */
  private readonly links: string[] = [];
  /** Those from before come a little later (replay/playthrough.ts). */
  made: readonly Made[] = [];
  /** The events of all moves, as they were told at this position. */
  private heard: { link: string; events: GameEvent[] } | null = null;

  constructor(
    private readonly session: Pick<Ask, 'moveCount' | 'link' | 'record' | 'canUndo'>,
    readonly eye: Seat | null,
    readonly resume: (text: string) => Session,
  ) {
    this.links[session.moveCount()] = session.link();
  }

  /** A move was made, under these eyes. */
  push(session: Pick<Ask, 'link' | 'canUndo'>, eye: Seat | null, byHand: boolean): void {
    this.made = [...this.made, { eye, byHand, free: session.canUndo() }];
    this.links.push(session.link());
  }

  /** A move was taken back, perhaps with others; the session is the one after that. */
  pop(session: Pick<Ask, 'link'>): void {
    this.made = this.made.slice(0, -1);
    if (this.moves === 0) return;
    this.links.pop();
    this.renew(session);
  }

  /** Stores the link of the last position again: its hidden part was resampled. */
  renew(session: Pick<Ask, 'link'>): void {
    this.links[this.moves] = session.link();
  }

  /** Puts moves from before the game was opened here before those that were made since. */
  recall(before: readonly Made[]): void {
    this.made = [...before, ...this.made];
  }

  /**
   * Returns the events of all moves so far, for texts that explain how something came about. The record is played
   * through again, once for each position that is asked about.
   */
  told(): GameEvent[] {
    if (this.heard?.link === this.now) return this.heard.events;
    const events: GameEvent[] = [];
    try {
      const all = new Prefixes(this.session.record(), this.resume);
      using walker = this.resume(all.at(0));
      for (const at of all.moves.keys()) events.push(...eventsOf(all.play(walker, at, this.eye)));
    } catch (thrown) {
      refused(thrown); // throws on a trap
      events.length = 0; // the engine has resampled what was hidden
    }
    this.heard = { link: this.now, events };
    return events;
  }

  /** How many moves have been made. */
  get moves(): number {
    return this.links.length - 1;
  }

  /** The position so many moves before the last one, as far back as this page knows it. */
  link(back: number): string | undefined {
    return this.links.at(-1 - back);
  }
  get now(): string {
    return this.link(0) ?? '';
  }

  /** Returns whether the last move was made by hand; true if that is not known. */
  get byHand(): boolean {
    return this.made.at(-1)?.byHand ?? true;
  }

  /** How many moves go back, if the last one by hand was made under this eye and nothing new was seen. */
  back(eye: Seat | null): number {
    const at = this.made.map((move) => move.byHand).lastIndexOf(true),
      since = this.made.slice(at);
    return at >= 0 && this.made[at]?.eye === eye && since.every(({ free }) => free) ? since.length : 0;
  }

  /** One position earlier or later than the one looked at; null when that is the present. */
  step(from: PastPosition | null, by: -1 | 1): PastPosition | null {
    const last = this.links.length - 1;
    return this.at(Math.max(0, (from?.at ?? last) + by));
  }

  /** The position after so many moves; null when that is the present. */
  at(at: number): PastPosition | null {
    const of = this.links.length - 1;
    if (at >= of) return null;
    using session = this.resume(this.links[at] ?? this.before(at));
    return { at, of, view: session.view(this.eye), notes: session.notes(this.eye) };
  }

  /** The record as it was after so many moves. */
  private before(at: number): string {
    using session = this.resume(this.links.find((link) => link) ?? '');
    return new Prefixes(session.record(), this.resume).at(at);
  }
}

/** Whether another player has been called since the last move of a person. */
export const isGoneOn = ({ viewpoint, holder }: Pick<GameState, 'viewpoint' | 'holder'>): boolean =>
  viewpoint.called !== null && viewpoint.called !== holder;

/** Returns why no move can be taken back, as the last part of a message id. */
export function undoBarred(
  state: Pick<GameState, 'viewpoint' | 'holder' | 'setup'>,
  { made }: Pick<History, 'made'>,
): 'none' | 'sent' | 'decided' | 'revealed' {
  const last = made.findLast(({ byHand: isHand }) => isHand);
  if (!last) return 'none';
  if (state.setup.away?.length) return 'sent';
  return isGoneOn(state) || last.eye !== state.viewpoint.eye ? 'decided' : 'revealed';
}
