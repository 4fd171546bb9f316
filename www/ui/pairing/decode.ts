// Finds a code in a picture, for browsers that have no reader of their own. Fetched when the camera is opened.
import decodeQR from 'qr/decode.js';

/** Returns the text of the code in a picture, or null. */
export function decode(canvas: HTMLCanvasElement): string | null {
  const { width, height } = canvas,
    picture = canvas.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height);
  if (!picture) return null;
  try {
    return decodeQR({ width, height, data: picture.data });
  } catch {
    return null; // which is how it says that there is none
  }
}
