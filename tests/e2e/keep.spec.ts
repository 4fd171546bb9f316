// Nothing is lost: games are kept, outlive the browser and a trap of the engine, and are played in one window
// at a time.
import { expect, type Page } from '@playwright/test';
import { allowTraps, test } from './test';
import { seal, unseal } from '../../www/device/slots';
import { coloursOf } from './checks';
import { visitKontor } from './kontor';
import {
  complete,
  begin,
  hash,
  make,
  mouse,
  offers,
  passOn,
  playOn,
  settle,
  visit,
  leaveGame,
  newGame,
  visitTable,
} from './table';

/** The card of the game that was played last. */
const card = (page: Page) => page.locator('.shelf .saved-game').first();
const moves = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());
/** Resolves when the game on the table is stored with all its moves. */
async function written(page: Page): Promise<void> {
  const last = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const asking = indexedDB.open('dockhand');
          asking.onupgradeneeded = () => {
            asking.transaction?.abort();
          }; // the page has not made it yet
          asking.onerror = () => {
            done(-1);
          };
          asking.onsuccess = () => {
            const all = asking.result.transaction('slots').objectStore('slots').getAll();
            all.onsuccess = () => {
              const kept = (all.result as string[]).map(
                (text) =>
                  JSON.parse(text.slice(text.indexOf('\n'))) as { at: number; serial: number; moves: number },
              );
              asking.result.close();
              done(kept.sort((a, b) => a.at - b.at || a.serial - b.serial).at(-1)?.moves ?? 0);
            };
          };
        }),
    );
  await expect.poll(last).toBe(await moves(page));
}
test('M10: games wait on the start page with a picture and go on with one tap, and a deleted one can be brought back', async ({
  page,
}) => {
  const complaints = await visitTable(page, {}, { players: 2 });
  await playOn(page, mouse(page), 6);
  const imhotep = await hash(page);
  await leaveGame(page);
  await begin(page, { game: 'duel' });
  await playOn(page, mouse(page), 3);
  const duel = await hash(page);
  await written(page);
  await page.goto(page.url());
  await expect(page.locator('.shelf li')).toHaveCount(2);
  // P12: how far it has come, and the points of each player.
  await expect(card(page)).toHaveAccessibleName(
    /^Continue Imhotep: The Duel: .*\. \d+ tokens, \d boats left, \d+ : \d+, .*(ago|now)\.$/,
  );
  await expect(card(page).locator('.seat')).toHaveText([/^\d+$/, /^\d+$/]);
  for (const picture of await page.locator('.saved-game canvas').all())
    await expect.poll(() => coloursOf(picture)).toBeGreaterThan(50);
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(duel);
  await leaveGame(page);
  await page.getByRole('button', { name: /^Delete this game: Imhotep,/ }).click();
  await expect(page.locator('.shelf li')).toHaveCount(1);
  const [said, shut] = [
    await page.locator('.news p').boundingBox(),
    await page.locator('.news .shut').boundingBox(),
  ];
  expect(shut!.y).toBeLessThan(said!.y + said!.height); // beside the message, if there is room
  await page.locator('#saves-undo').click();
  await expect(page.locator('.shelf li')).toHaveCount(2);
  await page.locator('.saved-game').nth(1).click();
  await expect.poll(() => hash(page)).toBe(imhotep);
  await page.locator('#undo').click();
  await expect.poll(() => moves(page)).toBe(5);
  await leaveGame(page);
  await page.locator('.saved-game').first().click();
  await expect.poll(() => moves(page)).toBe(5); // the undo is kept too
  // On a phone the button has a row below the text, and the notice does not follow into a game.
  await leaveGame(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: /^Delete this game: Imhotep: The Duel,/ }).click();
  const [text, close, undo] = await Promise.all(
    ['.news p', '.news .shut', '#saves-undo'].map((part) => page.locator(part).boundingBox()),
  );
  expect(close!.y).toBeLessThan(text!.y + text!.height);
  expect(undo!.y).toBeGreaterThanOrEqual(text!.y + text!.height);
  await page.locator('.saved-game').first().click();
  await page.locator('main.game').waitFor();
  await expect(page.locator('.news')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('M10: if nothing can be stored, the game goes on and the page says so', async ({ page, context }) => {
  const other = await context.newPage();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await other.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const [one, words] of [
    [page, 'saves nothing here'],
    [other, 'no space left'],
  ] as const) {
    await visit(one, { speed: 'fast' });
    await begin(one);
    await playOn(one, mouse(one), 4);
    await settle(one);
    await expect(one.locator('.news')).toContainText(words);
    await one.locator('.news .shut').click();
    await playOn(one, mouse(one), 4);
    expect(await moves(one)).toBe(8);
    await expect(one.locator('.news')).toHaveCount(0); // the page says so once
    await one.locator('#menu').click();
    await one.locator('#menu-new-game').click();
    await one.locator('#leave').click(); // the page asks before such a game is left
  }
});

/** Returns the contents of the slots of the kept games, by key. */
const slots = (page: Page): Promise<[string, string][]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('dockhand', 1);
        opening.onsuccess = () => {
          const found: [string, string][] = [],
            asking = opening.result.transaction('slots').objectStore('slots').openCursor();
          asking.onsuccess = () => {
            const cursor = asking.result;
            if (!cursor) {
              opening.result.close();
              return done(found);
            }
            found.push([String(cursor.key), String(cursor.value)]);
            cursor.continue();
          };
        };
      }),
  );
