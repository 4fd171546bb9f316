// Changes the language of a running page. It is fetched when another language is chosen.
import { saveSettings } from '../device/settings';
import { fetchWords } from '../words/words';
import type { Host } from './host';
import { translateNames } from '../ui/text/names';

/** Says everything in the language of the settings, or keeps the old one if the words cannot be fetched. */
export async function translate(host: Host): Promise<void> {
  const { language } = host.settings;
  const names = [host.game?.card.id, host.game?.opponents ? 'bot' : undefined, host.choosing].filter(
    (name) => name !== undefined,
  );
  const words = await fetchWords(language, names).catch(() => null);
  if (language !== host.settings.language) return; // another language was chosen meanwhile
  const spoken = words ?? host.words;
  host.settings.language = spoken.language;
  saveSettings(host.settings);
  const { game } = host;
  if (game) translateNames(game, spoken.language);
  host.speak(spoken);
  if (game && words) for (const { spoke } of host.features) void spoke?.(game).catch(() => undefined);
  if (!host.sheet.isOpen) return; // it was closed meanwhile
  await host.open('settings', words ? '' : host.words.t('unreachable'));
  document.getElementById('setting-language')?.focus();
}
