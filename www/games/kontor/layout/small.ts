// Lays out a small picture of the start: the whole board that can grow, with its first cards.
import type { Printed, Setup } from '../wire';
import { inset } from '../../../stage/layout/rect';
import { boardKeyOf, type Size } from '../../../stage/layout/types';
import { placeHarbour, wholeAxis } from './harbour';
import type { Layout, Scene } from './types';

export function layoutSmall(size: Size, scene: Scene, _setup: Setup, prints: readonly Printed[]): Layout {
  const nowhere = { x: 0, y: 0, w: 0, h: 0 };
  const layout = {
    size,
    places: new Map(),
    taps: new Map(),
    rings: new Map(),
    areas: [],
    boardKey: '',
    panels: [],
    rail: null,
    city: { rects: [], canals: nowhere, treasury: nowhere, supply: [], extras: [], tide: null },
  } as Partial<Layout> as Layout;
  const all = { x: 0, y: 0, ...size };
  placeHarbour(layout, inset(all, Math.min(size.w, size.h) * 0.04), scene, prints, wholeAxis);
  layout.harbour.sheet = inset(all, -2); // the paper continues beyond the picture
  layout.boardKey = boardKeyOf(size, [['grid', layout.harbour.grid]]);
  return layout;
}
