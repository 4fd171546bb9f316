// How <dock-hand> looks before it is tapped, how high it is, and what happens to its game when the element is
// taken out of the page and put back.
import { setUp } from './table';
import { expect, type Frame, type Page } from '@playwright/test';
import { test } from './test';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { serveOtherSite, site, visitOtherSite } from './other-site';
import { GAMES } from '../../tools/lib/games.mjs';

interface Element extends HTMLElement {
  start(): void;
  record(): Promise<string | null>;
}

serveOtherSite();
const visit = (page: Page, body: string, style = ''): Promise<void> =>
  visitOtherSite(
    page,
    `<style>body{margin:0}${style}</style><script src="${site.games}embed.js"></script>`,
    body,
  );

const start = (page: Page): Promise<void> =>
  page.locator('dock-hand').evaluate((element) => (element as Element).start());

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}
/** Returns the frame of the element as soon as its game has begun, or can be begun. */
async function inside(page: Page): Promise<Frame> {
  const frame = await frameOf(page);
  await setUp(frame);
  return frame;
}
/** Returns the frame of the element as soon as its game goes on. */
async function resumed(page: Page): Promise<Frame> {
  const frame = await frameOf(page);
  await frame.locator('main.game').waitFor();
  return frame;
}

/** Plays some moves for the players to move, from the engine's own offers; returns how many were made. */
async function playSome(page: Page, frame: Frame, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { seat, move } = await frame.evaluate(() => {
      const session = window.__game.session(),
        seat = session.view(null).toAct[0] ?? 0;
      return { seat, move: session.offers(seat)[0]!.move as object };
    });
    await page.locator('dock-hand').evaluate(
      (element, [seat, move]) => {
        (element as unknown as { play(seat: number, move: object): void }).play(seat, move);
      },
      [seat, move] as const,
    );
    await expect.poll(() => frame.evaluate(() => window.__game.moves())).toBe(made + 1);
  }
}

test('P34: the element is as high as a phone in a narrow column and 4 : 3 in a wide one, unless the host page sets its height', async ({
  page,
}) => {
  await visit(page, '<div><dock-hand game="kontor"></dock-hand></div>');
  const size = (width: number): Promise<number> =>
    page.evaluate((width) => {
      const element = document.querySelector('dock-hand')!;
      element.parentElement!.style.width = `${width}px`;
      return Math.round(element.getBoundingClientRect().height);
    }, width);
  await page.setViewportSize({ width: 1300, height: 900 });
  for (const [width, least, most] of [
    [300, 525, 540],
    [360, 632, 644],
    [420, 575, 590],
    [480, 515, 530],
    [600, 448, 454],
    [800, 598, 604],
    [1200, 898, 904],
  ] as const) {
    const height = await size(width);
    expect(height, `${width} wide`).toBeGreaterThanOrEqual(least);
    expect(height, `${width} wide`).toBeLessThanOrEqual(most);
  }
  for (const [style, height] of [
    ['dock-hand{height:300px}', 300],
    ['dock-hand{aspect-ratio:2}', 200],
    ['dock-hand{min-height:700px}', 700],
    ['dock-hand{max-height:410px}', 410],
  ] as const) {
    await visit(page, '<div><dock-hand game="kontor"></dock-hand></div>', style);
    expect(await size(400), style).toBe(height);
  }
});

test('P34: Kontor is playable in a column of 360 px: nothing lies over the table', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '<dock-hand game="kontor" players="2" locale="en"></dock-hand>');
  await start(page);
  const frame = await inside(page);
  await frame.locator('main.game canvas').first().waitFor();
  await frame.getByRole('button', { name: /^Hand over/ }).waitFor();
  const { table, prompt, bottom, height } = await frame.evaluate(() => {
    const box = (of: string): DOMRect => document.querySelector(`main.game ${of}`)!.getBoundingClientRect();
    return {
      table: box('.host'),
      prompt: box('.prompt'),
      bottom: Math.max(
        ...[...document.querySelectorAll('.prompt button')].map((one) => one.getBoundingClientRect().bottom),
      ),
      height: innerHeight,
    };
  });
  expect(table.height).toBeGreaterThan(400);
  expect(prompt.top).toBeGreaterThanOrEqual(table.bottom - 1);
  expect(bottom).toBeLessThanOrEqual(height);
});

