// Dealt tables on the screen: inviting, taking a seat, watching, and going on with a table of this device.
import { actions, button, el, fill, paragraph } from '../../dom/elements';
import { linkAddress } from '../../dom/send';
import { encode, known, type Bytes } from '../../device/bytes';
import { Unkept, whyUnkept } from '../../device/database';
import { relayAddress } from '../../device/relay';
import { makeKey } from '../../device/sign';
import { fetchEngine, refused } from '../../engine/engine';
import type { Setup } from '../../engine/wire';
import { findCard } from '../../games';
import type { Terms } from '../../lines/relay/clock';
import { keysOf, makeSecret } from '../../lines/relay/keys';
import { lookFor } from '../../lines/relay/meeting';
import type { Way } from '../../lines/relay/visit';
import type { Host } from '../../shell/host';
import { askName } from '../../ui/pairing/name';
import { clockToChoose } from '../../ui/relay/clock';
import { askToNotify } from '../../ui/relay/call';
import { codeToGive } from '../../ui/relay/code-part';
import { showAddress } from '../../ui/sheets/hand-on';
import { refusalText } from '../../words/refusals';
import { invitationIn, invitationLink } from './invitation';
import { hallIn, idOf, type Hall } from './message';
import { makeBoxKey, travelling } from './pair';
import { openShelf, type Kept } from './store';
import type { DealtTable } from './table';
import { lastTable, TableOnPage, type Room } from './table-on-page';

/** Fetches what tables of a game need; null, after saying so, if that does not work. `again` tries it again. */
async function roomFor(host: Host, game: string, again: () => void): Promise<Room | null> {
  const card = findCard(game);
  try {
    const [shelf, engine, page] = await Promise.all([
      openShelf(),
      fetchEngine(game),
      card?.code(),
      ...[game, 'dealt', 'relay', 'pair'].map((name) => host.words.fetch(name)),
    ]);
    if (card && page && shelf.lasting && 'subtle' in crypto)
      return { host, shelf, card, parts: { engine, page } };
    host.say(host.words.t('dealt-unkept'));
  } catch (thrown) {
    host.miss(thrown, again);
  }
  return null;
}

const wayTo = async (secret: Bytes): Promise<Way> => {
  const { relayAt } = await import('../../lines/relay/mqtt');
  return { connect: relayAt(relayAddress() ?? ''), keys: await keysOf(secret) };
};

/** What a device keeps of a table to which it has just come. */
const EMPTY = {
  ...{ epoch: 0, record: null, shown: [], answered: [], asked: 0, ask: null, next: [], over: false },
  ...{ backs: [], back: null, terms: null, since: 0 },
} as const;

/** Keeps a table that is new on this device; false, after saying why, if it cannot. */
async function keep({ host, shelf }: Room, kept: Kept): Promise<boolean> {
  try {
    return await shelf.put(kept);
  } catch (thrown) {
    if (!(thrown instanceof Unkept)) throw thrown;
    host.say(host.words.t(whyUnkept(thrown) === 'full' ? 'dealt-full-disk' : 'dealt-unkept'));
    return false;
  }
}
const ownOf = async (name: string): Promise<NonNullable<Kept['own']>> => ({
  name,
  key: await makeKey(),
  box: await makeBoxKey(),
});

/** Invites to a table, after asking for the name of the player at this device. */
export async function inviteDealt(host: Host, setup: Setup): Promise<void> {
  const room = await roomFor(host, setup.game, () => void inviteDealt(host, setup));
  if (!room) return;
  const { words } = host,
    { field, chosen } = clockToChoose(host);
  askName(host, {
    title: words.t('relay-title'),
    about: words.t('dealt-host-about'),
    label: words.t('dealt-your-name'),
    act: words.t('relay-go'),
    choice: field,
    then: async (name) => {
      const made = await makeTable(room, setup, name, chosen());
      if (made) await openTable(room, made.id);
    },
  });
}

/** Makes and keeps a table; null, after saying why, if that cannot be. */
async function makeTable(
  room: Room,
  setup: Setup,
  name: string,
  terms: Terms | null,
): Promise<{ id: string; link: string } | null> {
  const { engine } = room.parts,
    { game, players, config } = setup;
  try {
    engine.open(setup).free(); // it says what does not fit together before anybody is invited
  } catch (thrown) {
    const { words } = room.host,
      texts = refused(thrown).refusals.map((refusal) => refusalText(words, game, refusal));
    room.host.say(texts.join(' '));
    return null;
  }
  const own = await ownOf(engine.cleanName(name)),
    secret = makeSecret(),
    id = await idOf(travelling(own.key)),
    guest = { name: own.name, key: travelling(own.key), box: travelling(own.box) },
    colours = players.map(({ colour }) => colour),
    guests = colours.map((_, seat) => (seat === 0 ? guest : null)),
    hall: Hall = { n: 0, game, config, colours, guests, dealt: false, computers: [] };
  const kept = { ...EMPTY, id, secret: encode(secret), at: Date.now(), own, hall, terms } as unknown as Kept;
  return (await keep(room, kept)) ? { id, link: invitationLink({ secret, id }) } : null;
}

