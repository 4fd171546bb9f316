// Small drawings in the rulebook: parts of a real table of the game, painted by the painter of the table. The
// drawing of a worked example has a sentence that counts its points.
import { afterFrame } from '../../dom/after-paint';
import { sleep } from '../../dom/pause';
import { box, el } from '../../dom/elements';
import { fetchEngine, type Engine, type Session } from '../../engine/engine';
import type { Setup } from '../../engine/wire';
import { findCard } from '../../games';
import type { GamePage } from '../../games/contract';
import type { Example, Position, Rulebook } from '../../games/rulebook';
import type { Host } from '../../shell/host';
import { makeStage, type Rect, type Stage } from '../../stage/stage';
import { partOf } from './closeup';
import { argumentsOf } from './examples';

const SIZE = { w: 1000, h: 740 },
  SMALL = { w: 260, h: 190 };
/** The margin around the places that are shown, in px: less than the gap between two parts of a table. */
const EDGE = 3;
/** The largest sizes of drawings in CSS pixels, and their largest scale compared with the table. */
const LARGEST = { w: 430, h: 300, times: 1.7 },
  ALONE = { w: 340, h: 320, times: 1.8 },
  ONE_OF_MANY = { w: 300, h: 170, times: 1.7 },
  WIDE = { w: 560, h: 170, times: 1.5 };

const sizeOf = ({ wide, shows }: Example): typeof LARGEST =>
  wide ? WIDE : shows.length > 1 ? ONE_OF_MANY : ALONE;

/** Pictures that have their room and are not painted yet. */
export type Unpainted = ReturnType<typeof partOf>[];

/**
 * Makes room for all figures of a rulebook, one table after the other and as long as they are wanted. Returns them in the
 * order of the tables.
 */
export async function makeRoom(
  host: Host,
  game: string,
  { drawings, examples }: Rulebook,
  root: HTMLElement,
  isWanted: () => boolean,
): Promise<Unpainted> {
  const card = findCard(game),
    todo: Unpainted = [];
  if (!card) return todo;
  const [engine, page] = await Promise.all([fetchEngine(game), card.code()]);
  const article = (rule: string): Element | null => root.querySelector(`[data-rule="${game}/${rule}"]`);
  /** Makes room for a picture. */
  const room = (stage: Stage, ...how: Shown): HTMLCanvasElement[] => {
    const part = placesOf(stage, ...how);
    if (part) todo.push(part);
    return part ? [part.canvas] : [];
  };
  for (const [scene, figures] of drawings) {
    await painted();
    if (!isWanted()) return todo;
    using session = begun(host, engine, game, scene);
    const small = (scene.small && page.small) || null,
      stage = laidOut(session, small ?? page, small ? SMALL : SIZE);
    for (const { rule, shows, edge } of figures)
      for (const canvas of room(stage, shows, edge, LARGEST))
        article(rule)
          ?.querySelector('p')
          ?.after(el('figure', { 'aria-hidden': 'true' }, canvas));
  }
  for (const [link, told] of examples) {
    await painted();
    if (!isWanted()) return todo;
    using session = engine.resume(link);
    const stage = laidOut(session, page, SIZE);
    for (const example of told) {
      const pictures = example.shows.flatMap((places) => room(stage, places, example.edge, sizeOf(example)));
      const sentence = host.words.t(
        `rules-${game}-example-${example.name}`,
        argumentsOf(engine, session, example),
      );
      article(example.rule)?.append(
        el('figure', { class: example.wide ? 'example wide' : 'example', 'data-example': example.name }, [
          box({ 'aria-hidden': 'true' }, ...pictures),
          el('figcaption', {}, el('strong', {}, host.words.t('rules-example')), ' ', sentence),
        ]),
      );
    }
  }
  return todo;
}

