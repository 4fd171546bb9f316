// Paints a person: a medallion with a bust. Every person is data (people.ts), painted with the same few
// strokes in a square from -100 to 100.
import { circle, curve, fillPath, fillRect, oval, pen, strokePath, type G } from '../brush/path';

/**
 * The shapes of a person, from back to front: a letter for the colour, and an SVG path. Before the letter,
 * `2` paints the mirror image too, `-` leaves out the outline, and `~` draws only the line.
 */
type Layers = readonly string[];

export interface Person {
  /** What the drawing shows. */
  about: string;
  /** The light behind the person, above and below. */
  sky: readonly [string, string];
  /** The colours in the light and in the shade. */
  skin: readonly [string, string];
  hair: readonly [string, string];
  /**
   * Half the width at the temples and at the cheeks, the fullness of the jaw, half the width of the chin, and
   * the heights of crown and chin.
   */
  head: readonly [temple: number, cheek: number, jaw: number, chin: number, top: number, foot: number];
  /** How far the face looks to the side. */
  turn: number;
  /** How far the head leans, in degrees. */
  lean: number;
  /**
   * The distance from the middle to an eye, its height, half its width, half its height, how far the lid is
   * down (from 0 to 1), and the iris.
   */
  eyes?: readonly [apart: number, y: number, w: number, h: number, lid: number, iris: string];
  /** The height of the inner end, the middle and the outer end above the eye, and the thickness. */
  brows?: readonly [inner: number, middle: number, outer: number, thick: number];
  /** Hair and hats behind the shoulders. */
  back: Layers;
  dress: Layers;
  /** Beard, mouth, nose and marks, which turn with the face. */
  face: Layers;
  /** Hair and hats in front of the face. */
  front: Layers;
  hidesEars?: true;
}

/** The colours of a player: base, light, shade. */
export type Cloth = readonly [base: string, light: string, shade: string];

export const INK = '#2a1b10';
/** The colour of the outer ring. */
export const RIM = '#fff6e0';
const COLOURS: Record<string, string> = {
  k: INK,
  w: '#fff6e0',
  W: '#d9c9a6',
  g: '#e3ae3f',
  G: '#a96f1b',
  r: '#b5472f',
  R: '#84301d',
  b: '#2c4f6e',
  B: '#1b344c',
  t: '#2f7f8c',
  y: '#e8cd8a',
  Y: '#c19a50',
  p: '#e88fae',
  P: '#b4557a',
  v: '#6b4685',
  a: '#b4bcc4',
  A: '#6d7883',
  n: 'rgb(205 74 44 / .34)',
  d: 'rgb(70 24 6 / .26)',
  l: 'rgb(255 246 220 / .34)',
};

const NECK = 'M-22 26V60Q0 80 22 60V26z';

/** Returns the outline of a head, one half and its mirror image, as an SVG path. */
function outline([temple, cheek, jaw, chin, top, foot]: Person['head']): string {
  const side = (s: 1 | -1): string =>
    `C${s * temple * 0.64} ${top} ${s * temple} ${top + 20} ${s * temple} -12` +
    `C${s * temple} 2 ${s * cheek} 4 ${s * cheek} 15C${s * cheek} ${foot - 20} ${s * jaw} ${foot} ${s * chin} ${foot}`;
  return `M0 ${top}${side(1)}H0ZM0 ${top}${side(-1)}H0Z`;
}

/** Below this width, in CSS pixels, a medal has one thin ring, and lines are thinner: there is room for the head only. */
const TINY = 36;

/** Paints a person, in the colours of `cloth`, into a square whose upper left corner is the origin; `px`: its width in CSS pixels. */
export function portrait(g: G, person: Person, cloth: Cloth, size: number, px = size): void {
  const unit = size / 200,
    tiny = px < TINY,
    line = tiny ? Math.max(5, 0.75 / unit) : Math.max(4.4, 1.2 / unit),
    scale = tiny ? 0.98 : 0.9;
  g.save();
  g.scale(unit, unit);
  g.translate(100, 100);
  g.lineJoin = g.lineCap = 'round';
  medal(g, person, cloth, tiny ? [99, 97, 86, 0] : [98 - line * 0.8, 98 - line * 1.6, 88, line * 0.8]);
  // The bust is a little smaller than the medal, so that hats find room.
  g.translate(0, 8);
  g.scale(scale, scale);
  bust(g, person, cloth, line / scale);
  g.restore();
}

/**
 * Paints the medal with a rim that stands out from any ground: light, ink, the player's colour, ink. `rings`: the radii
 * of ink, colour and ink again, and the width of the last line.
 */
