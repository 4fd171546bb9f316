// The colours of the picture book for each scheme. Forced colours are the system's own.
import type { Look } from '../../../stage/brush/palette';

export interface Colours {
  skyHigh: string;
  skyLow: string;
  cloud: string;
  farHill: string;
  hill: string;
  hillDark: string;
  earth: string;
  stoneLight: string;
  stone: string;
  stoneDark: string;
  mortar: string;
  foundation: string;
  back: string;
  backLight: string;
  backLine: string;
  paper: string;
  rope: string;
  skin: string;
  raven: string;
  iron: string;
  king: string;
  prince: string;
  princess: string;
  magician: string;
  beard: string;
  hair: string;
}

const day: Colours = {
  skyHigh: '#8DB9CC',
  skyLow: '#E9EFDC',
  cloud: 'rgba(255,255,255,.72)',
  farHill: '#B4C6A0',
  hill: '#8BA86B',
  hillDark: '#66834C',
  earth: '#D8BD8E',
  stoneLight: '#E2DBCB',
  stone: '#C4BBA7',
  stoneDark: '#968C78',
  mortar: 'rgba(60,48,34,.34)',
  foundation: 'rgba(70,52,30,.22)',
  back: '#51655C',
  backLight: '#6B8074',
  backLine: '#E9E2C6',
  paper: '#FAF2DA',
  rope: '#D69A3C',
  skin: '#EDC49B',
  raven: '#1D1D22',
  iron: '#3C4047',
  king: '#C23A2E',
  prince: '#2F5F9E',
  princess: '#C2547A',
  magician: '#6F4FA8',
  beard: '#F7F2E6',
  hair: '#6B3F1E',
};

const dusk: Colours = {
  ...day,
  skyHigh: '#465D74',
  skyLow: '#A5A596',
  cloud: 'rgba(255,244,224,.2)',
  farHill: '#667A5C',
  hill: '#566F44',
  hillDark: '#3C5531',
  earth: '#B3976B',
};

export function coloursOf(look: Look): Colours {
  if (look.scheme === 'light') return day;
  if (look.scheme === 'dark') return dusk;
  const paper = look.cream;
  return Object.fromEntries(
    Object.keys(day).map((key) => [
      key,
      ['mortar', 'foundation', 'backLine', 'raven'].includes(key) ? look.ink : paper,
    ]),
  ) as unknown as Colours;
}
