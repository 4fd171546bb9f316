// The start of the built page, as a visitor on a phone has it: Chromium's own "Fast 4G" and a processor four
// times slower, first with empty caches, then from the cache of the service worker. Also measures what the
// idle page does.
/* global document, MutationObserver, requestAnimationFrame */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTicks, restFor } from '../../../tools/lib/idle.mjs';
import { inRoot } from '../../../tools/lib/shell.mjs';

/** As the developer tools of Chromium have them: bytes a second, and milliseconds until an answer. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (10e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
  latency: 60 * 2.75,
};
const SLOWER = 4;

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};
/** A page of another site, with a poster. */
const HOST =
  '<!doctype html><html lang="en"><title>A shop</title><script src="embed.js" async></script><dock-hand game="kontor"></dock-hand>';

/**
 * Serves dist/ as docs/deploying.md says: compressed, and cached for ever if the address changes with the
 * file.
 */
export function serveCompressed() {
  const answers = new Map();
  const answer = (name) => gzipSync(name === 'host.html' ? HOST : readFileSync(inRoot('dist', name)));
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname.slice(1) || 'index.html';
    try {
      if (!answers.has(name)) answers.set(name, answer(name));
      const kept = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response
        .writeHead(200, {
          'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
          'cache-control': kept,
        })
        .end(answers.get(name));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}

/**
 * Writes down when something was first painted, and when a game can be begun: the button is there and the
 * thread is free for it.
 */
function watchStart() {
  const times = (globalThis.times = {});
  new PerformanceObserver((list) =>
    list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => {
      times.painted = startTime;
    }),
  ).observe({ type: 'paint', buffered: true });
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.home:not(#first) #play')) return;
    watcher.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        times.ready = performance.now();
      }, 0),
    );
  });
  watcher.observe(document, { childList: true, subtree: true });
}

async function visit(page, address) {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.times.painted && globalThis.times.ready);
  return page.evaluate(() => globalThis.times);
}

/**
 * Stops the service worker, as a browser does after half a minute without use; the next visit has to start
 * it.
 */
async function sleep(browser) {
  const client = await browser.newBrowserCDPSession();
  const { targetInfos } = await client.send('Target.getTargets');
  for (const { targetId, type } of targetInfos)
    if (type === 'service_worker') await client.send('Target.closeTarget', { targetId });
  await client.detach();
}

/**
 * Milliseconds from the address to the first paint and until a game can be begun: `{ first: [{ painted, ready
 * }], again: […] }`.
 */
export async function startTimes(browser, address, game, visitors) {
  const times = { first: [], again: [] };
  for (let i = 0; i < visitors; i++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('dockhand.settings')) localStorage.setItem('dockhand.settings', kept);
      },
      JSON.stringify({ game, language: 'en' }),
    );
    await context.addInitScript(watchStart);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', FAST_4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    times.first.push(await visit(page, address));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null); // everything is cached
    for (let again = 0; again < 2; again++) {
      await page.goto('about:blank');
      await sleep(browser);
      times.again.push(await visit(page, address));
    }
    await context.close();
  }
  return times;
}

/**
 * Measures the idle page for this many seconds: on the start page, in a game, before a player's turn against
 * a computer player, as a poster.
 */
export async function idleTimes(browser, address, seconds) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  await context.addInitScript(
    (kept) => localStorage.setItem('dockhand.settings', kept),
    JSON.stringify({ speed: 'normal', language: 'en' }),
  );
  await context.addInitScript(countTicks);
  const begun = async (page) => {
    await page.locator('#people-2 + span').click();
    await page.locator('#play').click();
    await page.locator('.layer button.lit').first().waitFor();
  };
  const situations = {
    'the start page': (page) => page.locator('#play').waitFor(),
    'a game of people': begun,
    'a game against a computer, which waits': async (page) => {
      await page.locator('#play').click();
      await page.locator('.layer button.lit').first().waitFor();
    },
    'a poster in another page': (page) => page.locator('dock-hand button').waitFor(),
  };
  const measured = await Promise.all(
    Object.entries(situations).map(async ([name, reach], nth, all) => {
      const page = await context.newPage();
      await page.goto(nth === all.length - 1 ? `${address}host.html` : address);
      await reach(page);
      await page.waitForTimeout(10_000); // files that are fetched later, and cached, are fetched once
      return [name, await restFor(page, seconds)];
    }),
  );
  await context.close();
  return measured;
}
