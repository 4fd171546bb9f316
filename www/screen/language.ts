// Another language for a page that is running: fetched when it is chosen.
import { saveSettings } from '../core/settings';
import { fetchWords } from '../core/words';
import type { Game } from './game';
import type { Host } from './host';
import { translateNames } from './names';

/** Writes the log again in the language of the page; later moves are written in it anyway. */
async function rewriteLog(game: Game): Promise<void> {
  await import('../features/replay/playthrough')
    .then((replay) => replay.rewriteLog(game))
    .catch(() => undefined);
}

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
  const { game } = host;
  if (game) translateNames(game.table.setup, spoken.language);
  if (game?.opponents) game.opponents.announcement = ''; // it was in the old language
  host.speak(spoken);
  if (game && words) void rewriteLog(game);
  if (!host.sheet.isOpen) return; // shut meanwhile
  sheets?.showSettings(host, host.game, words ? '' : host.words.t('unreachable'));
  document.getElementById('setting-language')?.focus();
}
