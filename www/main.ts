// Wires everything together; nothing else has effects when it is loaded.
import { Sheet } from './dialog';
import { el } from './dom';
import { refused, Refused, startEngine, type Engine, type Session } from './engine';
import { Game } from './game';
import { menuList, settingsForm } from './menu';
import { scoreSheet } from './score';
import { applyFamily, applyTheme, loadSettings, saveSettings, type Settings } from './settings';
import { fileChooser, SetupPage } from './setup';
import { copy, download, forgetLink, linkAddress, linkedGame, readFile } from './share';
import { findPage, pageOf } from './games';
import type { Speech } from './speech/speech';
import { Words } from './words';
import type { Refusal, Setup } from './wire';

class App {
  private readonly settings: Settings = loadSettings();
  private words = new Words(this.settings.language);
  private readonly sheet = new Sheet();
  private readonly chooser = fileChooser((file) => void this.openFile(file));
  private setupPage: SetupPage | null = null;
  game: Game | null = null;

  constructor(private readonly engine: Engine) {}

  run(): void {
    this.dress();
    document.body.append(this.sheet.dialog, this.chooser);
    this.showSetup();
    this.openLink();
    addEventListener('hashchange', () => this.openLink());
  }

  private dress(): void {
    applyTheme(this.settings.theme);
    applyFamily(this.settings);
    document.documentElement.lang = this.words.language;
    const game = this.game?.page.id ?? this.setupPage?.game;
    document.title = game ? `${this.words.t(`game-${game}`)} · ${this.words.t('app-name')}` : this.words.t('app-name');
  }

  private showSetup(): void {
    this.game?.close();
    this.game = null;
    if (this.setupPage) this.setupPage.again();
    this.setupPage ??= new SetupPage(this.engine, this.words, this.settings.game, {
      chose: (game) => { this.settings.game = game; saveSettings(this.settings); this.dress(); },
      start: (setup) => this.start(setup), open: (file) => void this.openFile(file), settings: () => this.showSettings(),
      family: (on) => { if (on !== undefined) { this.settings.family = on ? 'on' : 'off'; saveSettings(this.settings); this.dress(); } return this.settings.family === 'on'; },
    });
    document.body.prepend(this.setupPage.root);
    this.dress();
  }

  private start(setup: Setup): void {
    try {
      this.show(this.engine.open(setup));
    } catch (thrown) {
      this.complain(thrown, false, setup.game);
    }
  }

  private show(session: Session): void {
    this.game?.close();
    this.setupPage?.root.remove();
    const { game: id } = session.setup();
    const colours = this.engine.catalogue().games.find((entry) => entry.id === id)?.colours ?? [];
    const game = (this.game = new Game(session, pageOf(id), this.words, this.settings, colours, {
      menu: () => this.showMenu(), scores: (speech) => this.showScores(speech), over: (speech) => this.showScores(speech),
    }, (link) => this.engine.resume(link)));
    this.dress();
    if (!this.sheet.isOpen) game.screen.focusTitle();
  }

  /** A record from outside: the engine replays it, or says why not and nothing has changed. */
  private resume(text: string): void {
    let session: Session;
    try {
      session = this.engine.resume(text);
      if (!findPage(session.setup().game)) throw new Refused([{ code: 'unknown-game', rule: null }]);
    } catch (thrown) {
      this.complain(thrown, true);
      return;
    }
    forgetLink();
    const open = (): void => {
      this.sheet.close();
      this.show(session);
      this.game?.note(this.words.t('opened', { moves: session.moveCount() }));
    };
    if (this.game && this.game.table.view?.outcome === null) this.askToLeave(open, () => session.free());
    else open();
  }

  private openLink(): void {
    const text = linkedGame();
    if (text !== null) this.resume(text);
  }

  private async openFile(file: File): Promise<void> {
    try {
      this.resume(await readFile(file));
    } catch (thrown) {
      this.complain({ code: (thrown as Error).message, rule: null });
    }
  }

  /** Says what was refused, in a sheet over a game or on the start page. */
  private complain(thrown: unknown, kept = false, game = ''): void {
    const sentences = refused(thrown).refusals.map((refusal) => this.refusal(refusal, game));
    if (kept) sentences.push(this.words.t('nothing-changed'));
    const text = [...new Set(sentences)].join(' ');
    if (this.game) this.sheet.show(this.words.t('open-file'), this.words.t('close'), el('p', { role: 'alert', class: 'message' }, text));
    else this.setupPage?.say(text);
  }

