// The page in a frame: what it tells the host page, without a browser.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../www/engine/engine';
import type { PageFrame } from '../../www/shell/host';

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

/** Attaches a frame to a host that refuses every game with `why`, or opens it if `why` is null; `asked`: what it opens. */
async function frameAround(why: string | null): Promise<{ frame: PageFrame; asked: string[] }> {
  const asked: string[] = [];
  const host = {
    game: null,
    settings: {},
    resume: (text: string) => {
      asked.push(text);
      return Promise.resolve(why);
    },
  };
  const { attach } = await import('../../www/features/embed/frame');
  return { frame: attach(host as never), asked };
}
const refusals = (): unknown[] => told.filter((message) => message['say'] === 'refused');

test('S2: the host page is told of a game that cannot be opened, with the reason', async () => {
  const { asked } = await frameAround('record-damaged');
  say({ do: 'open', position: 'AXYA' });
  await vi.waitFor(() => {
    expect(refusals()).toEqual([{ dockhand: 1, say: 'refused', do: 'open', reason: 'record-damaged' }]);
  });
  expect(asked).toEqual(['AXYA']);
});

test('S2: it is told of a game behind the # of the address as well', async () => {
  const { frame } = await frameAround('record-too-large');
  expect(frame.opened('record-too-large')).toBe('record-too-large');
  expect(refusals()).toEqual([{ dockhand: 1, say: 'refused', do: 'open', reason: 'record-too-large' }]);
});

test('S2: it is told nothing of a game that is opened', async () => {
  const { frame, asked } = await frameAround(null);
  say({ do: 'open', position: 'AXYA' });
  await vi.waitFor(() => expect(asked).toEqual(['AXYA']));
  frame.opened(null);
  expect(refusals()).toEqual([]);
});

test('S2: moves that came with a refused game are not made in another one', async () => {
  const { frame } = await frameAround('not-a-record');
  say({ do: 'open', position: 'x', moves: [{ seat: 0, move: { do: 'sail' } }] });
  await vi.waitFor(() => {
    expect(refusals()).toHaveLength(1);
  });
  const play = vi.fn(() => []);
  frame.beforeLaying({ play } as Partial<Session> as Session);
  expect(play).not.toHaveBeenCalled();
});

test('S1: a host page is told that its moves, or a move, cannot be read', async () => {
  const { asked } = await frameAround(null);
  say({ do: 'open', position: 'AXYA', moves: '[oops' });
  say({ do: 'play', seat: 'first', move: {} });
  await vi.waitFor(() => {
    expect(refusals()).toEqual([
      { dockhand: 1, say: 'refused', do: 'open', reason: 'unreadable', attribute: 'moves' },
      { dockhand: 1, say: 'refused', do: 'play', reason: 'unreadable' },
    ]);
  });
  expect(asked).toEqual([]);
});

test('S1: moves in the address that cannot be read are reported at once', async () => {
  vi.stubGlobal('location', { search: `?host=${SHOP}&moves=[oops` });
  await frameAround(null);
  expect(refusals()).toEqual([
    { dockhand: 1, say: 'refused', do: 'open', reason: 'unreadable', attribute: 'moves' },
  ]);
});

test('S2: the host page is told of a move that is not offered', async () => {
  await frameAround(null);
  say({ do: 'play', seat: 0, move: { do: 'sail' } });
  await vi.waitFor(() => {
    expect(refusals()).toEqual([{ dockhand: 1, say: 'refused', do: 'play', reason: 'not-offered' }]);
  });
});

test('P34: the host page is told that a game was left, so that it does not bring it back', async () => {
  const { frame } = await frameAround(null);
  frame.left();
  expect(told.at(-1)).toEqual({ dockhand: 1, say: 'record', game: null, record: null });
});
