// A table on the relay whose game is shown: how it is kept, what players hear of it, and what its menu offers.
import { actions, button, paragraph } from '../../../dom/elements';
import type { Setup } from '../../../engine/wire';
import { agree } from '../../../letters/device';
import type { LinkTable, Refusal } from '../../../letters/link-table';
import { tableOf } from '../../../letters/protocol';
import { tryPut } from '../../../letters/store';
import type { Again } from '../../../lines/relay/said';
import type { Way } from '../../../lines/relay/visit';
import type { Terms } from '../../../lines/relay/clock';
import type { Choice } from '../../../table/drivers';
import { Company } from '../../../ui/relay/company';
import { linkMenu, showFair } from '../fair';
import type { LivePlayers } from '../live/players';
import { showTable } from '../live/show';
import { consent, refusal } from '../sheets';
import { show as showByLink, type Room } from '../tables';
import { invitationIn } from './invitation';
import { Preparing } from './prepare';
import type { Answer } from './prepared';
import { makeTable, openInvitation, openTable, resumeRelay } from './page';
import { RelayTable } from './relay-table';
import { sharedOf } from './shared';

/** The table whose game is on the screen. */
let last: TableOnPage | null = null;
export const lastTable = (): TableOnPage | null => last;
function comes(table: TableOnPage): void {
  last = table;
}
function leaves(table: TableOnPage): void {
  if (last === table) last = null;
}

/** A table on the relay of this site, on the screen. Its game is shown as soon as it is dealt. */
export class TableOnPage {
  readonly table: RelayTable;
  private players: LivePlayers | null = null;
  private company: Company | null = null;
  private preparing: Preparing | null = null;
  /** When the last letter was written or came. */
  private since: number | null = null;
  /** Whether the game makes room for itself, as it was one turn before or is seen from another seat. */
  private turning = false;
  /** The seat from which the game is shown. */
  private seat: number | null = null;
  /** The last invitation to another game at this table, of this device or another one. */
  private next: Again | null = null;

  /** `waiting`: called when a device has come or gone, or a seat was taken, until the game is shown. */
  constructor(
    private readonly room: Room,
    state: LinkTable,
    private readonly way: Way,
    private readonly waiting: (table: RelayTable) => void,
    /** Of its clock, at the device of the host. */
    private readonly terms: Terms | null,
    prepared: Answer | null = null,
  ) {
    const { vault, begin } = room;
    this.table = new RelayTable(
      state,
      {
        begin,
        put: (before, after) => this.put(before, after),
        nextEpoch: async (least) => {
          const entry = await vault.relay(state.id),
            epoch = Math.max(least, (entry?.epoch ?? 0) + 1);
          if (entry) await vault.keepRelay(state.id, { ...entry, epoch });
          return epoch;
        },
        changed: () => this.changed(),
        turned: (seat) => this.turned(seat),
        tookBack: (seat) => this.tookBack(seat),
        said: (phrase) => this.company?.hear(phrase),
        again: (invitation) => void this.invited(invitation),
        refused: (found, text) => this.refused(found, text),
        replaced: () => this.replaced(),
        // That none is kept is no loss: the player is asked.
        keepAnswer: (now, answer) => vault.begin(now, answer ?? []).catch(() => undefined),
        unexpected: () => this.preparing?.dropped(),
      },
      way,
      terms,
      prepared,
    );
    void vault.since(state).then((at) => (this.since ??= at));
    this.changed();
  }

  private async put(before: LinkTable, after: LinkTable): Promise<boolean> {
    const { host, vault } = this.room,
      why = await tryPut(vault, before, after);
    if (why) host.say(host.words.t(`together-${why}`));
    else {
      if (after.head !== before.head) this.since = Date.now();
      this.company?.kept();
    }
    return why === null;
  }

  private changed(): void {
    const { table } = this;
    if (table.closed) return;
    this.preparing?.changed();
    if (this.players && table.state.me !== this.seat) return this.showAnew();
    if (this.players) this.players.changed();
    if (this.players) return this.company?.changed();
    if (table.state.draws.length > 0) this.show();
    else this.waiting(table);
  }

  private show(): void {
    const { table, room } = this,
      { host } = room,
      shown = showTable(
        room,
        table,
        false,
        {
          meet: null,
          meanwhile: () => [
            ...(this.company?.choices() ?? []),
            // Two rows of buttons would change the layout of a table on a phone.
            ...(this.company?.isOut ? [] : (this.preparing?.choices() ?? [])),
            ...this.freeSeats(),
          ],
          told: () => this.preparing?.text ?? '',
          ended: () => this.company?.ended ?? null,
          left: () => this.turning || table.close(),
          byLink: () => {
            table.close();
            void showByLink(room, table.state, null);
          },
        },
        (game) => host.menu(game, this.menu()),
      );
    if (!shown) return;
    const { game, players } = shown;
    this.players = players;
    this.seat = table.state.me;
    this.preparing = new Preparing(host, game, table);
    this.company = new Company(
      host,
      game,
      room.parts.engine,
      sharedOf(table, game, players, () => this.since),
    );
    comes(this);
    game.events.on('closed', () => leaves(this));
  }

