// Plays games inside the page, move after move, so that a whole game takes seconds: the engine in Node has chosen the
// moves before, and the page plays them by its own buttons.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { codeOf, moduleOf } from '../../tools/lib/wasm.mjs';
import type { Offer } from '../../www/engine/wire';
import type { Game } from './table';

/** A move of a plan, as text. Where several players decide at once, the page says who comes first. */
export type Planned = [seat: number, move: string];
/** What a game is going to be: its moves, their kinds, and its state after all of them. */
export interface Plan {
  moves: Planned[];
  kinds: Set<string>;
  hash: string;
}

/** Plays the game on the page on to its end, in Node; `choose` depends only on the offers and the number of moves. */
export async function planned(
  page: Page,
  game: Game,
  choose: (all: Offer[], move: number) => Offer,
): Promise<Plan> {
  const engine = (await import(codeOf(game))) as typeof wasm;
  engine.initSync({ module: readFileSync(moduleOf(game)) });
  const session = engine.Session.resume(await page.evaluate(() => window.__game.record())),
    plan: Plan = { moves: [], kinds: new Set(), hash: '' };
  for (;;) {
    const { toAct } = session.view(null);
    const [seat] = toAct;
    if (seat === undefined) return { ...plan, hash: session.hash() };
    const { move } = choose(session.offers(seat) as unknown as Offer[], plan.moves.length);
    session.play(seat, move as never, null);
    plan.moves.push([seat, JSON.stringify(move)]);
    plan.kinds.add(move.do);
  }
}

/** Plays these moves by clicks of the page itself; returns the points that were wrong on the way, as far as the page shows points. */
export const playInside = (page: Page, moves: Planned[]): Promise<string[]> =>
  page.evaluate(async (moves) => {
    const click = (selector: string, nth = 0): void =>
      document.querySelectorAll<HTMLElement>(selector)[nth]?.click();
    const until = async (done: () => boolean): Promise<void> => {
      while (!done()) await new Promise(requestAnimationFrame);
    };
    const wrong: string[] = [],
      left = [...moves];
    for (let at = 0; left.length > 0; at++) {
      const { seat, moves: count, offers, view, written, viewpoint } = window.__game;
      // The device is handed on until the player who decides may see the table.
      while (seat() === null) {
        const { eye, called } = viewpoint();
        const button = called === null ? '.choices button' : '#take';
        await until(() => document.querySelector(button) !== null || seat() !== null);
        click(button);
        await until(() => viewpoint().eye !== eye || viewpoint().called !== called);
      }
      const next = left.findIndex(([who]) => who === seat()),
        [[, wanted]] = left.splice(next, 1) as [Planned];
      const all = offers(),
        offer = all.find(({ move }) => JSON.stringify(move) === wanted),
        choices = all.filter(({ taps }) => taps[0]?.startsWith('choice/'));
      if (!offer) throw new Error(`move ${at + 1} is not offered: ${wanted}`);
      if (choices.includes(offer)) {
        const nth = choices.findIndex(({ taps }) => taps[0] === offer.taps[0]);
        await until(() => document.querySelectorAll('.choices button').length > nth);
        click('.choices button', nth);
      } else {
        for (const place of offer.taps)
          if (!place.startsWith('choice/')) click(`.layer button[data-place="${place}"]`);
        const ready = '#confirm:not([aria-disabled]):not([hidden]), .choices button';
        if (count() === at) await until(() => document.querySelector(ready) !== null);
        if (count() === at) click(ready);
      }
      await until(() => count() > at);
      await written();
      if (view().outcome !== null) continue; // the last count arrives at the points later
      const shown = [...document.querySelectorAll('.chip .points')].map((one) => one.textContent);
      const { counters } = view(),
        counted = shown.map((_, i) =>
          String(counters.find((one) => one.at === `score/${i}`)?.count ?? 0).replace('-', '−'),
        );
      if (shown.join() !== counted.join())
        wrong.push(`after move ${at + 1}: ${shown.join()} for ${counted.join()}`);
    }
    return wrong;
  }, moves);
