// One game on the screen: taps become moves, moves become motions and words. The engine decides; here it is only shown.
import { Director, lastPlaces, sayings } from './direct';
import { refused, type Session } from './engine';
import { Overlay, type Item } from './overlay';
import { Past } from './past';
import { answers, narrow, tap, type Mode, type Picked } from './pick';
import { Screen, type Choice } from './screen';
import { effectiveSpeed, type Settings } from './settings';
import type { GamePage } from './games/page';
import type { Speech } from './speech/speech';
import { makeStage, type Mark, type Stage } from './stage/stage';
import { emptyTable, refresh, type Table } from './table';
import type { Offer, Place, Setup } from './wire';
import { capital, type Words } from './words';

export interface GameEvents {
  menu(): void;
  scores(speech: Speech): void;
  /** The last move has been shown. */
  over(speech: Speech): void;
}

const isChoice = (offer: Offer): boolean => offer.taps[0]?.startsWith('choice/') ?? false;

export class Game {
  readonly table: Table = emptyTable();
  readonly screen: Screen;
  private readonly stage: Stage;
  private readonly overlay: Overlay;
  private readonly director: Director;
  private readonly watcher: ResizeObserver;
  private readonly past: Past;
  /** What is being shown now, to its end. */
  private shown: Promise<void> = Promise.resolve();

  constructor(session: Session, readonly page: GamePage, private words: Words, private readonly settings: Settings, private readonly colours: string[], private readonly events: GameEvents, resume: (link: string) => Session) {
    this.past = new Past(session, resume);
    this.table.session = session;
    this.table.setup = session.setup();
    this.table.prints = session.prints();
    refresh(this.table);
    this.screen = new Screen(words, {
      confirm: () => this.confirm(), cancel: () => this.cancel(), undo: () => this.undo(),
      menu: () => events.menu(), scores: () => { this.present(); events.scores(this.speech()); }, look: (by) => void this.look(by),
    });
    this.screen.root.dataset['game'] = page.id;
    document.body.append(this.screen.root); // the stage measures its host
    this.stage = makeStage(this.screen.host, page, this.setup, this.table.prints);
    this.overlay = new Overlay(this.screen.layer, this.speech().areas(), {
      tap: (place) => void this.tap(place),
      visit: (place) => this.visit(place),
      hover: (place) => this.hover(place),
      nowhere: () => (this.director.moving ? this.director.finish() : this.cancel()),
    });
    this.director = new Director(this.stage, page, (said) => this.screen.setHint(this.speech().tell(said).join(' '), 'told'));
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(this.screen.host);
    document.addEventListener('keydown', this.key);
    document.addEventListener('visibilitychange', this.hidden);
    this.arrive();
  }

  get setup(): Setup {
    if (!this.table.setup) throw new Error('no game');
    return this.table.setup;
  }
  get session(): Session {
    if (!this.table.session) throw new Error('no game');
    return this.table.session;
  }

  speech(): Speech {
    const view = this.table.looking?.view ?? this.table.view ?? { tokens: [], counters: [], toAct: [], ask: null, outcome: null };
    return this.page.speech(this.words, this.setup, view, this.table.prints);
  }

  /** The page looks otherwise now: larger cards, fewer words. */
  refit(): void {
    if (this.director.moving) this.director.finish();
    void this.settle().then(() => { this.resize(); this.render(); });
  }

  speak(words: Words): void {
    this.words = words;
    this.screen.speak(words);
    this.arrive();
  }

  /** Resolves when nothing moves. */
  async settle(): Promise<void> {
    await this.director.settled();
    await this.shown;
  }

  close(): void {
    this.director.finish();
    this.watcher.disconnect();
    document.removeEventListener('keydown', this.key);
    document.removeEventListener('visibilitychange', this.hidden);
    this.stage.destroy();
    this.screen.root.remove();
    this.session.free();
    this.table.session = null;
  }

