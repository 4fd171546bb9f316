// The verbs of sessions and searches as programs call them: arguments are checked, refusals are errors, and an imagined
// game has no record.
import { Refusal, refusal } from './refusal.js';

type Check = [what: string, is: (value: unknown) => boolean, left?: unknown];

const whole =
  (most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const upTo = (name: string, most: number): Check => [
  `${name} has to be a whole number from 0 to ${most}`,
  whole(most),
];
const or = ([what, is]: Check, other: null | undefined): Check => [
  `${what}, or ${other}`,
  (value) => value === other || is(value),
  other,
];

const ANY: Check = ['', () => true];
const SEAT = upTo('The seat', 255);
const EYE = or(['The eye has to be a seat', whole(255)], null);
const SEED = upTo('The seed', 0xffffffff);
const LEVEL = upTo('The level', 255);

/** The arguments of verbs; a verb that is not here takes none. */
const ARGUMENTS: Record<string, Check[]> = {
  view: [EYE],
  notes: [EYE],
  offers: [SEAT],
  legal: [SEAT],
  play: [SEAT, ANY, EYE],
  scoreDelta: [SEAT, ANY],
  simulate: [SEAT, ANY, EYE],
  why: [SEAT, ['The taps have to be a list of places', Array.isArray]],
  search: [SEAT, LEVEL, SEED],
  searchWith: [SEAT, LEVEL, SEED, ANY],
  choose: [SEAT, LEVEL, SEED, ANY],
  analyse: [SEAT, ANY],
  reason: [SEAT, ANY, ANY],
  imagine: [SEAT, SEED],
  sight: [EYE],
  shown: [EYE, upTo('The number of the move', 0xffffffff)],
  learn: [ANY],
  rollout: [SEED, or(upTo('The horizon', 0xffff), undefined)],
  share: [upTo('The seed of the copy', 0xffffffff), upTo('The own seed', 0xffffffff)],
  needs: [SEAT, ANY],
  draw: [ANY],
  follow: [['The search has to be one of this game', (value) => isSearch(value)], SEED],
  run: [upTo('The number of iterations', 0xffffffff)],
  heed: [upTo('The index', 0xffffffff)],
};

const isSearch = (value: unknown): boolean => typeof value === 'object' && value !== null && 'heed' in value;

type Verb = (this: object, ...all: unknown[]) => unknown;

/** What is left of an object that was freed is a pointer to nothing. */
const isFreed = (one: object): boolean => '__wbg_ptr' in one && one.__wbg_ptr === 0;

/** Returns a verb that throws a `TypeError` for arguments that it cannot take, and a `Refusal` if the engine says no. */
const careful = (verb: Verb, checks: Check[]): Verb =>
  function (...all) {
    const given = checks.map(([what, is, left], i) => {
      const value = all[i] === undefined ? left : all[i];
      if (!is(value)) throw new TypeError(`${what}.`);
      return value;
    });
    if ([this, ...given].some((one) => typeof one === 'object' && one !== null && isFreed(one)))
      throw new TypeError('This table or search was freed.');
    try {
      return verb.apply(this, given);
    } catch (thrown) {
      // Another game's search.
      if (thrown instanceof Error && /^expected instance/.test(thrown.message))
        throw new TypeError(`${checks[0]![0]}.`);
      throw refusal(thrown);
    }
  };

/** The games that were imagined. */
const worlds = new WeakSet<object>();

/** What takes a verb's place, in terms of it. */
const INSTEAD: Record<string, (verb: Verb, all: Record<string, Verb>) => Verb> = {
  why: (why) =>
    function (seat, taps) {
      const texts = (taps as unknown[])
        .slice(0, 64)
        .map((tap) => (typeof tap === 'object' ? '' : String(tap)));
      const said = why.call(this, seat, texts);
      return said === null ? null : refusal(said);
    },
  clone: (clone) =>
    function () {
      const copy = clone.call(this) as object;
      if (worlds.has(this)) worlds.add(copy);
      return copy;
    },
  imagine: (imagine) =>
    function (...all) {
      const world = imagine.apply(this, all) as object;
      worlds.add(world);
      return world;
    },
  history: (_, { record }) =>
    function () {
      const { moves } = JSON.parse(record!.call(this) as string) as { moves: [number, unknown][] };
      return moves.map(([seat, move]) => ({ seat, move }));
    },
  ...Object.fromEntries(['record', 'link', 'share'].map((name) => [name, ofTheTruth])),
};

function ofTheTruth(verb: Verb): Verb {
  return function (...all) {
    if (worlds.has(this)) throw new Refusal({ code: 'imagined', rule: null }, null);
    return verb.apply(this, all);
  };
}

/** Puts careful verbs in the place of those of a class; what was freed may be freed again. */
export function beCareful(prototype: object): void {
  const given = prototype as Record<string | symbol, Verb>;
  const all: Record<string, Verb> = {};
  for (const name of Object.getOwnPropertyNames(prototype))
    if (!/^(constructor|free|__.*)$/.test(name)) all[name] = given[name]!;
  for (const name of [...Object.keys(all), ...('record' in all ? ['history'] : [])]) {
    const verb = INSTEAD[name]?.(all[name]!, all) ?? all[name]!;
    const checks = ARGUMENTS[name] ?? [];
    if (verb.length > checks.length) throw new Error(`The arguments of ${name} are on no list.`);
    given[name] = careful(verb, checks);
  }
  const free = given['free']!;
  given['free'] = function () {
    if (!isFreed(this)) free.call(this);
  };
  // An old browser has no `using`, and no such name.
  if (Symbol.dispose) given[Symbol.dispose] = given['free'];
}
