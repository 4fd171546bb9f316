// Goes on with a kept game. The checksum of a slot tells that it is whole, not that the engine takes it: where it does not, the older slot is tried.
import type { Host } from '../../screen/host';
import { notice } from '../../screen/notice';
import type { Kept } from '../../core/slots';

/** `versions`: what is kept of one game, the newer first. */
export async function reopen(host: Host, [kept, older]: Kept[]): Promise<void> {
  if (!kept) return;
  const otherwise =
    older &&
    (async (): Promise<string | null> => {
      const why = await host.resume(older.record, older.id);
      if (why === null) notice(host.words, host.words.t('keep-older'), [], 'alert');
      return why;
    });
  await host.resume(kept.record, kept.id, otherwise);
}
