// A dealt table whose game is shown: how it is kept, what players hear of it, and what its menu offers.
import { actions, button, paragraph } from '../../dom/elements';
import { Unkept, whyUnkept } from '../../device/database';
import type { Refusal, Seat } from '../../engine/wire';
import type { GameCard } from '../../games/contract';
import type { Again } from '../../lines/relay/said';
import type { Way } from '../../lines/relay/visit';
import type { Host, Parts } from '../../shell/host';
import type { Game } from '../../ui/game-view';
import { callPlayer } from '../../ui/relay/call';
import { TakeBack } from '../../ui/relay/take-back';
import { NextTable } from '../../ui/relay/turns';
import { TableClock, type Standing } from '../../ui/relay/clock';
import { Phrases } from '../../ui/relay/phrases';
import type { Learning } from './engine';
import { addressOf, TABLE } from './invitation';
import { menuOf } from './menu';
import { DealtPlayers, layerOf } from './players';
import { learningEngine, learnsBy, sightOf } from './session';
import type { Kept, Shelf } from './store';
import { DealtTable } from './table';

/** What a table needs on the screen. */
export interface Room {
  host: Host;
  shelf: Shelf;
  card: GameCard;
  parts: Parts;
}

/** The table whose game is on the screen. */
let last: TableOnPage | null = null;
export const lastTable = (): TableOnPage | null => last;
function comes(table: TableOnPage): void {
  last = table;
}
function leaves(table: TableOnPage): void {
  if (last === table) last = null;
}

/** How a table makes the next one: returns its id and its link. */
type Make = (room: Room, name: string) => Promise<{ id: string; link: string } | null>;

export class TableOnPage {
  readonly table: DealtTable;
  private game: Game | null = null;
  private players: DealtPlayers | null = null;
  private phrases: Phrases | null = null;
  /** The last invitation to another game at this table, of this device or another one. */
  private next: Again | null = null;
  private turns: NextTable | null = null;
  private takeBack: TakeBack | null = null;
  private clock: TableClock | null = null;
  /** How often a move had been taken back when the game was shown, and who could have the last one back since. */
  private course = 0;
  private mover: Seat | null = null;
  /** Whether the game makes room for itself, as it was one move before. */
  private turning = false;

  /** `waiting`: called when something changes before the game is shown. `back`: comes to the table again. */
  constructor(
    private readonly room: Room,
    kept: Kept,
    way: Way,
    private readonly waiting: (table: TableOnPage) => void,
    private readonly back: () => void,
  ) {
    const { engine } = room.parts;
    this.table = new DealtTable(
      kept,
      {
        deal: ({ game, config, colours, guests }) =>
          engine.open({
            game,
            players: guests.map((guest, seat) => ({
              name: engine.cleanName(guest?.name ?? ''),
              colour: colours[seat] ?? 0,
            })),
            config,
            seed: engine.freshSeed(),
          } as never) as Learning,
        resume: (record) => engine.resume(record) as Learning,
        put: (after) => this.put(after),
        changed: () => this.changed(),
        refused: (why) => this.refused(why),
        again: (found) => void this.invited(found),
        said: (phrase) => this.phrases?.hear(phrase),
        replaced: () => this.replaced(),
      },
      way,
    );
    this.changed();
  }

  /** The seat of this device; the first one if it has none. */
  get seat(): Seat {
    return this.table.me ?? 0;
  }

  private async put(kept: Kept): Promise<boolean> {
    const { host, shelf } = this.room;
    try {
      const isPut = await shelf.put(kept);
      if (!isPut) {
        // Another window has come to the table since.
        this.table.close();
        this.replaced();
      } else void this.turns?.look();
      return isPut;
    } catch (thrown) {
      if (!(thrown instanceof Unkept)) throw thrown;
      host.say(host.words.t(whyUnkept(thrown) === 'full' ? 'dealt-full-disk' : 'dealt-unkept'));
      return false;
    }
  }

  private changed(): void {
    const { table } = this;
    // It is called before it is there, by what it does first.
    if (table === undefined || table.closed) return;
    const { backs, back } = table.kept;
    if (this.players && backs.length > this.course) this.turnBack();
    else if (this.players) {
      this.players.changed();
      this.takeBack?.changed();
    } else if (table.isDealt) this.show();
    else this.waiting(this);
    this.mover = back?.by ?? null;
  }

  /** Opens the game as far as it can be true. */
  private opened(): Learning | ReturnType<typeof learnsBy> {
    const { engine } = this.room.parts,
      { kept, isHost } = this.table,
      record = kept.record ?? '';
    if (isHost) return engine.resume(record);
    try {
      return learnsBy(engine.resume(sightOf(record, kept.shown)) as Learning);
    } catch {
      // The players of the page learn the rest, and find where it goes wrong.
      return learnsBy(engine.resume(record) as Learning);
    }
  }

