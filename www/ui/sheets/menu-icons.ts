// The pictures in menus of more than one feature, and beside buttons that delete.
import { drawn } from '../../dom/icons';

const SIGNS = {
  left: 'M8 3.5h11v14H8zM5 6.5v14h11',
  rules:
    'M12 6C10 4.6 7 4.2 3.5 4.5v14c3.5-.3 6.5.1 8.5 1.5 2-1.4 5-1.8 8.5-1.5v-14C17 4.2 14 4.6 12 6zM12 6v14',
  'save-file': 'M12 4v11M7.5 11L12 15.5 16.5 11M4.5 16v4h15v-4',
  'share-link':
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  undo: 'M9 5l-5 5 5 5M4 10h10a5 5 0 0 1 0 10h-3',
  say: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  delete: 'M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
};
export type Sign = keyof typeof SIGNS;

export const sign = (name: Sign): SVGElement => drawn(SIGNS[name]);
