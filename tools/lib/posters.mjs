// The posters of <dock-hand>: the scene of a game's banner, without its lettering, and no more of it than a frame of usual shape shows. What is drawn
// reaches beyond the part that has to be seen, so a poster fills narrow and wide frames alike.
import { readFileSync } from 'node:fs';
import { inRoot } from './shell.mjs';

/** By game: where the part begins that is always seen, how wide it is, with which element the lettering begins, what is moved, what is left out
 *  besides, and the colours above and below. */
const SCENES = {
  imhotep: {
    from: 660,
    wide: 420,
    lettering: '<g transform="translate(64 78)',
    put: [['translate(300 330)', 'translate(680 330)']],
    without: /^$/,
    colours: ['#E9C98F', '#1F5C68'],
  },
  duel: {
    from: 700,
    wide: 420,
    lettering: '<g transform="translate(64 62)',
    put: [['translate(330 330)', 'translate(708 340) scale(.7)']],
    without: /^$/,
    colours: ['#C96F4A', '#1F5C68'],
  },
  kontor: {
    from: 668,
    wide: 400,
    lettering: '<g transform="translate(64 38)',
    // The ship is where it was, but written so that it is seen to be in the part that is kept.
    put: [
      [
        '<g transform="translate(36 12) scale(.97)">',
        '<g transform="translate(686 12) translate(-650) scale(.97)">',
      ],
    ],
    // The houses behind the houses, what the water mirrors, the joints of the quay, and houses that are behind the sails.
    without:
      /^<path d="(M0 304L0|[^"]*z" fill="#\w+" fill-opacity|M1010 112L2410|M0 312v8|M706 |M714.8 |M756 |M765.8 )/,
    colours: ['#E2CB97', '#28606D'],
  },
  rampart: {
    from: 380,
    wide: 424,
    lettering: '<path d="M182.4 49.4',
    put: [],
    // Clouds, the numbers and their plates, what lies below the stones, and a flag that would be cut.
    without: /#ffffff" fill-opacity|#FAF2DA|stroke-width="5.2"|#D8BD8E|#F4E3C4|#753/,
    colours: ['#8DB9CC', '#66834C'],
  },
};
/** So much of the scene is kept on each side, in widths of the part that is always seen: enough for 16 : 9. */
const BESIDE = 0.45;
/** How far sky and ground reach. */
const FAR = 3000;

/** The elements of an SVG that stand side by side, with what is in them. */
function elements(svg) {
  const all = [];
  let depth = 0,
    begin = 0;
  for (const { 0: tag, index } of svg.matchAll(/<[^>]*>/g)) {
    if (depth === 0) begin = index;
    if (tag.startsWith('</')) depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth === 0) all.push(svg.slice(begin, index + tag.length));
  }
  return all;
}

/** Where an element begins, from the left; null if it goes from edge to edge. */
function leftOf(element) {
  const x = Number(/^<[^>]*?(?: d="M|translate\(|cx="|x=")(-?[\d.]+)/.exec(element)?.[1] ?? 0);
  return x <= 0 ? null : x;
}

/** The same with fewer letters: what is so anyway, tenths that nobody sees, and what is cut off where there is nothing to be cut. */
const shorter = (svg) =>
  svg
    .replace(/ (stroke-linejoin="(miter|round)"|stroke-linecap="(butt|round)"|clip-path="[^"]*")/g, '')
    .replace(/<clipPath.*<\/clipPath>/, '')
    .replace(/\d+\.\d+(?=[ HVLCQ\-"])/g, (number) =>
      String(Number(Number(number).toFixed(number > 100 ? 0 : 1))),
    )
    .replace(/>\s+</g, '><');

/** @param {string} game */
export function posterOf(game) {
  const { from, wide, lettering, put, without, colours } = SCENES[game];
  let svg = readFileSync(inRoot(`www/games/${game}/art/banner.svg`), 'utf8').trim();
  for (const [was, is] of put) svg = svg.replace(was, is);
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const inner = svg.slice(head.length, svg.lastIndexOf('</svg>'));
  const near = (x) => x > from - wide * BESIDE - 30 && x < from + wide * (1 + BESIDE);
  const scene = elements(inner.slice(0, inner.indexOf(lettering))).filter((element) => {
    const at = leftOf(element);
    return !element.startsWith('<title') && !without.test(element) && (at === null || near(at));
  });
  const beyond = colours.map(
    (colour, below) =>
      `<path d="M${-FAR} ${below ? 419 : -FAR}h${2 * FAR}V${below ? FAR : 1}H${-FAR}z" fill="${colour}"/>`,
  );
  // What goes from edge to edge goes on beyond it.
  const drawn = scene.map((element) =>
    (leftOf(element) === null ? element.replace(/\b1200\b/g, '1500') : element).replace(
      /M(\d+) \d+[qv][^M"]*(?=M)/g, // one of many waves, or of many joints
      (part, x) => (near(Number(x)) ? part : ''),
    ),
  );
  return shorter(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} 0 ${wide} 420"><g stroke-linejoin="ROUND" stroke-linecap="ROUND">${beyond[0]}${drawn.join('')}${beyond[1]}</g></svg>`,
  ).replaceAll('ROUND', 'round');
}