const putSlot = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(
    ([key, text]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('dockhand', 1);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('slots', 'readwrite');
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
          writing.objectStore('slots').put(text, key);
        };
      }),
    [key, text] as const,
  );

test('M10: if the engine refuses the newer slot, though it is whole, the game goes on from the older one', async ({
  page,
}) => {
  await visitTable(page);
  const states: string[] = [];
  await playOn(page, mouse(page), 5, async () => {
    states.push(await hash(page));
  });
  await settle(page);
  await leaveGame(page);
  const kept = (await slots(page))
    .map(([key, text]) => ({ key, game: unseal(text)! }))
    .sort((a, b) => b.game.moves - a.game.moves);
  expect(kept.map(({ game }) => game.moves)).toEqual([5, 4]);
  await putSlot(
    page,
    kept[0]!.key,
    seal({ ...kept[0]!.game, record: `${kept[0]!.game.record.slice(0, -6)}AAAAAA` }),
  );
  await page.goto(page.url());
  await expect(page.locator('.saved-game canvas:not([data-failed])')).toHaveCount(1);
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(states[3]);
  await expect(page.locator('.news')).toContainText('The last move of this game could not be read');
  await playOn(page, mouse(page), 1);
  const state = await hash(page);
  await settle(page);
  await leaveGame(page);
  expect((await slots(page)).map(([key, text]) => [key, unseal(text)?.moves]).sort()).toEqual(
    kept.map(({ key, game: { moves } }) => [key, moves]).sort(),
  ); // in place of the bad slot
  await page.goto(page.url());
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(state);
  await expect(page.locator('.news')).toHaveCount(0);
});

/** Holds back the answer of the database until `answer()` is called on the page. */
const holdBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB),
      waiting: (() => void)[] = [];
    let answered = false;
    indexedDB.open = (...words) => {
      const late = { onsuccess: null, onupgradeneeded: null, onerror: null, result: null } as Record<
        string,
        unknown
      > & { [event: string]: ((event: Event) => void) | null };
      const ask = (): void => {
        const asking = open(...words);
        for (const event of ['onsuccess', 'onupgradeneeded', 'onerror'] as const)
          asking[event] = (what: Event) => {
            if (event !== 'onerror') Object.assign(late, { result: asking.result });
            late[event]?.(what);
          };
      };
      if (answered) ask();
      else waiting.push(ask);
      return late as unknown as IDBOpenDBRequest;
    };
    Object.assign(window, {
      answer: () => {
        answered = true;
        waiting.splice(0).forEach((ask) => ask());
      },
    });
  });
const answer = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { answer(): void }).answer());

test('M10: the page says that the database answers late, and then writes to it what was played meanwhile', async ({
  page,
  context,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 3);
  await settle(page);
  const before = await hash(page);
  const other = await context.newPage();
  await holdBack(other);
  const complaints = await visit(other, { home: true });
  await page.close();
  await expect(other.locator('.shelf[role=status]')).toContainText('Looking for your games');
  await begin(other, { game: 'duel', seed: 5 });
  await playOn(other, mouse(other), 2);
  await expect(other.locator('.news')).toContainText('is saved as soon as the storage opens');
  expect(
    await other.evaluate(() => (window.__game as unknown as { saved(): string | undefined }).saved()),
  ).toBeUndefined();
  const meanwhile = await hash(other);
  await leaveGame(other);
  await expect(other.locator('.shelf[role=status]')).toContainText('Looking for your games');
  await expect(other.locator('.shelf li')).toHaveCount(1); // the game that was begun meanwhile is listed already
  await card(other).click();
  await expect.poll(() => hash(other)).toBe(meanwhile);
  await answer(other);
  await expect
    .poll(() => other.evaluate(() => (window.__game as unknown as { saved(): string | undefined }).saved()))
    .toBe('yes');
  await leaveGame(other);
  await expect(other.locator('.shelf li')).toHaveCount(2);
  await expect(other.locator('.shelf[role=status]')).toHaveCount(0);
  // All of it is on the device now.
  const third = await context.newPage();
  await visit(third, { home: true });
  await expect(third.locator('.shelf li')).toHaveCount(2);
  await card(third).click();
  await expect.poll(() => hash(third)).toBe(meanwhile);
  await leaveGame(third);
  await third.locator('.saved-game').nth(1).click();
  await expect.poll(() => hash(third)).toBe(before);
  expect(complaints).toEqual([]);
});

