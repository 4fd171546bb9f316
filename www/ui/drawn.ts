// Moves drawn on the table: where a piece goes, and a plate with a word. Two moves differ by their strokes, their
// plates and their words, not by colour alone. The arrows and marks of a study have no plates.
import './drawn.css';
import { box, el, svg } from '../dom/elements';
import { drawn } from '../dom/icons';
import { lifeIn, onResize } from '../dom/life';
import type { Place } from '../engine/wire';
import { inset, type Rect } from '../stage/layout/rect';
import type { Size } from '../stage/layout/types';
import type { Game } from './game-view';

/** What is drawn: `better` with whole lines, `played` with broken ones, what the `reply` to it is, and what a `note` shows. */
export interface Drawing {
  kind: 'played' | 'better' | 'reply' | 'note';
  /** What is written on the plate; there is none if it is empty. */
  word: string;
  /** The places that are framed: those that are tapped for the move, or marked. */
  places: Place[];
  /** From where to where its first piece goes, if one goes. */
  way: [Place, Place] | null;
}

/** A move with a word, and the place that its plate belongs to. */
interface Named extends Pick<Drawing, 'kind' | 'word'> {
  target: Rect;
}

const middle = ({ x, y, w, h }: Rect): [number, number] => [x + w / 2, y + h / 2];
/** The height of a plate, and the room between the table’s edge and a plate, in px. */
const PLATE = 26,
  EDGE = 4;
/** The size of a badge, which stands for a plate on a small table or at small places, in px. */
const BADGE = 22;
/** Whether plates would cover too much: of a table of this size, or beside places as small as these. */
export const isSmall = ({ w, h }: Size, named: { target: Rect }[]): boolean =>
  w < 560 || h < 400 || named.some(({ target }) => Math.min(target.w, target.h) < 2 * PLATE);

export class Drawn {
  private drawings: Drawing[] = [];
  /** All that is drawn, with its badges; null if nothing is. */
  box: Rect | null = null;
  private readonly root = box({ class: 'drawn', 'aria-hidden': 'true' });
  private readonly ending: AbortController;

  constructor(private readonly game: Game) {
    game.screen.host.append(this.root);
    this.ending = lifeIn(game.life);
    onResize(this.ending.signal, () => requestAnimationFrame(() => this.draw()), this.root);
  }

  show(drawings: Drawing[]): void {
    this.drawings = drawings;
    this.draw();
  }

  close(): void {
    this.ending.abort();
    this.root.remove();
  }

  /** Returns a plate for each move; null if one of them could lie only on a word, a piece or another plate. */
  private plates(named: Named[], words: Rect[], room: Size): HTMLElement[] | null {
    const { stage } = this.game,
      { tokens } = this.game.text().terms.scene.view,
      taken = [...words, ...tokens.flatMap(({ at }) => stage.rect(at) ?? [])],
      plates: HTMLElement[] = [];
    for (const { kind, word, target } of named) {
      const spot = plateAt(word, target, isAbove(kind, target, named), taken, room);
      if (covered(spot, taken) > 0) return null;
      taken.push(spot);
      plates.push(plate(kind, word, spot));
    }
    return plates;
  }

  /** The places around those of the moves, which a badge does not cover if it can lie elsewhere. */
  private pieces(named: { target: Rect }[]): Rect[] {
    const { stage } = this.game,
      all = this.game.text().places.buttons();
    return all
      .flatMap((place) => stage.rect(place) ?? [])
      .filter((rect) => !named.some(({ target }) => holds(rect, target)));
  }

  /**
   * The names and titles on the table, and its numbers, which nothing covers if it can lie elsewhere. Cards and cells
   * have theirs in their first corner.
   */
  private words(named: { target: Rect }[]): Rect[] {
    const { screen, stage } = this.game,
      { places, terms } = this.game.text(),
      names = [...screen.labels.root.children] as HTMLElement[];
    return [
      ...names.map((one) => ({
        x: one.offsetLeft,
        y: one.offsetTop,
        w: one.offsetWidth,
        h: one.offsetHeight,
      })),
      // A badge touches its own pile, wherever it lies.
      ...terms.scene.view.counters
        .flatMap(({ at }) => stage.rect(at) ?? [])
        .filter((rect) => !named.some(({ target }) => holds(rect, target))),
      ...places
        .buttons()
        .flatMap((place) => stage.rect(place) ?? [])
        .map(({ x, y, w, h }) => ({ x, y, w: Math.min(w / 2, BADGE), h: Math.min(h / 2, BADGE) })),
    ];
  }

