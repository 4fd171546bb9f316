// The only writer of the state of a running game: what its commands do, and in which order.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../www/engine/wire';
import type { Picked } from '../../www/table/pick';
import { picked } from '../../www/table/moves';
import type { Game } from '../../www/ui/game-view';
import type { SeatDriver } from '../../www/table/drivers';
import { compose, type SessionLayer } from '../../www/table/layers';
import { fakeGame, OFFER, sessionOf } from './commands-fixture';

const DRIVER: SeatDriver = {
  busy: false,
  announcement: '',
  prompt: () => ({ colour: null, status: '', choices: [] }),
  next: () => undefined,
  hurry: () => undefined,
  stop: () => undefined,
  close: () => undefined,
};

it('has a move saved before features and the screen hear of it', () => {
  const { commands, done } = fakeGame();
  commands.play(0, OFFER.move, { speed: 'normal' });
  expect(done).toEqual(['engine plays', 'save', 'made', 'write', 'move', 'arrived']);
});

it('leaves everything as it was if the engine refuses', () => {
  const { commands, done, engine } = fakeGame();
  engine.refuses = { code: 'no', rule: null };
  expect(commands.play(0, OFFER.move, { speed: 'normal' })).toEqual([]);
  expect(done).toEqual(['render', 'refuse']);
  expect(commands.takesBack).toBe(0);
});

it('asks the layers in the written order, whichever was added first', () => {
  const said: string[] = [];
  const layer = (name: SessionLayer['name']): SessionLayer => ({
    name,
    offers: (below, seat) => {
      said.push(name);
      return below.offers(seat);
    },
  });
  const { engine, done } = fakeGame();
  compose(sessionOf(engine, done), () => ({ players: [] }) as never, [
    layer('embed'),
    layer('letters'),
    layer('lesson'),
  ]).offers(0);
  expect(said).toEqual(['embed', 'lesson', 'letters']);
});

it.each(['letters', 'lesson', 'puzzle', 'phones', 'embed'] as const)(
  'keeps the layer %s when another instance of the engine takes over after a trap',
  (name) => {
    const attached: unknown[] = [];
    const layer: SessionLayer = {
      name,
      offers: () => [],
      canUndo: () => false,
      view: (below, eye) => ({ ...below.view(eye), toAct: [] }),
      attached: (to) => attached.push(to),
    };
    const { commands, engine, done } = fakeGame(2, { layers: [layer] });
    const fresh = sessionOf(engine, done, 'fresh');
    expect(commands.ask.offers(0)).toEqual([]);
    commands.adopt(fresh, 0);
    expect(attached.at(-1)).toBe(fresh);
    expect(commands.ask.offers(0)).toEqual([]);
    expect(commands.ask.canUndo()).toBe(false);
    expect(commands.state.view.toAct).toEqual([]);
    expect(done).not.toContain('engine freed'); // nothing is asked of the broken one
  },
);

it('lays a trial over the game, and puts the game back as it was', () => {
  const { commands, engine, done } = fakeGame(),
    other = { ...engine, offers: [OFFER, { ...OFFER }] };
  const before = { ...commands.state },
    taken: unknown[] = [];
  const end = commands.push({
    engine: sessionOf(other, done, 'trial'),
    seat: 0,
    driver: { ...DRIVER, takes: (_, offer) => (taken.push(offer), 'yes') },
  });
  expect(commands.state.offers).toHaveLength(2);
  commands.decide(OFFER);
  expect(taken).toEqual([OFFER]);
  expect(commands.play(0, OFFER.move, { speed: 'off' })).toEqual([]);
  expect(commands.takesBack).toBe(0);
  end();
  end(); // once more is nothing
  expect(commands.state).toEqual(before);
  expect(done.filter((what) => /plays|freed/.test(what))).toEqual(['trial freed']);
});

it('M10: keeps the game itself, not the trial that lies over it, whatever is shared or saved meanwhile', () => {
  const { commands, engine, done } = fakeGame(),
    outcome = { winners: [1] },
    over = { ...engine.view, outcome } as never;
  engine.view = over;
  commands.askAgain();
  const { now } = commands.history;
  const trial = { ...engine, view: { ...engine.view, outcome: null }, moves: 7 };
  commands.push({ engine: sessionOf(trial, done, 'trial'), seat: 0, driver: DRIVER });
  expect(commands.state.view.outcome).toBeNull();
  commands.share();
  expect(commands.history.now).toBe(now);
  expect(commands.outcome).toEqual(outcome);
});

