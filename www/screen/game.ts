// One game on the screen: taps become moves, moves become motions and words. The engine decides; here it is only shown.
import { Afterwards } from '../core/afterwards';
import { Director, lastPlaces, sayings, type Speed } from '../core/direct';
import { seated } from '../core/draft';
import { Events } from '../core/events';
import { refused, type Session } from '../core/engine';
import type { Called, HandOver } from './handover';
import { Hints } from './hints';
import { Overlay, type Item } from './overlay';
import { Past, type Looking } from '../core/past';
import { isChoice, narrow, tap, type Mode, type Picked } from '../core/pick';
import { Screen, type Choice } from './screen';
import { effectiveSpeed, type Settings } from '../core/settings';
import type { GameCard, GamePage } from '../games/contract';
import type { Speech } from '../core/speech';
import { itemsOf, marksOf, showBar, showLabels, showPrompt } from './shown';
import { makeStage, type Stage } from '../stage/stage';
import { emptyTable, refresh, type Table } from './table';
import { byHand, decider, homeOf, isByHand, watchAfter, type Watch } from '../core/watch';
import type { GameEntry, Move, Noted, Offer, Place, Seat, Setup, Shared, Step, View } from '../core/wire';
import type { Words } from '../core/words';

/** How a move is shown: how fast, how long at most at normal speed, and what stays marked from before. */
export interface Showing {
  speed: Speed;
  most?: number;
  last: Place[];
}

/** What the page does for a game. */
export interface GameHooks {
  menu(): void;
  scores(speech: Speech): void;
  hint(): void;
  /** Keeps an action that was made or taken back; resolves when it is kept. */
  keep(): Promise<void>;
  /** The last move has been shown. */
  over(speech: Speech): void;
}

/** What can be heard of a game. */
export interface GameEvents {
  /** An action was made or taken back. */
  made: [];
  /** The prompt and the buttons say how things stand now, perhaps to another player. */
  shown: [];
  /** The game has left the page. */
  closed: [];
}

/** Who plays for all those who do not play by hand: computer players, or who leads through a tutorial. */
export interface Company {
  /** Whether the game waits for it, or shows what it does. */
  readonly busy: boolean;
  /** What is to be told of it in the second line. */
  readonly told: string;
  /** Something has changed: perhaps it may go on. */
  next(): void;
  /** Whatever goes on is ended. */
  hurry(): void;
  /** What was begun comes to nothing. */
  stop(): void;
  close(): void;
  /** A player in one sentence. */
  label(seat: Seat, label: string): string;
  /** The prompt while nobody decides by hand. */
  prompt(): { colour: number | null; status: string; choices: Choice[] };
}

const NOTHING: View = { tokens: [], counters: [], toAct: [], ask: null, private: false, outcome: null };

export class Game {
  readonly table: Table = emptyTable();
  readonly screen: Screen;
  readonly stage: Stage;
  private readonly overlay: Overlay;
  private readonly director: Director;
  private readonly watcher: ResizeObserver;
  readonly past: Past;
  /** How everybody, or who alone plays by hand, looks at the table. */
  readonly home: Watch;
  /** The computer players, or who else plays for others, once they are here. */
  bots: Company | null = null;
  /** What stands beside the prompt and goes with the position. */
  aside: { follow(): void } | null = null;
  /** The words for what is on the table: made once for each view. */
  private spoken: Speech | null = null;
  /** The screen for handing the device on: fetched when somebody is called. */
  private handOver: HandOver | null = null;
  readonly hints: Hints;
  readonly events = new Events<GameEvents>();
  /** What is being shown now, to its end. */
  private shown: Promise<void> = Promise.resolve();
  private readonly afterwards = new Afterwards();
  /** For whose eyes the buttons are labelled. */
  private labelled: Seat | null = null;

