// The work of an idle page: counted for the benchmark, and by the end-to-end tests.
/* global Worker */

/**
 * Runs in a page before its own scripts: counts animation frames, timers of less than a second and messages
 * to workers.
 */
export function countTicks() {
  const ticks = (globalThis.ticks = { frames: 0, timers: 0, orders: 0 });
  const { requestAnimationFrame: frame, setTimeout: once, setInterval: often } = globalThis;
  const short = (ms) => !(ms >= 1000);
  globalThis.requestAnimationFrame = (work) => {
    ticks.frames += 1;
    return frame(work);
  };
  globalThis.setTimeout = (work, ms, ...rest) => {
    if (short(ms)) ticks.timers += 1;
    return once(work, ms, ...rest);
  };
  // Each time that it comes, since it may have been asked for long before.
  globalThis.setInterval = (work, ms, ...rest) =>
    often(
      (...all) => {
        if (short(ms)) ticks.timers += 1;
        work(...all);
      },
      ms,
      ...rest,
    );
  const order = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...all) {
    ticks.orders += 1;
    return order.apply(this, all);
  };
}

/**
 * Measures a page (of Playwright) with `countTicks` for this many seconds; `script`: milliseconds in scripts
 * of any kind.
 * @returns {Promise<{ frames: number, timers: number, orders: number, script: number }>}
 */
export async function restFor(page, seconds) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script = async () =>
    (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')
      ?.value ?? 0;
  const ticks = () => page.evaluate(() => ({ ...globalThis.ticks }));
  // Our own questions are scripts as well: they are asked outside of the time that is measured.
  const before = await ticks();
  const since = await script();
  await page.waitForTimeout(seconds * 1000);
  const spent = ((await script()) - since) * 1e3;
  const after = await ticks();
  await client.detach();
  return {
    frames: after.frames - before.frames,
    timers: after.timers - before.timers,
    orders: after.orders - before.orders,
    script: spent,
  };
}
