// The winner's medal: a disc in the winner's colour with the sign of the game, between two branches of its
// leaves. It is drawn once and stands still afterwards.
import { svg } from '../../dom/elements';
import type { Marks } from '../../dom/glyph';
import type { Prize } from '../../games/contract';

/** The number of leaves on each side, and the number of pieces of coloured paper. */
const LEAVES = 8;
const PAPERS = 12;
/** The middle of the disc, and the distance of the leaves from it. */
const X = 130;
const Y = 92;
const FAR = 74;
/** Where the lowest leaf lies, and how far the next one is from it, in degrees off the top. */
const LOWEST = 158;
const APART = 18;

const STONES = ['stone-black', 'stone-white', 'stone-brown', 'stone-grey'];
/** Returns the class that colours a player's things; null means gold, which belongs to no player. */
export const faceOf = (colour: number | null, marks: Marks = 'stones'): string =>
  colour === null
    ? 'shared'
    : marks === 'owners'
      ? colour % 2 === 0
        ? 'owner-red'
        : 'owner-black'
      : (STONES[colour] ?? 'stone-grey');

/** Where a leaf begins on a side (-1, 1), at this angle in degrees off the top. */
function base(side: number, turn: number): [string, string] {
  const angle = (turn * Math.PI) / 180;
  return [(X + side * FAR * Math.sin(angle)).toFixed(1), (Y - FAR * Math.cos(angle)).toFixed(1)];
}

/** Returns the path of a branch, from the bottom to its last leaf. */
const stem = (side: number): string =>
  `M${X} ${Y + FAR}A${FAR} ${FAR} 0 0 ${side < 0 ? 1 : 0} ${base(side, LOWEST - (LEAVES - 1) * APART).join(' ')}`;

export function medal(prize: Prize, face: string, moving: boolean): SVGElement {
  const sides = [-1, 1].flatMap((side) =>
    Array.from({ length: LEAVES }, (_, i) => {
      const turn = LOWEST - i * APART,
        [x, y] = base(side, turn);
      const leaf = svg('path', { class: i % 2 ? 'leaf inner' : 'leaf', d: prize.leaf });
      leaf.style.setProperty('--at', `${90 + i * 60}ms`);
      return svg('g', { transform: `translate(${x} ${y}) scale(${side} 1) rotate(${turn - 62})` }, leaf);
    }),
  );
  const papers = Array.from({ length: moving ? PAPERS : 0 }, (_, i) => {
    const paper = svg('rect', {
      class: 'paper block',
      x: 20 + ((i * 83) % 220),
      y: 8 + ((i * 37) % 30),
      width: 7,
      height: 10,
      rx: 1,
    });
    paper.style.setProperty('--at', `${(i * 67) % 300}ms`);
    paper.style.setProperty('--spin', `${((i * 137) % 360) - 180}deg`);
    return svg('g', { class: face }, paper);
  });
  return svg(
    'svg',
    {
      viewBox: '0 0 260 184',
      class: moving ? 'medal moving' : 'medal',
      'aria-hidden': 'true',
    },
    ...sides,
    svg('path', { class: 'stem', d: stem(-1) + stem(1) }),
    svg(
      'g',
      { class: `disc ${face}` },
      svg('circle', { class: 'rim', cx: X, cy: Y, r: 52 }),
      svg('circle', { class: 'edge', cx: X, cy: Y, r: 46 }),
      svg('circle', { class: 'block', cx: X, cy: Y, r: 42 }),
      svg(
        'g',
        { transform: `translate(${X - 30} ${Y - 30}) scale(1.25)` },
        svg('path', { class: 'mark line sign', d: prize.sign }),
      ),
    ),
    // The sign of the game, if a face takes its place in the disc.
    svg(
      'g',
      { class: 'badge' },
      svg('circle', { class: 'rim', cx: X, cy: Y + 64, r: 17 }),
      svg(
        'g',
        { transform: `translate(${X - 11.5} ${Y + 52.5}) scale(.48)` },
        svg('path', { class: 'mark sign', d: prize.sign }),
      ),
    ),
    ...papers,
  );
}
