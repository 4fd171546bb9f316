// The faces of the players at their places at the table, if the layout keeps room for them as `face/SEAT`. A
// player without a face has a medallion with the mark instead, as large as a face.
import './presence.css';
import { attr, box } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { onResize } from '../../dom/life';
import { faceAt } from '../../ui/faces';
import type { Game } from '../../ui/game-view';

/** The smallest width of a face at its place, in CSS pixels; below it, the mark alone is shown. */
const SMALLEST = 40;

export function sitDown(game: Game): void {
  const layer = box({ class: 'presence', 'aria-hidden': 'true' }),
    { host } = game.screen,
    { players } = game.table.setup;
  host.append(layer);
  const seated = players.map((): HTMLElement | null => null);
  const place = (): void =>
    players.forEach(({ colour }, seat) => {
      const at = game.stage.rect(`face/${seat}`),
        px = Math.floor(Math.min(at?.w ?? 0, at?.h ?? 0)),
        known = seated[seat];
      if (known?.dataset['px'] !== String(px)) {
        known?.remove();
        seated[seat] =
          px < SMALLEST
            ? null
            : box({ class: 'seated', 'data-px': String(px) }, [
                faceAt(game, seat, px),
                stone(colour, game.card.marks),
              ]);
        if (seated[seat]) layer.append(seated[seat]);
      }
      const sits = seated[seat];
      if (!sits || !at) return;
      Object.assign(sits.style, {
        left: `${at.x + (at.w - px) / 2}px`,
        top: `${at.y + (at.h - px) / 2}px`,
        width: `${px}px`,
        height: `${px}px`,
      });
    });
  const act = (): void => {
    const { pastPosition, view } = game.table,
      acting = (pastPosition?.view ?? view)?.toAct ?? [];
    seated.forEach((sits, seat) => sits && attr(sits, 'data-acts', acting.includes(seat) ? '' : null));
  };
  const show = (): void => {
    place();
    act();
  };
  // Faces take their places again once a table of another size has been laid out.
  onResize(game.life, show, host);
  game.events.on('shown', act);
  show();
}
