import { describe, expect, it } from 'vitest';
import {
  Director,
  eventsOf,
  isTogether,
  lastPlaces,
  lengths,
  toldOf,
  type Mover,
} from '../../www/table/direct';
import { SPEEDS } from '../../www/device/speed';
import { imhotep } from '../../www/games/imhotep';
import { kontor as kontorPage } from '../../www/games/kontor';
import type { GamePage } from '../../www/games/contract';
import type { Face, GameEvent, Step, View } from '../../www/engine/wire';

const kontor = kontorPage as unknown as GamePage;
const stone = { is: 'stone', seat: 0 } as const;
const sailed: Step = { step: 'say', said: { say: 'sailed', seat: 0, boat: 1, site: 'temple' } };
const boat: Step = {
  step: 'move',
  from: 'lane/1',
  to: 'dock/temple',
  face: { is: 'boat', boat: 1, capacity: 2, least: 1 },
};
const unload = (i: number): Step => ({ step: 'move', from: `boat/1/${i}`, to: `temple/${i}`, face: stone });
const delivered: Step = { step: 'say', said: { say: 'delivered', seat: 0, site: 'temple' } };
const ends: Step = { step: 'say', said: { say: 'round-ends', round: 1 } };
const count: Step = { step: 'count', at: 'score/0', by: 1 };
const steps = [sailed, boat, delivered, unload(0), delivered, unload(1), ends, count];

/** A stage that notes its calls, and ends motions only when it is told to. */
class Slow implements Mover {
  prepare(): null {
    return null;
  }
  heard: string[] = [];
  private end: (() => void) | null = null;
  play(step: Step, ms: number): Promise<void> {
    this.heard.push(`${step.step} ${ms}`);
    return ms === 0
      ? Promise.resolve()
      : new Promise((done) => {
          this.end = done;
        });
  }
  finish(): void {
    this.end?.();
    this.end = null;
  }
}
class Quick extends Slow {
  override play(step: Step, ms: number): Promise<void> {
    this.heard.push(`${step.step} ${ms}`);
    return Promise.resolve();
  }
}

describe('how long steps take', () => {
  it('keeps every step and every part of a move within bounds at normal speed', () => {
    const many = [
      sailed,
      boat,
      ...Array.from({ length: 40 }, (_, i) => unload(i)),
      ends,
      ...Array.from({ length: 30 }, () => count),
    ];
    const ms = lengths(many, 'normal', imhotep);
    expect(ms).toHaveLength(many.length);
    expect(Math.max(...ms)).toBeLessThanOrEqual(350);
    const cut = many.indexOf(ends);
    const sum = (part: number[]): number => part.reduce((a, b) => a + b, 0);
    expect(sum(ms.slice(0, cut))).toBeLessThanOrEqual(1250);
    expect(sum(ms.slice(cut))).toBeLessThanOrEqual(1250);
  });
  it('is nothing when off, and shorter when fast', () => {
    expect(lengths(steps, 'off', imhotep).every((ms) => ms === 0)).toBe(true);
    const each = SPEEDS.map((speed) => lengths([boat], speed, imhotep)[0] ?? NaN);
    expect(each[0]).toBe(0);
    expect(each).toEqual([...each].sort((a, b) => a - b));
    expect(new Set(each).size).toBe(SPEEDS.length);
  });
});

