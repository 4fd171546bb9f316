// The clock of a table on a relay: what is agreed, and the time that each seat has used. Each device counts the time of every
// seat while that is there and has to decide, by a clock that only ever goes on, so no clock has to be right. After its turn a
// seat says what it has used in all; its word counts, unless this device has measured much more. Nobody loses by it. Pure.
import { objectOf } from '../../device/valid';

/** The days that a player has for a move, or the minutes for a whole game. */
export interface Terms {
  each: 'move' | 'game';
  time: number;
}
/** The terms that can be chosen; the first is none. */
export const TERMS: readonly (Terms | null)[] = [
  null,
  ...[1, 3, 7].map((time) => ({ each: 'move' as const, time })),
  ...[5, 10, 20, 40].map((time) => ({ each: 'game' as const, time })),
];

/** Whether a value from elsewhere is one of these. */
export const isTerms = (value: unknown): value is Terms => {
  const { each, time } = objectOf(value);
  return TERMS.some((one) => one !== null && one.each === each && one.time === time);
};

const MINUTE = 60_000,
  DAY = 24 * 60 * MINUTE;

/** Returns the whole time of a player, in ms. */
export const wholeTime = ({ each, time }: Terms): number => time * (each === 'move' ? DAY : MINUTE);

/** The longest time between two looks at the clock that counts, in ms: a device may have slept. */
const MOST_PASSED = 90_000;
/** A word may be so much shorter than what was measured: a part of that, and this many ms. */
const LESS_BY = 1.1,
  LESS = 5000;

/** What a seat has used, in ms: by its own word, as it counts here, and since that word. */
interface Used {
  word: number;
  spent: number;
  run: number;
}

export class TableClock {
  private readonly used = new Map<number, Used>();
  private running: readonly number[] = [];
  private at: number | null = null;

  private of(seat: number): Used {
    const found = this.used.get(seat) ?? { word: 0, spent: 0, run: 0 };
    this.used.set(seat, found);
    return found;
  }

  /** Counts the time since the last look for the seats whose time ran. `running`: those whose time runs from now on. */
  look(now: number, running: readonly number[]): void {
    const passed = Math.max(0, Math.min(MOST_PASSED, now - (this.at ?? now)));
    for (const seat of this.running) this.of(seat).run += passed;
    [this.at, this.running] = [now, [...running]];
  }
  /** Returns what a seat has said last that it has used in all, in whole ms. */
  word(seat: number): number {
    return this.of(seat).word;
  }
  /** Ends the turn of this device's own seat; returns its word. */
  say(seat: number): number {
    const used = this.of(seat);
    used.word = used.spent = Math.round(used.spent + used.run);
    used.run = 0;
    return used.word;
  }
  /** Takes the word of a seat; what is not more than before it has said already. */
  hear(seat: number, word: number): void {
    const used = this.of(seat),
      said = word - used.word;
    if (said <= 0) return;
    used.spent += used.run > said * LESS_BY + LESS ? used.run : said;
    [used.word, used.run] = [word, 0];
  }
  /** Returns what a seat has used, in ms. */
  spent(seat: number): number {
    const { spent, run } = this.of(seat);
    return spent + run;
  }
}