test('M10: when a late database answers, the kept games appear on the start page by themselves, or the page says that it cannot be opened', async ({
  page,
  context,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 2);
  await settle(page);
  const [late, never] = [await context.newPage(), await context.newPage()];
  await holdBack(late);
  await never.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  });
  await visit(late, { home: true });
  await expect(late.locator('.shelf[role=status]')).toContainText('Looking for your games');
  await answer(late);
  await expect(late.locator('.shelf li')).toHaveCount(1);
  await expect(late.locator('.shelf[role=status]')).toHaveCount(0);
  await visit(never, { home: true });
  await expect(never.locator('.shelf[role=status]')).toContainText('could not open its storage');
});

/** Reloads the page and goes on with the game; resolves when its log is complete again. */
async function reopen(page: Page): Promise<void> {
  const entries = page.locator('.entries li:not(.note)'),
    [count, state] = [await moves(page), await hash(page)];
  await settle(page);
  await written(page);
  await page.goto(page.url());
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(state);
  await expect(entries).toHaveCount(count);
}
const allows = (page: Page): Promise<boolean> => page.evaluate(() => window.__game.session().canUndo());

test('M4: after a reload moves can be undone one by one, as far as nothing was revealed', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 2, seed: 4 });
  const states = [await hash(page)];
  await playOn(page, mouse(page), 24, async () => {
    states.push(await hash(page));
  });
  while (!(await allows(page)))
    await playOn(page, mouse(page), 1, async () => {
      states.push(await hash(page));
    });
  await reopen(page);
  const undo = page.locator('#undo');
  let back = 0;
  for (; await allows(page); back++) {
    await undo.click();
    await expect.poll(() => hash(page)).toBe(states.at(-2 - back));
  }
  expect(back).toBeGreaterThan(0);
  expect(await moves(page)).toBeGreaterThan(0); // the last move that remains revealed something
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.entries li:not(.note)')).toHaveCount(await moves(page));
  await reopen(page);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await complete(page);
  await page.keyboard.press('u');
  await settle(page);
  expect(await hash(page)).toBe(states[await moves(page)]);
});

test('M4: after a reload undo takes back the player’s last decision, with what computer players have done since', async ({
  page,
}) => {
  await visit(page);
  await page.locator('label:has(#count-2)').click();
  await page.locator('#computers').click();
  await page.locator('#level-0').selectOption('');
  await page.locator('#level-1').selectOption('1');
  if (!(await page.locator('#seed').isVisible())) await page.locator('details.options > summary').click();
  await page.locator('#seed').fill('11');
  await page.locator('#start').click();
  const mine = async (least = 0): Promise<void> => {
    await page.waitForFunction((made) => window.__game.moves() > made && window.__game.seat() === 0, least, {
      polling: 20,
    });
  };
  await mine(-1);
  const before = [await hash(page), await moves(page)] as const;
  const play = async (): Promise<string> => {
    await make(
      page,
      mouse(page),
      (await offers(page)).find(({ move: { do: kind } }) => kind === 'load' || kind === 'take-stones')!,
    );
    await mine(before[1] + 1);
    return hash(page);
  };
  const after = await play();
  await reopen(page);
  await page.locator('#undo').click();
  await expect.poll(() => hash(page)).toBe(before[0]);
  expect(await moves(page)).toBe(before[1]);
  await reopen(page); // the undone moves stay undone
  expect(await play()).toBe(after);
});

test('M4, M8: after a reload, too, no other player can undo a private decision', async ({ page }) => {
  await visitKontor(page, {}, { seed: 8 });
  const hand = mouse(page),
    undo = page.locator('#undo');
  const play = async (kind: string): Promise<void> => {
    await passOn(page, hand);
    const offer = (await offers(page)).find(({ move }) => move.do === kind);
    if (!offer) throw new Error(`${kind} is not offered`);
    await make(page, hand, offer);
  };
  await play('stay');
  const decided = await hash(page);
  await page.locator('#handover-title').waitFor(); // the other player is called
  await page.keyboard.press('Escape');
  await expect(page.locator('#handover-title')).toBeHidden();
  await reopen(page);
  expect(await allows(page)).toBe(true);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await passOn(page, hand); // now Black looks
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await complete(page);
  await page.keyboard.press('u');
  await settle(page);
  expect(await hash(page)).toBe(decided);
});

