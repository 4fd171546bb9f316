// Opens a file with all saved games and statistics of a device.
import { importAll } from '../../core/everything';
import type { Host } from '../../screen/host';
import { notice } from '../../screen/notice';

/** Imports such a file into the page. */
export function openAll(host: Host, text: string): void {
  const { words } = host;
  void Promise.all([importAll(text), words.fetch('more')]).then(
    ([taken]) => {
      if (taken && !host.game) host.leave(); // the start page shows the new games
      notice(
        words,
        taken ? words.t('more-imported', taken) : words.t('refusal-not-a-record'),
        [],
        taken ? 'status' : 'alert',
      );
    },
    () => {
      host.say(words.t('unreachable'));
    },
  );
}