it('shows the present again after a trial that was laid over it', () => {
  const { commands, engine, done } = fakeGame();
  const end = commands.push({ engine: sessionOf({ ...engine }, done, 'trial'), seat: 0, driver: DRIVER });
  done.length = 0;
  end();
  expect(done).toEqual(['trial freed', 'arrived']);
});

it('frees the engine of a trial once, if the game leaves the page meanwhile', () => {
  const { commands, engine, done } = fakeGame();
  const end = commands.push({ engine: sessionOf({ ...engine }, done, 'trial'), seat: 0, driver: DRIVER });
  commands.close();
  end();
  expect(done.filter((what) => what.endsWith('freed'))).toEqual(['trial freed', 'engine freed']);
});

it('ends a trial and goes on at the own place when another instance of the engine takes over', () => {
  const { commands, engine, done } = fakeGame();
  commands.push({ engine: sessionOf({ ...engine }, done, 'trial'), seat: 1, driver: DRIVER });
  commands.adopt(sessionOf(engine, done, 'fresh'), 0);
  expect(commands.state.viewpoint).toEqual({ eye: null, called: null });
  expect(commands.driver).toBeNull();
});

it('lets a driver take a chosen move, or leave it chosen', () => {
  const { commands, done } = fakeGame();
  commands.drive({ ...DRIVER, takes: () => 'chosen' });
  commands.decide({ ...OFFER, taps: ['quarry/0'] });
  expect(commands.state.taps).toEqual(['quarry/0']);
  commands.drive({ ...DRIVER, takes: () => 'yes' });
  commands.decide(OFFER);
  expect(commands.state.taps).toEqual([]);
  expect(done).not.toContain('engine plays');
});

it('says why nothing can be taken back', async () => {
  const { commands, done } = fakeGame();
  await commands.undo();
  expect(done).toEqual(['say undo-none']);
});

it('lets the driver go on when a pause is lifted, once', () => {
  const { commands } = fakeGame();
  let went = 0;
  commands.drive({ ...DRIVER, next: () => void went++ });
  const lift = commands.pause('notes');
  expect(commands.state.paused).toEqual(['notes']);
  lift();
  lift();
  expect([went, commands.state.paused]).toEqual([1, []]);
});

it('P38: one tap makes a move that can mean nothing else, also where taps are confirmed', async () => {
  const { commands, engine, ports, done } = fakeGame();
  engine.offers = [
    { ...OFFER, taps: ['card/1'], move: { do: 'turn-over', spot: 1 } },
    { ...OFFER, taps: ['card/2'], move: { do: 'take', spot: 2 } },
  ];
  ports.isPlain = (move) => move.do === 'turn-over';
  commands.askAnew();
  await commands.tap('card/2');
  expect(commands.state.taps).toEqual(['card/2']);
  expect(done).not.toContain('engine plays');
  await commands.tap('card/1');
  expect(done.filter((what) => what === 'engine plays')).toHaveLength(1);
  expect(commands.state.taps).toEqual([]);
});

it('P38: the only move of a player who has just moved is made by itself if it needs no tap', async () => {
  const { commands, engine, ports, done } = fakeGame();
  const turnOver = { ...OFFER, taps: ['card/1'], move: { do: 'turn-over', spot: 1 } },
    leave = { ...OFFER, taps: ['choice/leave'], move: { do: 'leave' } },
    take = { ...OFFER, taps: ['choice/take'], move: { do: 'take', spot: 1 } },
    asked = [[turnOver], [leave], [turnOver], [leave, take], []] as Offer[][];
  Object.defineProperty(engine, 'offers', { get: () => asked[engine.moves] });
  ports.isForced = (move) => move.do === 'leave';
  commands.askAnew();
  await commands.choose(commands.state.offers[0]!);
  expect(done.filter((what) => what === 'engine plays')).toHaveLength(2);
  await commands.choose(commands.state.offers[0]!); // here there is a choice
  expect(done.filter((what) => what === 'engine plays')).toHaveLength(3);
});

