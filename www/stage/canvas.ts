// The parts of the page that a stage needs: canvases, their size, and the colour scheme.
import type { Scheme } from './brush/palette';

const MOST_DPR = 2;

export const pixelRatio = (): number => Math.min(MOST_DPR, window.devicePixelRatio || 1);
/** Returns the size of a frame in px. While it is hidden it has none, and gets one into which a table fits. */
export const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): { w: number; h: number } => ({
  w: clientWidth || 320,
  h: clientHeight || 240,
});

export function canvasIn(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  host.append(canvas);
  return canvas;
}

/** Returns the colour scheme: forced colours, or the theme of the page, or that of the system. */
export function schemeNow(dark: boolean, forced: boolean): Scheme {
  if (forced) return 'forced';
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return dark ? 'dark' : 'light';
}
