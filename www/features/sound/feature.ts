// The sounds of a game.
import { prefs, soundHere, toggle } from '../../device/prefs';
import type { Feature } from '../../shell/feature';

export const sound: Feature = {
  settings: [
    {
      id: 'sound',
      on: () => prefs[soundHere()] === 'on',
      turn: async (on) => (await import('./mute')).setSound(on > 0),
    },
    {
      id: 'volume',
      range: () => prefs.volume,
      turn: async (volume) => (await import('./mute')).setLoudness(volume),
    },
    // A desktop's browser can vibrate nothing.
    { ...toggle('buzz'), when: () => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches },
  ],
  rested: () =>
    Promise.all([import('./mute'), import('./sounds')]).then(([{ addMute }, { sound }]) => (host, game) => {
      addMute(host, game);
      sound(game);
    }),
};
