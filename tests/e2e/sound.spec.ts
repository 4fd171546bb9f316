// Sound: on from the first touch, until the player turns it off, and silent in a frame.
import { expect, type Frame, type Page } from '@playwright/test';
import { test } from './test';
import { complete, mouse, offers, playOn, setUp, visitTable } from './table';

interface Blow {
  at: number;
  rate: number;
  side: number;
  peak: number;
}
interface Noted {
  blows: Blow[];
  buzzes: number[][];
}

/** Notes every sound with its place, and every buzz. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { blows: object[]; buzzes: unknown[] } = { blows: [], buzzes: [] };
    Object.assign(window, { noted });
    const pans = new WeakMap<AudioNode, StereoPannerNode>();
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof StereoPannerNode) pans.set(this, to);
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      const peak = this.buffer!.getChannelData(0).reduce((most, v) => Math.max(most, Math.abs(v)), 0);
      noted.blows.push({
        at: when,
        rate: this.playbackRate.value,
        side: pans.get(this)?.pan.value ?? NaN,
        peak,
      });
      start.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      noted.buzzes.push(pattern);
      return true;
    };
  });
}
const noted = (page: Page | Frame): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);
const blows = async (page: Page): Promise<number> => (await noted(page)).blows.length;

test('S6: a game is heard from the first touch on, each blow at its place, and felt if the device can vibrate', async ({
  page,
}) => {
  await listen(page);
  const complaints = await visitTable(page, { speed: 'fast' }, { players: 2 });
  await expect(page.locator('#mute')).toHaveAttribute('aria-pressed', 'true');
  await playOn(page, mouse(page), 8);
  await expect.poll(() => blows(page)).toBeGreaterThan(4);
  const heard = (await noted(page)).blows;
  const times = heard.map(({ at }) => at).sort((a, b) => a - b);
  times.forEach((at, i) => i > 0 && expect(at - times[i - 1]!).toBeGreaterThan(0.0299));
  for (const { rate, side, peak } of heard) {
    expect(rate).toBeGreaterThan(0.96);
    expect(rate).toBeLessThan(1.04 * 1.035 ** 8);
    expect(Math.abs(side)).toBeLessThanOrEqual(0.6);
    expect(peak).toBeLessThan(0.4);
  }
  expect(new Set(heard.map(({ side }) => side.toFixed(2))).size).toBeGreaterThan(1);
  expect(new Set(heard.map(({ rate }) => rate.toFixed(4))).size).toBeGreaterThan(2);
  await expect.poll(async () => (await noted(page)).buzzes.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('S6: the button on the bar turns sound off and on, and the device remembers it', async ({ page }) => {
  await listen(page);
  await visitTable(page, {}, { players: 2 });
  const mute = page.getByRole('button', { name: 'Sounds' });
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  const before = await blows(page);
  await playOn(page, mouse(page), 4);
  await page.waitForTimeout(600);
  expect(await blows(page)).toBe(before);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await expect(page.locator('#setting-sound')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('main.game').waitFor();
  await complete(page);
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await mute.click();
  await expect.poll(() => blows(page)).toBeGreaterThan(0); // it sounds at once
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
});

test('S6: an undo that is not allowed is refused with a sound, and nothing shakes if less motion is wanted', async ({
  page,
}) => {
  await listen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitTable(page, {}, { players: 2 });
  await page.locator('#mute').click();
  await page.locator('#mute').click();
  await expect.poll(() => blows(page)).toBeGreaterThan(0);
  await page.waitForTimeout(200);
  const before = await blows(page);
  await page.locator('#undo').click({ force: true });
  await expect.poll(() => blows(page)).toBe(before + 1);
  expect((await offers(page)).length).toBeGreaterThan(0);
  await playOn(page, mouse(page), 2);
  expect((await noted(page)).buzzes).toEqual([]);
});

test('S6: a game in a frame of another page is silent until the player asks for sound', async ({ page }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe src="./?game=duel" style="width:1000px;height:700px"></iframe>',
    }),
  );
  await page.goto('./host.html');
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  await setUp(frame);
  await frame.locator('#start').click();
  const mute = frame.locator('#mute');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  const kept = await frame.evaluate(() => localStorage.getItem('dockhand.more'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ sound: 'on', framed: 'on' });
});