function medal(
  g: G,
  { sky }: Person,
  [base, light, shade]: Cloth,
  rings: readonly [number, number, number, number],
): void {
  const disc = (r: number, fill: string | CanvasGradient): void => {
    circle(g, 0, 0, r);
    fillPath(g, fill);
  };
  const blend = (stops: readonly string[], r: number): CanvasGradient => {
    const made = g.createLinearGradient(-r / 2, -r, r / 2, r);
    stops.forEach((colour, at) => made.addColorStop(at / (stops.length - 1), colour));
    return made;
  };
  const [ink, colour, inner, line] = rings;
  disc(99, RIM);
  disc(ink, INK);
  disc(colour, blend([light, base, shade], 90));
  disc(inner, INK);
  disc(inner - line, blend(sky, 80));
  circle(g, 0, 0, inner - line);
  g.clip();
}

function bust(g: G, person: Person, [base, light, shade]: Cloth, line: number): void {
  const { skin, hair, head, turn, lean } = person;
  const colours: Record<string, string> = {
    ...COLOURS,
    s: skin[0],
    S: skin[1],
    h: hair[0],
    H: hair[1],
    c: base,
    L: light,
    C: shade,
  };
  const put = (layers: Layers): void => {
    for (const layer of layers) {
      const [, twice, how, letter = 'k', path] = /^(2?)([-~]?)(\w) (.*)$/.exec(layer) ?? [],
        shape = new Path2D(path);
      for (const side of twice ? [1, -1] : [1]) {
        g.save();
        g.scale(side, 1);
        g.fillStyle = g.strokeStyle = colours[letter] ?? INK;
        g.lineWidth = how === '~' ? line * 0.8 : line;
        if (how !== '~') g.fill(shape);
        if (how === '') g.strokeStyle = INK;
        if (how !== '-') g.stroke(shape);
        g.restore();
      }
    }
  };
  const leaning = (part: () => void): void => {
    g.save();
    g.rotate((lean * Math.PI) / 180);
    part();
    g.restore();
  };
  leaning(() => put(person.back));
  put([`s ${NECK}`, `-d M-22 40Q0 74 22 40V26H-22z`, ...person.dress]);
  leaning(() => {
    const [temple] = head;
    if (!person.hidesEars)
      put([
        `2s M${temple - 4}-8C${temple + 14}-16 ${temple + 15} 16 ${temple - 2} 18z`,
        `2~S M${temple + 2}-1C${temple + 8}-2 ${temple + 7} 8 ${temple + 3} 10`,
      ]);
    skull(g, head, skin, line);
    g.save();
    g.translate(turn, 0);
    put(person.face);
    eyes(g, person, line);
    g.restore();
    put(person.front);
  });
}

/** Paints the head, with the far cheek in the shade. */
function skull(g: G, head: Person['head'], skin: readonly [string, string], line: number): void {
  const shape = new Path2D(outline(head)),
    [temple] = head;
  // The line comes first, so that there is none in the middle, where the halves meet.
  pen(g, INK, line * 2);
  g.save();
  g.lineWidth = line;
  g.stroke(shape);
  g.clip(shape);
  fillRect(g, skin[0], -100, -100, 200, 200);
  g.fillStyle = skin[1];
  g.fill(new Path2D(`M${temple * 0.74}-90C${temple * 0.5}-20 ${temple * 1.1} 20 4 70H100V-90z`));
  g.restore();
}

function eyes(g: G, { eyes, skin, hair, brows, turn }: Person, line: number): void {
  if (!eyes || !brows) return;
  const [apart, y, w, h, lid, iris] = eyes,
    [inner, middle, outer, thick] = brows;
  for (const side of [-1, 1]) {
    const x = side * apart;
    g.save();
    oval(g, x, y, w, h);
    fillPath(g, '#fffaf0');
    g.clip();
    const r = Math.min(h * 0.92, w * 0.72),
      at = x + turn * 0.28;
    for (const [radius, colour] of [
      [r, iris],
      [r * 0.6, INK],
    ] as const) {
      circle(g, at, y + 0.5, radius);
      fillPath(g, colour);
    }
    circle(g, at - r * 0.34, y - r * 0.38, r * 0.27);
    fillPath(g, '#fff');
    fillRect(g, skin[1], x - 20, y - 30, 40, 30 - h + 2 * h * lid);
    g.restore();
    const top = y - h + 2 * h * lid;
    g.beginPath();
    g.moveTo(x - side * w, y + h * lid * 0.4);
    g.quadraticCurveTo(x, top - (y - top) * 0.75 - 1, x + side * (w + 3), y - 1 + h * lid * 0.3);
    strokePath(g, INK, line);
    curve(g, x - side * w * 0.9, y - inner, x + side * 2, y - middle, x + side * (w + 5), y - outer);
    strokePath(g, hair[1], Math.max(thick, line * 0.7));
  }
}
