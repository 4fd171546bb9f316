// How a table begins: the host invites, the others ask for seats, the host seats them. A claim fixes all values of its
// seat and gives none. Only when all are seated the first values follow, one after the other: so nobody who can still
// choose players, or values, knows anything of the deal.
import { encode, known, same, type Bytes } from '../device/bytes';
import { back, sha256, valueAt } from './chain';
import {
  ANY,
  EMPTY,
  hasClaimed,
  openerOf,
  setupOf,
  type Begin,
  type LinkTable,
  type Refusal,
  type Secrets,
  type Why,
} from './link-table';
import { read, readSetup, write, type Claim, type Invitation, type Seating } from './letter';
import { isSigned, publicOf, signed } from '../device/sign';

/** Returns the anchor of the first chain: it fixes all values of a seat. */
export const anchorOf = async ({ chains }: Secrets): Promise<Bytes> =>
  (chains[0] && (await valueAt(chains[0], 0))) ?? new Uint8Array();

/**
 * Returns the table that a signed invitation opens, for a device that has no seat yet. `byLink`: whether it came by
 * link, where not every game can be played.
 */
export async function begun(
  bytes: Bytes,
  letter: Invitation,
  begin: Begin,
  byLink = false,
): Promise<LinkTable | Refusal> {
  if (!(await isSigned(bytes, letter.key))) return { why: 'forged' };
  const setup = readSetup(letter.setup);
  if (!setup) return { why: 'unreadable' };
  const { players, host } = setup,
    nameless = players.map((one) => ({ ...one, name: '' })),
    // Any deal shows whether the options can be played.
    engine = begin({ ...setup, players: nameless }, [ANY]);
  if (!engine || (byLink && !engine.byLink)) return { why: 'unfit' };
  if (!begin(setup, [ANY])) return { why: 'unreadable' }; // the engine cannot show such a name
  const anchor = encode(letter.anchor),
    head = await sha256(bytes);
  const seats = players.map(({ name }, seat) =>
    seat === host
      ? { name, key: encode(letter.key), chains: [{ anchor, index: 0, value: anchor }] }
      : { name, key: '', chains: [] },
  );
  return {
    ...EMPTY,
    id: encode(head.slice(0, 8)),
    setup: letter.setup,
    me: null,
    seats,
    letters: [{ serial: null, by: host, text: encode(bytes) }],
    serial: 0,
    before: '',
    head: encode(head),
    next: openerOf({ seats }, host),
  };
}

/** Whether a table of people can begin by link; one that is dealt goes on in any case. */
export const mayBegin = (state: LinkTable, begin: Begin): boolean =>
  state.draws.length > 0 || begin(setupOf(state), [ANY])?.byLink === true;

const claimIn = (text: string): Claim | null => {
  const letter = read(known(text));
  return typeof letter === 'object' && letter.kind === 'claim' ? letter : null;
};

/** Signs a claim to a seat of a table. */
export async function claim(
  state: LinkTable,
  name: string,
  secrets: Secrets,
  begin: Begin,
): Promise<LinkTable | Refusal> {
  const fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name },
    bytes = await signed(secrets.key, write({ kind: 'claim', table: known(state.id), ...fields })),
    own = read(bytes);
  if (typeof own === 'string' || own.kind !== 'claim') return { why: 'unreadable' };
  return claimed({ ...state, secrets }, bytes, own, begin);
}

/** Keeps a claim to a seat. */
export async function claimed(
  state: LinkTable,
  bytes: Bytes,
  letter: Claim,
  begin: Begin,
): Promise<LinkTable | Refusal> {
  const { claims = [], seats, id, serial } = state;
  if (encode(letter.table) !== id) return { why: 'elsewhere' };
  if (!(await isSigned(bytes, letter.key))) return { why: 'forged' };
  const key = encode(letter.key),
    known = [...seats.map((seat) => seat.key), ...claims.map((text) => encode(claimIn(text)?.key ?? bytes))];
  // The same device asks once; what it signs again changes nothing.
  if (known.includes(key)) return { why: 'old' };
  if (serial > 0) return { why: seats.some((seat) => !seat.key) ? 'older' : 'taken' };
  if (claims.length >= seats.length - 1) return { why: 'taken' };
  const asks = { ...state, claims: [...claims, encode(bytes)] };
  return begin(setupOf({ ...asks, seats: seatsWith(asks) }), [ANY]) ? asks : { why: 'unreadable' };
}

