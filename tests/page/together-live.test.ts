// Devices of one table that are connected: what they say to each other, and what they do with what comes out of
// order, twice, too long, or from a stranger.
import { describe, expect, it, vi } from 'vitest';
import { known } from '../../www/device/bytes';
import type { LinkTable, Refusal } from '../../www/letters/link-table';
import { linkOf } from '../../www/letters/link';
import { Live, type Desk, type Have } from '../../www/features/by-link/live/live';
import { hear, tell, type Said } from '../../www/features/by-link/live/talk';
import type { Line } from '../../www/lines/line';
import { seatsWith } from '../../www/letters/seats';
import { invite, join, linkToSend, seal } from '../../www/letters/protocol';
import { joined, random, seated, secretsOf, setupFor, taken } from './together-fixture';
import { begin, PASS, TAKE } from './together-game';

/** One end of a line in memory; what is sent arrives a moment later. */
class End implements Line {
  open = true;
  other: End | null = null;
  readonly sent: string[] = [];
  onText: (text: string) => void = () => undefined;
  onChange: (open: boolean) => void = () => undefined;

  send(text: string): void {
    if (!this.open) return;
    this.sent.push(text);
    queueMicrotask(() => this.other?.open && this.other.onText(text));
  }
  close(): void {
    for (const end of [this, this.other]) {
      if (!end?.open) continue;
      end.open = false;
      end.onChange(false);
    }
  }
  /** What was said of this kind. */
  said(kind: Said['say']): Said[] {
    return this.sent.flatMap((text) => hear(text) ?? []).filter(({ say }) => say === kind);
  }
}
function lineOf(): [End, End] {
  const [one, other] = [new End(), new End()];
  [one.other, other.other] = [other, one];
  return [one, other];
}

interface Device {
  live: Live;
  refused: Refusal['why'][];
  /** The seats whose letters have made room for others. */
  turns: number[];
  agains: number;
  strays: Have[];
  /** Whether there is no space left on it. */
  full: boolean;
}
/** A device at a table. `takes`: it goes to the table that the other device has begun. */
function device(state: LinkTable, isHub: boolean, { takes = false } = {}): Device {
  const made = { refused: [], turns: [], agains: 0, strays: [], full: false } as unknown as Device;
  const desk: Desk = {
    begin,
    put: () => Promise.resolve(!made.full),
    changed: () => undefined,
    turned: (seat) => void made.turns.push(seat),
    tookBack: () => undefined,
    refused: ({ why }) => void made.refused.push(why),
    again: () => void made.agains++,
    elsewhere: (_, said) => {
      made.strays.push(said);
      return takes;
    },
  };
  made.live = new Live(state, desk, isHub);
  return made;
}
/** Connects guests to a hub; returns both ends of each line, that of the hub first. */
function connected(hub: Device, ...guests: Device[]): [End, End][] {
  return guests.map(({ live }) => {
    const ends = lineOf();
    hub.live.add(ends[0]);
    live.add(ends[1]);
    return ends;
  });
}

/** Resolves when all devices have the same letters, and no draw waits that a device opens by itself. */
const level = (...devices: Device[]): Promise<void> =>
  vi.waitFor(() => {
    const heads = devices.map(({ live: { state } }) => state.head);
    expect(new Set(heads).size).toBe(1);
    const { pending, next } = devices[0]!.live.state;
    expect(pending !== null && pending.opener === next).toBe(false);
  });
/** Resolves when everything that was said has been taken. */
const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 60));

async function playAll(devices: Device[], seed: number): Promise<void> {
  const r = random(seed);
  for (;;) {
    await level(...devices);
    const { next } = devices[0]!.live.state;
    if (next === null) return;
    expect(await devices.find(({ live }) => live.state.me === next)!.live.play(r(4))).toBe(true);
  }
}
const letters = (text: string): string => tell({ say: 'letters', text });

describe('what is said', () => {
  it('is heard as it was told', () => {
    for (const said of [
      { say: 'have', table: 'AAAAAAAAAAA', serial: 65_535, me: 3 },
      { say: 'have', table: 'AAAAAAAAAAA', serial: 0, me: null },
      { say: 'none' },
      { say: 'full' },
      { say: 'again' },
      { say: 'letters', text: 'x'.repeat(16_384) },
      { say: 'here', seats: [0, 1, 2, 3] },
    ] satisfies Said[])
      expect(hear(tell(said))).toEqual(said);
  });

  it.each([
    ['no text of ours', 'hello'],
    ['no object', 'null'],
    ['a number', '7'],
    ['nothing that is known', '{"say":"shut down"}'],
    ['a kind that every object has', '{"say":"constructor"}'],
    ['letters that are too long', JSON.stringify({ say: 'letters', text: 'x'.repeat(16_385) })],
    ['a text that is too long', `${JSON.stringify({ say: 'none' })}${' '.repeat(16_500)}`],
    ['letters that are no text', '{"say":"letters","text":["a"]}'],
    ['a table whose name is too long', `{"say":"have","table":"${'A'.repeat(17)}","serial":1,"me":0}`],
    ['a table without a name', '{"say":"have","serial":1,"me":0}'],
    ['less than no letters', '{"say":"have","table":"A","serial":-1,"me":0}'],
    ['more letters than a table has', '{"say":"have","table":"A","serial":65536,"me":0}'],
    ['half a letter', '{"say":"have","table":"A","serial":0.5,"me":0}'],
    ['a seat that no table has', '{"say":"here","seats":[4]}'],
    ['a seat that is no number', '{"say":"here","seats":["0"]}'],
    ['five seats', '{"say":"here","seats":[0,1,2,3,0]}'],
  ])('is not heard if it is %s', (_, text) => {
    expect(hear(text)).toBeNull();
  });

  it('names no seat if the seat is none of a table', () => {
    for (const me of [-1, 4, 1.5, '0', [0]])
      expect(hear(JSON.stringify({ say: 'have', table: 'A', serial: 0, me }))).toMatchObject({ me: null });
  });
});

