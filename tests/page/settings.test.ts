// The settings of a device: what was chosen is there after a reload, and storage may hold anything.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSettings, saveSettings, type Settings } from '../../www/device/settings';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** None of them is what a device begins with. */
const CHOSEN: Settings = {
  speed: 'slow',
  mode: 'instant',
  language: 'fr',
  theme: 'dark',
  text: 'larger',
  hand: 'left',
  game: 'duel',
  family: 'on',
  oneAnswer: 'off',
};

test('each setting that was chosen is there after a reload', () => {
  const first = loadSettings();
  expect(first.language).toBe('de');
  for (const [key, value] of Object.entries(CHOSEN)) expect(first[key as keyof Settings]).not.toBe(value);
  saveSettings(CHOSEN);
  expect(loadSettings()).toEqual(CHOSEN);
});

test.each(['null', '7', '[]', 'not json', '{"speed":"light","mode":3,"language":"xx","game":{}}'])(
  'storage may hold anything: %s',
  (text) => {
    const first = loadSettings();
    kept.set('dockhand.settings', text);
    expect(loadSettings()).toEqual(first);
  },
);
