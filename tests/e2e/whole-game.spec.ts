// Every game from its first move to its end, by the buttons of the page; and by every way that a person can play.
import { expect, type Page } from '@playwright/test';
import { planned, playInside, type Plan, type Planned } from './inside';
import { chooseKontor } from './kontor';
import { chooseRampart } from './rampart';
import {
  choose,
  finger,
  hash,
  keyboard,
  listener,
  make,
  mouse,
  offers,
  passOn,
  settle,
  sitDown,
  visit,
  type Hand,
  type Table,
  type Wish,
} from './table';
import type { Offer } from '../../www/engine/wire';
import { test } from './test';

// On a phone a picture has the fewest pixels.
test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

/** In the fast tier a person plays this many moves; the page itself always plays to the end. */
const MOST = process.env['DOCKHAND_TIER'] === 'fast' ? 24 : Infinity;
const ALL_B = { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' };

interface Whole extends Table {
  name: string;
  /** What happens in it. */
  kinds: string[];
  choose: (all: Offer[], move: number) => Offer;
  wish?: Wish;
}
const GAMES: Whole[] = [
  {
    name: 'imhotep',
    game: 'imhotep',
    players: 3,
    seed: 11,
    options: {},
    kinds: ['load', 'sail', 'pick-card', 'take-stones'],
    choose,
  },
  { name: 'the Duel', game: 'duel', players: 2, seed: 4, options: {}, kinds: ['unload', 'place'], choose },
  {
    name: 'kontor, the advanced game',
    game: 'kontor',
    players: 2,
    seed: 19,
    options: { scenario: 'advanced' },
    kinds: ['stay', 'pass', 'choose', 'sail', 'lie-still', 'lay', 'spare'],
    choose: chooseKontor,
  },
  {
    name: 'rampart with points, a shot and a magician',
    game: 'rampart',
    players: 2,
    seed: 7,
    options: { points: true, first: null },
    kinds: ['turn-over', 'take', 'put-back', 'shoot', 'insert'],
    choose: chooseRampart,
  },
];
const FURTHER: Whole[] = [
  {
    name: 'imhotep for two on the B sides',
    game: 'imhotep',
    players: 2,
    seed: 5,
    options: ALL_B,
    kinds: [],
    choose,
  },
  {
    name: 'imhotep for four on the B sides',
    game: 'imhotep',
    players: 4,
    seed: 7,
    options: ALL_B,
    kinds: [],
    choose,
  },
  {
    name: 'the Duel on the B sides',
    game: 'duel',
    players: 2,
    seed: 9,
    options: { obelisk: 'b', temple: 'b', pyramids: 'b', tomb: 'b' },
    kinds: [],
    choose,
  },
  {
    name: 'kontor, four in two teams',
    game: 'kontor',
    players: 4,
    seed: 1,
    options: { scenario: 'advanced' },
    kinds: ['stay', 'pass', 'choose', 'lay'],
    choose: chooseKontor,
  },
  {
    name: 'rampart to a rampart of ten, with cards that stay face up',
    game: 'rampart',
    players: 2,
    seed: 54,
    options: { points: false, first: null },
    kinds: ['leave'],
    choose: chooseRampart,
  },
];

async function open(page: Page, whole: Whole, wish: Wish): Promise<{ complaints: string[]; plan: Plan }> {
  const complaints = await visit(page, { ...wish, home: true });
  await sitDown(page, whole);
  return { complaints, plan: await planned(page, whole.game, whole.choose) };
}

for (const [further, games] of [GAMES, FURTHER].entries())
  for (const whole of games)
    test(`M1, M3: the page plays ${whole.name} to its end, as the engine does, and its numbers are true on the way`, async ({
      page,
    }) => {
      // Motions are cut short by the next move, as by a hasty player; with one tap each in the further games.
      const { complaints, plan } = await open(
        page,
        whole,
        further ? { mode: 'instant', language: 'fr' } : { speed: 'fast' },
      );
      expect([...plan.kinds]).toEqual(expect.arrayContaining(whole.kinds));
      expect(await playInside(page, plan.moves)).toEqual([]);
      await settle(page);
      await expect(page.locator('dialog.sheet')).toContainText(further ? 'Score final' : 'Final score');
      await expect(page.locator('.entries li')).toHaveCount(plan.moves.length);
      expect(await hash(page)).toBe(plan.hash);
      expect(complaints).toEqual([]);
    });

const WAYS: [name: string, hand: (page: Page) => Hand][] = [
  ['mouse', mouse],
  ['touch', finger],
  ['keyboard', keyboard],
  ['name', listener],
];

for (const whole of GAMES) {
  test(`M1, M21: ${whole.name} by mouse, by touch, by keyboard, and by role and name, in turn`, async ({
    page,
  }) => {
    const { complaints, plan } = await open(page, whole, {}),
      hands = WAYS.map(([, hand]) => hand(page));
    await play(page, plan.moves.slice(0, MOST), (move) => hands[move % hands.length]!);
    if (plan.moves.length <= MOST) expect(await hash(page)).toBe(plan.hash);
    expect(complaints).toEqual([]);
  });

  for (const [name, handOf] of WAYS.slice(2))
    test(`M1, M21: ${whole.name} by ${name} alone`, async ({ page }) => {
      test.setTimeout(600_000); // a hand-over before every other move, on a busy machine
      const { complaints, plan } = await open(page, whole, {}),
        hand = handOf(page);
      await play(page, plan.moves, () => hand);
      await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
      expect(await hash(page)).toBe(plan.hash);
      expect(complaints).toEqual([]);
    });
}

/** Plays these moves as a person does, each with its hand. */
async function play(page: Page, moves: Planned[], handOf: (move: number) => Hand): Promise<void> {
  const left = [...moves];
  for (let at = 0; left.length > 0; at++) {
    const seat = await passOn(page, handOf(at)),
      next = left.findIndex(([who]) => who === seat);
    if (next < 0) return; // another player decides first, whose move is no longer of these
    const [[, wanted]] = left.splice(next, 1) as [Planned];
    await make(
      page,
      handOf(at),
      (await offers(page)).find(({ move }) => JSON.stringify(move) === wanted)!,
    );
  }
}
