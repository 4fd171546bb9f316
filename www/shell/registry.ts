// The only list of features. Each has a door, features/NAME/feature.ts, which says what it adds to the page and fetches
// its code when it is wanted. The order is that of entries in menus and of buttons on the first screen.
import { about } from '../features/about/feature';
import { aloud } from '../features/aloud/feature';
import { byLink, byLinkInFile } from '../features/by-link/feature';
import { clock } from '../features/clock/feature';
import { dealt } from '../features/dealt/feature';
import { daily } from '../features/daily/feature';
import { ending } from '../features/ending/feature';
import { embed } from '../features/embed/feature';
import { faces } from '../features/faces/feature';
import { flatTable } from '../features/flat-table/feature';
import { fullScreen } from '../features/full-screen/feature';
import { gains } from '../features/gains/feature';
import { hint } from '../features/hint/feature';
import { keys } from '../features/keys/feature';
import { kiosk } from '../features/kiosk/feature';
import { ladder } from '../features/ladder/feature';
import { left } from '../features/left/feature';
import { moving } from '../features/moving/feature';
import { offline } from '../features/offline/feature';
import { opponents } from '../features/opponents/feature';
import { phones } from '../features/phones/feature';
import { progress } from '../features/progress/feature';
import { puzzles } from '../features/puzzles/feature';
import { rematch } from '../features/rematch/feature';
import { replay } from '../features/replay/feature';
import { review } from '../features/review/feature';
import { rulebook } from '../features/rulebook/feature';
import { saves } from '../features/saves/feature';
import { settings } from '../features/settings/feature';
import { sound } from '../features/sound/feature';
import { stats } from '../features/stats/feature';
import { study, studyInFile } from '../features/study/feature';
import { tutorial } from '../features/tutorial/feature';
import type { Asked, Feature, Opened } from './feature';

/** Those that begin with the page. */
export { embed, kiosk, saves };

/** The single file is without these: their links would lead to a file on a disk. */
const far =
  import.meta.env.MODE === 'single'
    ? { studyInFile, byLinkInFile }
    : { study, phones, 'by-link': byLink, dealt, moving };

const all = {
  keys,
  gains,
  sound,
  flatTable,
  aloud,
  clock,
  hint,
  opponents,
  left,
  review,
  replay,
  ...far,
  rulebook,
  tutorial,
  daily,
  puzzles,
  ladder,
  stats,
  settings,
  progress,
  faces,
  about,
  fullScreen,
  rematch,
  ending,
  saves,
  offline,
} satisfies { [N in keyof Asked]?: Opened<Asked[N]> | undefined } & Record<string, Feature | undefined>;

export const FEATURES = Object.values(all) as readonly Feature[];

/** The features that can be opened, by their names. */
export const OPENED: { readonly [N in keyof Asked]?: Opened<Asked[N]> | undefined } = all;
