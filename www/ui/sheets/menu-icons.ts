// The pictures in the menu and beside buttons that delete. They are fetched with the sheets.
import { drawn } from '../../dom/icons';

const SIGNS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2.2h5c0-1 .4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  scores: 'M5 20V11h3.5v9M10.2 20V5h3.6v15M15.5 20v-6H19v6M3 20h18',
  left: 'M8 3.5h11v14H8zM5 6.5v14h11',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.3v4.5H9M12 8v4.5l3 2',
  review: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.3 15.3L21 21',
  annotate: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  rules:
    'M12 6C10 4.6 7 4.2 3.5 4.5v14c3.5-.3 6.5.1 8.5 1.5 2-1.4 5-1.8 8.5-1.5v-14C17 4.2 14 4.6 12 6zM12 6v14',
  'setup-learn': 'M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
  'save-file': 'M12 4v11M7.5 11L12 15.5 16.5 11M4.5 16v4h15v-4',
  'share-link':
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  'open-file': 'M3.5 19V5.5h6l2 2.5h9v11zM3.5 11.5h17',
  stats: 'M4 4v16h16M7.5 15.5l3.5-4.5 3 2.5 5-6.5',
  settings: 'M4 7h8M16 7h4M14 4.8v4.4M4 12h3M11 12h9M9 9.8v4.4M4 17h10M18 17h2M16 14.8v4.4',
  'new-game': 'M3 11.5L12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  phones: 'M8 2.5h8v19H8zM11 18.5h2M3.5 7v10M20.5 7v10',
  delete: 'M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
};
export type Sign = keyof typeof SIGNS;

export const sign = (name: Sign): SVGElement => drawn(SIGNS[name]);
