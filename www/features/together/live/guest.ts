// A device that has come to play in one room.
import type { Host } from '../../../screen/host';
import type { Pair } from '../pair/connect';

/** Goes on with a line to the device that the others come to. */
export function meetHost(host: Host, line: Pair, name: string): void {
  line.send(name);
  host.say(name);
}
