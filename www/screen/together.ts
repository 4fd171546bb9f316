// What the page offers for playing with people on other devices. It is fetched when it is asked for.
import type { Host } from './host';
import { withWords } from './with-words';

/** Offers to take everything to another device. */
export const openMoving = (host: Host): void =>
  withWords(
    host,
    'moving',
    () => import('../features/together/moving/sheet'),
    ({ showMoving }) => showMoving(host),
  );

/** Shows the tables that are played by link above the saved games; `again` shows both anew. */
export function showTables(host: Host, shelf: HTMLElement, again: () => void): void {
  // The single file has none: its links would lead to a file on this disk.
  if (import.meta.env.MODE !== 'single')
    withWords(
      host,
      'together',
      () => import('../features/together/list'),
      async ({ tableList }) => {
        const tables = await tableList(host, again);
        if (tables && shelf.isConnected) shelf.prepend(tables);
      },
    );
}
