// Faces beside names. They are decoration, because the name carries the meaning. Fetch this file late: the
// drawings weigh some kilobytes.
import './face.css';
import { el } from '../../dom/elements';
import type { Marks } from '../../dom/glyph';
import { PEOPLE } from './people';
import { portrait, type Cloth } from './portrait';

const STONES: readonly Cloth[] = [
  ['#2e3136', '#4b4f55', '#141517'],
  ['#fffdf6', '#ffffff', '#d8cfbc'],
  ['#753c1c', '#97582e', '#4e2611'],
  ['#7b8894', '#a0abb5', '#58636d'],
];
const OWNERS: readonly Cloth[] = [
  ['#b3261e', '#d64a3c', '#7d1710'],
  ['#2e3136', '#4b4f55', '#141517'],
];

export const isFace = (id: string | null | undefined): id is string =>
  typeof id === 'string' && Object.hasOwn(PEOPLE, id);

/**
 * Returns the medallion of a person, `px` CSS pixels wide, in the colours of a player; the face of no person
 * in particular if there is no such id.
 */
export function face(id: string | null, px: number, colour = 3, marks: Marks = 'stones'): HTMLCanvasElement {
  const dots = Math.min(3, globalThis.devicePixelRatio || 1),
    size = Math.round(px * dots),
    canvas = el('canvas', { class: 'face', width: size, height: size, 'aria-hidden': 'true' }),
    g = canvas.getContext('2d'),
    cloths = marks === 'owners' ? OWNERS : STONES;
  canvas.style.setProperty('--wide', `${px}px`);
  canvas.dataset['face'] = isFace(id) ? id : 'nobody';
  if (g) portrait(g, PEOPLE[canvas.dataset['face']]!, cloths[colour % cloths.length]!, size, px);
  return canvas;
}