  constructor(
    session: Session,
    readonly card: GameCard,
    readonly page: GamePage,
    public words: Words,
    readonly settings: Settings,
    readonly entry: GameEntry,
    private readonly hooks: GameHooks,
    resume: (link: string) => Session,
  ) {
    this.table.session = session;
    this.table.setup = seated(session.setup(), entry);
    this.table.prints = session.prints();
    this.home = homeOf(this.setup);
    this.past = new Past(session, this.home.eye, resume);
    refresh(this.table, this.home);
    this.screen = new Screen(words, card.marks ?? 'stones', {
      confirm: () => this.confirm(),
      cancel: () => this.cancel(),
      undo: () => this.undo(),
      menu: () => hooks.menu(),
      scores: () => {
        this.present();
        hooks.scores(this.speech());
      },
      look: (by) => void this.look(by),
      peek: () => void this.peek(),
    });
    this.screen.root.dataset['game'] = card.id;
    document.body.append(this.screen.root); // the stage measures its host
    this.stage = makeStage(this.screen.host, page, this.setup, this.table.prints);
    this.hints = new Hints(this, this.stage, this.screen);
    this.overlay = new Overlay(this.screen.layer, this.speech().areas(), {
      tap: (place) => void this.tap(place),
      visit: (place) => this.hints.visit(place),
      hover: (place) => this.hints.hover(place),
      nowhere: () => {
        if (!this.hurry()) this.cancel();
      },
    });
    this.director = new Director(this.stage, page, (said) =>
      this.screen.setHint(this.speech().tell(said).join(' '), 'told'),
    );
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
    const { looking, watch } = this.table;
    const view = looking?.view ?? this.table.view ?? NOTHING;
    if (this.spoken?.words !== this.words || this.spoken.scene.view !== view)
      this.spoken = this.page.speech(
        this.words,
        this.setup,
        view,
        this.table.prints,
        () => looking?.notes ?? this.session.notes(watch.eye),
      );
    return this.spoken;
  }

  /** The page looks otherwise now: larger cards, fewer words. */
  refit(): void {
    if (this.director.moving) this.director.finish();
    void this.settle().then(() => {
      this.spoken = null;
      this.resize();
      this.render();
    });
  }

  /** What may be done here has changed. */
  reconsider(): void {
    void this.settle().then(() => {
      refresh(this.table, this.table.watch);
      this.arrive();
    });
  }

  /** What was painted without all of its figures is painted again. */
  repaint(): void {
    void this.settle().then(() => {
      if (this.table.session) this.resize();
    });
  }

  speak(words: Words): void {
    this.words = words;
    this.screen.speak(words);
    this.overlay.name(this.speech().areas());
    this.arrive();
  }

  get moving(): boolean {
    return this.director.moving;
  }
  /** Whether it is still on the page. */
  get open(): boolean {
    return this.table.session !== null;
  }

  /** Ends what is shown or thought about, if there is such a thing. */
  hurry(): boolean {
    const { bots, moving } = this;
    if (bots?.busy) bots.hurry();
    this.director.finish();
    return moving || (bots?.busy ?? false);
  }

  /** Resolves when nothing moves. */
  async settle(): Promise<void> {
    await this.director.settled();
    await this.shown;
    this.afterwards.flush();
  }

  close(): void {
    this.bots?.close();
    this.afterwards.flush();
    this.director.finish();
    this.watcher.disconnect();
    document.removeEventListener('keydown', this.key);
    document.removeEventListener('visibilitychange', this.hidden);
    this.stage.destroy();
    this.screen.root.remove();
    this.handOver?.dialog.remove();
    this.session.free();
    this.table.session = null;
    this.events.emit('closed');
  }

