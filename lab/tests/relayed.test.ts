// Whole games of all four games over a relay in memory that loses, doubles, delays, reorders, damages and replays messages
// and cuts connections, while devices are reloaded or crash: after each move all devices show the same. `RELAYED=900` begins
// games for so many seconds and prints what was seen; without it one game shows that the program works. `RELAYED_FROM` is the
// number of the first game, `RELAYED_GAMES` how many are played at most, and `RELAYED_AT_ONCE` how many at the same time: too
// many starve each other. `RELAYED_LOG` is a file for a line of JSON a game.
import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playGame, TABLES, type Report } from './relayed/game';

const SECONDS = Number(process.env['RELAYED'] ?? 0),
  FIRST = Number(process.env['RELAYED_FROM'] ?? 0),
  MOST = Number(process.env['RELAYED_GAMES'] ?? (SECONDS > 0 ? Infinity : 1)),
  AT_ONCE = Number(process.env['RELAYED_AT_ONCE'] ?? 8),
  LOG = process.env['RELAYED_LOG'];

const sum = (all: Report[], of: (one: Report) => number): number => all.reduce((n, one) => n + of(one), 0);
function line(table: string, all: Report[]): string {
  const wrong = all.filter((one) => one.wrong.length > 0);
  return [
    `${table}: ${all.length} games, ${wrong.length} of them wrong,`,
    `${sum(all, ({ moves }) => moves)} moves or letters,`,
    `${sum(all, ({ messages }) => messages)} messages,`,
    `${sum(all, ({ reloads }) => reloads)} reloads, ${sum(all, ({ crashes }) => crashes)} crashes,`,
    `${sum(all, ({ restarts }) => restarts)} restarts of the relay,`,
    `${sum(all, ({ compared }) => compared)} positions compared`,
  ].join(' ');
}

it(
  'whole games over a relay that does everything wrong end alike on all devices',
  { timeout: 7_200_000 },
  async () => {
    const all: Report[] = [],
      began = performance.now(),
      isTime = (): boolean => SECONDS === 0 || performance.now() - began < SECONDS * 1000;
    let next = FIRST;
    const player = async (): Promise<void> => {
      while (next < FIRST + MOST && isTime()) {
        const report = await playGame(next++);
        all.push(report);
        if (LOG) appendFileSync(LOG, `${JSON.stringify(report)}\n`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, player));
    const cpu = process.cpuUsage(),
      tables = TABLES.map(([game, seats]) => `${game} ${seats}`);
    if (SECONDS > 0)
      process.stdout.write(
        `games ${FIRST} to ${next - 1}, ${Math.round((cpu.user + cpu.system) / 1e4) / 100} s of processor\n${[
          ...tables.map((name) =>
            line(
              name,
              all.filter(({ table }) => table === name),
            ),
          ),
          line('all', all),
        ].join('\n')}\n`,
      );
    expect(all.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  },
);
