// The buttons of a puzzle on the table, by how it stands, and its menu.
import type { Host } from '../../shell/host';
import type { Words } from '../../words/words';
import { showShortMenu } from '../../ui/sheets/menu';
import type { Act, Mood } from './strip';
import { HINTS } from './hint';
import type { Attempt } from './told';

const IDS: Record<Exclude<Mood, 'asked'>, Act['id'][]> = {
  wrong: ['other', 'hint', 'answer', 'again'],
  right: ['why', 'next'],
  shown: ['why', 'next'],
  told: ['best', 'other', 'next'],
  line: ['previous', 'onward', 'back'],
};
const PRIMARY: Act['id'][] = ['again', 'next', 'onward'];

/** Returns the buttons; `deeds`: what each button does. */
export function actsOf(words: Words, attempt: Attempt, deeds: Record<Act['id'], () => void>): Act[] {
  const { mood, hints, missed, compared, line } = attempt,
    asked: Act['id'][] = hints < HINTS ? ['hint', 'answer'] : ['answer'],
    t = (id: string): string => words.t(`puzzles-${id}`),
    isHidden = (id: Act['id']): boolean => id === 'other' && !missed && !compared?.other;
  const textOf = (id: Act['id']): string => {
    if (id === 'hint' && hints > 0 && hints < HINTS) return t('do-more');
    if (id === 'best') return t('plate-best');
    if (id === 'previous') return words.t('bot-line-previous');
    if (id === 'onward') return words.t('bot-line-next');
    return id === 'other' ? t(missed ? 'plate-made' : 'plate-next') : t(`do-${id}`);
  };
  return (mood === 'asked' ? asked : IDS[mood])
    .filter((id) => !isHidden(id))
    .map((id) => ({
      id,
      text: textOf(id),
      plays: id === 'best' || id === 'other',
      primary: PRIMARY.includes(id),
      barred:
        (id === 'previous' && !(line && line.step > 1)) ||
        (id === 'onward' && !(line && line.step < line.of)),
      act: deeds[id],
    }));
}

/** Shows the menu of a puzzle of this game. */
export function puzzleMenu(host: Host, game: string): void {
  showShortMenu(host, [
    ['rules', 'rules', () => void host.open('rulebook', game, null)],
    ['settings', 'settings', () => void host.open('settings', '')],
    ['close', 'puzzles-close', () => host.leave()],
  ]);
}
