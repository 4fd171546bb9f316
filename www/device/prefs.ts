// The preferences of features that are fetched later. Storage may hold anything: only known values are read.
import { pageEvents } from '../dom/page-events';
import { CLOCKS, type ClockChoice } from './clock';
import { load, save } from './storage';
import { KEYS, type KeyAction } from './keymap';
import { isText, objectOf } from './valid';

export type Toggle = 'on' | 'off';
/**
 * `sound`: for the page itself; `framed`: for the page in a frame of another, which is silent until a player
 * asks for sound. `volume`: in per cent of the loudest; `buzz`: the device vibrates with sounds, also while they are off.
 * `awake`: the screen stays on while a game waits for a player; `flat`: the tablet lies
 * between the players. `aloud`: prompts are read aloud. `clock`: the chess clock of the last game that people set up.
 */
export interface Prefs {
  sound: Toggle;
  framed: Toggle;
  volume: number;
  buzz: Toggle;
  awake: Toggle;
  flat: Toggle;
  single: Toggle;
  aloud: Toggle;
  clock: ClockChoice;
  keys: Partial<Record<KeyAction, string>>;
}

const KEY = 'dockhand.more';
const isToggle = (value: unknown): value is Toggle => value === 'on' || value === 'off';

export function prefsFrom(found: unknown): Prefs {
  const prefs: Prefs = {
    sound: 'on',
    framed: 'off',
    volume: 100,
    buzz: 'on',
    awake: 'on',
    flat: 'off',
    single: 'on',
    aloud: 'off',
    clock: 'off',
    keys: {},
  };
  const kept = objectOf(found),
    keys = objectOf(kept['keys']);
  // One switch was for both before vibration had its own.
  if (kept['sound'] === 'off') prefs.buzz = 'off';
  for (const name of ['sound', 'framed', 'buzz', 'awake', 'flat', 'single', 'aloud'] as const)
    if (isToggle(kept[name])) prefs[name] = kept[name];
  const { volume } = kept;
  if (typeof volume === 'number' && volume >= 0 && volume <= 100) prefs.volume = volume;
  prefs.clock = CLOCKS.find((clock) => clock === kept['clock']) ?? 'off';
  for (const action of KEYS) {
    const key = keys[action];
    if (isText(key) && [...key].length === 1 && key.trim() !== '') prefs.keys[action] = key;
  }
  return prefs;
}

/** The preferences: one object for the whole page. */
export const prefs = prefsFrom(load(KEY));

/** Returns the name of the preference for sound on this page. */
export const soundHere = (): 'sound' | 'framed' =>
  globalThis.parent === globalThis.window ? 'sound' : 'framed';

/** Keeps the preferences. Without storage they last until the page is closed; the settings say so. */
export const savePrefs = (): boolean => save(KEY, prefs);

/** Returns the setting that switches one of them. */
export const toggle = (id: 'buzz' | 'awake' | 'flat' | 'aloud') => ({
  id,
  on: () => prefs[id] === 'on',
  turn: (on: number) => {
    prefs[id] = on ? 'on' : 'off';
    savePrefs();
    pageEvents.emit('changed');
  },
});
