// Playing over a relay, on the screen: inviting, taking a seat, watching, and going on with a table of this device.
import { actions, button, el, fill, paragraph } from '../../../dom/elements';
import { encode, known } from '../../../device/bytes';
import { hasRelay, relayAddress } from '../../../device/relay';
import type { Setup } from '../../../engine/wire';
import { agree } from '../../../letters/device';
import type { Setup as LetterSetup } from '../../../letters/letter';
import { setupOf, type LinkTable, type Refusal } from '../../../letters/link-table';
import { invite, invited, join, makeSecrets, tableOf } from '../../../letters/protocol';
import { freeSeat } from '../../../letters/seats';
import { openVault, tryPut } from '../../../letters/store';
import { keysOf, makeSecret } from '../../../lines/relay/keys';
import type { Host } from '../../../shell/host';
import { askName } from '../../../ui/pairing/name';
import type { LivePlayers } from '../live/players';
import { showTable } from '../live/show';
import { linkMenu, showFair } from '../fair';
import { consent, refusal } from '../sheets';
import { gameOf, roomFor, show as showByLink, type Room } from '../tables';
import type { Again } from '../../../lines/relay/said';
import { askToNotify, callPlayer } from '../../../ui/relay/call';
import { NextTable } from '../../../ui/relay/turns';
import { addressOf, invitationIn, invitationLink, TABLE } from './invitation';
import { seatsOf, showLobby } from './lobby';
import { Phrases } from '../../../ui/relay/phrases';
import type { Way } from '../../../lines/relay/visit';
import { RelayTable } from './relay-table';

/** Fetches what tables of a game on a relay need; null, after saying so, if that does not work. */
async function relayRoom(host: Host, game: string, again: () => void): Promise<Room | null> {
  const room = await roomFor(host, game, again);
  if (room) await Promise.all(['live', 'pair'].map((name) => host.words.fetch(name)));
  return room;
}

/** The table whose game is on the screen. */
let last: TableOnPage | null = null;
function comes(table: TableOnPage): void {
  last = table;
}
function leaves(table: TableOnPage): void {
  if (last === table) last = null;
}

/** A table on the relay of this site, on the screen. Its game is shown as soon as it is dealt. */
class TableOnPage {
  readonly table: RelayTable;
  private players: LivePlayers | null = null;
  private phrases: Phrases | null = null;
  private nextTable: NextTable | null = null;
  /** The last invitation to another game at this table, of this device or another one. */
  private next: Again | null = null;

