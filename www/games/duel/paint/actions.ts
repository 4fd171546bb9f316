// One pictogram for each action, in a square from -1 to 1. A figure means placing, a boat unloading.
import type { Rect } from '../../../stage/layout/rect';
import type { Action } from '../wire';
import { inSquare } from '../../../stage/brush/ink';
import { shape, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';

export function actionPicture(g: G, look: Look, action: Action, ink: string, r: Rect): void {
  inSquare(g, r, (line) => {
    g.fillStyle = g.strokeStyle = look.flat ? look.ink : ink;
    g.lineWidth = Math.max(0.13, line);
    switch (action) {
      case 'take-one':
        return takeOne(g);
      case 'place-several':
        return placeSeveral(g);
      case 'place-and-unload':
        return placeAndUnload(g);
      case 'swap-and-unload':
        return swapAndUnload(g);
    }
  });
}

function person(g: G, x: number, y: number, s: number): void {
  trace(g, [x - 0.3 * s, y + 0.42 * s, x - 0.16 * s, y - 0.06 * s]);
  g.quadraticCurveTo(x - 0.22 * s, y - 0.46 * s, x, y - 0.46 * s);
  g.quadraticCurveTo(x + 0.22 * s, y - 0.46 * s, x + 0.16 * s, y - 0.06 * s);
  g.lineTo(x + 0.3 * s, y + 0.42 * s);
  g.closePath();
  g.fill();
}

function arrowUp(g: G, x: number, y: number, s: number): void {
  shape(
    g,
    x,
    y - 0.5 * s,
    x + 0.42 * s,
    y - 0.04 * s,
    x + 0.15 * s,
    y - 0.04 * s,
    x + 0.15 * s,
    y + 0.46 * s,
    x - 0.15 * s,
    y + 0.46 * s,
    x - 0.15 * s,
    y - 0.04 * s,
    x - 0.42 * s,
    y - 0.04 * s,
  );
  g.fill();
}

function hull(g: G, y: number): void {
  g.beginPath();
  g.moveTo(-0.74, y);
  g.quadraticCurveTo(0, y + 0.2, 0.74, y);
  g.quadraticCurveTo(0.62, y + 0.44, 0.3, y + 0.44);
  g.lineTo(-0.3, y + 0.44);
  g.quadraticCurveTo(-0.62, y + 0.44, -0.74, y);
  g.closePath();
  g.fill();
}

/** Draws a token that is lifted off a boat. */
function takeOne(g: G): void {
  hull(g, 0.26);
  g.beginPath();
  g.roundRect(-0.24, -0.3, 0.48, 0.48, 0.08);
  g.stroke();
  arrowUp(g, 0, -0.56, 0.52);
}

function placeSeveral(g: G): void {
  person(g, -0.46, 0.24, 0.92);
  person(g, 0.46, 0.24, 0.92);
  person(g, 0, -0.26, 0.92);
}

/** Draws a figure, then an unloading. */
function placeAndUnload(g: G): void {
  person(g, -0.44, -0.2, 1.05);
  arrowUp(g, 0.42, -0.18, 1);
  hull(g, 0.32);
}

/** Draws two tokens that change places, then an unloading. */
function swapAndUnload(g: G): void {
  for (const turn of [0, Math.PI]) {
    g.save();
    g.translate(0, -0.22);
    g.rotate(turn);
    g.beginPath();
    g.arc(0, 0, 0.42, Math.PI * 1.08, Math.PI * 1.78);
    g.stroke();
    shape(g, 0.5, -0.02, 0.14, -0.14, 0.42, -0.46);
    g.fill();
    g.restore();
  }
  hull(g, 0.34);
}
