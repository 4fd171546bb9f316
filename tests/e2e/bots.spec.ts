// Computer players on the page: at every table, in workers, without long waits, and seeing no more than their
// seats do.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { misplaced, violations } from './checks';
import { serve } from './server';
import {
  GAMES,
  type Game,
  complete,
  mouse,
  make,
  offers,
  openLink,
  painted,
  passOn,
  settle,
  visit,
  type Wish,
  setUp,
} from './table';
import { myTurn } from './computer';

/** The player of each seat: a level by the number in the form, or null for a person. */
type Seats = (number | null)[];

async function open(page: Page, game: Game, wish: Wish = {}): Promise<string[]> {
  const complaints = await visit(page, wish);
  await page.locator(`label:has(#game-${game})`).click();
  await expect(page.locator(`#game-${game}`)).toBeChecked();
  await page.locator('form.sheet:not([inert])').waitFor();
  return complaints;
}

async function begin(page: Page, seats: Seats, seed = 5): Promise<void> {
  if ((await page.locator(`#count-${seats.length}`).count()) > 0)
    await page.locator(`label:has(#count-${seats.length})`).click();
  await page.locator('#computers').click();
  for (const [seat, level] of seats.entries())
    await page.locator(`#level-${seat}`).selectOption(level === null ? '' : String(level));
  if (!(await page.locator('#seed').isVisible())) await page.locator('details.options > summary').click();
  await page.locator('#seed').fill(String(seed));
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
}

/** Makes workers think this many times longer: the strongest level needs only a few milliseconds here. */
const ponder = (page: Page, times: number) =>
  page.addInitScript((times) => {
    const Own = Worker;
    window.Worker = class extends Own {
      override postMessage(order: { do: string; iterations?: number }): void {
        super.postMessage(
          order.iterations === undefined ? order : { ...order, iterations: order.iterations * times },
        );
      }
    };
  }, times);

/**
 * Returns the longest task of the page meanwhile, in ms of processor time: waiting on a busy machine does not
 * count.
 */
async function longest(page: Page, meanwhile: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel'] });
  await meanwhile();
  interface Event {
    name: string;
    pid: number;
    tid: number;
    tdur?: number;
    args?: { name?: string };
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const at = ({ pid, tid }: Event): string => `${pid} ${tid}`,
    pages = traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(at);
  const tasks = traceEvents.flatMap((event) =>
    event.tdur !== undefined && pages.includes(at(event)) ? [event.tdur / 1000] : [],
  );
  expect(tasks.length).toBeGreaterThan(0);
  return Math.max(...tasks);
}

/** Asks for a hint with its key, as soon as the keys are loaded. */
async function askHint(page: Page): Promise<void> {
  await complete(page);
  await settle(page);
  await page.keyboard.press('i');
  await page.locator('.advice').waitFor();
}

/** The button that goes on after a computer player has turned a card over. */
const next = (page: Page) => page.locator('.choices button', { hasText: /^Next$/ });

async function play(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && (await myTurn(page)); turn++) {
    const all = await offers(page),
      chosen = all[(turn * 7 + 3) % all.length];
    if (chosen) await make(page, mouse(page), chosen);
  }
}

const over = (page: Page) =>
  page.waitForFunction(() => window.__game?.view().outcome !== null, null, { timeout: 60_000, polling: 50 });

