// Kontor against the computer, with the real engine: a card, the cell that it is planned for, and Confirm.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Session } from '../../www/engine/engine';
import type { Offer, Setup } from '../../www/engine/wire';
import { Commands } from '../../www/table/commands';
import { fakeGame } from './commands-fixture';

interface Module {
  initSync(options: { module: BufferSource }): void;
  Session: { open(setup: Setup): Session };
}
let module: Module;
beforeAll(async () => {
  const load = import.meta.glob<Module>('../../pkg/kontor/*.js')['../../pkg/kontor/kontor.js'];
  module = await load!();
  module.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
});

/** Sits one person down against the computer. */
function table(seed: number): Commands {
  const players = [
    { name: 'Anna', colour: 0 },
    { name: 'Tom', colour: 1, level: 0 },
  ];
  const session = module.Session.open({ game: 'kontor', players, config: {}, seed } as unknown as Setup);
  return new Commands(session, session.setup(), fakeGame().ports);
}
const asked = ({ state }: Commands): string | undefined => (state.view.ask as { ask?: string } | null)?.ask;

/** Shows the state, and waits until nothing is carried on any more. */
async function show(commands: Commands): Promise<void> {
  for (let i = 0; i < 5; i++) {
    commands.carry();
    await Promise.resolve();
  }
}
/** Lets the computer player decide, with the card that `better` says. */
function rival(commands: Commands, better: (a: Offer, b: Offer) => number): void {
  const [offer] = commands.engine.offers(1).toSorted(better);
  commands.play(1, offer!.move, { speed: 'off' });
}
const number = ({ move }: Offer): number => ('card' in move && typeof move.card === 'number' ? move.card : 0);

it('P45: a card that goes first is laid where it was planned; otherwise the person is asked', async () => {
  let laid = 0,
    waited = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const commands = table(seed),
      announced = commands.state.offers.find(({ plans = [] }) => plans.length > 0)!;
    expect(asked(commands)).toBe('announce');
    const plan = announced.plans!.at(-1)!,
      cell = plan.places[seed % plan.places.length]!;
    for (const place of [plan.piece, cell]) {
      await commands.tap(place);
      await show(commands);
    }
    expect(commands.state.taps).toEqual([plan.piece, cell]);
    await commands.tap(cell); // confirms
    await show(commands);
    const stays = commands.engine.offers(1).find(({ move }) => move.do === 'stay')!;
    commands.play(1, stays.move, { speed: 'off' });
    await show(commands);
    // The card has been chosen without a further tap.
    expect(commands.state.view.toAct).toEqual([1]);
    rival(commands, (a, b) => (seed % 2 ? number(a) - number(b) : number(b) - number(a)));
    await show(commands);
    const here = (): boolean => commands.state.view.tokens.some(({ at }) => at === cell);
    if (asked(commands) === 'lay' && commands.state.view.toAct[0] === 1 && !here()) {
      rival(commands, () => 0);
      await show(commands);
      // The map is another now: the cell waits, chosen, if it is free.
      if (commands.state.seat === 0 && asked(commands) === 'lay') {
        expect([[], [cell]]).toContainEqual(commands.state.taps);
        waited += 1;
      }
    } else if (here()) laid += 1;
  }
  expect([laid > 0, waited > 0]).toEqual([true, true]);
});

/** Sits two people down at one device. */
function shared(seed: number, config: object): Commands {
  const players = ['Anna', 'Tom'].map((name, colour) => ({ name, colour }));
  const session = module.Session.open({ game: 'kontor', players, config, seed } as unknown as Setup);
  return new Commands(session, session.setup(), fakeGame().ports);
}

/** A player takes the device and taps a card, a cell that it is planned for, and the cell again; returns the cell. */
async function plans(commands: Commands, seat: number): Promise<string> {
  commands.turnTo({ eye: seat, called: null });
  await show(commands);
  const [plan] = commands.state.offers.flatMap(({ plans = [] }) => plans),
    cell = plan!.places.at(-seat)!;
  for (const place of [plan!.piece, cell, cell]) {
    await commands.tap(place);
    await show(commands);
  }
  return cell;
}

it('P45: two people who share a device plan unseen, and the card that goes first is laid without a further tap', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const commands = shared(seed, { oneAnswer: true });
    const cells = [await plans(commands, 0)];
    expect(commands.state.taps).toEqual([]);
    expect(commands.state.viewpoint.called).toBe(1);
    cells.push(await plans(commands, 1));
    const lie = cells.filter((cell) => commands.state.view.tokens.some(({ at }) => at === cell));
    expect(lie.length).toBeGreaterThan(0);
  }
});

it('P45: at a shared device a card that was tapped to announce it waits for Confirm, and the table sees no plan', async () => {
  const commands = shared(3, {});
  await plans(commands, 0);
  expect(asked(commands)).toBe('announce');
  await plans(commands, 1);
  expect(asked(commands)).toBe('choose');
  commands.turnTo({ eye: 0, called: null });
  await show(commands);
  expect(asked(commands)).toBe('choose');
  expect(commands.state.taps.length).toBeGreaterThan(0);
  commands.turnTo(commands.state.home);
  expect(commands.state.offers.flatMap(({ plans = [] }) => plans)).toEqual([]);
});

it('P45: a plan ends when another move is chosen', async () => {
  const commands = table(1),
    announced = commands.state.offers.find(({ plans = [] }) => plans.length > 0)!,
    [plan] = announced.plans!;
  for (const place of [plan!.piece, plan!.places[0]!]) await commands.tap(place);
  await show(commands);
  expect(commands.state.carried).toHaveLength(1);
  const other = commands.state.offers.find((offer) => offer !== announced)!;
  await commands.choose(other);
  expect(commands.state.carried).toEqual([]);
});
