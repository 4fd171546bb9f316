// Outlines that are written as SVG writes them, on a canvas.
import { expect, it } from 'vitest';
import { pathOf, type G } from '../../www/stage/brush/path';

/** Returns what is asked of a canvas, call by call. */
function calls(draw: (g: G) => void): string[] {
  const all: string[] = [];
  draw(
    new Proxy({} as G, {
      get:
        (_, name) =>
        (...args: number[]) =>
          all.push(`${String(name)} ${args.join(' ')}`.trim()),
    }),
  );
  return all;
}

it('an outline is drawn step by step, and a step may have several points', () => {
  const drawn = 'M-0.5 1 L0 -0.25 2 3 Q1 2 3 4 5 6 7 8 C1 2 3 4 5 6 Z M9 9 L8 8';
  expect(calls((g) => pathOf(g, drawn))).toEqual([
    'beginPath',
    'moveTo -0.5 1',
    'lineTo 0 -0.25',
    'lineTo 2 3',
    'quadraticCurveTo 1 2 3 4',
    'quadraticCurveTo 5 6 7 8',
    'bezierCurveTo 1 2 3 4 5 6',
    'closePath',
    'moveTo 9 9',
    'lineTo 8 8',
  ]);
});

it('a step that is unknown is drawn nowhere: every outline of the games has only known ones', () => {
  const files = import.meta.glob<string>('../../www/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const outlines = Object.values(files).flatMap((code) =>
    [...code.matchAll(/pathOf\(\s*g,\s*((?:'[^']*'\s*\+?\s*)+)/g)].map(([, text = '']) =>
      text.replace(/'\s*\+\s*'|'|\s+$/g, ''),
    ),
  );
  expect(outlines.length).toBeGreaterThan(50);
  for (const outline of outlines)
    expect(outline).toMatch(/^M(?:-?[\d.]+ -?[\d.]+)(?: (?:[MLQC]?-?[\d.]+|Z))*$/);
});
