// The buttons of a puzzle on the table, by how it stands.
import type { Act, Mood } from './strip';
import type { Attempt } from './told';

const IDS: Record<Exclude<Mood, 'asked'>, Act['id'][]> = {
  wrong: ['hint', 'answer', 'again'],
  right: ['why', 'next'],
  shown: ['why', 'next'],
  told: ['next'],
};
const PRIMARY: Act['id'][] = ['again', 'next'];

/** Returns the buttons; `steps`: how many hints there are; `deeds`: what each button does. */
export function actsOf(
  t: (id: string) => string,
  { mood, hints }: Attempt,
  steps: number,
  deeds: Record<Act['id'], () => void>,
): Act[] {
  const asked: Act['id'][] = hints < steps ? ['hint', 'answer'] : ['answer'];
  return (mood === 'asked' ? asked : IDS[mood]).map((id) => ({
    id,
    text: t(id === 'hint' && hints > 0 && hints < steps ? 'do-more' : `do-${id}`),
    primary: PRIMARY.includes(id),
    act: deeds[id],
  }));
}