/** Begins another game at the table that was played last, with the same people; false if there is none. */
export async function againDealt(setup: Setup): Promise<boolean> {
  const table = lastTable();
  if (!table) return false;
  await table.again(async (room, name) => {
    // The player who asks deals, at the first seat.
    const others = [...setup.players.keys()].filter((seat) => seat !== table.seat),
      players = [table.seat, ...others].flatMap((seat) => setup.players[seat] ?? []);
    return makeTable(
      room,
      { ...setup, players, away: undefined, live: undefined },
      name,
      table.table.timed.terms,
    );
  });
  return true;
}

/** Opens a link that invites to a table; returns null, as all it finds is shown. */
export async function openInvitation(host: Host, text: string): Promise<null> {
  const found = invitationIn(text);
  await Promise.all(['dealt', 'relay'].map((name) => host.words.fetch(name)));
  if (!found) {
    host.sheet.show(host.words.t('dealt-refused'), [
      paragraph(host.words.t('dealt-unreadable'), { role: 'alert', class: 'message' }),
    ]);
    return null;
  }
  const { id } = found,
    own = await (await openShelf()).get(id);
  if (own) {
    await resumeDealt(host, id);
    return null;
  }
  host.sheet.show(host.words.t('relay-title'), [
    paragraph(host.words.t('relay-code-wait'), { role: 'status' }),
  ]);
  const { connect, keys } = await wayTo(found.secret),
    topic = `${keys.topic}/i`,
    hall = await lookFor(connect, keys, topic, (message) => hallIn(message, topic, id));
  const again = (): void => void openInvitation(host, text);
  if (!hall) host.say(host.words.t(hall === null ? 'relay-code-down' : 'dealt-none'), again);
  if (!hall) host.sheet.close();
  else {
    const room = await roomFor(host, hall.game, again);
    if (room) askToJoin(room, hall, { id, secret: encode(found.secret) });
  }
  return null;
}

/** Asks for the name of the player at this device, and for a seat; who has none watches. */
function askToJoin(room: Room, hall: Hall, { id, secret }: { id: string; secret: string }): void {
  const { host } = room,
    { words } = host,
    name = hall.guests[0]?.name ?? '',
    title = words.t('dealt-invited', { name, game: words.t(`game-${hall.game}`) });
  const come = async (own: Kept['own']): Promise<void> => {
    const kept = { ...EMPTY, id, secret, at: Date.now(), own, hall } as unknown as Kept;
    if (await keep(room, kept)) await openTable(room, id);
  };
  const watch = button(words.t('relay-act-watch'), { id: 'relay-watch' }, () => void come(null));
  if (!hall.guests.includes(null)) {
    host.sheet.show(title, [paragraph(words.t('dealt-full')), actions([watch])]);
    return;
  }
  askName(host, {
    title,
    about: words.t('dealt-join-about', { name }),
    label: words.t('dealt-your-name'),
    act: words.t('dealt-join'),
    then: async (own) => come(await ownOf(room.parts.engine.cleanName(own))),
  });
  host.sheet.dialog.querySelector('.sheet-body')?.append(actions([watch]));
}

/** Goes on with a table of this device. */
export async function resumeDealt(host: Host, id: string): Promise<void> {
  const kept = await (await openShelf()).get(id);
  if (!kept) return host.leave();
  const room = await roomFor(host, kept.hall.game, () => void resumeDealt(host, id));
  if (room) await openTable(room, id);
}

/** Connects a table, and shows who has come until its game begins. */
async function openTable(room: Room, id: string): Promise<void> {
  const { host, shelf } = room,
    kept = await shelf.get(id);
  if (!kept) return;
  const list = el('ul', { class: 'live-seats', role: 'list' }),
    status = paragraph('', { role: 'status' }),
    show = ({ table }: TableOnPage): void => {
      fill(list, ...seatsOf(host, table));
      fill(status, host.words.t(table.connected ? 'relay-starts' : 'dealt-lost'));
    },
    open = new TableOnPage(
      room,
      kept,
      await wayTo(known(kept.secret)),
      show,
      () => void resumeDealt(host, id),
    );
  show(open);
  if (open.table.isDealt) return;
  const below = [el('h3', {}, host.words.t('dealt-seats')), list, status, askToNotify(host)],
    title = host.words.t('relay-title');
  if (open.table.isHost) {
    const link = linkAddress(invitationLink({ secret: known(kept.secret), id }), kept.hall.game);
    await showAddress(host, link, title, (copied) =>
      host.words.t('dealt-invite-about', { copied: copied ? 'yes' : 'no' }),
    );
    host.sheet.dialog.querySelector('.sheet-body')?.append(codeToGive(host, link), el('div', {}, ...below));
  } else
    host.sheet.show(title, [paragraph(host.words.t(kept.own ? 'dealt-joined' : 'relay-watches')), ...below]);
  host.sheet.dialog.addEventListener(
    'close',
    () => {
      if (!open.table.isDealt) open.table.close();
    },
    { once: true },
  );
}

/** Returns the seats in words: who is there, and which are free. */
function seatsOf({ words }: Host, { kept, me, here }: DealtTable): HTMLElement[] {
  return kept.hall.guests.map((guest, seat) => {
    const standing = guest === null ? 'free' : seat === me ? 'you' : here.has(seat) ? 'here' : 'joined';
    return el('li', { 'data-state': standing }, [
      words.t(`dealt-seat-${standing}`, { name: guest?.name ?? '', deals: seat === 0 ? 'yes' : 'no' }),
    ]);
  });
}
