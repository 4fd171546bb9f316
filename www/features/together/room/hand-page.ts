// A phone as a hand: the cards large, what is asked, one button to confirm. It covers the page, and is drawn anew
// with everything that the table tells.
import './room.css';
import { el, fill, type Child } from '../../../core/dom';
import { stone } from '../../../core/glyph';
import type { GameText } from '../../../core/text/text';
import type { Face, Offer, Place } from '../../../core/wire';
import { capital, type Words } from '../../../core/words';
import type { GameCard, GamePage } from '../../../games/contract';
import { answersOf, cardOf, isOwn, meantBy, NOTHING, onTable, pickedOf, tapped, type Begun } from './asked';
import { Faces } from './face';
import type { Hand } from './hand';
import { HandTable } from './hand-table';
import type { Mirror } from './mirror';
import { seating } from './seating';

/** The widest card, and the gap between cards, in px. */
const WIDEST = 168;
const GAP = 8;

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
  private readonly about = el('p', { class: 'about' });
  private readonly cards = el('div', { class: 'cards', role: 'group' });
  private readonly answers = el('div', { class: 'answers', role: 'group' });
  private readonly foot = el('footer');
  private readonly log = el('ol', { class: 'told', role: 'list' });
  private readonly table: HandTable;
  private readonly faces: Faces;
  private readonly watcher = new ResizeObserver(() => this.draw());
  private begun: Begun = NOTHING;
  /** What was asked when the taps were made. */
  private asked = '';

  constructor(private readonly shown: Shown) {
    this.table = new HandTable(shown.page, (place) => this.tap(place));
    fill(
      this.dialog,
      this.top,
      el('div', { class: 'ask' }, this.status, this.about),
      this.cards,
      this.table.root,
      this.answers,
      this.foot,
      this.log,
    );
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.faces = new Faces(shown.page, () => this.draw());
    this.watcher.observe(this.dialog);
    this.status.focus();
    document.addEventListener('visibilitychange', this.wake);
    this.wake();
  }

  /** Keeps the screen on: a phone that sleeps loses its line. */
  private readonly wake = (): void => {
    if (!document.hidden) void navigator.wakeLock?.request('screen').catch(() => undefined);
  };

  close(): void {
    this.watcher.disconnect();
    this.faces.close();
    this.table.close();
    document.removeEventListener('visibilitychange', this.wake);
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
    for (const part of [this.cards, this.log, this.foot]) fill(part);
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
      seating(this.answers, this.shown, hall);
    }
    if (keyed) document.getElementById(keyed)?.focus();
  }

  /** The table has said its last word. */
  private end(word: string): void {
    for (const part of [this.cards, this.about, this.log, this.answers]) fill(part);
    this.table.show(null, [], []);
    this.say(this.t(`word-${word}`));
    fill(
      this.foot,
      el('button', { type: 'button', id: 'hand-leave', onclick: () => this.shown.leave() }, this.t('leave')),
    );
  }

  /** A line that does not come back by itself is made anew. */
  private again(): HTMLElement {
    return el(
      'button',
      { type: 'button', id: 'hand-again', onclick: () => this.shown.again() },
      this.t('act-again'),
    );
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
    this.hold(text, mirror, offers);
    this.answer(text, mirror, offers);
    this.table.show(
      mirror,
      onTable(offers, this.begun, seat),
      this.begun.taps.filter((at) => !isOwn(at, seat)),
      text,
    );
    fill(
      this.foot,
      offers.length > 0 &&
        el(
          'button',
          {
            type: 'button',
            class: 'primary',
            id: 'hand-confirm',
            'data-key': 'confirm',
            'aria-disabled': meant ? null : 'true',
            onclick: () => meant && this.confirm(meant),
          },
          meant ? text.moves.offer(meant.move) : words.t('confirm'),
        ),
      !hand.open && this.again(),
      turn.view.outcome &&
        el(
          'button',
          { type: 'button', id: 'hand-leave', onclick: () => this.shown.leave() },
          this.t('leave'),
        ),
    );
    fill(
      this.log,
      ...turn.log.map((told) =>
        el(
          'li',
          { lang: this.shown.hand.hall?.language },
          told.colour === null ? null : stone(told.colour, this.shown.card.marks),
          el('span', {}, told.text),
        ),
      ),
    );
    if (keyed) this.dialog.querySelector<HTMLElement>(`[data-key="${keyed}"]`)?.focus();
  }

  private head(text: GameText, { turn }: Mirror): void {
    const { seat, setup } = turn,
      { hand, words, card } = this.shown,
      player = setup.players[seat],
      { scene } = text.terms,
      purse: Place = `purse/${seat}`;
    const label = text.places.playerLabel(seat, hand.hall?.chairs[seat]?.kind ?? '');
    fill(
      this.top,
      stone(player?.colour ?? 0, card.marks),
      el('h1', { 'aria-label': label }, player?.name ?? ''),
      el(
        'p',
        { class: 'sums', 'aria-hidden': 'true' },
        turn.view.counters.some(({ at }) => at === 'treasury' || at.startsWith('purse/')) &&
          el(
            'span',
            { class: 'purse' },
            this.faces.draw(null, purse, 26, setup, turn.prints),
            String(scene.count(purse)),
          ),
        el('span', { class: 'points' }, words.t('room-points', { count: scene.count(`score/${seat}`) })),
      ),
    );
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
        ? text.moves.next(picked.candidates, this.begun.taps.length)
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

  /** The own cards, in the order of the table. */
  private hold(text: GameText, mirror: Mirror, offers: Offer[]): void {
    const { seat, view } = mirror.turn,
      { lit } = pickedOf(offers, this.begun),
      can = offers.length > 0,
      first = pickedOf(offers, NOTHING).lit;
    const others = [`top/${seat}`, `chosen/${seat}`].filter(
      (at) => first.has(at) || (at.startsWith('chosen/') && view.tokens.some((token) => token.at === at)),
    );
    const all = [...text.terms.scene.places(`hand/${seat}/`), ...others],
      width = this.widthFor(all.length);
    this.cards.setAttribute('aria-label', this.t('cards'));
    this.dialog.style.setProperty('--card', `${width}px`);
    fill(
      this.cards,
      ...all.map((at) => {
        const taken = this.begun.taps.includes(at) || this.begun.offer?.taps.includes(at) === true,
          able = lit.has(at) || first.has(at) || taken;
        return this.cardButton(
          text.terms.scene.face(at),
          at,
          width,
          capital(text.places.placeLabel(at)),
          at.startsWith('chosen/') ? 'chosen' : '',
          can && able ? taken : null,
          () => this.tap(at),
        );
      }),
    );
  }

  /** The answers: cards that do not lie on the table, and words. */
  private answer(text: GameText, { turn }: Mirror, offers: Offer[]): void {
    const all = answersOf(offers, this.begun),
      width = Math.min(this.widthFor(6), 112);
    fill(
      this.answers,
      ...all.map((offer) => {
        const face = cardOf(turn.notes, offer),
          at = offer.taps.at(-1) ?? '',
          said = text.moves.offer(offer.move),
          taken = this.begun.offer === offer,
          choose = (): void => this.begin({ taps: this.begun.taps, offer: taken ? null : offer });
        if (face) return this.cardButton(face, at, width, said, '', taken, choose);
        return el(
          'button',
          {
            type: 'button',
            class: text.moves.modest.includes(offer.move.do) ? 'answer modest' : 'answer',
            'data-key': offer.taps.join(' '),
            'aria-pressed': String(taken),
            onclick: choose,
          },
          this.shown.page.pictogram?.(offer.move) ?? null,
          el('span', {}, said),
        );
      }),
    );
  }

  /** A card; `taken`: whether it is chosen, or null if it cannot be. */
  private cardButton(
    face: Face | null,
    at: Place,
    width: number,
    label: string,
    kind: string,
    taken: boolean | null,
    act: () => void,
  ): HTMLElement {
    const { turn } = this.shown.hand.mirror!;
    return el(
      'button',
      {
        type: 'button',
        class: `card ${kind}`,
        'data-key': at,
        'aria-label': label,
        'aria-pressed': taken === null ? null : String(taken),
        'aria-disabled': taken === null ? 'true' : null,
        onclick: () => taken !== null && act(),
      },
      this.faces.draw(face, at, width, turn.setup, turn.prints),
    );
  }

  /** The width of cards of which so many are shown: as large as fits beside, or above, the rest. */
  private widthFor(count: number): number {
    const { clientWidth: w, clientHeight: h } = this.dialog,
      wide = w > h && h < 560;
    const [room, high] = wide ? [w * 0.49, h - 24] : [Math.min(w, 760) - 24, h * 0.42];
    let best = 60;
    for (let columns = 1; columns <= Math.max(1, count); columns++) {
      const rows = Math.ceil(count / columns),
        fits = Math.min((room - GAP * (columns - 1)) / columns, (high - GAP * (rows - 1)) / rows, WIDEST);
      best = Math.max(best, Math.floor(fits));
    }
    return best;
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
