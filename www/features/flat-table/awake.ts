// Keeps the screen on while a game waits for a player. A hidden page loses the lock, and asks for it again.
import type { Host } from '../../shell/host';
import { prefs } from '../../device/prefs';

let lock: WakeLockSentinel | null = null;
let asking = false;

/** Returns whether the screen should stay on now. */
const wanted = ({ game }: Host): boolean =>
  prefs.awake === 'on' && !document.hidden && game?.table.view?.outcome === null;

export async function stayAwake(host: Host): Promise<void> {
  // Some browsers have no wake lock; in a frame without permission a request would be reported as an error.
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
    // The battery is low, or the page has no permission: the screen goes dark as usual.
  } finally {
    asking = false;
  }
  if (!wanted(host)) await stayAwake(host);
}
