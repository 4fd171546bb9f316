// The family mode, in which nothing has to be read: beside the question stand the face of the player to act,
// and a picture of the question. The words stay for people who read along.
import './family.css';
import { el } from '../../dom/elements';
import { faceAt } from '../../ui/faces';
import type { Game } from '../../ui/game-view';

const FACE = 56;

export function showAsked(game: Game): void {
  const face = el('span', { class: 'turn', 'aria-hidden': 'true' }),
    asked = el('span', { class: 'asked', 'aria-hidden': 'true' });
  game.screen.prompt.root.querySelector('.plate')?.after(face, asked);
  const faces = new Map<number, HTMLCanvasElement | null>();
  /** The key of the current pictures, which are drawn again only if it changes. */
  let shown = '';
  const show = (): void => {
    const { view, seat, offers, setup } = game.table,
      on = document.documentElement.dataset['family'] === 'on';
    const who = on ? (view?.toAct[0] ?? view?.outcome?.winners[0] ?? null) : null,
      // A question that is answered by a tap on a place has a picture; a button has its own.
      offer = on && seat !== null && offers.every(({ taps }) => taps.length > 0) ? offers[0] : undefined,
      key = `${who} ${offer?.move.do}`;
    if (key === shown) return;
    shown = key;
    if (who !== null && !faces.has(who)) faces.set(who, faceAt(game, who, FACE));
    const portrait = who === null ? null : (faces.get(who) ?? null),
      picture = offer && game.page.pictogram?.(offer.move);
    face.replaceChildren(...(portrait ? [portrait] : []));
    face.dataset['colour'] = String(setup.players[who ?? 0]?.colour ?? '');
    asked.replaceChildren(...(picture ? [picture] : []));
  };
  game.events.on('shown', show);
  show();
}
