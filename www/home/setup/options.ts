// The options in the set-up form: those of the game, its components file, and the seed.
import { box, button, el, paragraph, put, select } from '../../dom/elements';
import { CLOCKS } from '../../device/clock';
import { prefs } from '../../device/prefs';
import { peopleOf } from '../../engine/draft';
import { tellMissed } from '../../engine/fetching';
import type { SetupForm } from '../../games/form';
import { findCard } from '../../games';

export class Options {
  /** Whether the options of a game are open, if the player has opened or closed them. */
  private readonly opened = new Map<string, boolean>();

  constructor(private readonly setup: SetupForm) {}

  /** Returns the element. `own`: the options of the game; `beside`: whether something is beside players. */
  part(own: HTMLElement[], beside: boolean): HTMLElement {
    const seed = el('input', {
      type: 'text',
      inputmode: 'numeric',
      id: 'seed',
      value: this.setup.draft.seed,
      maxlength: 10,
      'aria-describedby': 'seed-about',
      oninput: (event) => {
        this.setup.draft.seed = (event.target as HTMLInputElement).value;
      },
    });
    const game = this.setup.entry.id,
      key = findCard(game)?.components,
      components = el('div');
    // The options take the place beside the players if it is free.
    const details = el('details', {
      class: 'options',
      open: this.opened.get(game) ?? !beside,
      ontoggle: () => {
        this.opened.set(game, details.open);
        if (details.open && key !== undefined) void this.componentsIn(components, key);
      },
    });
    put(details, [
      el('summary', {}, this.setup.t('setup-options')),
      ...own,
      components,
      this.clock(),
      box('option', [
        el('label', { for: 'seed' }, this.setup.t('setup-seed')),
        box('seed', [
          seed,
          button(this.setup.t('setup-seed-new'), 'quiet', () => {
            this.setup.draft.seed = seed.value = String(this.setup.freshSeed());
          }),
        ]),
        paragraph(this.setup.t('setup-seed-about'), { class: 'note', id: 'seed-about' }),
      ]),
    ]);
    return details;
  }

  /** The chess clock of people who share this device; it is kept when a game begins. */
  private clock(): HTMLElement | null {
    const { draft } = this.setup;
    if (peopleOf(draft) < 2) return null;
    const t = (id: string, args = {}): string => this.setup.t(`setup-clock${id}`, args);
    return box('option', [
      el('label', { for: 'clock' }, t('')),
      select<string>(
        { id: 'clock', 'aria-describedby': 'clock-about' },
        CLOCKS.map((choice) => {
          const [each, seconds] = choice.split(' ');
          return [choice, t('-choice', { each, seconds: Number(seconds), minutes: Number(seconds) / 60 })];
        }),
        draft.clock ?? prefs.clock,
        (choice) => {
          draft.clock = choice;
        },
      ),
      paragraph(t('-about'), { class: 'note', id: 'clock-about' }),
    ]);
  }

  /** Fetches the part for a components file when it is opened. `key` is the option that holds the file. */
  private async componentsIn(place: HTMLElement, key: string): Promise<void> {
    try {
      const [{ showComponents }] = await Promise.all([
        import('./components'),
        this.setup.words.fetch('deck'),
      ]);
      if (place.isConnected) showComponents(place, this.setup, key);
    } catch (thrown) {
      if (place.isConnected) void tellMissed(this.setup, thrown, () => void this.componentsIn(place, key));
    }
  }
}
