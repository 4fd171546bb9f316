// The pieces on the table, read from a view place by place: for words only. It decides nothing.
import type { AnyGame, Kind, Place, Printed, Seat, Setup, View } from '../engine/wire';

/** `boat/2` before `boat/10`. */
const NUMBERED = new Intl.Collator('en', { numeric: true });

export class Scene<K extends Kind = AnyGame> {
  readonly prints: Map<Place, K['print']>;
  private readonly faces: Map<Place, K['face'] | null>;
  private readonly counts: Map<Place, number>;
  private readonly sorted = new Map<string, readonly Place[]>();

  constructor(
    readonly setup: Setup<K>,
    readonly view: View<K>,
    prints: readonly Printed<K>[],
  ) {
    this.prints = new Map(prints.map(({ at, print }) => [at, print]));
    this.faces = new Map(view.tokens.map(({ at, face }) => [at, face]));
    this.counts = new Map(view.counters.map(({ at, count }) => [at, count]));
  }

  get seats(): Seat[] {
    return this.setup.players.map((_, seat) => seat);
  }
  has(at: Place): boolean {
    return this.faces.has(at);
  }
  face(at: Place): K['face'] | null {
    return this.faces.get(at) ?? null;
  }
  count(at: Place): number {
    return this.counts.get(at) ?? 0;
  }
  /** Returns the places with pieces whose names begin like this, in the order of their numbers. */
  places(prefix: string): readonly Place[] {
    const known = this.sorted.get(prefix);
    if (known) return known;
    const places = this.view.tokens
      .map(({ at }) => at)
      .filter((at) => at.startsWith(prefix))
      .sort(NUMBERED.compare);
    this.sorted.set(prefix, places);
    return places;
  }
}