for (const game of GAMES) {
  test(`M14, M8: ${game} by hand against a computer player, without any hand-over`, async ({ page }) => {
    const complaints = await open(page, game, { speed: 'off' });
    await begin(page, [null, 0]);
    await play(page, game === 'duel' ? 80 : 6);
    if (game === 'duel') await expect(page.getByRole('dialog')).toContainText('Final score');
    else await myTurn(page);
    await expect(page.locator('.handover')).toHaveCount(0);
    await expect(page.locator('#peek')).toBeHidden();
    const levels = await page.evaluate(() =>
      window.__game
        .session()
        .setup()
        .players.map(({ level }) => level ?? null),
    );
    expect(levels).toEqual([null, 0]); // and so in every record
    expect(complaints).toEqual([]);
  });

  test(`M14: ${game} plays itself to the end if the computer plays every seat`, async ({ page }) => {
    const complaints = await open(page, game, { speed: 'off' });
    await begin(page, game === 'imhotep' ? [0, 1, 0] : [0, 0]);
    await over(page);
    await expect(page.locator('#review')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('M26: two taps lead from the start page to the first turn against the computer, and the device remembers the opponent', async ({
  page,
}) => {
  await visit(page, { speed: 'off' });
  await page.locator('#start-computer').click();
  await myTurn(page);
  await expect(page.locator('.chip.bot')).toHaveCount(1);
  await expect(page.locator('.chip').nth(1)).toHaveAttribute('aria-label', /Nefru.*Played by the computer/);
  await page.goto(page.url());
  await setUp(page);
  await page.locator('#computers').click();
  await expect(page.locator('#level-1')).toHaveValue('0'); // the easiest, since none was chosen
  await expect(page.locator('#who-1')).toHaveText('Nefru likes to sail to the temple and the obelisks.');
  await expect(page.locator('.honest')).toContainText('sees only what a person in its seat would see');
  await page.locator('.honest summary').click();
  expect(await violations(page)).toEqual([]);
  await expect(page.locator('.honest')).toContainText('it shuffles everything that its seat cannot know');
});

test('P3: after a pass in Kontor the second line says what the computer player did, also if it has chosen again', async ({
  page,
}) => {
  await open(page, 'kontor', { speed: 'off' });
  await begin(page, [null, 0]);
  for (let round = 0; round < 5; round++) {
    await myTurn(page);
    const all = await offers(page);
    await make(
      page,
      mouse(page),
      all.find(({ move }) => move.do === 'pass')!,
    );
    await myTurn(page);
    await expect(page.locator('#hint')).toContainText(/Aaltje Vos (passes|plays|sails|lays)/);
  }
});

test('M8: with two people at four seats the device passes between them, and the choices of computer players are shown when all have chosen', async ({
  page,
}) => {
  const complaints = await open(page, 'kontor', { speed: 'off' });
  await begin(page, [null, 0, null, 0]);
  const called = new Set<string>();
  for (let step = 0; step < 14; step++) {
    await page.waitForFunction(
      () =>
        window.__game.seat() !== null ||
        document.querySelector('.handover[open], #take') !== null ||
        /^(Hand over|Cover|For )/.test(document.querySelector('.choices')?.textContent ?? ''),
      null,
      { polling: 20 },
    );
    const now = await page.evaluate(() => ({
      seat: window.__game.seat(),
      called: window.__game.viewpoint().called,
    }));
    if (now.seat !== null) {
      expect([0, 2]).toContain(now.seat);
      const all = await offers(page);
      await make(page, mouse(page), all[step % all.length]!);
    } else if (now.called !== null) {
      await page.locator('#take').waitFor();
      called.add(
        (await page.locator('#handover-title').or(page.locator('#status')).last().textContent()) ?? '',
      );
      await page.locator('#take').click();
    } else await page.locator('.choices button').click();
  }
  expect([...called].sort()).toEqual(['For Black only', 'For Red only']);
  expect(complaints).toEqual([]);
});

test('M14: while the strongest level thinks, the page stays responsive and shows the progress, and the level moves at once if told to', async ({
  page,
}) => {
  await ponder(page, 20_000); // for minutes, if no player hurries them
  await open(page, 'imhotep', { speed: 'off' });
  await begin(page, [null, 4, 4, 4]);
  await myTurn(page);
  await make(page, mouse(page), (await offers(page))[0]!);
  await expect(page.locator('#status')).toContainText('is thinking');
  await expect(page.locator('progress.thinking')).toBeVisible();
  const long = await longest(page, () => page.waitForTimeout(500));
  const moves = await page.evaluate(() => window.__game.moves());
  await page.locator('.choices button', { hasText: 'Move now' }).click();
  await page.waitForFunction((before) => window.__game.moves() > before, moves, { polling: 10 });
  await expect
    .poll(async () => {
      // a key hurries the others
      await page.keyboard.press(' ');
      return page.evaluate(() => window.__game.seat());
    })
    .toBe(0);
  expect(long).toBeLessThan(50);
});

test('M2, M6, 5.3: a turn of a computer player is shown in time, told in one sentence, and marked until the player acts', async ({
  page,
}) => {
  await open(page, 'imhotep', { speed: 'normal' });
  await begin(page, [null, 0], 11);
  await myTurn(page);
  await settle(page);
  await page.locator('#announcement').waitFor({ state: 'attached' }); // the sentence about the turn is fetched with the computer players
  await page.evaluate(() => {
    const said: string[] = [];
    new MutationObserver(() => said.push(document.getElementById('announcement')?.textContent ?? '')).observe(
      document.getElementById('announcement')!,
      { childList: true, characterData: true, subtree: true },
    );
    Object.assign(window, { said });
  });
  for (let turn = 0; turn < 4; turn++) {
    const before = await page.evaluate(() => {
      (window as unknown as { said: string[] }).said.length = 0;
      return window.__game.moves();
    });
    await make(page, mouse(page), (await offers(page))[0]!);
    const frames = await page.evaluate(
      (made) =>
        new Promise<number>((done) => {
          // counted in frames: a busy machine must not fail a test for being slow
          let frames = 0;
          const look = (): void => {
            if (window.__game.moves() > made + 1 && frames++ === 0) void settled().then(() => done(frames));
            requestAnimationFrame(look);
          };
          const settled = async (): Promise<void> => {
            do {
              await window.__game.settle();
              await new Promise(requestAnimationFrame);
            } while (window.__game.seat() === null);
          };
          look();
        }),
      before,
    );
    expect(frames).toBeLessThan(90); // 1.2 s are 72
    await myTurn(page);
    await settle(page);
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length >= 2, null, {
      polling: 20,
    });
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toHaveLength(2); // mine, and the computer's
    expect(said[1]).toMatch(/^Nefru.*[.…]$/);
    await expect(page.locator('#hint')).toContainText('Nefru');
  }
  await expect(page.locator('[role=log]')).toHaveAttribute('aria-live', 'off');
});

test('M2: a tap that ends the showing of a computer’s turn counts if it means something, and is silent otherwise', async ({
  page,
}) => {
  await open(page, 'imhotep', { speed: 'slow' });
  await begin(page, [null, 0], 11);
  const moves = (): Promise<number> => page.evaluate(() => window.__game.moves());
  const busy = (): Promise<boolean> => page.locator('.choices button', { hasText: 'Move now' }).isVisible();
  for (const wanted of ['load', 'nothing'] as const) {
    await myTurn(page);
    await expect.poll(busy).toBe(false);
    await settle(page);
    const before = await moves();
    await make(
      page,
      mouse(page),
      (await offers(page)).find(({ move }) => move.do === 'take-stones' || move.do === 'load')!,
    );
    // The computer has decided and its moves are being shown. The tap is made in the page, so that it comes
    // before their end.
    const shown = await page.evaluate(
      ([made, wanted]) =>
        new Promise<number>((done) => {
          const look = (): void => {
            const { moves, seat, offers } = window.__game;
            if (moves() <= made + 1 || seat() === null) return void requestAnimationFrame(look);
            const place =
              wanted === 'nothing'
                ? 'quarry/1'
                : offers().find(({ move, taps }) => move.do === wanted && taps.length === 1)!.taps[0]!;
            done(moves());
            document.querySelector<HTMLElement>(`.layer button[data-place="${place}"]`)?.click();
          };
          look();
        }),
      [before, wanted] as const,
    );
    if (wanted === 'load') {
      await expect(page.locator('#confirm')).not.toHaveAttribute('aria-disabled', { timeout: 2000 });
      await page.locator('#confirm').click();
      await page.waitForFunction((made) => window.__game.moves() > made, shown, { polling: 20 });
    } else {
      await settle(page);
      expect(await moves()).toBe(shown);
      await expect(page.locator('[data-hint=why]')).toHaveCount(0);
    }
  }
});

test('M4: undo goes back as well while a computer player is about to move, and its move is forgotten', async ({
  page,
}) => {
  await open(page, 'imhotep', { speed: 'slow' });
  await begin(page, [null, 0], 11);
  await myTurn(page);
  await settle(page);
  const [hash, moves] = await page.evaluate(() => [window.__game.hash(), window.__game.moves()] as const);
  await page.evaluate(() => {
    Object.assign(window, { refused: [] });
    new MutationObserver(() => {
      const { hint } = document.querySelector<HTMLElement>('.lines')!.dataset;
      if (hint === 'why') (window as unknown as { refused: string[] }).refused.push(hint);
    }).observe(document.querySelector('.lines')!, { attributes: true, subtree: true, childList: true });
  });
  const [move] = await offers(page);
  for (const place of move!.taps) await mouse(page).tap(place);
  // All of it runs in the page: the computer begins its turn half a second before it moves.
  await page.evaluate(
    (made) =>
      new Promise<void>((done) => {
        document.getElementById('confirm')?.click();
        const look = (): void => {
          const begins = /^Nefru/.test(document.getElementById('status')?.textContent ?? '');
          if (!begins || window.__game.moves() !== made + 1) return void requestAnimationFrame(look);
          void window.__game.settle().then(async () => {
            // The search is over within some frames, and the move waits for its time.
            for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
            document.getElementById('undo')?.click();
            done();
          });
        };
        look();
      }),
    moves,
  );
  await expect.poll(() => page.evaluate(() => window.__game.hash())).toBe(hash);
  await myTurn(page);
  await settle(page);
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves);
});

test('6.7: a worker that dies is replaced, and the page thinks by itself if it has no workers', async ({
  page,
}) => {
  await ponder(page, 1000);
  await open(page, 'imhotep', { speed: 'off' });
  await begin(page, [null, 4]);
  await myTurn(page);
  for (let death = 0; death < 3; death++) {
    const before = await page.evaluate(() => window.__game.moves());
    await make(page, mouse(page), (await offers(page))[0]!);
    // The third time there is no worker that could be slow.
    if (death < 2) await expect(page.locator('#status')).toContainText('is thinking');
    for (const worker of page.workers())
      await worker
        .evaluate(() => {
          setTimeout(() => {
            throw new Error('a worker dies');
          }, 0);
        })
        .catch(() => undefined);
    await page.waitForFunction((made) => window.__game.moves() > made + 1, before, {
      timeout: 20_000,
      polling: 50,
    });
    await myTurn(page);
  }
  expect(page.workers()).toHaveLength(0);
});

test('6.3: computer players think in a sandboxed frame without an origin of its own', async ({ page }) => {
  const site = await serve('dist-test', { 'access-control-allow-origin': '*' });
  site.write(
    'host.html',
    '<!doctype html><iframe sandbox="allow-scripts" src="./index.html" style="width: 1000px; height: 700px"></iframe>',
  );
  await page.addInitScript(() => {
    // counts what workers report
    const Own = Worker;
    Object.assign(window, {
      heard: 0,
      Worker: class extends Own {
        constructor(...how: ConstructorParameters<typeof Worker>) {
          super(...how);
          this.addEventListener('message', () => {
            (window as unknown as { heard: number }).heard++;
          });
        }
      },
    });
  });
  await page.goto(`${site.address}host.html`);
  const frame = page.frameLocator('iframe');
  await frame.locator('#play').click();
  await expect(frame.locator('.chip.bot')).toHaveCount(1);
  await expect(frame.locator('#status')).toContainText(/^Your turn/);
  await expect(async () => {
    // a tap may still end the showing of the computer's turn
    await frame.locator('.layer button.lit').first().click();
    await expect(frame.locator('#confirm')).not.toHaveAttribute('aria-disabled', { timeout: 1000 });
  }).toPass();
  await frame.locator('#confirm').click();
  await expect(frame.locator('.entries')).toContainText('Nefru', { timeout: 15_000 });
  expect(
    await frame.locator('body').evaluate(() => (window as unknown as { heard: number }).heard),
  ).toBeGreaterThan(0);
  await site.close();
});

test('S5, P10: a hint shows and marks the best moves by what the seat knows, covers nothing of the table, and goes when the position changes', async ({
  page,
}) => {
  await open(page, 'imhotep', { speed: 'off' });
  await begin(page, [null, 0]);
  await myTurn(page);
  const box = (part: string) => page.locator(part).boundingBox();
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const before = await box('.host');
    await askHint(page);
    await expect(page.locator('#hint-1')).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
    await expect(page.locator('#hint-1')).toBeFocused();
    const [host, advice] = [await box('.host'), await box('.advice')];
    expect(host).toEqual(before);
    expect(
      advice!.y >= host!.y + host!.height - 1 || advice!.x >= host!.x + host!.width - 1,
      `${width} × ${height}`,
    ).toBe(true);
    await expect.poll(() => misplaced(page)).toEqual([]); // the table follows in the next frame
    if (width === 740) continue;
    await page.locator('#hint-close').click();
    await expect(page.locator('.advice')).toHaveCount(0);
  }
  expect(await page.locator('.advice li').count()).toBeLessThanOrEqual(3);
  await expect(page.locator('#hint-1')).toHaveAttribute('aria-label', /\d+% chance to win/);
  await expect(page.locator('.layer button[aria-pressed=true]').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.locator('#hint-1').click();
  await page.locator('#confirm').click();
  await expect(page.locator('.advice')).toHaveCount(0);
  await myTurn(page);
  await page.locator('#menu').click();
  await page.locator('#menu-hint').click();
  await page.locator('.advice').waitFor();
});

test('P48: a hint is one tap away, in the same place beside whatever is asked', async ({ page }) => {
  for (const game of ['imhotep', 'duel', 'kontor', 'rampart'] as const) {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, game, { speed: 'off' });
    await begin(page, [null, 0]);
    await myTurn(page);
    await settle(page);
    const boxOf = (part: string) => page.locator(part).boundingBox();
    const [table, place] = [await boxOf('.host'), await boxOf('#advise')];
    await page.locator('#advise').click();
    await page.locator('#hint-1').waitFor({ timeout: 30_000 });
    expect(await boxOf('#advise')).toEqual(place);
    await page.locator('#hint-close').click();
    expect([await boxOf('.host'), await boxOf('#advise')]).toEqual([table, place]);
    if (game !== 'rampart') continue;
    // Beside the answers about a card too.
    await make(page, mouse(page), (await offers(page))[0]!);
    await expect(page.locator('.choice').first()).toBeVisible();
    expect(await boxOf('#advise')).toEqual(place);
  }
});

test('P10: the button of an answer that a hint proposes is marked, and the card that it is about stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'rampart', { speed: 'off' });
  await begin(page, [null, 0]);
  await myTurn(page);
  const card = (await offers(page)).at(-1)!;
  await make(page, mouse(page), card);
  await askHint(page);
  await page.locator('#hint-1').waitFor({ timeout: 30_000 });
  const marked = page.locator('.choice[aria-describedby="hint-title"]'),
    boxOf = (part: string) => page.locator(part).boundingBox();
  await expect(marked).toHaveText(await page.locator('#hint-1 .what').innerText());
  await expect(marked).toHaveAccessibleDescription('Hint');
  await page.evaluate(() => {
    document.querySelector('#hint-1 .reason')!.textContent = 'Your rampart has two cards more. '.repeat(5);
    document.documentElement.style.fontSize = '16.1px'; // it is measured anew
  });
  await expect(page.locator('.advice ol')).toHaveClass(/over/);
  await expect
    .poll(async () => {
      const { y } = (await boxOf('.advice ol'))!,
        seen = (await boxOf(`.layer button[data-place="${card.taps[0]}"]`))!;
      return seen.y + seen.height - y;
    })
    .toBeLessThanOrEqual(1);
  await page.locator('#hint-close').click();
  await expect(marked).toHaveCount(0);
});

