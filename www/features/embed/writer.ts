// The page that writes the lines for host pages, and shows a preview of them.
import './writer.css';
import { actions, box, button, type Child, el, fill, paragraph, select } from '../../dom/elements';
import { applyTheme, loadSettings } from '../../device/settings';
import { languages } from '../../words/languages';
import { fetchWords, languageName, type Words } from '../../words/words';
import { KINDS, linesFor, positionFrom, type Pinned, type Wish } from './lines';

/** From the build (tools/lib/embed.mjs). */
declare const __PINNED__: Pinned;
declare const __GAMES__: string[];

function page(words: Words): HTMLElement {
  const wish: Wish = {
    base: new URL('.', location.href).href,
    game: __GAMES__[0] ?? '',
    locale: '',
    kind: 'element',
    position: '',
    readonly: false,
    notes: false,
    pinned: __PINNED__,
  };
  const lines = el('textarea', { id: 'lines', readonly: true, rows: 4, spellcheck: 'false' });
  const told = el('span', { role: 'status' });
  const preview = box('preview');
  const write = (): void => {
    lines.value = linesFor(wish);
    told.textContent = '';
    fill(preview, shown(wish, words));
  };
  const choice = (id: 'game' | 'locale' | 'kind', label: string, options: [string, string][]): Child =>
    box('wish', [
      el('label', { for: `embed-${id}` }, words.t(label)),
      select({ id: `embed-${id}` }, options, wish[id], (value) => {
        Object.assign(wish, { [id]: value });
        write();
      }),
    ]);
  const tick = (id: string, checked: boolean, take: (on: boolean) => void): HTMLElement => {
    const input = el('input', {
      type: 'checkbox',
      id: `embed-${id}`,
      checked,
      onchange: () => {
        take(input.checked);
        write();
      },
    });
    return el('label', 'tick', input, ` ${words.t(`site-embed-${id}`)}`);
  };
  write();
  return el('main', 'writer', [
    el('h1', {}, words.t('site-embed-title')),
    paragraph(words.t('site-embed-about')),
    box('wishes', [
      choice(
        'game',
        'site-embed-game',
        __GAMES__.map((game) => [game, words.t(`game-${game}`)]),
      ),
      choice('locale', 'site-embed-language', [
        ['', words.t('site-embed-language-page')],
        ...languages.map((language): [string, string] => [language, languageName(language)]),
      ]),
      choice(
        'kind',
        'site-embed-kind',
        KINDS.map((kind) => [kind, words.t(`site-embed-kind-${kind}`)]),
      ),
      box('wish', [
        el('label', { for: 'embed-position' }, words.t('site-embed-position')),
        el('input', {
          type: 'text',
          id: 'embed-position',
          autocomplete: 'off',
          onchange: (event) => {
            wish.position = positionFrom((event.target as HTMLInputElement).value);
            write();
          },
        }),
      ]),
      tick('readonly', false, (on) => (wish.readonly = on)),
      tick('notes', false, (on) => (wish.notes = on)),
      tick('pinned', true, (on) => (wish.pinned = on ? __PINNED__ : null)),
    ]),
    el('label', { for: 'lines', class: 'title' }, words.t('site-embed-lines')),
    lines,
    actions([
      told,
      button(words.t('site-embed-copy'), { class: 'primary', id: 'copy' }, () => {
        lines.select();
        navigator.clipboard
          .writeText(lines.value)
          .then(
            () => words.t('site-embed-copied'),
            () => words.t('site-embed-by-hand'),
          )
          .then(
            (text) => {
              told.textContent = text;
            },
            () => undefined,
          );
      }),
    ]),
    el('h2', {}, words.t('site-embed-preview')),
    preview,
    paragraph(el('a', { href: './' }, words.t('site-embed-back'))),
  ]);
}

/** Builds the preview from the settings: the policy of this page forbids reading the lines as markup. */
function shown(
  { base, game, locale, kind, position, readonly, notes, pinned }: Wish,
  words: Words,
): HTMLElement {
  if (kind === 'element')
    return el('dock-hand' as 'div', {
      game,
      locale: locale || words.language,
      position: position || null,
      readonly,
      notes,
    });
  const src = new URL(
    linesFor({ base, game, locale: locale || words.language, kind, position, readonly, notes, pinned })
      .replace(/^[^]*? src="([^"]*)"[^]*$/, '$1')
      .replaceAll('&amp;', '&'),
  ).href;
  return el('iframe', {
    src,
    title: words.t(`game-${game}`),
    sandbox: kind === 'sandbox' && 'allow-scripts',
  });
}

async function begin(): Promise<void> {
  document.getElementById('unreachable')!.hidden = true;
  const settings = loadSettings();
  applyTheme(settings.theme);
  const words = await fetchWords(settings.language, []);
  await words.fetch('site');
  document.documentElement.lang = words.language;
  document.title = `${words.t('site-embed-title')} · ${words.t('app-name')}`;
  document.body.prepend(page(words));
}

begin().catch(() => {
  const message = document.getElementById('unreachable')!;
  message.hidden = false;
  message.style.visibility = 'visible';
});
