// A link as a QR code; none if the game is so long that a camera could not read its code.
import './qr.css';
import encodeQR from 'qr';
import { svg } from '../../dom/elements';

/** The most characters of one code at the lowest level of error correction. */
export const LONGEST_CODE = 2900;
/** The white margin of a code, in modules, as the standard requires. */
const BORDER = 4;

/** Returns the modules of a code, true for dark, or null if the text is too long. */
export const modules = (text: string): boolean[][] | null =>
  text.length > LONGEST_CODE ? null : encodeQR(text, 'raw', { ecc: 'low', border: BORDER });

/** Returns the code as a drawing, always dark on light: some readers cannot read the inverse. */
export function qrCode(text: string, label: string): SVGElement | null {
  const rows = modules(text);
  if (!rows) return null;
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return svg(
    'svg',
    {
      viewBox: `0 0 ${rows.length} ${rows.length}`,
      class: 'qr',
      role: 'img',
      'aria-label': label,
      'shape-rendering': 'crispEdges',
    },
    svg('rect', { width: rows.length, height: rows.length, fill: '#fff' }),
    svg('path', { d: path, fill: '#000' }),
  );
}
