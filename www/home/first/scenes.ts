// Paints the scenes of the first screen in the size in which they are shown: the largest first, the others
// when the page has nothing else to do.
import { onResize } from '../../dom/life';
import { fetchScene } from '../../games';

/** Resolves when the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });

const buttons = (card: HTMLElement): HTMLElement => card.lastElementChild as HTMLElement;

/** Returns the width of a scene, the height of what it is about, its own, and how many dots a pixel has. */
function sizeOf(card: HTMLElement): [w: number, h: number, full: number, dots: number] {
  const { offsetLeft, offsetTop } = buttons(card),
    full = card.clientHeight;
  // Buttons over the whole breadth would hide what lies behind them.
  return [card.clientWidth, (!offsetLeft && offsetTop) || full, full, Math.min(2, devicePixelRatio)];
}

/** Shows the scene of its game on the canvas of each card, as long as a life lasts. */
export function showScenes(life: AbortSignal, cards: HTMLElement[]): void {
  const shown = new Map<HTMLElement, string>();
  const paint = async (card: HTMLElement): Promise<void> => {
    const size = sizeOf(card),
      [w, h, full, dots] = size;
    if (!w || shown.get(card) === `${size}`) return;
    if (card !== cards[0]) await idle();
    const scene = await fetchScene(card.dataset['game']!),
      canvas = card.querySelector('canvas')!,
      g = canvas.getContext('2d')!;
    // The card may have been removed or have another size by now.
    if (!scene || `${size}` !== `${sizeOf(card)}`) return;
    shown.set(card, `${size}`);
    [canvas.width, canvas.height] = [w * dots, full * dots];
    g.scale(dots, dots);
    scene(g, w, h, full);
  };
  // A scene whose code cannot be fetched stays plain; the others are still shown.
  onResize(
    life,
    (all) => {
      for (const { target } of all) void paint(target.closest<HTMLElement>('.card')!).catch(() => undefined);
    },
    ...cards.flatMap((card) => [card, buttons(card)]),
  );
}