  private refusal(refusal: Refusal, game: string): string {
    const id = this.words.own(game, `refusal-${refusal.code}`);
    const args = Object.fromEntries(Object.entries(refusal).filter((pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number'));
    return this.words.t(this.words.has(id) ? id : 'refusal-not-a-record', args);
  }

  private showMenu(): void {
    const { game } = this;
    if (!game) return;
    this.sheet.show(this.words.t('menu'), this.words.t('close'), menuList(this.words, {
      scores: () => { game.present(); this.showScores(game.speech()); },
      save: () => { download(game.session.record(), `${game.page.id}-${game.session.moveCount()}.json`); this.sheet.close(); },
      open: () => { this.sheet.close(); this.chooser.click(); },
      link: () => void this.shareLink(game),
      settings: () => this.showSettings(),
      leave: () => (game.table.view?.outcome ? this.leave() : this.askToLeave(() => this.leave())),
    }));
  }

  private leave(): void {
    this.sheet.close();
    this.showSetup();
  }

  private askToLeave(go: () => void, stay: () => void = () => undefined): void {
    this.sheet.show(this.words.t('leave-title'), this.words.t('close'),
      el('p', {}, this.words.t('leave-text')),
      el('div', { class: 'acts' },
        el('button', { type: 'button', onclick: () => { this.sheet.close(); stay(); } }, this.words.t('stay')),
        el('button', { type: 'button', class: 'primary', id: 'leave', onclick: go }, this.words.t('leave'))));
  }

  private async shareLink(game: Game): Promise<void> {
    const address = linkAddress(game.session.link());
    const copied = await copy(address);
    const field = el('input', { type: 'text', readonly: true, value: address, class: 'link', 'aria-label': this.words.t('share-link') });
    this.sheet.show(this.words.t('share-link'), this.words.t('close'), el('p', { role: 'status' }, this.words.t(copied ? 'link-copied' : 'link-here')),
      game.page.memory && game.table.view?.outcome === null ? el('p', { class: 'note' }, game.speech().t('link-note')) : null, field);
    field.select();
  }

  private showScores(speech: Speech): void {
    const over = speech.scene.view.outcome !== null;
    const { game } = this;
    if (!game) return;
    this.sheet.show(this.words.t(over ? 'score-final' : 'score-title'), this.words.t('close'),
      scoreSheet(speech, game.session.score()),
      over ? el('div', { class: 'acts' }, el('button', { type: 'button', class: 'primary', id: 'again', onclick: () => this.leave() }, this.words.t('again'))) : null);
  }

  private showSettings(): void {
    this.sheet.show(this.words.t('settings'), this.words.t('close'), settingsForm(this.words, this.settings, (key) => {
      saveSettings(this.settings);
      if (key === 'language') this.words = new Words(this.settings.language);
      this.dress();
      if (key === 'family') this.game?.refit();
      if (key !== 'language') return;
      this.setupPage?.speak(this.words);
      this.game?.speak(this.words);
      this.showSettings();
      document.getElementById('setting-language')?.focus();
    }));
  }
}

function explain(reason: unknown): void {
  const words = new Words(loadSettings().language);
  document.body.append(el('main', { class: 'start' }, el('p', { role: 'alert', class: 'message' }, words.t('no-wasm', { reason: String(reason) }))));
}

async function begin(): Promise<void> {
  const app = new App(await startEngine());
  app.run();
  // For end-to-end tests only: this branch is not in a build for players.
  if (import.meta.env.MODE === 'test') {
    Object.assign(window, { __game: {
      hash: () => app.game?.session.hash(),
      view: () => app.game?.session.view(null),
      seat: () => app.game?.table.seat,
      offers: () => (app.game?.table.seat === null || app.game?.table.seat === undefined ? [] : app.game.session.offers(app.game.table.seat)),
      record: () => app.game?.session.record(),
      link: () => app.game?.session.link(),
      moves: () => app.game?.session.moveCount(),
      settle: () => app.game?.settle(),
    } });
  }
}

begin().catch(explain);
