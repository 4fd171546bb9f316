// Another language for a page that is running: fetched when it is chosen.
import { saveSettings } from '../core/settings';
import { fetchWords } from '../core/words';
import type { Host } from './host';

/** Says everything in the language of the settings; the old one stays if the words cannot be had. */
export async function translate(host: Host): Promise<void> {
  const { language } = host.settings;
  const names = [host.game?.card.id, host.game?.opponents ? 'bot' : undefined, host.choosing].filter(
    (name) => name !== undefined,
  );
  const words = await fetchWords(language, names).catch(() => null);
  const sheets = host.sheet.isOpen ? await import('./sheets').catch(() => null) : null; // all that follows is done at once
  if (language !== host.settings.language) return; // yet another one meanwhile
  const spoken = words ?? host.words;
  host.settings.language = spoken.language;
  saveSettings(host.settings);
  host.speak(spoken);
  if (!host.sheet.isOpen) return; // shut meanwhile
  sheets?.showSettings(host, host.game, words ? '' : host.words.t('unreachable'));
  document.getElementById('setting-language')?.focus();
}
