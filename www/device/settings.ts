// The settings of a player, stored on this device if the browser allows it.
import { SPEEDS, type Speed } from './speed';
import { load, save } from './storage';
import { isText, objectOf } from './valid';
import { bestLanguage, languages } from '../words/languages';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: Theme[] = ['auto', 'light', 'dark'];
/** How large text is, beside what is set in the browser. */
export type TextSize = 'normal' | 'large' | 'larger' | 'largest';
export const TEXT_SIZES: TextSize[] = ['normal', 'large', 'larger', 'largest'];
/** The hand that taps: what lies beside the table and the main button are on its side. */
export type Hand = 'right' | 'left';
const HANDS: Hand[] = ['right', 'left'];
export type Mode = 'confirm' | 'instant';
export const MODES: Mode[] = ['confirm', 'instant'];
const SWITCH: ('on' | 'off')[] = ['off', 'on'];

/**
 * The habits that are on or off on this device, chosen in the set-up of a game. `oneAnswer`: people who share
 * a device are asked once for a card or a pass (Kontor).
 */
export type Habit = 'family' | 'oneAnswer';

/** The settings of this device. `game` is the game that was chosen last on the start page. */
export interface Settings extends Record<Habit, 'on' | 'off'> {
  speed: Speed;
  mode: Mode;
  language: string;
  theme: Theme;
  text: TextSize;
  hand: Hand;
  game: string;
}

const KEY = 'dockhand.settings';

/** Whether the last write was stored; a frame without storage plays on, and says so. */
export let remembered = true;

export function loadSettings(): Settings {
  const settings: Settings = {
    speed: 'normal',
    mode: 'confirm',
    language: bestLanguage(navigator.languages),
    theme: 'auto',
    text: 'normal',
    hand: 'right',
    game: '',
    family: 'off',
    oneAnswer: 'on',
  };
  return merged(settings, objectOf(load(KEY)));
}

/** Returns the settings with all known values from storage, which may hold anything. */
function merged(settings: Settings, kept: Partial<Record<keyof Settings, unknown>>): Settings {
  const one = <T extends string>(values: T[], value: unknown, otherwise: T): T =>
    values.find((known) => known === value) ?? otherwise;
  return {
    speed: one(SPEEDS, kept.speed, settings.speed),
    mode: one(MODES, kept.mode, settings.mode),
    family: one(SWITCH, kept.family, settings.family),
    oneAnswer: one(SWITCH, kept.oneAnswer, settings.oneAnswer),
    language: one(languages, kept.language, settings.language),
    theme: one(THEMES, kept.theme, settings.theme),
    text: one(TEXT_SIZES, kept.text, settings.text),
    hand: one(HANDS, kept.hand, settings.hand),
    game: isText(kept.game) ? kept.game : settings.game,
  };
}

export function saveSettings(settings: Settings): void {
  remembered = save(KEY, settings);
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  // Tables watch this, and paint everything again when it is written.
  if (dataset['theme'] !== theme) dataset['theme'] = theme;
}

/** Styles look here for the size of text and for the hand. */
export function applyReader({ text, hand }: Settings): void {
  Object.assign(document.documentElement.dataset, { text, hand });
}

/** Layouts and words of the game with a family mode look for it here. */
export function applyFamily(settings: Settings): void {
  document.documentElement.dataset['family'] = settings.family;
}

/** Returns the speed: none for players who asked their device for less motion. */
export function effectiveSpeed(settings: Settings): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.speed;
}
