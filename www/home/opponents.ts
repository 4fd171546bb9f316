// The seats that the computer plays, and their levels. It is fetched on demand.
import type { Draft } from '../core/draft';
import type { SetupForm } from '../games/form';
import type { Player, Seat } from '../core/wire';
import { freshName, savedLevels, LEVELS_KEY, type SavedLevels } from './levels';

/**
 * Lets the computer play every seat except the first: at `level`, or at the usual one for seats that it does
 * not play yet.
 */
export function against(setup: SetupForm, level?: number): void {
  begin(setup);
  const { draft } = setup,
    { usual } = savedFor(setup);
  if (level !== undefined) {
    for (let seat = 0; seat < draft.count; seat++) put(setup, seat, seat === 0 ? null : level);
    return;
  }
  if (draft.players.slice(0, draft.count).some((player) => (player.level ?? null) !== null)) return;
  for (let seat = 1; seat < draft.count; seat++) take(setup, seat, usual);
}

/** Lets people play every seat. */
export function byHand(setup: SetupForm): void {
  begin(setup);
  setup.draft.players.forEach((player, seat) => {
    if ((player.level ?? null) !== null) put(setup, seat, null);
  });
}

/** The names that people gave, which come back with the people. */
const given = new WeakMap<Draft, Map<Seat, string>>();
/** The names that people did not give. */
const called = new WeakMap<Player, string>();
const begun = new WeakSet<Draft>();

/** Takes over, once, the seats that this device remembers for the game. */
export function begin(setup: SetupForm): void {
  const { draft, entry } = setup;
  if (begun.has(draft)) return;
  begun.add(draft);
  savedFor(setup).games[entry.id]?.forEach((level, seat) => {
    if (level !== null && draft.players[seat]) put(setup, seat, level);
  });
}

/** Gives a seat to this level, or to a person if it is null, and remembers it on this device. */
export function take(setup: SetupForm, seat: Seat, level: number | null): void {
  put(setup, seat, level);
  const now = savedFor(setup);
  if (level !== null) now.usual = level;
  now.games[setup.entry.id] = setup.draft.players.map((player) => player.level ?? null);
  try {
    localStorage.setItem(LEVELS_KEY, JSON.stringify(now));
  } catch {
    // The levels last until the page is closed.
  }
}

function put(setup: SetupForm, seat: Seat, level: number | null): void {
  const { draft, entry } = setup,
    player = draft.players[seat];
  if (!player) return;
  const names = given.get(draft) ?? new Map<Seat, string>();
  given.set(draft, names);
  if ((player.level ?? null) === null) names.set(seat, player.name);
  player.level = null;
  if (level === null) player.name = names.get(seat) ?? player.name;
  else {
    player.name = freshName(
      setup.t(`bot-level-${entry.levels[level]?.id ?? ''}`),
      draft.players.map(({ name }) => name),
      seat,
    );
    player.level = level;
    called.set(player, player.name);
  }
}

const savedFor = ({ entry }: SetupForm): SavedLevels => savedLevels(entry.levels.length);

/** Translates the names of computer players, unless they were named by hand. */
export function rename(setup: SetupForm): void {
  setup.draft.players.forEach((player, seat) => {
    if (called.get(player) === player.name) put(setup, seat, player.level ?? null);
  });
}
