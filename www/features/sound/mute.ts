// Turns sound on and off: a button on the bar above the table, and the same in the settings.
import './mute.css';
import { attr, button, el, fill } from '../../dom/elements';
import { Events } from '../../dom/page-events';
import { drawn } from '../../dom/icons';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { prefs, savePrefs, soundHere } from '../../device/prefs';
import { play, rest, setVolume, wake } from './player';

const heard = new Events<{ changed: [] }>();

const LOUD = 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
const SILENT = 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9.5l5 5M21 9.5l-5 5';

export const hasSound = (): boolean => prefs[soundHere()] === 'on';

/** Whether the device vibrates. A page in a frame of another is silent to the hand, too, until it is asked for sound. */
export const hasBuzz = (): boolean => prefs.buzz === 'on' && (soundHere() === 'sound' || hasSound());

/** Sets the volume, in per cent, and lets it be heard. */
export function setLoudness(volume: number): void {
  prefs.volume = volume;
  savePrefs();
  setVolume();
  if (!hasSound()) return;
  wake();
  void play('stone').catch(() => undefined);
}

/** Turns sound on or off. Call it in a touch or a key stroke: sound that is turned on is heard at once. */
export function setSound(on: boolean): void {
  prefs[soundHere()] = on ? 'on' : 'off';
  savePrefs();
  heard.emit('changed');
  if (!on) return rest();
  wake();
  void play('stone').catch(() => undefined);
}

export function addMute(host: Host, game: Game): void {
  const mute = button('', { class: 'quiet', id: 'mute' }, () => setSound(!hasSound()));
  let words = host.words;
  const draw = (): void => {
    words = host.words;
    const name = words.t('sound');
    fill(mute, drawn(hasSound() ? LOUD : SILENT), el('span', 'vh', name));
    attr(mute, 'aria-pressed', String(hasSound()));
    attr(mute, 'title', name);
  };
  heard.on('changed', draw, game.life);
  game.events.on('shown', () => {
    if (words !== host.words) draw(); // another language
  });
  draw();
  game.screen.bar.root.querySelector('.tools')?.prepend(mute);
}