test('P10: a hint goes when a move is chosen on the table that it does not show', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await open(page, 'duel', { speed: 'off' });
  await begin(page, [null, 0]);
  await myTurn(page);
  await askHint(page);
  const row = page.locator('#hint-1');
  await expect(row).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
  const place = (at?: string) => page.locator(`.layer button[data-place="${at}"]`),
    places = (await offers(page)).map(({ taps }) => taps[0]),
    hinted = (await page.locator('.layer button[aria-pressed="true"]').getAttribute('data-place'))!;
  await page.locator('#cancel').click();
  await expect(row).toBeVisible(); // nothing is chosen
  await place(hinted).click();
  await expect(row).toBeVisible(); // the move that it shows
  await place(places.find((at) => at !== hinted)).click();
  await expect(page.locator('.advice')).toHaveCount(0);
  await expect(page.locator('#confirm')).not.toHaveAttribute('aria-disabled');
  await expect(page.locator('#hint')).toBeVisible();
});

test('P1: a card that a computer player turns over stays in view until a tap if motions are off', async ({
  page,
}) => {
  const complaints = await open(page, 'rampart', { speed: 'off' });
  await begin(page, [null, 0]);
  await playUntilRest(page);
  const moves = await page.evaluate(() => window.__game.moves());
  await expect(page.locator('#status')).toHaveText('Aubrée has turned this card over.');
  await page.waitForTimeout(2500);
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves); // it can still be read
  await next(page).click();
  await page.waitForFunction((moves) => window.__game.moves() > moves, moves);
  expect(complaints).toEqual([]);
});

