// Plays at the table as a person does: with a mouse, with a finger, or with the keyboard alone. The
// end-to-end tests share this file.
import { expect, type Frame, type Page } from '@playwright/test';
import { GAMES as folders } from '../../tools/lib/games.mjs';
import type { Session } from '../../www/engine/engine';
import type * as Trust from '../../www/engine/trust';
import type * as Connecting from '../../www/lines/connect';
import type * as Codes from '../../www/lines/sdp-code';
import type { Stage } from '../../www/stage/contract';
import type { Offer, Place, View } from '../../www/engine/wire';

interface Hook {
  saved: () => unknown;
  hash(): string;
  view(): View;
  seat(): number | null;
  viewpoint(): { eye: number | null; called: number | null };
  session(): Session;
  offers(): Offer[];
  /** Makes the offer with this number. */
  decide(at: number): void;
  record(): string;
  link(): string;
  moves(): number;
  /** Resolves when labels and log are up to date: they are written after the picture has been painted. */
  written(): Promise<void>;
  settle(): Promise<void>;
  /** Resolves with whether every part of the game has been fetched. */
  complete(): Promise<boolean>;
  stage(): Stage;
  trust(): Promise<typeof Trust>;
  pair(): Promise<typeof Connecting & typeof Codes>;
  panic(): void;
  /** Begins a game for people, with these options beside the usual ones. */
  begin(game: string, people: number, seed: number, options: object): void;
}
declare global {
  interface Window {
    __game: Hook;
  }
}

export type Game = 'imhotep' | 'duel' | 'kontor' | 'rampart';
/** Every game there is. */
export const GAMES = folders as Game[];

export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export interface Wish {
  game?: 'imhotep' | 'duel';
  players?: number;
  seed?: number;
  sides?: 'a' | 'b';
  speed?: Speed;
  mode?: 'confirm' | 'instant';
  language?: string;
  theme?: 'light' | 'dark';
  /** Stays on the first screen; otherwise the set-up is shown. */
  home?: boolean;
  /**
   * Whether players who share a device answer once a round in Kontor; by default these tests play as printed.
   */
  oneAnswer?: 'on' | 'off';
}

/** Puts these settings into the storage of the page before it begins, unless it has settings already. */
export async function remember(page: Page, wish: Wish): Promise<void> {
  const settings = JSON.stringify({
    speed: wish.speed ?? 'off',
    mode: wish.mode ?? 'confirm',
    language: wish.language ?? 'en',
    theme: wish.theme ?? 'light',
    oneAnswer: wish.oneAnswer ?? 'off',
  });
  await page.addInitScript((kept) => {
    try {
      if (localStorage.getItem('dockhand.settings') === null) localStorage.setItem('dockhand.settings', kept);
    } catch {
      // The empty page with which a browser begins has no storage.
    }
  }, settings);
}

/** The first screen with its scripts, not the one of the document that is there before them. */
const LIVING = '.home:not(#first)';

/**
 * Opens the start page with these settings; returns everything that the browser complains of, as it comes.
 */
export async function visit(page: Page, wish: Wish = {}, address = './'): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const blocked = message.text() === 'Service Worker registration blocked by Playwright'; // as in playwright.config.ts
    if (['error', 'warning'].includes(message.type()) && !blocked) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await remember(page, wish);
  await page.goto(address);
  await page.locator(`${LIVING} #set-up, #start, main.game`).first().waitFor();
  if (!wish.home) await setUp(page);
  return complaints;
}

/** Goes from the first screen to the set-up, for two people; does nothing in a game. */
export async function setUp(page: Page | Frame): Promise<void> {
  await page.locator(`${LIVING} #set-up, #start, main.game`).first().waitFor();
  const further = page.locator('#set-up');
  if (!(await further.isVisible())) return;
  await page.locator('label:has(#people-2)').click();
  await further.click();
  await page.locator('#start').waitFor();
}

/** Gives the seat of a computer player, in the set-up, to the one without a character. */
export async function withoutCharacter(page: Page, seat: number): Promise<void> {
  await page.locator(`#who-${seat}`).click();
  await page.locator(`#who-${seat}-plain`).click();
}

/** Leaves the game that is shown, by the menu, for the first screen. */
export async function leaveGame(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  const sure = page.locator('#leave'),
    home = page.locator('#set-up');
  await home.or(sure).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await home.waitFor();
}
/** Leaves the game that is shown, by the menu, and sets up the next. */
export async function newGame(page: Page): Promise<void> {
  await leaveGame(page);
  await setUp(page);
}

