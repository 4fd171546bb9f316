// Starts the page: words and engine first, then the app. Nothing else has effects when it is loaded.
import { App, isLinked } from './app';
import { banner } from './home/banner';
import { el } from './core/dom';
import { fetchEngine } from './core/engine';
import { applyTheme, loadSettings, type Settings } from './core/settings';
import { CARDS, findCard } from './games';
import { formOf } from './home/setup-form';
import type { GameCard } from './games/contract';
import { fetchWords, type Words } from './core/words';

const unreachable = document.getElementById('unreachable')!;

/** What is wrong, in words; if those could not be had either, the document says so without them. */
function explain(reason: unknown, words?: Words): void {
  if (words)
    document.body.append(
      el(
        'main',
        { class: 'start' },
        el('p', { role: 'alert', class: 'message' }, words.t('no-wasm', { reason: String(reason) })),
      ),
    );
  else {
    unreachable.hidden = false;
    unreachable.style.visibility = 'visible';
  }
}

/** The game that the start page begins with. */
const firstGame = (settings: Settings): GameCard => findCard(settings.game) ?? CARDS[0];

async function begin(): Promise<void> {
  unreachable.hidden = true;
  const settings = loadSettings();
  const frame = parent === window ? null : await import('./features/embed/frame');
  frame?.adjust(settings);
  const first = firstGame(settings);
  const head = el('main', { class: 'start' });
  applyTheme(settings.theme);
  const greeting = Promise.all([fetchWords(settings.language, [first.id]), formOf(first)]).then(
    ([words, form]) => {
      // The words are here before the engine, which is the largest by far: until that comes, there is the head of the start page to see.
      document.documentElement.lang = words.language;
      head.append(banner(words, first));
      if (!isLinked()) document.body.prepend(head);
      return { words, form };
    },
  );
  const [engine, page] = await Promise.allSettled([fetchEngine(first.id), greeting]);
  head.remove();
  if (page.status === 'rejected') return explain(page.reason);
  if (engine.status === 'rejected') return explain(engine.reason, page.value.words);
  const app = new App(engine.value, settings, page.value.words, page.value.form);
  frame?.attach(app);
  app.run();
  // For end-to-end tests only: this branch is not in a build for players.
  if (import.meta.env.MODE === 'test') {
    Object.assign(window, {
      __game: {
        hash: () => app.game?.session.hash(),
        view: () => app.game?.session.view(null),
        seat: () => app.game?.table.seat,
        viewpoint: () => app.game?.table.viewpoint,
        session: () => app.game?.session,
        offers: () =>
          app.game?.table.seat === null || app.game?.table.seat === undefined
            ? []
            : app.game.session.offers(app.game.table.seat),
        record: () => app.game?.session.record(),
        link: () => app.game?.session.link(),
        moves: () => app.game?.session.moveCount(),
        settle: () => app.game?.motion.settle(),
        trust: () => import('./core/trust'),
        kept: () => app.game?.table.kept,
        // A handle that points beyond the memory: whatever is asked of it traps, as a bug in the engine would.
        panic: () => {
          Object.assign(app.game?.session ?? {}, { __wbg_ptr: 0xfffffff0 });
        },
      },
    });
  }
}

void begin();
