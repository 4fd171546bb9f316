// The page between its screens: the start page, a game, and the sheets over them.
import { Sheet } from './core/dialog';
import { el } from './core/dom';
import { pageEvents } from './core/events';
import { fetchEngine, type Engine, type Session } from './core/engine';
import type { Offered } from './core/draft';
import { Game, type GameHooks } from './screen/game';
import { applyFamily, applyTheme, saveSettings, type Settings } from './core/settings';
import { fileChooser } from './home/foot';
import { SetupPage } from './home/setup';
import { findCard } from './games';
import { formOf } from './home/setup-form';
import type { Host, Parts } from './screen/host';
import type { Autosave } from './features/saves/autosave';
import type * as opening from './opening';
import type * as sheets from './screen/sheets';
import type { Form } from './games/form';
import type { GameCard } from './games/contract';
import type { GameText } from './core/text/text';
import type { Words } from './core/words';
import { isByHand } from './core/viewpoint';
import type { Setup } from './core/wire';

type Sheets = typeof sheets;
type Opening = typeof opening;

/** So long, in ms, the browser is given to say whether it keeps anything. */
const LOOKING = 2000;
/** So long after the page has begun, in ms, it is kept for being played without a network. */
const KEPT =
  import.meta.env.MODE === 'test' ? ((window as { keptAfter?: number }).keptAfter ?? 2 ** 31 - 1) : 4000; // tests say when, or never

/** Whether there is a game in the fragment of the address. */
export const isLinked = (): boolean => location.hash.length > 1;

export class App implements Host {
  readonly sheet = new Sheet();
  readonly chooser = fileChooser((file) => void this.openFile(file));
  private setupPage: SetupPage | null = null;
  game: Game | null = null;
  /** Counts what was asked for and may have to be fetched: what is overtaken by something else comes to nothing. */
  asked = 0;

  /** `engine` and `form`: of the game that the page begins with. */
  constructor(
    readonly engine: Engine,
    readonly settings: Settings,
    public words: Words,
    private readonly form: Form,
  ) {}

  run(): void {
    this.dress();
    document.body.append(this.sheet.dialog, this.chooser);
    if (isLinked()) void this.openLink();
    else this.showSetup();
    addEventListener('hashchange', () => void this.openLink());
    if (import.meta.env.MODE !== 'single')
      setTimeout(
        () =>
          void import('./features/offline/start').then(
            ({ start }) => start(this),
            () => undefined,
          ),
        KEPT,
      );
  }

  dress(): void {
    applyTheme(this.settings.theme);
    applyFamily(this.settings);
    document.documentElement.lang = this.words.language;
    const game = this.game?.card.id ?? this.setupPage?.game;
    document.title = game
      ? `${this.words.t(`game-${game}`)} · ${this.words.t('app-name')}`
      : this.words.t('app-name');
  }

  private showSetup(): void {
    this.game?.close();
    this.game = null;
    if (this.setupPage) this.setupPage.again();
    this.setupPage ??= new SetupPage(this.engine, this.form, this.words, {
      fetch: async (game) => {
        const card = findCard(game),
          [, engine, form] = await Promise.all([this.learn(game), fetchEngine(game), card && formOf(card)]);
        return form ? { engine, form } : null;
      },
      chose: (game) => {
        this.settings.game = game;
        saveSettings(this.settings);
        this.dress();
        foresee(game);
      },
      start: (setup) => void this.start(setup),
      open: (file) => void this.openFile(file),
      show: (what) => void this.withSheets((sheets) => sheets.showFromFoot(this, what)),
      habit: (key, on) => {
        if (on !== undefined) {
          this.settings[key] = on ? 'on' : 'off';
          saveSettings(this.settings);
          this.dress();
        }
        return this.settings[key] === 'on';
      },
    });
    document.body.prepend(this.setupPage.root);
    this.dress();
    pageEvents.emit('changed');
    foresee(this.setupPage.game);
    void this.showKept(this.setupPage.shelf);
  }

  /** The games that are kept on this device, if there are any: only then what shows them is fetched. */
  private async showKept(shelf: HTMLElement): Promise<void> {
    try {
      const some = indexedDB.databases().then((all) => all.length > 0);
      // A database that is slow to open is slow to be named, too.
      if (await Promise.race([some, after(LOOKING).then(() => true)]))
        await (await import('./features/saves/shelf')).fillShelf(this, shelf, some);
    } catch {
      // A browser that keeps nothing, or tells nobody of it.
    }
  }

  private async start(setup: Setup): Promise<void> {
    const card = findCard(setup.game);
    const parts = card && (await this.fetched(card, () => void this.start(setup)));
    if (!parts) return;
    try {
      this.show(parts.engine.open(setup), card, parts);
    } catch (thrown) {
      await this.withOpening((opening) => opening.complain(this, thrown));
    }
  }

