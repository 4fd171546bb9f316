// What the page offers for playing with people on other devices. It is fetched when it is asked for.
import type { Setup } from '../engine/wire';
import { findCard } from '../games';
import type { Game } from '../ui/game-view';
import type { Host } from './host';
import { menuEntry } from '../ui/sheets/menu';
import { withWords } from '../ui/sheets/fetching';

/** Offers to take everything to another device. */
export function openMoving(host: Host): void {
  if (import.meta.env.MODE !== 'single')
    withWords(
      host,
      'moving',
      () => import('../features/moving/sheet'),
      ({ showMoving }) => showMoving(host),
    );
}

/**
 * Shows the tables that are played by link above the saved games; `again` shows both anew. They are part of the first
 * screen, not an answer to a tap: a key or a tap while they are fetched does not keep them away.
 */
export function showTables(host: Host, shelf: HTMLElement, again: () => void): void {
  // The single file has none: its links would lead to a file on this disk.
  if (import.meta.env.MODE !== 'single')
    void Promise.all([import('../features/by-link/list'), host.words.fetch('together')])
      .then(([{ tableList }]) => tableList(host, again))
      .then(
        (tables) => {
          if (tables && shelf.isConnected) shelf.prepend(tables);
        },
        (thrown: unknown) => {
          if (shelf.isConnected) host.miss(thrown, again);
        },
      );
}

/** Opens the sheet by which people come to a table: with their phones as hands, or with a device for each. */
export function openTogether(host: Host, setup: Setup): void {
  if (import.meta.env.MODE === 'single') return;
  if (findCard(setup.game)?.secrets)
    withWords(
      host,
      'room',
      () => import('../features/phones/tables'),
      ({ openRoom }, signal) => openRoom(host, setup, signal),
    );
  else
    withWords(
      host,
      'together',
      () => import('../features/by-link/choice'),
      ({ chooseHow }, signal) => chooseHow(host, setup, signal),
    );
}

/** Begins another game at a table with people on other devices, in the way that the last one was played. */
export function playTogetherAgain(host: Host, setup: Setup): void {
  if (import.meta.env.MODE !== 'single')
    withWords(
      host,
      setup.live ? 'live' : 'together',
      () => import('../features/by-link/again'),
      ({ again }) => again(host, setup),
    );
}

/** Whether players may hold their cards on phones: they have some, and all of them are people at this table. */
const isForPhones = ({ card, table: { setup, purpose } }: Game): boolean =>
  Boolean(card.secrets) &&
  purpose === 'game' &&
  setup.players.every(
    ({ level }, seat) => (level ?? null) === null && (setup.phones || !setup.away?.includes(seat)),
  );

/** Adds the entry for phones to the open menu. Its words are not among those of every page. */
export async function offerPhones(host: Host, game: Game): Promise<void> {
  if (import.meta.env.MODE === 'single' || !isForPhones(game)) return;
  const { words, sheet } = host,
    entries = sheet.dialog.querySelector('.menu section:nth-of-type(2) ul');
  await words.fetch('room').catch(() => undefined);
  if (!entries?.isConnected || !words.has('room-menu')) return;
  const open = (): void =>
    withWords(
      host,
      'room',
      () => import('../features/phones/tables'),
      ({ openRoomOf }) => openRoomOf(host, game),
    );
  entries.append(menuEntry('phones', words.t('room-menu'), open));
}