describe('connected devices', () => {
  it.each([2, 3, 4])('play a whole game with %i seats, and open draws by themselves', async (seats) => {
    const table = await seated(seats, 0, { most: 16 }),
      devices = table.map((state, seat) => device(state, seat === 0)),
      [hub, ...guests] = devices as [Device, ...Device[]];
    connected(hub, ...guests);
    await playAll(devices, seats);
    expect(devices.flatMap(({ refused }) => refused)).toEqual([]);
    expect(hub.live.state.draws.length).toBeGreaterThan(1);
    expect([...hub.live.here].sort()).toEqual([...table.keys()]);
  });

  it('open a draw that was left when the page was closed', async () => {
    const table = await joined(2),
      waiting = table[0]!.pending;
    expect([waiting?.opener, table[0]!.next]).toEqual([0, 0]);
    const [hub, guest] = [device(table[0]!, true), device(table[1]!, false)];
    connected(hub, guest);
    await level(hub, guest);
    expect(guest.live.state.draws).toHaveLength(1);
  });

  it('take letters only once that come twice', async () => {
    const table = await seated(2),
      [hub, guest] = [device(table[0]!, true), device(table[1]!, false)],
      [[, end]] = connected(hub, guest) as [[End, End]];
    await level(hub, guest);
    for (const one of [hub, guest, hub, guest]) {
      expect(await one.live.play(PASS)).toBe(true);
      await level(hub, guest);
    }
    const before = hub.live.state;
    for (const text of [...end.sent, ...end.sent]) end.send(text);
    await rest();
    expect(hub.live.state).toBe(before);
    expect(hub.refused).toEqual([]);
  });

  it('ask for what is missing when a letter comes too early, and take all of it then', async () => {
    const table = await seated(2),
      [hub, guest] = [device(table[0]!, true), device(table[1]!, false)],
      [[end]] = connected(hub, guest) as [[End, End]];
    await level(hub, guest);
    // The first letter is lost on its way; the second one arrives alone.
    const first = taken(await seal(hub.live.state, [TAKE], begin)),
      opened = taken(await seal(await opener(first, table[1]!), [], begin)),
      { text } = opened.letters.at(-1)!;
    const stale = guest.live.state;
    end.onText = () => undefined;
    end.send(letters(linkOf([known(text)])));
    await rest();
    expect(guest.live.state).toBe(stale);
    expect(guest.refused).toEqual([]);
    expect(end.other!.said('have').length).toBeGreaterThan(1);
    end.send(letters(linkOf(opened.letters.slice(-2).map((one) => known(one.text)))));
    await vi.waitFor(() => expect(guest.live.state.head).toBe(opened.head));
  });

  it('come to one course of the game if a player has sealed two turns on two devices', async () => {
    const table = await seated(3),
      [ann, ben, chloe] = table as [LinkTable, LinkTable, LinkTable],
      [one, other] = [taken(await seal(ann, [TAKE], begin)), taken(await seal(ann, [PASS], begin))];
    // Ben has one of them and has answered it; Chloé has the other.
    const answered = taken(await seal(await opener(one, ben), [PASS], begin)),
      [hub, guest] = [device(await opener(other, chloe), true), device(answered, false)];
    connected(hub, guest);
    await level(hub, guest);
    expect([hub.live.state.head, hub.turns, hub.refused]).toEqual([answered.head, [0], []]);
    expect(hub.live.state.twice).toEqual([other.letters.at(-1)!.text]);
  });

  it('change nothing for a stranger: letters of another table, of nobody, or damaged ones', async () => {
    const table = await seated(3),
      others = await seated(3, 0, { cards: 7 }),
      devices = table.map((state, seat) => device(state, seat === 0)),
      [hub, ...guests] = devices as [Device, ...Device[]],
      lines = connected(hub, ...guests),
      [[, end], [further]] = lines as [[End, End], [End, End]];
    await level(...devices);
    await rest();
    const before = hub.live.state,
      told = further.said('letters').length,
      own = taken(await seal(hub.live.state, [PASS], begin)),
      foreign = taken(await seal(others[0]!, [PASS], begin)),
      bytes = known(own.letters.at(-1)!.text);
    bytes[bytes.length - 1]! ^= 1;
    for (const text of [linkToSend(foreign), linkOf([bytes]), 'AAAA', '', '%']) end.send(letters(text));
    await rest();
    expect(hub.live.state).toBe(before);
    expect(hub.refused).toEqual(['elsewhere', 'forged', 'unreadable', 'unreadable', 'unreadable']);
    // None of it is passed on.
    expect(further.said('letters').length).toBe(told);
  });

  it('part from a device at another table, but not before the hub does', async () => {
    const table = await seated(2),
      other = tell({ say: 'have', table: 'AAAAAAAAAAA', serial: 3, me: 0 }),
      [hub, guest] = [device(table[0]!, true), device(table[1]!, false)],
      [[end, far]] = connected(hub, guest) as [[End, End]];
    await level(hub, guest);
    far.send(other);
    await rest();
    expect([end.open, hub.strays]).toEqual([true, []]);
    end.send(other);
    await rest();
    expect(end.open).toBe(false);
    expect(guest.strays).toEqual([hear(other)]);
  });

  it('keep the line to a device whose next table they go to', async () => {
    const table = await seated(2),
      [hub, guest] = [device(table[0]!, true), device(table[1]!, false, { takes: true })],
      [[end]] = connected(hub, guest) as [[End, End]];
    end.send(tell({ say: 'have', table: 'AAAAAAAAAAA', serial: 0, me: 0 }));
    await rest();
    expect(end.open).toBe(true);
    expect(guest.live.release().map(([line]) => line)).toEqual([end.other]);
    expect(await guest.live.play(PASS)).toBe(false);
  });

  it('begin another game only when one is over, and only at the hub', async () => {
    const table = await seated(2, 0, { most: 4 }),
      devices = table.map((state, seat) => device(state, seat === 0)),
      [hub, guest] = devices as [Device, Device],
      [[end]] = connected(hub, guest) as [[End, End]];
    guest.live.askAgain();
    await rest();
    expect(hub.agains).toBe(0);
    await playAll(devices, 5);
    end.send(tell({ say: 'again' }));
    guest.live.askAgain();
    await rest();
    expect([hub.agains, guest.agains]).toEqual([1, 0]);
  });

  it('say nothing of a move that could not be kept', async () => {
    const table = await seated(2),
      [hub, guest] = [device(table[0]!, true), device(table[1]!, false)],
      [[end]] = connected(hub, guest) as [[End, End]];
    await level(hub, guest);
    await rest();
    const told = end.said('letters').length;
    hub.full = true;
    expect(await hub.live.play(PASS)).toBe(false);
    await rest();
    expect(end.said('letters').length).toBe(told);
    expect(guest.live.state.moves).toEqual([]);
  });
});

