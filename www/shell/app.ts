// The page between its screens: the start page, a game, and the sheets over them.
import { sleep } from '../dom/pause';
import '../style.css';
import { Sheet } from '../dom/sheet';
import { el } from '../dom/elements';
import { pageEvents } from '../dom/page-events';
import { fetchEngine, type Session } from '../engine/engine';
import { tellMissed } from '../engine/fetching';
import type { Offered } from '../engine/draft';
import { ALWAYS } from '../dom/life';
import { Game, type GameHooks } from '../ui/game-view';
import { hasRelay } from '../device/relay';
import { applyFamily, applyReader, applyTheme, type Settings } from '../device/settings';
import { fileChooser } from '../home/setup/file-chooser';
import { hydrate } from '../home/first/hydrate';
import { showMessage } from '../home/first/message';
import { Entrance } from './entrance';
import { CARDS, findCard } from '../games';
import type { Asked, Feature, Opened } from './feature';
import type { Host, PageFrame, Parts } from './host';
import { FEATURES, OPENED, saves } from './registry';
import { withWords } from '../ui/sheets/fetching';
import type { Laid } from '../table/ports';
import type * as opening from './opening';
import type * as rested from '../home/first/idle-load';
import type * as sheets from './sheets';
import type { GameCard } from '../games/contract';
import type { GameText } from '../words/text/text';
import type { Words } from '../words/words';
import type { Setup } from '../engine/wire';

type Sheets = typeof sheets;
type Opening = typeof opening;

/** The longest time for the browser to list its databases, in ms. */
const LOOKING = 2000;
/** The time from the start until features join the page itself, in ms. */
const IDLE_AFTER =
  import.meta.env.MODE === 'test'
    ? ((window as { offlineAfter?: number }).offlineAfter ?? 2 ** 31 - 1)
    : 4000; // tests decide the time, or that it never comes

/** The time from the beginning of a game until the rest is fetched, in ms. */
const LATER = 300;

/** How long the page rests before it fetches the typeface of titles, in ms: that must delay nobody. */
const REST = 1000;
/** Returns whether everything is here. A frame without an origin must not ask for a service worker. */
const isHere = (): boolean =>
  import.meta.env.MODE === 'single' || (origin !== 'null' && Boolean(navigator.serviceWorker?.controller));

/** Returns whether the fragment of the address has a game. */
export const isLinked = (): boolean => location.hash.length > 1;

export class App implements Host {
  readonly features: readonly Feature[];
  readonly games: typeof CARDS;
  readonly sheet = new Sheet(() => this.words.t('close'));
  readonly chooser = fileChooser((file) => void this.openFile(file));
  private readonly entrance: Entrance;
  readonly isKiosk: boolean;
  game: Game | null = null;
  /** The page around this one, when a game is embedded there. */
  frame: PageFrame | null = null;
  private rested: typeof rested | null = null;
  /** Numbers the requests that may have to wait for a fetch, so that an older request is abandoned. */
  asked = 0;

  /** `kiosk`: the only games that are shown, if the page is a kiosk. */
  constructor(
    readonly settings: Settings,
    public words: Words,
    kiosk: typeof CARDS | null,
  ) {
    this.isKiosk = kiosk !== null;
    this.games = kiosk ?? CARDS;
    this.features = kiosk ? FEATURES.filter(({ personal }) => !personal) : FEATURES;
    this.entrance = new Entrance(this);
  }

  run(): void {
    this.dress();
    document.body.append(this.sheet.dialog, this.chooser);
    hydrate(() => {
      if (isLinked() && !this.isKiosk) void this.openLink();
      else if (this.frame?.opens) this.frame.open();
      else this.entrance.begin();
    });
    addEventListener('hashchange', this.followLink.bind(this), { signal: ALWAYS });
    setTimeout(
      () =>
        this.asked ||
        void import('../home/first/idle-load').then(
          (rested) => (this.rested = rested),
          () => undefined,
        ),
      isHere() ? 0 : REST,
    );
    setTimeout(
      () => this.features.forEach(({ idle }) => void idle?.(this).catch(() => undefined)),
      IDLE_AFTER,
    );
  }

  get notes(): boolean {
    return this.frame?.notes ?? false;
  }

  dress(): void {
    applyTheme(this.settings.theme);
    applyReader(this.settings);
    applyFamily(this.settings);
    document.documentElement.lang = this.words.language;
    const game = this.game?.card.id ?? this.entrance.game;
    document.title = `${this.words.t(`game-${game}`)} · ${this.words.t('app-name')}`;
  }

