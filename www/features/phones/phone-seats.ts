// Phones as hands at the game on the table: what is private is asked there, what is public here. The session and the
// set-up of the game only differ in who is asked at this device.
import './room.css';
import { attr } from '../../dom/elements';
import { effectiveSpeed } from '../../device/settings';
import type { Move, Seat } from '../../engine/wire';
import type { SessionLayer } from '../../table/layers';
import type { DriverPrompt, SeatDriver, Choice } from '../../table/drivers';
import type { Game } from '../../ui/game-view';
import type { Room } from './room-host';
import type { LogLine } from './protocol';

/** A move that a phone has chosen, for the position after `n` moves. */
interface Waiting {
  seat: Seat;
  n: number;
  move: Move;
}

export class PhoneSeats implements SeatDriver {
  readonly busy = false;
  announcement = '';
  /** After how many moves the last one was a phone's: the table does not take it back. */
  private readonly byPhone = new Set<number>();
  private readonly waiting: Waiting[] = [];
  private carrying = false;
  private telling = false;
  /** The seats with phones when they were last asked here. */
  private seats = '';
  private readonly ends: (() => unknown)[];

  /** `open`: shows the sheet with the code for another phone. */
  constructor(
    private readonly game: Game,
    private readonly room: Room,
    private readonly open: () => void,
  ) {
    const { events, screen } = game;
    this.seats = room.withPhones.join();
    this.ends = [
      events.on('made', () => this.tell()),
      screen.log.events.on('added', () => this.tell()),
      game.commands.layer(this.layer()),
    ];
    game.commands.drive(this);
    game.commands.askAnew();
    room.show({ session: game.session, setup: game.table.setup, told: () => this.told() });
  }

  /** Seats, or the lines of phones, have changed. */
  changed(): void {
    const { game, room } = this;
    if (!game.open) return;
    if (this.seats !== room.withPhones.join()) return this.again();
    this.mark();
    game.render();
  }

  /** Asks here what phones are no longer asked, and the other way round. */
  private again(): void {
    this.seats = this.room.withPhones.join();
    this.game.commands.askAnew();
  }

  /** The seats with phones are asked there what is private, and the table takes back no move of a phone. */
  private layer(): SessionLayer {
    const { room, byPhone } = this;
    return {
      name: 'phones',
      setup: (below, view) => {
        const phones = room.withPhones;
        return { ...below.setup(view), phones, away: view?.private ? phones : undefined };
      },
      canUndo: (below) => !byPhone.has(below.moveCount()) && below.canUndo(),
    };
  }

  /** A phone has chosen a legal move. It is made when nothing moves any more. */
  chose(seat: Seat, move: Move): void {
    this.waiting.push({ seat, n: this.game.session.moveCount(), move });
    if (!this.carrying) void this.carry();
  }

  next(): void {
    this.announcement = '';
    this.mark();
  }
  hurry(): void {
    this.game.motion.finish();
  }
  stop(): void {
    this.waiting.length = 0;
  }
  close(): void {
    this.waiting.length = 0;
    for (const end of this.ends) end();
  }
  label(seat: Seat, label: string): string {
    const phoned = this.room.phoned(seat);
    return phoned === 'none' ? label : this.t(`label-${phoned}`, { label });
  }

  /** Says for whom the table waits, and offers to do without a phone that cannot be reached. */
  prompt(): DriverPrompt {
    const { game, room } = this,
      { view, setup } = game.table,
      asked = view?.private ? view.toAct.filter((seat) => room.phoned(seat) !== 'none') : [],
      [lost] = asked.filter((seat) => room.phoned(seat) === 'away'),
      names = game.text().terms.names(asked),
      [one] = asked;
    if (asked.length === 0 || one === undefined) return { colour: null, status: '' };
    const name = lost === undefined ? '' : game.text().terms.name(lost);
    this.announcement = lost === undefined ? '' : this.t('lost', { name });
    return {
      colour: asked.length === 1 ? (setup.players[one]?.colour ?? null) : null,
      status: this.t('waits', { names, count: asked.length }),
      choices:
        lost === undefined
          ? []
          : [
              this.choice('scan', this.t('act-scan'), true, () => this.open()),
              this.choice('call', this.t('act-call', { name }), false, () => room.release(lost)),
            ],
    };
  }

  /** Marks the players whose hands are on phones. */
  private mark(): void {
    const { room } = this,
      { root } = this.game.screen;
    const all = room.withPhones.length === this.game.table.setup.players.length;
    attr(root, 'data-phones', all ? 'all' : 'some');
    root.querySelectorAll('.chip').forEach((chip, seat) => {
      const phoned = room.phoned(seat);
      attr(chip, 'data-phone', phoned === 'none' ? null : phoned);
    });
  }

  /** Tells the phones once what has happened by the end of this task. */
  private tell(): void {
    if (this.telling) return;
    this.telling = true;
    queueMicrotask(() => {
      this.telling = false;
      if (this.game.open) this.room.tell();
    });
  }

  private told(): LogLine[] {
    return this.game.screen.log.lines
      .filter(({ hidden }) => !hidden)
      .slice(-3)
      .map(({ colour, action, round }) => ({ colour, text: [action, round].filter(Boolean).join(' ') }));
  }

  private async carry(): Promise<void> {
    this.carrying = true;
    for (let one = this.waiting[0]; one; one = this.waiting[0]) {
      await this.game.motion.settle();
      if (!this.game.open) break;
      this.waiting.shift();
      const meant = this.room.meant(one.seat, one.n, one.move);
      if (meant) this.make(one.seat, meant);
      else this.room.tell();
    }
    this.carrying = false;
  }

  /** Makes a move of a phone. A player who looks at a hand here, or is called, goes on with that. */
  private make(seat: Seat, move: Move): void {
    const { commands, settings, table } = this.game;
    commands.present();
    this.byPhone.add(this.game.session.moveCount() + 1);
    this.room.took(seat);
    const looks = table.viewpoint !== table.home;
    commands.play(seat, move, { speed: looks ? 'off' : effectiveSpeed(settings), undisturbed: looks });
  }

  private choice(id: string, text: string, first: boolean, play: () => void): Choice {
    return { id: `room-${id}`, text, modest: !first, play };
  }
  private t(id: string, args: Record<string, string | number> = {}): string {
    return this.game.words.t(`room-${id}`, args);
  }
}
