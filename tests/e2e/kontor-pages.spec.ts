// Every page of Kontor's rules and every option, in the middle of a game: nothing is out of sight, every
// possible action has its button and its words, and a few moves are played on.
import { expect } from '@playwright/test';
import { test } from './test';
import { readFileSync } from 'node:fs';
import { codeOf, moduleOf } from '../../tools/lib/wasm.mjs';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { misplaced } from './checks';
import { chooseKontor } from './kontor';
import { make, mouse, offers, passOn, settle, visit } from './table';
import type { Offer, Setup } from '../../www/engine/wire';

interface Table {
  name: string;
  players: number;
  config: Record<string, unknown>;
}

const engine = (await import(codeOf('kontor'))) as typeof wasm;
engine.initSync({ module: readFileSync(moduleOf('kontor')) });
const { options, seats } = engine.catalogue().games[0]!;

/** All pages with all numbers of players, and every option at the first table that it goes with. */
function tables(): Table[] {
  const pages = options.flatMap((option) =>
    option.kind === 'choice' && option.key === 'scenario' ? option.values : [],
  );
  const found = pages
    .flatMap((scenario) =>
      seats.map((players) => ({ name: `${scenario}, ${players}`, players, config: { scenario } })),
    )
    .filter(opens);
  const switched = options
    .flatMap((option) => (option.kind === 'switch' ? [option.key] : []))
    .flatMap((key) => {
      const table = found
        .filter(({ name }) => name !== 'base, 2')
        .find(({ players, config }) => opens({ name: '', players, config: { ...config, [key]: true } }));
      return table
        ? [{ ...table, name: `${key} (${table.name})`, config: { ...table.config, [key]: true } }]
        : [];
    });
  return [...found, ...switched];
}

const begun = ({ players, config }: Table): wasm.Session =>
  engine.Session.open({
    game: 'kontor',
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, colour: seat })),
    config,
    seed: 5,
  } as unknown as Setup as never);

function opens(table: Table): boolean {
  try {
    begun(table).free();
    return true;
  } catch {
    return false;
  }
}

/** Returns a link to a game after this many moves. */
function middle(table: Table, moves: number): string {
  const session = begun(table);
  for (let move = 0; move < moves; move++) {
    const [seat] = session.view(null).toAct;
    if (seat === undefined) break;
    session.play(seat, chooseKontor(session.offers(seat) as unknown as Offer[], move).move as never, null);
  }
  const link = session.link();
  session.free();
  return link;
}

for (const [i, table] of tables().entries()) {
  test(`M22: ${table.name}`, async ({ page }) => {
    const [width, height] = (
      [
        [360, 740],
        [1024, 768],
      ] as const
    )[i % 2]!;
    await page.setViewportSize({ width, height });
    const complaints = await visit(
      page,
      { mode: 'instant', language: ['en', 'fr'][i % 2]! },
      `./#${middle(table, 34)}`,
    );
    const hand = { ...mouse(page), confirm: () => Promise.resolve() };
    for (let move = 0; move < 5 && (await passOn(page, hand)) !== null; move++) {
      expect(await misplaced(page)).toEqual([]);
      const all = await offers(page);
      for (const place of new Set(all.flatMap(({ taps }) => taps.slice(0, 1)))) {
        if (!place.startsWith('choice/'))
          await expect(page.locator(`.layer button[data-place="${place}"]`)).not.toBeEmpty();
      }
      await make(page, hand, chooseKontor(all, move));
      await settle(page);
    }
    await expect(page.locator('body')).not.toContainText(/kontor-[a-z]+-|undefined|\{\$?\w+\}/); // a key without words shows itself
    expect(complaints).toEqual([]);
  });
}