test('M28: the page survives a trap of the engine, twice, with the same game on the table', async ({
  page,
  uncaught,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 9);
  const state = await hash(page);
  const labels = (): Promise<string[]> => page.locator('.layer button').allTextContents();
  const seen = await labels();
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => {
      window.__game.panic();
      document.querySelector<HTMLElement>('#undo')?.click();
      document.querySelector<HTMLElement>('.layer button.lit')?.click();
    });
    await expect.poll(() => hash(page).catch(() => '')).toBe(state);
    await expect(page.locator('.news')).toContainText('nothing is lost');
    await expect.poll(labels).toEqual(seen); // buttons get their text in the next frame
    await page.locator('.news .shut').click();
  }
  const [offer] = await offers(page);
  expect(offer).toBeDefined();
  await playOn(page, mouse(page), 3);
  expect(await moves(page)).toBe(12);
  await newGame(page);
  await page.locator('#start').click(); // the set-up form holds an engine, too
  await page.locator('.layer button.lit').first().waitFor();
  allowTraps(uncaught);
});

test('M28: if the engine cannot be started again, the page copies the link, says so, and loads itself again', async ({
  page,
  context,
  uncaught,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page);
  await playOn(page, mouse(page), 3);
  const state = await hash(page);
  await page.evaluate(() => {
    const fail = (): never => {
      throw new WebAssembly.RuntimeError('broken');
    };
    Object.assign(WebAssembly, { instantiate: fail, instantiateStreaming: fail, Instance: fail });
    window.__game.panic();
    document.querySelector<HTMLElement>('#undo')?.click();
  });
  await expect(page.locator('.news')).toContainText('could not be restored');
  // The next call of the engine may report it once more, so the notice can appear again.
  await expect(async () => {
    const [said, shut, link] = await Promise.all(
      ['.news p', '.news .shut', '#broken-link'].map((part) => page.locator(part).boundingBox()),
    );
    expect(shut!.y).toBeLessThan(said!.y + said!.height);
    expect(link!.y).toBeGreaterThanOrEqual(said!.y + said!.height);
  }).toPass();
  await page.locator('#broken-link').click();
  await expect(page.locator('.news')).toContainText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator('#broken-reload').click();
  await page.locator('#play').waitFor();
  await page.goto(address);
  await expect.poll(() => hash(page).catch(() => '')).toBe(state);
  allowTraps(uncaught);
});

test('S17: one window plays on with a game, the other only shows it until it takes over', async ({
  page,
  context,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 4);
  const other = await context.newPage();
  await visit(other, { home: true });
  await card(other).click();
  await expect(other.getByRole('dialog')).toContainText('open in another window');
  expect(await hash(other)).toBe(await hash(page));
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toBeVisible();
  await playOn(page, mouse(page), 2);
  await written(page);
  await other.locator('#elsewhere-here').click();
  await expect.poll(() => moves(other)).toBe(6); // as it was left
  await expect(page.getByRole('dialog')).toContainText('open in another window');
  await playOn(other, mouse(other), 2);
  await written(other);
  await page.locator('#elsewhere-here').click();
  await expect.poll(() => moves(page)).toBe(8);
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.locator('#elsewhere-leave').click();
  await expect(other.locator('#play')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('S17, 6.4: computer players wait in a window that does not play', async ({ page, context }) => {
  await visit(page, { speed: 'slow' });
  await page.locator('#computers').click();
  for (const seat of [0, 1]) await page.locator(`#level-${seat}`).selectOption('0');
  await page.locator('#start').click();
  await page.waitForFunction(
    () => ((window.__game as typeof window.__game | undefined)?.moves() ?? 0) >= 2,
    null,
    { polling: 20 },
  );
  const other = await context.newPage();
  await visit(other, { home: true });
  await card(other).click();
  await expect(other.getByRole('dialog')).toContainText('open in another window');
  const before = await moves(other);
  await other.waitForTimeout(1500);
  expect(await moves(other)).toBe(before); // without animation a whole game is over by then
  await other.locator('#elsewhere-here').click();
  await expect.poll(() => moves(other)).toBeGreaterThan(before + 3);
});
