// Playing in one room, at a device that has come to another: takes a seat, or goes on with a table that it keeps.
import { paragraph } from '../../../dom/elements';
import type { Host } from '../../../shell/host';
import { type LinkTable, type Refusal, setupOf } from '../../../letters/link-table';
import { forget, lineBack } from '../../../lines/back';
import { askCode } from '../../../ui/pairing/guest';
import { refusal } from '../sheets';
import { join, makeSecrets } from '../../../letters/protocol';
import { gameOf, type Room } from '../tables';
import { openVault, tryPut } from '../../../letters/store';
import type { Line } from '../../../lines/line';
import type { Have } from './live';
import { hear, tell } from './talk';
import { liveRoom, liveTable, LiveTable, type Ways } from './table';

/** What a table does at a device that has come to another; `name`: of its player. */
const ways = (host: Host, name: string): Ways => ({
  meet: () => void askCode(host, name),
  follow: (line, have) => void comeTo(host, line, name, have),
});

/** Goes on with a line to the device that the others come to. */
export async function meetHost(host: Host, line: Line, name: string): Promise<void> {
  await host.words.fetch('live');
  const have = await hearHave(line);
  if (!have) return line.close();
  const running = liveTable();
  if (running?.state.id === have.table) return running.live.add(line, have);
  await comeTo(host, line, name, have);
}

/** Goes on at a table of another device: at the own seat if it is kept here, otherwise with the next free one. */
async function comeTo(host: Host, line: Line, name: string, have: Have): Promise<void> {
  const state = await (await openVault()).get(have.table);
  if (!state) return askForSeat(host, line, name, have);
  const room = await liveRoom(host, setupOf(state).game);
  if (!room) return line.close();
  begin(new LiveTable(room, state, false, ways(host, name)), line, have);
}

/** Goes on with a table after a reload of this page: first it is shown, then the line is looked for. */
export async function backAtTable(host: Host, note: string): Promise<void> {
  const [role, id = ''] = note.split(' ');
  if (role === 'hub') return (await import('./host')).resumeLive(host, id);
  const state = await (await openVault()).get(id),
    room = state && (await liveRoom(host, setupOf(state).game));
  if (!state || !room) {
    forget();
    return host.leave();
  }
  const table = new LiveTable(room, state, false, ways(host, nameOf(state)));
  table.show();
  const line = await lineBack();
  if (line) table.live.add(line);
}
const nameOf = ({ me, seats }: LinkTable): string => seats[me ?? -1]?.name ?? '';

/** Resolves to the first thing that the other device says, if that is which table it is. */
const hearHave = (line: Line): Promise<Have | null> =>
  new Promise((done) => {
    line.onText = (text) => {
      const said = hear(text);
      if (said?.say === 'have') done(said);
      else if (!said) done(null);
    };
    line.onChange = (open) => {
      if (!open) done(null);
    };
  });

/** Asks for a seat, and joins when the invitation comes. */
function askForSeat(host: Host, line: Line, name: string, have: Have): void {
  const { sheet, words } = host;
  sheet.show(words.t('live-title'), paragraph(words.t('live-joined'), { role: 'status' }));
  let joining = false;
  line.onChange = (open) => {
    if (!open) host.say(words.t('live-lost'));
  };
  line.onText = (text) => {
    const said = hear(text);
    if (said?.say === 'full') {
      line.close();
      host.say(words.t('live-full'));
    } else if (said?.say === 'letters' && !joining) {
      joining = true;
      void take(host, line, name, have, said.text).finally(() => (joining = false));
    }
  };
  line.send(tell({ say: 'none' }));
}

async function take(host: Host, line: Line, name: string, have: Have, link: string): Promise<void> {
  const game = gameOf(link),
    room = game === null ? null : await liveRoom(host, game);
  if (!room) return line.close();
  const state = await join(link, room.parts.engine.cleanName(name), await makeSecrets(), room.begin, false);
  if ('why' in state) return refusal(host, state);
  if (state.id !== have.table) return line.close();
  const why = await tryPut(room.vault, null, state);
  if (why) return host.say(host.words.t(`together-${why}`));
  const table = new LiveTable(room, state, false, ways(host, name));
  begin(table, line, have, (found) => again(table, line, name, have, found));
}

/** Another device was faster at the seat: gives up what was written for it, and asks for the next one. */
function again({ room, state }: LiveTable, line: Line, name: string, have: Have, { why }: Refusal): boolean {
  if (state.draws.length > 0 || !['taken', 'twice', 'strayed'].includes(why)) return false;
  void room.vault.remove(state.id).then(() => askForSeat(room.host, line, name, have));
  return true;
}

/** Shows the table as soon as it is dealt. */
function begin(table: LiveTable, line: Line, have: Have, refused?: (found: Refusal) => boolean): void {
  const { room, state } = table;
  table.waiting = { changed: () => undefined, ...(refused && { refused }) };
  if (isDealt(state)) table.show();
  else wait(room);
  table.live.add(line, have);
}
const isDealt = ({ draws }: LinkTable): boolean => draws.length > 0;

function wait({ host: { sheet, words } }: Room): void {
  sheet.show(words.t('live-title'), paragraph(words.t('live-joined'), { role: 'status' }));
}
