// `node lab/tools/relay-load.mjs`: what one Mosquitto on this machine holds. So many tables of two play at once over
// loopback, with messages as large and as frequent as those of a game: a move of each table and a sign of life of each
// device every five seconds. Prints what was lost, how long a move took, and what the relay used.
//   --tables N     2,000 unless said
//   --seconds N    how long they play: 60 unless said
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mqtt from 'mqtt';
import { findMosquitto, startRelay } from '../../tools/lib/relay.mjs';
import { main, Missing, say } from '../../tools/lib/shell.mjs';

/** The time between two moves of a table, and between two signs of life of a device, in ms. */
const PULSE = 5000;
/** The bytes of an outbox with ten letters, and of a sign of life, in their boxes. */
const OUTBOX = 1885,
  LIFE = 157;
/** How often the relay saves what lies on it, in s, as in tools/relay/mosquitto.conf. */
const SAVED = 60;
/** How many connections are opened at once. */
const AT_ONCE = 100;
/** Debian counts processor time in these: ticks a second. */
const TICKS = 100;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Sorted times of moves, in ms, and how many were sent. */
const moves = { sent: 0, times: [] };

/** Connects a device to its table; resolves when it hears the other one. */
function device(address, table, seat) {
  const topic = `dh1/${table}`,
    client = mqtt.connect(address, { protocolVersion: 5, username: table, clean: true, reconnectPeriod: 0 });
  let heard = -1;
  client.on('message', (at, bytes) => {
    if (!at.includes('/o/')) return;
    const serial = bytes.readUInt32BE(0);
    if (serial > heard) moves.times.push(performance.now() - bytes.readDoubleBE(4));
    heard = serial;
  });
  client.on('error', (error) => say(`A connection broke: ${error.message}`));
  const leave = (slot, size, retain, serial = 0) => {
    const bytes = randomBytes(size);
    bytes.writeUInt32BE(serial, 0);
    bytes.writeDoubleBE(performance.now(), 4);
    client.publish(`${topic}/${slot}`, bytes, {
      qos: 1,
      retain,
      properties: { messageExpiryInterval: 3600 },
    });
  };
  return new Promise((done, fail) => {
    client.once('error', fail);
    client.once('connect', () =>
      client.subscribe(`${topic}/#`, { qos: 1, nl: true }, () =>
        done({
          move: (serial) => (moves.sent++, leave(`o/${seat}`, OUTBOX, true, serial)),
          live: () => leave(`p/${seat}`, LIFE, false),
          close: () => client.end(true),
        }),
      ),
    );
  });
}

/** Seats two devices at so many tables. */
async function seatAll(address, count) {
  const tables = [];
  while (tables.length < count) {
    const names = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () =>
      randomBytes(16).toString('base64url'),
    );
    tables.push(
      ...(await Promise.all(
        names.map((name) => Promise.all([0, 1].map((seat) => device(address, name, seat)))),
      )),
    );
  }
  return tables;
}

/** The processor time of a process, in s, and its memory, in MB. */
function usage(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' '),
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
  };
}

/** Lets all tables play; each begins at another moment of the pulse. */
async function playAll(tables, seconds) {
  const timers = [];
  const turns = tables.map(() => 0);
  for (const [at, seats] of tables.entries()) {
    setTimeout(
      () => {
        const play = () => {
          const turn = turns[at]++;
          seats[turn % 2].move(turn);
          for (const seat of seats) seat.live();
        };
        play();
        timers.push(setInterval(play, PULSE));
      },
      (at / tables.length) * PULSE,
    );
  }
  await wait(seconds * 1000);
  timers.forEach(clearInterval);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

await main(async () => {
  const { values } = parseArgs({ options: { tables: { type: 'string' }, seconds: { type: 'string' } } }),
    [count, seconds] = [Number(values.tables ?? 2000), Number(values.seconds ?? 60)];
  if (!findMosquitto()) throw new Missing('No Mosquitto. `npm run relay` installs it on Debian.');
  const folder = mkdtempSync(join(tmpdir(), 'relay-load-')),
    relay = await startRelay(folder, 28_000 + Math.floor(Math.random() * 1000), SAVED);
  try {
    const tables = await seatAll(relay.address, count),
      idle = usage(relay.pid);
    say(`${count} tables of two are connected: ${idle.memory.toFixed(0)} MB.`);
    const [before, began, own] = [usage(relay.pid), performance.now(), process.cpuUsage()];
    await playAll(tables, seconds);
    const after = usage(relay.pid),
      took = (performance.now() - began) / 1000,
      { user, system } = process.cpuUsage(own);
    await wait(PULSE); // what is still on its way
    const times = moves.times.sort((a, b) => a - b);
    say(`${moves.sent} moves in ${took.toFixed(0)} s, ${moves.sent - times.length} lost.`);
    say(
      `A move took ${[0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1)).join(', ')} ms at 50, 95, 99 %.`,
    );
    say(
      `The relay used ${(((after.seconds - before.seconds) / took) * 100).toFixed(0)} % of a processor, ${after.memory.toFixed(0)} MB, ` +
        `${(statSync(join(folder, 'mosquitto.db')).size / 1e6).toFixed(1)} MB on disk; this program ${((user + system) / took / 1e4).toFixed(0)} %.`,
    );
    tables.flat().forEach((one) => one.close());
  } finally {
    await relay.stop();
  }
  process.exit(0);
});
