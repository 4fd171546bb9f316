// The canvases of a stage, and their size.
const MOST_DPR = 2;

export const pixelRatio = (): number => Math.min(MOST_DPR, window.devicePixelRatio || 1);
export const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): { w: number; h: number } => ({
  w: Math.max(1, clientWidth),
  h: Math.max(1, clientHeight),
});

export function canvasIn(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  host.append(canvas);
  return canvas;
}
