// A page of five lines on another site, with a game in it.
import { expect } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as duel from '../../pkg/duel/duel.js';
import { serveAll } from '../../tools/lib/nginx.mjs';
import type { Ended, Standing, Wrong } from '../../www/features/embed/types';
import { test } from './browsers';

declare global {
  interface Window {
    events: { type: string; detail: Standing & Ended & Wrong }[];
  }
}

test('S1: a page of five lines shows a poster, begins a game and hears of it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const { addresses, close } = await serveAll([
    { at: '/blog/', folder },
    { at: '/games/', folder: resolve('dist-test') },
  ]);
  const [blog = '', games = ''] = addresses;
  const lines = [
    '<!doctype html>',
    '<title>A page</title>',
    '<p>Play a game:</p>',
    `<script src="${games}embed.js" async></script>`,
    '<dock-hand game="duel" players="2"></dock-hand>',
  ];
  writeFileSync(join(folder, 'index.html'), lines.join('\n'));
  try {
    await page.goto(blog);
    await page.waitForFunction(
      () => document.querySelector('dock-hand')?.shadowRoot?.querySelector('img')?.complete,
    );
    await page.evaluate(() => {
      window.events = [];
      for (const type of ['ready', 'move', 'error'] as const)
        document
          .querySelector('dock-hand')!
          .addEventListener(type, ({ detail }) => window.events.push({ type, detail: detail as never }));
    });
    await page.locator('dock-hand').click();
    await page.waitForFunction(() => window.events.length > 0);
    const [ready] = await page.evaluate(() => window.events);
    expect(ready).toEqual({ type: 'ready', detail: { game: 'duel', moves: 0, toAct: [expect.any(Number)] } });

    const record = await page.evaluate(() => document.querySelector('dock-hand')!.record());
    duel.initSync({ module: readFileSync('pkg/duel/duel_bg.wasm') });
    const [seat = 0] = ready!.detail.toAct,
      [{ move } = { move: {} }] = duel.Session.resume(record!).offers(seat);
    await page.evaluate(({ seat, move }) => document.querySelector('dock-hand')!.play(seat, move), {
      seat,
      move,
    });
    await page.waitForFunction(() => window.events.length > 1);
    const [, moved] = await page.evaluate(() => window.events);
    expect(moved).toMatchObject({ type: 'move', detail: { game: 'duel', moves: 1 } });
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});
