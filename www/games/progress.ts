// The progress of each game. Each is fetched once its game has begun.
import type { Progress } from './contract';

const all = import.meta.glob<Progress>('./*/progress.ts', { import: 'progress' });

export const fetchProgress = (game: string): Promise<Progress> | undefined =>
  all[`./${game}/progress.ts`]?.();
