// The beginning of games: the first screen, and the set-up behind it. It is shown while there is no game.
import { fetchEngine } from '../engine/engine';
import type { Offered } from '../engine/draft';
import { pageEvents } from '../dom/page-events';
import { ALWAYS } from '../dom/life';
import { savedPeople } from '../device/people';
import { saveSettings } from '../device/settings';
import type { Words } from '../words/words';
import { findCard } from '../games';
import { HomePage, type Rival } from '../home/first/home';
import { SetupPage } from '../home/setup/setup';
import { GAME, SETUP } from '../home/first/entries';
import { enterSheet, hasSheetEntry, isSkipping, leaveSheet, takeSheetEntry } from '../home/first/sheet-entry';
import { faceFor, rivalOf } from '../device/rival';
import { formOf } from '../home/setup/setup-form';
import type { App } from './app';

/** An embedded page leaves the history to its host. */
const own = parent === window;
/** Returns the number of people of the set-up in the tab; undefined: none chosen; null: no set-up. */
const setUpFor = (): number | undefined | null => {
  const state = String(history.state);
  return own && state.startsWith(SETUP) ? Number.parseInt(state.slice(SETUP.length)) || undefined : null;
};

export class Entrance {
  private readonly home: HomePage;
  private setup: SetupPage | null = null;
  /** Counts the set-ups that were asked for, so that only the last one is shown. */
  private asked = 0;

  constructor(private readonly app: App) {
    const { settings, words } = app;
    const { games } = app;
    this.home = new HomePage(words, games.find(({ id }) => id === settings.game) ?? games[0], {
      games,
      play: (game, people) => void this.play(game, people),
      setUp: (game, people) => void this.setUp(game, people),
      // The links of the single file would lead to a file on this disk.
      friends:
        app.isKiosk || import.meta.env.MODE === 'single'
          ? null
          : (game, people) => void this.invite(game, people),
      chose: (game) => this.chose(game),
      open: app.isKiosk ? null : () => app.chooser.click(),
      first: app.features
        .flatMap(({ first = [] }) => first)
        .map(({ at, id, open }) => ({ at, id, open: () => open(app) })),
      learn: () => void app.open('tutorial', this.game),
      opponent: () => this.opponent(),
    });
    pageEvents.on('covered', this.covered.bind(this), ALWAYS);
    addEventListener('popstate', this.wentBack.bind(this), { signal: ALWAYS });
  }

  /** Gives a sheet over the first screen or the set-up an entry in the history of the tab. */
  private covered(): void {
    if (own && this.isShown && this.app.sheet.isOpen) enterSheet();
  }

  private wentBack(): void {
    if (isSkipping()) return;
    const { app } = this,
      { game } = app;
    // The player went back before the game itself answers Back.
    if (game && own && history.state !== GAME && !('back' in game.screen.root.dataset) && !location.hash)
      return app.leave();
    if (game || (own && leaveSheet())) return;
    if (setUpFor() !== null) void this.setUp(this.game);
    else if (this.isSettingUp) this.show();
  }

  get game(): string {
    return this.isSettingUp && this.setup ? this.setup.game : this.home.game;
  }
  get isSettingUp(): boolean {
    return this.setup?.root.isConnected ?? false;
  }
  get isShown(): boolean {
    return this.isSettingUp || this.home.root.isConnected;
  }

  /** Begins after the page was loaded; a set-up that was shown stays. */
  begin(): void {
    const people = setUpFor();
    if (people === null) this.show();
    else void this.setUp(this.game, people);
  }

  /** Shows the first screen, with this game if there is one. */
  show(game?: string): void {
    this.asked += 1;
    this.setup?.forget();
    this.hide();
    this.home.take(game ?? this.game);
    document.body.prepend(this.home.root);
    this.shown();
    void this.app.showSaves(this.home.shelf);
  }

  /** Makes room for a game, which has an entry in the history from now on, or takes that of the set-up. */
  close(): void {
    this.hide();
    if (setUpFor() !== null || (own && hasSheetEntry())) takeSheetEntry(GAME);
    else if (own && history.state !== GAME) history.pushState(GAME, '');
  }

  /** Removes the entry of a game that was left before it answered Back itself. */
  takeBack(): void {
    if (own && history.state === GAME) history.back();
  }

