// Rooms on the screen of the table: the sheet with the code and the seats, the beginning of a game, and the game that
// goes on with phones.
import './chairs.css';
import './room.css';
import { fetchEngine } from '../../engine/engine';
import { actions, box, button, el, fill, list, paragraph } from '../../dom/elements';
import { pageEvents } from '../../dom/page-events';
import { stone } from '../../dom/glyph';
import type { Setup } from '../../engine/wire';
import { findCard } from '../../games';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { PhoneSeats } from './phone-seats';
import { Room, type RoomHost } from './room-host';
import { codePart, whenGone } from '../../ui/pairing/host-code';
import { isAllPeople, whyNot } from '../../lines/support';

/** How much of the hash of the table's secret is shown, in digits: nobody can find another secret with these. */
const MARK = 16;

/** A room of this page: there is one at most. */
let open: TableRoom | null = null;

/** Opens the sheet of a table that is about to begin, or of a game that goes on. */
export const showRoom = (host: Host, at: Game | Setup, signal: AbortSignal): Promise<void> =>
  'table' in at ? openRoomOf(host, at) : openRoom(host, at, signal);

/** Opens the sheet of a table that is about to begin, unless something else is done while it is fetched. */
async function openRoom(host: Host, setup: Setup, signal: AbortSignal): Promise<void> {
  if (!isAllPeople(setup)) {
    const { sheet, words } = host,
      why = paragraph(words.t('room-people-only'), { id: 'room-people-only' });
    return sheet.show(words.t('room-title'), why);
  }
  const room = await roomFor(host, setup);
  if (signal.aborted) room.end();
  else room.show();
}

/** Opens the sheet of a game that goes on, so that phones can join it or come back. */
async function openRoomOf(host: Host, game: Game): Promise<void> {
  const room = open?.game === game ? open : await roomFor(host, game.table.setup);
  if (game.open) room.take(game);
  room.show();
}

async function roomFor(host: Host, setup: Setup): Promise<TableRoom> {
  const [engine] = await Promise.all([fetchEngine(setup.game), host.words.fetch('pair')]);
  open?.end();
  let made: TableRoom | null = null;
  const keeper: RoomHost = {
    changed: () => made?.changed(),
    chose: (seat, move) => made?.hands?.chose(seat, move),
    consents: (seat) => made?.consents(seat) ?? Promise.resolve(false),
    cleanName: (name) => engine.cleanName(name),
  };
  const { game, players } = setup,
    table = { game, players, language: host.words.language, colours: engine.entry.colours };
  return (open = made = new TableRoom(host, setup, await Room.open(table, keeper)));
}

class TableRoom {
  game: Game | null = null;
  hands: PhoneSeats | null = null;
  private readonly seats = list('chairs');
  private readonly acts = box('acts');
  private readonly said = el('p', { role: 'status', class: 'vh' });
  /** The contents of the sheet that was shown last. */
  private place: Element | null = null;
  private readonly ending = new AbortController();

  constructor(
    private readonly host: Host,
    private readonly setup: Setup,
    readonly room: Room,
  ) {
    pageEvents.on('changed', () => this.follow(), this.ending.signal);
  }

  /** Shows the code for the next phone, who has joined, and at the end how the game was dealt. */
  show(): void {
    const { host, room } = this,
      why = whyNot(),
      part = why === null ? codePart(host, 'room', (line) => room.welcome(line)) : null,
      side = box('side', this.seats, this.said, this.acts),
      place = box('room', part?.root ?? null, why && paragraph(host.words.t(why), 'message'));
    place.prepend(paragraph(this.t('about')), side);
    place.append(this.fine());
    host.sheet.show(this.t('title'), place);
    this.place = place;
    whenGone(place, () => {
      part?.close();
      // Without its sheet a table that has not begun is given up.
      if (this.place === place && this.game === null) this.end();
    });
    this.draw();
  }

  /** What a table can and cannot promise, and what the deal was made of. */
  private fine(): HTMLElement {
    const { room } = this,
      { dealt } = room,
      note = (text: string): HTMLElement => paragraph(text, 'note'),
      line = (name: string, value: string): HTMLElement[] => [el('dt', {}, name), el('dd', {}, value)];
    const notes = [this.t('not-by-link'), this.t('honest'), this.t('mark', { mark: this.mark })];
    if (!dealt) return box('fine', ...notes.map(note));
    return el('details', 'fine', [
      el('summary', {}, this.t('receipt')),
      note(this.t('receipt-about')),
      el('dl', {}, [
        ...line(this.t('receipt-mark'), this.mark),
        ...line(this.t('receipt-secret'), dealt.secret),
        ...room.chairs.flatMap(({ name }, seat) => {
          const number = dealt.numbers[seat] ?? null;
          return number === null
            ? line(this.t('receipt-none', { name }), '\u2013')
            : line(this.t('receipt-number', { name }), number);
        }),
        ...line(this.t('receipt-seed'), String(dealt.seed)),
      ]),
    ]);
  }
  private get mark(): string {
    return this.room.commit.slice(0, MARK).match(/.{4}/g)!.join(' ');
  }

