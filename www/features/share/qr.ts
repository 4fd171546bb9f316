// A link as a QR code, for another tablet. The code is small as long as the game is: beyond what a camera can tell apart there is none.
import './qr.css';
import encodeQR from 'qr';
import { svg } from '../../core/dom';

/** The most characters that one code holds at the lowest level of correction. */
export const LONGEST_CODE = 2900;
/** White around the code, in its modules, as the standard wants it. */
const BORDER = 4;

/** The modules of a code; true is dark. Null when the text is too long. */
export const modules = (text: string): boolean[][] | null =>
  text.length > LONGEST_CODE ? null : encodeQR(text, 'raw', { ecc: 'low', border: BORDER });

/** The code as a drawing, always dark on light: some readers see no other. */
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