/** Fills in the set-up form and begins. */
export async function begin(
  page: Page,
  { game = 'imhotep', players = 3, seed = 11, sides = 'a' }: Wish = {},
): Promise<void> {
  await setUp(page);
  await page.locator(`label:has(#game-${game})`).click();
  if (game === 'imhotep') await page.locator(`label:has(#count-${players})`).click();
  if (sides === 'b') await page.locator('#preset-b').click();
  await page.locator('details.options > summary').click();
  await page.locator('#seed').fill(String(seed));
  await page.locator('#start').click();
  await page.locator('.layer button.lit').first().waitFor();
  await begun(page);
}
/** The options of a game with all sites, or all boards, on their B sides. */
const SIDES_B = {
  imhotep: { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' },
  duel: { obelisk: 'b', temple: 'b', pyramids: 'b', tomb: 'b' },
};
/**
 * Opens the page at a table, as one tap on the first screen does: for tests of what comes after. It is the
 * table that `begin` fills in, which start.spec.ts compares, but the form is not drawn. Returns what `visit`
 * returns.
 */
export async function visitTable(
  page: Page,
  wish: Wish = {},
  { game = 'imhotep', players = game === 'duel' ? 2 : 3, seed = 11, sides = 'a' }: Wish = {},
): Promise<string[]> {
  const complaints = await visit(page, { ...wish, home: true });
  await sitDown(page, { game, players, seed, options: sides === 'b' ? SIDES_B[game] : {} });
  return complaints;
}
export interface Table {
  game: Game;
  players: number;
  seed: number;
  options: object;
}
/** Begins a game from the first screen. */
export async function sitDown(page: Page, { game, players, seed, options }: Table): Promise<void> {
  await page.evaluate((table) => window.__game.begin(...table), [game, players, seed, options] as const);
  await page.locator('.layer button.lit, .choices button').first().waitFor();
  await begun(page);
}
/**
 * Resolves when a game has begun: every part of it has been fetched, the table is painted, and every place
 * has its name, which is written after the picture. Tests of what comes first do not wait for this.
 */
export async function begun(page: Page): Promise<void> {
  await complete(page);
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('.layer button:empty, [data-painting]').length))
    .toBe(0);
}

export const offers = (page: Page): Promise<Offer[]> => page.evaluate(() => window.__game.offers());
export const hash = (page: Page): Promise<string> => page.evaluate(() => window.__game.hash());
/** Closes the dialog that is open or about to open: an Escape before that would close nothing. */
export async function dismiss(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  await open.first().waitFor();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
}
/** Resolves when the last change has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = (): unknown =>
          document.querySelector('[data-painting]') ? requestAnimationFrame(look) : done();
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
/**
 * Resolves when nothing glides or fades any more and everything is painted, so that pictures can be compared.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled([
      document.fonts.ready,
      ...document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
        .map(({ finished }) => finished),
    ]).then(() => undefined),
  );
  await painted(page);
}
/** Opens the game of a link on a fresh page; resolves when its table is at rest. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#${link}`);
  await page.locator('main.game').waitFor();
  await begun(page);
  await still(page);
}

/**
 * Resolves when every part of a game has been fetched: keys, sheets, faces, answers to questions, computer
 * players. They come a little after the table; the hook itself comes with a script, after a page is loaded.
 */
export const complete = (page: Page | Frame): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.__game?.complete())).toBe(true);
/** Asks for the link of the game, also if the page first says what it contains; returns the whole address. */
export async function shareLink(page: Page): Promise<string> {
  await page.locator('#menu').click();
  await page.locator('#menu-share-link').click();
  const anyway = page.locator('#share-anyway'),
    field = page.locator('input.link');
  await anyway.or(field).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  return field.inputValue();
}
export const settle = (page: Page): Promise<void> => page.evaluate(() => window.__game.settle());

/**
 * Returns a choice that depends only on the offers and on the number of moves, so that it is the same for
 * every way of playing.
 */
export function choose(all: Offer[], move: number): Offer {
  const sails = all.filter(({ move: { do: kind } }) =>
    ['sail', 'lever', 'sail-card', 'unload'].includes(kind),
  );
  const cards = all.filter(({ taps }) => taps[0]?.startsWith('held/') || taps[0]?.startsWith('action/'));
  const pool = cards.length > 0 && move % 2 === 0 ? cards : sails.length > 0 && move % 3 === 0 ? sails : all;
  const chosen = pool[(move * 7919 + 13) % pool.length];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
}

export interface Hand {
  tap(place: Place): Promise<void>;
  choice(index: number): Promise<void>;
  /** Takes the device. */
  take(): Promise<void>;
  confirm(offer: Offer): Promise<void>;
}

