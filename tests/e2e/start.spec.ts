// The start page: the controls that begin a game, and the messages about it, are in sight in every window and
// hide nothing.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { SIZES } from './checks';
import { played } from './played';
import { beginKontor, visitKontor } from './kontor';
import { beginRampart, visitRampart } from './rampart';
import { GAMES, begin, mouse, playOn, visit, visitTable } from './table';

test('M21: nothing that the keyboard reaches is hidden under the button that begins a game', async ({
  page,
}) => {
  await visit(page);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    });
    const met: string[] = [];
    for (let tabs = 0; tabs < 60 && !met.includes('start'); tabs++) {
      await page.keyboard.press('Tab');
      met.push(await page.evaluate(() => document.activeElement?.id ?? ''));
      const hidden = await page.evaluate(() => {
        const { activeElement: here } = document,
          seen = here?.matches('input[type=radio]') ? here.nextElementSibling : here; // its label
        if (!seen || seen.closest('.go')) return '';
        return seen.getBoundingClientRect().bottom >
          document.querySelector('.go')!.getBoundingClientRect().top && !seen.closest('.foot')
          ? (here?.id ?? '')
          : '';
      });
      expect(hidden).toBe('');
    }
    expect(met).toEqual(expect.arrayContaining(['name-1', 'start', 'rules']));
  }
});

test('M29: the reason why a link was refused is in sight, however full the page is', async ({
  page,
  context,
}) => {
  await visit(page);
  await begin(page);
  await playOn(page, mouse(page), 2);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
  ] as const) {
    const other = await context.newPage();
    await other.setViewportSize({ width, height });
    await visit(other, { home: true }, './#torn');
    await expect(other.locator('.message')).toContainText('Nothing has changed.');
    await expect(other.locator('.shelf li')).toHaveCount(1); // the message is there and pushes the rest down
    await expect(other.locator('.message')).toBeInViewport({ ratio: 1 });
    await expect(other.locator('#play')).toBeInViewport({ ratio: 1 });
  }
});

test('P12: one tap begins a game against the computer, among people, or of another kind; the set-up is one step further', async ({
  page,
}) => {
  await visit(page, { home: true, speed: 'off' });
  // A game answers Back as soon as it has its entry in the history.
  const leave = async (): Promise<void> => {
    await page.waitForFunction(() => history.state === 'dockhand-game');
    await page.goBack();
  };
  const table = () => page.evaluate(() => window.__game.session().setup());
  await expect(page.locator('#play small')).toHaveText('you against Nefru (Landlubber)');
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  expect(await table()).toMatchObject({ game: 'imhotep', players: [{}, { level: 0 }] });
  await leave();
  await page.locator('#people-3 + span').click();
  await expect(page.locator('#play small')).toHaveText('3 players');
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  const { players } = await table();
  expect(players.map(({ level }) => level ?? null)).toEqual([null, null, null]);
  await leave();
  await page.locator('#choose-duel').click({ position: { x: 20, y: 60 } });
  await expect(page.locator('.hero')).toHaveAttribute('data-game', 'duel');
  await expect(page.locator('#play')).toBeFocused();
  await page.locator('#set-up').click();
  await expect(page.locator('#option-memoryAid')).toBeAttached();
  await page.locator('#all-games').click();
  await expect(page.locator('.hero')).toHaveAttribute('data-game', 'duel');
  await page.locator('#set-up').click();
  await page.locator('#start').waitFor();
  await page.reload();
  await expect(page.locator('#option-memoryAid')).toBeAttached(); // the set-up stays where it was
  await page.goBack();
  await page.locator('#play-kontor').click();
  await page.locator('main.game').waitFor();
  expect(await table()).toMatchObject({ game: 'kontor', config: { scenario: 'base' } });
});

test('P12: how many people play is spelt out, on a phone in two lines, also after the window was turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, { home: true });
  const two = page.locator('#people-2 + span b'),
    height = (): Promise<number> => two.evaluate((one) => one.getBoundingClientRect().height);
  await expect(two).toHaveText('2 players', { useInnerText: true });
  const twoLines = await height();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(two).toHaveText('2 players', { useInnerText: true });
  expect(await height()).toBeLessThan(twoLines);
});

