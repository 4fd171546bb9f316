// Finds the legal moves that a phrase means, such as "put a stone on the second boat". Pure; knows no game
// and no language.
import type { Place } from '../../engine/wire';
import { fits, ordinalNear, tokensOf, type Speech, type Token } from './speech';
import type { Choice } from './understand';

/** A move by its name, with the places that are tapped for it. */
export interface Doable<T> extends Choice<T> {
  taps: readonly Place[];
}
/** A place of the table and its label, in the order of the page. */
export interface Named {
  place: Place;
  label: string;
}
/**
 * The result of reading a phrase: the moves with all its words, or the moves that come near, and the places
 * that it names.
 */
export interface Reading<T> {
  all: T[];
  near: T[];
  places: Place[];
}
/** "boat 2", "second boat": a thing with its number. */
interface Pair {
  noun: string;
  number: number;
  ordinal: boolean;
  /** The first two parts of the places that have that number. */
  keys: Set<string>;
}
interface Phrase {
  words: Token[];
  pairs: Pair[];
}

/** The largest number of moves that are proposed. */
const MOST = 5;

const keyOf = (place: Place): string => place.split('/').slice(0, 2).join('/');
/** Returns the title of a place: its label without its state. */
const titleOf = (label: string): string => label.split(/[,:.]/)[0] ?? '';

export class Reader {
  private readonly titles: { place: Place; tokens: Token[] }[];

  constructor(
    private readonly speech: Speech,
    places: Named[],
  ) {
    this.titles = places.map(({ place, label }) => ({ place, tokens: tokensOf(titleOf(label), speech) }));
  }

  read<T>(said: string, doable: Doable<T>[]): Reading<T> {
    const all = doable.map((one) => ({
      one,
      name: this.weighty(tokensOf(one.text, this.speech)),
      also: tokensOf(one.also, this.speech),
      keys: new Set(one.taps.map(keyOf)),
    }));
    const tokens = this.said(said);
    for (const forgiving of [false, true]) {
      const phrase = this.phrase(tokens, forgiving, (noun, pair) =>
        all.some(({ name }) => this.tells(name, noun, pair, forgiving)),
      );
      const size = phrase.words.length + phrase.pairs.length;
      if (size === 0) return { all: [], near: [], places: [] };
      const scored = all.map(({ one, name, also, keys }) => {
        const counted = phrase.pairs.filter((pair) => [...pair.keys].some((key) => keys.has(key)));
        const called = phrase.pairs.filter(
          (pair) => !counted.includes(pair) && this.tells(name, pair.noun, pair, forgiving),
        );
        return {
          value: one.value,
          score: counted.length + called.length + this.held(phrase.words, [...name, ...also], forgiving),
          sure: called.every((pair) => pair.keys.size === 0),
        };
      });
      const full = scored.filter(({ score }) => score === size);
      // "Boat 1" may be the boat of one stone. If that is only one of two readings, both are proposed.
      const whole = full.some(({ sure }) => sure) ? full.map(({ value }) => value) : [];
      const places = this.placesIn(phrase, forgiving);
      if (whole.length > 0) return { all: whole, near: [], places };
      if (full.length > 0) return { all: [], near: full.slice(0, MOST).map(({ value }) => value), places };
      if (!forgiving) continue;
      const best = Math.max(0, ...scored.map(({ score }) => score));
      const near =
        best * 2 >= size ? scored.filter(({ score }) => score === best).map(({ value }) => value) : [];
      return { all: [], near: near.slice(0, MOST), places };
    }
    return { all: [], near: [], places: [] };
  }

  /** Returns whether a phrase counts things of the table: "boat 2", "the second boat". */
  counts(said: string): boolean {
    return this.phrase(this.said(said), false, () => false).pairs.length > 0;
  }

  /** Returns the words of a phrase: "2." before a word is "second", and "one" before a noun is an article. */
  private said(text: string): Token[] {
    const { fillers } = this.speech;
    const tokens = tokensOf(text.replace(/\b(\d+)\.(?=\s*\p{L})/gu, '$1te'), this.speech).map(
      (one) => ordinalNear(one, this.speech) ?? one,
    );
    return tokens.filter(({ word, number, holds }, i) => {
      const [next, then] = [tokens[i + 1], tokens[i + 2]];
      const article =
        number !== null && !holds && fillers.has(word) && next?.number === null && !fillers.has(next.word);
      return !article || typeof then?.number === 'number';
    });
  }

