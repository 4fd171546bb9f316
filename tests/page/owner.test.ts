// The rule that holds who may change the running game (tools/lib/owner.mjs), seen through the linter.
import { expect, it } from 'vitest';
import { refusedBy } from './linted';

const HEAD = `import type { Game } from '../www/ui/game-view';
export function join(game: Game, own: { count: number }): void {
`;

it('lets nothing but the commands change the running game, and nothing stand before a session but a layer', () => {
  const bad = [
    'game.table.taps = [];',
    'game.session.play = () => [];',
    'game.commands.state.seat = 0;',
    'game.history.made++;',
    'Object.assign(game.table, { seat: 0 });',
    'const { table } = game; Object.assign(table, { seat: 0 });',
    "Object.defineProperty(game.table.setup, 'away', { get: () => [] });",
    'void new Proxy(game.session, {});',
  ];
  const good = [
    'own.count = game.table.taps.length;',
    'game.commands.markSaved(true);',
    'Object.assign(own, { count: 2 });',
    'void game.commands.undo();',
  ];
  expect(refusedBy('owner', HEAD, [...bad, ...good]).sort()).toEqual([...bad].sort());
});
