// The faces of the players at their places at the table, if the layout keeps room for them as `face/SEAT`.
import './presence.css';
import { attr, el, svg } from '../../core/dom';
import { stone, type Marks } from '../../core/glyph';
import { faceAt } from '../../screen/faces';
import type { Game } from '../../screen/game';
import { SMALLEST } from '../../stage/faces/face';

/** Returns the picture of a player without a face: the initial of the name, on a disc in the player's colour. */
function initial(name: string, colour: number, marks: Marks | undefined): SVGElement {
  const drawn = svg('text', { x: 12, y: 16.6, class: 'initial' });
  drawn.textContent = [...name][0] ?? '';
  return svg(
    'svg',
    { viewBox: '0 0 24 24', class: `${stone(colour, marks).getAttribute('class') ?? ''} medal` },
    svg('circle', { class: 'rim', cx: 12, cy: 12, r: 11.9 }),
    svg('circle', { class: 'block', cx: 12, cy: 12, r: 10.6 }),
    svg('circle', { class: 'line', cx: 12, cy: 12, r: 9 }),
    drawn,
  );
}

export function sitDown(game: Game): void {
  const layer = el('div', { class: 'presence', 'aria-hidden': 'true' }),
    { host } = game.screen,
    { players } = game.table.setup;
  host.append(layer);
  const seated = players.map((): HTMLElement | null => null);
  const place = (): void =>
    players.forEach(({ name, colour }, seat) => {
      const at = game.stage.rect(`face/${seat}`),
        px = Math.floor(Math.min(at?.w ?? 0, at?.h ?? 0)),
        known = seated[seat];
      if (known?.dataset['px'] !== String(px)) {
        known?.remove();
        seated[seat] =
          px < SMALLEST
            ? null
            : el(
                'div',
                { class: 'seated', 'data-px': String(px) },
                faceAt(game, seat, px) ?? initial(name, colour, game.card.marks),
                stone(colour, game.card.marks), // the face covers the mark on the table
              );
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
  const watcher = new ResizeObserver(show);
  watcher.observe(host);
  game.events.on('shown', act);
  game.events.on('closed', () => watcher.disconnect());
  show();
}
