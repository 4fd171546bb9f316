// Reads the prompt aloud in the voice of the system, and why something is impossible. A hidden page is silent.
import { prefs } from '../../device/prefs';
import { atEnd } from '../../dom/life';
import { pageEvents } from '../../dom/page-events';
import type { Host } from '../../shell/host';
import type { Game } from '../../ui/game-view';

export function readAloud(_: Host, game: Pick<Game, 'events' | 'life' | 'screen' | 'words'>): void {
  const { events, life } = game,
    { prompt } = game.screen;
  let said = '';
  const say = (text: string): void => {
    const now = prefs.aloud === 'off' || document.hidden ? '' : text;
    if (now === said) return;
    said = now;
    speechSynthesis.cancel();
    if (now === '') return;
    const speech = new SpeechSynthesisUtterance(now);
    speech.lang = game.words.language;
    speechSynthesis.speak(speech);
  };
  const ask = (): void => say(prompt.asked);
  events.on('shown', ask);
  pageEvents.on('changed', ask, life); // the setting
  document.addEventListener('visibilitychange', ask, { signal: life });
  prompt.heard.on('hinted', () => {
    const { kind, hint } = prompt.hinted;
    if (kind === 'why') say(hint);
  });
  atEnd(life, () => speechSynthesis.cancel());
  ask();
}
