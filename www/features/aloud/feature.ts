// Prompts read aloud.
import { toggle } from '../../device/prefs';
import type { Feature } from '../../shell/feature';

const canSpeak = (): boolean => 'speechSynthesis' in window;

export const aloud: Feature = {
  settings: [{ ...toggle('aloud'), when: canSpeak }],
  rested: () => (canSpeak() ? import('./aloud').then(({ readAloud }) => readAloud) : null),
};
