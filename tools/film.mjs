// Writes the motions of the page as strips of eight frames each, for looking at: `npx vite build --mode
// test`, then
// `node tools/film.mjs [FOLDER] [WIDTHxHEIGHT] [light|dark]`. The frames are those that
// tests/e2e/film.spec.ts looks at.
/* global window */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChrome } from './lib/browser.mjs';
import { launch, serve } from './lib/serve.mjs';
import { joined, lastMove, opened, positionOf, SCENES, winner } from './lib/film.mjs';
import { inRoot, say } from './lib/shell.mjs';

const [folder = inRoot('test-results', 'film'), size = '1366x768', theme = 'light'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
mkdirSync(folder, { recursive: true });
const server = await serve(inRoot('dist-test')),
  browser = await launch(findChrome());
const kept = { speed: 'normal', mode: 'confirm', language: 'en', theme };
for (const { name, ms, times, ...scene } of SCENES) {
  const { link, steps } = await positionOf(scene);
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' }),
    page = await context.newPage();
  await page.addInitScript(
    (settings) => window.localStorage.setItem('dockhand.settings', settings),
    JSON.stringify(kept),
  );
  await opened(page, `${server.address}#${link}`);
  const picture = await page.evaluate(
    ([moved, each, moments]) => window.film.strip(moved, each, moments, 44),
    [steps, ms, times],
  );
  writeFileSync(join(folder, `${name}.png`), Buffer.from(picture.split(',')[1], 'base64'));
  say(`${name}.png: ${times.join(', ')} ms`);
  await context.close();
}
// The winner's scene is drawn by styles: its motions are stopped and set to each moment.
{
  const { link, moments } = await lastMove();
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' }),
    page = await context.newPage();
  await page.addInitScript(
    (settings) => window.localStorage.setItem('dockhand.settings', settings),
    JSON.stringify({ ...kept, speed: 'fast', mode: 'instant' }),
  );
  await opened(page, `${server.address}#${link}`);
  const frames = await winner(page, moments);
  const picture = await joined(page, frames, moments);
  writeFileSync(join(folder, 'winner.png'), Buffer.from(picture.split(',')[1], 'base64'));
  say(`winner.png: ${moments.join(', ')} ms`);
  await context.close();
}
await browser.close();
server.close();
