// Playing over a relay, on the screen: inviting, taking a seat, watching, and going on with a table of this device.
import { actions, button, el, fill, paragraph } from '../../../dom/elements';
import { encode, known } from '../../../device/bytes';
import { hasRelay, relayAddress } from '../../../device/relay';
import type { Setup } from '../../../engine/wire';
import type { Setup as LetterSetup } from '../../../letters/letter';
import { setupOf, type LinkTable } from '../../../letters/link-table';
import { invite, invited, join, makeSecrets } from '../../../letters/protocol';
import { freeSeat } from '../../../letters/seats';
import { openVault, tryPut } from '../../../letters/store';
import { isTerms, type Terms } from '../../../lines/relay/clock';
import { keysOf, makeSecret } from '../../../lines/relay/keys';
import type { Host } from '../../../shell/host';
import { askName } from '../../../ui/pairing/name';
import { refusal } from '../sheets';
import { gameOf, roomFor, show as showByLink, type Room } from '../tables';
import { clockToChoose } from '../../../ui/relay/clock';
import { askToNotify } from '../../../ui/relay/call';
import { invitationIn, invitationLink } from './invitation';
import { seatsOf, showLobby } from './lobby';
import { lastTable, TableOnPage } from './table-on-page';

/** Fetches what tables of a game on a relay need; null, after saying so, if that does not work. */
async function relayRoom(host: Host, game: string, again: () => void): Promise<Room | null> {
  const room = await roomFor(host, game, again);
  if (room) await Promise.all(['live', 'pair'].map((name) => host.words.fetch(name)));
  return room;
}

/** Invites to a table on the relay, after asking for the name of the player at this device. */
export async function inviteOver(host: Host, setup: Setup): Promise<void> {
  const { game, players, config } = setup,
    room = await relayRoom(host, game, () => void inviteOver(host, setup));
  if (!room) return;
  const { words } = host,
    { field, chosen } = clockToChoose(host);
  askName(host, {
    title: words.t('relay-title'),
    about: words.t('relay-name-about'),
    label: words.t('live-your-name'),
    act: words.t('relay-go'),
    choice: field,
    then: async (name) => {
      // The others give their own names when they join.
      const seats = players.map(({ colour }, seat) => ({
          name: seat === 0 ? room.parts.engine.cleanName(name) : '',
          colour,
        })),
        made = await makeTable(room, { game, players: seats, config, host: 0 }, chosen());
      if (made) await openTable(room, made.id);
    },
  });
}

/** Makes and keeps a table; null, after saying why, if that cannot be. */
export async function makeTable(
  room: Room,
  setup: LetterSetup,
  terms: Terms | null,
): Promise<{ id: string; link: string } | null> {
  const state = await invite(setup, await makeSecrets(), room.begin, false);
  if ('why' in state) {
    refusal(room.host, state);
    return null;
  }
  const secret = makeSecret(),
    link = invitationLink(secret, state.letters[0]?.text ?? '');
  return (await keep(room, state, encode(secret), terms)) ? { id: state.id, link } : null;
}

/** Begins another game at the table that was played last, with the same people; false if it was not over a relay. */
export async function againOver(setup: Setup): Promise<boolean> {
  const table = lastTable();
  await table?.again(setup);
  return table !== null;
}

/** Keeps a table that is new on this device, with the secret of its invitation; false, after saying why, if it cannot. */
async function keep(
  { host, vault }: Room,
  state: LinkTable,
  secret: string,
  terms: Terms | null = null,
): Promise<boolean> {
  const why = await tryPut(vault, null, state);
  if (why) {
    host.say(host.words.t(`together-${why}`));
    return false;
  }
  await vault.keepRelay(state.id, { secret, epoch: 0, ...(terms && { terms }) });
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
export async function openTable(room: Room, id: string): Promise<void> {
  const { host, vault } = room,
    [state, entry] = await Promise.all([vault.get(id), vault.relay(id)]);
  if (!state) return;
  if (!entry || !hasRelay()) {
    history.replaceState(history.state, '', location.pathname + location.search);
    return showByLink(room, state, null);
  }
  const list = el('ul', { class: 'live-seats', role: 'list' }),
    status = paragraph('', { role: 'status' });
  const [{ relayAt }, keys, [expected, answer]] = await Promise.all([
    import('../../../lines/relay/mqtt'),
    keysOf(known(entry.secret)),
    vault.begun(state),
  ]);
  const way = { connect: relayAt(relayAddress() ?? ''), keys },
    { table } = new TableOnPage(
      room,
      state,
      way,
      (now) => {
        fill(list, ...seatsOf(host, now));
        fill(status, host.words.t(now.connected ? 'relay-starts' : 'live-lost'));
      },
      isTerms(entry.terms) ? entry.terms : null,
      expected === undefined || answer === undefined ? null : [expected, answer],
    );
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