  /** Goes on with a game: phones are its hands from now on. */
  take(game: Game): void {
    if (this.game === game) return;
    this.game = game;
    this.hands = new PhoneSeats(game, this.room, () => this.show());
  }

  end(): void {
    this.ending.abort();
    this.room.close();
    if (open === this) open = null;
  }

  changed(): void {
    this.hands?.changed();
    if (this.seats.isConnected) this.draw();
  }

  /** Another game was begun at the same table, or the page shows something else. */
  private follow(): void {
    const { game } = this.host;
    if (this.game === null || game === this.game) return;
    const players = game?.table.setup.players ?? [],
      same =
        game?.card.id === this.setup.game &&
        players.length === this.room.chairs.length &&
        players.every(({ name }, seat) => name === this.room.chairs[seat]?.name);
    if (!game || !same) return this.end();
    this.room.again();
    this.take(game);
  }

  private draw(): void {
    const { room, host } = this,
      { chairs } = room,
      marks = findCard(this.setup.game)?.marks,
      without = chairs.filter(({ phone }) => phone === 'none').length;
    fill(this.seats, [
      chairs.map((chair, seat) =>
        el('li', { class: chair.phone === 'here' ? 'own' : chair.phone === 'none' ? 'gone' : null }, [
          stone(chair.colour, marks),
          el('span', {}, chair.name),
          el('small', {}, this.t(`chair-${chair.phone}`)),
          chair.phone !== 'none' &&
            button(
              el('span', { 'aria-hidden': 'true' }, '×'),
              {
                class: 'quiet',
                id: `room-remove-${seat}`,
                'aria-label': this.t('remove-of', { name: chair.name }),
              },
              () => room.release(seat),
            ),
        ]),
      ),
    ]);
    const joined = chairs.filter(({ phone }) => phone === 'here').map(({ name }) => name);
    this.said.textContent =
      joined.length > 0 ? this.t('joined', { count: joined.length, names: host.words.list(joined) }) : '';
    const begin = without === 0 ? 'begin' : without === chairs.length ? 'begin-none' : 'begin-some';
    fill(this.acts, [
      this.button(
        'room-begin',
        this.game ? this.t('back') : this.t(begin, { count: without }),
        () => (this.game ? host.sheet.close() : void this.begin()),
        without === 0,
      ),
    ]);
  }

  /** Deals the game, and begins it. Who shares no device is not asked for one answer instead of two. */
  private async begin(): Promise<void> {
    const { host, room, setup } = this,
      shared = room.withPhones.length < setup.players.length,
      players = setup.players.map((player, seat) => ({
        ...player,
        name: room.chairs[seat]?.name ?? player.name,
      }));
    const config =
      shared || !('oneAnswer' in setup.config) ? setup.config : { ...setup.config, oneAnswer: false };
    const before = host.game,
      seed = await room.begin();
    await host.start({ ...setup, players, config, seed } as Setup);
    if (!host.game || host.game === before) return;
    this.take(host.game);
    host.sheet.close();
  }

  /** Asks the people at the table whether a phone gets a seat. */
  consents(seat: number): Promise<boolean> {
    const { host, room } = this,
      name = room.chairs[seat]?.name ?? '';
    return new Promise((done) => {
      const answer = (yes: boolean): void => {
        done(yes);
        host.sheet.close();
      };
      host.sheet.show(this.t('consent-title', { name }), [
        paragraph(this.t('consent-about', { name })),
        actions([
          this.button('room-no', this.t('consent-no', { name }), () => answer(false), false),
          this.button('room-yes', this.t('consent-yes', { name }), () => answer(true), true),
        ]),
      ]);
      host.sheet.dialog.addEventListener('close', () => done(false), { once: true });
    });
  }

  private button(id: string, text: string, onclick: () => void, first: boolean): HTMLElement {
    return button(text, { id, class: first ? 'primary' : null }, onclick);
  }
  private t(id: string, args: Record<string, string | number> = {}): string {
    return this.host.words.t(`room-${id}`, args);
  }
}
