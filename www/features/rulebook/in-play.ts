// The rules that are in play at this table and not at every one, at the head of the log or where a puzzle has room for them:
// a tap opens the rule.
import './in-play.css';
import { attr, box, button, fill } from '../../dom/elements';
import type { GameEntry, View } from '../../engine/wire';
import type { Config, Rulebook } from '../../games/rulebook';
import type { Host } from '../../shell/host';
import type { Game } from '../../ui/game-view';
import { fetchBook } from './book';
import { ruleTexts } from './texts';

/** Returns these rules, by the last part of their ids: those that were chosen, and those about pieces on the table. */
export function rulesInPlay(
  { chapters, pieces = [] }: Pick<Rulebook, 'chapters' | 'pieces'>,
  { options }: Pick<GameEntry, 'options'>,
  config: Config,
  { tokens }: Pick<View, 'tokens'>,
): string[] {
  const known = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const chosen = options.map(({ key }) =>
    config[key] === true
      ? key.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
      : String(config[key]),
  );
  const lying = pieces.filter((piece) => tokens.some(({ at }) => at.startsWith(`${piece}/`)));
  return [...chosen, ...lying].filter((id) => known.has(id));
}

/** Shows them; `into`: where, if not in the log. */
export async function showRulesInPlay(host: Host, game: Game, into?: Element): Promise<void> {
  const { id } = game.card,
    rules = rulesInPlay(
      await fetchBook(id),
      game.entry,
      game.table.setup.config as unknown as Config,
      game.table.view,
    ),
    signs = box({ class: 'in-play', role: 'group' });
  if (rules.length === 0 || !game.open) return;
  let written: Game['words'] | null = null;
  const write = async (): Promise<void> => {
    const { words } = game;
    if (words === written) return;
    await Promise.all([words.fetch('rules'), words.fetch(`rules-${id}`)]);
    if (!game.open || words !== game.words) return;
    written = words;
    attr(signs, 'aria-label', words.t('rules-in-play'));
    fill(signs, [
      rules.map((rule) =>
        button(
          ruleTexts(words, id, rule).name,
          'quiet',
          () => void host.open('rulebook', id, `${id}/${rule}`),
        ),
      ),
    ]);
    if (into) fill(into, signs);
    else game.screen.panel.root.querySelector('#log-title')?.after(signs);
  };
  const soon = (): void => void write().catch(() => undefined); // tried again when the next position is shown
  game.events.on('shown', soon);
  soon();
}
