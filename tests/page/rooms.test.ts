// The borders between the rooms of the page, which the linter holds (tools/lib/rooms.mjs).
import { describe, expect, it } from 'vitest';
import { circles, importsIn } from '../../tools/lib/circles.mjs';
import { whyNot } from '../../tools/lib/rooms.mjs';

describe('the rooms of the page', () => {
  it.each([
    ['games/kontor/paint/board.ts', 'stage/brush/ink'],
    ['games/kontor/index.ts', 'games/contract'],
    ['games/index.ts', 'games/kontor'],
    ['ui/game-view.ts', 'games/contract'],
    ['features/rulebook/ask.ts', 'ui/sheets/notice'],
    ['features/saves/autosave.ts', 'features/saves/tabs'],
    ['shell/registry.ts', 'features/opponents/feature'],
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
    ['features/saves/autosave.ts', 'shell/sheets'],
    ['ui/screen.ts', 'features/replay/replay'],
    ['shell/app.ts', 'features/saves/feature'],
    ['shell/registry.ts', 'features/opponents/add'],
  ])('%s may not import %s', (from, to) => {
    expect(whyNot(from, to)).not.toBeNull();
  });

  it('lets the types of interfaces be seen from everywhere', () => {
    expect(whyNot('stage/stage.ts', 'games/contract', { typed: true })).toBeNull();
    expect(whyNot('features/saves/autosave.ts', 'shell/feature', { typed: true })).toBeNull();
  });
});

describe('circles of imports', () => {
  it('are found, through lazy imports as well', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circles(imports).map((circle) => circle.sort())).toEqual([['a', 'b', 'c']]);
    expect(importsIn('www').get('features/saves/feature.ts')).toContain('features/saves/shelf.ts');
  });

  it('have at most three files', () => {
    expect(circles(importsIn('www')).filter((circle) => circle.length > 3)).toEqual([]);
  });
});