  private menu(): HTMLElement {
    const { host } = this.room,
      { say = null, back = null } = this.company ?? {};
    return linkMenu(host, 'relay-way', [
      say && ['say', 'relay-say', say],
      back && ['undo', 'relay-back', back],
      ['rules', 'together-fair-title', () => showFair(host, this.table.state)],
    ]);
  }

  /** Lets a player for whom a computer plays ask to go on: such a device only watches. */
  private freeSeats(): Choice[] {
    const { table, room } = this,
      { me, seats, next } = table.state;
    return me !== null || next === null || !table.timed.terms
      ? []
      : seats.flatMap(({ name }, seat) =>
          table.here.has(seat)
            ? []
            : [
                {
                  id: `relay-take-over-${seat}`,
                  text: room.host.words.t('together-act-take-over', { name }),
                  modest: true,
                  play: () => void table.takeOver(seat),
                },
              ],
        );
  }

  /** Invites to another game, unless another player has done so: then this device comes along. */
  async again({ game, players, config }: Setup): Promise<void> {
    const { room, table } = this,
      me = table.state.me ?? 0;
    if (this.next) return void openInvitation(room.host, `#${this.next.link}`);
    // The others give their names when they join.
    const seats = players.map(({ name, colour }, seat) => ({ name: seat === me ? name : '', colour })),
      made = await makeTable(room, { game, players: seats, config, host: me }, table.timed.terms);
    if (!made) return;
    this.next = { seat: me, link: made.link };
    await table.inviteAgain(made.link);
    await openTable(room, made.id);
  }

  /** Another player invites to the next game. If both do, everybody comes to the table whose link sorts first. */
  private async invited(found: Again): Promise<void> {
    const { room, table } = this,
      isMine = found.seat === table.state.me;
    if (table.state.next !== null || (this.next && this.next.link <= found.link)) return;
    const id = await tableOf(invitationIn(`#${found.link}`)?.letters ?? '');
    if (id === null || (await room.vault.get(id))) return; // that one is on the first screen
    this.next = found;
    if (!isMine && this.players) await openInvitation(room.host, `#${found.link}`);
  }

  /** The last move was taken back: the game is shown as it was before. */
  private tookBack(seat: number): void {
    if (!this.players) return;
    this.showAnew();
    this.company?.tookBack(seat);
  }
  private showAnew(): void {
    this.turning = true;
    this.show();
    this.turning = false;
  }

  /** The game has taken another course than the one on the screen: it is shown anew. */
  private turned(seat: number): void {
    if (!this.players) return;
    const { room, table, way, waiting } = this,
      { host } = room;
    table.close();
    new TableOnPage(room, table.state, way, waiting, this.terms);
    host.say(host.words.t('together-turned', { name: table.state.seats[seat]?.name ?? '' }));
  }

  private refused(found: Refusal, text: string): void {
    const { table, room } = this,
      { host, begin } = room;
    if (found.why === 'asks' && found.seat === table.state.me) return this.lost();
    // Another player wants to go on from a new device.
    if (found.why === 'asks')
      return consent(host, table.state, found, () => {
        host.sheet.close();
        void table.go((state) => agree(state, text, begin));
      });
    // What anybody leaves on a relay may be wrong. Only what concerns this device is worth a word.
    if (['taken', 'version', 'twice'].includes(found.why)) refusal(host, found, table.state);
  }

  /** Another device goes on for the seat of this one, as the time of its player was up. */
  private lost(): void {
    const { host } = this.room,
      { words, sheet } = host;
    sheet.show(words.t('relay-lost'), [
      paragraph(words.t('relay-lost-about')),
      actions([
        button(words.t('relay-act-watch'), { id: 'relay-step-down', class: 'primary' }, () => {
          sheet.close();
          void this.table.stepDown();
        }),
      ]),
    ]);
  }

  private replaced(): void {
    const { host } = this.room,
      { words, sheet } = host;
    sheet.show(words.t('relay-elsewhere'), [
      paragraph(words.t('relay-elsewhere-about')),
      actions([
        button(words.t('relay-act-here'), { id: 'relay-here', class: 'primary' }, () => {
          sheet.close();
          void resumeRelay(host, this.table.state.id);
        }),
      ]),
    ]);
  }
}