test('P1: with motions the first three wait for a tap, and the next for a second and a half at least', async ({
  page,
}) => {
  const complaints = await open(page, 'rampart', { speed: 'fast' });
  await begin(page, [null, 0]);
  for (let card = 0; card < 3; card++) {
    await playUntilRest(page);
    await page.waitForTimeout(2500);
    const moves = await page.evaluate(() => window.__game.moves());
    await next(page).click();
    await page.waitForFunction((moves) => window.__game.moves() > moves, moves);
  }
  await page.evaluate(() => {
    const shown: { at: number; rests: boolean }[] = ((
      window as unknown as { __rests: typeof shown }
    ).__rests = []);
    const look = (): void => {
      const rests = [...document.querySelectorAll('.choices button')].some(
        (one) => one.textContent === 'Next',
      );
      if (rests !== (shown.at(-1)?.rests ?? false)) shown.push({ at: performance.now(), rests });
      requestAnimationFrame(look);
    };
    look();
  });
  await playUntilRest(page);
  await expect(next(page)).toBeHidden();
  const [from, to] = await page.evaluate(() => (window as unknown as { __rests: { at: number }[] }).__rests);
  expect(to!.at - from!.at).toBeGreaterThan(1400); // except the frames in which it was seen
  expect(complaints).toEqual([]);
});