for (const language of ['en', 'de', 'fr'])
  test(`P12: on a phone the set-up stands beside the numbers of people: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, { home: true, language });
    const [people, further] = await Promise.all(
      ['#people-2 + span', '#set-up'].map((one) =>
        page.locator(one).evaluate((found) => {
          const { top, height } = found.getBoundingClientRect();
          return top + height / 2;
        }),
      ),
    );
    expect(Math.abs(people! - further!)).toBeLessThan(8);
  });

test('P12: every scene of the first screen is painted', async ({ page }) => {
  await visit(page, { home: true });
  for (const canvas of await page.locator('.card > canvas').all())
    await expect
      .poll(() =>
        canvas.evaluate((one: HTMLCanvasElement) => {
          const { data } = one.getContext('2d')!.getImageData(0, 0, one.width, one.height),
            colours = new Set<number>();
          for (let at = 0; at < data.length; at += 4 * 997)
            colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
          return colours.size;
        }),
      )
      .toBeGreaterThan(50);
});

test('P12: what the largest scene is about lies above its buttons, at every size', async ({ page }) => {
  // The keel of the boat, the foot of the quay, the hull of the ship and the ground of the castle: each scene
  // is painted by rule down to the height that it is given, which is that above the buttons.
  await visit(page, { home: true });
  for (const game of ['imhotep', 'duel', 'kontor', 'rampart']) {
    const choose = page.locator(`#choose-${game}`);
    if (await choose.isVisible()) await choose.click();
    await page.locator(`.hero[data-game=${game}]`).waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const hero = document.querySelector('.hero')!,
                canvas = hero.querySelector('canvas')!,
                g = canvas.getContext('2d')!,
                dots = canvas.width / canvas.clientWidth,
                top = hero.querySelector<HTMLElement>('.deeds')!.offsetTop;
              if (canvas.height !== Math.round(canvas.clientHeight * dots)) return 'not painted yet';
              // Between the buttons and the frame there is ground alone: no outline in ink. In the middle
              // third, because palms and banks stand at the sides.
              const [x, y] = [canvas.width / 3, (top + 0.08 * top) * dots],
                { data } = g.getImageData(x, y, canvas.width / 3, canvas.height - y);
              let ink = 0;
              for (let at = 0; at < data.length; at += 4)
                if (data[at]! < 60 && data[at + 1]! < 45 && data[at + 2]! < 35) ink++;
              return ink;
            }),
          `${game}, ${width} × ${height}`,
        )
        .toBe(0);
    }
  }
});

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`P12: at ${width} × ${height} every small scene says what its game is about, clear of title and buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'de', 'fr']) {
      await visit(page, { home: true, language });
      await expect(page.locator('.others .card')).toHaveCount(GAMES.length - 1);
      for (const card of await page.locator('.others .card').all()) {
        const [scene, title, text, buttons] = await Promise.all(
          [card, card.locator('h3'), card.locator('.title p'), card.locator('.deeds')].map((one) =>
            one.boundingBox(),
          ),
        );
        expect(text, language).not.toBeNull();
        expect(text!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
        expect(text!.y + text!.height).toBeLessThan(buttons!.y);
        // In the sky: what the scene is about lies below it.
        expect((text!.y + text!.height - scene!.y) / scene!.height).toBeLessThan(0.37);
        expect(text!.height, `${language}: one line`).toBeLessThan(36);
      }
    }
  });

test('P14: a rematch is one tap: the same seats, another beginner', async ({ page }) => {
  const game = played('imhotep', 2, 6);
  await visit(page, {}, `./#${game.link()}`);
  await page.locator('#again').click();
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(0);
  const { players, config } = await page.evaluate(() => window.__game.session().setup());
  const before = game.setup();
  expect(players).toEqual(before.players);
  const [first] = (JSON.parse(game.record()) as { moves: [number, unknown][] }).moves[0]!;
  expect(config).toEqual({ ...before.config, first: 1 - first });
});

