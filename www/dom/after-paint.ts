// Work that is not visible at once (labels, the log, the history) is done when the picture is on the screen:
// a tap is answered sooner. Code that needs it earlier asks for it.
type Work = () => void;

export class AfterPaint {
  private readonly waiting = new Set<Work>();

  /** Once, after the next frame; the same work is not done twice. */
  add(work: Work): void {
    if (this.waiting.size === 0) afterFrame(() => this.flush());
    this.waiting.add(work);
  }

  /** Now. */
  readonly flush = (): void => {
    for (const work of this.waiting) {
      this.waiting.delete(work);
      work();
    }
  };
}

/** Does work once the next frame has been painted; a page in the background gets no frames. */
export function afterFrame(work: Work): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