/** Returns the seats with those who have asked for them. */
export function seatsWith({ seats, claims = [], ...state }: LinkTable): LinkTable['seats'] {
  const { host } = setupOf({ ...state, seats }),
    after = [...seats];
  for (const [i, text] of claims.entries()) {
    const at = (host + 1 + i) % seats.length,
      seat = after[at],
      asks = claimIn(text);
    if (seat && asks) after[at] = { ...seat, name: asks.name || seat.name, key: encode(asks.key) };
  }
  return after;
}

/** Returns the seat that the next one who asks will get; null if all are taken. */
export function freeSeat({ claims = [], serial, next, ...state }: LinkTable): number | null {
  const { seats } = state;
  if (serial > 0) return next !== null && seats[next]?.key === '' ? next : null;
  return claims.length < seats.length - 1 ? (setupOf(state).host + 1 + claims.length) % seats.length : null;
}

/** Returns what the host seats with, once there is a claim for every free seat; null before. */
export function seating({
  me,
  claims = [],
  seats,
  serial,
  ...state
}: LinkTable): Pick<Seating, 'kind' | 'seats'> | null {
  const asked = claims.flatMap((text) => claimIn(text) ?? []);
  if (serial > 0 || asked.length < seats.length - 1 || me !== setupOf({ ...state, seats }).host) return null;
  return { kind: 'seating', seats: asked.map(({ name, key, anchor }) => ({ name, key, anchor })) };
}

/** Returns the table once all are seated. Each in turn gives the first value then, the last one deals. */
export async function seated(
  state: LinkTable,
  letter: Seating,
  host: number,
  begin: Begin,
): Promise<LinkTable | Why> {
  const { seats, me, secrets } = state,
    keys = [seats[host]?.key ?? '', ...letter.seats.map(({ key }) => encode(key))];
  if (letter.seats.length !== seats.length - 1 || new Set(keys).size < keys.length) return 'illegal';
  if (letter.index !== 1 || encode(await back(letter.value, 1)) !== seats[host]?.chains[0]?.anchor)
    return 'chain';
  if (letter.check !== 0) return 'version';
  const at = (i: number): number => (host + i) % seats.length,
    own = secrets ? keys.indexOf(encode(publicOf(secrets.key))) : -1,
    plays = me !== null || hasClaimed(state);
  if (plays && own < 0) return 'taken';
  const mine = letter.seats[own - 1];
  // The host seats a player as that player has asked, or not at all.
  if (plays && secrets && mine && !(await isOwn(state, secrets, mine))) return 'chain';
  const after = [...seats];
  for (const [i, { name, key, anchor }] of letter.seats.entries()) {
    const fixed = encode(anchor);
    after[at(i + 1)] = {
      name: name || (seats[at(i + 1)]?.name ?? ''),
      key: encode(key),
      chains: [{ anchor: fixed, index: 0, value: fixed }],
    };
  }
  const value = encode(letter.value);
  after[host] = {
    ...seats[host]!,
    chains: [{ anchor: seats[host]?.chains[0]?.anchor ?? '', index: 1, value }],
  };
  if (!begin(setupOf({ ...state, seats: after }), [ANY])) return 'unreadable';
  const { claims: _, ...rest } = state;
  return {
    ...rest,
    me: plays ? at(own) : null,
    seats: after,
    pending: { mover: null, move: 0, opener: at(seats.length - 1), values: [[host, value]] },
    next: at(1),
  };
}

async function isOwn(
  { claims = [] }: LinkTable,
  secrets: Secrets,
  { key, anchor, name }: Seating['seats'][number],
): Promise<boolean> {
  const asked = claims.flatMap((text) => claimIn(text) ?? []).find((one) => same(one.key, key));
  return same(anchor, await anchorOf(secrets)) && (!asked || asked.name === name);
}