test('P1: the card of an opponent who begins rests until a tap', async ({ page }) => {
  await open(page, 'rampart', { speed: 'fast' });
  await begin(page, [0, null]);
  await expect(next(page)).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(next(page)).toBeVisible();
  await next(page).click();
  await expect(next(page)).toBeHidden();
});

/** Plays until a computer player has turned a card over. */
async function playUntilRest(page: Page): Promise<void> {
  for (let turn = 0; turn < 20 && !(await next(page).isVisible()); turn++) {
    await page.waitForFunction(
      () =>
        window.__game.seat() !== null ||
        [...document.querySelectorAll('.choices button')].some(({ textContent }) => textContent === 'Next'),
      null,
      { polling: 20 },
    );
    if (await next(page).isVisible()) return;
    const [chosen] = await offers(page);
    if (chosen) await make(page, mouse(page), chosen);
  }
  await next(page).waitFor();
}

test('D3: a finished game is reviewed, and played on from a turning point as a new game', async ({
  page,
}) => {
  await open(page, 'duel', { speed: 'off' });
  await begin(page, [0, 0]);
  await page.locator('#review').click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Analysis' }).locator('path.graph-line')).toHaveCount(2);
  const moves = await page.evaluate(() => window.__game.moves());
  await expect(page.locator('#replay-at')).toHaveAttribute('max', String(moves));
  await page.locator('#review-moves summary').click();
  expect(await violations(page)).toEqual([]);
  await expect(page.locator('#review-moves tbody')).toHaveCount(moves + 1);
  await page.locator('#replay-at').fill('12');
  await expect(page.locator('.review .told')).toContainText(`Move 13 of ${moves}`);
  await expect(page.locator('#replay-at')).toHaveAttribute('aria-valuetext', /\d+% and .+ \d+%\.$/);
  const ended = await page.evaluate(() => window.__game.hash());
  await page.locator('#replay-fork').click();
  await expect(page.locator('.entries .note').first()).toContainText('12 moves have been played');
  await over(page);
  expect(await page.evaluate(() => window.__game.hash())).toBe(ended); // the same players decide alike
});

