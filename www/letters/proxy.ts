// The seats that a device plays besides its own, each for a player who has run out of time: to the letters, that player goes
// on from a new device, to which all others have agreed.
import { encode } from '../device/bytes';
import { publicOf, type Private } from '../device/sign';
import { askAnew } from './device';
import type { Begin, LinkTable, Refusal } from './link-table';

/** The seats of this device: its own, and those that it plays besides. */
export const seatsOf = ({ me, proxies = [] }: LinkTable): number[] => [
  ...(me === null ? [] : [me]),
  ...proxies.map(({ seat }) => seat),
];

/**
 * Returns the seat whose device plays for another one: at a table of four the seat opposite, so that it is not the one that
 * opens what that seat draws.
 */
export const leadFor = (seat: number, seats: number): number => (seats === 2 ? 1 - seat : (seat + 2) % seats);

/** Returns the table as each seat of this device has it, the own one first. */
export function facesOf(state: LinkTable): LinkTable[] {
  // A device that only watches, as the table was moved to another one, plays for nobody.
  const proxies = state.me === null ? [] : (state.proxies ?? []);
  return [
    state,
    ...proxies.flatMap(({ seat, secrets }) =>
      // Its player may have come back, or others have not agreed yet.
      state.seats[seat]?.key === encode(publicOf(secrets.key)) ? [{ ...state, me: seat, secrets }] : [],
    ),
  ];
}

/** Returns the table of this device after one of its seats has written. */
export function merged(state: LinkTable, after: LinkTable | Refusal): LinkTable | Refusal {
  if ('why' in after || after.me === state.me || after.me === null || !after.secrets) return after;
  const { me: seat, secrets } = after,
    { me, secrets: own, proxies = [] } = state;
  return {
    ...after,
    me,
    secrets: own,
    proxies: [...proxies.filter((one) => one.seat !== seat), { seat, secrets }],
  };
}

/** Asks to play for the seat that has to decide, with a new key for it. */
export async function substitute(state: LinkTable, begin: Begin, key: Private): Promise<LinkTable | Refusal> {
  const { me, next, asking, secrets } = state;
  if (me === null || !secrets || next === null || seatsOf(state).includes(next) || asking)
    return { why: 'wait' };
  return merged(state, await askAnew({ ...state, me: null, secrets: null }, next, begin, key));
}
