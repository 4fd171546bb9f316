// The turns that wait for this device at tables with people elsewhere: the badge, the button to the next table, and which
// dealt tables wait.
import { afterEach, expect, it, vi } from 'vitest';
import { DealtPlayers } from '../../www/features/dealt/players';
import { waits } from '../../www/features/dealt/store';
import type { Feature } from '../../www/shell/feature';
import type { Game } from '../../www/ui/game-view';
import { NextTable, showBadge } from '../../www/ui/relay/turns';
import type { Words } from '../../www/words/words';
import { dealtTable, play, putAway } from './dealt-fixture';
import { FakeRelay } from './relay-fixture';

afterEach(putAway);
afterEach(() => vi.unstubAllGlobals());

const words = { t: (key: string) => key } as unknown as Words;
const tables = (...addresses: string[]): Feature => ({ waiting: () => Promise.resolve(addresses) });

it('shows the number of turns of all features on the icon, also if one cannot be asked', async () => {
  const badges: number[] = [],
    badge = (count = 0): Promise<void> => Promise.resolve(void badges.push(count));
  vi.stubGlobal('navigator', { setAppBadge: badge, clearAppBadge: badge });
  const silent: Feature = { waiting: () => Promise.reject(new Error('no store')) };
  await showBadge({ features: [tables('r-1'), {}, silent, tables('k-2', 'k-3')] });
  await showBadge({ features: [tables(), silent] });
  expect(badges).toEqual([3, 0]);
});

it('leads to the next table, of whichever kind, and not to the one on the screen', async () => {
  const features = [tables('r-1'), tables('k-2')],
    changes = vi.fn<() => void>(),
    place = { hash: '' };
  vi.stubGlobal('location', place);
  vi.stubGlobal('navigator', {});
  const next = new NextTable({ features, words }, 'r-1', changes);
  expect(next.choices()).toEqual([]);
  await next.look();
  await next.look();
  expect(changes).toHaveBeenCalledTimes(1);
  const [choice] = next.choices();
  expect(choice?.text).toBe('relay-act-next');
  choice?.play?.({} as MouseEvent);
  expect(place.hash).toBe('#k-2');
  features.pop();
  await next.look();
  expect(next.choices()).toEqual([]);
});

it('knows at which dealt tables it is the own turn, and offers the next table at the others', async () => {
  const relay = new FakeRelay(),
    { devices } = await dealtTable(2, relay),
    [host, ben] = devices as [(typeof devices)[0], (typeof devices)[0]];
  await play(devices, 1, 6);
  const next = [{ id: 'next', text: '', play: () => undefined }],
    game = {
      session: { moveCount: () => 6 },
      table: { view: { outcome: null }, setup: { players: [{}, {}] } },
      text: () => ({ terms: { names: String } }),
      words,
    } as unknown as Game;
  for (const { table, session } of devices) {
    const acts = session.view(null).toAct;
    await vi.waitFor(() => expect(waits(table.kept)).toBe(acts.includes(table.me!)));
    if (acts.includes(table.me!)) continue;
    await vi.waitFor(() => expect(table.connected).toBe(true));
    const players = new DealtPlayers(game, table, {
      wrong: () => undefined,
      left: () => undefined,
      ended: () => null,
      meanwhile: () => next,
    });
    expect(players.prompt().choices).toEqual(next);
  }
  // A move that waits for the host is made.
  if (!waits(ben.table.kept)) {
    await play([host], 1, 7);
    await vi.waitFor(() => expect(ben.table.count).toBe(7));
  }
  host.table.close();
  expect(waits(ben.table.kept)).toBe(true);
  await ben.table.play(ben.session.offers(1)[0]!.move);
  expect(waits(ben.table.kept)).toBe(false);
});
