// Who plays a seat for the computer, in the set-up form: the person of the level, or one with a character.
import { faceFor } from '../../device/rival';
import { box, button, el } from '../../dom/elements';
import type { Draft } from '../../engine/draft';
import type { Seat } from '../../engine/wire';
import { findCard } from '../../games';
import type { SetupForm } from '../../games/form';
import { face } from '../../stage/faces/face';
import { computerName } from '../../device/levels';
import { take } from './opponents';

/** The seat whose computer players are shown, by the table that is set up. */
const open = new WeakMap<Draft, Seat>();

/** Says who plays a seat for the computer, and lets another one play it; null if a person does. */
export function characterChoice(setup: SetupForm, seat: Seat): HTMLElement | null {
  const { draft, entry } = setup,
    player = draft.players[seat],
    level = player?.level ?? null;
  if (!player || level === null) return null;
  const now = player.character ?? null,
    shown = open.get(draft) === seat;
  const turn = (on: boolean): void => {
    if (on) open.set(draft, seat);
    else open.delete(draft);
    setup.draw();
    const opener = document.getElementById(`who-${seat}`);
    opener?.focus();
    // The list opens below the button, which may stand at the lower edge.
    if (on) opener?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  };
  const about = (character: number | null, name: string): string =>
    setup.t(character === null ? 'bot-who-plain' : `bot-who-${entry.id}-${entry.characters[character]}`, {
      name,
    });
  const person = (character: number | null): HTMLElement => {
    const own = entry.characters[character ?? -1],
      id = own ?? entry.levels[level]?.id ?? '';
    return button(
      [
        face(faceFor(entry.id, id, own), 48, player.colour, findCard(entry.id)?.marks),
        el(
          'span',
          {},
          about(character, computerName(setup.words, entry, level, character)),
          own && el('small', {}, setup.t(`bot-life-${entry.id}-${own}`)),
        ),
      ],
      {
        id: `who-${seat}-${character === null ? 'plain' : id}`,
        'aria-pressed': character === now ? 'true' : 'false',
      },
      () => {
        take(setup, seat, level, character);
        turn(false);
      },
    );
  };
  return box(
    {
      class: 'who',
      onkeydown: (event) => {
        if (shown && (event as KeyboardEvent).key === 'Escape') turn(false);
      },
    },
    button(
      about(now, player.name),
      { class: 'quiet', id: `who-${seat}`, 'aria-expanded': shown ? 'true' : 'false' },
      () => turn(!shown),
    ),
    shown &&
      box({ class: 'crew', role: 'group', 'aria-label': setup.t('bot-who-of', { number: seat + 1 }) }, [
        [null, ...entry.characters.keys()].map(person),
      ]),
  );
}
