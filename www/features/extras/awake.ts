// The screen stays on while a game waits for somebody. The browser lets go of that whenever the page is hidden: it is asked for again.
import type { Host } from '../../screen/host';
import { prefs } from './prefs';

let lock: WakeLockSentinel | null = null;
let asking = false;

/** Whether the screen should stay on now. */
const wanted = ({ game }: Host): boolean =>
  prefs.awake === 'on' && !document.hidden && game?.table.view?.outcome === null;

export async function stayAwake(host: Host): Promise<void> {
  // Not everywhere; and in a frame that may not, asking would be told of as a fault.
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  const locks =
    featurePolicy?.allowsFeature('screen-wake-lock') === false
      ? undefined
      : (navigator.wakeLock as WakeLock | undefined);
  if (!locks || asking) return;
  if (!wanted(host)) {
    const was = lock;
    lock = null;
    return was?.release();
  }
  if (lock && !lock.released) return;
  asking = true;
  try {
    lock = await locks.request('screen');
  } catch {
    // The battery is low, or the page may not: the screen goes dark as it always does.
  } finally {
    asking = false;
  }
  if (!wanted(host)) await stayAwake(host);
}
