// Answers are buttons: those that decline look different from those that do something.
import { expect, type Locator } from '@playwright/test';
import { test } from './test';
import { visitKontor } from './kontor';
import { visitRampart } from './rampart';
import { make, mouse, offers, passOn } from './table';

const radius = (button: Locator): Promise<number> =>
  button.evaluate((one) => parseFloat(getComputedStyle(one).borderTopLeftRadius));

for (const language of ['en', 'fr', 'de'])
  test(`P21: Pass and Play a card differ in shape, picture and weight, and stand apart, on one row of a phone: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitKontor(page, { language });
    await passOn(page, mouse(page));
    const [pass, play] = [page.locator('.choices button').first(), page.locator('.choices button').last()];
    await expect(page.locator('.choices button')).toHaveCount(2);
    await expect(play).toHaveClass(/primary/);
    await expect(pass).not.toHaveClass(/primary/);
    expect(await radius(pass)).toBeGreaterThan((await radius(play)) + 8);
    const drawn = await Promise.all([pass, play].map((one) => one.locator('svg path').getAttribute('d')));
    expect(new Set(drawn).size).toBe(2);
    const [left, right] = [(await pass.boundingBox())!, (await play.boundingBox())!];
    expect(right.y).toBe(left.y);
    expect(right.x - left.x - left.width).toBeGreaterThanOrEqual(16);
    expect(right.x + right.width).toBeLessThanOrEqual(360);
  });

test('P21: to take a card and to put it back are answers of equal weight, with a picture each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitRampart(page, {}, { seed: 7 });
  const buttons = page.locator('.choices button');
  for (let move = 0; move < 40; move++) {
    const all = await offers(page);
    if (all.some(({ move: { do: kind } }) => kind === 'take') && all.length > 1) break;
    await make(page, mouse(page), all[(move * 7919 + 13) % all.length]!);
  }
  const [deed, rest] = [buttons.filter({ hasText: 'Take it' }), buttons.filter({ hasText: 'Put it back' })];
  await expect(deed).toHaveClass(/primary/);
  await expect(rest).toHaveClass(/primary/);
  expect(await radius(rest)).toBe(await radius(deed));
  const drawn = await Promise.all([deed, rest].map((one) => one.locator('svg').innerHTML()));
  expect(new Set(drawn).size).toBe(2);
});
