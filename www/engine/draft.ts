// The values of the set-up form: plain data and its operations, generated from the engine's catalogue. Pure.
import type { GameEntry, Player, Refusal, Seat, Setup } from './wire';

/** An object: a components file. */
export type Value = string | boolean | Seat | null | object;

/** A ruleset: a table without its players. */
export interface Ruleset {
  /** How many of the players take part. */
  count: number;
  values: Record<string, Value>;
}

/** A game against computer players of a level, at a table that is made of the one chosen in the set-up. */
export interface Offered {
  game: string;
  level: number;
  table(now: Ruleset): Ruleset;
}

export interface Draft extends Ruleset {
  game: string;
  /** As many as the table can have; those beyond `count` wait. Colours are always distinct. */
  players: Player[];
  /** As typed. */
  seed: string;
  /** The name of the chess clock, once one was chosen. */
  clock?: string;
  /** Names by seat, once a computer player was offered: those that people gave, and those of computer players. */
  names?: { given: Record<Seat, string>; computers: Record<Seat, string> };
}

/** Returns the colours of the seats at a table of this size, if they have colours of their own. */
export const seating = (entry: GameEntry, count: number): number[] | undefined =>
  entry.seating[entry.seats.indexOf(count)];

/** Returns a table in the colours of its seats, even if a record has others. */
export function seated(setup: Setup, entry: GameEntry): Setup {
  const colours = seating(entry, setup.players.length);
  return colours
    ? {
        ...setup,
        players: setup.players.map((player, seat) => ({ ...player, colour: colours[seat] ?? player.colour })),
      }
    : setup;
}

/**
 * Puts players into the colours of their seats; `names` are those of the colours. A name that is still one of
 * them goes with the colour.
 */
function takeSeats({ players, count }: Draft, entry: GameEntry, names: string[]): void {
  const taken = seating(entry, count);
  if (!taken) return;
  const free = entry.colours.map((_, colour) => colour).filter((colour) => !taken.includes(colour));
  players.forEach((player, seat) => {
    const unnamed = player.name === names[player.colour];
    player.colour = [...taken, ...free][seat] ?? player.colour;
    if (unnamed) player.name = names[player.colour] ?? player.name;
  });
}

export function freshDraft(entry: GameEntry, names: string[], seed: number): Draft {
  const most = Math.max(...entry.seats);
  const draft: Draft = {
    game: entry.id,
    count: Math.min(...entry.seats),
    players: Array.from({ length: most }, (_, i) => ({
      name: names[i] ?? '',
      colour: i % entry.colours.length,
    })),
    values: Object.fromEntries(
      entry.options.map((option) => [option.key, option.kind === 'seat' ? null : option.default]),
    ),
    seed: String(seed),
  };
  takeSeats(draft, entry, names);
  return draft;
}

/** Returns the table of a person against a computer player, with the usual options. */
export function againstComputer(
  entry: GameEntry,
  seed: number,
  person: string,
  rival: Omit<Player, 'colour'>,
): Setup {
  const { values, players } = freshDraft(entry, [], seed),
    [own = 0, other = 1] = seating(entry, 2) ?? players.map(({ colour }) => colour),
    both = [
      { name: person, colour: own },
      { ...rival, colour: other },
    ];
  return { game: entry.id, players: both, config: values, seed } as unknown as Setup;
}

/** Fewer players: a first player who takes no part any more is drawn again. `names`: those of the colours. */
export function setCount(draft: Draft, entry: GameEntry, count: number, names: string[] = []): void {
  draft.count = count;
  takeSeats(draft, entry, names);
  for (const option of entry.options) {
    const value = draft.values[option.key];
    if (option.kind === 'seat' && typeof value === 'number' && value >= count)
      draft.values[option.key] = null;
  }
}

/** Chooses a colour; a player who has it already gets the other one. */
export function setColour(draft: Draft, seat: Seat, colour: number): void {
  const own = draft.players[seat];
  const other = draft.players.find((player) => player.colour === colour);
  if (!own) return;
  if (other) other.colour = own.colour;
  own.colour = colour;
}

/** Why a table cannot be played, as the engine says; nothing when it can. */
export type Judge = (table: Ruleset) => Refusal[];

/** The seed as a number, or null if it is none that the engine takes. */
export function seedOf(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,10}$/.test(digits)) return null;
  const seed = Number(digits);
  return seed <= 0xffff_ffff ? seed : null;
}

/** Returns the set-up for the engine, which judges it; null if the seed is not a number. */
export function toSetup(
  draft: Draft,
  defaultName: (seat: Seat) => string,
  clean: (name: string) => string,
): Setup | null {
  const seed = seedOf(draft.seed);
  if (seed === null) return null;
  const players = draft.players
    .slice(0, draft.count)
    .map((player, seat) => ({ ...player, name: clean(player.name).trim() || defaultName(seat) }));
  return { game: draft.game, players, config: { ...draft.values }, seed } as unknown as Setup;
}

export const peopleOf = ({ count, players }: Draft): number =>
  players.slice(0, count).filter(({ level }) => (level ?? null) === null).length;
