// Every sentence of the page comes from here: Fluent files, one a language, in www/i18n. Adding a language is adding a file.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

// The page's own words and Imhotep's are in i18n/xx.ftl, those of other games in i18n/GAME/xx.ftl.
const files = import.meta.glob<string>('./i18n/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = new Map<string, string>();
for (const [path, text] of Object.entries(files)) {
  const language = path.replace(/^.*\/|\.ftl$/g, '');
  sources.set(language, `${sources.get(language) ?? ''}\n${text}`);
}

/** The languages there are, as codes. */
export const languages: string[] = [...sources.keys()].sort();

/** The best language for a list of wishes such as navigator.languages. */
export function bestLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const short = wish.toLowerCase().replace(/-.*$/, '');
    if (sources.has(short)) return short;
  }
  return 'en';
}

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly ors: Intl.ListFormat;

  constructor(language: string) {
    this.language = sources.has(language) ? language : 'en';
    // No isolation marks around every argument: only names can be of another direction, and `name` wraps those.
    this.bundle = new FluentBundle(this.language, { useIsolating: false });
    if (this.language !== 'en') this.bundle.addResource(new FluentResource(sources.get('en') ?? ''));
    this.bundle.addResource(new FluentResource(sources.get(this.language) ?? ''), { allowOverrides: true });
    const locale = this.language === 'en' ? 'en-GB' : this.language;
    this.lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.ors = new Intl.ListFormat(locale, { type: 'disjunction' });
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
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.bundle.formatPattern(pattern, args, []);
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

/** A name written from right to left must not turn the sentence around it. */
export function isolate(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** The language names in their own words, for the settings. */
export function languageName(language: string): string {
  return new Words(language).t('language-name');
}

/** A sentence begins with a capital, also when it begins with "the boat of 4". */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
