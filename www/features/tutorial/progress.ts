// The progress in each tutorial, stored on this device if the browser allows it.
const KEY = 'dockhand.tutorial';

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Returns the lesson to continue with; storage may hold anything. */
export function reached(game: string, lessons: number): number {
  const at = all()[game];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 && at < lessons ? at : 0;
}

export function reach(game: string, lesson: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: lesson }));
  } catch {
    // Without storage, the tutorial starts at its beginning the next time.
  }
}
