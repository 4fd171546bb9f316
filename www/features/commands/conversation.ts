// The conversation: reads what the player typed or dictated, and answers in a log that is read out. It
// answers only what the player who looks may see.
import { attr, el, fill } from '../../dom/elements';
import type { Offer, Place, Seat } from '../../engine/wire';
import { capital } from '../../words/words';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { cancel, confirm, picked, play, undo } from '../../table/moves';
import { askedAbout, COMMANDS, meaningOf, type Command, type Heard } from './meaning';
import type { Against } from './rules';
import { speechOf, type Speech } from './speech';

export class Conversation {
  readonly log = el('div', { role: 'log', class: 'say-log', tabindex: '0', 'aria-labelledby': 'say-title' });
  /** The moves that were listed last: the player chooses one by its number. */
  private listed: Offer[] = [];
  private last = '';
  /** The seat whose view the answers are for. */
  private eye: Seat | null;
  private readonly speech: Speech;

  /** `again`: puts the focus back into the text field. */
  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly again: () => void,
  ) {
    this.eye = game.table.viewpoint.eye;
    this.speech = speechOf({
      synonyms: this.t('synonyms'),
      fillers: this.t('fillers'),
      units: this.t('units'),
      numbers: this.t('numbers'),
      ordinals: this.t('ordinals'),
    });
  }

  private t(id: string, args = {}): string {
    return this.host.words.t(`say-${id}`, args);
  }

  /** Answers with the events of the game from now on; returns a function that ends it. */
  begin(): () => void {
    const { game } = this;
    const told = game.screen.log.events.on('added', (_, text) => this.answer(text));
    // The next player who looks must not read the answers to the one before.
    const looks = game.events.on('shown', () => this.cover());
    this.answer(this.status);
    return () => {
      told();
      looks();
    };
  }

  private cover(): void {
    const { eye, called } = this.game.table.viewpoint;
    if (eye === this.eye && called === null) return;
    this.eye = eye;
    this.last = '';
    this.listed = [];
    fill(this.log);
  }

  private put(entry: HTMLElement): void {
    this.log.append(entry);
    // Scrolls to the end of the conversation, or to the beginning of a long answer.
    const over = entry.offsetHeight - this.log.clientHeight;
    this.log.scrollTop = this.log.scrollHeight - this.log.clientHeight - Math.max(0, over);
  }

  private answer(text: string): void {
    if (text === '') return;
    this.cover();
    this.last = text;
    this.put(el('p', {}, text));
  }

  /** Returns the last visible entry of the log: a move that repeats an earlier entry has a hidden one. */
  private get lastEntry(): string | undefined {
    const told = this.game.screen.log.list.querySelectorAll('li:not([hidden])');
    return [...told].at(-1)?.textContent;
  }

  private get status(): string {
    return ['status', 'hint']
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .filter(Boolean)
      .join(' ');
  }

  async hear(said: string): Promise<void> {
    const { game } = this;
    await game.motion.settle();
    this.put(el('div', { class: 'said' }, this.t('you', { text: said })));
    const number = /^\d+$/.test(said) ? this.listed[Number(said) - 1] : undefined;
    if (number && game.table.offers.includes(number)) return this.play(number);
    const meant = meaningOf(said, this.heard());
    switch (meant.is) {
      case 'command':
        return this.command(meant.command, meant.about);
      case 'offers':
        return this.playOrList(meant.offers);
      case 'button':
        return this.press(() => meant.button.click());
      case 'place': {
        // A place stands for the moves that begin there; if there is none, the answer says why.
        const begun = game.table.offers.filter(({ taps }) => taps[0] === meant.place);
        return begun.length === 0 ? this.answer(game.hints.whyNot(meant.place)) : this.playOrList(begun);
      }
      case 'nothing':
        return this.refuse(meant.against, meant.places, meant.near);
    }
  }

  private async playOrList(offers: Offer[]): Promise<void> {
    if (offers.length === 1 && offers[0]) await this.play(offers[0]);
    else this.list(offers);
  }

  /** Says why a command is impossible, and which moves come near. */
  private refuse(against: Against | null, [place]: Place[], near: Offer[]): void {
    const { hints, table } = this.game;
    if (table.seat === null) return this.answer(place === undefined ? this.status : hints.reason(place));
    if (against) this.answer(this.rule(against));
    if (near.length > 0) this.offer(this.t('mean'), near);
    else if (!against) this.answer(this.t('unknown'));
  }

  private rule({ place, refusal }: Against): string {
    this.game.hints.asked = { place, rule: refusal.rule };
    return capital(this.game.text().moves.refusal(refusal, place));
  }

  /** Returns all that the player may name now. */
  private heard(): Heard<Command, Offer> {
    const { card, screen, session, table } = this.game,
      { words } = this.host,
      { moves, places } = this.game.text();
    const texts = (of: string): Record<Command, string> =>
      Object.fromEntries(
        COMMANDS.map((one) => [one, words.has(`say-${of}-${one}`) ? this.t(`${of}-${one}`) : '']),
      ) as Record<Command, string>;
    const labels = new Map(
      [...screen.layer.querySelectorAll<HTMLElement>('button[data-place]')].map((one) => [
        one.dataset['place'] ?? '',
        one.textContent,
      ]),
    );
    const buttons = [...screen.prompt.root.querySelectorAll<HTMLElement>('.acts button')].filter(
      (one) => one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true',
    );
    return {
      speech: this.speech,
      commands: texts('command'),
      sayings: texts('phrase'),
      offers: table.offers.map((offer) => ({
        text: moves.offer(offer.move),
        also: offer.taps.map((place) => labels.get(place) ?? places.placeLabel(place)).join(' '),
        value: offer,
        taps: offer.taps,
      })),
      // The places are in the order of the table, because a button stays where it was made in the document.
      places: [...new Set([...places.buttons().filter((place) => labels.has(place)), ...labels.keys()])].map(
        (place) => ({ place, label: labels.get(place) ?? '' }),
      ),
      buttons: buttons.map((button) => ({ text: button.textContent, also: '', value: button })),
      verbs: words.has(`say-verbs-${card.id}`) ? this.t(`verbs-${card.id}`) : '',
      why: (taps) => (table.seat === null ? null : session.why(table.seat, taps)),
    };
  }

  private play(offer: Offer): Promise<void> {
    this.game.present();
    return this.press(() => play(this.game, offer));
  }

  /** Does something at the table, then says the status. */
  private async press(act: () => void): Promise<void> {
    this.listed = [];
    for (const button of this.log.querySelectorAll('button')) attr(button, 'aria-disabled', 'true');
    act();
    this.cover();
    await this.game.motion.settle();
    if (this.log.isConnected) this.answer(this.status);
  }

  /** Lists moves with numbers, by which they can be chosen. */
  private list(offers: Offer[]): void {
    this.offer(this.t(offers.length === 0 ? 'no-moves' : 'which', { count: offers.length }), offers);
  }

  /** Answers with a sentence and a button for each of these moves. */
  private offer(sentence: string, offers: Offer[]): void {
    const text = this.game.text();
    this.cover();
    this.listed = offers;
    const labels = offers.map((offer, i) =>
      this.t('one', { number: i + 1, move: text.moves.offer(offer.move) }),
    );
    this.last = [sentence, ...labels].join(' ');
    this.put(
      el(
        'p',
        {},
        sentence,
        ...offers.flatMap((offer, i) => [
          ' ',
          el('button', { type: 'button', onclick: () => void this.choose(offer) }, labels[i]),
        ]),
      ),
    );
  }

  private async choose(offer: Offer): Promise<void> {
    this.again();
    await this.game.motion.settle();
    if (this.game.table.offers.includes(offer)) await this.play(offer);
    else this.answer(this.t('gone'));
  }

  private command(command: Command, about: string): void {
    const { game } = this,
      text = game.text();
    switch (command) {
      case 'help':
        return this.answer(
          this.t('help', {
            // The example is a possible move, written as it can be said.
            some: game.table.offers.length > 0 ? 'yes' : 'no',
            example: game.table.offers
              .slice(0, 1)
              .map(({ move }) => text.moves.offer(move))
              .join(''),
            commands: COMMANDS.map((one) => this.t(`command-${one}`).split(',')[0]).join(', '),
          }),
        );
      case 'moves':
        return this.list(game.table.offers);
      case 'board':
        return text.places.areas().forEach(({ id, title }) =>
          this.answer(
            this.t('board', {
              area: title,
              places: text.places
                .buttons()
                .filter((place) => text.places.areaOf(place) === id)
                .map((place) => text.places.placeLabel(place))
                .join(' '),
            }),
          ),
        );
      case 'last':
        return this.answer(this.lastEntry ?? this.t('nothing-yet'));
      case 'score':
        this.answer(this.leader);
        return game.table.setup.players.forEach(({ colour }, seat) =>
          this.answer(text.places.playerLabel(seat, game.entry.colours[colour] ?? '')),
        );
      case 'why':
        return this.why(about);
      case 'status':
        return this.answer(this.status);
      case 'undo':
        return void this.press(() => undo(game));
      case 'repeat':
        return this.answer(this.last);
      case 'confirm':
        return this.confirm();
      case 'cancel':
        this.listed = [];
        cancel(game);
        return this.answer(this.t('cleared'));
    }
  }

  /** Says who is ahead in what the header counts, and by how much; after the game, how it ended. */
  private get leader(): string {
    if (this.game.table.view?.outcome) return this.status;
    const { terms } = this.game.text(),
      { seats } = terms.scene,
      points = seats.map((seat) => terms.scene.count(`score/${seat}`)),
      most = Math.max(...points),
      ahead = seats.filter((seat) => points[seat] === most),
      others = points.filter((one) => one < most);
    return others.length === 0
      ? this.t('level')
      : this.t('ahead', { ...terms.who(ahead), count: ahead.length, lead: most - Math.max(...others) });
  }

  /** Confirms the move chosen on the table, or the only move that was proposed. */
  private confirm(): void {
    const [only, ...others] = this.listed;
    if (picked(this.game).offer) return void this.press(() => confirm(this.game));
    if (only && others.length === 0 && this.game.table.offers.includes(only)) return void this.play(only);
    this.answer(this.t('nothing-chosen'));
  }

  private why(about: string): void {
    const asked = askedAbout(about, this.heard());
    const answer = !asked
      ? ''
      : 'place' in asked
        ? this.game.hints.whyNot(asked.place)
        : this.rule(asked.against);
    this.answer(answer || this.t('why-what'));
  }
}
