// What each choice would bring, shown at all of them at once: a ghost of what would lie there, and the points that each player would gain at once.
import './gains.css';
import { el, fill } from '../../core/dom';
import { stone } from '../../core/glyph';
import { narrow, type Picked } from '../../core/pick';
import type { Session } from '../../core/engine';
import type { Offer, Place, Seat } from '../../core/wire';
import type { Game } from '../../screen/game';
import { picked } from '../../screen/moves';

/** What a choice brings at once, by seat. */
export interface Gain {
  offer: Offer;
  scores: number[];
}

/** With more choices than that, nothing is shown: nobody could read it. */
const MOST = 24;

/** Returns the gain of every place that can be tapped; none unless each of them leads to one move. */
export function gainsOf(session: Pick<Session, 'preview'>, seat: Seat, now: Picked): Map<Place, Gain> {
  const gains = new Map<Place, Gain>();
  if (now.offer !== null || now.lit.size < 2 || now.lit.size > MOST) return gains;
  for (const place of now.lit) {
    const { candidates, offer } = narrow(now.candidates, [...now.taps, place], 'confirm');
    if (candidates.length !== 1 || offer === null) return new Map();
    gains.set(place, { offer, scores: session.preview(seat, offer.move).scores });
  }
  return gains;
}

export function showGains(game: Game): void {
  const layer = el('div', { class: 'gains', 'aria-hidden': 'true' });
  game.screen.host.append(layer);
  const draw = (): void => {
    if (!game.open) return;
    const { table, stage, session, hints, page } = game,
      { seat, moving, pastPosition, viewpoint } = table;
    const gains =
      seat === null || moving || pastPosition !== null
        ? new Map<Place, Gain>()
        : gainsOf(session, seat, picked(game));
    const foresees = page.foreseesAll && seat !== null && gains.size > 0;
    if (foresees || hints.options.length > 0) {
      hints.options = foresees
        ? [...gains.values()].flatMap(({ offer }) => session.foresee(seat, offer.move, viewpoint.eye))
        : [];
      hints.foresee(picked(game).offer);
    }
    const { places } = stage.picture.layout;
    fill(
      layer,
      ...[...gains].map(([place, { scores }]) => {
        const box = places.get(place) ?? stage.rect(place),
          told = scores.flatMap((points, at) => (points === 0 ? [] : [chip(game, at, points)]));
        if (!box || told.length === 0) return null;
        const badge = el('span', { class: 'gain', 'data-at': place }, ...told);
        Object.assign(badge.style, { left: `${box.x + box.w / 2}px`, top: `${box.y + box.h / 2}px` });
        return badge;
      }),
    );
  };
  game.events.on('shown', draw);
  const size = new ResizeObserver(draw);
  size.observe(game.screen.host);
  game.events.on('closed', () => size.disconnect());
  draw();
}

const chip = (game: Game, seat: Seat, points: number): HTMLElement =>
  el(
    'span',
    {},
    stone(game.table.setup.players[seat]?.colour ?? 0, game.card.marks ?? 'stones'),
    game.words.signed(points),
  );
