// Tables that are played by link, on the screen: inviting, joining, opening a turn, sealing one.
import { fetchEngine } from '../../engine/engine';
import { download } from '../../dom/send';
import type { Setup } from '../../engine/wire';
import { findCard } from '../../games';
import type { GameCard } from '../../games/contract';
import type { Host, Parts } from '../../shell/host';
import { LetterDriver, quiet, type Acts } from './letter-driver';
import { NextTable, showBadge } from '../../ui/relay/turns';
import { linkMenu, showFair } from './fair';
import { agree, askAnew } from '../../letters/device';
import { tookBackSince } from '../../letters/consent';
import { beginAt, beginIn, playBegun, resumeIn } from '../../letters/seeded';
import {
  hasWritten,
  setupOf,
  shown,
  waits,
  type Begin,
  type Consent,
  type LinkTable,
  type Move,
  type Refusal,
} from '../../letters/link-table';
import { isCut } from '../../letters/link';
import { receiptOf } from '../../letters/receipt';
import {
  askHost,
  askPaste,
  consent,
  elsewhere,
  invitation,
  offerLink,
  refusal,
  sendAgain,
  sure,
  trouble,
} from './sheets';
import { freeSeat, mayBegin } from '../../letters/seats';
import {
  begins,
  giveUp,
  invite,
  invited,
  beginningOf,
  isInvitation,
  join,
  makeSecrets,
  open,
  seal,
  tableOf,
  thenOf,
  type Opened,
} from '../../letters/protocol';
import { openVault, tryPut, type Vault } from '../../letters/store';
import { addressOf } from './relay/invitation';

/** What a table needs on the screen. */
export interface Room {
  host: Host;
  vault: Vault;
  card: GameCard;
  parts: Parts;
  begin: Begin;
}

const isRefusal = (found: LinkTable | Opened | Refusal): found is Refusal => 'why' in found;

/** Whether letters can be signed here: browsers do that only at a secure address. */
const isSecure = (): boolean => 'subtle' in crypto;

/** Fetches what the tables of a game need; null, after saying so, if that does not work. `again` tries it again. */
export async function roomFor(host: Host, game: string, again?: () => void): Promise<Room | null> {
  const card = findCard(game);
  if (!card) return null;
  if (!isSecure()) return trouble(host, 'insecure');
  try {
    const [vault, engine, page] = await Promise.all([
      openVault(),
      fetchEngine(game),
      card.code(),
      host.words.fetch(game),
      host.words.fetch('together'),
      host.words.fetch('relay'),
    ]);
    if (!vault.lasting) return trouble(host, 'unkept');
    return { host, vault, card, parts: { engine, page }, begin: beginIn(engine) };
  } catch (thrown) {
    host.miss(thrown, again);
    return null;
  }
}

/** Puts a table in the place of another one; false, after saying why, if it is not kept. */
async function keep(room: Room, before: LinkTable | null, after: LinkTable): Promise<boolean> {
  const { host, vault } = room,
    why = await tryPut(vault, before, after);
  void showBadge(host);
  if (why === null) return true;
  // What another window has done is shown here, too: only from there the game goes on.
  const now = why === 'other-tab' && host.game ? await vault.get(after.id) : null;
  if (now) await show(room, now, null);
  trouble(host, why);
  return false;
}

/** Invites to a table, and shows the link of the invitation. */
export async function inviteBy(host: Host, setup: Setup): Promise<void> {
  const { game, players, config, away } = setup,
    room = await roomFor(host, game, () => void inviteBy(host, setup));
  if (!room) return;
  // After a game by link each player keeps the seat.
  const me = away
    ? Math.max(
        0,
        [...players.keys()].findIndex((seat) => !away.includes(seat)),
      )
    : 0;
  askHost(host, players.length, away && players[me]?.name, async (name) => {
    const own = room.parts.engine.cleanName(name),
      seats = players.map((player, seat) => ({
        name: seat === me ? own : room.parts.engine.cleanName(player.name),
        colour: player.colour,
      }));
    const state = await invite({ game, players: seats, config, host: me }, await makeSecrets(), room.begin);
    if (isRefusal(state)) return refusal(host, state);
    if (!(await keep(room, null, state))) return;
    host.leave(); // to the first screen, where the table is from now on
    await sendAgain(host, state);
  });
}

/** Returns the game of a link that a device without its table can begin with; null if it has to have the table. */
export function gameOf(link: string): string | null {
  const game = beginningOf(link)?.game ?? '';
  return findCard(game) ? game : null;
}