  /** A place was tapped. During a motion the tap ends it and then counts. */
  async tap(place: Place): Promise<void> {
    if (this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    if (this.table.looking) return this.present();
    const { offers, taps } = this.table;
    const result = tap(offers, taps, place, this.mode);
    if (result.refused !== null) {
      this.render();
      this.screen.setHint(this.whyNot(place), 'why');
      return;
    }
    this.table.taps = result.taps;
    if (result.play) this.play(result.play);
    else this.render();
  }

  confirm(): void {
    const { offer } = this.picked();
    if (offer) this.play(offer);
  }

  cancel(): void {
    if (this.table.looking) return this.present();
    if (this.table.taps.length === 0 && this.table.hint === '') return;
    this.table.taps = [];
    this.render();
  }

  undo(): void {
    if (this.director.moving) this.director.finish();
    void this.settle().then(() => {
      if (!this.session.undo()) return;
      refresh(this.table);
      this.table.last = [];
      this.past.pop();
      this.screen.log.drop();
      this.arrive();
    });
  }

  /** One position back or forth: to be looked at only. */
  async look(by: -1 | 1): Promise<void> {
    if (this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    if (this.shut) return this.screen.setHint(this.speech().t('past-shut'), 'why');
    if (by > 0 && !this.table.looking) return;
    const looking = this.past.step(this.table.looking, by);
    if (!looking) return this.present();
    this.table.looking = looking;
    this.table.taps = [];
    this.stage.show(looking.view);
    this.render();
    this.screen.log.point(looking.of - looking.at);
  }

  /** Whether looking back would show what has to be remembered. */
  private get shut(): boolean {
    return (this.page.memory ?? false) && this.table.view?.outcome === null;
  }

  /** In a family mode a tap plays at once. */
  private get mode(): Mode {
    return this.page.family && this.settings.family === 'on' ? 'instant' : this.settings.mode;
  }

  /** Back from an earlier position to the game. */
  present(): void {
    if (!this.table.looking || !this.table.view) return;
    this.table.looking = null;
    this.screen.log.point(null);
    this.stage.show(this.table.view);
    this.render();
  }

  /** Writes an entry in the log that is no move: a game was opened. */
  note(text: string): void {
    this.screen.log.add(null, [text]);
  }

  private play(offer: Offer): void {
    const { seat } = this.table;
    if (seat === null) return;
    const before = this.speech(); // boats are called as they lay when the move was made
    let steps;
    try {
      steps = this.session.play(seat, offer.move, null);
    } catch (thrown) {
      this.table.taps = [];
      this.render();
      this.screen.setHint(refused(thrown).refusals.map((refusal) => before.refusal(refusal)).join(' '), 'why');
      return;
    }
    const { action, after } = before.logged(sayings(steps));
    this.screen.log.add(this.setup.players[seat]?.colour ?? null, action, after);
    this.past.push(this.session);
    refresh(this.table);
    this.table.last = lastPlaces(steps, this.page);
    this.table.moving = true;
    this.stage.mark(new Map());
    this.render(); // numbers and words are never behind the picture
    this.shown = this.director.play(steps, effectiveSpeed(this.settings)).finally(() => this.arrive());
  }

  /** Everything lies where the engine says. */
  private arrive(): void {
    if (!this.table.session || !this.table.view) return;
    this.table.moving = false;
    this.stage.show(this.table.view);
    this.render();
    if (this.table.view.outcome) this.events.over(this.speech());
  }

  private picked(): Picked {
    const offers = this.table.looking ? [] : this.table.offers;
    return narrow(offers.filter((offer) => !isChoice(offer)), this.table.taps, this.mode);
  }

  private render(): void {
    const speech = this.speech();
    const picked = this.picked();
    const chosen = new Set(picked.offer ? picked.offer.taps : picked.taps);
    this.renderBar(speech);
    this.screen.setLook(!this.shut);
    this.renderPrompt(speech, picked);
    this.overlay.render(this.items(speech, picked, chosen));
    if (!this.table.moving) this.stage.mark(this.marks(picked, chosen));
    this.renderLabels(speech);
  }

  private renderBar(speech: Speech): void {
    const { long, short } = speech.progress();
    this.screen.setTitle(this.words.t(`game-${this.page.id}`), long, short);
    const { view, seat, looking } = this.table;
    this.screen.setChips(this.setup.players.map((player, i) => ({
      name: player.name, colour: player.colour, points: speech.scene.count(`score/${i}`),
      label: speech.playerLabel(i, this.colours[player.colour] ?? ''),
      acting: !looking && seat === i, winner: view?.outcome?.winners.includes(i) ?? false,
    })));
  }

  private renderPrompt(speech: Speech, picked: Picked): void {
    const { seat, view, offers, looking } = this.table;
    if (looking) {
      this.table.hint = this.words.t('past-return');
      this.screen.setPrompt(null, this.words.t('past-position', { at: looking.at, of: looking.of }), this.table.hint);
      this.screen.setActs({ confirm: false, cancel: true, undo: false, choices: [] });
      return;
    }
    const started = picked.taps.length > 0;
    const status = picked.offer ? speech.offer(picked.offer.move) : started ? speech.next(picked.candidates, picked.taps.length) : speech.ask(seat, offers);
    const shownSeat = seat ?? view?.outcome?.winners[0] ?? 0;
    this.table.hint = picked.offer ? this.preview(speech, picked.offer) : '';
    this.screen.setPrompt(this.setup.players[shownSeat]?.colour ?? null, status, this.table.hint);
    // Answers are buttons: those that are whole moves, and those that end one that has been begun.
    const choices: Choice[] = (started ? answers(picked) : offers.filter(isChoice)).map((offer) => ({ text: speech.offer(offer.move), modest: offer.move.do === 'decline', picture: this.page.pictogram?.(offer.move) ?? null, play: () => void this.choose(offer) }));
    this.screen.setActs({ confirm: picked.offer !== null, cancel: started, undo: this.session.canUndo(), choices });
    this.foresee(picked.offer);
  }

  private async choose(offer: Offer): Promise<void> {
    if (this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    if (this.table.offers.includes(offer)) this.play(offer);
  }

  private preview(speech: Speech, offer: Offer): string {
    return this.table.seat === null ? '' : speech.preview(this.session.preview(this.table.seat, offer.move));
  }

  /** Shows on the table what a move would do. */
  private foresee(offer: Offer | null): void {
    const { seat, moving } = this.table;
    this.stage.foresee(offer === null || seat === null || moving ? [] : this.session.foresee(seat, offer.move, null));
  }

  private items(speech: Speech, picked: Picked, chosen: Set<Place>): Item[] {
    const places = new Set([...speech.buttons(), ...picked.lit, ...chosen].filter((place) => !place.startsWith('choice/')));
    const open = new Set([...chosen, ...picked.lit, ...(this.table.looking ? [] : narrow(this.table.offers, [], this.mode).lit)]);
    return [...places].flatMap((place) => {
      const rect = this.stage.rect(place);
      if (!rect) return [];
      const lit = picked.lit.has(place);
      const label = speech.fullLabel(place, lit ? this.consequence(speech, picked, place) : null, chosen.has(place));
      return [{ place, area: speech.areaOf(place), label, lit, chosen: chosen.has(place), open: open.has(place), rect }];
    });
  }

  /** What a tap on a lit place leads to. */
  private consequence(speech: Speech, picked: Picked, place: Place): string {
    const then = narrow(picked.candidates, [...picked.taps, place], 'confirm');
    return then.candidates.length === 1 && then.offer ? `${speech.offer(then.offer.move)}.` : speech.t('consequence-choose');
  }

  private marks(picked: Picked, chosen: Set<Place>): Map<Place, Mark> {
    const marks = new Map<Place, Mark>();
    if (this.table.looking) return marks;
    for (const place of this.table.last) marks.set(place, 'last');
    const { view } = this.table;
    for (const place of picked.lit) if (!view || !this.page.needsNoRing?.(place, view)) marks.set(place, 'legal');
    for (const place of chosen) marks.set(place, 'chosen');
    return marks;
  }

  private renderLabels(speech: Speech): void {
    this.screen.setLabels(this.stage.areas().flatMap(({ id, rect }) => {
      const seat = /^seat\/(\d)$/.exec(id)?.[1];
      if (seat !== undefined) return [{ text: speech.name(Number(seat)), kind: Number(seat) === this.table.seat ? 'name acting' : 'name', x: rect.x, y: rect.y, w: rect.w }];
      const title = speech.panelTitle(id);
      return title === null ? [] : [{ text: title, kind: 'panel', x: rect.x, y: rect.y, w: rect.w }];
    }));
  }

  /** The keyboard or the mouse is at a place: what it would bring, or why it cannot be tapped. */
  private visit(place: Place | null): void {
    if (this.table.moving || this.table.looking) return;
    const picked = this.picked();
    this.foresee(picked.offer);
    if (place === null) return this.screen.setHint(this.table.hint);
    if (!picked.lit.has(place)) {
      const chosen = picked.offer ? picked.offer.taps.includes(place) : picked.taps.includes(place);
      return chosen ? this.screen.setHint(this.table.hint) : this.screen.setHint(this.whyNot(place), 'why');
    }
    const speech = this.speech();
    const then = narrow(picked.candidates, [...picked.taps, place], 'confirm');
    const only = then.candidates.length === 1 ? then.offer : null;
    if (only) this.foresee(only);
    this.screen.setHint(only ? [`${speech.offer(only.move)}.`, this.preview(speech, only)].filter(Boolean).join(' ') : '');
  }

  /** The mouse is over a place: what it would bring, if it can be tapped. */
  private hover(place: Place | null): void {
    if (place === null || this.picked().lit.has(place)) this.visit(place);
  }

  /** The engine's reason, in view of what is chosen already, if it has one for that. */
  private whyNot(place: Place): string {
    const { seat, taps } = this.table;
    if (seat === null) return '';
    const inView = taps.length > 0 ? this.session.why(seat, [...taps, place]) : null;
    const refusal = inView && inView.code !== 'nothing-here' ? inView : this.session.why(seat, [place]);
    return refusal ? capital(this.speech().refusal(refusal, place)) : '';
  }

  private resize(): void {
    this.stage.resize();
    this.overlay.move((place) => this.stage.rect(place));
    this.renderLabels(this.speech());
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]')) return;
    const onControl = event.target instanceof Element && event.target.closest('button, input, select, a') !== null;
    if (event.key === 'Escape' || (event.key === ' ' && !onControl)) {
      if (this.director.moving) this.director.finish();
      else if (event.key === 'Escape') this.cancel();
      if (event.key === ' ') event.preventDefault();
    }
    const typing = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey;
    if (!typing && (event.key === '[' || event.key === ']')) void this.look(event.key === '[' ? -1 : 1);
  };

  /** Nothing is drawn in a page that nobody sees: what moves is ended, so that it does not wait. */
  private readonly hidden = (): void => {
    if (document.hidden) this.director.finish();
  };
}
