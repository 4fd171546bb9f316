// Paints the scenes of the first screen in the size in which they are shown: the largest first, the others
// when the page has nothing else to do.
import { fetchScene } from '../games';

/** Resolves when the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });

/** Shows the scene of a game on each canvas; returns a function that ends that. */
export function showScenes(canvases: [HTMLCanvasElement, string][]): () => void {
  let ended = false;
  const shown = new Map<Element, string>();
  const paint = async (canvas: HTMLCanvasElement): Promise<void> => {
    const { clientWidth: w, clientHeight: h } = canvas,
      game = canvases.find(([one]) => one === canvas)?.[1] ?? '',
      dots = Math.min(2, devicePixelRatio || 1),
      size = `${w} ${h} ${dots}`;
    if (w === 0 || h === 0 || shown.get(canvas) === size) return;
    if (canvas !== canvases[0]?.[0]) await idle();
    const scene = await fetchScene(game),
      g = canvas.getContext('2d');
    if (!scene || ended || !g || w !== canvas.clientWidth || h !== canvas.clientHeight) return;
    shown.set(canvas, size);
    [canvas.width, canvas.height] = [w * dots, h * dots];
    g.scale(dots, dots);
    scene(g, w, h);
  };
  // A scene whose code cannot be fetched stays plain; the others are still shown.
  const watcher = new ResizeObserver((all) => {
    for (const { target } of all) void paint(target as HTMLCanvasElement).catch(() => undefined);
  });
  for (const [canvas] of canvases) watcher.observe(canvas);
  return () => {
    ended = true;
    watcher.disconnect();
  };
}
