// Starts the page: the words first, then the app. No other module has effects when it is loaded.
import { mayLeave } from '../table/state';
import { App } from './app';
import { embed, kiosk } from './registry';
import { afterFrame } from '../dom/after-paint';
import type { Ruleset } from '../engine/draft';
import { fetchEngine } from '../engine/engine';
import { ALWAYS } from '../dom/life';
import { applyTheme, loadSettings } from '../device/settings';
import { keepNothing } from '../device/storage';
import { fetchWords } from '../words/words';
import { CARDS } from '../games';

// A server that sends an older policy refuses the styles in the document: then they come as a file.
const spare = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
if (spare && !document.querySelector('style')?.sheet) spare.disabled = false;

// The bundler's code asks for a style sheet once: one that did not come is asked for again here until it comes.
document.head.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), 1000);
  },
  { capture: true, signal: ALWAYS },
);

const unreachable = document.getElementById('unreachable')!;

/** Resolves once the first screen of the document, if it has one, is on the screen: it must not wait for the living one. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.getElementById('first')) afterFrame(done);
    else done();
  });

/** A keyboard may come with every field that is written into. */
function awaitKeyboard({ target }: FocusEvent): void {
  if ((target as Element).matches('input, textarea'))
    void import('../dom/keyboard').then(({ watchKeyboard }) => watchKeyboard()).catch(() => undefined);
}

async function begin(): Promise<void> {
  document.addEventListener('focusin', awaitKeyboard, { signal: ALWAYS });
  unreachable.hidden = true;
  const settings = loadSettings(),
    games = kiosk.gamesOf(location.search);
  if (games) keepNothing();
  const frame = parent === window ? null : await embed.load();
  frame?.adjust(settings);
  applyTheme(settings.theme);
  // The page of one game, such as duel.html, opens with that game.
  const { game } = document.documentElement.dataset;
  if (game) settings.game = game;
  // The engine is by far the largest file, so the first screen does not wait for it.
  const shown = games ?? CARDS,
    engine = fetchEngine((shown.find(({ id }) => id === settings.game) ?? shown[0]).id),
    [words] = await Promise.all([fetchWords(settings.language, []).catch(() => null), painted()]);
  if (!words) {
    // The document has a sentence for this, which needs no words file.
    unreachable.hidden = false;
    unreachable.style.visibility = 'visible';
    return;
  }
  const app = new App(settings, words, games);
  if (frame) app.frame = frame.attach(app);
  // Whatever is asked for next fetches it again, and says so itself.
  const missed = (thrown: unknown): void =>
    app.miss(thrown, () => void fetchEngine(app.choosing).catch(missed));
  app.run();
  if (games) void kiosk.load().then(({ open }) => open(app), missed);
  engine.catch(missed);
  // This is for end-to-end tests only; a build for players leaves it out.
  if (import.meta.env.MODE === 'test') {
    Object.assign(window, {
      __game: {
        hash: () => app.game?.session.hash(),
        view: () => app.game?.session.view(null),
        seat: () => app.game?.table.seat,
        viewpoint: () => app.game?.table.viewpoint,
        session: () => app.game?.commands.engine,
        offers: () =>
          app.game?.table.seat === null || app.game?.table.seat === undefined
            ? []
            : app.game.session.offers(app.game.table.seat),
        /** Makes a move that is offered, as a player does who has tapped it. */
        decide: (at: number) => app.game?.commands.decide(app.game.table.offers[at]!),
        record: () => app.game?.session.record(),
        link: () => app.game?.session.link(),
        moves: () => app.game?.session.moveCount(),
        written: () =>
          new Promise<void>((done) => (app.game ? app.game.motion.afterPaint.add(done) : done())),
        settle: () => app.game?.motion.settle(),
        complete: async () => {
          const { complete } = await import('./later'),
            { game } = app;
          if (!game || !complete.has(game)) return false;
          return (
            game.opponents !== null || game.table.setup.players.every(({ level }) => level === undefined)
          );
        },
        stage: () => app.game?.stage,
        // Begins a game as the first screen does, at a table that the set-up would have been filled in for.
        begin: (game: string, people: number, seed: number, values: object) => {
          const filledIn = (now: Ruleset): Ruleset => {
            Object.assign(now, { seed: String(seed) });
            return { count: people, values: { ...now.values, ...values } };
          };
          if (game !== app.choosing) app['entrance']['chose'](game);
          void app['entrance'].play(game, people, { game, level: 0, table: filledIn });
        },
        trust: () => import('../engine/trust'),
        pair: async () => ({
          ...(await import('../lines/connect')),
          ...(await import('../lines/sdp-code')),
        }),
        saved: () => (app.game && mayLeave(app.game.table) ? 'yes' : undefined),
        // The handle points beyond the memory: every call of it traps, as a bug in the engine would.
        panic: () => {
          Object.assign(app.game?.commands.engine ?? {}, { __wbg_ptr: 0xfffffff0 });
        },
      },
    });
  }
}

void begin();
