// The posters of <dock-hand>. That of Kontor is drawn for it, since the many windows of its banner would take half of the
// bytes that a poster may have. The others are cut out of the banners: the scene without its lettering, as much of it as a
// frame of usual shape shows. The drawing reaches beyond the part that has to be seen, so that a poster fills
// narrow and wide frames alike.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './shell.mjs';

/**
 * How much of the scene is left on each side, in widths of the part that is always visible: enough for 16 :
 * 9.
 */
const BESIDE = 0.45;
/** How far sky and ground reach. */
const FAR = 3000;

/** Returns the top-level elements of an SVG, with their contents. */
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

/** Returns where an element begins, from the left; null if it goes from edge to edge. */
function leftOf(element) {
  const x = Number(/^<[^>]*?(?: d="M|translate\(|cx="|x=")(-?[\d.]+)/.exec(element)?.[1] ?? 0);
  return x <= 0 ? null : x;
}

/**
 * Returns the same drawing in fewer letters: without default values, invisible decimals, needless clips and gradients.
 */
const shorter = (svg) =>
  svg
    .replace(/ (stroke-linejoin="(miter|round)"|stroke-linecap="(butt|round)"|clip-path="[^"]*")/g, '')
    .replace(/<clipPath.*<\/clipPath>/, '')
    .replace(/\s*<linearGradient id="(\w+)"[^]*?<\/linearGradient>/g, (gradient, id) =>
      svg.includes(`#${id})`) ? gradient : '',
    )
    .replace(/="0\./g, '=".')
    .replace(/\d+\.\d+(?=[ HVLCQ\-"])/g, (number) =>
      String(Number(Number(number).toFixed(number > 100 ? 0 : 1))),
    )
    .replace(/>\s+</g, '><');

/** Returns the same drawing with neighbouring lines of one look, such as joints and waves, in one path. */
const joined = (svg) =>
  svg.replace(/(?:<path d="M[^"]*"(?: (?!fill="[^n])[\w-]+="[^"]*")*\/>){2,}/g, (run) => {
    /** @type {Map<string, string>} */
    const lines = new Map();
    for (const [, line = '', look = ''] of run.matchAll(/d="([^"]*)"([^>]*)\/>/g))
      lines.set(look, (lines.get(look) ?? '') + line);
    return [...lines].map(([look, line]) => `<path d="${line}"${look}/>`).join('');
  });

/**
 * The contents of `art/poster.json` of a game: where the part that is always seen begins (`from`) and how
 * wide it is, the element that begins the
 * lettering, elements that are moved (`put`), elements that are left out too (`without`, a regular
 * expression), and the colours above and below.
 * @typedef {{ from: number, wide: number, lettering: string, put: [string, string][], without: string | null, colours: [string, string] }} Scene
 */

/**
 * Returns the poster of a game as SVG: the one that was drawn for it, or else its banner, cut if something says how.
 * @param {string} game
 */
export function posterOf(game) {
  const art = (name) => inRoot('www', 'games', game, 'art', name);
  if (existsSync(art('poster.svg'))) return readFileSync(art('poster.svg'), 'utf8').trim();
  let svg = readFileSync(art('banner.svg'), 'utf8').trim();
  if (!existsSync(art('poster.json'))) return svg;
  /** @type {Scene} */
  const { from, wide, lettering, put, without, colours } = JSON.parse(
    readFileSync(art('poster.json'), 'utf8'),
  );
  const left = without === null ? null : new RegExp(without);
  for (const [was, is] of put) svg = svg.replace(was, is);
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const inner = svg.slice(head.length, svg.lastIndexOf('</svg>'));
  const near = (x) => x > from - wide * BESIDE - 30 && x < from + wide * (1 + BESIDE);
  const scene = elements(inner.slice(0, inner.indexOf(lettering))).filter((element) => {
    const at = leftOf(element);
    return !element.startsWith('<title') && !left?.test(element) && (at === null || near(at));
  });
  const beyond = colours.map(
    (colour, below) =>
      `<path d="M${-FAR} ${below ? 419 : -FAR}h${2 * FAR}V${below ? FAR : 1}H${-FAR}z" fill="${colour}"/>`,
  );
  // Elements that go from edge to edge are extended.
  const drawn = scene.map((element) =>
    (leftOf(element) === null ? element.replace(/\b1200\b/g, '1500') : element).replace(
      /M(\d+) \d+[qv][^M"]*(?=M)/g, // one of many waves, or of many joints
      (part, x) => (near(Number(x)) ? part : ''),
    ),
  );
  return shorter(
    joined(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} 0 ${wide} 420"><g stroke-linejoin="ROUND" stroke-linecap="ROUND">${beyond[0]}${drawn.join('')}${beyond[1]}</g></svg>`,
    ),
  ).replaceAll('ROUND', 'round');
}