  private draw(): void {
    const { stage } = this.game,
      { offsetWidth: w, offsetHeight: h } = this.root,
      all: Rect[] = [],
      picture = svg('svg', { viewBox: `0 0 ${w} ${h}`, width: w, height: h }),
      named: Named[] = [];
    for (const drawing of this.drawings) {
      const { kind, word, way } = drawing,
        rects = drawing.places.flatMap((place) => stage.rect(place) ?? []);
      const [from, to] = way ? way.map((place) => stage.rect(place)) : [];
      // What was tapped is framed, and the plate belongs to its frame, wherever the piece goes.
      const target = rects.at(-1) ?? to;
      if (!target) continue;
      const boxes = rects.length > 0 || word === '' ? rects : [target];
      for (const rect of boxes) picture.append(...frame(rect, kind));
      all.push(...boxes);
      if (from && to && far(from, to) && isOn(to, { w, h })) {
        picture.append(...arrow(middle(from), middle(to), kind));
        all.push(from, to);
      }
      if (word !== '') named.push({ kind, word, target });
    }
    const around = boxOf(all);
    this.box = around && inset(around, -BADGE);
    const words = named.length > 0 ? this.words(named) : [],
      plates = isSmall({ w, h }, named) ? null : this.plates(named, words, { w, h });
    this.root.replaceChildren(picture, ...(plates ?? badges(named, this.pieces(named), words, { w, h })));
  }
}

/** Returns the smallest box around others; null if there are none. */
export function boxOf(all: Rect[]): Rect | null {
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  const w = Math.max(...all.map((one) => one.x + one.w)) - x,
    h = Math.max(...all.map((one) => one.y + one.h)) - y;
  return all.length > 0 ? { x, y, w, h } : null;
}

/** Whether a box holds the middle of another. */
const holds = ({ x, y, w, h }: Rect, other: Rect): boolean => {
  const [u, v] = middle(other);
  return u > x && u < x + w && v > y && v < y + h;
};

/** Whether the middle of a box lies on the table: what leaves the game goes nowhere that is seen. */
const isOn = (box: Rect, room: Size): boolean => holds({ x: 0, y: 0, ...room }, box);

/** Whether an arrow between two boxes can be seen. */
const far = (one: Rect, other: Rect): boolean => {
  const [x, y] = middle(one),
    [u, v] = middle(other);
  return Math.hypot(u - x, v - y) > 24;
};

/** Returns a line twice: an edge that sets it off from the table, and the line itself. */
const twice = (tag: string, attrs: Record<string, string | number>, kind: string): SVGElement[] =>
  ['edge', 'line'].map((part) => svg(tag, { ...attrs, class: `${part} ${kind}` }));

/** A frame around a place: with sharp corners for the played move, otherwise with round ones. */
const frame = ({ x, y, w, h }: Rect, kind: Drawing['kind']): SVGElement[] => {
  const grow = kind === 'played' ? -1 : 3;
  return twice(
    'rect',
    { x: x - grow, y: y - grow, width: w + 2 * grow, height: h + 2 * grow, rx: kind === 'played' ? 1 : 9 },
    kind,
  );
};

/** A bent arrow; the two moves bend to different sides, so that they can be told apart on one way. */
function arrow([x, y]: [number, number], [u, v]: [number, number], kind: Drawing['kind']): SVGElement[] {
  const bend = kind === 'played' ? -0.16 : 0.16,
    cx = (x + u) / 2 - (v - y) * bend,
    cy = (y + v) / 2 + (u - x) * bend,
    turn = Math.atan2(v - cy, u - cx);
  const wing = (by: number): string =>
    `${(u - 15 * Math.cos(turn + by)).toFixed(1)} ${(v - 15 * Math.sin(turn + by)).toFixed(1)}`;
  const d = `M${x} ${y}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${u} ${v}`,
    head = `M${wing(0.45)}L${u} ${v}L${wing(-0.45)}`;
  return [...twice('path', { d }, kind), ...twice('path', { d: head }, `${kind} head`)];
}

/**
 * Returns whether a plate lies above its place. The plate of the higher place does. If both places are at about the same
 * height, the plate of the better move does.
 */
export function isAbove(kind: Drawing['kind'], target: Rect, all: { target: Rect }[]): boolean {
  const heights = all.map((one) => middle(one.target)[1]),
    highest = Math.min(...heights);
  return Math.max(...heights) - highest < PLATE ? kind === 'better' : middle(target)[1] === highest;
}

