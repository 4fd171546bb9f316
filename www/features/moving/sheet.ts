// The sheets that take everything to another device, at both ends.
import { actions, type Child, el, paragraph } from '../../dom/elements';
import { fetchEngine } from '../../engine/engine';
import { download } from '../../dom/send';
import type { Words } from '../../words/words';
import type { Host } from '../../shell/host';
import { beginIn } from '../../letters/seeded';
import type { Begin, LinkTable } from '../../letters/link-table';
import { showCode } from '../../ui/pairing/host-code';
import type { Line } from '../../lines/line';
import { whyNot } from '../../lines/support';
import { openVault, type Vault } from '../../letters/store';
import { gather, giveAway, read, takeable, takeOver, type Counts, type Everything } from './everything';
import { Broken, give, receive, type Taker, whyNotKept } from './transfer';

const begin = (game: string): Promise<Begin | null> => fetchEngine(game).then(beginIn, () => null);

const button = (id: string, text: string, onclick: () => void, main = false): HTMLElement =>
  el('button', { type: 'button', id: `moving-${id}`, class: main ? 'primary' : null, onclick }, text);

function show({ sheet, words }: Host, title: string, ...children: Child[]): void {
  sheet.show(words.t(`moving-${title}`), ...children);
}
const note = ({ words }: Host, id: string, args = {}): HTMLElement =>
  paragraph(words.t(`moving-${id}`, args));
const acts = (...buttons: Child[]): HTMLElement => actions(...buttons);

/** Offers the two ways to another device: straight, if this page can meet it, and as a file. */
export function showMoving(host: Host): void {
  const { words } = host,
    meets = whyNot() === null;
  show(
    host,
    'title',
    note(host, meets ? 'about' : 'no-line'),
    note(host, 'links-move'),
    acts(
      button('file', words.t('moving-file'), () => showFile(host)),
      meets && button('meet', words.t('moving-meet'), () => void meetNew(host), true),
    ),
  );
}

/** Shows the code that the new device scans. */
const meetNew = (host: Host): Promise<void> =>
  showCode(host, 'moving', (line) => void send(host, line), host.words.t('moving-title'));

/** Offers the file. Who has it can play on by link in the name of this player, so it says so. */
function showFile(host: Host): void {
  const { words } = host;
  show(
    host,
    'file',
    note(host, 'file-about'),
    acts(
      button('file-all', words.t('moving-file-all'), () => void save(host, true)),
      button('file-games', words.t('moving-file-games'), () => void save(host, false), true),
    ),
  );
}

/** Saves a file. Tables by link that are in it are played on from wherever it is opened. */
async function save(host: Host, withTables: boolean): Promise<void> {
  const vault = await openVault(),
    text = await gather(withTables ? vault : null);
  const ids = withTables ? (await vault.all()).map(({ id }) => id) : [];
  download(text, 'dockhand.json');
  await giveAway(ids, vault);
  host.sheet.close();
  refresh(host);
}

/** Shows a bar that fills, and returns how to fill it. */
function showProgress(host: Host, title: string): (part: number) => void {
  const bar = el('progress', { max: 1, value: 0, 'aria-label': host.words.t('moving-goes') });
  show(host, title, note(host, 'goes'), bar);
  return (part) => {
    bar.value = part;
  };
}

/** Sends everything to the device at the other end of a line. */
async function send(host: Host, line: Line): Promise<void> {
  const progress = showProgress(host, 'title'),
    vault = await openVault();
  try {
    const text = await gather(vault);
    const counts = await give(line, { text, giveAway: (ids) => giveAway(ids, vault) }, progress);
    refresh(host);
    done(host, 'sent', counts);
  } catch (thrown) {
    refresh(host);
    failed(host, thrown);
  }
}

/** Asks at the new device, which has just met the old one, and receives everything. */
export async function meetOld(host: Host, line: Line): Promise<void> {
  await host.words.fetch('moving');
  askToTake(
    host,
    () => void receiveAll(host, line),
    () => line.close(),
  );
}

async function receiveAll(host: Host, line: Line): Promise<void> {
  const progress = showProgress(host, 'take-title');
  try {
    const counts = await receive(line, await takerOf(await openVault()), progress);
    done(host, 'came', counts);
  } catch (thrown) {
    failed(host, thrown);
  }
}

/** Asks before anything of this device is changed. */
function askToTake(host: Host, take: () => void, leave: () => void = () => undefined): void {
  const no = (): void => {
    host.sheet.close();
    leave();
  };
  show(
    host,
    'take-title',
    note(host, 'take-about'),
    acts(button('no', host.words.t('cancel'), no), button('take', host.words.t('moving-take'), take, true)),
  );
}

/** Stores what came on this device. The tables wait until the other device has given them away. */
async function takerOf(vault: Vault): Promise<Taker> {
  let all: Everything | null = null,
    tables: [LinkTable | null, LinkTable][] = [];
  let counts = { games: 0, statistics: 0 };
  return {
    take: async (text) => {
      all = read(text);
      if (!all) return null;
      tables = await takeable(all, vault, begin);
      counts = await takeOver(all);
      return tables.map(([, { id }]) => id);
    },
    keep: async (ids) => {
      let kept = 0;
      for (const [here, found] of tables)
        if (ids.includes(found.id) && (await vault.put(here, found))) kept++;
      return { ...counts, tables: kept };
    },
  };
}

/** Opens a file with everything; returns false if it holds nothing but games and statistics, and is not opened. */
export async function openEverything(host: Host, text: string): Promise<boolean> {
  const all = read(text);
  if (!all || (all.settings.length === 0 && all.tables.length === 0)) return false;
  await host.words.fetch('moving');
  askToTake(host, () => {
    void openVault()
      .then(takerOf)
      .then(async (taker) => taker.keep((await taker.take(text)) ?? []))
      .then(
        (counts) => done(host, 'came', counts),
        (thrown: unknown) => failed(host, thrown),
      );
  });
  return true;
}

function done(host: Host, what: 'sent' | 'came', counts: Counts): void {
  const { words } = host;
  show(
    host,
    what,
    paragraph(news(words, what, counts), { role: 'status' }),
    // A page that has new settings begins anew with them.
    what === 'came' &&
      acts(button('go-on', words.t('moving-go-on'), () => location.replace(location.pathname), true)),
  );
}

/** Returns what is new on a device, in words. */
function news(words: Words, what: 'sent' | 'came', counts: Counts): string {
  const parts = Object.entries(counts).flatMap(([kind, count]) =>
    count > 0 ? [words.t(`moving-${kind}`, { count: Number(count) })] : [],
  );
  return parts.length > 0
    ? words.t(`moving-${what}-about`, { news: words.list(parts) })
    : words.t(`moving-${what}-none`);
}

function failed(host: Host, thrown: unknown): void {
  const trouble = thrown instanceof Broken ? thrown.trouble : whyNotKept(thrown);
  show(host, 'failed', paragraph(host.words.t(`moving-${trouble}`), { role: 'alert' }));
}

/** The first screen shows which tables this device still plays. */
function refresh(host: Host): void {
  if (!host.game) host.leave();
}
