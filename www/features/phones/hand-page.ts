// A phone as a hand: the cards large, what is asked, one button to confirm. It covers the page, and is drawn anew
// with everything that the table tells.
import './chairs.css';
import './hand.css';
import { box, button, type Child, el, fill } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { onResize } from '../../dom/life';
import type { GameText } from '../../words/text/text';
import type { Offer, Place } from '../../engine/wire';
import type { Words } from '../../words/words';
import type { GameCard, GamePage } from '../../games/contract';
import { isOwn, meantBy, NOTHING, onTable, pickedOf, tapped, type Begun } from './asked';
import { Faces } from './face';
import type { Hand } from './hand';
import { HandCards } from './hand-cards';
import { HandTable } from './hand-table';
import type { Mirror } from './mirror';
import { seating } from './seating';

export interface Shown {
  words: Words;
  card: GameCard;
  page: GamePage;
  hand: Hand;
  /** Called when the player leaves the table. */
  leave(): void;
  /** Called when the player wants to scan the code of the table again. */
  again(): void;
}

export class HandPage {
  readonly dialog = el('dialog', {
    class: 'hand',
    'aria-labelledby': 'hand-status',
    oncancel: (event) => {
      event.preventDefault();
      this.begin(NOTHING);
    },
    // A browser that goes back by a gesture may close it all the same.
    onclose: () => {
      if (this.dialog.isConnected) this.dialog.showModal();
    },
  });
  private readonly status = el('p', { id: 'hand-status', role: 'status', tabindex: '-1' });
  private readonly top = el('header');
  private readonly about = el('p', 'about');
  private readonly cards: HandCards;
  private readonly foot = el('footer');
  private readonly log = el('ol', { class: 'told', role: 'list' });
  private readonly table: HandTable;
  private readonly faces: Faces;
  private readonly ending = new AbortController();
  private begun: Begun = NOTHING;
  /** What was asked when the taps were made. */
  private asked = '';

  constructor(private readonly shown: Shown) {
    const life = this.ending.signal;
    this.table = new HandTable(shown.page, (place) => this.tap(place));
    this.faces = new Faces(life, shown.page, () => this.draw());
    this.cards = new HandCards(shown, this.faces, this.dialog, (begun) => this.begin(begun));
    fill(this.dialog, [
      this.top,
      box('ask', this.status, this.about),
      this.cards.held,
      this.table.root,
      this.cards.answers,
      this.foot,
      this.log,
    ]);
    document.body.append(this.dialog);
    this.dialog.showModal();
    onResize(life, () => this.draw(), this.dialog);
    this.status.focus();
    document.addEventListener('visibilitychange', this.wake, { signal: life });
    this.wake();
  }

  /** Keeps the screen on: a phone that sleeps loses its line. */
  private readonly wake = (): void => {
    if (!document.hidden) void navigator.wakeLock?.request('screen').catch(() => undefined);
  };

  close(): void {
    this.ending.abort();
    this.table.close();
    this.dialog.remove();
  }

  draw(): void {
    const { hand } = this.shown,
      { mirror, hall, word } = hand;
    this.dialog.toggleAttribute('data-lost', !hand.open && word === null);
    if (word === 'ended' || word === 'elsewhere' || word === 'full' || word === 'version')
      return this.end(word);
    if (mirror) return this.play(mirror);
    const keyed = document.activeElement?.id ?? '';
    this.say(hand.open || !hall ? '' : this.t('not-connected'));
    fill(this.top, el('h1', {}, this.shown.words.t(`game-${this.shown.card.id}`)));
    for (const part of [this.cards.held, this.log, this.foot]) fill(part);
    if (!hand.open) fill(this.foot, this.again());
    this.table.show(null, [], []);
    if (hall && hand.open) {
      this.say(
        this.t(
          hall.seat !== null
            ? 'wait-begin'
            : word === 'asked'
              ? 'asked'
              : hall.begun
                ? 'ask-seat'
                : 'choose-seat',
        ),
      );
      fill(this.about, word === 'no' || word === 'taken' ? this.t(`word-${word}`) : '');
      seating(this.cards.answers, this.shown, hall);
    }
    if (keyed) document.getElementById(keyed)?.focus();
  }

  /** The table has said its last word. */
  private end(word: string): void {
    for (const part of [this.cards.held, this.about, this.log, this.cards.answers]) fill(part);
    this.table.show(null, [], []);
    this.say(this.t(`word-${word}`));
    fill(this.foot, [button(this.t('leave'), { id: 'hand-leave' }, () => this.shown.leave())]);
  }

  /** A line that does not come back by itself is made anew. */
  private again(): HTMLElement {
    return button(this.t('act-again'), { id: 'hand-again' }, () => this.shown.again());
  }