/** Returns a table of this device, or null; undefined, after saying so, if that cannot be read now. */
const known = async (host: Host, id: string): Promise<LinkTable | null | undefined> =>
  (await openVault()).get(id).catch(async () => {
    await host.words.fetch('together').catch(() => undefined);
    trouble(host, 'silent');
    return undefined;
  });

/** Opens the link of a turn, an invitation or a whole game; returns null, as all it finds is shown. */
export async function openTurn(host: Host, link: string, lifted?: Consent): Promise<null> {
  try {
    await host.words.fetch('together');
  } catch (thrown) {
    host.miss(thrown, () => void openTurn(host, link, lifted));
    return null;
  }
  if (!isSecure()) return trouble(host, 'insecure');
  const id = await tableOf(link);
  if (id === null) refusal(host, { why: isCut(link) ? 'cut' : 'unreadable' });
  else {
    const found = await known(host, id);
    if (found !== undefined) await openAt(host, link, found, lifted);
  }
  return null;
}

async function openAt(host: Host, link: string, state: LinkTable | null, lifted?: Consent): Promise<void> {
  const game = state ? setupOf(state).game : gameOf(link);
  if (game === null) return isInvitation(link) ? refusal(host, { why: 'unfit' }) : elsewhere(host, link);
  const room = await roomFor(host, game, () => void openAt(host, link, state, lifted));
  if (!room) return;
  if (!state) return begin(room, link);
  if (!mayBegin(state, room.begin)) return refusal(host, { why: 'unfit' });
  const found = await open(state, link, room.begin, lifted);
  if (isRefusal(found)) return refused(room, state, link, found);
  const after = await begins(found.state, room.begin);
  if (isRefusal(after)) return refusal(host, after, found.state);
  if (!(await keep(room, state, after))) return;
  if ((await shown(after)).draws.length === 0) host.leave(); // to the first screen, which lists who has come
  await show(room, after, found.turned === null ? state : null);
  // Some of what was shown before is gone.
  if (found.turned !== null && !after.stopped)
    host.say(host.words.t('together-turned', { name: after.seats[found.turned]?.name ?? '' }));
}

/** Opens a link at a device that does not keep its table. */
async function begin(room: Room, link: string): Promise<void> {
  const found = await invited(link, room.begin);
  if (isRefusal(found)) return refusal(room.host, found);
  if (found.draws.length > 0) return (await keep(room, null, found)) ? show(room, found, null) : undefined;
  if (freeSeat(found) === null) return refusal(room.host, { why: 'taken' });
  invitation(room.host, found, async (name) => {
    const joined = await join(link, room.parts.engine.cleanName(name), await makeSecrets(), room.begin);
    if (isRefusal(joined)) return refusal(room.host, joined);
    if (!(await keep(room, null, joined))) return;
    room.host.leave();
    await sendAgain(room.host, joined);
  });
}

/** Says why a link is refused, keeps what it proves, or asks for consent. */
async function refused(room: Room, before: LinkTable, link: string, found: Refusal): Promise<void> {
  const { host } = room,
    { why } = found,
    state = found.state && (await keep(room, before, found.state)) ? found.state : before;
  // What is on the screen goes on from what is kept now.
  if (why === 'old' || (state !== before && host.game)) await show(room, state, null);
  if (why === 'old') return;
  if (why === 'behind') return consent(host, state, found, () => void openTurn(host, link, why));
  if (why === 'asks')
    return consent(host, state, found, () => {
      void agree(state, link, room.begin).then((agreed) => took(room, state, agreed));
    });
  refusal(host, found, state);
}

/** Keeps a table that this device has written a letter for, shows it, and offers the link to send. */
async function took(
  room: Room,
  before: LinkTable,
  after: LinkTable | Refusal,
  seen: LinkTable | null = null,
): Promise<void> {
  const { host } = room;
  if (isRefusal(after)) return refusal(host, after, before);
  if (!(await keep(room, before, after))) return;
  await show(room, after, seen, () => offerLink(host, after, after.next === null ? 'last' : 'turn'));
}

/**
 * Shows a table; what has come since `before` is shown move by move. `send`: offers the link to send, when all of it
 * lies still.
 */