test('a game that plays itself can be paused', async ({ page }) => {
  await open(page, 'imhotep', { speed: 'normal' });
  await begin(page, [0, 0]);
  await page.locator('.choices button', { hasText: 'Pause' }).click();
  await expect(page.locator('#status')).toContainText('paused');
  await settle(page);
  const moves = await page.evaluate(() => window.__game.moves());
  await page.waitForTimeout(1200);
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves);
  await page.locator('.choices button', { hasText: 'Continue' }).click();
  await page.waitForFunction((before) => window.__game.moves() > before, moves);
});

test('P2: a computer begins its turn visibly half a second before it moves; its moves are numbered and shown again', async ({
  page,
}) => {
  await visit(page, { speed: 'normal' });
  await page.locator('label:has(#game-imhotep)').click();
  await begin(page, [null, 1, 1]);
  await page.locator('.layer button.lit').first().waitFor();
  await page.locator('#show-again').waitFor({ state: 'attached' });
  // When the count of moves changed, and whose turn the page named then.
  await page.evaluate(() => {
    const seen: { moves: number; at: number; acting: string | null }[] = [];
    Object.assign(window, { seen });
    let moves = window.__game.moves();
    const look = (): void => {
      if (window.__game.moves() !== moves) {
        moves = window.__game.moves();
        const acting = document.querySelector('.chip[aria-current]')?.getAttribute('data-seat') ?? null;
        seen.push({ moves, at: performance.now(), acting });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const before = await page.evaluate(() => window.__game.moves());
  await make(page, mouse(page), (await offers(page))[0]!);
  await page.waitForFunction(
    (before) =>
      window.__game.moves() >= before + 3 && window.__game.seat() === 0 && window.__game.offers().length > 0,
    before,
  );
  await settle(page);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { moves: number; at: number; acting: string }[] }).seen,
  );
  expect(seen).toHaveLength(3);
  expect(seen.map(({ acting }) => acting)).toEqual(['0', '1', '2']); // P3: the seat whose move is shown is lit
  expect(seen[1]!.at - seen[0]!.at).toBeGreaterThanOrEqual(480);
  expect(seen[2]!.at - seen[1]!.at).toBeGreaterThanOrEqual(480);
  await expect(page.locator('.since span')).toHaveText(['1', '2']);
  // A look at the table and back leaves the news as it was.
  const lines = page.locator('.lines');
  await expect(lines).toHaveAttribute('data-hint', 'news');
  await page.locator('.layer button.lit').first().hover({ force: true });
  await expect(lines).toHaveAttribute('data-hint', 'preview');
  await page.mouse.move(5, 5);
  await expect(lines).toHaveAttribute('data-hint', 'news');
  // Shown again: the same table afterwards, with the numbers, until the player acts.
  const after = await page.evaluate(() => window.__game.hash());
  const gone = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector('.since span')) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
  await page.locator('#show-again').click();
  await gone;
  await expect(page.locator('.since span')).toHaveText(['1', '2']);
  expect(await page.evaluate(() => window.__game.hash())).toBe(after);
  await page.locator('#undo').click();
  await expect(page.locator('.since span')).toHaveCount(0);
  await expect(page.locator('#hint')).not.toContainText('Deckhand'); // P3: an undone move is no longer told
});

