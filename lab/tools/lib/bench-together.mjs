// The benchmark of games by link: how long a device takes to seal a turn and to open one, in Chromium with the real
// engine, from the first letter of a game to its last.
import { build } from 'vite';
import { inRoot } from '../../../tools/lib/shell.mjs';
import { enginePage } from './bench-page.mjs';

const TABLES = [
  ['duel', 2],
  ['imhotep', 2],
  ['imhotep', 4],
];
const ENTRY = ['protocol', 'seeded', 'link-table'].map(
  (name) => `export * from ${JSON.stringify(inRoot('www/letters', name))};`,
);

/** The code of the page that plays by link, as one module. */
async function bundled() {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? ENTRY.join('\n') : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  }).then((built) => [built].flat()[0]);
  return output[0].code;
}

/**
 * Plays games by link on a page of the benchmark's engines, also with a processor that is four times slower. Returns
 * `{ game, seats, slower, seal, open }` for each, in milliseconds on the wall.
 */
export async function turnsByLink(browser, address, games) {
  const code = await bundled(),
    found = [];
  const { page } = await enginePage(browser, address),
    client = await page.context().newCDPSession(page);
  for (const slower of [1, 4]) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (const [game, seats] of TABLES)
      found.push({ game, seats, slower, ...(await page.evaluate(play, { code, game, seats, games })) });
  }
  await page.close();
  return found;
}

/** Plays games by link between devices that share a page. Runs in the browser. */
async function play({ code, game, seats, games }) {
  const { beginIn, begins, invite, join, linkToSend, makeSecrets, open, replay, seal, shown } = await import(
    URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  );
  const { Session } = globalThis.engines[game],
    begin = beginIn({ resume: (text) => Session.resume(text) }),
    times = { seal: [], open: [] };
  const timed = async (kind, work) => {
    const from = performance.now(),
      done = await work();
    times[kind].push(performance.now() - from);
    if ('why' in done) throw new Error(`${kind}: ${done.why}`);
    return done;
  };
  const names = ['Ann', 'Ben', 'Cleo', 'Dai'].slice(0, seats),
    players = names.map((name, colour) => ({ name, colour }));
  for (let left = games; left > 0; left--) {
    let last = await invite({ game, players, config: {}, host: 0 }, await makeSecrets(), begin);
    const table = [last];
    for (const name of names.slice(1))
      table.push((last = await join(linkToSend(last), name, await makeSecrets(), begin)));
    table[0] = last = await begins((await open(table[0], linkToSend(last), begin)).state, begin);
    for (let seat = 1; seat < seats; seat++)
      table[seat] = last = await begins((await open(table[seat], linkToSend(last), begin)).state, begin);
    for (let next = last.next; next !== null;) {
      const engine = replay(await shown(table[next]), begin),
        moves = [];
      while (engine.deciding[0] === next && moves.length < 8) {
        const move = Math.floor(Math.random() * engine.legal(next));
        moves.push(move);
        if (engine.needs(next, move)) break;
        engine.play(next, move);
      }
      engine.session.free();
      const before = next;
      table[before] = last = await timed('seal', () => seal(table[before], moves, begin));
      next = last.next;
      const link = linkToSend(last);
      if (next !== null && next !== before)
        table[next] = (await timed('open', () => open(table[next], link, begin))).state;
    }
  }
  return times;
}
