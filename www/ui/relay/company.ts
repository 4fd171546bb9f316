// What stands beside a game that is played with others over a relay: phrases, taking back, the clock, a computer in the place of
// a player whose time is up, the call to the own turn, and the way to the next table.
import type { Engine } from '../../engine/engine';
import type { Phrase } from '../../lines/relay/said';
import type { Host } from '../../shell/host';
import type { Choice } from '../../table/drivers';
import type { Game } from '../game-view';
import { callPlayer } from './call';
import { TableClock, type Standing } from './clock';
import { Phrases } from './phrases';
import { Substitute, type Played } from './substitute';
import { TakeBack, type Backs } from './take-back';
import { NextTable } from './turns';

/** A table as its company needs it. */
export interface Shared extends Standing, Backs, Played {
  /** What stands behind `#` in the address of the table on this device. */
  readonly address: string;
  /** Says a phrase to the others. */
  tell(phrase: number): void;
}

/** Removes a table from the address of the page. */
const forget = (): void => history.replaceState(history.state, '', location.pathname + location.search);

export class Company {
  private readonly next: NextTable;
  private readonly phrases: Phrases;
  private readonly takeBack: TakeBack;
  private readonly clock: TableClock;

  constructor(
    host: Host,
    game: Game,
    engine: Engine,
    private readonly table: Shared,
  ) {
    const { address } = table,
      substitute = new Substitute(game, engine, table);
    this.next = new NextTable(host, address, () => game.open && game.render());
    this.phrases = new Phrases(host, game, (phrase) => table.tell(phrase));
    this.takeBack = new TakeBack(host, game, table);
    this.clock = new TableClock(host, game, table);
    this.takeBack.changed();
    void this.next.look();
    callPlayer(host, game);
    game.events.on('shown', () => substitute.next());
    substitute.next();
    // A reload comes back to this table. The secret of its invitation does not stand in the address.
    history.replaceState(history.state, '', `#${address}`);
    game.events.on('closed', () => location.hash.startsWith(`#${address.slice(0, 2)}`) && forget());
  }

  /** What was said or done since is shown. */
  changed(): void {
    this.takeBack.changed();
  }
  /** A letter or a move was kept: another table may wait now. */
  kept(): void {
    void this.next.look();
  }
  /** A player has said something. */
  hear(phrase: Phrase): void {
    this.phrases.hear(phrase);
  }
  /** The last move of a seat was taken back. */
  tookBack(by: number | null): void {
    this.takeBack.done(by);
  }

  /** What a player can do while others play. */
  choices(): Choice[] {
    return [...this.next.choices(), ...this.takeBack.choices(), ...this.clock.choices()];
  }
  /** What the prompt says if the players have ended the game; null: it goes on. */
  get ended(): string | null {
    return this.clock.ended;
  }
  /** Whether the time of a player is up. */
  get isOut(): boolean {
    return this.clock.isOut;
  }
  /** What the menu offers: saying something, and taking back; null: nothing. */
  get say(): (() => void) | null {
    return this.table.me === null ? null : () => this.phrases.offer();
  }
  get back(): (() => void) | null {
    return this.takeBack.concerns ? () => this.takeBack.act() : null;
  }
}
