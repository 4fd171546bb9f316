// The seats that the computer plays, and their levels. It is fetched on demand.
import type { Draft } from '../../engine/draft';
import type { SetupForm } from '../../games/form';
import type { Seat } from '../../engine/wire';
import { computerName, freshName, rememberPlayers, savedLevels, type SavedLevels } from '../../device/levels';
import { usualCharacter, usualLevel } from '../../device/rival';

/** Lets the computer play all seats but the first, at `level` or where it plays none yet at the usual one. */
export function against(setup: SetupForm, level?: number): void {
  begin(setup);
  const { draft } = setup,
    usual = usualLevel(savedFor(setup).games[setup.entry.id]);
  if (level !== undefined) {
    for (let seat = 0; seat < draft.count; seat++)
      put(setup, seat, seat === 0 ? null : level, characterOf(setup, seat, level));
    return;
  }
  if (draft.players.slice(0, draft.count).some((player) => (player.level ?? null) !== null)) return;
  for (let seat = 1; seat < draft.count; seat++) take(setup, seat, usual);
}

/** Lets the computer play the seats from this one on that have come to one person's table, at the level of the others. */
export function join(setup: SetupForm, from: number): void {
  const { players, count } = setup.draft,
    level = players.find((player) => (player.level ?? null) !== null)?.level ?? null;
  for (let seat = from; seat < count; seat++)
    if ((players[seat]?.level ?? null) === null) take(setup, seat, level);
}

/** Lets people play every seat. */
export function byHand(setup: SetupForm): void {
  begin(setup);
  setup.draft.players.forEach((player, seat) => {
    if ((player.level ?? null) !== null) put(setup, seat, null);
  });
}

const namesOf = (draft: Draft): NonNullable<Draft['names']> => (draft.names ??= { given: {}, computers: {} });

/** Takes over, once, the seats that this device remembers for the game. */
export function begin(setup: SetupForm): void {
  const { draft, entry } = setup;
  if (draft.names) return;
  namesOf(draft);
  const { games, characters } = savedFor(setup);
  games[entry.id]?.forEach((level, seat) => {
    if (level !== null && draft.players[seat])
      put(setup, seat, level, characters?.[entry.id]?.[seat] ?? null);
  });
}

/**
 * Gives a seat to this level, or to a person if it is null. `character`: that of the seat unless said, or the usual one if a person had it; none at a level that thinks for a time, which keeps what
 * it has found only without one.
 */
export function take(
  setup: SetupForm,
  seat: Seat,
  level: number | null,
  character = characterOf(setup, seat, level),
): void {
  put(setup, seat, level, character);
}

/** Remembers on this device who plays each seat of the game that begins. */
export function remember({ draft: { players, count }, entry }: SetupForm): void {
  rememberPlayers(entry, players.slice(0, count));
}

function characterOf({ draft, entry }: SetupForm, seat: Seat, level: number | null): number | null {
  if (entry.levels[level ?? 0]?.timed) return null;
  const player = draft.players[seat];
  return (player?.level ?? null) === null ? usualCharacter(seat) : (player?.character ?? null);
}

function put(setup: SetupForm, seat: Seat, level: number | null, character: number | null = null): void {
  const { draft, entry } = setup,
    player = draft.players[seat];
  if (!player) return;
  const { given, computers } = namesOf(draft);
  if ((player.level ?? null) === null) given[seat] = player.name;
  player.level = player.character = null;
  if (level === null) player.name = given[seat] ?? player.name;
  else {
    player.name = freshName(
      computerName(setup.words, entry, level, character),
      draft.players.map(({ name }) => name),
      seat,
    );
    player.level = level;
    player.character = character;
    computers[seat] = player.name;
  }
}

const savedFor = ({ entry }: SetupForm): SavedLevels => savedLevels(entry.levels.length);

/** Translates the names of computer players, unless they were named by hand. */
export function rename(setup: SetupForm): void {
  const { computers } = namesOf(setup.draft);
  setup.draft.players.forEach((player, seat) => {
    if (computers[seat] === player.name) put(setup, seat, player.level ?? null, player.character ?? null);
  });
}