  /** A place was tapped. During a motion the tap ends it and then counts. */
  async tap(place: Place): Promise<void> {
    const busy = this.bots?.busy ?? false;
    if (busy) this.hurry();
    if (busy && this.next === null) return; // somebody thinks, or has more to do
    if (busy || this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    if (this.table.looking) return this.present();
    const { offers, taps } = this.table;
    const result = tap(offers, taps, place, this.mode);
    if (result.refused !== null) {
      if (busy) return; // it was meant to end what was shown
      this.render();
      this.stage.group(this.speech().group(place));
      this.screen.setHint(this.hints.whyNot(place), 'why');
      return;
    }
    this.table.taps = result.taps;
    if (result.play) this.play(result.play);
    else this.render();
  }

  /** Shows a move as if its places had been tapped. */
  consider(offer: Offer): void {
    this.table.taps = offer.taps.filter((tap) => !tap.startsWith('choice/'));
    this.render();
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
      let back = this.goesBack;
      if (back > 0) this.bots?.stop();
      else return;
      for (; back > 0 && this.session.undo(); back--) {
        this.past.pop(this.session);
        this.screen.log.drop();
      }
      refresh(this.table, this.table.watch);
      this.table.last = [];
      void this.keep();
      this.arrive();
    });
  }

  /** Goes on with another session of the same game, which was played up to so many actions before this one. */
  adopt(session: Session, back: number): void {
    this.bots?.stop();
    this.director.finish();
    this.table.session = session;
    this.afterwards.flush();
    for (; back > 0; back--) {
      this.past.pop(session);
      this.screen.log.drop();
    }
    this.table.last = [];
    refresh(this.table, this.table.watch);
    this.arrive();
  }

  /** How many moves can be taken back now: the last one by hand, with what computer players have done since. What was done in private is taken back by
   *  nobody else, and by nobody at all once the device has gone on. */
  get goesBack(): number {
    const { watch } = this.table;
    return watch.called === null && this.session.canUndo() ? this.past.back(watch.eye) : 0;
  }

  /** From now on the table is looked at like this: nothing else stays on the page, and only then may something new come. */
  watch(watch: Watch): void {
    refresh(this.table, watch);
    this.table.last = watch.eye === this.home.eye ? this.table.last : [];
    this.arrive();
    if (watch.called === null && !(watch.eye !== null && this.overlay.goToLit())) this.screen.focusStatus();
  }

  /** Looks at a hand, which its player asks for, or covers it again. */
  async peek(): Promise<void> {
    if (this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    this.present();
    if (this.table.watch.eye !== this.home.eye) return this.watch(this.home);
    const next = this.next;
    if (next !== null && this.table.view?.private) return this.watch({ eye: null, called: next });
    return this.withHandOver((screen) =>
      screen.ask(
        this.words,
        this.setup.players.flatMap((_, seat) => (isByHand(this.setup, seat) ? [this.called(seat)] : [])),
      ),
    );
  }

  /** Nothing private is shown before that screen is here. */
  private async withHandOver(act: (screen: HandOver) => void): Promise<void> {
    const code = await import('./handover').catch(() => null);
    if (!this.open) return;
    if (!code) return this.screen.setHint(this.words.t('unreachable'), 'why');
    act(
      (this.handOver ??= new code.HandOver(this.card.marks ?? 'stones', {
        take: (seat) => this.watch({ eye: seat, called: null }),
        back: () => this.watch(this.home),
        call: (seat) => this.watch({ eye: null, called: seat }),
      })),
    );
  }

  /** Why nothing can be done as the table is looked at now. */
  get waiting(): string {
    const { next } = this;
    if (next === null) return this.table.hint;
    return this.table.watch.eye === null
      ? this.words.t('private-first', { name: this.speech().name(next) })
      : this.words.t('peek-first');
  }
  /** Who decides next on this device, now or when the device has been handed over. */
  get next(): Seat | null {
    const { view, watch } = this.table;
    return view ? decider(byHand(view, this.setup), watch) : null;
  }
  private called(seat: Seat): Called {
    return { seat, name: this.speech().name(seat), colour: this.setup.players[seat]?.colour ?? 0 };
  }

  /** One position back or forth: to be looked at only. */
  async look(by: -1 | 1): Promise<void> {
    if (this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    this.afterwards.flush();
    if (this.shut) return this.screen.setHint(this.speech().t('past-shut'), 'why');
    if (by > 0 && !this.table.looking) return;
    await this.lookAt(this.past.step(this.table.looking, by));
  }

  /** Shows a position to be looked at, or the present again; with what led there, so fast. */
  async lookAt(looking: Looking | null, steps: Step[] = [], speed: Speed = 'off'): Promise<void> {
    this.director.finish();
    await this.settle();
    if (!looking) return this.present();
    this.table.looking = looking;
    this.table.taps = [];
    this.screen.log.point(looking.of - looking.at);
    this.table.moving = speed !== 'off';
    this.render();
    if (this.table.moving) await (this.shown = this.director.play(steps, speed));
    this.table.moving = false;
    if (this.table.looking !== looking) return; // something else is looked at by now
    this.stage.show(looking.view, this.home.eye, looking.notes);
    this.render();
  }

  /** Whether looking back would show what has to be remembered. */
  get shut(): boolean {
    return (this.card.memory ?? false) && this.table.view?.outcome === null;
  }

  /** In a family mode a tap plays at once. */
  get mode(): Mode {
    return this.card.family && this.settings.family === 'on' ? 'instant' : this.settings.mode;
  }

  /** Back from an earlier position to the game. */
  present(): void {
    if (!this.table.looking || !this.table.view) return;
    this.table.looking = null;
    this.screen.log.point(null);
    this.stage.show(this.table.view, this.table.watch.eye, this.painted);
    this.render();
    this.bots?.next();
  }

  /** Writes an entry in the log that is no move: a game was opened. */
  note(text: string): void {
    this.screen.log.add(null, [text]);
  }

  play(offer: Offer): void {
    const { seat } = this.table;
    if (seat !== null) this.make(seat, offer.move, { speed: effectiveSpeed(this.settings), last: [] });
  }

  /** Makes a move, of whoever plays by hand or of a computer player, and shows it. */
  make(seat: Seat, move: Move, { speed, most, last }: Showing): void {
    const { view, watch } = this.table,
      { home } = this;
    if (!view) return;
    this.afterwards.flush();
    const before = this.speech(); // boats are called as they lay when the move was made
    const open = watch.eye === home.eye ? null : this.session.view(null);
    let steps;
    try {
      steps = this.session.play(seat, move, home.eye);
    } catch (thrown) {
      this.table.taps = [];
      this.render();
      this.screen.setHint(
        refused(thrown)
          .refusals.map((refusal) => before.refusal(refusal))
          .join(' '),
        'why',
      );
      return;
    }
    this.past.push(this.session, watch.eye, isByHand(this.setup, seat));
    this.afterwards.add(() => this.write(before, seat, steps));
    const seen = this.session.view(home.eye),
      next = home.eye === null ? watchAfter(byHand(view, this.setup), byHand(seen, this.setup), watch) : home;
    refresh(this.table, next, next.eye === home.eye ? seen : undefined);
    const kept = this.keep();
    if (this.table.watch.called !== null) return this.arrive();
    // What follows is for all to see: the hand is covered before.
    if (open && this.table.watch.eye === null) this.stage.show(open, null);
    this.table.last = [...last, ...lastPlaces(steps, this.page)];
    if (speed === 'off') return this.arrive();
    this.table.moving = true;
    this.stage.mark(new Map());
    this.render(); // numbers and words are never behind the picture
    this.shown = this.director.play(steps, speed, kept, most).finally(() => this.arrive());
  }

  /** The record to hand on. What nobody knows is redrawn in this game as well, and so it is kept once more. */
  share(): Shared {
    const [copy = 0, own = 0] = crypto.getRandomValues(new Uint32Array(2));
    const shared = this.session.share(copy, own);
    this.past.renew(this.session);
    void this.hooks.keep();
    return shared;
  }

  /** Keeps an action that was made or taken back, and tells of it; resolves when it is kept. */
  keep(): Promise<void> {
    const kept = this.hooks.keep();
    this.events.emit('made');
    return kept;
  }

  /** Writes a move into the log, in the words of the position that it was made in. */
  private write(before: Speech, seat: Seat, steps: Step[]): void {
    const { action, after } = before.logged(sayings(steps));
    this.screen.log.add(
      this.setup.players[seat]?.colour ?? null,
      action.length + after.length > 0 ? action : before.silently(seat),
      after,
    );
  }

  /** What is painted of what the engine works out: for everybody to see. */
  private get painted(): Noted[] {
    return this.page.paintsNotes ? this.session.notes(this.home.eye) : [];
  }

  /** Everything lies where the engine says. */
  private arrive(): void {
    if (!this.table.session || !this.table.view) return;
    this.table.moving = false;
    const { view, watch } = this.table;
    if (watch.called !== null) this.table.last = [];
    this.stage.show(view, watch.eye, this.painted);
    this.render();
    const { called } = watch;
    if (called === null) this.handOver?.close();
    else
      void this.withHandOver((screen) => {
        if (this.table.watch.called === called) screen.call(this.words, this.called(called));
      });
    if (this.table.view.outcome) this.hooks.over(this.speech());
    this.bots?.next();
  }

  picked(): Picked {
    const offers = this.table.looking ? [] : this.table.offers;
    return narrow(
      offers.filter((offer) => !isChoice(offer)),
      this.table.taps,
      this.mode,
    );
  }

  render(): void {
    this.aside?.follow();
    const speech = this.speech();
    const picked = this.picked(),
      { keyed } = this.screen;
    const chosen = new Set(picked.offer ? picked.offer.taps : picked.taps);
    showBar(this, speech);
    this.screen.setLook(!this.shut);
    showPrompt(this, speech, picked);
    this.overlay.render(itemsOf(this, speech, picked, chosen), this.says(speech, picked));
    if (!this.table.moving) this.stage.mark(marksOf(this, picked, chosen));
    this.afterwards.add(this.label);
    // What the keyboard was at may have gone with what it did.
    const lost = keyed?.getClientRects().length === 0;
    // Nobody reads what another one may see, not for a moment.
    if (lost || this.labelled !== this.table.watch.eye) this.afterwards.flush();
    if (lost && !this.overlay.goToLit()) this.screen.focusStatus();
    this.events.emit('shown');
  }

  /** Titles of the panels, and what the players and the buttons say. */
  private readonly label = (): void => {
    if (!this.table.session) return;
    const speech = this.speech();
    this.labelled = this.table.watch.eye;
    this.screen.nameChips(
      this.setup.players.map(({ colour }, seat) => {
        const label = speech.playerLabel(seat, this.entry.colours[colour] ?? '');
        return this.bots?.label(seat, label) ?? label;
      }),
    );
    this.overlay.label(this.says(speech, this.picked()));
    showLabels(this, speech);
  };

  private says(speech: Speech, picked: Picked): (item: Item) => string {
    return ({ place, lit, chosen }) =>
      speech.fullLabel(place, lit ? this.hints.consequence(speech, picked, place) : null, chosen);
  }

  async choose(offer: Offer): Promise<void> {
    if (this.director.moving) {
      this.director.finish();
      await this.settle();
    }
    if (this.table.offers.includes(offer)) this.play(offer);
  }

  private resize(): void {
    this.stage.resize();
    this.overlay.move((place) => this.stage.rect(place));
    showLabels(this, this.speech());
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]')) return;
    const onControl =
      event.target instanceof Element && event.target.closest('button, input, select, a') !== null;
    if (event.key === 'Escape' || (event.key === ' ' && !onControl)) {
      if (!this.hurry() && event.key === 'Escape') this.cancel();
      if (event.key === ' ') event.preventDefault();
    }
  };

  /** Nothing is drawn in a page that nobody sees: what moves is ended, so that it does not wait. */
  private readonly hidden = (): void => {
    if (!document.hidden) return;
    this.director.finish();
    this.afterwards.flush();
  };
}