test('P3: emblem, seat and question belong to one player in every frame of a turn, and an undo that is not allowed says why', async ({
  page,
}) => {
  await open(page, 'imhotep', { speed: 'normal' });
  let release = (): void => undefined;
  const held = new Promise<void>((go) => (release = go));
  await page.route(/\/add-[^/]*\.js$/, (route) => void held.then(() => route.continue()));
  await begin(page, [null, 1], 11);
  await myTurn(page);
  await settle(page);
  const undo = page.locator('#undo'),
    why = 'There is nothing to take back.';
  await expect(undo).toHaveAttribute('aria-description', why);
  await undo.hover();
  await expect(page.locator('#hint')).toHaveText(why);
  await page.mouse.move(5, 5);
  await expect(page.locator('#hint')).not.toHaveText(why);
  await undo.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await expect(page.locator('#hint')).toHaveText(why);
  await undo.blur();
  await expect(page.locator('#hint')).not.toHaveText(why);
  await undo.dispatchEvent('click');
  await expect(page.locator('#hint')).toHaveText(why);
  // The reason stays if the computer players come only now.
  await expect(page.locator('.chip.bot')).toHaveCount(0);
  release();
  await complete(page);
  await expect(page.locator('.chip.bot')).toHaveCount(1);
  await expect(page.locator('#hint')).toHaveText('There is nothing to take back.');
  await page.evaluate(() => {
    const mixed = new Set<string>(),
      players = window.__game.session().setup().players;
    Object.assign(window, { mixed });
    const look = (): void => {
      const seat = document.querySelector('.chip[aria-current]')?.getAttribute('data-seat'),
        colour = document.querySelector('.prompt')?.getAttribute('data-colour'),
        status = document.getElementById('status')?.textContent ?? '';
      const own = /^Your turn|^Black/.test(status) ? '0' : /^Deckhand/.test(status) ? '1' : null;
      if (seat && (String(players[Number(seat)]?.colour) !== colour || (own !== null && own !== seat)))
        mixed.add(`${seat} ${colour} ${status}`);
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turn = 0; turn < 3; turn++) {
    await make(page, mouse(page), (await offers(page))[0]!);
    await page.waitForFunction(() => window.__game.seat() === null, null, { polling: 20 }).catch(() => null);
    await myTurn(page);
    await settle(page);
  }
  expect(await page.evaluate(() => [...(window as unknown as { mixed: Set<string> }).mixed])).toEqual([]);
});

/** The base game of Kontor at a choice of both players of which the best is a mixture: 83 about 60 times of 100, or 15. */
const TO_BE_MIXED =
  'AUcAeyJnIjoia29udG9yIiwicCI6W1siIiwwXSxbIiIsMV1dLCJjIjp7InNjZW5hcmlvIjoiYmFzZSJ9LCJzIjoyLCJuIjo4Nn0GOLAk14AZ4kxklNoAVpiQYtANNSYimWiTBTNT0jhL9ws';

test('where both choose in secret and one choice can be read, a hint says how often each move is best made', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, { speed: 'off' });
  await openLink(page, TO_BE_MIXED);
  await passOn(page, mouse(page));
  await askHint(page);
  await page.locator('#hint-1').waitFor({ timeout: 30_000 });
  const shares = await page.locator('.advice li:visible .reason').allTextContents();
  const often = shares.map((text) => Number(/^(?:Mostly|Sometimes|Now and then) \((\d+)%\)/.exec(text)?.[1]));
  expect(often).toHaveLength(2);
  expect(often[0]! + often[1]!).toBe(100);
  expect(often[0]).toBeGreaterThan(50);
  // P10: the whole move, with the cell that the card is planned for.
  await expect(page.locator('#hint-1 .what')).toHaveText(/^Play .* at [A-Z]\d+$/);
  await expect(page.locator('.layer button[data-place^="cell/"][aria-pressed="true"]')).toHaveCount(1);
  // P48: and what speaks for each on its cell.
  const rows = await page.locator('.advice li').allTextContents();
  expect(await page.locator('.advice li:visible .because').allTextContents()).toEqual([
    expect.stringMatching(/[a-z]{3}/),
    expect.stringMatching(/[a-z]{3}/),
  ]);
  expect(rows.join()).not.toMatch(/laid now|this card brings/);
  await expect(page.locator('.advice .note')).toContainText('cannot foresee your choice');
  await expect(page.locator('#hint-1')).toHaveAttribute(
    'aria-label',
    /(mostly|sometimes|now and then) \(\d+%\).*\d+% chance to win/i,
  );
  await page.locator('#hint-2').click();
  await expect(page.locator('#hint-2')).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  // Asked again, it says the same without another search.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => document.body.classList.add('searched');
  });
  await page.locator('#hint-close').click();
  await askHint(page);
  await page.locator('#hint-1').waitFor({ timeout: 5000 });
  expect(await page.locator('.advice li').allTextContents()).toEqual(rows);
  await expect(page.locator('body')).not.toHaveClass(/searched/);
});

