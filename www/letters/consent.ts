// Taking back the moves of the last letter, as long as no other has followed. All seats have to want it: the seat that has to
// write next does so in a letter, with a signature of each of the others. So nothing of the one order of letters is undone, and
// who answers with a move instead has said no. The engine says which moves can be taken back; none that drew can.
import { encode, join, known, number, type Bytes } from '../device/bytes';
import { isSigned, SIGNATURE, signed } from '../device/sign';
import { lastOf, replay, type Begin, type Engine, type LinkTable, type Why } from './link-table';
import { read, type TakingBack } from './letter';

/** What all sign who consent: the place of the letter that takes back, and all letters before it. */
const statementOf = ({ id, serial, head }: LinkTable): Bytes =>
  join('dockhand/back/1', known(id), number(serial, 2), known(head).slice(0, 8));

/** Returns the consent of this device's seat; null if it has none to give. */
export async function consentOf(state: LinkTable): Promise<Bytes | null> {
  const { me, secrets } = state;
  return me === null || !secrets ? null : (await signed(secrets.key, statementOf(state))).slice(-SIGNATURE);
}

/** Whether this is the consent of a seat. */
export const isConsent = (state: LinkTable, seat: number, consent: Bytes): Promise<boolean> =>
  isSigned(join(statementOf(state), consent), known(state.seats[seat]?.key ?? ''));

/** Returns all other seats, clockwise. */
export const othersOf = ({ seats }: Pick<LinkTable, 'seats'>, by: number): number[] =>
  Array.from({ length: seats.length - 1 }, (_, i) => (by + 1 + i) % seats.length);

/** Returns the game without the moves of the last letter, and how many they are; null if the engine keeps them. */
export function without(state: LinkTable, begin: Begin): { engine: Engine; count: number } | null {
  const { asking, pending, next, letters } = state,
    last = letters.at(-1),
    letter = last && read(known(last.text));
  if (asking || pending || next === null || typeof letter !== 'object' || letter.kind !== 'turn') return null;
  const count = letter.moves.length,
    engine = count > 0 ? replay(state, begin) : null;
  return engine?.takeBack(count) ? { engine, count } : null;
}

/** Returns the table without the moves of its last letter. */
export async function tookBack(
  state: LinkTable,
  letter: TakingBack,
  by: number,
  begin: Begin,
): Promise<LinkTable | Why> {
  const last = lastOf(state, by),
    others = othersOf(state, by),
    before = without(state, begin);
  if (letter.index !== last.index || encode(letter.value) !== last.value)
    return letter.index > last.index ? 'early' : 'chain';
  if (!before || letter.consents.length !== others.length) return 'illegal';
  for (const [i, consent] of letter.consents.entries())
    if (!(await isConsent(state, others[i] ?? by, consent))) return 'forged';
  if (before.engine.check() !== letter.check) return 'version';
  return {
    ...state,
    moves: state.moves.slice(0, -before.count),
    next: before.engine.deciding[0] ?? null,
  };
}

/** The seat whose moves were taken back since; null if that has not happened. */
export function tookBackSince(before: LinkTable, { letters }: LinkTable): number | null {
  const at = letters.findLastIndex(({ serial, text }) => {
    const letter = serial === null || serial < before.serial ? null : read(known(text));
    return typeof letter === 'object' && letter?.kind === 'taking-back';
  });
  return at < 0 ? null : (letters[at - 1]?.by ?? null);
}
