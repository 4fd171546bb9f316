// The report of `npm run bench`: tables with the aim beside each figure, and what they mean.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { median, quantile } from './bench-engine.mjs';
import { DECISION } from './bench-search.mjs';
import { medianInterval } from './quiet.mjs';
import { inRoot, Missing, say } from '../../../tools/lib/shell.mjs';
import { furtherSizes, mostOf, shipped, weigh } from '../../../tools/lib/sizes.mjs';

const row = (...cells) => `| ${cells.join(' | ')} |`;
const heading = (...cells) => [row(...cells), row(...cells.map(() => '---'))];
const number = (value, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The ratios to native with their intervals, in Node and in Chromium. */
const ratios = ({ node, chromium }) => [node, chromium].map(ratio).join(' / ');
const ratio = ({ ratios }) => surely(medianInterval(ratios));
const surely = ({ middle, low, high }) => `${number(middle, 2)} (${number(low, 2)}–${number(high, 2)})`;

function gamesTable({ tables, probe }) {
  const lines = tables.map((table) => {
    const [own, node, chromium] = [table.native, table.node.all, table.chromium.all].map(median);
    const games = 1e9 / own / table.plies;
    const { scenario } = table.config;
    const options = scenario
      ? `, ${scenario}`
      : Object.keys(table.config).length > 0
        ? ', every option otherwise'
        : '';
    const beside = table.game === 'imhotep' && !options ? probe[table.seats] : null;
    return row(
      `${table.game}, ${table.seats} players${options}`,
      table.state_bytes,
      number(table.plies, 1),
      number(games),
      number(own, 1),
      number(node, 1),
      number(chromium, 1),
      ratios(table),
      beside ? `${number(games / beside, 2)}` : '',
    );
  });
  return [
    ...heading(
      'random games',
      'state, bytes',
      'moves a game',
      'games /s, native',
      'ns a move: native',
      'Node',
      'Chromium',
      'wasm / native (aim: ≤ 1.15)',
      'games /s over the reference (aim: ≥ 0.90)',
    ),
    ...lines,
  ];
}

function searchTable({ searches, leaves, gain, probe }) {
  const lines = searches.map(({ game, end, ...times }) => {
    const [own, node, chromium] = [times.native, times.node.all, times.chromium.all].map(median);
    return row(
      `${game}, ${end ? 'random games to their end' : 'as a master thinks'}`,
      number(1e9 / own),
      ...[own, node, chromium].map((ns) => number(ns)),
      ratios(times),
      number((chromium * DECISION) / 1e6),
      probe && game === 'imhotep' ? number(probe / own, 2) : '',
    );
  });
  return [
    ...heading(
      'search of the opening, 2 players',
      'iterations /s, native',
      'ns an iteration: native',
      'Node',
      'Chromium',
      'wasm / native (aim: ≤ 1.15)',
      `ms for ${number(DECISION)} in Chromium`,
      'iterations /s over the reference (aim to the end: ≥ 1.00)',
    ),
    ...lines,
    '',
    ...heading(
      'a position that a net judges, 2 players',
      'ns, native',
      'Node',
      'Chromium',
      'wasm / native',
      'aim',
    ),
    ...leaves.map(({ game, ...times }) =>
      row(
        game,
        ...[times.native, times.node.all, times.chromium.all].map((all) => number(median(all))),
        ratios(times),
        '≤ 350',
      ),
    ),
    '',
    `Two workers side by side imagine ${surely(gain)} times as many games as one in the same time, by the clock on the wall (aim: ≥ 1.95).`,
  ];
}

/** The names of the browsers as people know them. */
const BROWSERS = { firefox: 'Firefox', webkit: 'WebKit' };

function othersTable({ names, games, searches }) {
  const rows = (all, what) =>
    all.map(({ game, ...times }) =>
      row(
        `${game}, ${what}`,
        ...names.flatMap((name) => [number(median(times[name].all)), ratio(times[name])]),
      ),
    );
  return [
    ...heading(
      'in other browsers, clock on the wall, 2 players',
      ...names.flatMap((name) => [`${BROWSERS[name]}, ns`, 'over native (aim: ≤ 1.15)']),
    ),
    ...rows(games, 'a random move'),
    ...rows(searches, 'an iteration of a master'),
  ];
}

function decisionsTable({ decisions }) {
  const games = [...new Set(decisions.map(({ game }) => game))],
    levels = [...new Set(decisions.map(({ level }) => level))];
  const cell = (game, level) => {
    const { times } = decisions.find((one) => one.game === game && one.level === level) ?? {};
    return times?.length ? `${number(median(times), 1)} / ${number(quantile(times, 0.95), 1)}` : '';
  };
  return [
    ...heading('what a decision costs a worker in Chromium, ms: median / 95 %', ...levels),
    ...games.map((game) => row(game, ...levels.map((level) => cell(game, level)))),
  ];
}

function restTable({ face, taps, frames }) {
  const both = (times) => [number(median(times), 3), number(quantile(times, 0.95), 3)];
  return [
    ...heading('in Chromium, ms', 'median', '95 %', 'aim'),
    row(
      'a move through the JS face, with view and offers (clock on the wall)',
      ...both(face),
      '< 0.3 median',
    ),
    row(
      'a tap to the updated board, script and layout',
      ...both(taps.map(({ shown }) => shown)),
      '≤ 2 at 95 %',
    ),
    row(
      'the same with labels and log, which are written after the frame',
      ...both(taps.map(({ all }) => all)),
      '',
    ),
    row('a frame of animation at 1024 × 768, main thread', ...both(frames), '< 4'),
  ];
}

function slowTapsTable(games) {
  return [
    ...heading(
      'taps, ms on the wall (processor 4 × slower)',
      'taps',
      'to the next paint, median',
      '98 %',
      'aim',
      'longest task of the beginning',
      'aim',
    ),
    ...games.map(({ game, taps, begun }) =>
      row(
        game,
        taps.length,
        ...[number(median(taps)), number(quantile(taps, 0.98))],
        '≤ 50 at 98 %',
        number(begun),
        '≤ 100',
      ),
    ),
  ];
}

function turnsTable(turns) {
  const both = (times) => [number(median(times), 1), number(quantile(times, 0.95), 1)];
  return [
    ...heading(
      'a turn by link in Chromium, ms on the wall',
      'sealing, median',
      '95 %',
      'opening, median',
      '95 %',
      'aim at 95 %',
    ),
    ...turns.map(({ game, seats, slower, seal, open }) =>
      row(
        `${game}, ${seats} players${slower > 1 ? `, processor ${slower} × slower` : ''}`,
        ...both(seal),
        ...both(open),
        slower > 1 ? '≤ 200' : '≤ 50',
      ),
    ),
  ];
}

function visitsTable({ starts }) {
  const cells = (times) =>
    [
      median(times.map(({ painted }) => painted)),
      median(times.map(({ ready }) => ready)),
      quantile(
        times.map(({ ready }) => ready),
        0.95,
      ),
    ].map((ms) => number(ms));
  return [
    ...heading(
      'visits, ms on the wall (Fast 4G, processor 4 × slower)',
      'first paint, median',
      'a game can be begun, median',
      '95 %',
      'aim',
    ),
    ...starts.flatMap(([game, { first, again }]) => [
      row(`${game}, for the first time`, ...cells(first), '≤ 3,000'),
      row(`${game}, again`, ...cells(again), '≤ 1,000'),
    ]),
  ];
}

function idleTable({ idle }) {
  return [
    ...heading(
      '5 s without a touch (aim: 0)',
      'animation frames',
      'timers under 1 s',
      'orders to workers',
      'script, ms',
    ),
    ...idle.map(([name, { frames, timers, orders, script }]) =>
      row(name, frames, timers, orders, number(script, 1)),
    ),
  ];
}

function sizeTable(first) {
  const all = weigh(shipped());
  return [
    ...heading(
      'on the wire, compressed bytes',
      'first load, to a table of Imhotep',
      'at most',
      'all that is shipped',
    ),
    ...weigh(first).map(({ part, gzip }, i) =>
      row(part, number(gzip), part === 'everything' ? number(mostOf('imhotep')) : '', number(all[i].gzip)),
    ),
    '',
    ...heading('on the wire elsewhere (aim for the engines: 280,000)', 'bytes', 'at most'),
    ...furtherSizes().map(({ part, bytes, most }) => row(part, number(bytes), number(most))),
  ];
}

const EXPLANATION = `# Speed

Written by \`npm run bench -- --write docs/speed.md\`. Random games choose evenly among all legal moves; a game includes its
set-up. Times are what a thread has computed, medians over samples taken in turns; behind a ratio stands the interval that holds
its median with 95 % confidence. Rounds are repeated until it is narrower than 3 % to either side, at most 9 times. A round in which
others had more than 1 % of the processors, or in which a fixed piece of work took times more than 5 % apart, is measured again;
the table is not written if such a round had to be kept. Compare ratios, never figures of two
machines or two days. The reference is the probe that is named with \`--probe\`: a simplified game of the same kind, written
for speed alone. A test holds the first load to "at most"; no test asserts a time. An
iteration of the reference is a random game to its end, like those of the first line for each game; a master cuts them short.
What others reach, what is missed and what was tried is told in [speed-goals.md](speed-goals.md).

The build on a fresh machine is measured by hand (\`npm run build\` in a fresh clone, what Cargo has downloaded kept): on 2026-11-22
it computed for 502 seconds with the four modules side by side and only the needed part of wasm-bindgen, 0.73 of the 689 seconds before,
to the same bytes of every module. The machine was too busy to compare times on the wall.
`;

/** Returns all tables, as lines of Markdown. */
export const tablesOf = ({ games, searches, others, rest, slow, turns, visits, first }) =>
  [
    gamesTable(games),
    searchTable(searches),
    othersTable(others),
    decisionsTable(rest),
    restTable(rest),
    slowTapsTable(slow),
    turnsTable(turns),
    visitsTable(visits),
    idleTable(visits),
    sizeTable(first),
  ].flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));

/** Shows the table, and writes it unless there is a reason not to trust it. */
export function report(lines, complaints, file) {
  say();
  lines.forEach((line) => say(line));
  complaints.forEach((complaint) => say(`\n${complaint}`));
  if (!file) return;
  if (complaints.length > 0) throw new Missing(`Nothing was written to ${file}.`);
  const where = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(inRoot(file), [EXPLANATION, where, '', ...lines, ''].join('\n'));
  say(`\nWritten to ${file}.`);
}
