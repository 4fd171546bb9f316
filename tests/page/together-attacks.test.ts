// Whole games against clients that cheat: each cheat is tried in the course of a game, at a place that chance chooses.
// What is refused changes nothing, and the game goes on to its end; what cannot be refused is in the receipt.
import { expect, it } from 'vitest';
import { agree, askAnew } from '../../www/letters/device';
import { setupOf, type LinkTable } from '../../www/letters/link-table';
import { linkToSend, open, seal, thenOf } from '../../www/letters/protocol';
import { attacks } from './cases';
import { CHEATS } from './together-clients';
import { course, newest, random, seated, step, taken, whyOf } from './together-fixture';
import { begin, GO_ON, PASS, TAKE, type Toy } from './together-game';
import { waiting } from './together-positions';
import { receiptOf } from '../../www/letters/receipt';
import { verifiedToy as verified } from './together-verify';

/** A new device makes a chain of 512 values: a tenth of the games will do for those that claim one. */
const SLOW = 'new device';
/** How many games have met each client. */
const met = new Map<string, number>();
const meet = (client: string): void => void met.set(client, (met.get(client) ?? 0) + 1);

/** Tries every cheat that fits a position and was not tried in this game: each is refused, and changes nothing. */
async function tryAll(table: readonly LinkTable[], tried: Set<string>, slowly: boolean): Promise<void> {
  const from = newest(table),
    seat = from.next!,
    writer = table[seat]!,
    to = table[(seat + 1) % table.length]!,
    right = linkToSend(taken(await seal(writer, [PASS], begin)))
      .split('.')
      .at(-1)!,
    before = JSON.stringify([writer, to]);
  for (const [client, [positions, act, why]] of Object.entries(CHEATS)) {
    if (tried.has(client) || (client.includes(SLOW) && !slowly)) continue;
    if ((positions === waiting) !== (writer.pending !== null)) continue;
    tried.add(client);
    const result = await open(to, await act({ from: writer, to, right }), begin);
    if (whyOf(result) !== why || 'state' in result) expect([client, result]).toEqual([client, { why }]);
    meet(client);
  }
  expect(JSON.stringify([writer, to])).toBe(before);
}

/** Gives all letters to all devices. */
async function tellAll(table: LinkTable[]): Promise<void> {
  const { head, letters } = newest(table),
    link = letters.map(({ text }) => text).join('.');
  for (const [seat, state] of table.entries())
    if (state.head !== head) table[seat] = taken(await open(state, link, begin)).state;
}

/** Sends two different turns. The first counts, and the second is kept. */
async function sendTwo(table: LinkTable[]): Promise<void> {
  const seat = newest(table).next!,
    to = (seat + 1) % table.length,
    two = linkToSend(taken(await seal(table[seat]!, [GO_ON, PASS], begin)));
  await step(table, [PASS], true);
  const second = await open(table[to]!, two, begin);
  expect(second).toMatchObject({ why: 'twice', seat });
  table[to] = (second as { state?: LinkTable }).state ?? table[to]!;
  expect(table[to].twice).toHaveLength(1);
  meet('sends two different turns');
}

/** Claims that the device with a draw to open is lost. All others agree, and the draw is marked. */
async function drawAgain(table: LinkTable[]): Promise<void> {
  const { next, draws } = newest(table),
    seat = next!;
  let now = taken(await askAnew(table[seat]!, seat, begin));
  table[seat] = now;
  for (let i = 1; i < table.length; i++) {
    const other = (seat + i) % table.length;
    table[other] = now = taken(await agree(table[other]!, linkToSend(now), begin));
    table[seat] = taken(await open(table[seat]!, linkToSend(now), begin)).state;
  }
  await tellAll(table);
  expect(newest(table).repeats).toEqual([draws.length]);
  meet('claims a new device, and the others agree');
}

/** Plays a game in which every cheat is tried once, if the game is long enough. Returns what is kept at its end. */
async function play(game: number): Promise<LinkTable> {
  const r = random(game),
    slowly = game % 8 === 0,
    seats = r(5) === 0 ? 3 + r(2) : 2,
    table = await seated(seats, r(seats), { cards: 8 + r(30), most: 12 + r(6) }),
    tried = new Set<string>();
  let left = slowly ? ['two', 'again'] : ['two'];
  await tellAll(table);
  while (newest(table).next !== null) {
    const { next, draws } = newest(table),
      writer = table[next!]!,
      decides = draws.length > 0 && (await thenOf(writer, begin)) === 'move';
    if (decides && r(2) === 0) await tryAll(table, tried, slowly);
    if (decides && left.includes('two') && !writer.pending && writer.moves.length < 10 && r(3) === 0) {
      left = left.filter((one) => one !== 'two');
      await sendTwo(table);
    } else if (draws.length > 0 && writer.pending && left.includes('again') && r(3) === 0) {
      left = left.filter((one) => one !== 'again');
      await drawAgain(table);
    } else await step(table, decides && r(3) === 0 ? [TAKE] : r, true);
  }
  const last = newest(table);
  for (const state of table) expect(course(state)).toEqual(course(last));
  return table.find(({ twice }) => twice.length > 0) ?? last;
}

async function receipt(state: LinkTable): Promise<string> {
  const { game, players, config } = setupOf(state),
    engine = begin(setupOf(state), [...state.draws]) as Toy;
  for (const [seat, move] of state.moves) engine.play(seat, move);
  const moves = state.moves.map(([seat, move]) => [seat, { do: 'move', move }]);
  const record = JSON.stringify({ dockhand: 3, game, players, config, draws: state.draws, moves });
  return receiptOf(state, record, engine.shuffled);
}

it('no client gets anything by cheating in a game', { timeout: 36_000_000 }, async () => {
  const enough = attacks(60, 10_000),
    owed = (client: string): number =>
      Math.ceil(client.includes(SLOW) ? enough / 10 : enough) - (met.get(client) ?? 0),
    clients = [
      ...Object.keys(CHEATS),
      'sends two different turns',
      'claims a new device, and the others agree',
    ],
    proved: LinkTable[] = [];
  let games = 0;
  while (games < 4 * enough + 100 && clients.some((client) => owed(client) > 0)) {
    // Side by side, since most of the time is spent waiting for signatures.
    const ended = await Promise.all(Array.from({ length: 10 }, () => play(games++)));
    if (proved.length < 40) proved.push(...ended);
    if (games % 1000 === 0) process.stdout.write(`${games} games\n`);
  }
  process.stdout.write(`${games} games: ${JSON.stringify(Object.fromEntries(met), null, 1)}\n`);
  expect(clients.filter((client) => owed(client) > 0)).toEqual([]);
  const lines = await verified(await Promise.all(proved.map(receipt)));
  for (const [i, line] of lines.entries()) {
    expect(line).toMatch(/^proved: /);
    expect(line.includes('was repeated')).toBe(proved[i]!.repeats.length > 0);
    expect(line.includes('two different turns')).toBe(proved[i]!.twice.length > 0);
  }
});
