// The rule that holds until when the page listens (tools/lib/lifetimes.mjs), seen through the linter.
import { expect, it } from 'vitest';
import { refusedBy } from './linted';

const HEAD = `import { Events } from './events';
import { ALWAYS, lifeIn } from './life';
const all = new Events<{ changed: [] }>();
const quiet = (): void => undefined;
export function listen(game: { life: AbortSignal }, own: HTMLElement, host: { dialog: HTMLDialogElement }): void {
  const { signal } = lifeIn(game.life), act = (): void => void game;
  void [signal, act, own, host, quiet, ALWAYS, all];
`;

it('refuses what listens beyond its element without a life, or for ever with a game in its hands', () => {
  const bad = [
    "addEventListener('popstate', act);",
    "window.addEventListener('popstate', act, { once: true });",
    "document.addEventListener('keydown', act, true);",
    "document.body.addEventListener('click', act);",
    "host.dialog.addEventListener('close', act);",
    "matchMedia('(hover: none)').addEventListener('change', act);",
    "const wide = matchMedia('(hover: none)'); wide.onchange = act;",
    'new ResizeObserver(act).observe(own);',
    'new MutationObserver(act).observe(document.body);',
    'setInterval(act, 500);',
    "all.on('changed', act);",
    "document.addEventListener('keydown', act, { signal: ALWAYS });",
    "document.addEventListener('keydown', () => void game, { signal: ALWAYS });",
    "all.on('changed', () => void game, ALWAYS);",
  ];
  const good = [
    "own.addEventListener('click', act);",
    "host.dialog.addEventListener('close', act, { once: true });",
    "document.addEventListener('keydown', act, { capture: true, signal });",
    "document.addEventListener('keydown', act, { signal: game.life });",
    "document.addEventListener('keydown', quiet, { signal: ALWAYS });",
    "document.addEventListener('keydown', quiet.bind(null), { signal: ALWAYS });",
    "all.on('changed', act, game.life);",
    "all.on('changed', quiet, ALWAYS);",
    "void matchMedia('(hover: none)').matches;",
  ];
  expect(refusedBy('lifetimes', HEAD, [...bad, ...good]).sort()).toEqual([...bad].sort());
});
