// The end of a game against an animal of the ladder: it is kept, and the next animal waits.
import './ladder.css';
import { el } from '../../core/dom';
import { guestOf } from '../../core/guest';
import { isByHand } from '../../core/viewpoint';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { meet } from './play';
import { beat, GAME, RUNGS } from './rungs';

/** Adds the way up to the sheet at the end of a game, if it was one of the ladder. */
export async function endRung(host: Host, game: Game): Promise<void> {
  const { setup, view } = game.table,
    at = RUNGS.findIndex(({ id }) => setup.game === GAME && id === guestOf(setup)),
    rung = RUNGS[at],
    place = host.sheet.dialog.querySelector('.ending');
  if (!rung || !view?.outcome || !place) return;
  await host.words.fetch('ladder');
  if (!place.isConnected) return;
  const { words } = host,
    { winners } = view.outcome,
    won = winners.length === 1 && winners.some((seat) => isByHand(setup, seat)),
    next = won ? RUNGS[at + 1] : rung;
  if (won) beat(rung.id);
  place.append(
    el(
      'section',
      { class: 'ladder-end', 'aria-label': words.t('ladder') },
      el('p', { role: 'status' }, words.t(won ? 'ladder-won' : 'ladder-lost', { animal: rung.id })),
      next &&
        el(
          'button',
          { type: 'button', class: 'primary', id: 'ladder-next', onclick: () => void meet(host, next) },
          words.t('ladder-play', { animal: next.id }),
        ),
    ),
  );
}
