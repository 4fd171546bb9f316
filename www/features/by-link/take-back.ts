// A table that was moved to another device is played here again, because that device does not have it.
import type { Host } from '../../shell/host';
import type { LinkTable } from '../../letters/link-table';
import { sure } from './sheets';
import { openVault } from '../../letters/store';
import { seatOf } from '../../letters/moved';

/** Takes a table back, after asking: two devices of one seat could send two different turns. */
export function takeBack(host: Host, state: LinkTable, then: () => void): void {
  sure(host, 'take-back', async () => {
    const vault = await openVault();
    await vault.put(state, { ...state, me: seatOf(state) });
    host.sheet.close();
    then();
  });
}
