// The page that writes the lines for host pages, and shows a preview of them.
import '../../dom/form.css';
import '../../stage/type/type.css';
import './writer.css';
import { actions, box, button, type Child, el, fill, paragraph, select } from '../../dom/elements';
import { applyTheme, loadSettings } from '../../device/settings';
import { languages } from '../../words/languages';
import { fetchWords, languageName, type Words } from '../../words/words';
import { KINDS, linesFor, positionFrom, type Pinned, type Wish } from './lines';

/** From the build (tools/lib/embed.mjs, tools/lib/seats.mjs). */
declare const __PINNED__: Pinned;
declare const __GAMES__: string[];
declare const __SEATS__: Record<string, number[]>;

/** The levels of computer players, whose names are among the words of the page. */
const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master', 'admiral'];

/** What a server says of pages elsewhere that want the script by its hash. */
type Sent = 'sent' | 'missing' | 'unknown';

/** Asks this server whether it lets pages elsewhere check the script. */
async function askServer(): Promise<Sent> {
  try {
    const { ok, headers } = await fetch(__PINNED__.file, { method: 'HEAD' });
    if (!ok) return 'unknown';
    return headers.get('Access-Control-Allow-Origin') === '*' ? 'sent' : 'missing';
  } catch {
    return 'unknown';
  }
}

function page(words: Words, sent: Sent): HTMLElement {
  const nameOf = (game: string): string => words.t(`game-${game}`);
  const wish: Wish = {
    base: new URL('.', location.href).href,
    game: __GAMES__[0] ?? '',
    name: '',
    locale: '',
    kind: 'element',
    level: '',
    players: '',
    position: '',
    start: false,
    readonly: false,
    notes: false,
    pinned: sent === 'sent' ? __PINNED__ : null,
  };
  const lines = el('textarea', { id: 'lines', readonly: true, rows: 5, spellcheck: 'false' });
  const told = el('span', { role: 'status' }),
    cors = paragraph('', { class: 'note', id: 'cors', role: 'status' });
  const preview = box('preview'),
    seats = el('select', { id: 'embed-players', onchange: () => take('players', seats.value) });
  const write = (): void => {
    wish.name = nameOf(wish.game);
    lines.value = linesFor(wish);
    told.textContent = '';
    cors.hidden = wish.kind !== 'element';
    cors.dataset['state'] = wish.pinned ? sent : 'plain';
    cors.textContent = words.t(`site-embed-cors-${wish.pinned ? sent : 'plain'}`);
    fill(preview, shown(wish, words));
  };
  /** Offers the numbers of players of the game. */
  const count = (): void => {
    const all = (__SEATS__[wish.game] ?? []).map(String);
    if (!all.includes(wish.players)) wish.players = '';
    fill(
      seats,
      ['', ...all].map((value) =>
        el(
          'option',
          { value, selected: value === wish.players },
          value ? words.t('setup-count-option', { count: value }) : words.t('site-embed-usual'),
        ),
      ),
    );
  };
  const take = (id: keyof Wish, value: string): void => {
    Object.assign(wish, { [id]: value });
    if (id === 'game') count();
    write();
  };
  const choice = (
    id: 'game' | 'locale' | 'kind' | 'level',
    label: string,
    options: [string, string][],
  ): Child =>
    box('wish', [
      el('label', { for: `embed-${id}` }, words.t(label)),
      select({ id: `embed-${id}` }, options, wish[id], (value) => take(id, value)),
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
  count();
  write();
  return el('main', 'writer', [
    el('header', {}, [
      el('a', { href: './', title: words.t('site-embed-back') }, [
        el('img', {
          alt: '',
          width: 34,
          height: 34,
          src: document.querySelector<HTMLLinkElement>('[rel=icon]')?.href,
        }),
        words.t('app-name'),
      ]),
    ]),
    box('told', [el('h1', {}, words.t('site-embed-title')), paragraph(words.t('site-embed-about'))]),
    box('wishes', [
      choice(
        'game',
        'site-embed-game',
        __GAMES__.map((game) => [game, nameOf(game)]),
      ),
      choice('locale', 'site-embed-language', [
        ['', words.t('site-embed-language-page')],
        ...languages.map((language): [string, string] => [language, languageName(language)]),
      ]),
      choice('level', 'setup-computers', [
        ['', words.t('site-embed-usual')],
        ...LEVELS.map((level): [string, string] => [level, words.t(`bot-level-${level}`)]),
      ]),
      box('wish', [el('label', { for: 'embed-players' }, words.t('setup-count')), seats]),
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
          onchange: (event) => take('position', positionFrom((event.target as HTMLInputElement).value)),
        }),
      ]),
      paragraph(words.t('site-embed-who'), 'note whole'),
      tick('start', false, (on) => (wish.start = on)),
      tick('readonly', false, (on) => (wish.readonly = on)),
      tick('notes', false, (on) => (wish.notes = on)),
    ]),
    box('code', [
      el('label', { for: 'lines', class: 'title' }, words.t('site-embed-lines')),
      lines,
      tick('pinned', wish.pinned !== null, (on) => (wish.pinned = on ? __PINNED__ : null)),
      cors,
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
    ]),
    el('section', { class: 'seen' }, [el('h2', {}, words.t('site-embed-preview')), preview]),
    paragraph(el('a', { href: './' }, words.t('site-embed-back')), 'back'),
  ]);
}

/** Builds the preview from the settings: the policy of this page forbids reading the lines as markup. */
function shown(wish: Wish, words: Words): HTMLElement {
  const { game, kind, level, players, position, readonly, notes, name } = wish,
    locale = wish.locale || words.language;
  // A preview waits for a tap even if the code does not.
  if (kind === 'element')
    return el('dock-hand' as 'div', {
      game,
      locale,
      level: level || null,
      players: players || null,
      position: position || null,
      readonly,
      notes,
    });
  const src = new URL(
    linesFor({ ...wish, locale })
      .replace(/^[^]*? src="([^"]*)"[^]*$/, '$1')
      .replaceAll('&amp;', '&'),
  ).href;
  return el('iframe', {
    src,
    title: name,
    allow: 'fullscreen; clipboard-write; screen-wake-lock',
    sandbox: kind === 'sandbox' && 'allow-scripts',
  });
}

async function begin(): Promise<void> {
  document.getElementById('unreachable')!.hidden = true;
  const settings = loadSettings();
  applyTheme(settings.theme);
  const [words, sent] = await Promise.all([fetchWords(settings.language, []), askServer()]);
  await words.fetch('site');
  document.documentElement.lang = words.language;
  document.title = `${words.t('site-embed-title')} · ${words.t('app-name')}`;
  document.body.prepend(page(words, sent));
}

begin().catch(() => {
  const message = document.getElementById('unreachable')!;
  message.hidden = false;
  message.style.visibility = 'visible';
});
