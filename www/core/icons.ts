// The pictures on buttons.
import { svg } from './dom';

const ICONS = {
  look: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  cover: 'M3 9.5c2.2 3 5.3 4.5 9 4.5s6.8-1.5 9-4.5M5.5 12.5l-2 3M12 14v3.8M18.5 12.5l2 3',
  undo: 'M9 5L4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  earlier: 'M14.5 5.5L8 12l6.5 6.5',
  later: 'M9.5 5.5L16 12l-6.5 6.5',
  rules: 'M4 5h6.5a1.5 1.5 0 0 1 1.5 1.5V20M20 5h-6.5a1.5 1.5 0 0 0-1.5 1.5V20M4 5v15h16V5',
  settings:
    'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.5 2.5M16.2 16.2l2.5 2.5M5.3 18.7l2.5-2.5M16.2 7.8l2.5-2.5',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
};

/** A picture by its outline in a square of 24. */
export const drawn = (d: string): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d }));

export const icon = (name: keyof typeof ICONS): SVGElement => drawn(ICONS[name]);
