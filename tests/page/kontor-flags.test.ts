// P6: every open sector of Kontor shows its leader, and the reason on request, as the engine computes them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seated } from '../../www/engine/draft';
import { Scene } from '../../www/words/scene';
import { flagsOf, marksOn } from '../../www/games/kontor/paint/flags';
import { gapsOf } from '../../www/games/kontor/paint/gaps';
import { layoutKontor, type Layout } from '../../www/games/kontor/layout/table';
import { inset, type Rect } from '../../www/stage/layout/rect';
import { kontorText } from '../../www/games/kontor/text/text';
import { sceneOf } from '../../www/stage/scene';
import type { Session } from '../../www/engine/engine';
import type { Game, Noted, Printed, Setup, View } from '../../www/games/kontor/wire';
import { wordsOf } from './words-of';
import type * as wasm from '../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../pkg/kontor/*.js');
const SIZE = { w: 1000, h: 650 },
  PHONE = { w: 360, h: 555 };

/** Returns the boxes of all goods that are printed on the docks of the map. */
const goodsOn = (view: View, layout: Layout): Rect[] =>
  view.tokens.flatMap(({ at, face }) =>
    at.startsWith('cell/') && face?.is === 'card'
      ? face.goods.flatMap((good) => layout.places.get(`stock/${at.slice(5)}/${good}`) ?? [])
      : [],
  );

/** Returns the share of a box that another one covers. */
function covered(of: Rect, by: Rect): number {
  const w = Math.min(of.x + of.w, by.x + by.w) - Math.max(of.x, by.x),
    h = Math.min(of.y + of.h, by.y + by.h) - Math.max(of.y, by.y);
  return w > 0 && h > 0 ? (w * h) / (of.w * of.h) : 0;
}

it.each([
  [2, { scenario: 'base' }],
  [4, { scenario: 'advanced' }],
  [3, { scenario: 'freewheel-solo' }],
] as const)('P6: flags and tallies of %i players say what the engine says', async (players, wanted) => {
  const engine = await modules['../../pkg/kontor/kontor.js']!();
  engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
  const [entry] = engine.catalogue().games;
  const config = Object.fromEntries(
    entry!.options.map((option) => [option.key, 'default' in option ? option.default : null]),
  );
  const session = engine.Session.open({
    game: 'kontor',
    players: ['Anna', 'Bruno', 'Chloé', 'David']
      .slice(0, players)
      .map((name, colour) => ({ name, colour: players === 4 ? [0, 2, 1, 3][colour] : colour })),
    config: { ...config, ...wanted },
    seed: 7,
  } as never) as unknown as Session;
  const setup = seated(session.setup(), entry as never) as unknown as Setup,
    prints = session.prints() as unknown as Printed[];
  const hidden: number[] = [];
  let open = 0,
    led = 0,
    edged = 0;
  for (let move = 0; move < 400; move++) {
    const view = session.view(null) as unknown as View,
      seat = view.toAct[0];
    if (view.outcome || seat === undefined) break;
    const notes = session.notes(null) as unknown as Noted[];
    const scene = sceneOf<Game>(view, null),
      layout = layoutKontor(SIZE, scene, setup, prints);
    const sectors = notes.flatMap(({ note }) =>
      (note.is === 'sector' || note.is === 'shared-sector') && note.standing === 'open' ? [note] : [],
    );
    const flags = flagsOf({ notes, layout, setup, scene });
    const small = layoutKontor(PHONE, scene, setup, prints),
      goods = goodsOn(view, small);
    for (const flag of flagsOf({ notes, layout: small, setup, scene }))
      for (const mark of marksOn(flag)) {
        expect(mark.w).toBeGreaterThanOrEqual(16); // legible on a phone
        for (const one of goods) hidden.push(covered(one, inset(mark, -2)));
      }
    expect(flags).toHaveLength(sectors.length);
    flags.forEach(({ leaders, at }, i) => {
      const sector = sectors[i]!;
      const winners = sector.is === 'sector' ? (sector.winner ? [sector.winner] : []) : sector.winners;
      expect(leaders).toHaveLength(winners.length);
      if (sector.is === 'sector' && sector.winner) expect(leaders[0]!.side).toBe(sector.winner);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x + at.w).toBeLessThanOrEqual(SIZE.w);
      open += 1;
      led += Number(winners.length > 0);
    });
    const text = kontorText(wordsOf('en', 'kontor'), new Scene<Game>(setup, view, prints), () => notes);
    for (const sector of sectors) {
      const tally = text.places.tally(`cell/${sector.cells[0]![0]},${sector.cells[0]![1]}`)!;
      const stocks = sector.is === 'sector' ? [sector.red, sector.black] : sector.stocks;
      expect(tally.players).toHaveLength(stocks.length);
      expect(tally.rows.map(({ counts }) => counts)).toEqual(
        [0, 1, 2].map((good) => stocks.map((stock) => stock[good])),
      );
      const winners =
        sector.is === 'sector' ? (sector.winner ? [sector.winner === 'red' ? 0 : 1] : []) : sector.winners;
      expect(tally.leaders).toEqual(winners);
      // The cells that keep a sector open are named and shown on the map, as the engine says; a cell beyond
      // an edge has no name and no box.
      const places = sector.cells.map((cell) => `cell/${cell.join()}`),
        about = text.places.sheet(places[0]!).about,
        shown = gapsOf({ group: places, layout, notes });
      const onMap = sector.ends.filter(([x, y]) =>
        layout.harbour.cells.some((cell) => cell.x === x && cell.y === y),
      );
      expect(shown).toHaveLength(onMap.length);
      expect(/edge beside it closes/.test(about)).toBe(onMap.length < sector.ends.length);
      if (onMap.length > 0) expect(about).toMatch(/Still open at .*: it is finished when only canals/);
      if (onMap.length <= 5) for (const cell of onMap) expect(about).toContain(text.terms.cell(cell));
      expect(gapsOf({ group: [], layout, notes })).toEqual([]);
      expect(gapsOf({ group: places, layout, notes, game: { ringsOnly: true } })).toEqual([]); // a lesson points
      edged += Number(onMap.length < sector.ends.length);
    }
    // The player who lays first is told why, as long as another revealed card waits.
    const { ask } = view,
      others = view.tokens.flatMap(({ at, face }) =>
        at.startsWith('chosen/') && face?.is === 'card' && ask?.ask === 'lay' && face.number !== ask.number
          ? [face.number]
          : [],
      );
    if (ask?.ask === 'lay' && others.length > 0) {
      expect(text.moves.advice([])).toContain(`${ask.number} is higher than`);
      for (const number of others) {
        expect(number).toBeLessThan(ask.number);
        expect(text.moves.advice([])).toContain(String(number));
      }
    } else if (ask?.ask === 'lay') expect(text.moves.advice([])).toBe('');
    const offers = session.offers(seat),
      lays = offers.filter(({ move: { do: kind } }) => kind !== 'pass'),
      among = lays.length > 0 ? lays : offers;
    session.play(seat, among[(move * 7919 + 13) % among.length]!.move, null);
  }
  // Flags that are large for a small cell hardly touch the goods.
  expect(Math.max(...hidden)).toBeLessThan(0.2);
  expect(open).toBeGreaterThan(30);
  expect(led).toBeGreaterThan(10);
  if (wanted.scenario === 'base') expect(edged).toBeGreaterThan(0);
  session.free();
});
