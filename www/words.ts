// Every sentence of the page comes from here: Fluent files in www/i18n, those of the page in xx.ftl, those of a game in GAME/xx.ftl. Only
// what is read is fetched. Adding a language is adding its files: nothing else names it. All languages have the same keys (`npm test` sees
// to it), so that nobody has to fetch a second language for what the own one lacks.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

const MOST_SAID = 2000;

/** From the path of each file to its address. */
const files = import.meta.glob<string>('./i18n/**/*.ftl', { query: '?url', import: 'default', eager: true });

/** The languages there are, as codes. */
export const languages: string[] = Object.keys(files).flatMap((path) => /^\.\/i18n\/([\w-]+)\.ftl$/.exec(path)?.[1] ?? []).sort();

/** The best language for a list of wishes such as navigator.languages. */
export function bestLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const short = wish.toLowerCase().replace(/-.*$/, '');
    if (languages.includes(short)) return short;
  }
  return 'en';
}

async function read(path: string): Promise<string> {
  const answer = await fetch(files[path] ?? path);
  const text = await answer.text();
  // Some servers send a page of theirs instead of what they lack.
  if (!answer.ok || text.startsWith('<')) throw new Error(`${path}: ${answer.status}`);
  return text;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly ors: Intl.ListFormat;
  /** The files that are here, or on their way. */
  private readonly fetched = new Map<string, Promise<void>>();
  /** Sentences by key and arguments. */
  private readonly said = new Map<string, string>();

  constructor(readonly language: string, ...texts: string[]) {
    // No isolation marks around every argument: only names can be of another direction, and `name` wraps those.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    texts.forEach((text) => this.bundle.addResource(new FluentResource(text)));
    const locale = language === 'en' ? 'en-GB' : language;
    this.lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.ors = new Intl.ListFormat(locale, { type: 'disjunction' });
  }

  /** Fetches the words of a game, or without one those of the page, unless they are here. */
  fetch(game?: string): Promise<void> {
    const path = game === undefined ? `./i18n/${this.language}.ftl` : `./i18n/${game}/${this.language}.ftl`;
    const known = this.fetched.get(path);
    if (known) return known;
    const fetching = read(path).then((text) => { this.bundle.addResource(new FluentResource(text)); });
    this.fetched.set(path, fetching);
    fetching.catch(() => this.fetched.delete(path)); // so that it can be tried again
    return fetching;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The key of a sentence that a game may have of its own: `duel-say-placed` for `say-placed`. */
  own(game: string, id: string): string {
    return this.has(`${game}-${id}`) ? `${game}-${id}` : id;
  }

  /** A sentence. A missing one shows its key, so that it is seen at once, and throws nothing. */
  t(id: string, args: Args = {}): string {
    // Most of what is said about a table was said about the one before.
    const key = `${id} ${JSON.stringify(args)}`, known = this.said.get(key);
    if (known !== undefined) return known;
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const sentence = this.bundle.formatPattern(pattern, args, []);
    if (this.said.size >= MOST_SAID) this.said.clear();
    this.said.set(key, sentence);
    return sentence;
  }

  list(items: string[]): string {
    return this.lists.format(items);
  }

  either(items: string[]): string {
    return this.ors.format(items);
  }

  /** A signed number: +3, −5. */
  signed(points: number): string {
    return points < 0 ? `\u2212${-points}` : `+${points}`;
  }
}

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

/** What a language calls itself, for the settings. */
export function languageName(language: string): string {
  return capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
}

/** A sentence begins with a capital, also when it begins with "the boat of 4". */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
