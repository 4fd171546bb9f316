// Phones as the hands of a table: what they are told, what is taken from them, and that nobody's secret is told.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../www/engine/engine';
import type { Move, Offer, Seat, Setup, View } from '../../www/engine/wire';
import { commitTo, isFair, seedOf } from '../../www/features/phones/deal';
import { Hand, identityAt, type Pocket } from '../../www/features/phones/hand';
import { Room, type RoomHost } from '../../www/features/phones/room-host';
import { fromPhone, fromTable, LONGEST, LONGEST_ANSWER } from '../../www/features/phones/protocol';
import type { Line } from '../../www/lines/line';
import { withoutPlans } from '../../www/table/pick';
import type * as wasm from '../../pkg/kontor/kontor';
import { cases } from './cases';

const modules = import.meta.glob<typeof wasm>('../../pkg/kontor/*.js');
let engine: typeof wasm;
beforeAll(async () => {
  engine = await modules['../../pkg/kontor/kontor.js']!();
  engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
});

/** An end of a line within this process. Texts arrive at once, and everything that was sent is kept. */
class End implements Line {
  open = true;
  onText: (text: string) => void = () => undefined;
  onChange: (open: boolean) => void = () => undefined;
  other!: End;
  readonly sent: string[] = [];
  send(text: string): void {
    if (!this.open) return;
    this.sent.push(text);
    this.other.onText(text);
  }
  close(): void {
    for (const end of [this, this.other]) {
      if (!end.open) continue;
      end.open = false;
      end.onChange(false);
    }
  }
  /** The line works again. */
  reopen(): void {
    for (const end of [this, this.other]) end.open = true;
    for (const end of [this, this.other]) end.onChange(true);
  }
}
function line(): [table: End, phone: End] {
  const ends: [End, End] = [new End(), new End()];
  [ends[0].other, ends[1].other] = [ends[1], ends[0]];
  return ends;
}

const memory = (): Pocket => {
  let state: unknown = null;
  return { read: () => state, write: (value) => (state = value) };
};

interface Joined {
  hand: Hand;
  table: End;
  phone: End;
  state: Pocket;
}
function join(room: Room, state = memory()): Joined {
  const [table, phone] = line(),
    hand = new Hand('', () => undefined, state);
  hand.take(phone);
  room.welcome(table);
  return { hand, table, phone, state };
}

const NAMES = ['Anna', 'Ben', 'Chloé', 'David'];

async function roomFor(seats: number, keeper: Partial<RoomHost> = {}): Promise<Room> {
  const players = NAMES.slice(0, seats).map((name, colour) => ({ name, colour }));
  return Room.open(
    { game: 'kontor', language: 'en', players, colours: ['red', 'black', 'crimson', 'grey'] },
    {
      changed: () => undefined,
      chose: () => undefined,
      consents: () => Promise.resolve(false),
      cleanName: (name) => engine.cleanName(name),
      ...keeper,
    },
  );
}

/** A game at a table, all of whose seats, or some, have phones. */
class Game {
  session!: Session;
  setup!: Setup;
  hands: Joined[] = [];
  readonly chosen: [Seat, Move][] = [];
  private constructor(readonly room: Room) {}

  static async begin(seats: number, config: object, phones = seats): Promise<Game> {
    const moves: [Seat, Move][] = [];
    const room = await roomFor(seats, { chose: (seat, move) => moves.push([seat, move]) }),
      game = new Game(room);
    for (let seat = 0; seat < phones; seat++) {
      const joined = join(room);
      joined.hand.sit(seat, NAMES[seat]!);
      game.hands.push(joined);
    }
    const seed = await room.begin();
    game.setup = {
      game: 'kontor',
      players: room.chairs.map(({ name, colour }) => ({ name, colour })),
      config,
      seed,
    } as unknown as Setup;
    game.session = engine.Session.open(game.setup as never) as unknown as Session;
    Object.assign(game, { chosen: moves });
    room.show({
      session: game.session,
      setup: game.setup,
      told: () => [{ colour: 0, text: 'Anna shows 12.' }],
    });
    return game;
  }

  /** The table carries out a move. */
  make(seat: Seat, move: Move): void {
    this.session.play(seat, move, null);
    this.room.tell();
  }

