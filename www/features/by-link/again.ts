// Another game with people on other devices: goes the way that the last one went.
import type { Setup } from '../../engine/wire';
import type { Host } from '../../shell/host';

/** Begins another game; only the code of that way is fetched. */
export async function again(host: Host, setup: Setup): Promise<void> {
  if (setup.live) await (await import('./live/host')).againLive(host, setup);
  else await (await import('./tables')).inviteBy(host, setup);
}
