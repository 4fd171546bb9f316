// A saved game whose newer slot the engine refuses: the older one is tried before the page says that the game
// is lost.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Host } from '../../www/shell/host';
import { reopen } from '../../www/ui/reopen';
import { seal, slotKey, versionsIn, type SavedGame } from '../../www/device/slots';

const said = vi.hoisted(() => ({ notices: [] as string[] }));
vi.mock('../../www/ui/sheets/notice', () => ({
  notice: (_: unknown, text: string) => {
    said.notices.push(text);
  },
}));
beforeEach(() => {
  said.notices = [];
});

const kept = (serial: number, record: string): SavedGame => ({
  id: 'a-1',
  serial,
  game: 'imhotep',
  players: [{ name: 'Zoë', colour: 0 }],
  moves: serial,
  over: false,
  winners: [],
  casual: false,
  at: 1000 + serial,
  record,
});
const slots = (...games: SavedGame[]): Map<string, unknown> =>
  new Map(games.map((one) => [slotKey(one.id, one.serial), seal(one)]));

/** Returns a page whose engine accepts these records. */
function page(...good: string[]): { host: Host; tried: string[]; complaints: string[] } {
  const tried: string[] = [],
    complaints: string[] = [];
  const resume: Host['resume'] = async (text, _, otherwise) => {
    tried.push(text);
    if (good.includes(text)) return null;
    if (otherwise) return otherwise();
    complaints.push(text);
    return 'record-damaged';
  };
  return { host: { resume, words: { t: (id: string) => id } } as unknown as Host, tried, complaints };
}

test('M10: the valid slots of a game are read, the newer first', () => {
  expect(versionsIn(slots(kept(6, 'six'), kept(7, 'seven')), 'a-1').map(({ record }) => record)).toEqual([
    'seven',
    'six',
  ]);
  expect(
    versionsIn(new Map([...slots(kept(6, 'six')), ['a-1/1', 'torn']]), 'a-1').map(({ record }) => record),
  ).toEqual(['six']);
  expect(versionsIn(slots(kept(6, 'six')), 'b-2')).toEqual([]);
});

test('M10: the newer slot is opened, and nothing is said', async () => {
  const { host, tried } = page('seven', 'six');
  await reopen(host, versionsIn(slots(kept(6, 'six'), kept(7, 'seven')), 'a-1'));
  expect(tried).toEqual(['seven']);
  expect(said.notices).toEqual([]);
});

test('M10: if the engine refuses the newer slot, the older one is opened and the page says so', async () => {
  const { host, tried, complaints } = page('six');
  await reopen(host, versionsIn(slots(kept(6, 'six'), kept(7, 'seven')), 'a-1'));
  expect(tried).toEqual(['seven', 'six']);
  expect(complaints).toEqual([]);
  expect(said.notices).toEqual(['saves-older']);
});

test('M10: if it refuses both, or there is no other, the page says so once', async () => {
  for (const games of [[kept(6, 'six'), kept(7, 'seven')], [kept(7, 'seven')]]) {
    const { host, complaints } = page();
    await reopen(host, versionsIn(slots(...games), 'a-1'));
    expect(complaints).toHaveLength(1);
    expect(said.notices).toEqual([]);
  }
});
