// A seat that goes on from a new device because its secrets are lost: it asks, and all others have to agree. A draw
// that it was to open is made anew, of new values on both sides, and the receipt says so.
import { makeChain } from './chain';
import { lastOf, type Begin, type LinkTable, type Refusal } from './link-table';
import { makeKey, publicOf, type Private } from '../device/sign';
import { open, post } from './protocol';
import { checkOf } from './apply';

/** Asks to go on for a seat of a table that was told by a whole game. `key`: a new one for the seat, made if it is not given. */
export async function askAnew(
  state: LinkTable,
  seat: number,
  begin: Begin,
  key?: Private,
): Promise<LinkTable | Refusal> {
  const { index } = lastOf(state, seat),
    secrets = { key: key ?? (await makeKey()), chains: [await makeChain(index)] },
    fields = { kind: 'new-device' as const, seat, key: publicOf(secrets.key) };
  return post({ ...state, me: seat, secrets }, fields, index, checkOf(state, begin), begin);
}

/** Agrees to the new device that a link asks for, about which the players have been asked. */
export async function agree(state: LinkTable, link: string, begin: Begin): Promise<LinkTable | Refusal> {
  const asked = await open(state, link, begin, 'asks');
  if ('why' in asked) return asked;
  const { me, asking } = asked.state;
  if (!asking || me === null || me === asking.seat) return { why: 'wait' };
  return (await agreeing(asked.state, begin)) ?? asked.state; // others are asked first
}

/** Writes that this device agrees, once it has taken the question and it is for its seat to write; null otherwise. */
export async function agreeing(state: LinkTable, begin: Begin): Promise<LinkTable | Refusal | null> {
  const { me, next, asking, pending } = state;
  if (!asking || me === null || me === asking.seat || next !== me) return null;
  const repeats = pending?.opener === asking.seat && pending.mover === me,
    index = lastOf(state, me).index + (repeats ? 1 : 0);
  return post(state, { kind: 'agreeing', seat: asking.seat }, index, checkOf(state, begin), begin);
}
