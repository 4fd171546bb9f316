// The rules of a game: in short or in full, with a search, from a table of contents, or opened at one rule.
import { sleep } from '../../dom/pause';
import './rulebook.css';
import { box, button, el, fill, list, write } from '../../dom/elements';
import { fetchEngine } from '../../engine/engine';
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import type { Chapter, Rule, Rulebook } from '../../games/rulebook';
import { fetchBook, rulingsOn } from './book';
import { makeRoom, paintAll } from './figures';
import { highlight } from './highlight';
import { groupsOf, questionsOf, searchOf, type Entry } from './search';
import { ruleTexts } from './texts';

interface Paragraph {
  root: HTMLElement;
  heading: HTMLElement;
  entry: Entry;
  chapter: HTMLElement;
}

/** Whether the player chose to see the details and the ids of the rules. */
let full = false,
  ids = false;

/** The longest time that the book waits for the room of its pictures, in ms: text that is read must not move. */
const LONGEST = 300;

/** Fetches the rules of a game and opens them, at one of them or at the beginning. */
export async function showRules(
  host: Host,
  game: string,
  rule: string | null,
  signal: AbortSignal,
): Promise<void> {
  const { words } = host;
  // What its pictures need comes at the same time. A book without pictures is a book.
  void Promise.allSettled([fetchEngine(game), findCard(game)?.code()]);
  const [book] = await Promise.all([fetchBook(game), words.fetch(`rules-${game}`), words.fetch(game)]);
  if (words === host.words && !signal.aborted) await openRules(host, game, book, rule, signal);
}

