// Playing in one room, at the device that the others come to: invites, shows the code, and waits until all have come.
import { el, fill, paragraph } from '../../../dom/elements';
import type { Setup } from '../../../engine/wire';
import type { Host } from '../../../shell/host';
import { showCode, whenGone } from '../../../ui/pairing/host-code';
import { askName } from '../../../ui/pairing/name';
import { whyNot } from '../../../lines/support';
import { refusal } from '../sheets';
import { seatsWith } from '../../../letters/seats';
import { invite, makeSecrets } from '../../../letters/protocol';
import { openVault, tryPut } from '../../../letters/store';
import { setupOf } from '../../../letters/link-table';
import { liveRoom, liveTable, LiveTable, type Ways } from './table';

const HUB: Ways = { meet: (table) => void letBack(table) };

/** Invites to a table in this room, after asking for the name of the player at this device. */
export async function hostLive(host: Host, setup: Setup): Promise<void> {
  const { game, players, config } = setup,
    room = await liveRoom(host, game, () => void hostLive(host, setup));
  if (!room) return;
  const why = whyNot();
  if (why) return host.say(host.words.t(why));
  const { words } = host,
    { cleanName } = room.parts.engine;
  askName(host, {
    title: words.t('live-title'),
    about: words.t('live-name-about'),
    label: words.t('live-your-name'),
    act: words.t('live-go'),
    then: async (name) => {
      // The others give their own names when they join.
      const seats = players.map(({ colour }, seat) => ({ name: seat === 0 ? cleanName(name) : '', colour }));
      const state = await invite(
        { game, players: seats, config, host: 0 },
        await makeSecrets(),
        room.begin,
        false,
      );
      if ('why' in state) return refusal(host, state);
      const why = await tryPut(room.vault, null, state);
      if (why) return host.say(words.t(`together-${why}`));
      await lobby(new LiveTable(room, state, true, HUB));
    },
  });
}

/** Goes on in this room with a table that is kept here, at the device that the others come to. */
export async function resumeLive(host: Host, id: string): Promise<void> {
  const state = await (await openVault()).get(id),
    room = state && (await liveRoom(host, setupOf(state).game, () => void resumeLive(host, id)));
  if (!state || !room) return;
  const why = whyNot();
  if (why) return host.say(host.words.t(why));
  const table = new LiveTable(room, state, true, HUB);
  if (state.draws.length === 0) return lobby(table);
  table.show();
  await letBack(table);
}

/**
 * Begins another game at the table of this page: the devices that are connected come along, each to its seat. Another
 * device than the one that all came to asks that one to begin.
 */
export async function againLive(host: Host, setup: Setup): Promise<void> {
  const last = liveTable();
  if (!last || !(last.isHub || last.live.connected)) return hostLive(host, setup);
  if (!last.isHub) return last.live.askAgain();
  // Two players may want it at the same time.
  if (last.live.closed || last.state.next !== null) return;
  const { room, state: before } = last,
    lines = last.live.release(),
    me = before.me ?? 0,
    { game, config } = setup,
    // The others give their names when they join.
    players = setup.players.map(({ name, colour }, seat) => ({ name: seat === me ? name : '', colour }));
  const state = await invite({ game, players, config, host: me }, await makeSecrets(), room.begin, false);
  if ('why' in state) return refusal(host, state);
  const why = await tryPut(room.vault, null, state);
  if (why) return host.say(host.words.t(`together-${why}`));
  const table = new LiveTable(room, state, true, HUB),
    shown = lobby(table);
  for (const [line, seat] of lines) table.live.add(line, null, seat);
  await shown;
}

/** Shows the code until all seats are taken. */
async function lobby(table: LiveTable): Promise<void> {
  const { host } = table.room,
    { words } = host,
    list = el('ul', { class: 'live-seats', role: 'list' });
  table.waiting = { changed: () => fill(list, ...seatsOf(table)) };
  table.waiting.changed();
  await showCode(
    host,
    'live',
    (line) => table.live.add(line),
    words.t('live-title'),
    el('h3', {}, words.t('live-seats')),
    list,
    paragraph(words.t('live-starts'), 'note'),
  );
  whenGone(list, () => {
    if (table.state.draws.length > 0 || !table.waiting) return;
    table.close();
    // Nobody has come: there is nothing to go on with.
    if (table.state.letters.length === 1 && !table.state.claims?.length)
      void table.room.vault.remove(table.state.id);
  });
}

/** Shows the code beside a game that has begun, until all are there. */
async function letBack(table: LiveTable): Promise<void> {
  const { host } = table.room,
    { words } = host;
  const list = el('ul', { class: 'live-seats', role: 'list' }, ...seatsOf(table));
  await showCode(
    host,
    'live',
    (line) => {
      table.live.add(line);
      setTimeout(() => {
        fill(list, ...seatsOf(table));
        if (table.live.here.size === table.state.seats.length && list.isConnected) host.sheet.close();
      }, 500);
    },
    words.t('live-code'),
    paragraph(words.t('live-code-about'), 'note'),
    list,
  );
}

/** Returns the seats in words: who is there, and which are free. */
function seatsOf({ state, live, room: { host } }: LiveTable): HTMLElement[] {
  const { words } = host,
    { here } = live;
  return seatsWith(state).map(({ name, key }, seat) => {
    const standing = key === '' ? 'free' : seat === state.me ? 'you' : here.has(seat) ? 'here' : 'gone';
    return el('li', { 'data-state': standing }, words.t(`live-seat-${standing}`, { name }));
  });
}
