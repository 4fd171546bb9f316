// Taps on a phone with a processor four times slower: whole games by finger, and the beginning of a game. The
// times are the browser's own (Event Timing, Long Tasks), by the clock on the wall.
/* global document */
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true };

/** How long a person looks before the next tap, in ms: long enough that two taps are never a double tap. */
const LOOK = 700;
/** How long a game that has begun is left alone, and how often a place is looked for, in ms. */
const SETTLED = 6000,
  AGAIN = 100;
const TRIES = 80;
/** What is noted of a tap that was painted within 16 ms, which the browser does not tell. */
const SOONEST = 8;

/** Chance that is the same in every visit, so that two builds are measured in the same games. */
function sameChance() {
  let state = 1;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[i] = state >>> 8;
    }
    return array;
  };
}

/** Writes down how long each interaction took until its next paint, and how long each long task was. */
function watchTaps() {
  const seen = (globalThis.seen = { taps: new Map(), tasks: [] });
  const watch = (type, each, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, ...more });
  const tapped = ({ interactionId, duration }) => {
    if (interactionId) seen.taps.set(interactionId, Math.max(duration, seen.taps.get(interactionId) ?? 0));
  };
  watch('event', tapped, { durationThreshold: 16 });
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
}

/** Returns the point to tap next, no point while there is none, and null at the end of the game. */
function next(turn) {
  if (document.querySelector('dialog[open]:not(.handover)')) return null;
  const hit = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const points = [
      [0.5, 0.5],
      [0.5, 0.94],
      [0.5, 0.06],
      [0.06, 0.5],
      [0.94, 0.5],
    ].map(([fx, fy]) => [x + width * fx, y + height * fy]);
    return width > 0 ? points.find((at) => one.contains(document.elementFromPoint(...at))) : undefined;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const onward = all('#take, #confirm:not([aria-disabled])').map(hit).find(Boolean);
  if (onward) return { at: onward };
  const places = all('.layer button.lit:not([aria-pressed]), .choices button');
  for (let i = 0; i < places.length; i++) {
    const at = hit(places[(turn * 7 + 3 + i) % places.length]);
    if (at) return { at };
  }
  return {};
}

async function phone(browser, address, game) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(sameChance);
  await context.addInitScript(watchTaps);
  await context.addInitScript(
    (kept) => localStorage.setItem('dockhand.settings', kept),
    JSON.stringify({ game, language: 'en', theme: 'light' }),
  );
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  await page.locator('.home:not(#first) #play').waitFor();
  await page.locator('label:has(#people-2)').tap();
  return page;
}

/** Forgets what was written down so far. */
const forget = (page) =>
  page.evaluate(() => {
    globalThis.seen.taps.clear();
    globalThis.seen.tasks.length = 0;
  });

/**
 * Plays a game of two people by finger, for at most so many taps. Returns the ms from each tap to its next paint,
 * and the longest task from the tap that began the game until it was at rest.
 */
export async function tapsOn(browser, address, game, most) {
  const page = await phone(browser, address, game);
  await page.waitForTimeout(LOOK);
  await forget(page);
  await page.locator('#play').tap();
  await page.locator('.layer button.lit, .choices button').first().waitFor();
  await page.waitForTimeout(SETTLED);
  const begun = await page.evaluate(() => Math.max(0, ...globalThis.seen.tasks));
  await forget(page);
  let made = 0;
  for (let tries = 0; made < most && tries < TRIES; tries++) {
    const wanted = await page.evaluate(next, made);
    if (wanted === null) break;
    if (wanted.at) {
      await page.touchscreen.tap(...wanted.at);
      made++;
      tries = 0;
    }
    await page.waitForTimeout(wanted.at ? LOOK : AGAIN);
  }
  const told = await page.evaluate(() => [...globalThis.seen.taps.values()]);
  await page.context().close();
  return { begun, taps: [...told, ...Array(Math.max(0, made - told.length)).fill(SOONEST)] };
}
