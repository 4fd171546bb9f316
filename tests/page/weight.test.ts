// How heavy pieces move, as numbers: poses at moments of a motion, and which pose each step of a game has.
import { describe, expect, it } from 'vitest';
import {
  boatPose,
  cardPose,
  coinPose,
  DOWN,
  dust,
  LASTS,
  rings,
  settling,
  stonePose,
  turnPose,
  wallPose,
} from '../../www/stage/weight/poses';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { poseOf, type Pose } from '../../www/games/weights';
import type { Step } from '../../www/engine/wire';

const moments = Array.from({ length: 201 }, (_, i) => i / 200);
const first = (of: (t: number) => boolean): number => moments.find(of) ?? NaN;
const last = (of: (t: number) => boolean): number => moments.findLast(of) ?? NaN;

describe('M24: poses', () => {
  it('a stone begins and ends on the ground, at its place and in its shape', () => {
    for (const [t, way] of [
      [0, 0],
      [1, 1],
    ] as const)
      expect(stonePose(t)).toEqual({ way, z: 0, sx: 1, sy: 1 });
  });

  it('a stone is gathered, rises, hangs, falls faster than it rose, and is flat for a frame', () => {
    expect(stonePose(0.07).sy).toBeLessThan(0.96);
    expect(stonePose(0.07).z).toBe(0);
    const up = first((t) => stonePose(t).z > 0.95) - last((t) => t < 0.3 && stonePose(t).z < 0.05),
      down = first((t) => t > 0.6 && stonePose(t).z < 0.05) - last((t) => stonePose(t).z > 0.95);
    expect(down).toBeLessThan(up);
    expect(Math.max(...moments.map((t) => stonePose(t).z))).toBeGreaterThan(0.99);
    expect(stonePose(DOWN.stone).z).toBe(0);
    expect(stonePose(DOWN.stone + 0.01).sy).toBeLessThan(0.88);
    expect(moments.filter((t) => stonePose(t).sy < 0.9).length / moments.length).toBeLessThan(0.17);
    const ways = moments.map((t) => stonePose(t).way);
    expect(ways).toEqual([...ways].sort((a, b) => a - b));
  });

  it('a piece of wall is over its place before it falls, ever faster; its neighbours start by 1.2 px at most', () => {
    expect(wallPose(0.4)).toMatchObject({ way: 1, z: 1 });
    const fall = [0.45, 0.55, 0.65, 0.75].map((t) => wallPose(t).z);
    const steps = fall.slice(1).map((z, i) => fall[i]! - z);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(wallPose(DOWN.wall).z).toBeCloseTo(0);
    expect(wallPose(DOWN.wall + 0.01).sy).toBeLessThan(0.94);
    expect(moments.every((t) => t > DOWN.wall || wallPose(t).jolt === 0)).toBe(true);
    expect(wallPose(1)).toEqual({ way: 1, z: 0, sx: 1, sy: 1, jolt: 0 });
  });

  it('a boat leans back, lifts its bow with its speed, and touches at the end', () => {
    expect(boatPose(0.06).way).toBeLessThan(0);
    const fastest = moments.reduce((a, b) => (boatPose(b).speed > boatPose(a).speed ? b : a));
    expect(boatPose(fastest).pitch).toBeCloseTo(-0.03, 3);
    expect(moments.every((t) => t >= DOWN.boat || boatPose(t).touch === 0)).toBe(true);
    expect(boatPose((DOWN.boat + 1) / 2).touch).toBeCloseTo(1);
    for (const t of [0, 1]) {
      const { way, pitch, speed, touch } = boatPose(t);
      expect(way).toBe(t);
      for (const still of [pitch, speed, touch]) expect(still).toBeCloseTo(0);
    }
  });

  it('a card is straight where it begins and where it ends, and tilted by 6 to 9 degrees between', () => {
    expect(cardPose(0).tilt).toBeCloseTo(0);
    expect(cardPose(1).tilt).toBeCloseTo(0);
    expect(cardPose(DOWN.card).z).toBeCloseTo(0);
    const most = Math.max(...moments.map((t) => Math.abs(cardPose(t).tilt))) * (180 / Math.PI);
    expect(most).toBeGreaterThan(6);
    expect(most).toBeLessThan(9.2);
  });

  it('a card that is turned is on its edge and darkest at half time', () => {
    expect(turnPose(0.5).open).toBeCloseTo(0);
    expect(turnPose(0.5).shade).toBeCloseTo(0.34);
    expect([turnPose(0.4).before, turnPose(0.6).before]).toEqual([true, false]);
    expect(turnPose(1)).toMatchObject({ open: 1, before: false, shade: 0 });
  });

  it('a coin is turned over twice and lies flat at both ends', () => {
    const edges = moments.filter((t, i) => {
      const [a, b, c] = [moments[i - 1] ?? t, t, moments[i + 1] ?? t].map((at) => coinPose(at).open);
      return b! < a! && b! <= c!;
    });
    expect(edges).toEqual([0.25, 0.75]);
    expect([coinPose(0).open, coinPose(1).open]).toEqual([1, 1]);
  });
});