test('S1: in a column of 280 px the poster shows its words, and every game can be played', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const game of GAMES) {
    await visit(
      page,
      `<dock-hand game="${game}" players="2" locale="fr"></dock-hand>`,
      'dock-hand{max-width:280px}',
    );
    const poster = page.locator('dock-hand');
    await poster.getByRole('button').waitFor();
    for (const words of ['b', 'span'])
      expect(
        await poster.locator(words).evaluate((one) => {
          const { left, right } = one.getBoundingClientRect(),
            host = (one.getRootNode() as ShadowRoot).host.getBoundingClientRect();
          return left >= host.left && right <= host.right && one.scrollWidth <= one.clientWidth + 1;
        }),
        `${game}: ${words}`,
      ).toBe(true);
    await start(page);
    const frame = await inside(page);
    await frame.locator('main.game canvas').first().waitFor();
    await frame.locator('main.game .layer button.lit, main.game .prompt button').first().waitFor();
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth), game).toBe(true);
    const [sentence, room] = await frame.evaluate(() =>
      ['#status', '.prompt .lines'].map((one) => document.querySelector(one)!.getBoundingClientRect().bottom),
    );
    expect(sentence, game).toBeLessThanOrEqual(room! + 1);
  }
});

test('P34: the poster is a scene, by day and by night, on a ground that does not glare; with its script it stays below 5 kB', async ({
  page,
}) => {
  // As docs/deploying.md has servers send it.
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain('gzip_comp_level 6;');
  const sent = (text: string): number => gzipSync(text, { level: 6 }).length;
  const script = sent(readFileSync('dist-test/embed.js', 'utf8'));
  for (const game of GAMES) {
    const scene = readFileSync(`dist-test/posters/${game}.svg`, 'utf8');
    expect(scene.match(/<(path|rect|circle)/g)?.length, game).toBeGreaterThan(25);
    expect(sent(scene) + script, game).toBeLessThanOrEqual(5000);
    expect(scene, game).not.toContain('<title'); // the name is beside it, in the language of the reader
  }
  /** Returns the brightness of the picture from 0 to 255: its mean, and that of its brightest corner. */
  const bright = async (): Promise<{ mean: number; corner: number }> => {
    const picture = (await page.locator('dock-hand').screenshot()).toString('base64');
    return page.evaluate(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const of = (x: number, y: number, w: number, h: number): number => {
        const { data } = context.getImageData(x, y, w, h);
        let sum = 0;
        for (let at = 0; at < data.length; at++) if (at % 4 < 3) sum += data[at]!;
        return sum / ((data.length / 4) * 3);
      };
      const { width, height } = image;
      return {
        mean: of(0, 0, width, height),
        corner: Math.max(
          of(0, 0, 2, 2),
          of(width - 2, 0, 2, 2),
          of(0, height - 2, 2, 2),
          of(width - 2, height - 2, 2, 2),
        ),
      };
    }, picture);
  };
  const shop = 'html{background:#111}';
  await page.setViewportSize({ width: 500, height: 800 });
  for (const game of GAMES) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, `<dock-hand game="${game}"></dock-hand>`, shop);
    await page.waitForLoadState('networkidle');
    const night = await bright();
    expect(night.mean, game).toBeLessThan(105);
    expect(night.corner, game).toBeLessThan(60);
    await page.emulateMedia({ colorScheme: 'light' });
    const day = await bright();
    expect(day.mean, game).toBeLessThan(215);
    expect(day.mean, game).toBeGreaterThan(night.mean + 30);
    // The setting of the host page wins over that of the player.
    await visit(page, `<dock-hand game="${game}"></dock-hand>`, `${shop}dock-hand{color-scheme:dark}`);
    await page.waitForLoadState('networkidle');
    expect((await bright()).mean, game).toBeLessThan(105);
  }
  // It also wins in the game, whose frame has the colour scheme of the element.
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '<dock-hand game="duel"></dock-hand>', shop);
  await start(page);
  await inside(page);
  expect((await bright()).corner).toBeLessThan(60);
  expect(await page.locator('iframe').evaluate((frame) => getComputedStyle(frame).colorScheme)).toBe(
    'light dark',
  );
});

