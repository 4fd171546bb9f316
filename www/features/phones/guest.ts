// A phone that has met a table: shows the hand of its seat until the table ends, or its player leaves.
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import { forget, lineBack, remember } from '../../lines/back';
import type { Line } from '../../lines/line';
import { Hand } from './hand';
import { HandPage } from './hand-page';

/** The hand that this page shows; a line to another table takes its place. */
let shown: { page: HandPage; line: Line } | null = null;

function close(): void {
  shown?.page.close();
  shown?.line.close();
  shown = null;
}

/** The player leaves the table: a reload does not come back to it. */
function leave(): void {
  close();
  forget();
}

/** Goes on after a reload of this page. `name`: as the player joined. */
export async function backAtTable(host: Host, name: string): Promise<void> {
  host.leave();
  const line = await lineBack();
  if (line) await meetHost(host, line, name);
  else forget();
}

/** Goes on with a line to a table that has opened, or will. `name`: of the player who joins. */
export async function meetHost(host: Host, line: Line, name: string): Promise<void> {
  close();
  await host.words.fetch('room');
  let begun = false;
  const hand = new Hand(name, () => {
    const game = hand.hall?.game;
    if (shown?.line === line) shown.page.draw();
    else if (game !== undefined && !begun) {
      begun = true;
      void begin(game).catch((thrown: unknown) => {
        begun = false;
        host.miss(thrown, () => hand.take(line));
      });
    } else if (hand.word !== null && game === undefined) host.say(host.words.t(`room-word-${hand.word}`));
  });
  hand.take(line);

  async function begin(game: string): Promise<void> {
    const card = findCard(game);
    if (!card) return host.say(host.words.t('room-word-version'));
    const [page] = await Promise.all([card.code(), host.words.fetch(game)]);
    close();
    remember('room', name);
    const again = (): void =>
      void import('../../ui/pairing/guest').then(({ askCode }) => askCode(host, name));
    shown = { line, page: new HandPage({ words: host.words, card, page, hand, leave, again }) };
    shown.page.draw();
  }
}
