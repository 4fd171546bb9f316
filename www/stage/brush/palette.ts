// The colours of each scheme. The sand under the pieces stays light in the dark theme: on a dark panel, black
// and brown stones would vanish.
import type * as Matter from '../matter/matter';

export type Scheme = 'light' | 'dark' | 'forced';

export interface StoneInk {
  base: string;
  light: string;
  front: string;
  mark: string;
  line: string;
}

export interface Look {
  scheme: Scheme;
  /** Whether only system colours are used, without shading, because colours are forced. */
  flat: boolean;
  font: string;
  /** The materials of things and the light on them; null before they are here, and with forced colours. */
  matter: typeof Matter | null;
  /** The hour of the day, from 0 in the morning to 5 in the evening, which decides where shadows fall. */
  hour: number;
  ink: string;
  cream: string;
  highlight: string;
  table: string;
  sand: string;
  sandLight: string;
  sandDark: string;
  lime: string;
  papyrus: string;
  nile: string;
  nileLight: string;
  nileDark: string;
  /** Where the water breaks at a hull: the rim by which a boat is told from water of any depth. */
  foam: string;
  reed: string;
  wood: string;
  woodPale: string;
  woodLight: string;
  woodDark: string;
  gold: string;
  red: string;
  teal: string;
  shadow: string;
  recess: string;
  faint: string;
  kinds: { violet: string; green: string; red: string; blue: string };
  stones: StoneInk[];
}

type Colours = Omit<Look, 'font' | 'matter' | 'hour'>;

/** The hour in games that have no course of a day. */
export const NOON = 2;

const STONES: StoneInk[] = [
  { base: '#181A1C', light: '#3B3E43', front: '#0B0C0D', mark: '#EFE7D4', line: 'rgba(255,240,210,.6)' },
  { base: '#FBF6E9', light: '#FFFFFF', front: '#D6CAB0', mark: '#2A1B10', line: '' },
  { base: '#753C1C', light: '#99592E', front: '#4E2611', mark: '#F4E3C4', line: '' },
  { base: '#7B8894', light: '#A6B1BB', front: '#58636D', mark: '#14181B', line: '' },
];

const light: Colours = {
  scheme: 'light',
  flat: false,
  ink: '#2A1B10',
  cream: '#FFF7DC',
  highlight: '#2A1B10',
  table: '#C7A87A',
  sand: '#DFC290',
  sandLight: '#F4E4BF',
  sandDark: '#B9976A',
  lime: '#F1E6CC',
  papyrus: '#F7EDD3',
  nile: '#2F7F8C',
  nileLight: '#6FB7BA',
  nileDark: '#1F5C68',
  foam: '#DDEEE6',
  reed: '#5B7A3A',
  wood: '#9A6A3A',
  woodPale: '#E2BC86',
  woodLight: '#C9975C',
  woodDark: '#6B4423',
  gold: '#D9A441',
  red: '#B5472F',
  teal: '#256470',
  shadow: 'rgba(52,28,8,.28)',
  recess: 'rgba(90,60,25,.17)',
  faint: 'rgba(42,27,16,.45)',
  kinds: { violet: '#5B4B8A', green: '#2E6F57', red: '#B5472F', blue: '#2F5F9E' },
  stones: STONES,
};

const dark: Colours = {
  ...light,
  scheme: 'dark',
  table: '#2B241C',
  sand: '#C6A778',
  sandLight: '#DBC496',
  sandDark: '#9C7D54',
  nile: '#25656F',
  nileLight: '#4E9196',
  nileDark: '#143F48',
  foam: '#A8CBC6',
  reed: '#4C672F',
};

function forced(): Colours {
  const paper = 'Canvas',
    line = 'CanvasText';
  const stone = { base: paper, light: paper, front: paper, mark: line, line: '' };
  return {
    scheme: 'forced',
    flat: true,
    ink: line,
    cream: paper,
    highlight: 'Highlight',
    table: paper,
    sand: paper,
    sandLight: paper,
    sandDark: paper,
    lime: paper,
    papyrus: paper,
    nile: paper,
    nileLight: line,
    nileDark: paper,
    foam: paper,
    reed: line,
    wood: paper,
    woodPale: paper,
    woodLight: paper,
    woodDark: paper,
    gold: paper,
    red: paper,
    teal: paper,
    shadow: 'transparent',
    recess: 'transparent',
    faint: line,
    kinds: { violet: paper, green: paper, red: paper, blue: paper },
    stones: [stone, stone, stone, stone],
  };
}

export function lookFor(scheme: Scheme, font: string, matter: Look['matter'] = null, hour = NOON): Look {
  const colours = scheme === 'forced' ? forced() : scheme === 'dark' ? dark : light;
  return { ...colours, font, hour, matter: colours.flat ? null : matter };
}
