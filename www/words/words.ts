// Every sentence of the page comes from here. The words are Fluent files, `words/NAME.LANGUAGE.ftl` in the
// room that they belong to. Only the files that are needed are fetched. To add a language, add its files
// (docs/translating.md): nothing else names it. A message that a language lacks is shown in English. The build
// puts it into the same file, so that no player has to fetch a second language for missing words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchAs, textOf } from '../engine/fetching';
import { withElisions } from './elision';
import { bestLanguage, isPseudo, languages } from './languages';

export type Args = Record<string, FluentVariable>;

const MOST_SAID = 2000;

/** From the build (tools/lib/words.mjs). */
declare const __WORDS__: { stamp: string; places: Record<string, string> };
const built = __WORDS__;

/** The address of a file of words. */
function addressOf(name: string, language: string): string {
  const file = isPseudo(language) ? 'en' : language;
  const path = import.meta.env.DEV
    ? `../${built.places[name] ?? ''}${name}.${file}.ftl`
    : `./words-${name}-${file}-${built.stamp}.txt`;
  return new URL(path, import.meta.url).href;
}

/** Returns the messages of a file in its language, and then those that the language lacks, in English. */
export const resourcesIn = (text: string): FluentResource[] =>
  text.split('### en\n').map((part) => new FluentResource(part));

function read(address: string): Promise<FluentResource[]> {
  return fetchAs(address, (bytes) => {
    const resources = resourcesIn(textOf(bytes));
    // The parser skips what it cannot read.
    if (resources.every(({ body }) => body.length === 0)) throw new SyntaxError(address);
    return resources;
  });
}

export class Words {
  private readonly bundle: FluentBundle;
  /** The messages that the language lacks: English has plurals of its own. */
  private readonly english = new FluentBundle('en', { useIsolating: false });
  private readonly lists: Intl.ListFormat;
  private readonly ors: Intl.ListFormat;
  /** The files that are here, or on their way. */
  private readonly fetched = new Map<string, Promise<void>>();
  /** Sentences by key and arguments. */
  private readonly said = new Map<string, string>();

  constructor(
    readonly language: string,
    ...resources: FluentResource[]
  ) {
    // No isolation marks around every argument: only names can be of another direction, and `name` wraps
    // those.
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(isPseudo(language) && { transform: drawnOut }),
    });
    resources.forEach((resource) => this.bundle.addResource(resource));
    const locale = language === 'en' ? 'en-GB' : language;
    this.lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.ors = new Intl.ListFormat(locale, { type: 'disjunction' });
  }

  /** Fetches the words of this name, such as those of a game, unless they are here. */
  fetch(name = 'page'): Promise<void> {
    const path = addressOf(name, this.language);
    const known = this.fetched.get(path);
    if (known) return known;
    const fetching = read(path).then((resources) => this.add(resources));
    this.fetched.set(path, fetching);
    fetching.catch(() => this.fetched.delete(path)); // so that it can be tried again
    return fetching;
  }

  /** Takes the messages of a file (`resourcesIn`). */
  add([own, lacking]: FluentResource[]): void {
    if (own) this.bundle.addResource(own);
    if (lacking) this.english.addResource(lacking);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || this.english.hasMessage(id);
  }

  /** The key of a sentence that a game may have of its own: `duel-say-placed` for `say-placed`. */
  own(game: string, id: string): string {
    return this.has(`${game}-${id}`) ? `${game}-${id}` : id;
  }

  /** Returns a sentence. A missing one shows its key, so that it is seen at once, and throws nothing. */
  t(id: string, args: Args = {}): string {
    if (import.meta.env.MODE === 'test') used.add(id);
    // Most sentences about a table are the same as about the one before.
    const key = `${id} ${JSON.stringify(args)}`,
      known = this.said.get(key);
    if (known !== undefined) return known;
    const bundle = this.bundle.hasMessage(id) ? this.bundle : this.english,
      pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given = this.language === 'fr' ? withElisions(args) : args;
    const sentence = this.bracketed(withMinus(bundle.formatPattern(pattern, given, [])));
    if (this.said.size >= MOST_SAID) this.said.clear();
    this.said.set(key, sentence);
    return sentence;
  }

  private bracketed(text: string): string {
    return isPseudo(this.language) ? `⟦${text}⟧` : text;
  }

  list(items: string[]): string {
    return this.bracketed(this.lists.format(items));
  }

  either(items: string[]): string {
    return this.bracketed(this.ors.format(items));
  }

  /** A signed number: +3, −5. */
  signed(points: number): string {
    return points < 0 ? `\u2212${-points}` : `+${points}`;
  }
}

/** Writes a number below zero with a minus sign, which is read out as such; a hyphen may not be. */
const withMinus = (text: string): string => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '\u2212');

/** Fetches the words of the page, and at the same time those of some games. */
export async function fetchWords(language: string, games: string[]): Promise<Words> {
  const words = new Words(languages.includes(language) ? language : bestLanguage([]));
  await Promise.all([words.fetch(), ...games.map((game) => words.fetch(game))]);
  return words;
}

/** A name written from right to left must not turn the sentence around it. */
export function isolate(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** Makes every word longer by two fifths or a little more, as translations of short texts are; but names stay. */
const drawnOut = (text: string): string =>
  text.replace(/Imhotep|Kontor|C’est mon fort|(\p{L}+)/gu, (name, word?: string) => {
    if (!word) return name;
    const letters = word.split(''),
      vowels = letters.flatMap((letter, at) => (/[aeiou]/i.test(letter) ? [at] : [])),
      places = vowels.length > 0 ? vowels : [letters.length - 1];
    for (let more = 0; more < word.length * 0.4; more++) {
      const at = places[more % places.length]!;
      letters[at] += word[at]!;
    }
    return letters.join('');
  });

/** The messages that the page has shown or read out, for pictures of every message in its place. In builds for tests only. */
const used = new Set<string>();
if (import.meta.env.MODE === 'test') Object.assign(globalThis, { __usedMessages: used });

/** Returns a language's own name, for the settings. */
export function languageName(language: string): string {
  return capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
}

/** Returns a text with a full stop, unless it ends with a sign of its own: C’est mon fort ! */
export const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A sentence begins with a capital, also when it begins with "the 4-stone boat". */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
