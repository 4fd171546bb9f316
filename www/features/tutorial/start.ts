// Begins a tutorial, or continues it. It is fetched when a player wants to learn.
import { fetchEngine } from '../../engine/engine';
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import type { Course } from '../../games/lesson';
import { fetchLessons, Teacher } from './teacher';

/** A course for each game that has one, by its id. */
const courses = import.meta.glob<Course>('../../games/*/tutorial.ts', { import: 'course' });

export async function learn(host: Host, game: string, signal?: AbortSignal): Promise<void> {
  const card = findCard(game),
    load = courses[`../../games/${game}/tutorial.ts`];
  if (!card || !load) return;
  const { words, game: before } = host;
  const [engine, page, course] = await Promise.all([
    fetchEngine(game),
    card.code(),
    load(),
    words.fetch(game),
    fetchLessons(words, game),
  ]);
  if (host.game === before && !signal?.aborted) new Teacher(host, { engine, card, page, course });
}
