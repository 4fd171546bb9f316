// What a device does that has scanned a code, by what the code is for.
import type { Host } from './host';
import type { Pair } from '../lines/connect';
import type { Purpose } from '../lines/sdp-code';

interface Guest {
  /** Whether the person at this device is asked for a name before. */
  named: boolean;
  /** Fetches what goes on with the line once it is open. Set `onText` and `onChange` of the line there. */
  meet(): Promise<(host: Host, line: Pair, name: string) => void | Promise<void>>;
  /** Fetches what goes on after a reload, with the note of this tab (`remember` in back.ts). */
  back?(): Promise<(host: Host, note: string) => void | Promise<void>>;
}

/** A purpose that is not here is of a newer version. */
export const GUESTS: Readonly<Partial<Record<Purpose, Guest>>> = {
  room: {
    named: true,
    meet: async () => (await import('../features/phones/guest')).meetHost,
    back: async () => (await import('../features/phones/guest')).backAtTable,
  },
  moving: { named: false, meet: async () => (await import('../features/moving/sheet')).meetOld },
  live: {
    named: true,
    meet: async () => (await import('../features/by-link/live/guest')).meetHost,
    back: async () => (await import('../features/by-link/live/guest')).backAtTable,
  },
};