describe('directing', () => {
  it('plays motions in order and groups events that follow one another', async () => {
    const stage = new Quick();
    const told: GameEvent[][] = [];
    await new Director(stage, imhotep, (events) => told.push(events)).play(
      [delivered, sailed, boat, delivered, count],
      'normal',
    );
    expect(stage.heard).toEqual(['move 350', 'count 120']);
    expect(told.map((group) => group.map(({ say }) => say))).toEqual([
      ['delivered', 'sailed'],
      ['delivered'],
    ]);
  });
  it('tells everything and moves nothing when the motions are off', async () => {
    const stage = new Quick();
    const told: GameEvent[][] = [];
    await new Director(stage, imhotep, (events) => told.push(events)).play(steps, 'off');
    expect(stage.heard).toEqual([]);
    expect(told.flat()).toEqual(eventsOf(steps));
  });
  it('finishes at once when asked, and is then still', async () => {
    const stage = new Slow();
    const told: GameEvent[] = [];
    const director = new Director(stage, imhotep, (events) => told.push(...events));
    const done = director.play(steps, 'normal');
    await Promise.resolve();
    expect(director.moving).toBe(true);
    expect(stage.heard).toEqual(['move 350']);
    director.finish();
    await done;
    await director.settled();
    expect(director.moving).toBe(false);
    expect(stage.heard).toEqual(['move 350']);
    expect(told).toEqual(eventsOf(steps));
  });
});

describe('the marks of the last action', () => {
  it('are where pieces came to lie before the round ended', () => {
    const tidy: Step = { step: 'move', from: 'market/0', to: 'discard', face: null };
    expect(lastPlaces([...steps, tidy], imhotep)).toEqual(['dock/temple', 'temple/0', 'temple/1']);
  });
  it('are not where a piece has only been', () => {
    const move = (from: string, to: string): Step => ({ step: 'move', from, to, face: null });
    expect(lastPlaces([move('reserve/0', 'cell/1/0'), move('cell/1/0', 'reserve/0')], imhotep)).toEqual([
      'reserve/0',
    ]);
    expect(lastPlaces([move('boat/0', 'boat/1'), move('boat/1', 'boat/0')], imhotep)).toEqual(['boat/0']);
  });
  it('are also where a card was turned face down again, and show nothing of it', () => {
    const turned = (face: Face | null): Step => ({ step: 'turn', at: 'card/13', face });
    expect(lastPlaces([turned({ is: 'card', number: 27, picture: 'prince' })], imhotep)).toEqual([]);
    expect(lastPlaces([turned(null)], imhotep)).toEqual(['card/13']);
  });
});

describe('the plate of a log entry', () => {
  const passes = (seat: number): GameEvent => ({ say: 'passed', seat });
  it('is that of the one player it tells of, even if another answered last', () => {
    expect(toldOf(0, [passes(1)], imhotep)).toBe(1);
    expect(toldOf(0, [passes(1), { say: 'round-begins', round: 2, first: 0 }], imhotep)).toBe(1);
  });
  it('is that of the player who made the move if it tells of several, or of none', () => {
    expect(toldOf(0, [passes(1), passes(0)], imhotep)).toBe(0);
    expect(toldOf(0, [], imhotep)).toBe(0);
  });
});

describe('what all have chosen', () => {
  const passes = (seat: number): GameEvent => ({ say: 'passed', seat }) as GameEvent,
    view = (secret: boolean): View => ({ private: secret }) as View;
  it('is shown by an answer in secret that tells of others', () => {
    expect(isTogether(view(true), 0, [passes(0), passes(1)], imhotep)).toBe(true);
    expect(isTogether(view(true), 0, [passes(1)], imhotep)).toBe(true);
  });
  it('is shown by cards that are turned up after the answer', () => {
    const turned = (seat: number): GameEvent => ({ say: 'revealed', seat, number: 7 }) as GameEvent;
    expect(isTogether(view(true), 0, [turned(0), turned(1)], kontor)).toBe(true);
    expect(isTogether(view(true), 0, [turned(0)], kontor)).toBe(false);
  });
  it('is not shown by a player’s own action, by an open move, or by the next round', () => {
    expect(isTogether(view(true), 0, [passes(0)], imhotep)).toBe(false);
    expect(isTogether(view(true), 0, [], imhotep)).toBe(false);
    expect(isTogether(view(false), 0, [passes(0), passes(1)], imhotep)).toBe(false);
    expect(isTogether(view(true), 0, [passes(0), { say: 'round-ends', round: 2 }, passes(1)], imhotep)).toBe(
      false,
    );
  });
});
