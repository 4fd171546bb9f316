// One whole game over a relay in memory that does wrong what chance chooses, while devices go and come back.
import { FakeRelay, type Faults } from '../../../tests/page/relay-fixture';
import { random } from '../../../tests/page/together-fixture';
import { beginOf } from '../../../tests/page/together-real';
import type { Course, Player, Table } from './course';
import { kontorTable } from './dealt';
import { letterTable } from './letters';
import { optionsBy, type Random } from './options';

/** The tables that are played in turn. */
export const TABLES: [game: string, seats: number][] = [
  ['duel', 2],
  ...[2, 3, 4].flatMap((seats): [string, number][] => [
    ['imhotep', seats],
    ['rampart', seats],
    ['kontor', seats],
  ]),
];

/** The largest share of messages to which each of these happens. */
const MOST: Required<Faults> = {
  drop: 0.15,
  lose: 0.15,
  double: 0.4,
  late: 0.5,
  replay: 0.2,
  rollBack: 0.1,
  damage: 0.05,
  swap: 0.05,
  cut: 0.01,
};
/** A game in which nothing new has come to any device for so long, in ms, stands still. */
const PATIENCE = 120_000;
const PULSE = 2000;

export interface Report {
  nth: number;
  table: string;
  config: object;
  faults: Faults;
  moves: number;
  messages: number;
  reloads: number;
  crashes: number;
  restarts: number;
  compared: number;
  /** How long it took, in ms. */
  took: number;
  wrong: string[];
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** About half of what a relay can do wrong, each as often as chance chooses. */
function faultsBy(r: Random): Faults {
  const kinds = Object.entries(MOST).filter(() => r(2) === 0);
  return Object.fromEntries(kinds.map(([kind, most]) => [kind, (most * (1 + r(100))) / 100]));
}

/** What happens besides, at a place of the game. */
type Event = 'reload' | 'crash' | 'restart' | 'lost';
const EVENTS: Event[] = ['reload', 'crash', 'crash', 'reload', 'restart', 'lost'];

/** Plays a game; everything that chance decides comes of its number, save how long things take. */
export async function playGame(nth: number): Promise<Report> {
  const [game, seats] = TABLES[nth % TABLES.length]!,
    r = random(nth),
    faults = faultsBy(r),
    relay = new FakeRelay(nth),
    config = await optionsBy(r, game, seats),
    report: Report = {
      ...{ nth, table: `${game} ${seats}`, config, faults, moves: 0, messages: 0, reloads: 0, crashes: 0 },
      ...{ restarts: 0, compared: 0, took: 0, wrong: [] },
    },
    began = performance.now();
  relay.faults = faults;
  let table: Table | null = null;
  try {
    table =
      game === 'kontor'
        ? await kontorTable(relay, { seats, config, seed: nth, pulse: PULSE, r })
        : await letterTable(relay, (await beginOf(game))[0], { game, seats, config, pulse: PULSE, r });
    await toTheEnd(table.players, relay, r, report);
    await compareEnds(table.players, table.course);
  } catch (thrown) {
    report.wrong.push(thrown instanceof Error ? thrown.message : JSON.stringify(thrown));
  }
  table?.players.forEach((player) => player.close());
  report.wrong.push(...new Set(table?.course.faults ?? []));
  return Object.assign(report, {
    messages: relay.published,
    compared: table?.course.compared ?? 0,
    took: performance.now() - began,
  });
}

async function toTheEnd(players: Player[], relay: FakeRelay, r: Random, report: Report): Promise<void> {
  const events = Array.from({ length: 2 + r(4) }, () => ({
    at: 1 + r(60),
    event: EVENTS[r(EVENTS.length)]!,
    player: players[r(players.length)]!,
  })).sort((a, b) => a.at - b.at);
  let stood = '',
    since = performance.now();
  for (;;) {
    const counts = players.map(({ count }) => count),
      now = counts.join(' ');
    report.moves = Math.max(...counts);
    if (players.every(({ isOver }) => isOver) && new Set(counts).size === 1) return;
    if (now !== stood) [stood, since] = [now, performance.now()];
    else if (performance.now() - since > PATIENCE) throw new Error(`the game stands still at ${now}`);
    while (events[0] && events[0].at <= report.moves) {
      const { event, player } = events.shift()!;
      await happen(event, player, relay, report);
    }
    await Promise.all(players.map((player) => player.move()));
    await pause(15);
  }
}

async function happen(event: Event, player: Player, relay: FakeRelay, report: Report): Promise<void> {
  if (event === 'restart' || event === 'lost') {
    report.restarts++;
    relay.restart(event === 'restart');
  } else {
    report[event === 'crash' ? 'crashes' : 'reloads']++;
    await player.reload(event === 'crash');
  }
}

async function compareEnds(players: Player[], course: Course): Promise<void> {
  for (const player of players) course.note('the end', await player.end(), player.name);
}
