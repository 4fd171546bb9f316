// A piece of the game as a picture of its own, drawn by the game's painter, so that a card on a phone looks like the
// card on the table.
import { el } from '../../dom/elements';
import { colourWishes } from '../../dom/life';
import type { Face, Place, Printed, Setup } from '../../engine/wire';
import type { GamePage } from '../../games/contract';
import { lookFor, type Look } from '../../stage/brush/palette';
import { pixelRatio, schemeNow } from '../../stage/canvas';
import type { Picture } from '../../stage/draw';

/** The room around a piece for its shadow, as a share of its width. */
const MARGIN = 0.035;

export class Faces {
  private readonly wishes;
  /** The grain of materials, once it has been fetched. */
  private matter: Look['matter'] = null;

  /** `changed`: called when pieces look different from now on. */
  constructor(
    life: AbortSignal,
    private readonly game: GamePage,
    changed: () => void,
  ) {
    this.wishes = colourWishes(life, changed);
    const late = Promise.allSettled([
      import('../../stage/type/type').then(({ came }) => came),
      import('../../stage/matter/dress').then(({ matter }) => (this.matter = matter)),
    ]);
    void late.then(() => life.aborted || changed());
  }

  /** Returns a canvas of this width, in px, with a square piece that lies, or would lie, at a place. */
  draw(face: Face | null, at: Place, width: number, setup: Setup, prints: Printed[]): HTMLCanvasElement {
    const ratio = pixelRatio(),
      size = Math.round(width * ratio);
    const canvas = el('canvas', { width: size, height: size, 'aria-hidden': 'true' });
    canvas.style.width = canvas.style.height = `${width}px`;
    const g = canvas.getContext('2d');
    if (!g) return canvas;
    g.scale(ratio, ratio);
    const look = lookFor(
      schemeNow(this.wishes[0].matches, this.wishes[1].matches),
      getComputedStyle(document.body).fontFamily,
      this.matter,
    );
    const air = width * MARGIN,
      r = { x: air, y: air, w: width - 2 * air, h: width - 2 * air };
    const picture = {
      game: this.game,
      look,
      setup,
      prints: new Map(prints.map((one) => [one.at, one.print])),
    };
    // A painter of one piece asks for nothing else of the table.
    this.game.paintFace(g, picture as unknown as Picture, face, at, r, false);
    return canvas;
  }
}
