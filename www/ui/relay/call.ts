// Calls a player who looks elsewhere as soon as it is the own turn: the title of the tab says so, and a notification of the
// device, if the player has allowed that.
import { button, type Child } from '../../dom/elements';
import type { Host } from '../../shell/host';
import type { Game } from '../game-view';

/** Calls while this game is shown in a tab that nobody looks at. */
export function callPlayer({ words }: Host, game: Game): void {
  let called = false,
    title = '';
  const look = (): void => {
    const { seat, view, offers } = game.table,
      calls = document.hidden && seat !== null && view?.outcome === null && offers.length > 0;
    if (calls === called) return;
    called = calls;
    if (!calls) {
      document.title = title;
      return;
    }
    title = document.title;
    document.title = `● ${words.t('relay-your-turn')} · ${title}`;
    notify(words.t('relay-your-turn'), words.t(`game-${game.card.id}`));
  };
  game.events.on('shown', look);
  document.addEventListener('visibilitychange', look, { signal: game.life });
  game.events.on('closed', () => {
    if (called) document.title = title;
  });
}

function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'dockhand-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones show one only through the worker of an installed page; the badge of the app says it there.
  }
}

/** Returns the button that asks whether the device may notify; none if that has been answered. */
export function askToNotify({ words }: Host): Child {
  if (!('Notification' in window) || Notification.permission !== 'default') return null;
  const ask = button(words.t('relay-notify'), { id: 'relay-notify', class: 'quiet' }, () => {
    void Notification.requestPermission().then(() => ask.remove());
  });
  return ask;
}
