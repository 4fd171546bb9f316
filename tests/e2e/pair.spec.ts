// Two devices in one room find each other by the codes that they show, without a server.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { visit } from './table';

async function device(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, { home: true });
  return page;
}

interface Held {
  offer: Awaited<ReturnType<Awaited<ReturnType<Window['__game']['pair']>>['offer']>>;
  line: { open: boolean; send(text: string): void; close(): void; onText: (text: string) => void };
  texts: string[];
  answered: string;
}
declare global {
  interface Window {
    held: Held;
  }
}

/** Makes a first code. */
const offer = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const made = await (await window.__game.pair()).offer('live');
    window.held = { offer: made, texts: [] } as unknown as Held;
    return made.text;
  });
const answer = (page: Page, code: string): Promise<string> =>
  page.evaluate(async (text) => {
    const { answer, makeCertificate, readCode } = await window.__game.pair(),
      read = readCode(text);
    if (read === null || read === 'newer') throw new Error('no code');
    const { line, text: own } = await answer(read, await makeCertificate());
    window.held = { line, texts: [] } as unknown as Held;
    line.onText = (one) => window.held.texts.push(one);
    return own;
  }, code);
/** Takes the answer; returns how long the line took to open, in ms, or why it is refused. */
const accept = (page: Page, code: string): Promise<number | string> =>
  page.evaluate(async (text) => {
    const begun = performance.now(),
      line = await window.held.offer.accept(text);
    if (typeof line === 'string') return line;
    Object.assign(window.held, { line });
    line.onText = (one) => window.held.texts.push(one);
    while (!line.open) await new Promise((done) => setTimeout(done, 5));
    return performance.now() - begun;
  }, code);
const texts = (page: Page): Promise<string[]> => page.evaluate(() => window.held.texts);
const isOpen = (page: Page): Promise<boolean> => page.evaluate(() => window.held.line.open);

test('a line opens, carries texts of 64 kB both ways, and closes at both ends', async ({ browser }) => {
  const [host, guest] = [await device(browser), await device(browser)];
  const asked: string[] = [];
  for (const page of [host, guest]) page.on('request', (request) => asked.push(request.url()));
  const took = await accept(host, await answer(guest, await offer(host)));
  expect(typeof took).toBe('number');
  const long = '🂡é'.repeat(10_000);
  await host.evaluate((text) => window.held.line.send(text), long);
  for (const text of ['', 'one', 'two']) await guest.evaluate((one) => window.held.line.send(one), text);
  await expect.poll(() => texts(host)).toEqual(['', 'one', 'two']);
  await expect.poll(async () => (await texts(guest))[0] === long).toBe(true);
  await expect(host.evaluate(() => window.held.line.send('x'.repeat(65_537)))).rejects.toThrow('64 kB');
  await guest.evaluate(() => window.held.line.close());
  await expect.poll(() => isOpen(host)).toBe(false);
  // Nothing was asked of anybody else.
  for (const url of asked) expect(['127.0.0.1', '']).toContain(new URL(url).hostname);
  for (const page of [host, guest]) await page.context().close();
});

test('one code is for one device, and the answer to another code is refused', async ({ browser }) => {
  const [host, one, two] = [await device(browser), await device(browser), await device(browser)];
  const first = await offer(host),
    [answered, late] = [await answer(one, first), await answer(two, first)];
  expect(await accept(host, 'Point a camera here')).toBe('damaged');
  expect(await accept(host, first)).toBe('stray');
  expect(typeof (await accept(host, answered))).toBe('number');
  expect(await accept(host, late)).toBe('stray');
  // The next code is for the second device; the first one stays.
  const line = await host.evaluateHandle(() => window.held.line);
  expect(typeof (await accept(host, await answer(two, await offer(host))))).toBe('number');
  expect(await line.evaluate(({ open }) => open)).toBe(true);
  // A page that is closed is noticed at once.
  await one.context().close();
  await expect.poll(() => line.evaluate(({ open }) => open)).toBe(false);
  expect(await isOpen(host)).toBe(true);
  for (const page of [host, two]) await page.context().close();
});
