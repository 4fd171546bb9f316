// The stones and boats of Imhotep's table, for sentences.
import type { Game, Place, Seat } from '../wire';
import { Scene as AnyScene } from '../../../words/scene';

export type Boat = { boat: number; capacity: number; least: number; at: Place };

export class Scene extends AnyScene<Game> {
  private floating: Boat[] | null = null;

  /** Returns the owner of the stone at a place, or null if there is none. */
  owner(at: Place): Seat | null {
    const face = this.face(at);
    return face?.is === 'stone' ? face.seat : null;
  }
  /** Returns the stones at places with this prefix, in the order of their numbers. */
  stones(prefix: string): { at: Place; seat: Seat }[] {
    return this.places(prefix).flatMap((at) => {
      const seat = this.owner(at);
      return seat === null ? [] : [{ at, seat }];
    });
  }
  sled(seat: Seat): number {
    return this.stones(`sled/${seat}/`).length;
  }
  /** Returns the boats of this round that lie on the table, by number. */
  boats(): Boat[] {
    return (this.floating ??= this.view.tokens
      .flatMap(({ at, face }) =>
        face?.is === 'boat' ? [{ boat: face.boat, capacity: face.capacity, least: face.least, at }] : [],
      )
      .sort((a, b) => a.boat - b.boat));
  }
  boat(boat: number): Boat | undefined {
    return this.boats().find((one) => one.boat === boat);
  }
  /** Returns how many of these stones each player has, by seat, without players who have none. */
  tally(stones: { seat: Seat }[]): { seat: Seat; count: number }[] {
    return this.seats
      .map((seat) => ({ seat, count: stones.filter((one) => one.seat === seat).length }))
      .filter(({ count }) => count > 0);
  }
}
