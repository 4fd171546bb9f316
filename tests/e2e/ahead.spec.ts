// The computer player that thinks for a time goes on while a person decides: only where the page is seen, and nothing of it
// is in the way or in the record.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { complete, leaveGame, make, mouse, offers, settle, setUp, visit } from './table';

/** What a worker was asked and has answered, with the time of each. */
interface Said {
  at: number;
  id: number;
  what: 'ahead' | 'think' | 'stop' | 'done';
  done?: number;
  kept?: number;
}

/** Notes what is said to workers and what they answer. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Own = Worker,
      said: unknown[] = [];
    Object.assign(window, { said });
    const note = (entry: object): void => void said.push({ at: performance.now(), ...entry });
    let workers = 0;
    window.Worker = class extends Own {
      /** Workers count their tasks each for itself. */
      readonly first = (workers += 1) * 1000;
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }: MessageEvent) => {
          const { id, done, rootStats } = data as {
            id: number;
            done: number;
            rootStats?: { kept?: number }[];
          };
          if (rootStats)
            note({
              id: this.first + id,
              what: 'done',
              done,
              kept: rootStats.reduce((n, c) => n + (c.kept ?? 0), 0),
            });
        });
      }
      override postMessage(order: { do: string; id: number; ahead?: boolean }): void {
        if (order.do !== 'begin') note({ id: this.first + order.id, what: order.ahead ? 'ahead' : order.do });
        super.postMessage(order);
      }
    };
  });
const heard = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (window as unknown as { said: Said[] }).said);

/** Begins a Duel against the level that thinks for a time. */
async function begin(page: Page): Promise<void> {
  await setUp(page);
  await page.locator('label:has(#game-duel)').click();
  const levels = page.locator('#level-1'),
    computers = page.locator('#computers');
  await levels.or(computers).waitFor();
  if (await computers.isVisible()) await computers.click();
  await page.locator('#level-0').selectOption('');
  await levels.selectOption('5');
  if (!(await page.locator('#seed').isVisible())) await page.locator('details.options > summary').click();
  await page.locator('#seed').fill('4');
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  await complete(page);
}

/** Plays a move, and waits until it is the person's turn again and nothing moves. */
async function turn(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__game.seat() !== null, null, { timeout: 30_000 });
  await settle(page);
  const moves = await page.evaluate(() => window.__game.moves());
  await make(page, mouse(page), (await offers(page))[0]!);
  await page.waitForFunction(
    (before) => window.__game.moves() > before && window.__game.seat() !== null,
    moves,
    { timeout: 30_000 },
  );
  await settle(page);
}

/** Lets the page believe that it is hidden, or seen again. */
const hide = (page: Page, hidden: boolean): Promise<unknown> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('M14: it thinks ahead at the turn of a person, keeps what it finds, and stops when the page is hidden or the game is left', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await listen(page);
  const complaints = await visit(page, { speed: 'off' });
  await begin(page);
  await turn(page);
  const aheads = async (): Promise<number> =>
    (await heard(page)).filter(({ what }) => what === 'ahead').length;
  const resting = async (): Promise<boolean> => {
    const said = await heard(page),
      ended = new Set(said.filter(({ what }) => what === 'done').map(({ id }) => id));
    return said.every(({ what, id }) => what !== 'ahead' || ended.has(id));
  };
  await expect.poll(aheads).toBeGreaterThan(0);
  const record = await page.evaluate(() => window.__game.record());
  const waits: number[] = [];
  for (let time = 0; time < 3; time++) {
    await expect.poll(resting).toBe(false);
    await page.waitForTimeout(300);
    const before = await aheads();
    await hide(page, true);
    await expect.poll(resting).toBe(true);
    await page.waitForTimeout(400);
    expect(await aheads(), 'a hidden page asks for nothing').toBe(before);
    const said = await heard(page),
      stop = said.findLast(({ what }) => what === 'stop')!,
      done = said.findLast(({ what, id }) => what === 'done' && id === stop.id)!;
    expect(done.done).toBeGreaterThan(0);
    waits.push(done.at - stop.at);
    await hide(page, false);
    await expect.poll(aheads).toBeGreaterThan(before);
  }
  // A busy machine may keep one of them waiting.
  expect(Math.min(...waits), `stopped after ${waits.map(Math.round).join(', ')} ms`).toBeLessThan(50);
  expect(await page.evaluate(() => window.__game.record()), 'thinking is no move').toBe(record);
  const kept = async (): Promise<number> => Math.max(...(await heard(page)).map(({ kept }) => kept ?? 0));
  for (let turns = 0; turns < 8 && (await kept()) === 0; turns++) {
    await page.waitForTimeout(300);
    await turn(page);
  }
  expect(await kept(), 'a decision goes on from what was found ahead').toBeGreaterThan(0);
  await leaveGame(page);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(complaints).toEqual([]);
});
