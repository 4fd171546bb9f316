// How the things of a game move: what is struck at a step, by its `sound.ts`, says how heavy the thing is. Fetched when a game has begun.
import type { Place, Step } from '../core/wire';
import type { Picture } from '../stage/draw';
import { isPile } from '../stage/scene';
import type { Layout } from '../stage/layout/types';
import { boat, moved, turned, weigh, type Giving, type Pose } from '../stage/weight/weight';
import { soundsOf, type Sound } from './sounds';

export type { Pose };

/** Returns the parts of the table that give way when something lands at a place; a game that has such parts says so in its `weight.ts`. */
type GivingAt = (at: Place, layout: Layout) => Giving[];

/** One description of a step's material for the ear, the hand and the eye: what sounds like a stone moves like one. */
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

/** Returns how a thing moves; null: it glides. What is not lifted over its way is light, whatever it sounds like. */
export function poseOf(step: Step, { game, setup }: Pick<Picture, 'game' | 'setup'>): Pose | null {
  if (step.step !== 'move') return null;
  const [strike] = soundsOf(setup.game)?.(step, setup) ?? [],
    pose = strike ? POSES[strike[0]] : undefined;
  if (!pose) return null;
  return (pose === 'stone' || pose === 'wall') && !game.lifts(step.face) ? 'card' : pose;
}

const all = import.meta.glob<GivingAt>('./*/weight.ts', { import: 'giving', eager: true });

/** Lets things weigh something from now on. */
export function addWeight(): void {
  const giving = (at: Place, { setup, layout }: Picture): Giving[] =>
    all[`./${setup.game}/weight.ts`]?.(at, layout) ?? [];
  weigh({
    moved(step, way, after) {
      const pose = poseOf(step, after);
      return pose ? moved(pose, way, giving(step.to, after), isPile(after.game.piles, step.to)) : undefined;
    },
    sailed: (step, { from, to, lands, ship }, after) =>
      boat(from, to, lands, ship, lands ? giving(step.to, after) : []),
    turned,
  });
}
