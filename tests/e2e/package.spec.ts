// S3: the npm package in a plain page and in a worker, without a bundler.
import { expect } from '@playwright/test';
import { test } from './test';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pack } from '../../tools/package.mjs';
import { serve } from './server';
import type * as dockhand from '../../npm/index';

test('S3: a plain page of at most 40 lines plays a whole game, and a worker another', async ({ page }) => {
  if (!existsSync('dist-npm/lib/index.js'))
    await pack({ ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH ?? ''}` });
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  mkdirSync(join(folder, 'node_modules'));
  cpSync('dist-npm', join(folder, 'node_modules/dockhand'), { recursive: true });
  cpSync('examples/npm/page.html', join(folder, 'index.html'));
  expect(readFileSync('examples/npm/page.html', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  writeFileSync(
    join(folder, 'worker.js'),
    `
    import { load } from './node_modules/dockhand/lib/index.js';
    const engine = await load('rampart');
    const table = engine.open({ players: [{ name: 'A', colour: 0 }, { name: 'B', colour: 1 }], seed: 3 });
    for (let view = table.view(null); !view.outcome; view = table.view(null)) table.play(view.toAct[0], table.offers(view.toAct[0])[0].move, null);
    postMessage(table.view(null).outcome.scores.length);`,
  );
  const site = await serve(folder, {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'",
  });
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.address);
    await page.locator('#offers button').first().waitFor();
    await page.evaluate(() => {
      for (let i = 0; i < 200; i++) document.querySelector<HTMLButtonElement>('#offers button')?.click();
    });
    await expect(page.locator('#turn')).toHaveText('The game is over.');
    await expect(page.locator('#score')).toHaveText(/^You: \d+, Computer: \d+$/);
    expect(
      await page.evaluate(
        () =>
          new Promise((done) => {
            new Worker('worker.js', { type: 'module' }).onmessage = ({ data }) => done(data);
          }),
      ),
    ).toBe(2);
    // The computer player thinks in a worker.
    const decided = await page.evaluate(async (code) => {
      const { decide, decideHere, load, net } = (await import(code)) as typeof dockhand;
      const players = ['A', 'B'].map((name, colour) => ({ name, colour }));
      const table = (await load('duel')).open({ players, seed: 3, config: { first: 0 } });
      const how = { level: 2, seed: 5, net: await net('duel', 2) };
      return [await decide(table, 0, how), decideHere(table, 0, how)];
    }, `${site.address}node_modules/dockhand/lib/index.js`);
    expect(decided[0]).toEqual(decided[1]);
    expect(errors).toEqual([]);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