  private weighty(tokens: Token[]): Token[] {
    return tokens.filter(({ word }) => !this.speech.fillers.has(word));
  }

  /**
   * Splits a phrase into nouns with a number and single words. A pair that names nothing on this table stays
   * two words.
   */
  private phrase(tokens: Token[], forgiving: boolean, named: (noun: string, pair: Pair) => boolean): Phrase {
    const words: Token[] = [],
      pairs: Pair[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const [one, two] = [tokens[i]!, tokens[i + 1]];
      const [noun, number] =
        typeof two?.number === 'number' && !two.holds && one.number === null
          ? [one, two]
          : one.ordinal && two
            ? [two, one]
            : [];
      if (noun && number && noun.number === null && !this.speech.fillers.has(noun.word)) {
        const pair = {
          noun: noun.word,
          number: number.number!,
          ordinal: number.ordinal,
          keys: this.nth(noun.word, number.number!, forgiving),
        };
        if (pair.keys.size > 0 || named(noun.word, pair)) {
          pairs.push(pair);
          i++;
          continue;
        }
      }
      words.push(one);
    }
    return { words: this.weighty(words), pairs };
  }

  /** Returns the nth thing of that name in the order of the page, one for each kind of place. */
  private nth(noun: string, number: number, forgiving: boolean): Set<string> {
    const rows = new Map<string, string[]>();
    for (const { place, tokens } of this.titles) {
      if (!tokens.some(({ word }) => fits(noun, word, this.speech, forgiving))) continue;
      const head = place.split('/')[0]!,
        row = rows.get(head) ?? [];
      if (!row.includes(keyOf(place))) row.push(keyOf(place));
      rows.set(head, row);
    }
    return new Set([...rows.values()].flatMap((row) => row[number - 1] ?? []));
  }

  /** Returns whether a name contains this noun with this number: "place 2", "the second boat". */
  private tells(name: Token[], noun: string, pair: Pair, forgiving: boolean): boolean {
    return name.some(({ word, number }, i) => {
      if (number !== null || !fits(noun, word, this.speech, forgiving)) return false;
      if (!pair.ordinal) return name[i + 1]?.number === pair.number;
      const before = [name[i - 1], name[i - 2]];
      if (typeof before[0]?.number === 'number' && !before[0].ordinal) before.shift(); // „das zweite 2er-Boot“
      return before[0]?.ordinal === true && before[0].number === pair.number;
    });
  }

  /** Returns how many of these words are in a name, each counted once. */
  private held(words: Token[], name: Token[], forgiving: boolean): number {
    const left = [...name];
    return words.filter(({ word, number, ordinal }) => {
      const at = left.findIndex((other) =>
        number === null
          ? fits(word, other.word, this.speech, forgiving)
          : other.number === number && other.ordinal === ordinal,
      );
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }).length;
  }

  /** Returns the places that a phrase names: by their number in a row, or by all words of their titles. */
  private placesIn({ words, pairs }: Phrase, forgiving: boolean): Place[] {
    const said = [
      ...words,
      ...pairs.flatMap(({ noun, number, ordinal }) => [
        { word: noun, number: null, ordinal: false },
        { word: String(number), number, ordinal },
      ]),
    ];
    // "The first 2-stone boat" is a name; "the first boat" counts the boats.
    const counted = pairs.filter(
      ({ noun, number }) =>
        !this.titles.some(
          ({ tokens }) =>
            tokens.some(({ word }) => fits(noun, word, this.speech, forgiving)) &&
            tokens.some((one) => one.ordinal && one.number === number) &&
            tokens.every((one) => one.number === null || said.some((two) => two.number === one.number)),
        ),
    );
    return this.titles
      .filter(({ place, tokens }) => {
        const title = this.weighty(tokens);
        return (
          counted.some(({ keys }) => keys.has(keyOf(place))) ||
          (title.length > 0 &&
            title.every((one) =>
              said.some((two) =>
                one.number !== null
                  ? one.number === two.number
                  : two.number === null && fits(two.word, one.word, this.speech, forgiving),
              ),
            ))
        );
      })
      .map(({ place }) => place);
  }
}