  /** Fetches the words of a game, in the language that is chosen when they are here. */
  async learn(game: string): Promise<void> {
    let words;
    do await (words = this.words).fetch(game);
    while (words !== this.words);
  }

  /** All parts of a game, its words included; null when they cannot be had, which is said, or when something else was asked for meanwhile. */
  async fetched(card: GameCard, again: () => void): Promise<Parts | null> {
    const asked = ++this.asked;
    try {
      const [engine, page] = await Promise.all([fetchEngine(card.id), card.code(), this.learn(card.id)]);
      return asked === this.asked ? { engine, page } : null;
    } catch {
      if (asked === this.asked) this.say(this.words.t('unreachable'), again);
      return null;
    }
  }

  put(session: Session, card: GameCard, { engine, page }: Parts, hooks: GameHooks): Game {
    this.game?.close();
    this.setupPage?.root.remove();
    this.game = new Game(session, card, page, this.words, this.settings, engine.entry, hooks, (link) =>
      engine.resume(link),
    );
    this.dress();
    pageEvents.emit('changed');
    return this.game;
  }

  /** `id`: by which name it is kept already. */
  show(session: Session, card: GameCard, parts: Parts, id?: string): void {
    const { engine } = parts;
    const scores = (text: GameText): void =>
      void this.withSheets((sheets) => sheets.showScores(this, game, text));
    const game = this.put(session, card, parts, {
      save: () => autosave.then((save) => save()),
      menu: () => void this.withSheets((sheets) => sheets.showMenu(this, game)),
      scores,
      over: (text) => void after(0).then(() => scores(text)), // a game may be over when it is opened
      hint: () => void this.withSheets((sheets) => sheets.showHint(this, game)),
    });
    const autosave: Promise<Autosave> = after(0)
      .then(() => import('./features/saves/autosave'))
      .then(({ startAutosave }) => startAutosave(this, game, id))
      .catch(() => () => Promise.resolve());
    const addOpponents = (): void =>
      void import('./features/bots/bots')
        .then(({ addOpponents }) => addOpponents(game, engine))
        .catch(() => this.game === game && this.say(this.words.t('unreachable'), addOpponents));
    if (game.table.setup.players.some((_, seat) => !isByHand(game.table.setup, seat))) addOpponents();
    if (!this.sheet.isOpen) game.screen.bar.focusTitle();
  }

  /** Shows a sheet that may have to be fetched, unless something else is on the page by then. */
  async withSheets(show: (sheets: Sheets) => void): Promise<void> {
    const { game } = this;
    const sheets = await import('./screen/sheets').catch(() => null);
    if (game !== this.game) return;
    if (sheets) show(sheets);
    else this.say(this.words.t('unreachable'), () => void this.withSheets(show));
  }

  /** A record from outside: the engine replays it, or says why not and nothing has changed. */
  resume(text: string, id?: string, otherwise?: () => Promise<string | null>): Promise<string | null> {
    return this.withOpening((opening) => opening.resume(this, text, id, otherwise));
  }

  /** Opens the game in the address, if there is one; gives the code of why not. */
  openLink(): Promise<string | null> {
    return this.withOpening((opening) => opening.openLink(this));
  }

  private openFile(file: File): Promise<string | null> {
    return this.withOpening((opening) => opening.openFile(this, file));
  }

  /** Opens a game from outside with code that is fetched for it; gives the code of why not. */
  private async withOpening(open: (opening: Opening) => Promise<string | null>): Promise<string | null> {
    const opening = await import('./opening').catch(() => null);
    if (opening) return open(opening);
    this.say(this.words.t('unreachable'), () => void this.withOpening(open));
    return 'unreachable';
  }

  /** Says what went wrong, in a sheet over a game or on the start page. */
  say(text: string, again?: () => void): void {
    const { game, words } = this;
    if (!game && !this.setupPage?.root.isConnected) this.showSetup();
    if (!game) return this.setupPage?.say(text, again);
    this.sheet.show(
      words.t('open-file'),
      words.t('close'),
      el('p', { role: 'alert', class: 'message' }, text),
      again &&
        el(
          'div',
          { class: 'acts' },
          el(
            'button',
            {
              type: 'button',
              class: 'primary',
              id: 'try-again',
              onclick: () => {
                this.sheet.close();
                again();
              },
            },
            words.t('try-again'),
          ),
        ),
    );
  }

  leave(offered?: Offered): void {
    this.sheet.close();
    this.showSetup();
    if (offered) void this.setupPage?.offer(offered);
  }

  get choosing(): string | undefined {
    return this.setupPage?.game;
  }

  speak(words: Words): void {
    this.words = words;
    this.dress();
    this.setupPage?.speak(words);
    if (this.setupPage?.root.isConnected) void this.showKept(this.setupPage.shelf);
    this.game?.speak(words);
  }
}

const after = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** Begins to load a game that will probably be played. Whether it can be had is asked when it is. */
function foresee(game: string): void {
  findCard(game)
    ?.code()
    .catch(() => undefined);
}