  private hide(): void {
    this.setup?.root.remove();
    this.home.root.remove();
    document.getElementById('first')?.remove();
  }

  /** Shows the set-up of a game, for this many people if a number was chosen. */
  async setUp(game: string, people?: number): Promise<void> {
    const again = (): void => void this.setUp(game, people),
      page = await this.pageOf(game, again);
    if (!page || this.app.game) return;
    try {
      await page.fetchView();
    } catch (thrown) {
      return this.app.miss(thrown, again);
    }
    if (own && setUpFor() === null) {
      const state = `${SETUP}${people ?? ''}`;
      if (hasSheetEntry()) takeSheetEntry(state);
      else history.pushState(state, '');
    }
    this.hide();
    document.body.prepend(page.root);
    page.again();
    if (people !== undefined) void page.begin(people, undefined, false);
    this.shown();
    scrollTo(0, 0);
  }

  /** Begins a game of this many people, with the last set-up or the offered one. */
  async play(game: string, people: number, offered?: Offered): Promise<void> {
    const page = await this.pageOf(game, () => void this.play(game, people, offered));
    page?.again();
    await page?.begin(people, offered);
  }

  /** Opens the ways to play with people on other devices, with a seat for each. */
  private async invite(game: string, people: number): Promise<void> {
    const page = await this.pageOf(game, () => void this.invite(game, people));
    if (!page || this.app.game) return;
    page.again();
    await page.begin(people, undefined, false);
    const setup = page.filledIn();
    if (setup) this.app.invite(setup);
  }

  speak(words: Words): void {
    this.home.speak(words);
    this.setup?.speak(words);
    if (this.home.root.isConnected) void this.app.showSaves(this.home.shelf);
  }

  say(text: string, again?: () => void): void {
    if (!this.isShown) this.show();
    (this.isSettingUp && this.setup ? this.setup : this.home).say(text, again);
  }

  private shown(): void {
    this.app.dress();
    pageEvents.emit('changed');
    prefetch(this.game);
  }

  private chose(game: string): void {
    this.app.settings.game = game;
    saveSettings(this.app.settings);
    this.app.dress();
    prefetch(game);
  }

  /**
   * Returns the set-up of a game with all its parts, or null if they cannot be fetched, after saying so, or
   * if something else was asked for meanwhile.
   */
  private async pageOf(game: string, again: () => void): Promise<SetupPage | null> {
    const asked = ++this.asked,
      { app } = this;
    try {
      const parts = await this.parts(game);
      if (asked !== this.asked || !parts) return null;
      if (this.setup) this.setup.turnTo(parts);
      this.setup ??= new SetupPage(parts, app.words, {
        games: app.games,
        isAlone: app.isKiosk,
        fetch: (game) => this.parts(game),
        chose: (game) => this.chose(game),
        start: (setup) => void app.start(setup),
        people: savedPeople,
        back: () => (setUpFor() === null ? this.show() : history.back()),
        say: (text, again) => this.home.say(text, again),
        show: (what) => {
          if (what === 'learn') void app.open('tutorial', this.game);
          else if (what === 'rules') void app.open('rulebook', this.game, null);
          else app.invite(what);
        },
        habit: (key, on) => {
          if (on !== undefined) {
            app.settings[key] = on ? 'on' : 'off';
            saveSettings(app.settings);
            app.dress();
          }
          return app.settings[key] === 'on';
        },
      });
      return this.setup;
    } catch (thrown) {
      if (asked === this.asked) app.miss(thrown, again);
      return null;
    }
  }

  /** Fetches the parts that the set-up of a game needs. */
  private async parts(game: string) {
    const card = findCard(game),
      [, engine] = await Promise.all([this.app.learn(game), fetchEngine(game)]);
    return card ? { engine, form: formOf(card) } : null;
  }

  private async opponent(): Promise<Rival> {
    const { words } = this.app,
      { entry } = await fetchEngine(this.home.game),
      { level, character } = rivalOf(entry);
    return {
      face: faceFor(entry.id, level, character) ?? '',
      name: words.t(character ? words.own(entry.id, `bot-name-${character}`) : `bot-level-${level}`),
      level: words.t(`bot-level-${level}`),
    };
  }
}

/** Begins to load a game that will probably be played. Errors are reported when it is. */
function prefetch(game: string): void {
  findCard(game)
    ?.code()
    .catch(() => undefined);
}