it('freezes the state in builds for tests, so that a change of it elsewhere throws', () => {
  const { commands } = fakeGame();
  expect(() => Object.assign(commands.state.view, { toAct: [] })).toThrow(TypeError);
});

it('M17: once two tokens of a boat are chosen, a tap on either means the boat', async () => {
  const { commands, engine, ports } = fakeGame();
  const boats = ['quay/1', 'quay/2'],
    pairs = [
      ['boat/1/0', 'boat/1/1'],
      ['boat/1/0', 'boat/1/2'],
    ];
  engine.offers = pairs.flatMap((pair) =>
    boats.map((boat) => ({ ...OFFER, taps: ['action', ...pair, boat], anyOrder: 3 })),
  );
  ports.beneath = (place) => (place.startsWith('boat/') ? `quay/${place[5]}` : null);
  commands.askAnew();
  for (const place of ['action', 'boat/1/0', 'boat/1/0']) await commands.tap(place);
  expect(commands.state.taps).toEqual(['action']); // the other token is missing: it is taken back
  for (const place of ['boat/1/0', 'boat/1/2', 'boat/1/0']) await commands.tap(place);
  expect(commands.state.taps).toEqual(['action', 'boat/1/0', 'boat/1/2', 'quay/1']);
});

it('P45: a card that says that one is played is played itself as soon as it is asked for', async () => {
  const { commands, engine, done } = fakeGame();
  const stay = { ...OFFER, taps: ['choice/stay'], begins: ['hand/0/1'] },
    asked = [
      [stay],
      [
        { ...OFFER, taps: ['hand/0/0'] },
        { ...OFFER, taps: ['hand/0/1'] },
      ],
      [OFFER],
    ];
  Object.defineProperty(engine, 'offers', { get: () => asked[engine.moves] });
  commands.askAnew();
  await commands.tap('hand/0/1');
  commands.carry();
  expect(done).not.toContain('engine plays');
  await commands.tap('hand/0/1'); // confirms
  commands.carry();
  await Promise.resolve();
  expect(done.filter((what) => what === 'engine plays')).toHaveLength(2);
});

describe('a card is planned for a cell, and one Confirm plays both', () => {
  const cells = ['cell/0,1', 'cell/1,0'],
    plans = [{ piece: 'hand/0/1', places: cells }];
  const play = async (later: string[], first?: object): Promise<ReturnType<typeof fakeGame>> => {
    const game = fakeGame(1),
      asked = [
        ...(first ? [[first]] : []),
        [
          { ...OFFER, taps: ['hand/0/0'] },
          { ...OFFER, taps: ['hand/0/1'], plans },
        ],
        later.map((cell) => ({ ...OFFER, taps: [cell], begins: ['chosen/0'] })),
        [OFFER],
      ];
    Object.defineProperty(game.engine, 'offers', { get: () => asked[game.engine.moves] });
    game.commands.askAnew();
    for (const place of ['hand/0/1', 'cell/1,0']) {
      await game.commands.tap(place);
      game.commands.carry();
    }
    expect(game.commands.state.taps).toEqual(['hand/0/1', 'cell/1,0']);
    await game.commands.tap('cell/1,0'); // confirms
    for (let i = 0; i < 4; i++) {
      game.commands.carry();
      await Promise.resolve();
    }
    return game;
  };
  const played = ({ done }: { done: string[] }): number =>
    done.filter((what) => what === 'engine plays').length;
  it('P45: and it is laid there if nothing has changed for it', async () => {
    expect(played(await play(cells))).toBe(2);
  });
  it('P45: also when the card says that one is played', async () => {
    expect(played(await play(cells, { ...OFFER, taps: ['choice/stay'], begins: ['hand/0/1'], plans }))).toBe(
      3,
    );
  });
  it('P45: and it waits there, chosen, if something has', async () => {
    const game = await play(['cell/1,0', 'cell/2,0']);
    expect([played(game), game.commands.state.taps]).toEqual([1, ['cell/1,0']]);
  });
  it('P45: and the person is asked if it cannot be laid there any more', async () => {
    const game = await play(['cell/0,1']);
    expect([played(game), game.commands.state.taps]).toEqual([1, []]);
  });
});

