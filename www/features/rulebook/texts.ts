// The name and the text of a rule.
import type { Words } from '../../words/words';

/** Returns the name of a rule and its text; scenarios and options have the texts of the set-up. */
export function ruleTexts(
  words: Words,
  game: string,
  id: string,
): { name: string; short: string; full: string[] } {
  const key = `rules-${game}-${id}`;
  const first = (...ids: string[]): string => words.t(ids.find((one) => words.has(one)) ?? ids[0] ?? '');
  const option = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    name: first(key, `${game}-name-${id}`),
    short: first(`${key}-1`, `${game}-value-scenario-${id}-about`, `${game}-option-${option}-about`),
    full: words.has(`${key}-2`) ? words.t(`${key}-2`).split('\n').filter(Boolean) : [],
  };
}
