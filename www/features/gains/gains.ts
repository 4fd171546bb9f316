// Shows what each choice would bring, at all places at once: a ghost of the piece, and everybody's points.
import './gains.css';
import { box, el, fill } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { narrow, type Picked } from '../../table/pick';
import type { Session } from '../../engine/engine';
import { onResize } from '../../dom/life';
import type { Offer, Place, Seat } from '../../engine/wire';
import { isLast, tellSources } from '../../ui/text/gains-in-words';
import type { Game } from '../../ui/game-view';
import { picked } from '../../table/moves';
import type { Rect } from '../../stage/layout/rect';

/** The points that a choice brings at once, by seat. */
export interface Gain {
  offer: Offer;
  scores: number[];
}

/** The number of choices above which no gains are shown, because they could not be read. */
const MOST = 24;

/** Returns the gain of every place that leads to one move. */
export function gainsOf(session: Pick<Session, 'scoreDelta'>, seat: Seat, now: Picked): Map<Place, Gain> {
  const gains = new Map<Place, Gain>();
  if (now.offer !== null || now.lit.size < 2 || now.lit.size > MOST) return gains;
  for (const place of now.lit) {
    const { candidates, offer } = narrow(now.candidates, [...now.taps, place], 'confirm');
    if (candidates.length !== 1 || offer === null) continue;
    gains.set(place, { offer, scores: session.scoreDelta(seat, offer.move).scores });
  }
  return gains;
}

/**
 * Returns the gains to show at the places: none if all choices of a kind bring the same, none that the game
 * does not tell (`told`), and no zeros.
 */
export function differing(
  gains: Map<Place, Gain>,
  told: (scores: number[]) => number[] | null,
): Map<Place, { seat: Seat; points: number }[]> {
  const kinds = new Map<string, Set<string>>();
  for (const { offer, scores } of gains.values()) {
    const kind = kinds.get(offer.move.do) ?? new Set();
    kinds.set(offer.move.do, kind.add(JSON.stringify(scores)));
  }
  const counts = new Map<string, number>();
  for (const { offer } of gains.values()) counts.set(offer.move.do, (counts.get(offer.move.do) ?? 0) + 1);
  const shown = new Map<Place, { seat: Seat; points: number }[]>();
  for (const [place, { offer, scores }] of gains) {
    if (kinds.get(offer.move.do)?.size === 1 && (counts.get(offer.move.do) ?? 0) > 1) continue;
    const parts = (told(scores) ?? []).flatMap((points, seat) => (points === 0 ? [] : [{ seat, points }]));
    if (parts.length > 0) shown.set(place, parts);
  }
  return shown;
}

/** The height of a chip, and its width for each player who gains, in px. */
const CHIP = { h: 24, w: 46 };

/** The middle of a piece, where its number or its picture is. */
const middleOf = ({ x, y, w, h }: Rect): Rect => ({ x: x + w * 0.2, y: y + h * 0.2, w: w * 0.6, h: h * 0.6 });

/**
 * Returns the right end of the gain of so many players at a place, and the middle of its height: at a corner,
 * so that coordinates stay visible, where it covers the middle of no piece and lies on the table.
 */
export function roomFor(
  { x, y, w, h }: Rect,
  middles: Rect[],
  table: { w: number; h: number },
  players = 1,
): { x: number; y: number } {
  const wide = CHIP.w * players + 6;
  const ends = [
    { x: x + w + 9, y: y + h - 5 },
    { x: x + w + 9, y: y + h + 3 },
    { x: x + w + 9, y: y + 2 },
    { x: x + wide - 9, y: y + h + 3 },
    { x: x + wide - 9, y: y + 2 },
  ];
  const covers = (end: { x: number; y: number }, r: Rect): boolean => {
    const right = Math.min(end.x, table.w - 2);
    return (
      right > r.x && right - wide < r.x + r.w && end.y + CHIP.h / 2 > r.y && end.y - CHIP.h / 2 < r.y + r.h
    );
  };
  const isFree = (end: { x: number; y: number }): boolean =>
    end.y > CHIP.h / 2 && end.y < table.h - CHIP.h / 2 && !middles.some((r) => covers(end, r));
  return ends.find(isFree) ?? ends[0]!;
}

export function showGains(game: Game): void {
  tellSources(game);
  const layer = box({ class: 'gains', 'aria-hidden': 'true' });
  game.screen.host.append(layer);
  /** The offers and the eye that were drawn last. */
  let { offers } = game.table,
    { eye } = game.table.viewpoint;
  const draw = (): void => {
    if (!game.open) return;
    const { table, stage, session, hints, page } = game,
      { seat, moving, pastPosition, viewpoint } = table;
    ({ offers } = table);
    ({ eye } = viewpoint);
    const gains =
      seat === null || moving || pastPosition !== null
        ? new Map<Place, Gain>()
        : gainsOf(session, seat, picked(game));
    const foresees = page.foreseesAll && seat !== null && gains.size > 0;
    hints.foresee(
      foresees
        ? [...gains.values()].flatMap(({ offer }) => session.simulate(seat, offer.move, viewpoint.eye))
        : [],
    );
    const { scene, layout } = stage.picture,
      { places } = layout,
      host = layout.size;
    const middles = [...scene.tokens.keys()].flatMap((place) => places.get(place) ?? []).map(middleOf);
    const { moves, terms: told } = game.text(),
      totals = session.score().map(({ total }) => total);
    fill(layer, [
      [...differing(gains, (scores) => moves.told(scores))].map(([place, parts]) => {
        const box = places.get(place) ?? stage.rect(place);
        if (!box) return null;
        // The last count is more than the move brings: the chips say how the game ends.
        const ends = told.has('preview-result') && isLast(game, seat ?? 0, gains.get(place)!.offer);
        const badge = el('span', { class: 'gain', 'data-at': place }, [
          parts.map((one) =>
            chip(
              game,
              one.seat,
              ends ? String(totals[one.seat]! + one.points) : game.words.signed(one.points),
            ),
          ),
        ]);
        const { x, y } = roomFor(box, middles, host, parts.length);
        Object.assign(badge.style, { right: `max(2px, calc(100% - ${x}px))`, top: `${y}px` });
        return badge;
      }),
    ]);
  };
  game.events.on('shown', () => {
    const { hints, motion, table } = game;
    // What one player may see is gone before another looks; the rest is asked for after the picture.
    if (table.viewpoint.eye !== eye) fill(layer);
    if (table.offers !== offers) hints.foresee([]);
    motion.afterPaint.add(draw);
  });
  onResize(game.life, draw, game.screen.host);
  draw();
}

const chip = (game: Game, seat: Seat, says: string): HTMLElement =>
  el('span', {}, stone(game.table.setup.players[seat]?.colour ?? 0, game.card.marks ?? 'stones'), says);
