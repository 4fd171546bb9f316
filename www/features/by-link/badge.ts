// The number of turns that wait for this device, on the icon of the installed page where there is one.
import type { LinkTable } from '../../letters/link-table';
import { openVault } from '../../letters/store';

/** Whether this device has to write the next letter of a table. */
export const waits = ({ next, me }: LinkTable): boolean => next !== null && next === me;

/** Counts the turns that wait, and shows their number. */
export async function showBadge(): Promise<void> {
  const badges = navigator as Partial<Navigator>;
  if (!badges.setAppBadge) return; // some browsers have none
  const waiting = (await (await openVault()).all()).filter(waits).length;
  // 0 would be a badge without a number in some systems.
  await (waiting > 0 ? badges.setAppBadge(waiting) : badges.clearAppBadge?.())?.catch(() => undefined);
}
