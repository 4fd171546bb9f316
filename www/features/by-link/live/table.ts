// A table in one room on the screen: what it needs, how it is kept, and its game.
import type { Host } from '../../../shell/host';
import type { Game } from '../../../ui/game-view';
import { agree } from '../../../letters/device';
import type { LinkTable, Refusal } from '../../../letters/link-table';
import { forget, remember } from '../../../lines/back';
import { consent, refusal } from '../sheets';
import { show as showByLink, roomFor, type Room } from '../tables';
import { tryPut } from '../../../letters/store';
import type { Line } from '../../../lines/line';
import { Live, type Have } from './live';
import type { LivePlayers } from './players';
import { showTable } from './show';

/** Fetches what tables of a game in one room need; null, after saying so, if that does not work. */
export async function liveRoom(host: Host, game: string, again?: () => void): Promise<Room | null> {
  const room = await roomFor(host, game, again);
  if (room) await Promise.all([host.words.fetch('live'), host.words.fetch('pair')]);
  return room;
}

/** What a tab notes of a table, to go on with it after a reload. */
const noteOf = ({ state, isHub }: LiveTable): string => `${isHub ? 'hub' : 'guest'} ${state.id}`;

/** What a table in one room cannot do itself: it is another thing at the device that the others come to. */
export interface Ways {
  /** Shows the code of this device, or reads that of the other. */
  meet(table: LiveTable): void;
  /** Goes on with the next table of the device at the other end. */
  follow?(line: Line, said: Have): void;
}

/** What happens at a table before its game is shown. */
export interface Waiting {
  /** Called when a device has come or gone, or a seat was taken. */
  changed(): void;
  /** Called when letters are refused; without it the page says why. */
  refused?(refusal: Refusal): boolean;
}

/** A table of this page whose devices are connected. */
export class LiveTable {
  readonly live: Live;
  private players: LivePlayers | null = null;
  /** The game on the screen, once it has begun. */
  private game: Game | null = null;
  waiting: Waiting | null = null;

  constructor(
    readonly room: Room,
    state: LinkTable,
    readonly isHub: boolean,
    private readonly ways: Ways,
  ) {
    begins(this);
    const { host, vault, begin } = room;
    this.live = new Live(
      state,
      {
        begin,
        put: async (before, after) => {
          const why = await tryPut(vault, before, after);
          if (why) host.say(host.words.t(`together-${why}`));
          return why === null;
        },
        changed: () => this.changed(),
        turned: (seat) => void this.turned(seat),
        tookBack: () => void this.goOnByLink(),
        refused: (found, text) => this.refused(found, text),
        again: () => {
          if (this.game) void host.open('rematch', this.game, null);
        },
        elsewhere: (line, said) => {
          // Only a game that is over makes room for the next one.
          if (this.state.next !== null || !ways.follow) return false;
          this.live.release();
          ways.follow(line, said);
          return true;
        },
      },
      isHub,
    );
  }

  get state(): LinkTable {
    return this.live.state;
  }

  private changed(): void {
    if (this.live.closed) return;
    if (this.players) return this.players.changed();
    if (this.state.draws.length > 0) this.show();
    else this.waiting?.changed();
  }

  private refused(found: Refusal, text: string): void {
    const { host, begin } = this.room;
    if (this.waiting?.refused?.(found)) return;
    // Another player wants to go on from a new device.
    if (found.why === 'asks')
      return consent(host, this.state, found, () => {
        host.sheet.close();
        void this.live.go((state) => agree(state, text, begin));
      });
    refusal(host, found, this.state);
  }

  show(): void {
    const shown = showTable(this.room, this.live, this.isHub, {
      meet: () => this.ways.meet(this),
      byLink: () => void this.goOnByLink(),
    });
    if (!shown) return;
    this.players = shown.players;
    this.game = shown.game;
    remember('live', noteOf(this));
    this.waiting = null;
    shown.game.events.on('closed', () => {
      ends(this);
    });
  }

  /** The game has taken another course than the one on the screen: it goes on from there by link, or is met again. */
  private async turned(seat: number): Promise<void> {
    const { host } = this.room;
    if (!this.game) return;
    await this.goOnByLink();
    host.say(host.words.t('together-turned', { name: this.state.seats[seat]?.name ?? '' }));
  }

  /** Leaves the room: the same table goes on by link. */
  private async goOnByLink(): Promise<void> {
    const { state, room } = this;
    this.live.close();
    await showByLink(room, state, null);
  }

  /** Gives the table up before its game has begun. */
  close(): void {
    this.live.close();
    ends(this);
  }
}

let now: LiveTable | null = null;
/** The table of this page whose devices are connected. */
export const liveTable = (): LiveTable | null => now;
function begins(table: LiveTable): void {
  now = table;
}
function ends(table: LiveTable): void {
  if (now !== table) return;
  now = null;
  forget();
}
