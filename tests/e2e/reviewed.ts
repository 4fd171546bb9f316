// Reviews that the device has kept: most tests of the review begin with what another session has found, so that they
// need not wait for a search. review.spec.ts has the tests that search.
import { expect, type Page } from '@playwright/test';
import { seal } from '../../www/device/slots';
import { textOf, type Counts } from '../../www/features/review/findings';
import type { Session } from '../../www/engine/engine';
import { played } from './played';
import { visit, type Wish } from './table';

export type Reviewed = 'imhotep' | 'duel' | 'kontor';

/** What the page keeps of a game that is over and was reviewed: its link, and the text of its slot. */
interface Kept {
  link: string;
  slot: string;
}
const kept = new Map<string, Kept>();
/** Enough to tell good moves from bad ones. */
const ITERATIONS = 150;
/** All passes of a review (www/features/review/analyst.ts): nothing is left to be searched. */
const PASSES = 3;

/** Searches all decisions of a finished game in Node, shortly. */
function reviewOf(game: Reviewed): Kept {
  const over = played(game, 2, 5),
    record = over.record(),
    file = JSON.parse(record) as { moves: [number, object][]; players: never[] },
    { resume } = over.constructor as unknown as { resume(record: string): Session },
    session = resume.call(over.constructor, JSON.stringify({ ...file, moves: [] }));
  const counts = file.moves.map(([seat, move], at): Counts | null => {
    let found: Counts | null = null;
    if (session.offers(seat).length > 1) {
      const search = session.search(seat, 4, at);
      search.run(ITERATIONS);
      found = search.rootStats().map(({ visits, worth, points }) => ({ visits, worth, points }));
      search.free();
    }
    session.play(seat, move as never, null);
    return found;
  });
  const luck = file.moves.map(() => null),
    link = over.link();
  return {
    link,
    slot: seal({
      id: game,
      serial: 1,
      game,
      players: file.players,
      moves: file.moves.length,
      over: true,
      winners: over.view(null).outcome?.winners ?? [],
      casual: false,
      at: Date.now(),
      record: link,
      review: textOf(record, { passes: PASSES, counts, luck, settled: [] }),
    }),
  };
}

/** Opens a finished game whose review is kept on this device, and its review. */
export async function openReviewed(page: Page, game: Reviewed, wish: Wish = {}): Promise<string[]> {
  const { link, slot } = kept.get(game) ?? reviewOf(game);
  kept.set(game, { link, slot });
  const complaints = await visit(page, { ...wish, home: true });
  await page.evaluate(
    ([key, text]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('dockhand', 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore('slots');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('slots', 'readwrite');
          writing.objectStore('slots').put(text, key);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [`${game}/1`, slot] as const,
  );
  await page.evaluate((hash) => (location.hash = hash), link);
  await page.locator('dialog[open] #review').click();
  await page.locator('#turning-1').waitFor();
  await expect(page.locator('.progress-of')).toBeHidden(); // nothing is searched
  return complaints;
}
