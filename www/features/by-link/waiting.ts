// The tables of letters that wait for this device.
import { waits } from '../../letters/link-table';
import { openVault } from '../../letters/store';
import { addressOf } from './relay/invitation';

/** Returns the addresses of the tables for which this device has to write the next letter. */
export const waiting = async (): Promise<string[]> =>
  (await (await openVault()).all()).filter(waits).map(addressOf);