/** Hands the device on until a player can decide; returns that seat, or null at the end of the game. */
export async function passOn(page: Page, hand: Hand): Promise<number | null> {
  for (;;) {
    const now = await page.evaluate(() => ({
      seat: window.__game.seat(),
      ...window.__game.viewpoint(),
      over: window.__game.view().outcome !== null,
    }));
    if (now.seat !== null || now.over) return now.seat;
    await (now.called === null ? hand.choice(0) : hand.take());
    await page.waitForFunction(
      ([eye, called]) => {
        const { viewpoint } = window.__game;
        return viewpoint().eye !== eye || viewpoint().called !== called;
      },
      [now.eye, now.called] as const,
      { polling: 20 },
    );
  }
}

/** Taps the places of an offer; resolves when the move is made and labels and log are up to date. */
export async function make(page: Page, hand: Hand, offer: Offer): Promise<void> {
  const before = await page.evaluate(() => window.__game.moves());
  if (offer.taps[0]?.startsWith('choice/')) {
    const all = (await offers(page)).filter(({ taps }) => taps[0]?.startsWith('choice/'));
    await hand.choice(all.findIndex(({ taps }) => taps[0] === offer.taps[0]));
  } else {
    const places = offer.taps.filter((tap) => !tap.startsWith('choice/'));
    for (const place of places) await hand.tap(place);
    // An answer that ends the move is a button of its own; if nothing else can be done, that button is
    // Confirm.
    const answers = page.locator('.choices button');
    if (places.length < offer.taps.length)
      await page.locator('#confirm:visible:not([aria-disabled])').or(answers).first().waitFor();
    if (places.length < offer.taps.length && (await answers.count()) > 0) await hand.choice(0);
    else if (offer.move.do !== 'turn-over') await hand.confirm(offer); // one tap turns a card over
  }
  // Two steps: Playwright does not wait for a condition that is a promise, it takes the promise for a yes.
  await page.waitForFunction((moves) => window.__game.moves() > moves, before, { polling: 20 });
  await page.evaluate(() => window.__game.written());
}

/** Plays until the game is over, or for this many moves; returns the number of moves. */
export async function playOn(
  page: Page,
  hand: Hand,
  most = Infinity,
  after?: (move: number) => Promise<void>,
): Promise<number> {
  for (let move = 0; move < most; move++) {
    await passOn(page, hand);
    const all = await offers(page);
    if (all.length === 0) return move;
    await make(page, hand, choose(all, move));
    await after?.(move);
  }
  return most;
}

/**
 * Returns a point where a finger hits the button of this place and no smaller one that lies on it. Waits
 * until the table has taken over the size of its room: before that its places are about to move.
 */
export async function pointOf(page: Page, place: Place): Promise<{ x: number; y: number }> {
  const find = (wanted: string): { x: number; y: number } | null => {
    if (!window.__game.stage().fits) return null;
    const button = document.querySelector<HTMLElement>(`.layer button[data-place="${wanted}"]`);
    if (!button) return null;
    const box = button.getBoundingClientRect();
    for (const [fx, fy] of [
      [0.5, 0.5],
      [0.5, 0.94],
      [0.5, 0.06],
      [0.04, 0.5],
      [0.96, 0.5],
      [0.06, 0.08],
      [0.94, 0.08],
      [0.06, 0.92],
      [0.94, 0.92],
    ] as const) {
      const point = { x: box.x + box.width * fx, y: box.y + box.height * fy };
      if (document.elementFromPoint(point.x, point.y) === button) return point;
    }
    return null;
  };
  const handle = await page.waitForFunction(find, place, { polling: 20 });
  const point = await handle.jsonValue();
  if (!point) throw new Error(`${place} cannot be met`);
  return point;
}

export function mouse(page: Page): Hand {
  return {
    tap: async (place) => {
      const { x, y } = await pointOf(page, place);
      await page.mouse.click(x, y);
    },
    choice: (index) => page.locator('.choices button').nth(index).click(),
    take: () => page.locator('#take').click(),
    confirm: () => page.locator('#confirm').click(),
  };
}

export function finger(page: Page): Hand {
  return {
    tap: async (place) => {
      const { x, y } = await pointOf(page, place);
      await page.touchscreen.tap(x, y);
    },
    choice: (index) => page.locator('.choices button').nth(index).tap(),
    take: async () => {
      // On the open table the button lies where the last tap was: the second half of a double tap must show
      // no hand.
      if (!(await page.locator('.handover[open]').isVisible()))
        await new Promise((done) => setTimeout(done, 400));
      await page.locator('#take').tap();
    },
    confirm: () => page.locator('#confirm').tap(),
  };
}

