// The page's part of the benchmark: taps and animation of the built page in headless Chromium.
/* global document */
import { GAMES } from '../../../tools/lib/games.mjs';

/** How long the main thread has computed so far, in seconds. */
export async function stopwatch(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
}

/** A page with the benchmark's engines and nothing else. */
export async function enginePage(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}empty.html`);
  await page.evaluate(async (games) => {
    globalThis.engines = {};
    for (const game of games) {
      const engine = await import(`/${game}/${game}.js`);
      await engine.default();
      globalThis.engines[game] = engine;
    }
  }, GAMES);
  return { page, computed: await stopwatch(page) };
}

/** A game on the built page, at the size of a tablet. */
async function table(browser, address, speed) {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  await page.addInitScript((speed) => {
    localStorage.setItem(
      'dockhand.settings',
      JSON.stringify({ speed, mode: 'instant', language: 'en', theme: 'light' }),
    );
    globalThis.ticks = { frames: 0 };
    const own = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (work) => {
      globalThis.ticks.frames += 1;
      return own(work);
    };
  }, speed);
  await page.goto(address);
  await page.locator('#people-2 + span').click();
  await page.locator('#play').click();
  await page.locator(LIT).first().waitFor();
  // The files for playing offline are fetched once, by a thread beside the page.
  await page.evaluate(() =>
    Promise.race([navigator.serviceWorker.ready, new Promise((done) => setTimeout(done, 5000))]),
  );
  return page;
}

const LIT = '.layer button.lit';

/** Returns the middle of a place that can be tapped; null if there is none. */
const target = (page, turn) =>
  page.evaluate(
    ([lit, turn]) => {
      const places = [...document.querySelectorAll(`${lit}, .choices button`)];
      const place = places[(turn * 7 + 3) % places.length];
      if (!place) return null;
      const { x, y, width, height } = place.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    },
    [LIT, turn],
  );

/**
 * Taps a place that can be tapped, with a finger as far as the browser can tell; returns whether there was
 * one.
 */
async function tap(page, turn) {
  const at = await target(page, turn);
  if (!at) return false;
  // Not in the same task: the page does not cause this cost.
  await page.evaluate(() => console.timeStamp('tap'));
  await page.touchscreen.tap(...at);
  return true;
}

/**
 * The events of a trace that count: script, style and layout. The browser's own sum of script leaves out what
 * runs after a promise; a trace tells it apart.
 */
const SHOWN = new Set(['v8.callFunction', 'RunMicrotasks', 'UpdateLayoutTree', 'Layout']);

/**
 * Returns the computing time of the main thread for each tap, in ms: until the updated board goes to the
 * screen, and with the work after that. Nested work is counted once.
 */
function workByTap(trace) {
  const { traceEvents } = JSON.parse(trace);
  const taps = traceEvents
    .filter(({ name, args }) => name === 'TimeStamp' && args.data?.message === 'tap')
    .sort((a, b) => a.ts - b.ts);
  const own = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === taps[0]?.pid && tid === taps[0]?.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  return taps.map(({ ts }, turn) => {
    const until = taps[turn + 1]?.ts ?? Infinity;
    const during = own.filter((event) => event.ts >= ts && event.ts < until);
    const input =
      during.find(({ name, args }) => name === 'EventDispatch' && args.data?.type?.startsWith('pointer'))
        ?.ts ?? Infinity;
    const click =
      during.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click')?.ts ??
      Infinity;
    const frame = during.find(({ name, ts }) => name === 'FireAnimationFrame' && ts > click)?.ts ?? Infinity;
    const painted = during.find(({ name, ts }) => name === 'Paint' && ts > frame)?.ts ?? Infinity;
    const times = { shown: 0, all: 0 };
    let end = input;
    for (const { name, ts, dur, tdur } of during) {
      if (!SHOWN.has(name) || ts < end) continue;
      times.all += tdur / 1e3;
      if (ts < painted) times.shown += tdur / 1e3;
      end = ts + dur;
    }
    return times;
  });
}

/**
 * Milliseconds of script and layout for each tap: `shown` until the updated board, `all` with the labels and
 * the log after it.
 */
export async function tapTimes(browser, address, most) {
  const page = await table(browser, address, 'off');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'v8.execute'] });
  for (let turn = 0; turn < most && (await tap(page, turn)); turn++) {
    // Not by a script in the page, which would count.
    await page.waitForTimeout(50);
  }
  const times = workByTap((await browser.stopTracing()).toString());
  await page.close();
  // The first taps only warm the page up.
  return times.slice(10);
}

/** Milliseconds of the main thread for each frame while things move. */
export async function frameTimes(browser, address, most) {
  const page = await table(browser, address, 'normal');
  const watch = await stopwatch(page);
  const times = [];
  for (let turn = 0; turn < most; turn++) {
    await page
      .locator(`${LIT}, .choices button`)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => {});
    if (!(await tap(page, turn))) break;
    const [before, ticks] = [await watch(), await page.evaluate(() => globalThis.ticks.frames)];
    await page.waitForTimeout(400);
    const frames = (await page.evaluate(() => globalThis.ticks.frames)) - ticks;
    if (frames >= 5) times.push((((await watch()) - before) * 1e3) / frames);
  }
  await page.close();
  return times;
}
