// Writes a page for each game, `GAME.html`: the built page with the title, words and picture that other sites
// show beside a shared link. It opens with this game. A picture is the game's banner between its sky and its
// ground, in the shape that these sites expect.
import { existsSync, readFileSync } from 'node:fs';
import { withFirstScreen } from './first-screen.mjs';
import { GAMES } from './games.mjs';
import { pngOf } from './icons.mjs';
import { inRoot } from './shell.mjs';
import { sayer } from './words.mjs';

/** Shape of a shared picture, in pixels; of a banner, in its own units. */
const WIDE = 1200,
  HIGH = 630,
  BANNER = 420;

/**
 * The address that the page will have, with a slash at its end. Sites that show pictures want whole
 * addresses; if it is missing they are relative.
 */
const site = () => (process.env.SITE_URL ?? './').replace(/\/?$/, '/');

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

// In English: a site that shows a link does not say in which language it will be read.
const word = sayer('page', 'en');

/** Returns the picture of a game as SVG; its sky and its ground are sand if nothing says their colours. */
function pictureOf(game) {
  const art = (name) => inRoot('www', 'games', game, 'art', name);
  const { colours } = existsSync(art('poster.json'))
      ? JSON.parse(readFileSync(art('poster.json'), 'utf8'))
      : { colours: ['#e6cfa6', '#d5b788'] },
    [sky, ground] = colours,
    above = (HIGH - BANNER) / 2;
  const around =
    `<path d="M0 ${-above}h${WIDE}v${above + 1}H0z" fill="${sky}"/>` +
    `<path d="M0 ${BANNER - 1}h${WIDE}v${above + 1}H0z" fill="${ground}"/>`;
  return readFileSync(art('banner.svg'), 'utf8')
    .replace(/viewBox="[^"]*"/, `viewBox="0 ${-above} ${WIDE} ${HIGH}"`)
    .replace(/^<svg[^>]*>/, (head) => head + around);
}

/** Returns the page of a game, made from the page of all. */
function pageOf(html, game) {
  const name = word(`game-${game}`),
    about = `${word(`tag-${game}`)} ${word('app-about')}`,
    title = `${name} · Dockhand`;
  const meta = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', about],
    ['property', 'og:url', `${site()}${game}.html`],
    ['property', 'og:image', `${site()}share/${game}.png`],
    ['property', 'og:image:width', WIDE],
    ['property', 'og:image:height', HIGH],
    ['property', 'og:image:alt', name],
    ['name', 'twitter:card', 'summary_large_image'],
  ].map(([key, what, value]) => `<meta ${key}="${what}" content="${escaped(String(value))}">`);
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>\n    ${meta.join('\n    ')}`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escaped(about)}`)
    .replace('<html lang="en">', `<html lang="en" data-game="${game}">`);
}

/**
 * Writes the pages and the pictures.
 * @returns {import('vite').Plugin}
 */
export const gamePages = () => ({
  name: 'game-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    for (const game of GAMES) {
      this.emitFile({
        type: 'asset',
        fileName: `${game}.html`,
        source: await withFirstScreen(pageOf(String(page.source), game), game),
      });
      this.emitFile({
        type: 'asset',
        fileName: `share/${game}.png`,
        source: await pngOf(pictureOf(game), WIDE),
      });
    }
  },
});