describe('seats', () => {
  const lobby = async (): Promise<LinkTable> => taken(await invite(setupFor(3), await secretsOf(0), begin));

  it('are offered to one device after the other, and a device too many is told that all are taken', async () => {
    const hub = device(await lobby(), true),
      lines = [lineOf(), lineOf(), lineOf()];
    for (const [near] of lines) hub.live.add(near);
    for (const [, far] of lines) far.send(tell({ say: 'none' }));
    await rest();
    const invited = (): number[] => lines.map(([near]) => near.said('letters').length);
    expect(invited()).toEqual([1, 0, 0]);
    for (const seat of [1, 2]) {
      const [near, far] = lines[seat - 1]!,
        text = near.said('letters').at(-1) as { text: string },
        joined = taken(await join(text.text, `P${seat}`, await secretsOf(seat), begin));
      far.send(letters(linkToSend(joined)));
      await vi.waitFor(() => expect(seatsWith(hub.live.state)[seat]!.key).not.toBe(''));
      await rest();
    }
    expect(lines.map(([near]) => near.said('full').length)).toEqual([0, 0, 1]);
  });

  it('are kept in the next game: nobody else is offered one whose device is connected', async () => {
    const hub = device(await lobby(), true),
      lines = [lineOf(), lineOf()];
    // The device of the second seat is faster this time.
    for (const [at, [near]] of lines.entries()) hub.live.add(near, null, [2, 1][at]!);
    lines[0]![1].send(tell({ say: 'none' }));
    await rest();
    expect(lines.map(([near]) => near.said('letters').length)).toEqual([0, 0]);
    lines[1]![1].send(tell({ say: 'none' }));
    await rest();
    expect(lines.map(([near]) => near.said('letters').length)).toEqual([0, 1]);
    // It is gone: its seat is for the other one.
    lines[1]![1].close();
    await rest();
    expect(lines[0]![0].said('letters').length).toBe(1);
  });
});

/** What a device keeps that has opened the newest letter of another one. */
async function opener(from: LinkTable, at: LinkTable): Promise<LinkTable> {
  const { open } = await import('../../www/letters/protocol');
  return taken(await open(at, linkToSend(from), begin)).state;
}
