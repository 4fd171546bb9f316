// Tables of Kontor that the device of the host deals, in the real engine, for whole games by program.
import type { Learning } from '../../../www/features/dealt/engine';
import { dealtTable, leave, type Device } from '../../../tests/page/dealt-fixture';
import type { FakeRelay } from '../../../tests/page/relay-fixture';
import { NAMES } from '../../../tests/page/together-fixture';
import { Cable } from './cable';
import { Course, type Player, type Table } from './course';
import type { Random } from './options';

/** What a device shows of a game: the table, what the seats of this device see, and what they may do. */
function note(course: Course, name: string, device: Device, session: Learning, count: number): void {
  const { me, isHost, kept } = device.table,
    seats = kept.hall.guests.map((_, seat) => seat),
    eyes = isHost ? seats : seats.filter((seat) => seat === me);
  course.note(`move ${count}`, session.view(null), name);
  for (const eye of eyes)
    course.note(`move ${count} for seat ${eye}`, [session.view(eye), session.offers(eye)], name);
}

class Guest implements Player {
  private busy = false;

  constructor(
    readonly name: string,
    private device: Device,
    private readonly cable: Cable,
    private readonly r: Random,
    private readonly course: Course,
  ) {
    device.learnt = (...shown) => note(course, name, ...shown);
  }

  get count(): number {
    const { table } = this.device;
    return table.isDealt ? table.count : -1;
  }
  get isOver(): boolean {
    const { isDealt, kept } = this.device.table;
    return isDealt && kept.over;
  }
  async move(): Promise<void> {
    const { device, r } = this,
      { table } = device,
      { me, kept, asks, isDealt } = table;
    if (this.busy || me === null || !isDealt || asks || !kept.next.includes(me)) return;
    const { session } = device,
      offers = session.view(me).toAct.includes(me) ? session.offers(me) : [];
    if (offers.length === 0) return;
    this.busy = true;
    await table.play(offers[r(offers.length)]!.move);
    if (device === this.device) this.busy = false;
  }
  async reload(suddenly: boolean): Promise<void> {
    this.tell();
    this.cable.pull(suddenly);
    this.device = await this.device.back();
    this.busy = false;
  }
  end(): Promise<unknown> {
    this.tell();
    return Promise.resolve(this.device.session.view(null));
  }
  close(): void {
    leave(this.device);
  }
  private tell(): void {
    const { refused, contradicted, replaced } = this.device;
    if (refused.length > 0) this.course.faults.push(`${this.name} was refused: ${refused.join(', ')}`);
    if (contradicted > 0) this.course.faults.push(`${this.name} was told a move that cannot be true`);
    if (replaced > 0) this.course.faults.push(`${this.name} was replaced`);
  }
}

/** A table of so many, all of whom have come. */
export async function kontorTable(
  relay: FakeRelay,
  {
    seats,
    config,
    seed,
    pulse,
    r,
  }: { seats: number; config: object; seed: number; pulse: number; r: Random },
): Promise<Table> {
  const cables: Cable[] = [],
    course = new Course(),
    line = (): Cable => {
      const cable = new Cable(relay);
      cables.push(cable);
      return cable;
    },
    { devices, watcher } = await dealtTable(seats, relay, { config, seed, pulse, line });
  return {
    players: [...devices, watcher].map(
      (device, at) =>
        new Guest(NAMES[at] && at < seats ? NAMES[at] : 'a watcher', device, cables[at]!, r, course),
    ),
    course,
  };
}
