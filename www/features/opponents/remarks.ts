// What a computer player with a character says after its turn, now and then. Every remark is true of the points
// that all can see in the header, and of nothing else.
import { aside } from '../../device/aside';
import type { Game } from '../../ui/game-view';
import type { Player, Seat, View } from '../../engine/wire';
import { isByHand } from '../../engine/viewpoint';

/**
 * What a remark is about: the computer player gained much (`blow`) or helped the person; the person gained much
 * (`good`) or helped the computer player (`gift`); equal points, few points between them, a clear lead of the
 * computer player (`ahead`) or of the person (`behind`).
 */
export const KINDS = ['blow', 'helped', 'good', 'gift', 'level', 'narrow', 'ahead', 'behind'] as const;
export type Kind = (typeof KINDS)[number];

/** How many wordings each character has for each kind. Only the last of them may speak of points. */
export const WORDINGS = 2;
/** How many turns of computer players go by between two remarks, at least. */
const SILENCE = 3;
/** Fewer points than this say little about a game: nobody remarks upon a narrow lead before. */
const EARLY = 8;

/** Returns the points of every seat, as the header shows them. */
export const pointsIn = (view: View | null, seats: number): number[] =>
  Array.from(
    { length: seats },
    (_, seat) => view?.counters.find(({ at }) => at === `score/${seat}`)?.count ?? 0,
  );

/**
 * Returns what a computer player can remark upon, or null. `last`, `before`, `after`: the points at the end of its
 * turn before this one, at the beginning and at the end of this one.
 */
export function kindOf(me: Seat, you: Seat, last: number[], before: number[], after: number[]): Kind | null {
  const gain = (from: number[], to: number[], seat: Seat): number => (to[seat] ?? 0) - (from[seat] ?? 0),
    much = Math.max(2, Math.round(Math.max(...after) * 0.15)),
    own = after[me] ?? 0,
    lead = own - (after[you] ?? 0);
  const now = gain(before, after, me) - gain(before, after, you),
    then = gain(last, before, you) - gain(last, before, me);
  if (gain(before, after, me) >= much && now > 0) return 'blow';
  if (gain(before, after, you) >= 2 && now < 0) return 'helped';
  if (gain(last, before, you) >= much && then > 0) return 'good';
  if (gain(last, before, me) >= 2 && then < 0) return 'gift';
  if (lead === 0) return own > 0 ? 'level' : null;
  if (Math.abs(lead) <= 2) return Math.max(...after) >= EARLY ? 'narrow' : null;
  // A third player may have more than both.
  if (Math.abs(lead) < 2 * much || Math.max(own, own - lead) < Math.max(...after)) return null;
  return lead > 0 ? 'ahead' : 'behind';
}

/** Chooses the remarks of one game. */
export class Remarks {
  private readonly last = new Map<Seat, number[]>();
  private silent = 1;
  private kind: Kind | null = null;
  /** How often each kind was remarked upon. */
  private readonly times = new Map<Kind, number>();

  /** `characters`: the ids of those of the game, by their numbers. */
  constructor(
    private readonly players: Player[],
    private readonly characters: readonly string[],
  ) {}

  /**
   * Returns the key of what `seat` says after its turn, or null. There is nobody to talk to if several people
   * play, and four may play in pairs. `wordings`: how many of those there are it chooses from.
   */
  after(seat: Seat, before: View | null, view: View | null, wordings = WORDINGS): string | null {
    const { players } = this,
      character = this.characters[players[seat]?.character ?? -1],
      you = players.flatMap((_, at) => (isByHand({ players }, at) ? [at] : []));
    if (character === undefined || you.length !== 1 || players.length > 3 || view?.outcome) return null;
    const [from, to] = [before, view].map((one) => pointsIn(one, players.length)) as [number[], number[]],
      last = this.last.get(seat);
    this.last.set(seat, to);
    this.silent++;
    const kind = last ? kindOf(seat, you[0]!, last, from, to) : null;
    if (kind === null || kind === this.kind || this.silent <= SILENCE) return null;
    // Between its turns a third player decides, too.
    if (players.length > 2 && (kind === 'good' || kind === 'gift')) return null;
    this.silent = 0;
    this.kind = kind;
    const nth = (this.times.get(kind) ?? 0) + 1;
    this.times.set(kind, nth);
    return `remarks-${kind}-${character}-${(nth % wordings) + 1}`;
  }
}

const ofGame = new WeakMap<Game, Remarks>();

/** Returns what a computer player says after its turn, or an empty string. `before`: the table before the turn. */
export function remarkOf(game: Game, seat: Seat, before: View | null): string {
  const { entry, table, words } = game,
    remarks = ofGame.get(game) ?? new Remarks(table.setup.players, entry.characters);
  ofGame.set(game, remarks);
  // A game that counts something else than points says so in its hints.
  const { terms } = game.text(),
    wordings = terms.has('hint-own-more') ? WORDINGS - 1 : WORDINGS,
    key = remarks.after(seat, before, table.view, wordings);
  return key !== null && aside.remarks && words.has(key)
    ? words.t('remarks-said', { name: terms.name(seat), remark: words.t(key) })
    : '';
}
