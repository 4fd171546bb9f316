// A made-up card game with chance that is made during the game, in place of an engine: cards lie in a pile that
// no seat knows, and some moves turn one up.
import type { Begin, Engine } from '../../www/letters/link-table';

const MASK = (1n << 64n) - 1n;

/** The engine's generator, SplitMix64 (src/rng.rs). */
export function numbers(seed: bigint): () => bigint {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return z ^ (z >> 31n);
  };
}

/** Shuffles cards as the engine does, in ascending order at first. */
export function shuffle(next: () => bigint, cards: readonly number[]): number[] {
  const order = [...cards].sort((a, b) => a - b);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Number((next() * BigInt(i + 1)) >> 64n);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The moves of a seat: 0 passes on, 1 turns up a card and passes on, 2 turns up a card and goes on, 3 goes on. */
export const PASS = 0,
  TAKE = 1,
  TAKE_AND_GO_ON = 2,
  GO_ON = 3;

export class Toy implements Engine {
  private pile: number[];
  private seat = 0;
  private played = 0;
  private seeds: string[];
  private readonly moves: number[] = [];
  readonly byLink = true;
  readonly taken: number[][];
  /** Each heap that was shuffled, with the number of its draw. */
  readonly shuffled: [number, number[]][] = [];
  private drawn = 0;
  /** The seats that decided before the moves since the last draw. */
  private befores: number[] = [];

  constructor(
    private readonly seats: number,
    cards: number,
    private readonly most: number,
    draws: readonly string[],
  ) {
    this.seeds = [...draws];
    this.pile = Array.from({ length: cards }, (_, i) => i);
    this.taken = Array.from({ length: seats }, () => []);
    this.shuffleAnew();
  }

  private shuffleAnew(): void {
    const seed = this.seeds.shift();
    if (seed === undefined) throw new Error('no seed');
    this.pile = shuffle(numbers(BigInt(`0x${seed}`)), this.pile);
    this.shuffled.push([this.drawn++, [...this.pile]]);
  }

  get deciding(): number[] {
    return this.played < this.most ? [this.seat] : [];
  }
  legal(seat: number): number {
    return this.deciding.includes(seat) ? 4 : 0;
  }
  needs(_: number, move: number): boolean {
    return (move === TAKE || move === TAKE_AND_GO_ON) && this.pile.length > 0;
  }
  draw(seed: string): void {
    this.seeds.push(seed);
  }
  takeBack(count: number): boolean {
    return Array.from({ length: count }).every(() => {
      const seat = this.befores.pop();
      if (seat === undefined) return false;
      this.seat = seat;
      this.moves.pop();
      this.played--;
      return true;
    });
  }
  play(seat: number, move: number): void {
    this.befores = this.needs(seat, move) ? [] : [...this.befores, this.seat];
    if (move >= this.legal(seat)) throw new Error('illegal');
    if (this.needs(seat, move)) {
      this.shuffleAnew();
      this.taken[seat]!.push(this.pile.pop()!);
      // A pile that has run out is filled again.
      if (this.pile.length === 0) this.pile = this.taken.flatMap((cards) => cards.splice(0));
    }
    this.moves.push(move);
    this.played++;
    if (move === PASS || move === TAKE) this.seat = (this.seat + 1) % this.seats;
  }
  /** Nothing of the order of the pile is in it. */
  check(): number {
    const text = JSON.stringify([this.taken, this.moves, this.seat]);
    return [...text].reduce((sum, one) => (Math.imul(sum, 31) + one.charCodeAt(0)) >>> 0, 7);
  }
}

/** Begins the toy with as many cards and moves as its options say. */
export const begin: Begin = ({ game, players, config }, draws) => {
  const { cards = 40, most = 60 } = config as { cards?: number; most?: number };
  return cards > 1 && game === (players.length === 2 ? 'duel' : 'imhotep')
    ? new Toy(players.length, cards, most, draws)
    : null;
};
