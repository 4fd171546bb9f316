// The tables of this device, played with people elsewhere, at which it is the own turn: their number on the icon of the
// installed page, and the button that leads from one to the next.
import type { Host } from '../../shell/host';
import type { Choice } from '../../table/drivers';

/** Returns what stands behind `#` in the addresses of the tables that wait for this device, those of each feature in turn. */
async function turns({ features }: Pick<Host, 'features'>): Promise<string[]> {
  const all = await Promise.allSettled(features.flatMap(({ waiting }) => waiting?.() ?? []));
  return all.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])); // the first screen says why not
}

/** Counts the turns that wait, and shows their number; returns the addresses of their tables. */
export async function showBadge(host: Pick<Host, 'features'>): Promise<string[]> {
  const waiting = await turns(host),
    badges = navigator as Partial<Navigator>; // some browsers have none
  // 0 would be a badge without a number in some systems.
  const shown = waiting.length > 0 ? badges.setAppBadge?.(waiting.length) : badges.clearAppBadge?.();
  await shown?.catch(() => undefined);
  return waiting;
}

/** The next table at which it is the own turn: offered while the one on the screen waits for others. */
export class NextTable {
  private address: string | null = null;

  /** `here`: the table on the screen. `changed`: called when another one waits, or none any more. */
  constructor(
    private readonly host: Pick<Host, 'features' | 'words'>,
    private readonly here: string,
    private readonly changed: () => void,
  ) {}

  /** Looks which table waits now. */
  async look(): Promise<void> {
    const address = (await showBadge(this.host)).find((one) => one !== this.here) ?? null;
    if (address === this.address) return;
    this.address = address;
    this.changed();
  }

  /** Returns the button that leads there; none if nobody waits for this device. */
  choices(): Choice[] {
    const { address } = this;
    if (address === null) return [];
    const play = (): void => {
      location.hash = `#${address}`;
    };
    return [{ id: 'relay-next', text: this.host.words.t('relay-act-next'), modest: true, play }];
  }
}
