// Every piece of a game by itself: the faces that appear in whole games of random moves, each painted once.
import * as matter from '../stage/matter/matter';
import { el } from '../dom/elements';
import { freshDraft, setCount, toSetup } from '../engine/draft';
import type { Engine, Session } from '../engine/engine';
import type { Place } from '../engine/wire';
import type { GamePage } from '../games/contract';
import type { Picture } from '../stage/draw';
import { lookFor, type Scheme } from '../stage/brush/palette';
import type { Rect } from '../stage/layout/rect';
import { sceneOf, type Scene } from '../stage/scene';
import { Sprites } from '../stage/sprites';

/** The size of the table that the pieces are measured on, in CSS pixels. */
const TABLE = { w: 1366, h: 768 };
/** The number of games, and the number of moves of each. */
const GAMES = 6;
const MOVES = 400;
/** The margin around a piece for its shadow, in CSS pixels. */
const EDGE = 8;

/** A piece as it lay on a table, with all that is needed to paint it again. */
interface Found {
  key: string;
  place: Place;
  picture: Picture;
  rect: Rect;
}

/** Returns every face of a game, by the key of its sprite and in the order of the keys. */
export function piecesOf(engine: Engine, page: GamePage, scheme: Scheme): HTMLElement[] {
  const found = new Map<string, Found>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const session = begin(engine, seed);
    for (let move = 0; move < MOVES; move++) {
      collect(page, session, scheme, found);
      const { toAct, outcome } = session.view(null);
      const [seat] = toAct;
      if (outcome !== null || seat === undefined) break;
      const offers = session.offers(seat);
      session.play(seat, offers[(move * 7919 + seed) % offers.length]!.move, null);
    }
    session.free();
  }
  return [...found.values()].sort((a, b) => a.key.localeCompare(b.key)).map((one) => figure(page, one));
}

/** Returns a game with one of the possible numbers of players and the default options of the catalogue. */
function begin(engine: Engine, seed: number): Session {
  const draft = freshDraft(engine.entry, [], seed);
  setCount(draft, engine.entry, engine.entry.seats[seed % engine.entry.seats.length]!);
  const setup = toSetup(
    draft,
    (seat) => `Player ${seat + 1}`,
    (name) => name,
  );
  return engine.open(setup!);
}

/** Collects the pieces on the table that are new. */
function collect(page: GamePage, session: Session, scheme: Scheme, found: Map<string, Found>): void {
  const view = session.view(null);
  const scene = sceneOf(view);
  const picture = pictureOf(page, session, scheme, scene);
  for (const { at, face } of view.tokens) {
    const key = page.faceKey(face, at);
    const rect = picture.layout.places.get(at);
    if (rect && rect.w > 0 && !found.has(key)) found.set(key, { key, place: at, picture, rect });
  }
}

function pictureOf(page: GamePage, session: Session, scheme: Scheme, scene: Scene): Picture {
  const setup = session.setup();
  const prints = session.prints();
  return {
    game: page,
    look: lookFor(scheme, getComputedStyle(document.body).fontFamily, matter, page.hourOf?.(scene)),
    layout: page.layout(TABLE, scene, setup, prints),
    scene,
    setup,
    prints: new Map(prints.map(({ at, print }) => [at, print])),
    sprites: new Sprites(devicePixelRatio),
    marks: new Map(),
    hidden: new Set(),
    pending: new Map(),
    ghosts: [],
    group: [],
    notes: page.paintsNotes ? session.notes(null) : [],
  };
}

/** Returns a whole table in the middle of a game. */
export function tableOf(engine: Engine, page: GamePage, scheme: Scheme): HTMLElement {
  const session = begin(engine, 1);
  for (let move = 0; move < 24; move++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) break;
    const offers = session.offers(seat);
    session.play(seat, offers[(move * 7919 + 13) % offers.length]!.move, null);
  }
  const picture = pictureOf(page, session, scheme, sceneOf(session.view(null)));
  session.free();
  const canvas = el('canvas', { width: TABLE.w, height: TABLE.h });
  canvas.style.width = '100%';
  const g = canvas.getContext('2d')!;
  page.paintBoard(g, picture);
  page.paintPieces(g, picture);
  return canvas;
}

function figure(page: GamePage, { key, place, picture, rect }: Found): HTMLElement {
  const [w, h] = [rect.w + 2 * EDGE, rect.h + 2 * EDGE];
  const canvas = el('canvas', {
    width: Math.ceil(w * devicePixelRatio),
    height: Math.ceil(h * devicePixelRatio),
  });
  canvas.style.width = `${w}px`;
  const g = canvas.getContext('2d')!;
  g.scale(devicePixelRatio, devicePixelRatio);
  const face = picture.scene.tokens.get(place) ?? null;
  page.paintFace(g, picture, face, place, { x: EDGE, y: EDGE, w: rect.w, h: rect.h }, false);
  return el('figure', {}, canvas, el('figcaption', {}, key));
}