test('P12: the set-up takes over whether the computer plays; settings for people who share the device are shown to them alone', async ({
  page,
}) => {
  await visit(page, { home: true, oneAnswer: 'on' });
  const game = (id: string) => page.locator(`label:has(#game-${id})`),
    people = page.locator('.seats select option:checked[value=""]'),
    shared = page.locator('.start').getByText(/One answer|hand the screen/);
  await page.locator('#choose-kontor').click({ position: { x: 20, y: 60 } });
  await page.locator('#set-up').click();
  await expect(page.locator('#level-1')).toBeVisible();
  await expect(people).toHaveCount(1);
  await expect(shared).toHaveCount(0);
  await game('imhotep').click();
  await expect(page.locator('#preset-b')).toBeVisible();
  await expect(people).toHaveCount(1); // the next game, too
  await game('kontor').click();
  await expect(page.locator('#table-choose')).toBeVisible();
  await page.locator('#level-1').selectOption('');
  await expect(shared).toHaveCount(2);
  await page.locator('#all-games').click();
  await page.locator('label:has(#people-4)').click();
  await page.locator('#set-up').click();
  await expect(page.locator('#count-4')).toBeChecked();
  await expect(shared).toHaveCount(2);
});

test('P12: in forced colours titles are read without their outline, and the buttons that play have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, { home: true });
  for (const title of await page.locator('.home .title :is(h2, h3)').all()) {
    await expect(title).toHaveCSS('text-shadow', 'none');
    await expect(title).toHaveCSS('-webkit-text-stroke-width', '0px');
  }
  for (const button of await page.locator('.home :is(.play, .pill)').all()) {
    await expect(button).toHaveCSS('border-style', 'solid');
    await expect(button).toHaveCSS('border-width', '2px');
  }
  const [chosen, other] = await page.locator('.people span').all();
  const ground = await other!.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(chosen!).not.toHaveCSS('background-color', ground);
});

test('most tests sit down at the very table that the set-up form makes', async ({ browser, baseURL }) => {
  const four = { players: 4, seed: 9, sides: 'b' } as const,
    shown = { players: 3, seed: 9, points: true, first: 1 },
    harbour = { players: 4, scenario: 'advanced', seed: 9 } as const;
  const all = (at: Page): Promise<unknown> =>
    at.evaluate(() => ({
      setup: window.__game.session().setup(),
      offers: window.__game.offers(),
      storage: { ...localStorage },
      entries: history.length,
      entry: history.state as unknown,
    }));
  for (const [byForm, atOnce] of [
    [(page: Page) => begin(page, four), (page: Page) => visitTable(page, {}, four)],
    [(page: Page) => beginKontor(page, harbour), (page: Page) => visitKontor(page, {}, harbour)],
    [(page: Page) => beginRampart(page, shown), (page: Page) => visitRampart(page, {}, shown)],
  ] as const) {
    // Devices of their own.
    const [page, other] = await Promise.all([0, 1].map(() => browser.newPage(baseURL ? { baseURL } : {})));
    await visit(page!);
    await byForm(page!);
    await atOnce(other!);
    expect(await all(other!)).toEqual(await all(page!));
    for (const one of [page!, other!]) await one.close();
  }
});

test('the sentence under the title of a scene is read whatever the scene shows behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, { home: true });
  const grounds = await page.evaluate(() =>
    [...document.querySelectorAll('.home .title p')].map((one) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return [color, backgroundColor].map((text) => text.match(/[\d.]+/g)!.map(Number));
    }),
  );
  expect(grounds.length).toBeGreaterThan(0);
  const light = (rgb: number[], over = 0): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => {
      const alpha = rgb[3] ?? 1,
        c = (rgb[i]! * alpha + over * (1 - alpha)) / 255;
      return sum + part * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  for (const [ink, ground] of grounds)
    for (const behind of [0, 255]) {
      const [one, other] = [light(ink!), light(ground!, behind)];
      expect(Math.max(one, other) / Math.min(one, other)).toBeGreaterThan(4.5);
    }
});
