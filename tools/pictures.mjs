// Takes the pictures of docs/pictures from the built page: `node tools/pictures.mjs` after `npm run build`.
// The browser makes WebP of them, a fifth as large as PNG.
/* global document, window, Image */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChrome } from './lib/browser.mjs';
import { GAMES } from './lib/games.mjs';
import { codeOf, moduleOf } from './lib/wasm.mjs';

const engines = new Map();
for (const game of GAMES) {
  const engine = await import(codeOf(game));
  engine.initSync({ module: readFileSync(moduleOf(game)) });
  engines.set(game, engine);
}

/** A game after so many moves, each chosen by a simple rule that loads and sails more than it takes. */
function played({ game, names, config, seed, moves }) {
  const session = engines
    .get(game)
    .Session.open({ game, players: names.map((name, colour) => ({ name, colour })), config, seed });
  for (let i = 0; i < moves; i++) {
    const seat = session.view(null).toAct[0];
    if (seat === undefined) break;
    const offers = session.offers(seat);
    session.play(seat, offers[(i * 7919 + 13) % offers.length].move, null);
  }
  return session.link();
}

/** The faces of the players, as a device keeps them. */
const PEOPLE = JSON.stringify([
  { name: 'Anna', face: 'straw' },
  { name: 'Benoît', face: 'moustache' },
  { name: 'Chiara', face: 'curls' },
  { name: 'David', face: 'glasses' },
]);
const SIDES_B = { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' };
const four = played({
  game: 'imhotep',
  names: ['Anna', 'Benoît', 'Chiara', 'David'],
  config: SIDES_B,
  seed: 5,
  moves: 97,
});
const three = played({
  game: 'imhotep',
  names: ['Anna', 'Benoît', 'Chiara'],
  config: { market: 'b' },
  seed: 8,
  moves: 84,
});
const duel = played({
  game: 'duel',
  names: ['Anna', 'Benoît'],
  config: { temple: 'b', tomb: 'b' },
  seed: 5,
  moves: 30,
});
const kontor = played({
  game: 'kontor',
  names: ['Anna', 'Benoît'],
  config: { scenario: 'advanced' },
  seed: 8,
  moves: 92,
});
const rampart = played({
  game: 'rampart',
  names: ['Anna', 'Benoît', 'Chiara'],
  config: { points: true },
  seed: 6,
  moves: 120,
});
const PICTURES = [
  { name: 'imhotep-table', width: 1440, height: 900, link: four },
  { name: 'imhotep-phone', width: 390, height: 780, link: three },
  { name: 'duel', width: 1440, height: 900, link: duel },
  { name: 'kontor', width: 1440, height: 900, link: kontor },
  { name: 'rampart', width: 1440, height: 900, link: rampart },
  { name: 'imhotep-dusk', width: 1440, height: 900, link: four, dark: true },
  { name: 'start', width: 1440, height: 900, link: '' },
];

/** Makes WebP of a PNG; at this quality no difference is seen at double size. */
async function webp(png) {
  const page = await browser.newPage();
  const made = await page.evaluate(
    async (source) => {
      const picture = Object.assign(new Image(), { src: source });
      await picture.decode();
      const { width, height } = picture,
        canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(made.split(',')[1], 'base64');
}

const server = await preview({ preview: { port: 0, strictPort: false } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findChrome() ?? undefined });
for (const { name, width, height, link, dark = false } of PICTURES) {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.addInitScript((kept) => window.localStorage.setItem('dockhand.people', kept), PEOPLE);
  await page.goto(link ? `${address}#${link}` : address);
  await page
    .locator(link ? 'main.game .layer button' : '#play')
    .first()
    .waitFor();
  await page.waitForTimeout(5000); // materials, light, faces and the typeface come after the first picture
  await page.waitForFunction(() => !document.querySelector('.host[data-painting]'));
  writeFileSync(`docs/pictures/${name}.webp`, await webp(await page.screenshot()));
  await page.close();
}
await browser.close();
await server.close();
