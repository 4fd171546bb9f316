// The pictures on buttons.
import { svg } from './elements';

/** A light bulb: advice. */
export const BULB =
  'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2.2h5c0-1 .4-1.6 1.1-2.2A6 6 0 0 0 12 3z';

const ICONS = {
  hint: BULB,
  look: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  cover: 'M3 10c2 3 5 4 9 4s7-1 9-4M6 13l-2 3M12 14v4M18 13l2 3',
  undo: 'M9 5l-5 5 5 5M4 10h10a5 5 0 0 1 0 10h-3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  earlier: 'M14 6l-6 6 6 6',
  later: 'M10 6l6 6-6 6',
  rules: 'M4 5h6.5a1.5 1.5 0 0 1 1.5 1.5V20M20 5h-6.5a1.5 1.5 0 0 0-1.5 1.5V20M4 5v15h16V5',
  settings:
    'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
};

/** A picture by its outline in a square of 24. */
export const drawn = (d: string, look = 'icon'): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: look, 'aria-hidden': 'true' }, svg('path', { d }));

export const icon = (name: keyof typeof ICONS): SVGElement => drawn(ICONS[name]);
