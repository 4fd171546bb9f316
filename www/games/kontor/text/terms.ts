// Kontor's names for cards and cells, and for the owners of docks.
import type { Card, Cell, Game, Good, Place, Seat, Setup, Side } from '../wire';
import { columnName, rowName, type Board } from '../layout/types';
import type { Args } from '../../../words/words';
import { type Said, Terms } from '../../../words/text/terms';

/** Returns the numbers in the address of a cell, or of a piece there. */
export const cellOf = (place: Place): number[] => (place.split('/')[1] ?? '').split(',').map(Number);

/** Returns the side of a seat by its colour: the first colour of each pair is red. */
export const sideOf = ({ players }: Pick<Setup, 'players'>, seat: Seat): Side =>
  (players[seat]?.colour ?? 0) % 2 === 0 ? 'red' : 'black';

export class KontorTerms extends Terms<Game> {
  protected override readonly said: Said = {
    cell: (cell: Cell) => this.cell(cell),
    event: (event: string) => this.t(`event-${event}`),
    // A kind of goods, a cell, or a player.
    from: (from: Good | Cell | Seat) =>
      typeof from === 'string'
        ? this.t(`good-${from}`)
        : typeof from === 'number'
          ? this.name(from)
          : this.cell(from),
    good: (good: Good) => this.t(`good-${good}`),
    tavern: (cell: Cell) => this.cell(cell),
    to: (good: Good) => this.t(`good-${good}`),
    under: (seat: Seat) => this.other('under', seat),
    with: (seat: Seat) => this.other('other', seat),
  };

  /** The second player of a sentence; `mine`: the only person, as `you` says of the first. */
  private other(as: string, seat: Seat): Args {
    return { [as]: this.name(seat), ...(seat === this.you && { mine: 'yes' }) };
  }

  get teams(): boolean {
    return this.scene.seats.length > 2 && !this.solo;
  }

  /** Whether each of more than two players plays alone. */
  get solo(): boolean {
    return this.scene.setup.config.scenario === 'freewheel-solo';
  }

  /** Names the owner of docks of a colour, a player or a team. `as`: the form of “you” for a person. */
  side(side: Side, as?: string): string {
    return this.teams ? this.t(`team-${side}`) : this.names(this.seatsOf(side), as);
  }

  /** The owner of docks of a colour, as the arguments of a sentence about that player or team. */
  whoSide(side: Side): Args {
    return this.teams ? { name: this.side(side) } : this.who(this.seatsOf(side));
  }

  private seatsOf(side: Side): Seat[] {
    return this.scene.seats.filter((seat) => sideOf(this.scene.setup, seat) === side);
  }

  /** Names a cell as on the frame of the map, such as "G5". */
  cell([x, y]: Cell): string {
    if (x === 0 && y === 0) return this.t('cell-anchor');
    return columnName(this.board, x) + rowName(this.board, y);
  }

  get board(): Board {
    const print = [...this.scene.prints.values()].find(({ is }) => is === 'board');
    return print?.is === 'board' ? print : { columns: 6, rows: 6 };
  }

  cellOf(place: Place): string {
    const [x = 0, y = 0] = cellOf(place);
    return this.cell([x, y]);
  }

  /** Names the card of a cell with its place, such as "17 at G5". */
  dockAt(cell: Cell): string {
    const face = this.scene.face(`cell/${cell[0]},${cell[1]}`);
    return face?.is === 'card'
      ? this.t('card-at', { number: face.number, cell: this.cell(cell) })
      : this.cell(cell);
  }
}

/** Names a card in a few words. */
export function cardName(terms: KontorTerms, { number, sort, side, goods, building, symbol }: Card): string {
  if (sort === 'anchor') return terms.t('kind-anchor');
  const about = [
    ...(goods.length > 0 ? [terms.words.list(goods.map((good: Good) => terms.t(`good-${good}`)))] : []),
    ...(symbol ? [terms.t(`symbol-${symbol}`)] : []),
  ];
  const kind = terms.t(`kind-${building ?? sort}${side ? `-${side}` : ''}`);
  return terms.t('card', { number, kind, about: about.join(', '), more: about.length });
}