  /** Plays one decision: on a phone if it is private and the seat has one, else at the table. */
  step(at: number): boolean {
    const view = this.session.view(null) as View;
    if (view.outcome) return false;
    const seat = view.toAct[(at * 31) % view.toAct.length]!,
      all = this.session.offers(seat),
      offer = all[(at * 7919 + 13) % all.length] as Offer,
      hand = this.hands[seat]?.hand;
    if (!view.private || !hand?.open) {
      this.make(seat, offer.move);
      return true;
    }
    expect(hand.mirror?.offers(seat)).toEqual(withoutPlans(all)); // nobody plans ahead at this table
    hand.play(offer.move);
    const next = this.chosen.shift();
    expect(next).toEqual([seat, offer.move]);
    this.room.took(seat);
    this.make(...next!);
    expect(this.chosen).toEqual([]);
    return true;
  }
}

type Numbered = { is: string; number?: number } | null;
const cardsIn = ({ tokens }: View): number[] =>
  tokens.flatMap(({ face }) => {
    const { is, number } = (face as Numbered) ?? {};
    return is === 'card' && number !== undefined ? [number] : [];
  });

/** The numbers of cards that the engine shows to other seats, and nowhere to this one. */
function secretsFrom(views: View[], eye: Seat): number[] {
  const seen = new Set(cardsIn(views[eye]!));
  return views.flatMap(cardsIn).filter((number) => !seen.has(number));
}

const OPTIONS = [
  'corruption1',
  'oldGrudges',
  'misery',
  'deadDrunk',
  'justice',
  'freeDraw',
  'oneGood',
  'blockade',
  'firstPick',
  'corruption2',
  'floodChoice',
  'lastPoint',
  'finalSprint',
  'smuggling',
  'protection',
  'specialShop',
  'bridgeAndFlood',
  'greatFlood',
  'export',
  'events',
  'oneAnswer',
];

/** Returns a table with as many options as go together, beginning with `from`. */
function allOn(seats: number, scenario: string, from: number): object {
  const config: Record<string, unknown> = { scenario };
  const players = NAMES.slice(0, seats).map((name, colour) => ({ name, colour }));
  for (let i = 0; i < OPTIONS.length; i++) {
    const key = OPTIONS[(i + from) % OPTIONS.length]!;
    try {
      engine.Session.open({
        game: 'kontor',
        players,
        config: { ...config, [key]: true },
        seed: 1,
      } as never).free();
      config[key] = true;
    } catch {
      // It does not go together with those before.
    }
  }
  return config;
}

describe('S: nothing secret goes over a line', () => {
  /** The options of all tables that were played. */
  const options = new Set<string>();
  const tables = [
    [2, 'base'],
    [2, 'advanced'],
    [4, 'advanced'],
    [2, 'freewheel'],
    [4, 'freewheel-solo'],
    [3, 'freewheel-solo'],
    [2, 'bakchich'],
  ] as const;
  it.each(tables.map((one, nth) => [...one, nth] as const))(
    'in whole games for %i at %s, with all options',
    async (seats, scenario, nth) => {
      for (const from of [0, 3, 9, 16, 0].slice(nth % 4, (nth % 4) + cases(2))) {
        const config = allOn(seats, scenario, from);
        for (const key of Object.keys(config)) options.add(key);
        const game = await Game.begin(seats, config),
          { session, setup, hands } = game;
        const secret = game.room['secret'];
        const numbers = hands.map(({ state }) => state.read() as { key: string; number: string }[]);
        for (let at = from; game.step(at) && at < from + 2000; at++) {
          const over = session.view(null).outcome !== null,
            views = NAMES.slice(0, seats).map((_, seat) => session.view(seat) as View);
          hands.forEach(({ table, hand }, seat) => {
            const text = table.sent.at(-1)!;
            expect(text.length).toBeLessThan(LONGEST);
            expect(fromTable(text)).not.toBeNull();
            const turn = hand.mirror!.turn;
            expect(JSON.stringify(turn.view)).toBe(JSON.stringify(views[seat]));
            expect(turn.n).toBe(session.moveCount());
            if (over) return;
            const named = new Set(text.match(/(?<="(number|card|take|give)":)\d+/g)?.map(Number));
            for (const number of secretsFrom(views, seat))
              expect(named.has(number), `seat ${seat} is told of ${number}`).toBe(false);
            for (const [other, [one]] of numbers.entries()) {
              expect(text.includes(one!.key)).toBe(false);
              expect(other !== seat && text.includes(one!.number)).toBe(false);
            }
            expect(text.includes(secret)).toBe(false);
            expect(text.includes(String(setup.seed))).toBe(false);
          });
        }
        expect(session.view(null).outcome).not.toBeNull();
        // Now that the game is over, each phone can check how it was dealt.
        await vi.waitFor(() => expect(hands.map(({ hand }) => hand.fair)).toEqual(hands.map(() => true)));
        session.free();
      }
    },
  );

  it('and these were all options there are', () => {
    if (cases(2) === 2) expect([...options].sort()).toEqual([...OPTIONS, 'scenario'].sort());
  });
});

