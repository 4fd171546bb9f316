// The pictures on the buttons of the replay, the list of its speeds, and the button that leads to the notes.
import { SPEEDS, type Speed } from '../../device/speed';
import { button, el, select } from '../../dom/elements';
import { drawn } from '../../dom/icons';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';

/** The steps are open angles, so that they are not taken for “play”, which is a whole triangle. */
const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M15.500 4.500L8 12l7.500 7.500',
  play: 'M8 4.5l11 7.5-11 7.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  next: 'M8.500 4.500L16 12l-7.500 7.500',
  last: 'M18 5v14M5 5l9 7-9 7z',
  annotate: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
};
export type Icon = keyof typeof ICONS;

export const icon = (name: Icon): SVGElement =>
  drawn(ICONS[name], name === 'next' || name === 'back' ? 'icon open' : 'icon');

/** Returns the list of speeds; `chosen` is told which one is chosen. */
export function speedChoice(
  t: (id: string) => string,
  now: Speed,
  chosen: (speed: Speed) => void,
): HTMLSelectElement {
  return select(
    { id: 'replay-speed', 'aria-label': t('setting-speed') },
    SPEEDS.map((one) => [one, t(`setting-speed-${one}`)]),
    now,
    (speed) => chosen(speed as Speed),
  );
}

/** Returns the button that opens the editor of notes at the position that is shown; null where notes are only read. */
export const annotateButton = (host: Host, game: Game): HTMLButtonElement | null =>
  import.meta.env.MODE === 'single' || host.notes
    ? null
    : button(
        [icon('annotate'), el('span', {}, host.words.t('annotate'))],
        { class: 'quiet', id: 'replay-annotate' },
        () => void host.open('study', game, true),
      );
