// Begins a tutorial, or continues it. It is fetched when a player wants to learn.
import { fetchEngine } from '../../engine/engine';
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import type { Tutorial } from '../../games/lesson';
import { fetchLessons, Teacher } from './teacher';

/** A course for each game that has one, by its id. */
const tutorials = import.meta.glob<Tutorial>('../../games/*/tutorial.ts', { import: 'tutorial' });

export async function learn(host: Host, game: string, signal?: AbortSignal): Promise<void> {
  const card = findCard(game),
    load = tutorials[`../../games/${game}/tutorial.ts`];
  if (!card || !load) return;
  const { words, game: before } = host;
  const [engine, page, tutorial] = await Promise.all([
    fetchEngine(game),
    card.code(),
    load(),
    words.fetch(game),
    fetchLessons(words, game),
  ]);
  if (host.game === before && !signal?.aborted) new Teacher(host, { engine, card, page, tutorial });
}