  /** What the clock has to know. */
  private get standing(): Standing {
    const { table } = this;
    return {
      timed: table.timed,
      me: table.me,
      get connected() {
        return table.connected;
      },
      get here() {
        return table.here;
      },
      // A move that waits for the host takes nobody's time.
      get deciding() {
        const { next, over } = table.kept;
        return over ? [] : next.filter((seat) => seat !== table.me || !table.asks);
      },
      seats: table.kept.hall.guests.length,
      get moves() {
        return table.has().serial;
      },
      get since() {
        return table.kept.since || null;
      },
    };
  }

  /** A move was taken back: the game is shown as it was before. */
  private turnBack(): void {
    this.turning = true;
    this.show();
    this.turning = false;
    this.takeBack?.done(this.mover);
  }

  private show(): void {
    const { room, table } = this,
      { host, card, parts } = room;
    let players: DealtPlayers | null = null;
    const game = host.put(
      this.opened(),
      card,
      { ...parts, engine: learningEngine(parts.engine) },
      {
        menu: () => {
          const say = table.me !== null ? () => this.phrases?.offer() : null;
          host.menu(game, menuOf(host, say, back.concerns ? () => back.act() : null));
        },
      },
      { layers: [layerOf(table, () => players?.isQuiet ?? table.asks)] },
    );
    const next = new NextTable(host, addressOf(table.kept), () => game.open && game.render());
    const back = new TakeBack(host, game, {
      me: table.me,
      get back() {
        return table.kept.back;
      },
      say: (say) => table.back(say),
    });
    this.takeBack = back;
    this.course = table.kept.backs.length;
    players = new DealtPlayers(game, table, {
      wrong: (again) => this.wrong(again),
      meanwhile: () => [...next.choices(), ...back.choices(), ...(this.clock?.choices() ?? [])],
      ended: () => this.clock?.ended ?? null,
      left: () => this.turning || table.close(),
    });
    this.players = players;
    this.game = game;
    this.turns = next;
    void next.look();
    this.phrases = new Phrases(host, game, (phrase) => void table.say(phrase));
    game.commands.drive(players);
    host.sheet.close();
    comes(this);
    callPlayer(host, game);
    // A reload comes back to this table. The secret of its invitation does not stand in the address.
    history.replaceState(history.state, '', `#${addressOf(table.kept)}`);
    game.events.on('closed', () => {
      leaves(this);
      if (location.hash.startsWith(`#${TABLE}`))
        history.replaceState(history.state, '', location.pathname + location.search);
    });
    players.changed();
    game.commands.arrive();
    back.changed();
    this.clock = new TableClock(host, game, this.standing);
    if (table.kept.own && table.me === null) host.say(host.words.t('dealt-full'));
  }

  private refused(why: Refusal[]): void {
    const { game } = this;
    if (!game?.open) return;
    const texts = game.text().moves;
    this.room.host.say(why.map((refusal) => texts.refusal(refusal)).join(' '));
  }
  private wrong(again: boolean): void {
    const { host } = this.room;
    if (again) host.say(host.words.t('dealt-stopped', { name: this.table.kept.hall.guests[0]?.name ?? '' }));
  }

  /** Invites to another game, unless another player has done so: then this device comes along. */
  async again(make: Make): Promise<void> {
    const { room, table } = this;
    if (this.next) return void (location.hash = `#${this.next.link}`);
    const made = await make(room, table.kept.own?.name ?? '');
    if (!made) return;
    this.next = { seat: this.seat, link: made.link };
    await table.inviteAgain(made.link);
    location.hash = `#${TABLE}${made.id}`;
  }
  /** Another player invites to the next game. If both do, everybody comes to the table whose link sorts first. */
  private async invited(found: Again): Promise<void> {
    const { table, next, room } = this;
    if (!table.kept.over || found.seat === table.me || (next && next.link <= found.link)) return;
    this.next = found;
    await this.game?.motion.settle();
    if (this.game?.open || next) {
      room.host.sheet.close();
      location.hash = `#${found.link}`;
    }
  }

  private replaced(): void {
    const { sheet, words } = this.room.host;
    sheet.show(words.t('relay-elsewhere'), [
      paragraph(words.t('relay-elsewhere-about')),
      actions([
        button(words.t('relay-act-here'), { id: 'relay-here', class: 'primary' }, () => {
          sheet.close();
          this.back();
        }),
      ]),
    ]);
  }
}
