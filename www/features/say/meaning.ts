// What is meant by what was typed or dictated: a command, moves, a place or a button, or something that cannot be done now. Pure.
import type { Place, Refusal } from '../../core/wire';
import { Reader, type Doable, type Named } from './phrases';
import { headsOf, ruleAgainst, type Against } from './rules';
import { phraseIn, type Speech } from './speech';
import { commandIn, understand, wordsOf, type Sayable } from './understand';

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

/** All that can be said now. */
export interface Heard<C extends string, O> {
  speech: Speech;
  /** The names of the commands, and whole sayings for them, with commas between them. */
  commands: Record<C, string>;
  sayings: Record<C, string>;
  offers: Doable<O>[];
  /** The places that have a button on the table. */
  places: Named[];
  /** Buttons beside the table. */
  buttons: Sayable<HTMLElement>[];
  /** Where actions begin, by their verbs. */
  verbs: string;
  why: (taps: Place[]) => Refusal | null;
}

export type Meaning<C extends string, O> =
  | { is: 'command'; command: C; about: string }
  | { is: 'offers'; offers: O[] }
  | { is: 'button'; button: HTMLElement }
  | { is: 'place'; place: Place }
  /** Nothing that can be done: the rule against it, if there is one, the places it speaks of, and the moves that come near. */
  | { is: 'nothing'; against: Against | null; places: Place[]; near: O[] };

type Thing<O> = { offer: O } | { place: Place } | { button: HTMLElement };

const thingsOf = <C extends string, O>({ offers, places, buttons }: Heard<C, O>): Sayable<Thing<O>>[] => [
  ...offers.map(({ text, also, value }) => ({ text, also, value: { offer: value } })),
  ...places.map(({ place, label }) => ({ text: label, also: '', value: { place } })),
  ...buttons.map(({ text, value }) => ({ text, also: '', value: { button: value } })),
];

/** Returns what is meant. Names come before sayings, sayings before what has to be guessed. */
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
  // In a name the number of "boat 2" may stand for something else, unless it is the whole name that was said.
  const reader = new Reader(speech, places),
    whole = wordsOf(said).join(' ');
  const exact = things.some(({ text }) => wordsOf(text).join(' ') === whole),
    counts = !exact && reader.counts(said);
  // Of places it is enough that something is written there: what is no name of one may be something that cannot be done.
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

/** Moves before buttons, buttons before places. */
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

/** Returns what is asked about by "why …": a place that is called so, or the rule against what was said. */
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