for (const game of ['imhotep', 'duel', 'kontor', 'rampart'] as const)
  test(`P10: on a phone every row of a hint for ${game} has its move, its chance and its reason, and none is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, game, { speed: 'off' });
    await begin(page, [null, 0]);
    await myTurn(page);
    await askHint(page);
    await page.locator('#hint-1').waitFor({ timeout: 30_000 });
    const rows = page.locator('.advice li:visible button');
    expect(await rows.count()).toBeGreaterThan(0);
    expect(await rows.count()).toBeLessThanOrEqual(2);
    for (const row of await rows.all()) {
      await expect(row.locator('.what')).not.toBeEmpty();
      await expect(row.locator('.reason')).toHaveText(/(\d+% chance to win|About as good) · \S/);
    }
    const cut = await page.locator('.advice ol').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll('button')].filter((row) => {
        const box = row.getBoundingClientRect();
        return (
          box.height > 0 &&
          (box.top < top - 1 || box.bottom > bottom + 1 || row.scrollHeight > row.clientHeight + 1)
        );
      }).length;
    });
    expect(cut).toBe(0);
    // In a game of memory the last line says that the hint remembers everything, and is not cut.
    const note = page.locator('.advice .remembers');
    await expect(note).toHaveCount(game === 'rampart' ? 1 : 0);
    if (game === 'rampart') await expect(page.locator('.advice')).toContainText('remember every card');
    for (const one of await note.all())
      expect(
        await one.evaluate((line) => {
          const card = line.closest('.advice')!.getBoundingClientRect(),
            { bottom } = line.getBoundingClientRect();
          return bottom <= card.bottom + 1 && line.scrollHeight <= line.clientHeight + 1;
        }),
      ).toBe(true);
  });

test('P10: on a short phone a long reason grows over the foot of the table, and is scrolled if it would take more than half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'imhotep', { speed: 'off' });
  await begin(page, [null, 0]);
  await myTurn(page);
  const before = await page.locator('.host').boundingBox();
  await askHint(page);
  await page.locator('#hint-1').waitFor({ timeout: 30_000 });
  const write = (times: number, size: number): Promise<void> =>
    page.evaluate(
      ([times, size]) => {
        document.querySelector('#hint-1 .reason')!.textContent = 'Your rampart has two cards more. '.repeat(
          times,
        );
        document.documentElement.style.fontSize = `${size}px`; // it is measured anew
      },
      [times, size] as const,
    );
  const list = page.locator('.advice ol'),
    hidden = (): Promise<number> => list.evaluate((one) => one.scrollHeight - one.clientHeight);
  // A usual reason is told in small letters, and leaves the stones on the own sled in view.
  await write(5, 16.05);
  await expect(list).toHaveClass('tight over');
  const foot = (await list.boundingBox())!,
    stones = await page.evaluate(() => {
      const { y, h } = window.__game.stage().rect('sled/0/0')!;
      return document.querySelector('.host')!.getBoundingClientRect().y + y + h;
    });
  expect(foot.y).toBeGreaterThanOrEqual(stones - 1);
  await write(7, 16.1);
  await expect(list).toHaveClass('tight over');
  expect(await hidden()).toBeLessThanOrEqual(1);
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(320);
  expect(await page.locator('#hint-1').evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(
    2,
  );
  expect(Math.abs((await page.locator('.host').boundingBox())!.height - before!.height)).toBeLessThan(3);
  await write(30, 20);
  await expect(list).toHaveClass('tight over more');
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(320);
  expect(await hidden()).toBeGreaterThan(20);
  const { x, y } = (await list.boundingBox())!;
  await page.mouse.move(x + 40, y + 100);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(20);
});
