// The colours of the map, paper, ink and wash, for each scheme. Forced colours are the system's own.
import type { Good, Side } from '../wire';
import type { Look } from '../../../stage/brush/palette';

export interface Colours {
  paper: string;
  paperLight: string;
  paperDark: string;
  stain: string;
  sepia: string;
  water: string;
  waterDeep: string;
  waterLight: string;
  waterInk: string;
  street: string;
  cobble: string;
  coping: string;
  quay: string;
  quayInk: string;
  sand: string;
  plaster: string;
  plasterDark: string;
  /**
   * The colours of each party: the brick or slate of its houses, its badge, its card backs, and the wash over
   * a sector that it has won.
   */
  red: Party;
  black: Party;
  wine: string;
  tea: string;
  spice: string;
  rope: string;
  stone: string;
  stoneDark: string;
  deck: string;
  deckInk: string;
  kraft: string;
  kraftDark: string;
  /** The names of columns and rows on the paper. */
  scale: string;
  coin: string;
  coinLight: string;
  letter: string;
  letterInk: string;
  wax: string;
}

export interface Party {
  house: string;
  houseLight: string;
  joint: string;
  badge: string;
  back: string;
  backLight: string;
  wash: string;
  hatch: string;
}

const day: Colours = {
  paper: '#EFE2C0',
  paperLight: '#F7EED6',
  paperDark: '#DFCB9C',
  stain: 'rgba(150,104,44,.07)',
  sepia: '#7A5C38',
  water: '#356E7B',
  waterDeep: '#285865',
  waterLight: '#A5CFD0',
  waterInk: '#1E4A57',
  street: '#E3D2AA',
  cobble: 'rgba(110,80,40,.3)',
  coping: '#F6EDD6',
  quay: '#B59F78',
  quayInk: '#5E4A30',
  sand: '#D9C391',
  plaster: '#FAF1DA',
  plasterDark: '#E5D3AB',
  red: {
    house: '#B9573F',
    houseLight: '#CC7456',
    joint: 'rgba(92,24,12,.34)',
    badge: '#B3261E',
    back: '#8F2A22',
    backLight: '#B9483A',
    wash: '#D9826F',
    hatch: '#B3261E',
  },
  black: {
    house: '#4D5157',
    houseLight: '#6A6F76',
    joint: 'rgba(10,12,16,.42)',
    badge: '#1B1B1D',
    back: '#2B2D31',
    backLight: '#4A4E55',
    wash: '#8C9096',
    hatch: '#1B1B1D',
  },
  wine: '#7A2E2A',
  tea: '#EBD9A8',
  spice: '#4E8A57',
  rope: '#C9975C',
  stone: '#D8CDB4',
  stoneDark: '#A99C80',
  deck: '#A9794A',
  deckInk: 'rgba(50,26,8,.4)',
  kraft: '#94602F',
  kraftDark: '#74481F',
  scale: '#4A3218',
  coin: '#D9A441',
  coinLight: '#F6D98C',
  letter: '#F3E6C4',
  letterInk: '#B99F6B',
  wax: '#B3261E',
};

const dusk: Colours = {
  ...day,
  paper: '#CDBB90',
  paperLight: '#DBCBA2',
  paperDark: '#B09C6E',
  sepia: '#5E4526',
  scale: '#2A1B10',
  water: '#15404D',
  waterDeep: '#0F343F',
  waterLight: '#7FB0B4',
  waterInk: '#12323C',
  street: '#BFAB80',
  coping: '#DCCFAE',
  quay: '#8F7B57',
  sand: '#B29C6C',
  plaster: '#EBDFBF',
  plasterDark: '#CDBA8E',
  red: { ...day.red, house: '#A44A35', houseLight: '#B96448', wash: '#BE6A58' },
  black: { ...day.black, house: '#42454B', houseLight: '#5A5E66', wash: '#6F7379' },
  stone: '#BFB498',
  stoneDark: '#8F8367',
};

/** The colours that are drawn in ink with forced colours; all others are paper. */
const PEN = ['sepia', 'waterLight', 'waterInk', 'cobble', 'quayInk', 'deckInk', 'letterInk'];

export function coloursOf(look: Look): Colours {
  if (look.scheme === 'light') return day;
  if (look.scheme === 'dark') return dusk;
  const flat = (of: object, pen: string[]): object =>
    Object.fromEntries(
      Object.entries(of).map(([key, value]) => [
        key,
        typeof value === 'object'
          ? flat(value as object, ['joint', 'hatch'])
          : pen.includes(key)
            ? look.ink
            : look.cream,
      ]),
    );
  return flat(day, PEN) as Colours;
}

export const partyOf = (c: Colours, side: Side): Party => (side === 'red' ? c.red : c.black);
export const goodsColour = (c: Colours, good: Good): string =>
  good === 'tea' ? c.tea : good === 'wine' ? c.wine : c.spice;
