// P3: the line that tells what a computer player did is whole, beside the next question, at every width and in
// every language.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { complete, openLink, painted, remember } from './table';

type Moves = [number, { do: string }][];
interface Playable {
  record(): string;
  free(): void;
}

/**
 * Returns links to games of the Duel in which the computer has just made a turn with the most to tell, and the
 * person is to decide.
 */
function longTurns(most: number): string[] {
  const found: { link: string; length: number }[] = [];
  for (let seed = 1; seed < 12; seed++) {
    const over = played('duel', 2, seed) as unknown as Playable,
      record = JSON.parse(over.record()) as { players: object[]; moves: Moves };
    record.players = [
      { name: 'Black', colour: 0 },
      { name: 'Harbour master', colour: 1, level: 1 },
    ];
    const { resume } = over.constructor as unknown as {
      resume(text: string): {
        link(): string;
        play(seat: number, move: unknown, eye: null): { step: string }[];
        view(eye: null): { toAct: number[] };
        free(): void;
      };
    };
    const session = resume.call(over.constructor, JSON.stringify({ ...record, moves: [] }));
    let length = 0;
    for (const [at, [seat, move]] of record.moves.entries()) {
      const said = session.play(seat, move, null).filter(({ step }) => step === 'say');
      length = seat === 1 ? length + JSON.stringify(said).length : 0;
      if (seat === 1 && session.view(null).toAct[0] === 0) {
        const before = resume.call(
          over.constructor,
          JSON.stringify({ ...record, moves: record.moves.slice(0, at + 1) }),
        );
        found.push({ link: before.link(), length });
        before.free();
      }
    }
    session.free();
    over.free();
  }
  return found
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .map(({ link }) => link);
}

/** Returns what is cut of the two lines of the prompt. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.lines .box')!.getBoundingClientRect();
    return ['#status', '#hint'].flatMap((id) => {
      const line = document.querySelector<HTMLElement>(id)!,
        { top, bottom } = line.getBoundingClientRect();
      if (line.clientWidth <= 1 || line.textContent === '') return []; // only read out
      const whole =
        line.scrollHeight <= line.clientHeight + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      return whole
        ? []
        : [
            `${id} ${line.scrollHeight} in ${line.clientHeight}, ${Math.round(bottom - box.top)} of ${Math.round(box.height)}: ${line.textContent}`,
          ];
    });
  });

for (const language of ['en', 'fr', 'de'])
  test(`P3: what a computer did is told whole in the Duel: ${language}`, async ({ page }) => {
    await remember(page, { language });
    const found: string[] = [];
    for (const link of longTurns(3))
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openLink(page, link);
        await complete(page);
        await expect(page.locator('#hint')).not.toBeEmpty();
        await painted(page);
        found.push(...(await cut(page)).map((text) => `${width}: ${text}`));
      }
    expect(found).toEqual([]);
  });
