import type { Host } from '../../../screen/host';
import type { Line } from '../pair/line';
export function joining(_host: Host, _into: HTMLElement, _welcome: (line: Line) => void): () => void {
  return () => undefined;
}