/** Opens the book of a game, at the rule with the id `at` if there is one, unless `signal` says that it is late. */
async function openRules(
  host: Host,
  game: string,
  book: Rulebook,
  at: string | null,
  signal: AbortSignal,
): Promise<void> {
  const { sheet, words } = host;
  const t = (id: string, args = {}): string => words.t(`rules-${id}`, args);
  const { chapters } = book,
    asked = questionsOf(words.t(`rules-${game}-asked`)),
    paragraphs = new Map<string, Paragraph>();
  const found = el('p', { class: 'note', role: 'status' });
  const body = box('rules-body');

  const paragraph = ({ id, mark }: Rule, chapter: HTMLElement): HTMLElement => {
    const { name, short, full: more } = ruleTexts(words, game, id);
    const heading = el('h4', { id: `rule-${id}`, tabindex: '-1' }, [
      name,
      mark && el('span', `mark ${mark}`, t(mark)),
    ]);
    const lines = more.map((line) =>
      line.startsWith('•') ? el('p', 'item more', line) : el('p', 'more', line),
    );
    const rulings = rulingsOn(book, id);
    const ruled =
      rulings.length > 0 ? t('rulings', { count: rulings.length, list: words.list(rulings) }) : '';
    const root = el('article', { 'data-rule': `${game}/${id}` }, [
      heading,
      el('p', {}, short),
      ...lines,
      el('code', 'id', `${game}/${id}`),
      ruled !== '' && el('p', 'id rulings', ruled),
    ]);
    const ids = [id, ...rulings.map((ruling) => `ruling-${ruling}`)].map((one) => `${game}/${one}`);
    paragraphs.set(`${game}/${id}`, {
      root,
      heading,
      chapter,
      entry: {
        ...{ id: `${game}/${id}`, name, short, asked: asked.get(id) ?? '' },
        full: [...more, ...ids, ruled].join(' '),
      },
    });
    return root;
  };
  const section = ({ id, rules }: Chapter): HTMLElement => {
    const root = el('section', { 'aria-labelledby': `chapter-${id}` }, [
      el('h3', { id: `chapter-${id}`, tabindex: '-1' }, words.t(`rules-${game}-chapter-${id}`)),
    ]);
    root.append(...rules.map((rule) => paragraph(rule, root)));
    return root;
  };

  const contents = el('details', 'contents', [
    el('summary', {}, t('contents')),
    el('ol', { role: 'list' }, [
      chapters.map(({ id, rules }) =>
        el('li', {}, [
          link(`rules-${game}-chapter-${id}`, () => go(`chapter-${id}`)),
          list({}, [
            rules.map((rule) =>
              el('li', {}, [
                button(ruleTexts(words, game, rule.id).name, 'quiet', () => go(`rule-${rule.id}`)),
              ]),
            ),
          ]),
        ]),
      ),
    ]),
  ]);
  function link(id: string, act: () => void): HTMLElement {
    return button(words.t(id), 'quiet', act);
  }
  function go(id: string): void {
    const heading = body.querySelector<HTMLElement>(`#${id}`);
    if (matchMedia('(max-width: 900px)').matches) contents.open = false;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  const search = el('input', {
    type: 'text',
    inputmode: 'search',
    id: 'rules-search',
    maxlength: 60,
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: t('search'),
    'aria-label': t('search'),
    oninput: () => filter(),
  });
  /** Shows the rules that match the search, best first, or all rules in their order if there is no search. */
  function filter(): void {
    const all = [...paragraphs.values()],
      isWanted = search.value.trim() !== '',
      { ids, isWord } = findIn(search.value),
      hits = ids.flatMap((id) => paragraphs.get(id)?.root ?? []);
    for (const one of all) one.chapter.append(one.root);
    for (const { chapter } of all) chapter.hidden = isWanted;
    if (isWanted) body.append(...hits);
    write(found, isWanted ? t('found', { count: hits.length }) : '');
    root.classList.toggle('found', isWanted);
    highlight(isWanted ? body : null, isWord);
    showIds();
  }

  const long = button(t('full'), { id: 'rules-full', 'aria-pressed': String(full) }, () => switchTo(!full));
  function switchTo(now: boolean): void {
    full = now;
    long.setAttribute('aria-pressed', String(now));
    root.classList.toggle('short', !now);
  }

  const numbers = button(t('ids'), { id: 'rules-ids', class: 'quiet' }, () => {
    ids = !ids;
    showIds();
  });
  /** Shows the ids of the rules if the player searches for one. */
  function showIds(): void {
    numbers.setAttribute('aria-pressed', String(ids));
    root.classList.toggle('ids', ids || search.value.includes('/'));
  }

  fill(body, el('p', 'note', t('own-words'), ' ', numbers), ...chapters.map(section));
  const findIn = searchOf(
    [...paragraphs.values()].map(({ entry }) => entry),
    groupsOf(t('synonyms')),
    groupsOf(t('empty')),
  );
  const root = box({ class: 'rules', 'data-game': game }, [
    box('rules-tools', search, long),
    found,
    box('rules-parts', contents, body),
  ]);
  contents.open = matchMedia('(min-width: 901px)').matches;
  switchTo(full || at !== null);
  showIds();
  const isWanted = (): boolean => (root.isConnected ? root.clientWidth > 0 : !signal.aborted),
    figures = makeRoom(host, game, book, root, isWanted);
  figures.catch(() => undefined); // a book without pictures is a book
  await Promise.race([figures, sleep(LONGEST)]).catch(() => undefined);
  if (signal.aborted) return;
  sheet.dialog.classList.add('rulebook');
  sheet.dialog.addEventListener('close', () => sheet.dialog.classList.remove('rulebook'), { once: true });
  sheet.show(t('title', { game: words.t(`game-${game}`) }), root);
  const wanted = at === null ? undefined : paragraphs.get(at);
  if (wanted) {
    wanted.root.classList.add('here');
    go(wanted.heading.id);
  }
  void figures.then(
    (figures) => {
      if (wanted?.root.isConnected && document.activeElement === wanted.heading)
        wanted.heading.scrollIntoView({ block: 'start' });
      return paintAll(figures, isWanted);
    },
    () => undefined,
  );
}
