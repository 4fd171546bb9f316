// What the seats of a table on a relay have said about taking back its last move. It counts only for the letters that it names:
// with the next one all of it falls away.
import { known, same, type Bytes } from '../../../device/bytes';
import { consentOf, isConsent, othersOf, without } from '../../../letters/consent';
import type { Begin, LinkTable, Refusal } from '../../../letters/link-table';
import { facesOf, merged } from '../../../letters/proxy';
import { takeBack } from '../../../letters/take-back';
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
  /** What the seats of this device have said. */
  private readonly mine: Opinion[] = [];

  constructor(private readonly begin: Begin) {}

  /** Forgets what was said about other letters. */
  private look(state: LinkTable): void {
    if (state.head === this.head) return;
    this.head = state.head;
    this.said.clear();
    this.mine.length = 0;
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
  /** Says this for the seats of this device that have said nothing yet. */
  async say(state: LinkTable, agrees: boolean): Promise<void> {
    this.look(state);
    for (const face of facesOf(state)) {
      const { me: seat, serial, head } = face,
        consent = await consentOf(face);
      if (seat === null || this.by === null || !consent || this.said.has(seat)) continue;
      this.said.set(seat, agrees ? consent : null);
      this.mine.push({ seat, agrees, serial, head: known(head).slice(0, HEAD), consent });
    }
  }
  /** Returns what the seats of this device have said. */
  own(state: LinkTable): readonly Opinion[] {
    this.look(state);
    return this.mine;
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
  /** Returns the table without the move if it is for this device to take it back; null if it is not. */
  async complete(state: LinkTable): Promise<LinkTable | Refusal | null> {
    const { next, seats } = state,
      face = next === null ? undefined : facesOf(state).find(({ me }) => me === next);
    if (next === null || !face || !isAgreed(this.question(state), seats.length)) return null;
    const consents = othersOf(state, next).flatMap((seat) => this.said.get(seat) ?? []);
    return merged(state, await takeBack(face, consents, this.begin));
  }
}
