// A dealt table whose game is shown: how it is kept, what players hear of it, and what its menu offers.
import { actions, button, paragraph } from '../../dom/elements';
import { Unkept, whyUnkept } from '../../device/database';
import type { Refusal, Seat } from '../../engine/wire';
import type { GameCard } from '../../games/contract';
import type { Again } from '../../lines/relay/said';
import type { Way } from '../../lines/relay/visit';
import type { Host, Parts } from '../../shell/host';
import type { Choice } from '../../table/drivers';
import type { Game } from '../../ui/game-view';
import { Company } from '../../ui/relay/company';
import type { Learning } from './engine';
import { TABLE } from './invitation';
import { menuOf } from './menu';
import { DealtPlayers, layerOf } from './players';
import { learningEngine, learnsBy, sightOf } from './session';
import { sharedOf } from './shared';
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
  private company: Company | null = null;
  /** The last invitation to another game at this table, of this device or another one. */
  private next: Again | null = null;
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
        said: (phrase) => this.company?.hear(phrase),
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
      } else this.company?.kept();
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
      this.company?.changed();
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

  /** A move was taken back: the game is shown as it was before. */
  private turnBack(): void {
    this.turning = true;
    this.show();
    this.turning = false;
    this.company?.tookBack(this.mover);
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
        menu: () => host.menu(game, menuOf(host, this.company?.say ?? null, this.company?.back ?? null)),
      },
      { layers: [layerOf(table, () => players?.isQuiet ?? table.asks)] },
    );
    this.course = table.kept.backs.length;
    players = new DealtPlayers(game, table, {
      wrong: (again) => this.wrong(again),
      meanwhile: () => [...this.returns(), ...(this.company?.choices() ?? [])],
      ended: () => this.company?.ended ?? null,
      left: () => this.turning || table.close(),
    });
    this.players = players;
    this.game = game;
    game.commands.drive(players);
    host.sheet.close();
    comes(this);
    game.events.on('closed', () => leaves(this));
    players.changed();
    game.commands.arrive();
    this.company = new Company(host, game, parts.engine, sharedOf(table));
    if (table.kept.own && table.me === null) host.say(host.words.t('dealt-full'));
  }

  /** Lets a player for whom a computer plays go on. */
  private returns(): Choice[] {
    const { table, room } = this;
    if (!table.isReplaced) return [];
    return [
      { id: 'dealt-return', text: room.host.words.t('dealt-return'), play: () => void table.comeBack() },
    ];
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
