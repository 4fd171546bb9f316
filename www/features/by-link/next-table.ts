// The next table of this device at which it is the own turn: offered while the one on the screen waits for others.
import { openVault } from '../../letters/store';
import type { Choice } from '../../table/drivers';
import type { Words } from '../../words/words';
import { waits } from './badge';
import { TABLE } from './relay/invitation';

export class NextTable {
  private id: string | null = null;

  /** `here`: the table on the screen. `changed`: called when another one waits, or none any more. */
  constructor(
    private readonly words: Words,
    private readonly here: string,
    private readonly changed: () => void,
  ) {}

  /** Looks which table waits now. */
  async look(): Promise<void> {
    const tables = await (await openVault()).all().catch(() => []), // the first screen says why
      id = tables.find((state) => state.id !== this.here && waits(state))?.id ?? null;
    if (id === this.id) return;
    this.id = id;
    this.changed();
  }

  /** Returns the button that leads there; none if nobody waits for this device. */
  choices(): Choice[] {
    const { id } = this;
    if (id === null) return [];
    const play = (): void => {
      location.hash = `#${TABLE}${id}`;
    };
    return [{ id: 'together-next', text: this.words.t('together-act-next'), modest: true, play }];
  }
}