  /** Shows the games that are saved on this device. Their code is not fetched if there are none. */
  async showSaves(shelf: HTMLElement): Promise<void> {
    if (this.isKiosk) return;
    try {
      const some = indexedDB.databases().then(
        (all) => all.length > 0,
        (thrown: unknown) => (thrown as Error).name === 'UnknownError', // a connection that was lost, which the shelf opens again
      );
      // A database that is slow to open is also slow to be listed.
      if (await Promise.race([some, sleep(LOOKING).then(() => true)]))
        await saves.fillShelf(this, shelf, some);
    } catch {
      // The browser has no storage, or cannot list its databases.
    }
  }

  async start(setup: Setup): Promise<string | null> {
    const card = findCard(setup.game);
    const parts = card && (await this.fetched(card, () => void this.start(setup)));
    if (!parts) return 'unreachable';
    try {
      const session = parts.engine.open(setup);
      if (await pause(this)) this.show(session, card, parts);
      else session.free();
      return null;
    } catch (thrown) {
      return this.withOpening((opening) => opening.complain(this, thrown));
    }
  }

  /** Fetches the words of a game, in the language that is chosen by the time they are here. */
  async learn(game: string): Promise<void> {
    let words;
    do await (words = this.words).fetch(game);
    while (words !== this.words);
  }

  /**
   * Fetches all parts of a game with its words. Resolves with null if they cannot be fetched, after saying
   * so, or if something else was asked for meanwhile.
   */
  async fetched(card: GameCard, again: () => void): Promise<Parts | null> {
    const asked = ++this.asked;
    try {
      const [engine, page] = await Promise.all([fetchEngine(card.id), card.code(), this.learn(card.id)]);
      return asked === this.asked ? { engine, page } : null;
    } catch (thrown) {
      if (asked === this.asked) this.miss(thrown, again);
      return null;
    }
  }

  put(
    session: Session,
    card: GameCard,
    { engine, page }: Parts,
    own: Partial<GameHooks>,
    laid: Laid = {},
  ): Game {
    this.end();
    const show = this.settings.speed === 'off' ? null : this.rested?.takePoster();
    this.entrance.close();
    const resume = (link: string): Session => engine.resume(link),
      { words, settings } = this;
    const hooks: GameHooks = {
      save: () => Promise.resolve(),
      menu: () => this.menu(game),
      scores: (text) => this.scores(game, text),
      over: () => void sleep().then(() => this.tellEnd(game)), // a game may be over when it is opened
      hint: () => void this.open('hint', game),
      ...own,
    };
    const game = new Game(session, card, page, words, settings, engine.entry, hooks, resume, laid);
    this.game = game;
    show?.(game.screen.host);
    this.dress();
    pageEvents.emit('changed');
    this.join(game);
    return game;
  }

  /** Lets features join a game: some at once, the others once it has rested. Lessons and puzzles bring their own. */
  private join(game: Game): void {
    const began = performance.now();
    const start = async (feature: Feature): Promise<void> => {
      try {
        await feature.start?.(this, game);
      } catch (thrown) {
        if (this.game === game) this.miss(thrown, () => void start(feature));
      }
    };
    void sleep().then(() => {
      if (this.game === game && game.table.purpose === 'game')
        this.features.forEach((feature) => void start(feature));
    });
    void sleep(LATER)
      .then(() => import('./later'))
      .then(
        ({ fetchRest }) => (this.game === game ? fetchRest(this, game, began) : undefined),
        () => undefined,
      );
  }

  /** Shows a game. `id`: the id of its save. */
  show(session: Session, card: GameCard, parts: Parts, id?: string): void {
    const { frame } = this;
    frame?.beforeLaying(session);
    const game = this.put(
      session,
      card,
      parts,
      { save: (noted) => keeping.then((save) => save(noted)) },
      { layers: frame ? [frame.layer()] : [] },
    );
    frame?.laid(game);
    const keeping = sleep()
      .then(() => saves.keep(this, game, id))
      .catch(() => () => Promise.resolve());
    // A focus lays out the table at once.
    void sleep().then(() => {
      if (this.game !== game || this.sheet.isOpen) return;
      // A game that begins by itself in another page does not take the focus there.
      if (!frame || document.hasFocus()) game.screen.bar.focusTitle();
    });
  }

