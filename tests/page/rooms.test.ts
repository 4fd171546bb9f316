// The borders between the rooms of the page, which the linter holds (tools/lib/rooms.mjs).
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../tools/lib/rooms.mjs';

describe('the rooms of the page', () => {
  it.each([
    ['games/kontor/paint/board.ts', 'stage/brush/ink'],
    ['games/kontor/index.ts', 'games/contract'],
    ['games/index.ts', 'games/kontor'],
    ['ui/game-view.ts', 'games/contract'],
    ['features/rulebook/ask.ts', 'ui/sheets/notice'],
    ['features/saves/autosave.ts', 'features/saves/tabs'],
    ['shell/app.ts', 'features/opponents/add'],
  ])('%s may import %s', (from, to) => {
    expect(whyNot(from, to)).toBeNull();
  });

  it.each([
    ['table/pick.ts', 'ui/game-view'],
    ['stage/stage.ts', 'games/contract'],
    ['games/duel/paint/board.ts', 'games/imhotep/paint/boat'],
    ['games/duel/index.ts', 'features/opponents/add'],
    ['ui/game-view.ts', 'features/opponents/ahead'],
    ['features/saves/autosave.ts', 'features/stats/stats'],
    ['features/left/left.ts', 'games/kontor/text/text'],
    ['home/setup/setup.ts', 'ui/game-view'],
  ])('%s may not import %s', (from, to) => {
    expect(whyNot(from, to)).not.toBeNull();
  });

  it('lets features be fetched later, and the types of the contract be seen from everywhere', () => {
    expect(whyNot('ui/screen.ts', 'features/replay/replay', { lazy: true })).toBeNull();
    expect(whyNot('stage/stage.ts', 'games/contract', { typed: true })).toBeNull();
    expect(whyNot('features/saves/autosave.ts', 'features/stats/stats', { lazy: true })).not.toBeNull();
  });
});
