// The five sites: the panel of each, its title bar and dock, and the boxes of everything that is built there.
import type { ImhotepConfig, Printed, Setup, Site } from '../wire';
import type { Scene } from './boats';
import { clamp, cut, inset, middle, share, type Rect } from '../../../stage/layout/rect';
import { boatWidth } from './boat';
import { placeMarket } from './market';
import { placePyramidA, placePyramidsB } from './pyramids';
import { placeChamber, placeObelisksA, placeObelisksB, placeTemple } from './monuments';
import { titleHeight, type Layout, type SitePanel } from './types';

/** The room of the sites, and whether the table has little height. */
interface Room {
  sites: Rect;
  short?: boolean;
}

export function placeSites(
  layout: Layout,
  room: Room,
  scene: Scene,
  setup: Setup,
  prints: readonly Printed[],
): void {
  const panels = panelRects(room, setup.config);
  for (const [site, rect] of panels) {
    const panel = panelIn(rect, site, setup.config[site] === 'b');
    layout.sites.push(panel);
    const top = panel.icon.y + panel.icon.h / 2 - titleHeight / 2;
    const left = panel.icon.x + panel.icon.w + 4;
    const right =
      panel.dock.y < top + titleHeight ? panel.dock.x - 4 : rect.x + rect.w - (panel.sideB ? 24 : 4);
    layout.areas.push({ id: site, rect: { x: left, y: top, w: right - left - 2, h: rect.y + rect.h - top } });
    layout.places.set(`dock/${site}`, panel.dock);
    layout.taps.set(`dock/${site}`, rect);
    build(layout, panel, scene, setup, prints);
  }
}

function build(
  layout: Layout,
  panel: SitePanel,
  scene: Scene,
  setup: Setup,
  prints: readonly Printed[],
): void {
  const seats = setup.players.length,
    b = panel.sideB;
  switch (panel.site) {
    case 'market':
      return placeMarket(layout, panel, scene);
    case 'pyramid':
      return b
        ? placePyramidsB(layout, panel, scene, seats, prints)
        : placePyramidA(layout, panel, scene, seats);
    case 'temple':
      return placeTemple(layout, panel, scene, seats);
    case 'chamber':
      return placeChamber(layout, panel, scene);
    case 'obelisks':
      return b
        ? placeObelisksB(layout, panel, scene, seats, prints)
        : placeObelisksA(layout, panel, scene, seats);
  }
}

/**
 * Returns the panels: three over two if there is width, otherwise two over two over the long burial chamber.
 * On a phone the cards of the Market would be too small, so the Market has a row of its own, unless the phone is
 * short.
 */
function panelRects({ sites: area, short }: Room, config: ImhotepConfig): [Site, Rect][] {
  const gap = clamp(area.w * 0.014, 4, 12);
  const obelisks = config.obelisks === 'b' ? (short ? 1.5 : 1.3) : 1;
  const market = config.market === 'b' ? 1.15 : 1;
  if (!short && area.w < 500 && area.h > 280 && area.w < area.h * 1.3) {
    const [m, middle, last] = share(area, [0.95, 1.03, 1.02], gap, false) as [Rect, Rect, Rect];
    const [p, t] = share(middle, [1, 1], gap, true) as [Rect, Rect];
    const [c, o] = share(last, [1, 1], gap, true) as [Rect, Rect];
    return [
      ['market', m],
      ['pyramid', p],
      ['temple', t],
      ['chamber', c],
      ['obelisks', o],
    ];
  }
  if (short || area.w / area.h >= 1.12) {
    // The pyramids need height, and the boat at the burial chamber lies beside its title.
    const [above, below] = share(area, [short ? 1.34 : 1.16, 1], gap, false) as [Rect, Rect];
    // Three pyramids side by side need the wider panel of the lower row; a single pyramid or the temple does
    // not.
    const three = config.pyramid === 'b';
    const [m, x, o] = share(above, [market, 1.08, obelisks], gap, true) as [Rect, Rect, Rect];
    const [y, c] = share(below, three ? [1.12, 1] : [1, 1.5], gap, true) as [Rect, Rect];
    return [
      ['market', m],
      ['pyramid', three ? y : x],
      ['temple', three ? x : y],
      ['chamber', c],
      ['obelisks', o],
    ];
  }
  const [first, second, third] = share(area, [1.05, 1.05, 0.9], gap, false) as [Rect, Rect, Rect];
  const [m, p] = share(first, [1, 1], gap, true) as [Rect, Rect];
  const [t, o] = share(second, [1, 1], gap, true) as [Rect, Rect];
  return [
    ['market', m],
    ['pyramid', p],
    ['temple', t],
    ['chamber', third],
    ['obelisks', o],
  ];
}

/** Lays out a panel. The dock lies in the title bar if there is room, otherwise along the foot. */
function panelIn(rect: Rect, site: Site, sideB: boolean): SitePanel {
  const small = rect.h < 170 || rect.w < 124;
  const inner = inset(rect, small ? 4 : 8, small ? 3 : 7);
  const bar = clamp(rect.h * 0.19, 21, small ? 24 : titleHeight * 2.3);
  const iconSize = Math.min(bar - 2, rect.w < 130 ? 17 : titleHeight * 1.5);
  const title = titleHeight * (site === 'chamber' ? 6.2 : 4.1);
  const room = inner.w - iconSize - 4 - title - (sideB ? 20 : 0);
  const inBar = room >= (sideB ? 48 : 52);
  const [head, under] = cut(inner, 'top', bar, small ? 2 : 6);
  const icon = middle({ ...head, w: iconSize }, iconSize, iconSize);
  if (inBar) {
    const w = Math.min(room, boatWidth(4, bar / 1.9) + 12);
    const dock = { x: head.x + head.w - w - (sideB ? 20 : 0), y: head.y, w, h: head.h };
    return { site, rect, icon, dock, body: under, sideB };
  }
  const [dock, body] = cut(under, 'bottom', clamp(rect.h * 0.14, 17, 34), 3);
  return { site, rect, icon, dock, body, sideB };
}