  open<N extends keyof Asked>(name: N, ...asked: Asked[N]): Promise<void> {
    const feature = OPENED[name] as Opened<Asked[N]> | undefined;
    if (!feature || !this.features.includes(feature as Feature)) return Promise.resolve();
    return withWords(
      this,
      feature.words,
      () => Promise.all([feature.load(), import('./sheets')]), // with the styles of sheets
      ([show], signal) => show(this, ...asked, signal),
    );
  }

  menu(game: Game, own?: Element): void {
    void this.withSheets((sheets) => sheets.showMenu(this, game, own));
  }

  scores(game: Game, text: GameText): void {
    void this.withSheets((sheets) => sheets.showScores(this, game, text));
  }

  tellEnd(game: Game, asked = false): void {
    void this.withSheets((sheets) => sheets.showEnd(this, game, asked));
  }

  /** Shows a sheet that may have to be fetched, unless the page shows something else by then. */
  async withSheets(show: (sheets: Sheets) => void): Promise<void> {
    const { game } = this;
    try {
      const sheets = await import('./sheets');
      if (game === this.game) show(sheets);
    } catch (thrown) {
      if (game === this.game) this.miss(thrown, () => void this.withSheets(show));
    }
  }

  /** Opens a record from outside: the engine replays it, or says why not and nothing has changed. */
  resume(text: string, id?: string, otherwise?: () => Promise<string | null>): Promise<string | null> {
    return this.withOpening((opening) => opening.resume(this, text, id, otherwise));
  }

  /** Opens the game in the address, if there is one; returns the code of the refusal, or null. */
  async openLink(): Promise<string | null> {
    const reason = await this.withOpening((opening) => opening.openLink(this));
    return this.frame ? this.frame.opened(reason) : reason;
  }

  private followLink(): void {
    if (!this.isKiosk) void this.openLink();
  }

  openFile(file: File): Promise<string | null> {
    return this.withOpening((opening) => opening.openFile(this, file));
  }

  /** Opens a game from outside with code that is fetched for it; returns the code of the refusal, or null. */
  private async withOpening(open: (opening: Opening) => Promise<string | null>): Promise<string | null> {
    let opening;
    try {
      opening = await import('./opening');
    } catch (thrown) {
      this.miss(thrown, () => void this.withOpening(open));
      return 'unreachable';
    }
    return open(opening);
  }

  /** Says why a part cannot be fetched, with a button that tries again. */
  miss(thrown: unknown, again?: () => void): void {
    void tellMissed(this, thrown, again);
  }

  /** Shows an error in a sheet over a game or on the start page. */
  say(text: string, again?: () => void): void {
    const { game, words } = this;
    if (!game) return this.entrance.say(text, again);
    const message = el('p', { role: 'alert', class: 'message' });
    showMessage(message, words, text, again);
    this.sheet.show(words.t('open-file'), message);
  }

  /** Ends the game that is shown, and lets go of all that it has. */
  private end(): void {
    if (!this.game) return;
    this.game.close();
    this.game = null;
    this.sheet.forget();
  }

  leave(offered?: Offered): void {
    const left = this.game?.card.id,
      early = this.game && !('back' in this.game.screen.root.dataset);
    this.sheet.close();
    this.end();
    this.entrance.show(left);
    if (early && !offered) this.entrance.takeBack();
    if (offered) void this.entrance.play(offered.game, 1, offered);
    this.frame?.left();
  }

  /** Opens the sheet that invites people to a table: with their phones as hands, or with a device for each. */
  invite(setup: Setup): void {
    if (!findCard(setup.game)?.secrets) void this.open('by-link', setup, false);
    else if (hasRelay()) void this.open('dealt', setup, false);
    else void this.open('phones', setup);
  }

  get choosing(): string {
    return this.entrance.game;
  }

  async translate(): Promise<void> {
    await (await import('./language')).translate(this);
  }

  speak(words: Words): void {
    this.words = words;
    this.dress();
    this.entrance.speak(words);
    this.game?.speak(words);
  }
}

/**
 * Lets a slow device draw and listen between dealing a game and laying its table. Returns whether nothing else was asked
 * for meanwhile.
 */
export async function pause(app: Pick<App, 'asked'>): Promise<boolean> {
  const { asked } = app;
  await sleep();
  return asked === app.asked;
}
