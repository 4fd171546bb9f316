// The panel for playing by words: in the column of the log if there is one, otherwise a strip below the
// table. The table stays visible and in use.
import './commands.css';
import { el } from '../../dom/elements';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { Conversation } from './conversation';

export function showCommands(host: Host, game: Game): void {
  const { words } = host,
    { root } = game.screen;
  host.sheet.close();
  const open = document.getElementById('say-text');
  if (open) return open.focus();
  const text = el('input', {
    type: 'text',
    id: 'say-text',
    'aria-describedby': 'say-about',
    'aria-label': words.t('say-field'),
    placeholder: words.t('say-field'),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'send',
  });
  const conversation = new Conversation(host, game, () => text.focus());
  const form = el(
    'form',
    {
      class: 'say-line',
      onsubmit: (event) => {
        event.preventDefault();
        const said = text.value.trim();
        text.value = '';
        if (said !== '') void conversation.hear(said);
      },
    },
    text,
    el('button', { class: 'primary', id: 'say-do' }, words.t('say-do')),
  );
  const close = (): void => {
    stop();
    closed();
    panel.remove();
    root.classList.remove('saying');
    document.getElementById('menu')?.focus();
  };
  const panel = el(
    'section',
    {
      class: 'say',
      'aria-labelledby': 'say-title',
      onkeydown: (event) => {
        if ((event as KeyboardEvent).key !== 'Escape') return;
        event.stopPropagation(); // on the table it would cancel the selection
        close();
      },
    },
    el('h2', { id: 'say-title' }, words.t('say')),
    el('p', { id: 'say-about' }, words.t('say-about')),
    conversation.log,
    form,
    el(
      'button',
      { type: 'button', class: 'shut', id: 'say-close', 'aria-label': words.t('close'), onclick: close },
      el('span', { 'aria-hidden': 'true' }, '×'),
    ),
  );
  root.append(panel);
  root.classList.add('saying');
  const stop = conversation.begin();
  // After a change of language, the panel has to be opened again.
  const closed = game.events.on('shown', () => {
    if (host.words !== words) close();
  });
  text.focus();
}
