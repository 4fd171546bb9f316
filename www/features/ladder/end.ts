// The end of a game against an animal of the ladder: it is kept, and the next animal waits.
import './ladder.css';
import { button, paragraph } from '../../dom/elements';
import { guestOf } from '../../device/guest';
import { isByHand } from '../../engine/viewpoint';
import type { Meaning } from '../../shell/feature';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { endPart, leadOn } from '../../ui/sheets/challenge';
import { meet } from './play';
import { beat, GAME, RUNGS } from './rungs';

/** Returns the way up at the end of a game of the ladder: to the next animal, or to the same one after a loss. */
export async function rungEnd(host: Host, game: Game): Promise<Meaning | null> {
  const { setup, view } = game.table,
    at = RUNGS.findIndex(({ id }) => setup.game === GAME && id === guestOf(setup)),
    rung = RUNGS[at];
  if (!rung || !view?.outcome) return null;
  const { winners } = view.outcome,
    won = winners.length === 1 && winners.some((seat) => isByHand(setup, seat)),
    // Whoever stands at the top plays the last animal again.
    next = (won && RUNGS[at + 1]) || rung;
  await host.words.fetch('ladder');
  const { words } = host,
    text = words.t(next === rung ? 'ladder-again' : 'ladder-play', { animal: next.id }),
    play = (): void => void meet(host, next);
  return {
    tell: (place) => {
      if (won) beat(rung.id);
      place.append(
        endPart('ladder', words.t('ladder'), [
          paragraph(words.t(won ? 'ladder-won' : 'ladder-lost', { animal: rung.id }), { role: 'status' }),
          button(text, { class: 'primary', id: 'ladder-next' }, play),
        ]),
      );
    },
    onward: leadOn('ladder-next', text, play),
  };
}