/**
 * The keyboard alone: Tab between the areas and the actions, Page Down to the next place that can be chosen,
 * Enter.
 */
export function keyboard(page: Page): Hand {
  const look = (): Promise<{ at: string; inPage: boolean }> =>
    page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      const at =
        active?.dataset['place'] ??
        (active?.closest('.choices') && active.id === ''
          ? `choice ${[...(active.parentElement?.children ?? [])].indexOf(active)}`
          : (active?.id ?? ''));
      return { at, inPage: document.hasFocus() };
    });
  const at = async (): Promise<string> => (await look()).at;
  /** Returns the stops of Tab, in order. */
  const stops = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, summary, a[href], [tabindex]')]
        .filter(
          (one) => (one.tabIndex >= 0 || one === document.activeElement) && one.getClientRects().length > 0,
        )
        .map((one) =>
          one === document.activeElement
            ? 'here'
            : (one.dataset['place'] ??
              (one.closest('.choices') && one.id === ''
                ? `choice ${[...(one.parentElement?.children ?? [])].indexOf(one)}`
                : one.id)),
        ),
    );
  const tabTo = async (there: (where: string) => boolean): Promise<void> => {
    if (there(await at())) return;
    const all = await stops(),
      key = all.findIndex(there) < all.indexOf('here') ? 'Shift+Tab' : 'Tab';
    for (let tries = 0, out = 0; tries < 60; tries++) {
      await page.keyboard.press(key);
      // After the last stop, of a dialog too, come the browser's own buttons, which are not tested: the next
      // Tab leads back. A Firefox without a window does not come back from there, and then its keys are heard
      // but press nothing.
      let now = await look();
      if (!now.inPage) {
        await page.bringToFront();
        now = await look();
      }
      out = now.inPage ? 0 : out + 1;
      if (out > 1) throw new Error('Tab has led out of the page');
      if (there(now.at)) return;
    }
    throw new Error('Tab does not lead there');
  };
  const goTo = async (place: Place): Promise<void> => {
    if (!(await at()).includes('/')) await tabTo((where) => where.includes('/'));
    // Takes the expected number of steps by the shorter way without checking each, and then as many more as
    // are needed.
    const { key, steps } = await page.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('.layer button[data-place]')],
        from = all.indexOf(document.activeElement as HTMLElement);
      const around = [...all.slice(from + 1), ...all.slice(0, from)]
        .filter((button) => button.classList.contains('lit'))
        .map((button) => button.dataset['place']);
      const down = around.indexOf(wanted) + 1,
        up = around.length - around.indexOf(wanted);
      return up < down ? { key: 'PageUp', steps: up } : { key: 'PageDown', steps: down };
    }, place);
    if ((await at()) === place) return;
    for (let step = 0; step < steps; step++) await page.keyboard.press(key);
    for (let tries = 0; tries < 90; tries++) {
      if ((await at()) === place) return;
      await page.keyboard.press('PageDown');
    }
    throw new Error(`Page Down does not lead to ${place}`);
  };
  return {
    tap: async (place) => {
      await goTo(place);
      await page.keyboard.press('Enter');
    },
    choice: async (index) => {
      await tabTo((where) => where === `choice ${index}`);
      await page.keyboard.press('Enter');
    },
    take: async () => {
      await page.locator('#take').waitFor();
      await tabTo((where) => where === 'take');
      await page.keyboard.press('Enter');
    },
    confirm: async (offer) => {
      expect(await at()).toBe(offer.taps.filter((tap) => !tap.startsWith('choice/')).at(-1)); // a second Enter on the last place confirms
      await page.keyboard.press('Enter');
    },
  };
}

/** Plays by role and name alone: a place is found by the name that is read out. */
export function listener(page: Page): Hand {
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  // As a screen reader does: it clicks the element that it found, even if its middle is covered. Labels
  // follow a little later: then it is read again. It is pressed only once: a second press would take the
  // choice back.
  const find = async (selector: string, nth: number) => {
    await settle(page);
    const name = (await page.locator(selector).nth(nth).textContent({ timeout: 2000 })) ?? '';
    return named(name).elementHandle({ timeout: 2000 });
  };
  const press = async (selector: string, nth = 0): Promise<void> => {
    let enter = (): Promise<void> => Promise.reject(new Error(`${selector} is not to be found by its name`));
    await expect(async () => {
      const button = await find(selector, nth);
      enter = () => button.press('Enter');
    }).toPass({ timeout: 30_000 });
    await enter();
  };
  return {
    tap: (place) => press(`.layer button[data-place="${place}"]`),
    choice: (index) => press('.choices button', index),
    take: () => press('#take'),
    confirm: () => named('Confirm').press('Enter'),
  };
}
