// Tables of letters in the real engine, for whole games by program.
import { known } from '../../../www/device/bytes';
import { RelayTable, type Desk } from '../../../www/features/by-link/relay/relay-table';
import { linkOf } from '../../../www/letters/link';
import { replay, setupOf, type Begin, type LinkTable } from '../../../www/letters/link-table';
import { invite, invited, join } from '../../../www/letters/protocol';
import type { Played } from '../../../www/letters/seeded';
import { keysOf, makeSecret, type TableKeys } from '../../../www/lines/relay/keys';
import type { FakeRelay } from '../../../tests/page/relay-fixture';
import { NAMES, secretsOf, taken } from '../../../tests/page/together-fixture';
import { setupFor } from '../../../tests/page/together-real';
import { Cable } from './cable';
import { Course, type Player, type Table } from './course';
import type { Random } from './options';

/** What is the same for all devices of a table. */
interface Round {
  begin: Begin;
  keys: TableKeys;
  pulse: number;
  r: Random;
  course: Course;
}

class Writer implements Player {
  private readonly cable: Cable;
  private table: RelayTable;
  private kept: LinkTable;
  private epoch = 0;
  private visits = 0;
  private busy = false;
  /** The game in the engine, as far as the letters that are kept tell it. */
  private game: Played | null = null;
  private played = 0;
  private drawn = 0;

  constructor(
    readonly name: string,
    state: LinkTable,
    relay: FakeRelay,
    private readonly round: Round,
  ) {
    this.cable = new Cable(relay);
    this.kept = state;
    this.table = this.come();
  }

  private come(): RelayTable {
    const { begin, keys, pulse, course } = this.round,
      visit = ++this.visits,
      isHere = (): boolean => visit === this.visits;
    const desk: Desk = {
      begin,
      put: (_, after) => {
        if (isHere()) this.keep(after);
        return Promise.resolve(isHere());
      },
      nextEpoch: (least) => Promise.resolve((this.epoch = Math.max(this.epoch + 1, least))),
      changed: () => undefined,
      turned: (seat) => void course.faults.push(`seat ${seat} has signed two letters for one place`),
      tookBack: () => undefined,
      said: () => undefined,
      again: () => undefined,
      refused: () => undefined, // a relay that replays has old letters refused
      keepAnswer: () => Promise.resolve(),
      unexpected: () => undefined,
      replaced: () => void (isHere() && course.faults.push(`${this.name} was replaced`)),
    };
    this.busy = false;
    return new RelayTable(this.kept, desk, { connect: this.cable.connect, keys, pulse });
  }

  private keep(after: LinkTable): void {
    const { round, name } = this;
    this.kept = after;
    round.course.note(`letter ${after.serial}`, after.head, name);
    if (after.draws.length === 0) return;
    if (!this.game) {
      this.game = round.begin(setupOf(after), after.draws.slice(0, 1)) as Played;
      this.drawn = 1;
    }
    for (const seed of after.draws.slice(this.drawn)) this.game.draw(seed);
    this.drawn = after.draws.length;
    for (; this.played < after.moves.length; this.played++) {
      this.game.play(...after.moves[this.played]!);
      round.course.note(`move ${this.played}`, this.game.session.hash(), name);
    }
  }

  get count(): number {
    return this.kept.serial;
  }
  get isOver(): boolean {
    return this.kept.next === null;
  }
  async move(): Promise<void> {
    const { me, next, pending, draws } = this.kept,
      { r } = this.round;
    // Now and then an answer is prepared, which may turn out to be illegal.
    if (me !== null && next !== null && next !== me && draws.length > 0 && r(20) === 0)
      await this.table.prepare([r(6), r(6)]);
    if (this.busy || me === null || next !== me || draws.length === 0 || pending?.opener === me) return;
    const visit = this.visits;
    this.busy = true;
    await this.table.play(this.round.r(this.game!.legal(me)));
    if (visit === this.visits) this.busy = false;
  }
  async reload(suddenly: boolean): Promise<void> {
    this.visits++;
    this.cable.pull(suddenly);
    this.table.close();
    [this.game, this.played, this.drawn] = [null, 0, 0];
    this.table = this.come();
    this.keep(this.kept);
    await Promise.resolve();
  }
  /** The whole game is played anew from the letters. */
  end(): Promise<unknown> {
    const { session } = replay(this.kept, this.round.begin) as Played;
    return Promise.resolve([session.hash(), session.view(null)]);
  }
  close(): void {
    this.visits++;
    this.table.close();
  }
}

/** A table of so many; each guest has opened the invitation. */
export async function letterTable(
  relay: FakeRelay,
  begin: Begin,
  {
    game,
    seats,
    config,
    pulse,
    r,
  }: { game: string; seats: number; config: object; pulse: number; r: Random },
): Promise<Table> {
  const keys = await keysOf(makeSecret()),
    course = new Course(),
    round = { begin, keys, pulse, r, course },
    host = taken(await invite(setupFor(game, seats, 0, config), await secretsOf(0), begin, false)),
    invitation = linkOf([known(host.letters[0]!.text)]),
    players = [new Writer(NAMES[0]!, host, relay, round)];
  for (let seat = 1; seat < seats; seat++) {
    const name = NAMES[seat]!,
      state = taken(await join(invitation, name, await secretsOf(seat), begin, false));
    players.push(new Writer(name, state, relay, round));
  }
  players.push(new Writer('a watcher', taken(await invited(invitation, begin, false)), relay, round));
  return { players, course };
}