/** Paints pictures, each in a task of its own so that a phone can answer taps, and those in sight first. */
export async function paintAll(todo: Unpainted, isWanted: () => boolean): Promise<void> {
  while (todo.length > 0) {
    await painted();
    if (!isWanted()) return;
    const far = todo.map(({ canvas }) => {
      const { top, bottom } = canvas.getBoundingClientRect();
      return Math.max(-bottom, top - innerHeight, 0);
    });
    todo.splice(far.indexOf(Math.min(...far)), 1)[0]!.paint();
  }
}

/** Returns a game that has just begun, with this many moves. */
function begun(host: Host, engine: Engine, game: string, scene: Position): Session {
  const players = Array.from({ length: scene.players }, (_, seat) => ({
    name: host.words.t(`colour-${engine.entry.colours[seat]}`),
    colour: seat,
  }));
  const config = Object.fromEntries(
    engine.entry.options.flatMap((option) =>
      'default' in option ? [[option.key, scene.config[option.key] ?? option.default]] : [],
    ),
  );
  const session = engine.open({ game, players, config, seed: scene.seed } as unknown as Setup);
  play(session, scene.moves);
  return session;
}

/** Plays this many moves, the same ones each time. */
function play(session: Session, moves: number): void {
  for (let move = 0; move < moves; move++) {
    const { toAct, outcome } = session.view(null),
      seat = toAct[0];
    if (outcome !== null || seat === undefined) return;
    const offers = session.offers(seat);
    const going = offers.filter(({ move: { do: kind } }) =>
      ['sail', 'unload', 'take', 'lay', 'stay'].includes(kind),
    );
    const among = going.length > 0 && (move % 2 === 0 || offers.length < 4) ? going : offers,
      offer = among[(move * 7919 + 13) % among.length];
    if (!offer) return;
    session.play(seat, offer.move, null);
  }
}

/** Returns a stage of this size that shows a game and that nothing moves or paints: its picture is painted from. */
function laidOut(session: Session, page: GamePage, { w, h }: { w: number; h: number }): Stage {
  // The stage is invisible but in the document, because it measures its size.
  const away = box({ 'aria-hidden': 'true', class: 'rules-table' });
  Object.assign(away.style, { width: `${w}px`, height: `${h}px` });
  document.body.append(away);
  const stage = makeStage(away, page, session.setup(), session.prints());
  try {
    stage.show(session.view(null), null, session.notes(null));
    return stage;
  } finally {
    stage.destroy();
    away.remove();
  }
}

/** Waits until the page has done its other work; a frame would never come in the background. */
const painted = (): Promise<void> => (document.hidden ? sleep(50) : new Promise(afterFrame));

/** What a picture shows, its margin, and how large it is at most. */
type Shown = [places: readonly string[], edge: number | undefined, largest: typeof LARGEST];

/** Returns the picture of all places whose names begin with one of `shows`; '' is the whole table. */
function placesOf(stage: Stage, ...[shows, edge = EDGE, largest]: Shown): Unpainted[number] | null {
  const { size, places, areas } = stage.picture.layout;
  const rects = shows.flatMap((start) =>
    start === ''
      ? [{ x: 0, y: 0, ...size }]
      : [
          ...[...places.keys()].filter((place) => place.startsWith(start)).map((place) => stage.rect(place)),
          ...areas.filter(({ id }) => id === start).map(({ rect }) => rect),
          stage.rect(start),
        ].filter((rect) => rect !== null),
  );
  if (rects.length === 0) return null;
  const shown = around(rects, edge, size);
  return partOf(
    stage,
    shown,
    Math.min(largest.times, largest.w / shown.w, largest.h / shown.h),
    Math.min(2, devicePixelRatio),
  );
}

function around(rects: Rect[], edge: number, size: { w: number; h: number }): Rect {
  const x = Math.max(0, Math.min(...rects.map((rect) => rect.x)) - edge),
    y = Math.max(0, Math.min(...rects.map((rect) => rect.y)) - edge);
  return {
    x,
    y,
    w: Math.min(size.w, Math.max(...rects.map((rect) => rect.x + rect.w)) + edge) - x,
    h: Math.min(size.h, Math.max(...rects.map((rect) => rect.y + rect.h)) + edge) - y,
  };
}
