// Reads the codes that a camera sees.

/** What the browser's own reader does, where there is one. */
interface Detector {
  detect(from: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

/** The longer side of the pictures in which codes are looked for, and the time between two of them, in ms. */
const SIDE = 800,
  PAUSE = 80;

/** Returns what the camera sees; or why there is nothing to see: no camera, no permission, something else. */
export async function openCamera(): Promise<MediaStream | 'none' | 'refused' | 'failed'> {
  if (!('mediaDevices' in navigator)) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (thrown) {
    const { name } = thrown as DOMException;
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'failed';
  }
}

/** Returns what finds the text of a code in a picture, or null if there is none. */
async function reader(): Promise<(canvas: HTMLCanvasElement) => Promise<string | null>> {
  const own = window.BarcodeDetector,
    formats = await own?.getSupportedFormats().catch((): string[] => []);
  if (own && formats?.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (canvas) => (await detector.detect(canvas).catch(() => []))[0]?.rawValue ?? null;
  }
  const { decode } = await import('./decode');
  return (canvas) => Promise.resolve(decode(canvas));
}

/**
 * Shows what the camera sees in `video`, until `found` returns true for the text of a code or the video is taken off
 * the page. Resolves then, with the camera switched off.
 */
export async function scan(
  stream: MediaStream,
  video: HTMLVideoElement,
  found: (text: string) => boolean,
): Promise<void> {
  const canvas = document.createElement('canvas');
  try {
    const read = await reader();
    video.srcObject = stream;
    await video.play();
    while (video.isConnected && stream.active) {
      const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
      canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
      canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
      canvas
        .getContext('2d', { willReadFrequently: true })
        ?.drawImage(video, 0, 0, canvas.width, canvas.height);
      const text = await read(canvas);
      if (text !== null && found(text)) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
