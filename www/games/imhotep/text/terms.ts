// Imhotep's names for cards, sites and boats.
import type { Card, Game, Seat, Site } from '../wire';
import type { Noted } from '../../../engine/wire';
import type { Words } from '../../../words/words';
import type { Scene } from './scene';
import { type Said, Terms } from '../../../words/text/terms';

export class ImhotepTerms extends Terms<Game> {
  get templeWidth(): number {
    return this.scene.seats.length === 2 ? 4 : 5;
  }

  constructor(
    words: Words,
    override readonly scene: Scene,
    workOut?: () => Noted<Game>[],
  ) {
    super(words, scene, workOut);
  }

  protected override readonly said: Said = {
    boat: (boat: number) => this.boat(boat),
    card: (card: Card) => this.card(card),
    // Cards by name, or their number.
    cards: (cards: Card[] | number) =>
      typeof cards === 'number' ? cards : this.words.list(cards.map((card) => this.card(card))),
    first: (seat: Seat) => this.who(seat),
    order: (order: Seat[]) => ({ names: order.map((seat) => this.name(seat)).join(', ') }),
    place: (place: number) => place + 1, // the engine counts from 0
    site: (site: Site) => ({ site: this.t(`site-${site}`), to: this.to(site) }),
  };

  card(card: Card): string {
    return this.t(`card-${card}`);
  }

  to(site: Site): string {
    return this.t(`to-${site}`);
  }

  /** Names a boat: "the 4-stone boat", or "the second 4-stone boat" if this round has two of them. */
  boat(boat: number, id = 'boat'): string {
    const all = this.scene.boats();
    const one = all.find((other) => other.boat === boat);
    if (!one) return this.t(id, { capacity: '?' });
    const alike = all.filter((other) => other.capacity === one.capacity);
    if (alike.length < 2) return this.t(id, { capacity: one.capacity });
    return this.t(`${id}-nth`, { capacity: one.capacity, nth: alike.indexOf(one) + 1 });
  }
}
