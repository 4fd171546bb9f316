// What a rule is called and what it says.
import type { Words } from '../../core/words';

/** The name of a rule and what it says; scenarios and options of a table are told where they are chosen already. */
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
