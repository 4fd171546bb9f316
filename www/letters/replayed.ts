// A game by link in the engine while its letters are read from the first to the last.
import type { Engine as Module } from '../engine/engine';
import { beginAt, type Played } from './seeded';
import type { Begin, Engine, Move } from './link-table';
import type { Setup } from './letter';

/** Whether a list begins with another one. */
const begins = (first: readonly unknown[], list: readonly unknown[]): boolean =>
  first.length <= list.length && first.every((one, i) => String(one) === String(list[i]));
const nameOf = (setup: Setup, [deal]: readonly string[]): string => JSON.stringify([setup, deal]);

/** Games of a table, of which each goes on where the one before has stopped: so no letter replays all before it. */
export class Replayer {
  private played: Played | null = null;
  private begun = '';
  private seeds: string[] = [];
  private moves: Move[] = [];

  constructor(private readonly module: Pick<Module, 'resume'>) {}

  /** The game after these draws and moves; null if the engine has no such game. */
  at(setup: Setup, seeds: readonly string[], moves: readonly Move[]): Played | null {
    if (!this.isOf(setup, seeds) || !begins(this.seeds, seeds) || !begins(this.moves, moves)) {
      this[Symbol.dispose]();
      Object.assign(this, { begun: nameOf(setup, seeds), seeds: seeds.slice(0, 1), moves: [] });
      this.played = beginAt(this.module, setup, this.seeds);
    }
    for (const seed of seeds.slice(this.seeds.length)) this.played?.draw(seed);
    for (const [seat, move] of moves.slice(this.moves.length)) this.played?.play(seat, move);
    this.seeds = [...seeds];
    this.moves = [...moves];
    return this.played;
  }

  /** Takes back so many moves; false if that cannot be. */
  takeBack(count: number): boolean {
    const isBack = this.played?.takeBack(count) ?? false;
    if (isBack) this.moves = this.moves.slice(0, -count);
    else this[Symbol.dispose]();
    return isBack;
  }

  private isOf(setup: Setup, seeds: readonly string[]): boolean {
    return this.played !== null && this.begun === nameOf(setup, seeds);
  }

  readonly begin: Begin = (setup, draws) =>
    this.isOf(setup, draws) || this.at(setup, draws.slice(0, 1), []) ? new Stage(this, setup, draws) : null;

  [Symbol.dispose](): void {
    this.played?.session.free();
    this.played = null;
  }
}

/** One game of a course. */
class Stage implements Engine {
  private readonly seeds: string[];
  private readonly moves: Move[] = [];

  constructor(
    private readonly replayer: Replayer,
    private readonly setup: Setup,
    seeds: readonly string[],
  ) {
    this.seeds = [...seeds];
  }

  private get now(): Played {
    const played = this.replayer.at(this.setup, this.seeds, this.moves);
    if (!played) throw new Error('a game that had begun');
    return played;
  }
  get deciding(): readonly number[] {
    return this.now.deciding;
  }
  get byLink(): boolean {
    return this.now.byLink;
  }
  legal(seat: number): number {
    return this.now.legal(seat);
  }
  needs(seat: number, move: number): boolean {
    return this.now.needs(seat, move);
  }
  draw(seed: string): void {
    this.seeds.push(seed);
  }
  play(seat: number, move: number): void {
    this.moves.push([seat, move]);
  }
  takeBack(count: number): boolean {
    const isBack = this.now.deciding.length > 0 && this.replayer.takeBack(count);
    if (isBack) this.moves.length -= count;
    return isBack;
  }
  check(): number {
    return this.now.check();
  }
}
