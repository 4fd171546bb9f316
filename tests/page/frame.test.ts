// The page in a frame: what it tells the host page, without a browser.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Host } from '../../www/features/embed/frame';

type Heard = (event: { data: unknown; source: unknown; origin: string }) => void;
const SHOP = 'https://shop.example';

let told: Record<string, unknown>[], say: (request: object) => void;

beforeEach(() => {
  told = [];
  const around = {
    postMessage: (message: Record<string, unknown>) => {
      told.push(message);
    },
  };
  vi.resetModules();
  vi.stubGlobal('location', { search: `?host=${SHOP}` });
  vi.stubGlobal('self', { origin: SHOP });
  vi.stubGlobal('parent', around);
  vi.stubGlobal('addEventListener', (type: string, heard: Heard) => {
    if (type === 'message')
      say = (request) => {
        heard({ data: { dockhand: 1, ...request }, source: around, origin: SHOP });
      };
  });
});

/**
 * Attaches a frame to a host that refuses every game with `why`, or opens it if `why` is null; returns the
 * host.
 */
async function frameAround(why: string | null): Promise<Host<[]> & { opened: string[] }> {
  const opened: string[] = [];
  const host = {
    game: null,
    settings: {},
    opened,
    resume: (text: string) => {
      opened.push(text);
      return Promise.resolve(why);
    },
    openLink: () => Promise.resolve(why),
    show: () => undefined,
    leave: () => undefined,
  };
  (await import('../../www/features/embed/frame')).attach(host as unknown as Host<[]>);
  return host as unknown as Host<[]> & { opened: string[] };
}
const refusals = (): unknown[] => told.filter((message) => message['say'] === 'refused');

test('S2: the host page is told of a game that cannot be opened, with the reason', async () => {
  const host = await frameAround('record-damaged');
  say({ do: 'open', position: 'AXYA' });
  await vi.waitFor(() => {
    expect(refusals()).toEqual([{ dockhand: 1, say: 'refused', do: 'open', reason: 'record-damaged' }]);
  });
  expect(host.opened).toEqual(['AXYA']);
});

test('S2: it is told of a game behind the # of the address as well', async () => {
  const host = await frameAround('record-too-large');
  await host.openLink();
  expect(refusals()).toEqual([{ dockhand: 1, say: 'refused', do: 'open', reason: 'record-too-large' }]);
});

test('S2: it is told nothing of a game that is opened', async () => {
  const host = await frameAround(null);
  say({ do: 'open', position: 'AXYA' });
  await host.openLink();
  expect(refusals()).toEqual([]);
});

test('S2: moves that came with a refused game are not made in another one', async () => {
  const host = await frameAround('not-a-record');
  say({ do: 'open', position: 'x', moves: [{ seat: 0, move: { do: 'sail' } }] });
  await vi.waitFor(() => {
    expect(refusals()).toHaveLength(1);
  });
  const play = vi.fn(() => []);
  const session = {
    play,
    undo: () => false,
    canUndo: () => false,
    offers: () => [],
    setup: () => ({ game: 'duel', players: [] }),
    view: () => ({ toAct: [0], outcome: null }),
    moveCount: () => 0,
  };
  host.show(session as never);
  expect(play).not.toHaveBeenCalled();
});

test('S2: the host page is told of a move that is not offered', async () => {
  await frameAround(null);
  say({ do: 'play', seat: 0, move: { do: 'sail' } });
  await vi.waitFor(() => {
    expect(refusals()).toEqual([{ dockhand: 1, say: 'refused', do: 'play', reason: 'not-offered' }]);
  });
});

test('P34: the host page is told that a game was left, so that it does not bring it back', async () => {
  const host = await frameAround(null);
  host.leave();
  expect(told.at(-1)).toEqual({ dockhand: 1, say: 'record', game: null, record: null });
});
