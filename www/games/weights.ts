// How the pieces of a game move: the sound of a step, from `sound.ts`, says how heavy the piece is. It is
// fetched once a game has begun.
import type { Place, Step } from '../engine/wire';
import type { Picture } from '../stage/draw';
import { isPile } from '../stage/scene';
import type { Layout } from '../stage/layout/types';
import { boat, moved, turned, useWeight, type Giving, type Pose } from '../stage/weight/weight';
import { soundsOf, type Sound } from './sounds';

export type { Pose };

/** Returns the parts of the table that give way when a piece lands (`weight.ts` of a game). */
type GivingAt = (at: Place, layout: Layout) => Giving[];

/** The pose for each sound, so that a piece that sounds like a stone also moves like one. */
const POSES: Partial<Record<Sound, Pose>> = {
  stone: 'stone',
  plank: 'stone',
  sled: 'stone',
  brick: 'wall',
  coin: 'coin',
  sail: 'boat',
  dock: 'boat',
  deal: 'card',
  turn: 'card',
  seal: 'card',
  water: 'card',
};

/** Returns the pose of a moving piece; null if it glides. A piece that is not lifted is light. */
export function poseOf(step: Step, { game, setup }: Pick<Picture, 'game' | 'setup'>): Pose | null {
  if (step.step !== 'move') return null;
  const [strike] = soundsOf(setup.game)?.(step, setup) ?? [],
    pose = strike ? POSES[strike[0]] : undefined;
  if (!pose) return null;
  return (pose === 'stone' || pose === 'wall') && !game.lifts(step.face) ? 'card' : pose;
}

const all = import.meta.glob<GivingAt>('./*/weight.ts', { import: 'giving', eager: true });

/** Gives weight to pieces from now on. */
export function addWeight(): void {
  const giving = (at: Place, { setup, layout }: Picture): Giving[] =>
    all[`./${setup.game}/weight.ts`]?.(at, layout) ?? [];
  useWeight({
    moved(step, way, after) {
      const pose = poseOf(step, after);
      return pose ? moved(pose, way, giving(step.to, after), isPile(after.game.piles, step.to)) : undefined;
    },
    sailed: (step, { from, to, lands, ship }, after) =>
      boat(from, to, lands, ship, lands ? giving(step.to, after) : []),
    turned,
  });
}
