// The face of a player: that of its level or character, or the one chosen on this device for a person.
import { guestOf } from '../device/guest';
import { savedPeople } from '../device/people';
import { faceFor } from '../device/rival';
import { languages } from '../words/languages';
import type { Player, Seat, Setup } from '../engine/wire';
import { face } from '../stage/faces/face';
import type { Game } from './game-view';
import { nameIn } from './text/names';

/** Returns whether the page gave the name, in any language. */
export const isGiven = (game: string, player: Player): boolean =>
  languages.some((language) => nameIn(language, game, player) !== player.name);

/**
 * Returns the id of the face of a seat, or null if it has none. `levels` and `characters`: the ids of those of
 * the game's computer players.
 */
export function faceOf(
  { game, players }: Setup,
  levels: readonly string[],
  seat: Seat,
  people = savedPeople(),
  characters: readonly string[] = [],
): string | null {
  const player = players[seat];
  if (!player) return null;
  if ((player.level ?? null) !== null)
    return faceFor(game, levels[player.level ?? 0], characters[player.character ?? -1]);
  const known = people.find(({ name }) => name !== '' && name === player.name),
    unnamed = people[seat];
  if (known) return known.face;
  return unnamed?.name === '' && isGiven(game, player) ? unnamed.face : null;
}

/** Returns the face of a seat, `px` CSS pixels wide; null if it has none: show only its glyph then. */
export function faceAt(
  { card, entry, table: { setup } }: Game,
  seat: Seat,
  px: number,
): HTMLCanvasElement | null {
  const { level } = setup.players[seat] ?? {},
    guest = (level ?? null) === null ? null : guestOf(setup);
  const id =
    guest ??
    faceOf(
      setup,
      entry.levels.map(({ id }) => id),
      seat,
      savedPeople(),
      entry.characters,
    );
  return id === null ? null : face(id, px, setup.players[seat]?.colour, card.marks);
}