export async function show(
  room: Room,
  state: LinkTable,
  before: LinkTable | null,
  send?: () => Promise<void>,
): Promise<void> {
  const { host, card, parts, vault } = room,
    now = await shown(state),
    known = before && (await shown(before)),
    // A move may have been taken back since.
    from = known && known.draws.length > 0 && tookBackSince(known, now) === null ? known : now,
    setup = setupOf(state);
  if (now.draws.length === 0) return sendAgain(host, state);
  const port = beginAt(parts.engine, setup, now.draws);
  if (!port) return refusal(host, { why: 'version' });
  for (const [seat, move] of from.moves) port.play(seat, move);
  const then = await thenOf(state, room.begin),
    coming = now.moves.slice(from.moves.length),
    begun = then === 'move' && coming.length === 0 ? playBegun(port, state, await vault.begun(state)) : [],
    sealed = state.me !== null && state.pending?.mover === state.me;
  let away: LetterDriver | null = null;
  const next = new NextTable(host, addressOf(state), () => game.open && game.render());
  const game = host.put(
    port.session,
    card,
    { ...parts, engine: { ...parts.engine, resume: resumeIn(parts.engine) } },
    {
      menu: () => host.menu(game, menuOf(room, state)),
      // A device without room for it plays on: only what is sealed must not be lost.
      save: async () => {
        if (away) await vault.begin(state, away.unsealed).catch(() => undefined);
      },
      // A game may be over when it is opened. The link that tells of the end comes first.
      over: () => void setTimeout(() => !send && game.open && host.tellEnd(game)),
    },
    {
      layers: [
        quiet({
          isQuiet: () => sealed || coming.length > 0 || state.next === null,
          mayUndo: () => away?.hasUnsealed ?? false,
          away: [...state.seats.keys()].filter((seat) => seat !== state.me),
          live: false,
          attached: (engine) => port.attach(engine),
        }),
      ],
    },
  );
  away = new LetterDriver(game, { state, then, port, coming, begun }, actsOf(room, state, next));
  game.commands.drive(away);
  host.sheet.close();
  game.render();
  away.next();
  void next.look();
  if (!send) return;
  await away.rest;
  if (!game.open) return;
  await send();
  if (state.next === null)
    host.sheet.dialog.addEventListener('close', () => game.open && host.tellEnd(game), { once: true });
}

/** Returns what a player can do about a table that is shown. */
function actsOf(room: Room, state: LinkTable, next: NextTable): Acts {
  const { host, begin } = room;
  return {
    seal: async (moves, count) => {
      const before = await shown(state),
        own = moves.slice(0, count).map((move): Move => [state.me ?? 0, move]);
      await took(room, state, await seal(state, moves, begin), {
        ...before,
        moves: [...before.moves, ...own],
      });
    },
    agree: async () => took(room, state, await agree(state, state.letters.at(-1)?.text ?? '', begin)),
    send: () => void sendAgain(host, state),
    paste: () => askPaste(host, (link) => void openTurn(host, link)),
    takeOver: async (seat) => took(room, state, await askAnew(state, seat, begin)),
    next,
  };
}

/** Returns what can be done about a table, for the menu of its game. */
function menuOf({ host }: Room, state: LinkTable): HTMLElement {
  const own = hasWritten(state),
    over = state.next === null;
  return linkMenu(host, 'together-by-link', [
    own && ['share-link', 'together-act-send-again', () => void sendAgain(host, state)],
    ['rules', 'together-fair-title', () => showFair(host, state)],
    waits(state) && ['left', 'together-give-up', () => endTable(host, state, () => host.leave())],
    over && ['save-file', 'together-receipt', () => void saveReceipt(host, state.id)],
  ]);
}

/** Shows a table that is kept on this device. */
export async function resumeTable(host: Host, id: string): Promise<void> {
  const found = await state(host, id, () => void resumeTable(host, id));
  if (found) await show(found.room, found.state, null);
}

/** Returns a table of this device with what it needs; null if it is gone, or its game cannot be fetched. */
async function state(
  host: Host,
  id: string,
  again?: () => void,
): Promise<{ room: Room; state: LinkTable } | null> {
  const found = await known(host, id),
    room = found && (await roomFor(host, setupOf(found).game, again));
  return found && room ? { room, state: found } : null;
}

/** Gives a table up for all players, after asking, and offers the link that tells them. */
export function endTable(host: Host, { id }: LinkTable, then: () => void): void {
  sure(host, 'give-up', async function end(): Promise<void> {
    const found = await state(host, id, () => void end());
    if (!found) return;
    const after = await giveUp(found.state, found.room.begin);
    if (isRefusal(after)) return refusal(host, after, found.state);
    if (!(await keep(found.room, found.state, after))) return;
    then();
    await sendAgain(host, after);
  });
}

/** Saves the receipt of a game that is over, as a file. */
export async function saveReceipt(host: Host, id: string): Promise<void> {
  const found = await state(host, id);
  if (!found) return;
  const port = beginAt(found.room.parts.engine, setupOf(found.state), found.state.draws);
  if (!port) return refusal(host, { why: 'version' });
  for (const [seat, move] of found.state.moves) port.play(seat, move);
  download(await receiptOf(found.state, port.session.record(), port.session.heaps()), `dockhand-${id}.json`);
}