  private play(mirror: Mirror): void {
    const { hand, words, page } = this.shown,
      { turn } = mirror,
      { seat } = turn,
      setup = mirror.setup(),
      keyed =
        document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined;
    const asked = JSON.stringify([turn.view.ask, turn.offers]);
    if (asked !== this.asked) this.begun = NOTHING;
    this.asked = asked;
    const text = page.text(words, setup, mirror.view(), mirror.prints(), () => mirror.notes());
    text.terms.you = seat;
    const waits = hand.sent !== null || !hand.open,
      offers = waits ? [] : mirror.offers(seat),
      meant = meantBy(offers, this.begun);
    this.head(text, mirror);
    this.say(this.question(text, mirror, offers));
    fill(this.about, ...this.hints(text, mirror, offers));
    this.cards.show(text, mirror, offers, this.begun);
    this.table.show(
      mirror,
      onTable(offers, this.begun, seat),
      this.begun.taps.filter((at) => !isOwn(at, seat)),
      text,
    );
    fill(this.foot, [
      offers.length > 0 &&
        button(
          meant ? text.moves.offer(meant.move) : words.t('confirm'),
          {
            class: 'primary',
            id: 'hand-confirm',
            'data-key': 'confirm',
            'aria-disabled': meant ? null : 'true',
          },
          () => meant && this.confirm(meant),
        ),
      !hand.open && this.again(),
      turn.view.outcome && button(this.t('leave'), { id: 'hand-leave' }, () => this.shown.leave()),
    ]);
    fill(this.log, [
      turn.log.map((told) =>
        el('li', { lang: this.shown.hand.hall?.language }, [
          told.colour === null ? null : stone(told.colour, this.shown.card.marks),
          el('span', {}, told.text),
        ]),
      ),
    ]);
    if (keyed) this.dialog.querySelector<HTMLElement>(`[data-key="${keyed}"]`)?.focus();
  }

  private head(text: GameText, { turn }: Mirror): void {
    const { seat, setup } = turn,
      { hand, words, card } = this.shown,
      player = setup.players[seat],
      { scene } = text.terms,
      purse: Place = `purse/${seat}`;
    const label = text.places.playerLabel(seat, hand.hall?.chairs[seat]?.kind ?? '');
    fill(this.top, [
      stone(player?.colour ?? 0, card.marks),
      el('h1', { 'aria-label': label }, player?.name ?? ''),
      el('p', { class: 'sums', 'aria-hidden': 'true' }, [
        turn.view.counters.some(({ at }) => at === 'treasury' || at.startsWith('purse/')) &&
          el('span', 'purse', [
            this.faces.draw(null, purse, 26, setup, turn.prints),
            String(scene.count(purse)),
          ]),
        el('span', 'points', words.t('room-points', { count: scene.count(`score/${seat}`) })),
      ]),
    ]);
  }

  /** What is asked, or for whom this player waits. */
  private question(text: GameText, { turn }: Mirror, offers: Offer[]): string {
    const { hand } = this.shown,
      { seat, view } = turn,
      picked = pickedOf(offers, this.begun);
    if (!hand.open) return this.t('not-connected');
    if (view.outcome) return text.moves.ask(null, []);
    if (hand.sent) return this.t('sent');
    if (offers.length > 0)
      return this.begun.taps.length > 0 && !picked.offer
        ? text.moves.next(picked.candidates, this.begun.taps)
        : text.moves.ask(seat, offers);
    if (view.private)
      return this.t(view.toAct.includes(seat) ? 'here' : 'waiting', {
        names: text.terms.names(view.toAct),
        count: view.toAct.length,
      });
    const acting = view.toAct[0];
    if (acting === undefined) return '';
    return acting === seat
      ? text.moves.ask(seat, [])
      : this.t('at-table-other', { name: text.terms.name(acting) });
  }

  private hints(text: GameText, { turn }: Mirror, offers: Offer[]): Child[] {
    const { fair } = this.shown.hand;
    if (turn.view.outcome && turn.deal) return [fair === null ? '' : this.t(fair ? 'fair' : 'unfair')];
    if (offers.length > 0) return [text.moves.advice(offers)];
    const atTable = !turn.view.outcome && !turn.view.private && turn.view.toAct[0] === turn.seat;
    return [atTable && this.t('at-table')];
  }

  private tap(place: Place): void {
    const { mirror } = this.shown.hand;
    if (mirror) this.begin(tapped(mirror.offers(mirror.turn.seat), this.begun, place));
  }
  private begin(begun: Begun): void {
    this.begun = begun;
    this.draw();
  }
  private confirm({ move }: Offer): void {
    this.begun = NOTHING;
    this.shown.hand.play(move);
    this.status.focus();
  }
  private say(text: string): void {
    if (this.status.textContent !== text) this.status.textContent = text;
  }
  private t(id: string, args: Record<string, string | number> = {}): string {
    return this.shown.words.t(`room-${id}`, args);
  }
}