describe('A phone', () => {
  it('gets the seat and the view again after a reload, on another line', async () => {
    const game = await Game.begin(2, { scenario: 'base' });
    for (let at = 0; at < 9; at++) game.step(at);
    const [first] = game.hands,
      before = first!.hand.mirror!.turn;
    first!.table.close();
    expect(game.room.phoned(0)).toBe('away');
    game.step(9);
    const back = join(game.room, first!.state);
    expect(game.room.phoned(0)).toBe('here');
    expect(back.hand.seat).toBe(0);
    expect(back.hand.mirror!.turn.n).toBeGreaterThanOrEqual(before.n);
    expect(back.hand.mirror!.turn.view).toEqual(game.session.view(0));
  });

  it('takes over from itself if the line before is not known to be dead yet', async () => {
    vi.useFakeTimers();
    const game = await Game.begin(2, { scenario: 'base' }),
      back = join(game.room, game.hands[1]!.state);
    expect(back.hand.mirror!.turn.seat).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(game.hands[1]!.table.open).toBe(false);
    expect(game.hands[1]!.hand.word).toBe('elsewhere');
    expect(back.table.open).toBe(true);
    vi.useRealTimers();
  });

  it('is told everything again when its line works again', async () => {
    const game = await Game.begin(2, { scenario: 'base' }),
      [{ table, hand }] = game.hands as [Joined];
    table.close();
    for (let at = 0; at < 3; at++) game.step(at);
    table.reopen();
    expect(hand.mirror!.turn.n).toBe(game.session.moveCount());
  });

  it('is turned away in words if every seat has one', async () => {
    vi.useFakeTimers();
    const game = await Game.begin(4, { scenario: 'advanced' }),
      fifth = join(game.room);
    expect(fifth.hand.word).toBe('full');
    expect(fifth.hand.mirror).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(fifth.table.open).toBe(false);
    expect(game.room.withPhones).toEqual([0, 1, 2, 3]);
    vi.useRealTimers();
  });

  it.each([true, false])(
    'gets the seat of another phone only if the table consents (%s)',
    async (consents) => {
      const asked: Seat[] = [];
      const room = await roomFor(2, {
        consents: (seat) => {
          asked.push(seat);
          return Promise.resolve(consents);
        },
      });
      const [anna, ben] = [join(room), join(room)];
      anna.hand.sit(0, 'Anna');
      ben.hand.sit(1, 'Ben');
      const session = engine.Session.open({
        game: 'kontor',
        players: room.chairs.map(({ name, colour }) => ({ name, colour })),
        config: {},
        seed: await room.begin(),
      } as never) as unknown as Session;
      room.show({ session, setup: session.setup(), told: () => [] });
      ben.table.close();
      const other = join(room);
      expect(other.hand.seat).toBeNull();
      other.hand.sit(0, 'Eve'); // Anna's phone is there
      expect(other.hand.word).toBe('taken');
      other.hand.sit(1, 'Eve');
      expect(other.hand.word).toBe('asked');
      expect(other.hand.mirror).toBeNull();
      await Promise.resolve();
      await Promise.resolve();
      expect(asked).toEqual([1]);
      expect(other.hand.mirror?.turn.seat ?? null).toBe(consents ? 1 : null);
      expect(room.chairs[1]!.name).toBe('Ben');
      if (!consents) expect(other.hand.word).toBe('no');
    },
  );

  it('is asked only what is private, and nothing while another player is', async () => {
    const game = await Game.begin(2, { scenario: 'advanced' });
    let open = 0;
    for (let at = 0; at < 60 && game.step(at); at++) {
      const view = game.session.view(null);
      game.hands.forEach(({ hand }, seat) => {
        const asked = view.private && view.toAct.includes(seat);
        expect(hand.mirror!.offers(seat).length > 0).toBe(asked);
        expect(hand.mirror!.offers(1 - seat)).toEqual([]);
      });
      if (!view.private) open++;
    }
    expect(open).toBeGreaterThan(0);
  });

  it('does not lose its choice to another player who was faster', async () => {
    const game = await Game.begin(2, { scenario: 'base' }),
      [anna, ben] = game.hands as [Joined, Joined],
      move = ben.hand.mirror!.offers(1)[0]!.move;
    // Ben's text is still on its way while Anna's is carried out.
    const late: string[] = [];
    const { onText } = ben.table;
    ben.table.onText = (text) => late.push(text);
    ben.hand.play(move);
    anna.hand.play(anna.hand.mirror!.offers(0)[0]!.move);
    ben.table.onText = onText;
    game.make(...game.chosen.shift()!);
    for (const text of late) ben.table.onText(text);
    expect(game.chosen).toEqual([[1, move]]);
  });

  it('keeps the same seat and number for each table that it knows, and forgets old ones', () => {
    const state = memory(),
      [a, b] = [`a${'0'.repeat(63)}`, `b${'0'.repeat(63)}`];
    const first = identityAt(a, state);
    expect(identityAt(b, state).key).not.toBe(first.key);
    expect(identityAt(a, state)).toEqual(first);
    for (let i = 0; i < 20; i++) identityAt(i.toString(16).padStart(64, '0'), state);
    expect((state.read() as unknown[]).length).toBeLessThanOrEqual(8);
    state.write({ not: 'a list' });
    expect(identityAt(a, state).key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('A table', () => {
  it('takes no move of another seat, of another time, or that is not offered', async () => {
    const game = await Game.begin(2, { scenario: 'base' }),
      { session, room } = game,
      [anna] = game.hands as [Joined];
    const n = session.moveCount(),
      mine = session.offers(0)[0]!.move,
      before = session.hash();
    for (const text of [
      JSON.stringify({ n: n + 1, move: mine }),
      JSON.stringify({ n: n - 1, move: mine }),
      JSON.stringify({ n, move: { do: 'lay', cell: [9, 9] } }),
      JSON.stringify({ n, move: { ...mine, more: 1 } }),
      JSON.stringify({ n, move: mine, seat: 1, is: 'turn' }),
    ])
      anna.phone.send(text);
    expect(game.chosen).toEqual([]);
    anna.phone.send(JSON.stringify({ n, move: mine }));
    expect(game.chosen).toEqual([[0, mine]]);
    expect(room.meant(1, n, { do: 'nothing' } as never)).toBeNull();
    expect(session.hash()).toBe(before);
  });

  it('reads nothing else, and closes a line that goes on with nonsense', async () => {
    vi.useFakeTimers();
    const room = await roomFor(2),
      { phone, table } = join(room);
    const nonsense = [
      '',
      'null',
      '[]',
      '{}',
      '{"is":"hello"}',
      '{"is":"sit","seat":4,"name":""}',
      '{"n":-1,"move":{"do":"x"}}',
      '{"n":0}',
      '"'.repeat(10),
      '{"is":"hello","key":"../../../../../../../../../../..","number":"0"}',
      `{"n":0,"move":{"do":"${'x'.repeat(5000)}"}}`,
      'x'.repeat(100_000),
    ];
    for (const text of nonsense) expect(fromPhone(text)).toBeNull();
    for (let i = 0; i < 30; i++) phone.send(nonsense[i % nonsense.length]!);
    vi.advanceTimersByTime(1000);
    expect(table.open).toBe(false);
    vi.useRealTimers();
  });

  it('survives any change of what a phone says', async () => {
    const game = await Game.begin(2, { scenario: 'advanced' }),
      { session } = game;
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % below;
    for (let at = 0; at < cases(2000); at++) {
      const joined = join(game.room, game.hands[0]!.state),
        good = [
          JSON.stringify({
            n: session.moveCount(),
            move: session.offers(session.view(null).toAct[0] ?? 0)[0]?.move,
          }),
          '{"is":"sit","seat":0,"name":"Anna"}',
          JSON.stringify({ is: 'hello', key: '0'.repeat(32), number: '1'.repeat(32) }),
        ][next(3)]!;
      const cut = next(good.length),
        changed = [
          good.slice(0, cut),
          good.slice(0, cut) + String.fromCharCode(next(256)) + good.slice(cut + 1),
          good + good,
          good.replace(/\d/g, () => String(next(10))),
        ][next(4)]!;
      joined.phone.send(changed);
      joined.table.close();
      for (const [seat, move] of game.chosen.splice(0)) {
        expect(session.offers(seat).map((offer) => offer.move)).toContainEqual(move);
        if (session.view(null).toAct.includes(seat)) game.make(seat, move);
      }
    }
    expect(session.view(null)).toBeTruthy();
  });

  it('listens to eight lines at most, and gives each seat once', async () => {
    const room = await roomFor(4),
      many = Array.from({ length: 12 }, () => join(room));
    expect(many.filter(({ hand }) => hand.word === 'full')).toHaveLength(4);
    for (const { hand } of many) hand.sit(2, 'Me');
    expect(many.filter(({ hand }) => hand.seat === 2)).toHaveLength(1);
    expect(many.filter(({ hand }) => hand.word === 'taken')).toHaveLength(7);
    // A name is cleaned as in the set-up.
    many[1]!.hand.sit(3, `  ${'x'.repeat(60)}\u202e `);
    expect(room.chairs[3]!.name).toBe(engine.cleanName(`  ${'x'.repeat(60)}\u202e `));
  });

  it('calls a seat again whose phone was put away', async () => {
    vi.useFakeTimers();
    const game = await Game.begin(2, { scenario: 'base' });
    game.room.release(1);
    expect(game.hands[1]!.hand.word).toBe('elsewhere');
    expect(game.room.withPhones).toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(game.hands[1]!.table.open).toBe(false);
    vi.useRealTimers();
  });
});

describe('What a table says', () => {
  it('is refused by a phone unless it is whole', async () => {
    const game = await Game.begin(2, { scenario: 'base' }),
      text = game.hands[0]!.table.sent.at(-1)!,
      turn = JSON.parse(text) as Record<string, unknown>;
    expect(fromTable(text)).not.toBeNull();
    for (const key of ['seat', 'n', 'taken', 'view', 'offers', 'notes', 'setup', 'prints', 'log', 'deal'])
      for (const bad of [undefined, 7.5, 'x', [7], { length: 3 }])
        expect(fromTable(JSON.stringify({ ...turn, [key]: bad })), key).toBeNull();
    expect(fromTable(`${text}${' '.repeat(LONGEST)}`)).toBeNull();
    expect(fromTable('{"is":"word","word":"constructor"}')).toBeNull();
    expect(LONGEST_ANSWER).toBeLessThan(LONGEST);
  });
});

describe('The deal', () => {
  it('comes from the secret of the table and the numbers of all phones', async () => {
    const secret = 'ab'.repeat(32),
      numbers = ['1'.repeat(32), null, '3'.repeat(32)],
      commit = await commitTo(secret),
      seed = await seedOf(secret, numbers),
      deal = { secret, numbers, seed };
    expect(seed).toBe(await seedOf(secret, [...numbers]));
    expect(await isFair(deal, 0, commit, numbers[0]!)).toBe(true);
    for (const wrong of [
      { ...deal, secret: 'cd'.repeat(32) },
      { ...deal, seed: seed ^ 1 },
      { ...deal, numbers: ['1'.repeat(32), null, '4'.repeat(32)] },
      { ...deal, numbers: [null, null, '3'.repeat(32)] },
    ])
      expect(await isFair(wrong, 0, commit, numbers[0]!)).toBe(false);
    expect(await isFair(deal, 0, await commitTo('cd'.repeat(32)), numbers[0]!)).toBe(false);
    expect(await isFair(deal, 2, commit, numbers[0]!)).toBe(false);
  });
});
