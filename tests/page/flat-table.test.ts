// Table mode: the device lies flat between the players. What is a player's lies on the own side, turned to the player.
import { describe, expect, it } from 'vitest';
import { findCard } from '../../www/games';
import { layoutDuel } from '../../www/games/duel/layout/table';
import { layoutImhotep } from '../../www/games/imhotep/layout/table';
import { layoutKontor } from '../../www/games/kontor/layout/table';
import { layoutRampart } from '../../www/games/rampart/layout/table';
import { faced, halfTurned, isAcross } from '../../www/stage/layout/turned';
import type { Layout } from '../../www/stage/layout/types';
import type { Rect } from '../../www/stage/layout/rect';
import { emptyScene, type Scene } from '../../www/stage/scene';
import { expectApart, inside, numbered } from './boxes';
import { setupOf as duelSetup } from './duel-fixture';
import { setupOf as imhotepSetup } from './fixture';
import { boardOf, setupOf as kontorSetup } from './kontor-fixture';

const SIZES = [
  [360, 520],
  [740, 270],
  [768, 860],
  [1024, 600],
  [1102, 634],
  [1640, 960],
] as const;
const sized = SIZES.map(([w, h]) => ({ w, h }));

interface Laid {
  layout: Layout;
  /** The panel of each seat, and what is not a player's. */
  panels: Rect[];
  rest: Rect[];
}
type Lay = (size: { w: number; h: number }, seats: number, scene: Scene<never>) => Laid;
const panelsOf = (all: readonly { seat: number; rect: Rect }[]): Rect[] =>
  all.toSorted((a, b) => a.seat - b.seat).map(({ rect }) => rect);

const GAMES: Record<string, { seats: number[]; lay: Lay }> = {
  imhotep: {
    seats: [2, 3, 4],
    lay: (size, seats, scene) => {
      const layout = layoutImhotep(size, scene, imhotepSetup(seats), []);
      return {
        layout,
        panels: panelsOf(layout.strips),
        rest: [
          layout.river,
          ...layout.sites.map(({ rect }) => rect),
          ...(layout.quarry ? [layout.quarry] : []),
        ],
      };
    },
  },
  duel: {
    seats: [2],
    lay: (size, _, scene) => {
      const layout = layoutDuel(size, scene, duelSetup('a'));
      return { layout, panels: panelsOf(layout.players), rest: [layout.harbour] };
    },
  },
  kontor: {
    seats: [2, 3, 4],
    lay: (size, seats, scene) => {
      const layout = layoutKontor(size, scene, kontorSetup(seats), boardOf(7, 7, seats));
      return { layout, panels: panelsOf(layout.panels), rest: [layout.harbour.sheet, ...layout.city.rects] };
    },
  },
  rampart: {
    seats: [2, 3, 4],
    lay: (size, seats, scene) => {
      const layout = layoutRampart(size, scene, {
        game: 'rampart',
        seed: 1,
        players: Array.from({ length: seats }, (_, i) => ({ name: `${i}`, colour: i })),
        config: { points: true, flagIsTower: false, first: 0, deck: null },
      });
      return { layout, panels: panelsOf(layout.strips), rest: [layout.yard] };
    },
  },
};
const cases = Object.entries(GAMES).flatMap(([game, { seats, lay }]) =>
  seats.flatMap((count) => sized.map((size) => ({ game, count, ...size, lay }))),
);
const acrossOf = (game: string, count: number): number[] =>
  Array.from({ length: count }, (_, seat) => seat).filter((seat) =>
    (findCard(game)?.across ?? isAcross)(seat, count),
  );

describe.each(cases)('$game for $count in table mode, $w × $h', ({ game, count, w, h, lay }) => {
  const across = acrossOf(game, count),
    { layout, panels, rest } = lay({ w, h }, count, { ...emptyScene<never>(), across });

  it('P40: each player’s things lie on that player’s side', () => {
    for (const [seat, far] of panels.entries())
      for (const [other, near] of panels.entries())
        if (across.includes(seat) && !across.includes(other))
          expect(far.y + far.h, `${seat} ${other}`).toBeLessThan(near.y + 0.5);
    expect(layout.turned).toEqual(across.map((seat) => panels[seat]));
    expectApart([...numbered('seat', panels), ...numbered('rest', rest)]);
    for (const rect of panels) expect(inside(rect, { x: 0, y: 0, w, h }, 1)).toBe(true);
  });

  it('P40: those of the far side are turned to it, and nothing else is', () => {
    const seen = faced(layout);
    for (const [place, box] of layout.places) {
      if (place.startsWith('obelisk/')) continue; // those that no stone has reached lie above their site
      const panel = layout.turned?.find((one) => inside(box, one, 2)),
        is = seen.places.get(place)!;
      expect(is, place).toEqual(panel ? halfTurned(box, panel) : box);
      // Painting the panel upside down puts every piece where it is tapped.
      if (panel) expect(halfTurned(seen.upright!.places.get(place)!, panel)).toEqual(is);
    }
    const mine = seen.areas.filter(({ id }) => /^seat\//.test(id));
    expect(mine.map(({ turned = false }) => turned)).toEqual(
      mine.map(({ id }) => across.includes(Number(id.slice(5)))),
    );
  });

  it('P40: nothing moves with a turn', () => {
    const next = lay({ w, h }, count, { ...emptyScene<never>(), across, toAct: [1], near: 1, eye: 1 });
    expect(next.panels).toEqual(panels);
    expect(next.rest).toEqual(rest);
    expect(next.layout.boardKey).toBe(layout.boardKey);
  });
});

it('P43: in Kontor who holds the device has the own hand below', () => {
  const at = [2, 3, 4].flatMap((count) => sized.map((size) => ({ count, size })));
  for (const { count, size } of at)
    for (let near = 0; near < count; near++) {
      const { layout, panels } = GAMES['kontor']!.lay(size, count, {
          ...emptyScene<never>(),
          near,
          eye: near,
        }),
        own = panels[near]!,
        hand = (seat: number): Rect => layout.places.get(`hand/${seat}/0`)!;
      for (const [seat, panel] of panels.entries()) {
        if (seat === near) continue;
        const aside = panel.x >= own.x + own.w || panel.x + panel.w <= own.x;
        if (!aside) expect(hand(near).y, `${near} ${seat}`).toBeGreaterThan(hand(seat).y);
      }
      // The own hand has always the same place, also beside the map.
      expect(own).toEqual(GAMES['kontor']!.lay(size, count, emptyScene<never>()).panels[count === 4 ? 1 : 0]);
    }
});