describe('M27: what follows a landing ends by itself, in less than 400 ms', () => {
  it('dust and rings fade, and nothing of them is left', () => {
    for (const [of, ms] of [
      [dust, LASTS.dust],
      [rings, LASTS.rings],
    ] as const) {
      expect(ms).toBeLessThan(400);
      expect(of(-1)).toEqual([]);
      expect(of(ms + 1)).toEqual([]);
      expect(of(ms / 3).length).toBeGreaterThan(1);
      for (const { alpha, r } of of(ms - 1)) {
        expect(alpha).toBeLessThan(0.05);
        expect(r).toBeGreaterThan(0);
      }
    }
    expect(dust(20)).toHaveLength(5);
    expect(dust(20, 7)).toHaveLength(7);
  });

  it('a boat gives way by one or two pixels, less and less', () => {
    const give = Array.from({ length: 300 }, (_, ms) => Math.abs(settling(ms)));
    expect(Math.max(...give)).toBeGreaterThan(1);
    expect(Math.max(...give)).toBeLessThan(2);
    expect(Math.max(...give.slice(150))).toBeLessThan(0.4);
    expect(settling(-1)).toBe(0);
    expect(settling(LASTS.settling + 1)).toBe(0);
  });
});

const GAMES = { imhotep, duel, kontor, rampart };
const move = (from: string, to: string, face: object | null = null): Step =>
  ({ step: 'move', from, to, face }) as Step;

describe('S6, M24: a thing that sounds like stone moves like stone', () => {
  it.each<[keyof typeof GAMES, Step, Pose | null]>([
    ['imhotep', move('sled/0/0', 'boat/1/0', { is: 'stone', seat: 0 }), 'stone'],
    ['imhotep', move('boat/1/0', 'temple/3', { is: 'stone', seat: 0 }), 'stone'],
    ['imhotep', move('quarry/0', 'sled/0/1', { is: 'stone', seat: 0 }), 'stone'],
    ['imhotep', move('lane/1', 'dock/temple', { is: 'boat', boat: 1 }), 'boat'],
    ['imhotep', move('market/1', 'held/0/chisel', { is: 'card', card: 'chisel' }), 'card'],
    ['imhotep', move('discard', 'deck'), null],
    ['duel', move('reserve/0', 'cell/1/1', { is: 'figure', seat: 0 }), 'stone'],
    ['duel', move('boat/1/0', 'site/0/temple/1', { is: 'temple', value: 1 }), 'card'],
    ['duel', move('quay/1', 'out', { is: 'boat', boat: 'row0' }), 'boat'],
    ['kontor', move('treasury', 'purse/0'), 'coin'],
    ['kontor', move('hand/0/1', 'cell/3/2', { is: 'card', sort: 'dock' }), 'card'],
    ['kontor', move('supply/tea', 'stock/3/2/0', { is: 'warehouse', good: 'tea' }), 'stone'],
    ['kontor', move('ship/1', 'ship/2', { is: 'ship' }), 'boat'],
    ['rampart', move('card/3', 'wall/0/1', { is: 'card', number: 3, picture: 'plain' }), 'wall'],
    ['rampart', { step: 'turn', at: 'card/3', face: null }, null],
  ])('%s: %o is %s', (game, step, pose) => {
    const setup = { game, players: [{}, {}], config: { pyramid: 'a' } };
    expect(poseOf(step, { game: GAMES[game] as never, setup: setup as never })).toBe(pose);
  });
});
