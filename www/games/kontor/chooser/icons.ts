// Signs for facts: drawn with one pen, and always beside words.
import { svg } from '../../../core/dom';

const DRAWN = {
  players:
    'M8 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 8 11zM2.5 20c0-4 2.3-6.2 5.5-6.2s5.5 2.2 5.5 6.2M16 11.4a2.8 2.8 0 1 0-.8-5.5M16.4 14.2c3 .1 5.1 2.2 5.1 5.8',
  board: 'M4 4h16v16H4zM4 9.33h16M4 14.67h16M9.33 4v16M14.67 4v16',
  length:
    'M6 3.5h12M6 20.5h12M7.5 3.5c0 5 4.5 5.5 4.5 8.5s-4.5 3.5-4.5 8.5M16.5 3.5c0 5-4.5 5.5-4.5 8.5s4.5 3.5 4.5 8.5',
  ship: 'M3 15.5h18l-2.5 5h-13zM12 3v12M12 4.5c4 1.5 5.5 5 5.5 8.5H12M10 6.5c-3 1.5-4 4-4 6.5h4',
  tick: 'M5 12.5l5 5L19.5 7',
  barred: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.8l12.4 12.4',
};
export type Icon = keyof typeof DRAWN;

export const icon = (name: Icon): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: DRAWN[name] }));
