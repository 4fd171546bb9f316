// Signs for facts, drawn with lines of one width. They always stand beside words.
import { drawn } from '../../../dom/icons';

const DRAWN = {
  players:
    'M8 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 8 11zM2.5 20c0-4 2.3-6.2 5.5-6.2s5.5 2.2 5.5 6.2M16 11.4a2.8 2.8 0 1 0-.8-5.5M16.4 14.2c3 .1 5.1 2.2 5.1 5.8',
  board: 'M4 4h16v16H4zM4 9.33h16M4 14.67h16M9.33 4v16M14.67 4v16',
  length:
    'M6 3.5h12M6 20.5h12M7.5 3.5c0 5 4.5 5.5 4.5 8.5s-4.5 3.5-4.5 8.5M16.5 3.5c0 5-4.5 5.5-4.5 8.5s4.5 3.5 4.5 8.5',
  level: 'M5 20v-5M12 20v-10M19 20V5',
  ship: 'M3 15.5h18l-2.5 5h-13zM12 3v12M12 4.5c4 1.5 5.5 5 5.5 8.5H12M10 6.5c-3 1.5-4 4-4 6.5h4',
  tick: 'M5 12.5l5 5L19.5 7',
  undo: 'M9 5L4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3',
  clear: 'M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
  left: 'M12 3v3M12 9v2.5M12 14.5v2.5M12 19v2M8.5 7.5L3 17h5.5zM15.5 7.5L21 17h-5.5z',
  top: 'M3 12h3M9 12h2.5M14.5 12h2.5M19 12h2M7.5 8.5L17 3v5.5zM7.5 15.5L17 21v-5.5z',
  fault: 'M12 3.5L22 20.5H2zM12 9.5v5.5M12 17.6v.4',
  barred: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.8l12.4 12.4',
};
export type Icon = keyof typeof DRAWN;

export const icon = (name: Icon): SVGElement => drawn(DRAWN[name]);
