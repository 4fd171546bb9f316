// What comes from other devices: links of turns, codes of devices in the room, and files with everything.
import type { Host } from './host';

/** Opens the link of a turn, or answers the code of another device; returns null, as all it finds is shown. */
export async function openFar(host: Host, text: string): Promise<null> {
  const own = text.slice(1);
  if (import.meta.env.MODE === 'single') return null;
  if (text.startsWith('r')) {
    const { openInvitation, resumeRelay } = await import('../features/by-link/relay/page');
    await (text.startsWith('r-') ? resumeRelay(host, text.slice(2)) : openInvitation(host, text));
  } else
    await (text.startsWith('t')
      ? (await import('../features/by-link/tables')).openTurn(host, own)
      : (await import('../ui/pairing/guest')).answerCode(host, own));
  return null;
}

/** Opens a file with everything that another device keeps, or with its games and statistics only. */
export async function openAll(host: Host, text: string): Promise<void> {
  // The single file is without games by link, and takes no settings over.
  const isOpened =
    import.meta.env.MODE !== 'single' &&
    (await (await import('../features/moving/sheet')).openEverything(host, text));
  if (!isOpened) (await import('../features/stats/all')).openAll(host, text);
}
