// What is on the table, read from a view place by place: for words only. It counts what lies there; it decides nothing.
import type { Face, Place, Print, Printed, Seat, Setup, View } from '../wire';

export type Boat = { boat: number; capacity: number; least: number; at: Place };

export class Scene {
  readonly setup: Setup;
  readonly view: View;
  readonly prints: Map<Place, Print>;
  private readonly faces: Map<Place, Face | null>;
  private readonly counts: Map<Place, number>;

  constructor(setup: Setup, view: View, prints: Printed[]) {
    this.setup = setup;
    this.view = view;
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
  face(at: Place): Face | null {
    return this.faces.get(at) ?? null;
  }
  /** Whose stone lies at a place. */
  owner(at: Place): Seat | null {
    const face = this.face(at);
    return face?.is === 'stone' ? face.seat : null;
  }
  count(at: Place): number {
    return this.counts.get(at) ?? 0;
  }
  /** The counters whose place begins so, those that are not empty. */
  piles(prefix: string): { at: Place; count: number }[] {
    return this.view.counters.filter(({ at, count }) => at.startsWith(prefix) && count > 0);
  }
  /** The stones at places that begin so, in the order of their numbers. */
  stones(prefix: string): { at: Place; seat: Seat }[] {
    return this.view.tokens
      .filter(({ at, face }) => at.startsWith(prefix) && face?.is === 'stone')
      .map(({ at, face }) => ({ at, seat: (face as { seat: Seat }).seat }))
      .sort((a, b) => a.at.localeCompare(b.at, 'en', { numeric: true }));
  }
  sled(seat: Seat): number {
    return this.stones(`sled/${seat}/`).length;
  }
  /** The boats of this round that lie on the table, by their numbers. */
  boats(): Boat[] {
    return this.view.tokens
      .flatMap(({ at, face }) => (face?.is === 'boat' ? [{ boat: face.boat, capacity: face.capacity, least: face.least, at }] : []))
      .sort((a, b) => a.boat - b.boat);
  }
  boat(boat: number): Boat | undefined {
    return this.boats().find((one) => one.boat === boat);
  }
  /** How many stones each seat has among these, in seat order, without those who have none. */
  tally(stones: { seat: Seat }[]): { seat: Seat; count: number }[] {
    return this.seats
      .map((seat) => ({ seat, count: stones.filter((one) => one.seat === seat).length }))
      .filter(({ count }) => count > 0);
  }
}
