// The face beside a name in the set-up: that of its level or character for a computer player, and a chosen one for a
// person. One tap chooses it, and this device remembers it.
import './faces.css';
import { box, button } from '../../dom/elements';
import { savedPeople, savePeople } from '../../device/people';
import { faceFor } from '../../device/rival';
import type { Seat } from '../../engine/wire';
import { tellMissed } from '../../engine/fetching';
import { findCard } from '../../games';
import type { SetupForm } from '../../games/form';
import { face, isFace } from '../../stage/faces/face';
import { CHOICES } from '../../stage/faces/people';

const SIZE = 48;

export class Faces {
  /** The seat whose faces are shown. */
  private open: Seat | null = null;

  constructor(private readonly setup: SetupForm) {}

  /** Returns the face of a seat, a button if a person plays it, and the row of faces if it is open. */
  of(seat: Seat): { shown: HTMLElement; row: HTMLElement | null } {
    const { setup } = this,
      level = this.levelOf(seat);
    if (level !== null) {
      const { id, characters, levels } = setup.entry,
        character = characters[setup.draft.players[seat]?.character ?? -1];
      return { shown: this.paint(faceFor(id, levels[level]?.id, character), seat), row: null };
    }
    const now = savedPeople()[seat]?.face ?? null,
      open = this.open === seat;
    const shown = button(
      this.paint(now, seat),
      {
        class: isFace(now) ? 'own-face' : 'own-face none',
        id: `face-${seat}`,
        'aria-label': setup.t('setup-face-of', { number: seat + 1 }),
        'aria-expanded': open ? 'true' : 'false',
        onkeydown: (event) => this.escape(event, seat),
      },
      () => void this.turn(open ? null : seat, seat),
    );
    return { shown, row: open ? this.row(seat, now) : null };
  }

  /** Remembers the names that people gave, and the chosen face if there is one. */
  remember(chosen?: { seat: Seat; face: string | null }): void {
    const { entry, draft } = this.setup,
      known = savedPeople();
    const colours = entry.colours.map((colour) => this.setup.t(`colour-${colour}`));
    savePeople(
      draft.players.map(({ name }, seat) => {
        const before = known[seat] ?? { name: '', face: null };
        return {
          name: this.levelOf(seat) !== null ? before.name : colours.includes(name.trim()) ? '' : name.trim(),
          face: chosen?.seat === seat ? chosen.face : before.face,
        };
      }),
    );
  }

  private levelOf(seat: Seat): number | null {
    return this.setup.draft.players[seat]?.level ?? null;
  }

  private paint(id: string | null, seat: Seat, px = SIZE): HTMLCanvasElement {
    const { entry, draft } = this.setup;
    return face(id, px, draft.players[seat]?.colour, findCard(entry.id)?.marks);
  }

  private async turn(open: Seat | null, seat: Seat): Promise<void> {
    const { setup } = this;
    if (open !== null) {
      try {
        await setup.words.fetch('faces');
      } catch (thrown) {
        return tellMissed(setup, thrown, () => void this.turn(open, seat));
      }
    }
    this.open = open;
    setup.draw();
    document.getElementById(`face-${seat}`)?.focus();
  }

  private escape(event: Event, seat: Seat): void {
    if ((event as KeyboardEvent).key === 'Escape' && this.open !== null) void this.turn(null, seat);
  }

  private row(seat: Seat, now: string | null): HTMLElement {
    const { setup } = this;
    return box(
      {
        class: 'faces',
        role: 'group',
        'aria-label': setup.t('setup-face-of', { number: seat + 1 }),
        onkeydown: (event) => this.escape(event, seat),
      },
      ...CHOICES.map((id) =>
        button(
          this.paint(id, seat, 56),
          {
            id: `face-${seat}-${id}`,
            'aria-label': setup.t(`faces-${id}`),
            'aria-pressed': id === now ? 'true' : 'false',
          },
          () => {
            this.remember({ seat, face: id === now ? null : id });
            void this.turn(null, seat);
          },
        ),
      ),
    );
  }
}