  /** `waiting`: called when a device has come or gone, or a seat was taken, until the game is shown. */
  constructor(
    private readonly room: Room,
    state: LinkTable,
    private readonly way: Way,
    private readonly waiting: (table: RelayTable) => void,
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
        said: (phrase) => this.phrases?.hear(phrase),
        again: (invitation) => void this.invited(invitation),
        refused: (found, text) => this.refused(found, text),
        replaced: () => this.replaced(),
      },
      way,
    );
    this.changed();
  }

  private async put(before: LinkTable, after: LinkTable): Promise<boolean> {
    const { host, vault } = this.room,
      why = await tryPut(vault, before, after);
    if (why) host.say(host.words.t(`together-${why}`));
    else void this.nextTable?.look();
    return why === null;
  }

  private changed(): void {
    const { table } = this;
    if (table.closed) return;
    if (this.players) return this.players.changed();
    if (table.state.draws.length > 0) this.show();
    else this.waiting(table);
  }

  private show(): void {
    const { table, room } = this,
      { host } = room,
      next = new NextTable(host, addressOf(table.state), () => host.game?.render()),
      shown = showTable(
        room,
        table,
        false,
        {
          meet: null,
          meanwhile: () => next.choices(),
          byLink: () => {
            table.close();
            void showByLink(room, table.state, null);
          },
        },
        (game) =>
          host.menu(
            game,
            linkMenu(host, 'relay-way', [
              table.state.me !== null && ['say', 'relay-say', () => this.phrases?.offer()],
              ['rules', 'together-fair-title', () => showFair(host, table.state)],
            ]),
          ),
      );
    if (!shown) return;
    this.players = shown.players;
    this.nextTable = next;
    this.phrases = new Phrases(host, shown.game, (phrase) => void table.say(phrase));
    comes(this);
    void next.look();
    callPlayer(host, shown.game);
    // A reload comes back to this table. The secret of its invitation does not stand in the address.
    history.replaceState(history.state, '', `#${addressOf(table.state)}`);
    shown.game.events.on('closed', () => {
      leaves(this);
      if (location.hash.startsWith(`#${TABLE}`))
        history.replaceState(history.state, '', location.pathname + location.search);
    });
  }

  /** Invites to another game, unless another player has done so: then this device comes along. */
  async again({ game, players, config }: Setup): Promise<void> {
    const { room, table } = this,
      me = table.state.me ?? 0;
    if (this.next) return void openInvitation(room.host, `#${this.next.link}`);
    // The others give their names when they join.
    const seats = players.map(({ name, colour }, seat) => ({ name: seat === me ? name : '', colour })),
      made = await makeTable(room, { game, players: seats, config, host: me });
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

  /** The game has taken another course than the one on the screen: it is shown anew. */
  private turned(seat: number): void {
    if (!this.players) return;
    const { room, table, way, waiting } = this,
      { host } = room;
    table.close();
    new TableOnPage(room, table.state, way, waiting);
    host.say(host.words.t('together-turned', { name: table.state.seats[seat]?.name ?? '' }));
  }

  private refused(found: Refusal, text: string): void {
    const { table, room } = this,
      { host, begin } = room;
    // Another player wants to go on from a new device.
    if (found.why === 'asks')
      return consent(host, table.state, found, () => {
        host.sheet.close();
        void table.go((state) => agree(state, text, begin));
      });
    // What anybody leaves on a relay may be wrong. Only what concerns this device is worth a word.
    if (['taken', 'version', 'twice'].includes(found.why)) refusal(host, found, table.state);
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

/** Invites to a table on the relay, after asking for the name of the player at this device. */
export async function inviteOver(host: Host, setup: Setup): Promise<void> {
  const { game, players, config } = setup,
    room = await relayRoom(host, game, () => void inviteOver(host, setup));
  if (!room) return;
  const { words } = host;
  askName(host, {
    title: words.t('relay-title'),
    about: words.t('relay-name-about'),
    label: words.t('live-your-name'),
    act: words.t('relay-go'),
    then: async (name) => {
      // The others give their own names when they join.
      const seats = players.map(({ colour }, seat) => ({
          name: seat === 0 ? room.parts.engine.cleanName(name) : '',
          colour,
        })),
        made = await makeTable(room, { game, players: seats, config, host: 0 });
      if (made) await openTable(room, made.id);
    },
  });
}

/** Makes and keeps a table; null, after saying why, if that cannot be. */
async function makeTable(room: Room, setup: LetterSetup): Promise<{ id: string; link: string } | null> {
  const state = await invite(setup, await makeSecrets(), room.begin, false);
  if ('why' in state) {
    refusal(room.host, state);
    return null;
  }
  const secret = makeSecret(),
    link = invitationLink(secret, state.letters[0]?.text ?? '');
  return (await keep(room, state, encode(secret))) ? { id: state.id, link } : null;
}

/** Begins another game at the table that was played last, with the same people; false if it was not over a relay. */
export async function againOver(setup: Setup): Promise<boolean> {
  const table = last;
  await table?.again(setup);
  return table !== null;
}

/** Keeps a table that is new on this device, with the secret of its invitation; false, after saying why, if it cannot. */
async function keep({ host, vault }: Room, state: LinkTable, secret: string): Promise<boolean> {
  const why = await tryPut(vault, null, state);
  if (why) {
    host.say(host.words.t(`together-${why}`));
    return false;
  }
  await vault.keepRelay(state.id, { secret, epoch: 0 });
  return true;
}

/** Opens a link that invites to a table on the relay; returns null, as all it finds is shown. */
export async function openInvitation(host: Host, text: string): Promise<null> {
  const found = invitationIn(text),
    game = found && gameOf(found.letters);
  if (!found || !game) {
    await host.words.fetch('together');
    refusal(host, { why: 'unreadable' });
    return null;
  }
  const room = await relayRoom(host, game, () => void openInvitation(host, text));
  if (!room) return null;
  const state = await invited(found.letters, room.begin, false);
  if ('why' in state) {
    refusal(host, state);
    return null;
  }
  const secret = encode(found.secret),
    own = await room.vault.get(state.id);
  if (own) {
    if (!(await room.vault.relay(state.id))) await room.vault.keepRelay(state.id, { secret, epoch: 0 });
    await openTable(room, state.id);
  } else if (freeSeat(state) === null) refusal(host, { why: 'taken' });
  else askToJoin(room, state, found.letters, secret);
  return null;
}

/** Asks for the name of the player at this device, and for a seat; who has none watches. */
function askToJoin(room: Room, state: LinkTable, link: string, secret: string): void {
  const { host } = room,
    { words } = host,
    { game, host: seat } = setupOf(state),
    name = state.seats[seat]?.name ?? '',
    keepAndOpen = async (table: LinkTable): Promise<void> => {
      if (await keep(room, table, secret)) await openTable(room, table.id);
    };
  askName(host, {
    title: words.t('together-invited', { name, game: words.t(`game-${game}`) }),
    about: words.t('relay-join-about'),
    label: words.t('live-your-name'),
    act: words.t('together-join'),
    then: async (own) => {
      const { cleanName } = room.parts.engine,
        joined = await join(link, cleanName(own), await makeSecrets(), room.begin, false);
      if ('why' in joined) return refusal(host, joined);
      await keepAndOpen(joined);
    },
    more: actions([button(words.t('relay-act-watch'), { id: 'relay-watch' }, () => void keepAndOpen(state))]),
  });
}

/** Goes on with a table of this device. */
export async function resumeRelay(host: Host, id: string): Promise<void> {
  const state = await (await openVault()).get(id),
    room = state && (await relayRoom(host, setupOf(state).game, () => void resumeRelay(host, id)));
  if (room) await openTable(room, id);
  else if (!state) host.leave();
}

/** Connects a table, and shows who has come until its game begins. */
async function openTable(room: Room, id: string): Promise<void> {
  const { host, vault } = room,
    [state, entry] = await Promise.all([vault.get(id), vault.relay(id)]);
  if (!state) return;
  if (!entry || !hasRelay()) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return showByLink(room, state, null);
  }
  const list = el('ul', { class: 'live-seats', role: 'list' }),
    status = paragraph('', { role: 'status' });
  const [{ relayAt }, keys] = await Promise.all([
    import('../../../lines/relay/mqtt'),
    keysOf(known(entry.secret)),
  ]);
  const way = { connect: relayAt(relayAddress() ?? ''), keys },
    { table } = new TableOnPage(room, state, way, (now) => {
      fill(list, ...seatsOf(host, now));
      fill(status, host.words.t(now.connected ? 'relay-starts' : 'live-lost'));
    });
  if (table.state.draws.length > 0) return;
  await showLobby(room, table, entry.secret, [
    el('h3', {}, host.words.t('live-seats')),
    list,
    status,
    askToNotify(host),
  ]);
  host.sheet.dialog.addEventListener(
    'close',
    () => {
      if (table.state.draws.length === 0) table.close();
    },
    { once: true },
  );
}