it('P46: a proposed answer about a card is what Confirm plays, not the card itself', () => {
  const { commands, engine } = fakeGame();
  const smuggle = {
    ...OFFER,
    taps: ['choice/smuggle', 'hand/0/1'],
    move: { do: 'smuggle', card: 5 },
  } as Offer;
  engine.offers = [{ ...OFFER, taps: ['hand/0/0'] }, { ...OFFER, taps: ['hand/0/1'] }, smuggle];
  commands.askAnew();
  const now = (): Picked =>
    picked({ card: {}, settings: { mode: 'confirm' }, commands, table: commands.state } as unknown as Game);
  commands.propose(commands.state.offers[2]!);
  expect(now().offer?.move).toEqual(smuggle.move);
  commands.propose(commands.state.offers[1]!);
  expect(now().offer?.taps).toEqual(['hand/0/1']);
});

it('P10: an answer that a hint proposes is known as such until the hint closes, or a place is tapped', async () => {
  const { commands, engine } = fakeGame(),
    answer = (name: string): Offer => ({ ...OFFER, taps: [`choice/${name}`], move: { do: name } }) as Offer;
  engine.offers = [answer('take'), answer('put-back'), { ...OFFER, taps: ['cell/0'] }];
  commands.askAnew();
  const propose = (at: number): void => {
    commands.propose(commands.state.offers[at]!);
    expect(commands.proposed).toBe(commands.state.offers[at]);
  };
  expect(commands.proposed).toBeNull();
  propose(0);
  propose(1);
  commands.retract();
  expect(commands.proposed).toBeNull();
  propose(0);
  await commands.tap('cell/0');
  expect(commands.proposed).toBeNull();
});

describe('P10: with the move of a hint on the table', () => {
  const boat = (name: string): Offer =>
      ({ ...OFFER, taps: [name], move: { do: 'unload', boat: name } }) as Offer,
    both = (cell: string, name: string): Offer =>
      ({ ...OFFER, taps: ['token', cell, name], move: { do: 'both', cell, boat: name } }) as unknown as Offer;
  const hinted = (own: string[], at: number) => {
    const { commands, engine } = fakeGame();
    engine.offers = [boat('quay/0'), boat('quay/1'), both('cell/0', 'quay/0'), both('cell/1', 'quay/0')];
    commands.askAnew();
    for (const place of own) void commands.tap(place);
    commands.propose(commands.state.offers[at]!);
    return commands;
  };

  it('a tap on another legal place chooses that, alone, and not a change of the move', async () => {
    const commands = hinted([], 2);
    await commands.tap('quay/1');
    expect(commands.state.taps).toEqual(['quay/1']);
    commands.retract();
    expect(commands.state.taps).toEqual(['quay/1']); // it is the player's own
  });

  it('a tap on a place that means nothing alone changes the move', async () => {
    const commands = hinted([], 2);
    await commands.tap('cell/1');
    expect(commands.state.taps).toEqual(['token', 'cell/1']);
  });

  it('a tap on a place of the move confirms it', async () => {
    const commands = hinted([], 2);
    await commands.tap('quay/0');
    expect(commands.ask.moveCount()).toBe(1);
  });

  it('what the player had chosen before comes back when the hint closes, after another row too', () => {
    const commands = hinted(['quay/1'], 0);
    expect(commands.state.taps).toEqual(['quay/0']);
    commands.propose(commands.state.offers[2]!);
    commands.retract();
    expect(commands.state.taps).toEqual(['quay/1']);
  });
});

it('P46: such a card waits, chosen, if there is an answer about it', async () => {
  const { commands, engine, done } = fakeGame();
  const stay = { ...OFFER, taps: ['choice/stay'], begins: ['hand/0/1'] },
    asked = [
      [stay],
      [
        { ...OFFER, taps: ['hand/0/1'] },
        { ...OFFER, taps: ['choice/smuggle', 'hand/0/1'] },
      ],
    ];
  Object.defineProperty(engine, 'offers', { get: () => asked[engine.moves] });
  commands.askAnew();
  await commands.tap('hand/0/1');
  commands.carry();
  await commands.tap('hand/0/1'); // confirms
  commands.carry();
  await Promise.resolve();
  expect(done.filter((what) => what === 'engine plays')).toHaveLength(1);
  expect(commands.state.taps).toEqual(['hand/0/1']);
});
