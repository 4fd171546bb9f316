// Hand-made tables of the Duel for the page's unit tests: no engine behind them.
import type { Config, Face, Printed, Setup, Side, Token, View } from '../../www/games/duel/wire';

export const SITES = ['obelisk', 'temple', 'pyramids', 'tomb'] as const;
export const ACTIONS = ['take-one', 'place-several', 'place-and-unload', 'swap-and-unload'] as const;
export const BOATS = ['row-0', 'row-1', 'row-2', 'column-0', 'column-1', 'column-2'] as const;

export function setupOf(side: Side, memoryAid = false): Setup {
  const config: Config = { obelisk: side, temple: side, pyramids: side, tomb: side, memoryAid, first: null };
  return {
    game: 'duel',
    seed: 7,
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Bruno', colour: 1 },
    ],
    config,
  };
}

export const printsOf = (side: Side): Printed[] =>
  [0, 1].flatMap((seat) =>
    SITES.map((site): Printed => ({
      at: `site/${seat}/${site}`,
      print: { is: 'board', site, side, points: [1, 4, 9, 16, 25] },
    })),
  );

/** Returns a table with a piece on every place, more pieces than there are in the box. */
export function fullView(side: Side): View {
  const tokens: Token[] = [];
  const put = (at: string, face: Face): void => {
    tokens.push({ at, face });
  };
  for (const boat of BOATS) {
    put(`quay/${boat}`, { is: 'boat', boat });
    ([{ is: 'obelisk' }, { is: 'temple', value: 3 }, { is: 'action', action: 'take-one' }] as Face[]).forEach(
      (face, p) => put(`boat/${boat}/${p}`, face),
    );
  }
  for (let cell = 0; cell < 9; cell++)
    put(`cell/${Math.floor(cell / 3)}/${cell % 3}`, { is: 'figure', seat: cell % 2 });
  for (const seat of [0, 1]) {
    for (let i = 0; i < 12; i++)
      put(`site/${seat}/obelisk/${i}`, { is: i === 4 ? 'first-fifth' : 'obelisk' });
    for (const tone of ['light', 'dark'] as const)
      for (let i = 0; i < 6; i++) put(`site/${seat}/pyramids/${tone}/${i}`, { is: 'pyramid', tone });
    if (side === 'b')
      for (let value = 1; value <= 4; value++)
        for (let i = 0; i < 3; i++) put(`site/${seat}/temple/${value}/${i}`, { is: 'temple', value });
    for (let number = 1; number <= 12; number++) put(`site/${seat}/tomb/${number}`, { is: 'tomb', number });
  }
  const counters = [0, 1].flatMap((seat) => [
    { at: `reserve/${seat}`, count: 4 },
    { at: `score/${seat}`, count: seat === 0 ? 128 : -6 },
    ...(side === 'a' ? [{ at: `pile/${seat}`, count: 12 }] : []),
    ...ACTIONS.map((action) => ({ at: `action/${seat}/${action}`, count: 3 })),
  ]);
  return {
    tokens,
    counters: [...counters, { at: 'supply', count: 39 }, { at: 'warehouse', count: 3 }],
    toAct: [0],
    ask: { ask: 'act' },
    private: false,
    outcome: null,
  };
}
