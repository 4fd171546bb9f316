// The borders between the rooms of the page, which the linter holds (tools/lib/rooms.mjs).
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../tools/lib/rooms.mjs';

describe('the rooms of the page', () => {
  it.each([
    ['games/kontor/paint/board.ts', 'stage/brush/ink'],
    ['games/kontor/index.ts', 'games/contract'],
    ['games/index.ts', 'games/kontor'],
    ['screen/game.ts', 'games/contract'],
    ['features/rulebook/ask.ts', 'screen/sheets'],
    ['features/saves/autosave.ts', 'features/saves/tabs'],
    ['app.ts', 'features/bots/add'],
  ])('%s may import %s', (from, to) => {
    expect(whyNot(from, to)).toBeNull();
  });

  it.each([
    ['core/pick.ts', 'screen/game'],
    ['stage/stage.ts', 'games/contract'],
    ['games/duel/paint/board.ts', 'games/imhotep/paint/boat'],
    ['games/duel/index.ts', 'features/bots/add'],
    ['screen/game.ts', 'features/bots/worker-pool'],
    ['features/saves/autosave.ts', 'features/stats/stats'],
    ['features/extras/left.ts', 'games/kontor/text/text'],
    ['home/setup.ts', 'screen/game'],
  ])('%s may not import %s', (from, to) => {
    expect(whyNot(from, to)).not.toBeNull();
  });

  it('lets features be fetched by the screen, and the types of the contract be seen from everywhere', () => {
    expect(whyNot('screen/sheets.ts', 'features/replay/replay', { lazy: true })).toBeNull();
    expect(whyNot('stage/stage.ts', 'games/contract', { typed: true })).toBeNull();
    expect(whyNot('features/saves/autosave.ts', 'features/stats/stats', { lazy: true })).not.toBeNull();
  });
});
