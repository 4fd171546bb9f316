// The panel for playing by words: in the log's column where there is one, else a strip below the table. The table stays in sight and in use.
import './say.css';
import { el } from '../../core/dom';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { Saying } from './saying';

export function showSay(host: Host, game: Game): void {
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
  const says = new Saying(host, game, () => text.focus());
  const form = el(
    'form',
    {
      class: 'say-line',
      onsubmit: (event) => {
        event.preventDefault();
        const said = text.value.trim();
        text.value = '';
        if (said !== '') void says.hear(said);
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
        event.stopPropagation(); // on the table it would take back what is chosen
        close();
      },
    },
    el('h2', { id: 'say-title' }, words.t('say')),
    el('p', { id: 'say-about' }, words.t('say-about')),
    says.log,
    form,
    el(
      'button',
      { type: 'button', class: 'shut', id: 'say-close', 'aria-label': words.t('close'), onclick: close },
      el('span', { 'aria-hidden': 'true' }, '×'),
    ),
  );
  root.append(panel);
  root.classList.add('saying');
  const stop = says.begin();
  // In another language it has to be opened anew, with the words of that language.
  const closed = game.events.on('shown', () => {
    if (host.words !== words) close();
  });
  text.focus();
}
