// Opens a file with all saved games and statistics of a device.
import { Unkept } from '../../device/database';
import { importAll } from '../../device/everything';
import type { Host } from '../../shell/host';
import { notice } from '../../ui/sheets/notice';

/** Imports such a file into the page. */
export function openAll(host: Host, text: string): void {
  const { words } = host;
  void words
    .fetch('more')
    .then(() => importAll(text))
    .then(
      (taken) => {
        if (taken && !host.game) host.leave(); // the start page shows the new games
        notice(
          words,
          taken ? words.t('more-imported', taken) : words.t('refusal-not-a-record'),
          [],
          taken ? 'status' : 'alert',
        );
      },
      (thrown: unknown) => {
        const why = thrown instanceof Unkept && (thrown.why === 'full' ? 'full' : 'silent');
        host.say(words.t(why ? `more-not-imported-${why}` : 'unreachable'));
      },
    );
}
