// The meaning of a typed or dictated phrase: a command, moves, a place or a button, or something that is
// impossible now. Pure.
import type { Place, Refusal } from '../../engine/wire';
import { Reader, type Doable, type Named } from './phrases';
import { headsOf, ruleAgainst, type Against } from './rules';
import { phraseIn, type Speech } from './speech';
import { commandIn, understand, wordsOf, type Choice } from './understand';

export const COMMANDS = [
  'help',
  'moves',
  'board',
  'last',
  'score',
  'why',
  'status',
  'undo',
  'repeat',
  'confirm',
  'cancel',
] as const;
export type Command = (typeof COMMANDS)[number];

/** All that the player may name now. */
export interface Heard<C extends string, O> {
  speech: Speech;
  /** The names of the commands and whole phrases for them, separated by commas. */
  commands: Record<C, string>;
  sayings: Record<C, string>;
  offers: Doable<O>[];
  /** The places that have a button on the table. */
  places: Named[];
  /** Buttons beside the table. */
  buttons: Choice<HTMLElement>[];
  /** The places at which actions begin, with their verbs. */
  verbs: string;
  why: (taps: Place[]) => Refusal | null;
}

export type Meaning<C extends string, O> =
  | { is: 'command'; command: C; about: string }
  | { is: 'offers'; offers: O[] }
  | { is: 'button'; button: HTMLElement }
  | { is: 'place'; place: Place }
  /**
   * Nothing possible: the rule against it, if there is one, the places that were named, and the moves that
   * come near.
   */
  | { is: 'nothing'; against: Against | null; places: Place[]; near: O[] };

type Thing<O> = { offer: O } | { place: Place } | { button: HTMLElement };

const thingsOf = <C extends string, O>({ offers, places, buttons }: Heard<C, O>): Choice<Thing<O>>[] => [
  ...offers.map(({ text, also, value }) => ({ text, also, value: { offer: value } })),
  ...places.map(({ place, label }) => ({ text: label, also: '', value: { place } })),
  ...buttons.map(({ text, value }) => ({ text, also: '', value: { button: value } })),
];

/** Returns the meaning of a phrase. Names are tried first, then whole phrases for commands, then guesses. */
export function meaningOf<C extends string, O>(said: string, heard: Heard<C, O>): Meaning<C, O> {
  const { speech, offers, places } = heard,
    things = thingsOf(heard),
    named = understand(said, things);
  const known = commandIn(said, heard.commands),
    isButton = named.some((one) => 'button' in one);
  if (known && (known.about === '' || known.command === 'why') && !isButton)
    return { is: 'command', ...known };
  const asked = phraseIn(said, heard.sayings, speech);
  if (asked && !isButton) return { is: 'command', command: asked, about: '' };
  // In a name, the number of "boat 2" may mean something else, unless the phrase is the whole name.
  const reader = new Reader(speech, places),
    whole = wordsOf(said).join(' ');
  const exact = things.some(({ text }) => wordsOf(text).join(' ') === whole),
    counts = !exact && reader.counts(said);
  // A place matches by a part of its label, but a phrase that is not its name may also mean an impossible
  // action.
  const onlyWritten =
    !exact && named.every((one) => 'place' in one) && headsOf(said, heard.verbs, speech).length > 0;
  if (named.length > 0 && !counts && !onlyWritten) return meantBy(named);
  const reading = reader.read(said, offers);
  if (reading.all.length > 0) return { is: 'offers', offers: reading.all };
  const against = ruleIn(said, reading.places, heard);
  if (named.length > 0 && (!against || !onlyWritten) && reading.near.length === 0) return meantBy(named);
  // A single letter is a command only by itself.
  if (!against && known && wordsOf(said)[0]!.length > 1) return { is: 'command', ...known };
  return { is: 'nothing', against, places: reading.places, near: reading.near };
}

/** Chooses moves before buttons, and buttons before places. */
function meantBy<C extends string, O>(named: Thing<O>[]): Meaning<C, O> {
  const offers = named.flatMap((one) => ('offer' in one ? [one.offer] : []));
  if (offers.length > 0) return { is: 'offers', offers };
  for (const one of named) if ('button' in one) return { is: 'button', button: one.button };
  for (const one of named) if ('place' in one) return { is: 'place', place: one.place };
  return { is: 'nothing', against: null, places: [], near: [] };
}

const ruleIn = <C extends string, O>(
  said: string,
  spoken: Place[],
  { speech, verbs, places, why }: Heard<C, O>,
): Against | null =>
  ruleAgainst(
    spoken,
    headsOf(said, verbs, speech),
    places.map(({ place }) => place),
    why,
  );

/** Returns the subject of "why …": a place of that name, or the rule against the phrase. */
export function askedAbout<C extends string, O>(
  about: string,
  heard: Heard<C, O>,
): { place: Place } | { against: Against } | null {
  const named = understand(about, thingsOf(heard)).find((one) => 'place' in one);
  if (named && 'place' in named) return { place: named.place };
  if (about === '') return null;
  const against = ruleIn(
    about,
    new Reader(heard.speech, heard.places).read(about, heard.offers).places,
    heard,
  );
  return against && { against };
}
