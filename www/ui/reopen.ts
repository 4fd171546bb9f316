// Continues a saved game. The engine may refuse a valid save: then the older slot is tried.
import type { SavedGame } from '../device/slots';
import type { Host } from '../shell/host';
import { notice } from './sheets/notice';

/** Continues the first of these saves of one game, which has the newer one first. */
export async function reopen(host: Host, [kept, older]: SavedGame[]): Promise<void> {
  if (!kept) return;
  const otherwise =
    older &&
    (async (): Promise<string | null> => {
      const why = await host.resume(older.record, older.id);
      if (why === null) notice(host.words, host.words.t('saves-older'), [], 'alert');
      return why;
    });
  await host.resume(kept.record, kept.id, otherwise);
}