test('P34: the game goes on if the element is taken out of the page and put back; another game, or one that was left, does not', async ({
  page,
}) => {
  await visit(page, '<dock-hand game="duel" players="2" locale="en"></dock-hand><p>Something else</p>');
  await start(page);
  const frame = await inside(page);
  await frame.locator('.layer button.lit').first().waitFor();
  await playSome(page, frame, 3);
  const hash = await frame.evaluate(() => window.__game.hash());
  const again = (game = 'duel'): Promise<void> =>
    page.evaluate(async (game) => {
      const element = document.querySelector('dock-hand') as unknown as Element;
      await element.record(); // the element has heard of everything before: messages arrive in order
      element.remove();
      element.setAttribute('game', game);
      document.body.append(element);
    }, game);
  for (let time = 0; time < 2; time++) {
    await again();
    const back = await resumed(page);
    expect(await back.evaluate(() => [window.__game.moves(), window.__game.hash()])).toEqual([3, hash]);
  }
  // The game is played on, and the later moves are kept too.
  const later = await resumed(page);
  // An element that is moved without being taken out keeps its frame.
  await page.evaluate(() => {
    const { body } = document as unknown as { body: { moveBefore?(node: object, before: null): void } };
    body.moveBefore?.(document.querySelector('dock-hand')!, null);
  });
  expect(later.isDetached()).toBe(false);
  await later.evaluate(() => window.__game.settle());
  const { seat, move } = await later.evaluate(() => {
    const session = window.__game.session(),
      seat = session.view(null).toAct[0] ?? 0;
    return { seat, move: session.offers(seat)[0]!.move as object };
  });
  await page.locator('dock-hand').evaluate(
    (element, [seat, move]) => {
      (element as unknown as { play(seat: number, move: object): void }).play(seat, move);
    },
    [seat, move] as const,
  );
  await expect.poll(() => later.evaluate(() => window.__game.moves())).toBe(4);
  await again();
  const once = await resumed(page);
  expect(await once.evaluate(() => window.__game.moves())).toBe(4);

  // A game that was left is not brought back.
  await once.locator('#menu').click();
  await once.locator('#menu-new-game').click();
  await once.locator('#play').waitFor();
  await again();
  await page.locator('dock-hand').getByRole('button', { name: /Play/ }).waitFor();

  // Nor is it if the element is for another game by then.
  await start(page);
  const other = await inside(page);
  await other.locator('.layer button.lit').first().waitFor();
  await again('kontor');
  await page
    .locator('dock-hand')
    .getByRole('button', { name: /Kontor/ })
    .waitFor();
});

test('P34: a game that is given back is checked: only the frame says what it is, and a damaged one is refused', async ({
  page,
}) => {
  await visit(page, '<dock-hand game="duel" players="2" locale="en"></dock-hand>');
  await page.evaluate(() => {
    Object.assign(window, { reasons: [] });
    document.querySelector('dock-hand')!.addEventListener('refused', (event) => {
      (window as unknown as { reasons: string[] }).reasons.push(
        (event as CustomEvent<{ reason: string }>).detail.reason,
      );
    });
  });
  await start(page);
  const frame = await inside(page);
  await frame.locator('.layer button.lit').first().waitFor();
  await playSome(page, frame, 2);
  const again = (): Promise<void> =>
    page.evaluate(() => {
      const element = document.querySelector('dock-hand')!;
      element.remove();
      document.body.append(element);
    });
  await page.evaluate(() => {
    for (const record of ['a game of somebody else', 3, { toString: 'x' }])
      postMessage({ dockhand: 1, say: 'record', game: 'duel', record }, '*');
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  await again();
  const back = await resumed(page);
  expect(await back.evaluate(() => window.__game.moves())).toBe(2);
  // A compromised frame can say anything: the next frame checks it like every record.
  await page.evaluate(async () => {
    const element = document.querySelector('dock-hand') as unknown as Element;
    await element.record(); // nothing true is still on its way
    element.addEventListener('record', (event) => {
      Object.assign(window, { heard: (event as CustomEvent).detail.record });
    });
  });
  await back.evaluate(() => {
    parent.postMessage({ dockhand: 1, say: 'record', game: 'duel', record: '{"dockhand":1,"x":' }, '*');
  });
  await page.waitForFunction(() => 'heard' in window);
  await again();
  const last = await inside(page);
  await last.locator('#start').waitFor();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reasons: string[] }).reasons))
    .toEqual(['not-a-record']);
});
