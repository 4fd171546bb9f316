// Playing by words alone, typed or dictated: a field takes what a button is called, what a move is, or a command; the answers are a log that is
// read out. The game goes on below the sheet and is never asked for more than whoever looks may see.
import './say.css';
import { el, fill } from '../../core/dom';
import type { Game } from '../../screen/game';
import { play, undo } from '../../screen/moves';
import type { Host } from '../../screen/host';
import type { Offer, Place, Seat } from '../../core/wire';
import { commandIn, understand, type Sayable } from './understand';

const COMMANDS = ['help', 'moves', 'board', 'last', 'score', 'why', 'status', 'undo', 'repeat'] as const;
type Command = (typeof COMMANDS)[number];
/** What can be meant: a move, a place of the table, or another button beside it. */
type Meant = { offer: Offer } | { place: Place } | { button: HTMLElement };

export function showSay(host: Host, game: Game): void {
  const { words } = host,
    says = new Saying(host, game);
  const text = el('input', {
    type: 'text',
    id: 'say-text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'send',
  });
  const form = el(
    'form',
    {
      class: 'say',
      onsubmit: (event) => {
        event.preventDefault();
        const said = text.value.trim();
        text.value = '';
        if (said !== '') void says.hear(said);
      },
    },
    el('label', { for: 'say-text' }, words.t('say-about')),
    el(
      'div',
      { class: 'say-line' },
      text,
      el('button', { class: 'primary', id: 'say-do' }, words.t('say-do')),
    ),
  );
  host.sheet.show(words.t('say'), words.t('close'), form, says.log);
  says.begin();
  text.focus();
}

class Saying {
  readonly log = el('div', { role: 'log', class: 'say-log' });
  /** What a number means now. */
  private listed: Offer[] = [];
  private last = '';
  /** For whose eyes the answers are. */
  private eye: Seat | null;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
  ) {
    this.eye = game.table.viewpoint.eye;
  }

  private t(id: string, args = {}): string {
    return this.host.words.t(`say-${id}`, args);
  }

  /** Hears what the game tells, as long as the sheet is there. */
  begin(): void {
    const told = this.game.screen.log.events.on('added', (_, text) =>
      this.log.isConnected ? this.answer(text) : stop(),
    );
    // The player who looks next reads nothing that another one was told.
    const looks = this.game.events.on('shown', () => this.cover());
    const stop = (): void => {
      told();
      looks();
    };
    this.host.sheet.dialog.addEventListener('close', stop, { once: true });
    this.answer(this.status);
  }

  private cover(): void {
    const { eye, called } = this.game.table.viewpoint;
    if (eye === this.eye && called === null) return;
    this.eye = eye;
    this.last = '';
    this.listed = [];
    fill(this.log);
  }

  private answer(text: string): void {
    if (text === '') return;
    this.cover();
    this.last = text;
    this.log.append(el('p', {}, text));
    this.log.lastElementChild?.scrollIntoView({ block: 'nearest' });
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
    const known = commandIn(
      said,
      Object.fromEntries(COMMANDS.map((command) => [command, this.t(`command-${command}`)])) as Record<
        Command,
        string
      >,
    );
    const number = /^\d+$/.test(said) ? this.listed[Number(said) - 1] : undefined;
    if (number && game.table.offers.includes(number)) return this.play(number);
    const meant = understand(said, this.sayable());
    // What a button is called comes first; and what only begins as a command does, is one where nothing else is called so.
    const whole = known && (known.about === '' || known.command === 'why');
    if (known && (whole ? !meant.some((one) => 'button' in one) : meant.length === 0))
      return this.command(known.command, known.about);
    await this.mean(meant);
  }

  private sayable(): Sayable<Meant>[] {
    const { game } = this,
      text = game.text(),
      { screen } = game;
    const name = (place: Place): string => places.get(place) ?? text.places.placeLabel(place);
    const places = new Map(
      [...screen.layer.querySelectorAll<HTMLElement>('button[data-place]')].map((one) => [
        one.dataset['place'] ?? '',
        one.textContent,
      ]),
    );
    const buttons = [...screen.prompt.root.querySelectorAll<HTMLElement>('.acts button')].filter(
      (one) => one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true',
    );
    return [
      ...game.table.offers.map((offer) => ({
        text: text.moves.offer(offer.move),
        also: offer.taps.map(name).join(' '),
        value: { offer },
      })),
      ...[...places].map(([place, text]) => ({ text, also: '', value: { place } })),
      ...buttons.map((button) => ({ text: button.textContent, also: '', value: { button } })),
    ];
  }

  private async mean(meant: Meant[]): Promise<void> {
    const [first] = meant,
      offers = meant.flatMap((one) => ('offer' in one ? [one.offer] : []));
    const button = meant.find((one) => 'button' in one);
    if (!first) return this.answer(this.t('unknown'));
    if (offers.length === 1 && offers[0]) return this.play(offers[0]);
    if (offers.length > 1) return this.list(offers);
    if (button && 'button' in button) {
      button.button.click();
      await this.game.motion.settle();
      return this.answer(this.status);
    }
    if (!('place' in first)) return;
    // A place stands for the moves that begin there; where none does, it says why.
    const begun = this.game.table.offers.filter(({ taps }) => taps[0] === first.place);
    if (begun.length === 0) return this.answer(this.game.hints.whyNot(first.place));
    if (begun.length === 1 && begun[0]) return this.play(begun[0]);
    this.list(begun);
  }

  private async play(offer: Offer): Promise<void> {
    this.listed = [];
    this.game.present();
    play(this.game, offer);
    this.cover();
    await this.game.motion.settle();
    if (this.log.isConnected) this.answer(this.status);
  }

  /** Moves with numbers, to be chosen by them. */
  private list(offers: Offer[]): void {
    const text = this.game.text();
    this.listed = offers;
    this.answer(
      offers.length === 0
        ? this.t('no-moves')
        : `${this.t('which', { count: offers.length })} ${offers.map((offer, i) => this.t('one', { number: i + 1, move: text.moves.offer(offer.move) })).join(' ')}`,
    );
  }

  private command(command: Command, about: string): void {
    const { game } = this,
      text = game.text();
    switch (command) {
      case 'help':
        return this.answer(
          this.t('help', {
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
        return this.answer(game.screen.log.list.lastElementChild?.textContent ?? this.t('nothing-yet'));
      case 'score':
        return game.table.setup.players.forEach(({ colour }, seat) =>
          this.answer(text.places.playerLabel(seat, game.entry.colours[colour] ?? '')),
        );
      case 'why':
        return this.why(about);
      case 'status':
        return this.answer(this.status);
      case 'undo':
        return undo(game);
      case 'repeat':
        return this.answer(this.last);
    }
  }

  private why(about: string): void {
    const place = understand(about, this.sayable()).find((one) => 'place' in one);
    this.answer((place && 'place' in place && this.game.hints.whyNot(place.place)) || this.t('why-what'));
  }
}
