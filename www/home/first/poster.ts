// The transition from the first screen to the table: the poster of the game grows over the table and fades.
// The table below is complete, so nothing waits for it, and taps go through it. It is fetched once the first
// screen has rested; a faster player does without.

/** The length of the transition, in ms. */
const FADE = 260;

/** Takes the poster from the first screen; returns what shows it over the table, or null. */
export function takePoster(): ((table: HTMLElement) => void) | null {
  const poster = document.querySelector<HTMLCanvasElement>('.hero canvas');
  if (!poster || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const from = frameOf(poster);
  return (table) => {
    const to = frameOf(table);
    Object.assign(poster.style, {
      position: 'fixed',
      zIndex: '4',
      inset: 'auto',
      objectFit: 'cover',
      pointerEvents: 'none',
    });
    poster.className = 'poster';
    document.body.append(poster);
    const gone = (): void => poster.remove();
    poster
      .animate(
        [
          { ...from, borderRadius: '18px', opacity: 1 },
          { ...to, borderRadius: '0', opacity: 0 },
        ],
        { duration: FADE, easing: 'ease-out', fill: 'both' },
      )
      .finished.then(gone, gone);
  };
}

function frameOf(one: HTMLElement): { left: string; top: string; width: string; height: string } {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