/** A plate with a sign and a word. */
function plate(kind: Drawing['kind'], word: string, { x, y }: Rect): HTMLElement {
  const made = el('span', `plate-of ${kind}`, sign(kind), word);
  made.style.left = `${x}px`;
  made.style.top = `${y}px`;
  return made;
}

/**
 * Returns where the plate of a word lies on the table: above or below its place, on its lower edge or beside it, where it
 * covers least of the words and pieces that are `taken`.
 */
export function plateAt(word: string, { x, y, w, h }: Rect, above: boolean, taken: Rect[], room: Size): Rect {
  const wide = word.length * 8 + 34,
    [top, bottom, inside] = [y - PLATE - 2, y + h + 2, y + h - PLATE - 2],
    [centre, middle] = [x + (w - wide) / 2, y + (h - PLATE) / 2];
  const corners: [number, number][] = [
    [centre, above ? top : bottom],
    [centre, above ? bottom : top],
    [centre, inside],
    [x + w + 4, middle],
    [x - wide - 4, middle],
  ];
  const spots = corners.map(([left, top]) => ({
    x: Math.max(EDGE, Math.min(room.w - EDGE - wide, left)),
    y: Math.max(EDGE, Math.min(room.h - PLATE - EDGE, top)),
    w: wide,
    h: PLATE,
  }));
  return freest(spots, (spot) => covered(spot, taken));
}

/** Badges with the signs of the moves; the words stand beside the same signs in the panel. */
function badges(named: Named[], pieces: Rect[], words: Rect[], room: Size): HTMLElement[] {
  const taken = [...named.map(({ target }) => target), ...pieces];
  return named.map(({ kind, word, target }) => {
    const spot = spotOf(kind, target, taken, room, words),
      made = el('span', `plate-of small ${kind}`, sign(kind), el('span', 'vh', word));
    taken.push(spot);
    made.style.left = `${spot.x}px`;
    made.style.top = `${spot.y}px`;
    return made;
  });
}

/**
 * Returns where the badge of a move lies: at the corner of its place, outside of it, where it covers least of the other
 * places and badges that are `taken`, but none of the `words`; if all corners cover words, beside its place. The two
 * moves begin with different corners.
 */
export function spotOf(
  kind: Drawing['kind'],
  { x, y, w, h }: Rect,
  taken: Rect[],
  room: Size,
  words: Rect[] = [],
): Rect {
  const near = BADGE * 0.8, // a badge touches the frame
    [left, right, top, bottom] = [x - near, x + w + near - BADGE, y - near, y + h + near - BADGE];
  const corners: [number, number][] = [
    [right, top],
    [right, bottom],
    [left, top],
    [left, bottom],
  ];
  if (kind === 'played') corners.push(...corners.splice(0, 2));
  const [midX, midY] = [x + (w - BADGE) / 2, y + (h - BADGE) / 2];
  const sides: [number, number][] = [
    [right, midY],
    [left, midY],
    [midX, bottom],
    [midX, top],
  ];
  const [atCorners, beside] = [corners, sides].map((spots) =>
    spots.map(([x, y]) => ({
      x: Math.min(room.w - BADGE - EDGE, Math.max(EDGE, x)),
      y: Math.min(room.h - BADGE - EDGE, Math.max(EDGE, y)),
      w: BADGE,
      h: BADGE,
    })),
  ) as [Rect[], Rect[]];
  // A word that cannot be read is worse than any piece that is covered.
  const cost = (spot: Rect): number => covered(spot, taken) + covered(spot, words) * BADGE * BADGE,
    corner = freest(atCorners, cost);
  return covered(corner, words) > 0 ? freest([corner, ...beside], cost) : corner;
}

/** Returns the first of the spots that cost least. */
const freest = (spots: Rect[], cost: (spot: Rect) => number): Rect =>
  spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));

/** Returns the area of a box that lies over others. */
const covered = (spot: Rect, others: Rect[]): number =>
  others.reduce((sum, one) => sum + shared(spot, one), 0);

/** Returns the area that two boxes have in common. */
const shared = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

const SIGNS: Partial<Record<Drawing['kind'], string>> = {
  better: 'M12 2.5l2.9 6.4 6.9.7-5.2 4.7 1.5 6.9L12 17.6l-6.1 3.6 1.5-6.9L2.2 9.6l6.9-.7z',
  played: 'M5 5l14 14M19 5L5 19',
  reply: 'M11 4L4 11l7 7M4 11h9q7 0 7 9',
};

/** The sign of a move: a star for the better one, a cross for the played one, an arrow back for the reply to it. */
export const sign = (kind: Drawing['kind']): SVGElement => drawn(SIGNS[kind] ?? '', `sign ${kind}`);
