// Which letters of a table lie on a relay: the newest ones in the outbox of a seat, and all whole groups of eight as
// chunks.
import { known, type Bytes } from '../../../device/bytes';
import { hasClaimed, setupOf, type LinkTable } from '../../../letters/link-table';
import type { Visit } from '../../../lines/relay/visit';
import { lettersToBytes } from './message';

/** How many letters lie together in a chunk. */
export const CHUNK = 8;
/** How many letters an outbox has beyond the last whole chunk, so that devices that part find where. */
const OVERLAP = 2;

/** The letters that have a place, in their order. */
const placed = ({ letters }: LinkTable): Bytes[] =>
  letters.filter(({ serial }) => serial !== null).map(({ text }) => known(text));

/** Returns the newest letters, and other letters for the same places, of which one counts. */
export function outboxOf(state: LinkTable): Bytes[] {
  const { serial, twice, rivals = [] } = state,
    all = placed(state),
    whole = Math.floor(serial / CHUNK) * CHUNK,
    from = Math.max(0, Math.min(whole, serial - OVERLAP) - (serial - all.length));
  return [...[...twice, ...rivals].map(known), ...all.slice(from)];
}

/** Returns the whole chunks; none if this device was sent a whole game, and has not every letter of it. */
export function chunksOf(state: LinkTable): Bytes[][] {
  const all = placed(state),
    count = all.length === state.serial ? Math.floor(all.length / CHUNK) : 0;
  return Array.from({ length: count }, (_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK));
}

/** What this device lays out of the letters of a table. */
export class Outbox {
  /** The chunks that lie on the relay, as far as this connection has seen. */
  private readonly lying = new Set<number>();

  constructor(
    private readonly visit: Visit,
    private readonly table: { readonly state: LinkTable },
  ) {}

  /** Notes that a chunk lies there. */
  lies(at: number): void {
    this.lying.add(at);
  }
  /** Lays out what the others may lack because the relay never had it, or has lost it. */
  async layAll(): Promise<void> {
    const { state } = this.table,
      [invitation] = state.letters;
    if (state.me === setupOf(state).host && invitation)
      await this.visit.lay('i', lettersToBytes([known(invitation.text)]));
    await this.layClaim();
    await this.layNewest();
  }
  /** The same for another connection, which has seen nothing. */
  layAnew(): Promise<void> {
    this.lying.clear();
    return this.layAll();
  }
  async layClaim(): Promise<void> {
    const { state } = this.table,
      { secrets, claims = [] } = state,
      own = claims.at(-1);
    if (hasClaimed(state) && own && secrets)
      await this.visit.lay(`j/${secrets.key.x?.slice(0, 11) ?? ''}`, lettersToBytes([known(own)]));
  }
  async layNewest(): Promise<void> {
    const { state } = this.table;
    if (state.me !== null && state.serial > 0)
      await this.visit.lay(`o/${state.me}`, lettersToBytes(outboxOf(state)));
  }
  /** Lays out the chunks that do not lie there, and those from a letter on that others lack. */
  async layChunks(from = Infinity): Promise<void> {
    if (this.table.state.me === null) return;
    for (const [at, letters] of chunksOf(this.table.state).entries()) {
      if (this.lying.has(at) && (at + 1) * CHUNK <= from) continue;
      await this.visit.lay(`c/${at}`, lettersToBytes(letters));
      this.lying.add(at);
    }
  }
}
