// The motions that only Kontor has.
import { moved, type Motion } from '../../../stage/motion';
import { head } from '../../../stage/scene';
import type { Step } from '../wire';
import { anchor, panned, snapped } from './glide';
import type { Picture } from './paint';

export function motion(step: Step, before: Picture, after: Picture): Motion | null | undefined {
  if (step.step === 'appear' && step.face?.is === 'edge') return snapped(step.at, before, after);
  if (step.step !== 'move') return undefined;
  // A letter is opened at its place, and a card that is covered stays where it is.
  if (head(step.to) === 'chip' || head(step.to) === 'under') return null;
  // Goods go back to the supply with their faces, which all players have seen on the dock.
  if (head(step.to) === 'supply')
    return moved({ ...step, face: before.scene.tokens.get(step.from) ?? null }, before, after);
  const [old, now] = [before.layout.harbour, after.layout.harbour];
  return old.unit === now.unit && anchor(old).x === anchor(now).x && anchor(old).y === anchor(now).y
    ? undefined
    : panned(before, moved(step, before, after), after);
}
