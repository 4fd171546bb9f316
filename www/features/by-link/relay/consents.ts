// What the seats of a table on a relay have said about taking back its last move. It counts only for the letters that it names:
// with the next one all of it falls away.
import { known, same, type Bytes } from '../../../device/bytes';
import { consentOf, isConsent, othersOf, without } from '../../../letters/consent';
import type { Begin, LinkTable } from '../../../letters/link-table';
import { isAgreed, type Question } from '../../../lines/relay/question';
import { HEAD } from '../../../lines/relay/life';
import type { Opinion } from './message';

export class Consents {
  /** The letters that all of this is about, by the hash of them. */
  private head = '';
  /** The seat that could have its move back; null if nobody can. */
  private by: number | null = null;
  /** The consents by their seats; null: it refuses. */
  private readonly said = new Map<number, Bytes | null>();

  constructor(private readonly begin: Begin) {}

  /** Forgets what was said about other letters. */
  private look(state: LinkTable): void {
    if (state.head === this.head) return;
    this.head = state.head;
    this.said.clear();
    this.by = without(state, this.begin) ? (state.letters.at(-1)?.by ?? null) : null;
  }

  /** How it stands; null if the last move cannot be taken back. */
  question(state: LinkTable): Question | null {
    this.look(state);
    const { by, said } = this;
    if (by === null) return null;
    const agreed = [...said].flatMap(([seat, consent]) => (consent && seat !== by ? [seat] : []));
    return { by, asked: Boolean(said.get(by)), agreed, refused: [...said.values()].includes(null) };
  }
  /** Returns what this device says; null if that means nothing now. */
  async own(state: LinkTable, agrees: boolean): Promise<Opinion | null> {
    this.look(state);
    const consent = await consentOf(state);
    if (state.me === null || this.by === null || !consent || this.said.has(state.me)) return null;
    const { me: seat, serial, head } = state;
    this.said.set(seat, agrees ? consent : null);
    return { seat, agrees, serial, head: known(head).slice(0, HEAD), consent };
  }
  /** Takes what a seat has said; false if that changes nothing. */
  async take(state: LinkTable, { seat, agrees, serial, head, consent }: Opinion): Promise<boolean> {
    this.look(state);
    const isAbout = serial === state.serial && same(head, known(state.head).slice(0, HEAD));
    if (!isAbout || this.by === null || this.said.has(seat)) return false;
    if (agrees && !(await isConsent(state, seat, consent))) return false;
    this.said.set(seat, agrees ? consent : null);
    return true;
  }
  /** Returns the consents of all others if it is for this device to take the move back; null if it is not. */
  complete(state: LinkTable): Bytes[] | null {
    const { me, next, seats } = state;
    if (me === null || next !== me || !isAgreed(this.question(state), seats.length)) return null;
    return othersOf(state, me).flatMap((seat) => this.said.get(seat) ?? []);
  }
}
