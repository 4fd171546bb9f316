// Before a game over a relay begins: the invitation, and who has come.
import { box, el, paragraph, type Child } from '../../../dom/elements';
import { known } from '../../../device/bytes';
import { linkAddress } from '../../../dom/send';
import { hasClaimed, setupOf } from '../../../letters/link-table';
import { seatsWith } from '../../../letters/seats';
import type { Host } from '../../../shell/host';
import { showAddress } from '../../../ui/sheets/hand-on';
import type { Room } from '../tables';
import { codeToGive } from '../../../ui/relay/code-part';
import { invitationLink } from './invitation';
import type { RelayTable } from './relay-table';

/** Shows the invitation, if this device may pass it on, and below it who has come. */
export async function showLobby(
  { host }: Room,
  { state }: RelayTable,
  secret: string,
  below: Child[],
): Promise<void> {
  const { words, sheet } = host,
    [invitation] = state.letters;
  if (state.me === null || !invitation) {
    sheet.show(words.t('relay-title'), [
      paragraph(words.t(hasClaimed(state) ? 'relay-joined' : 'relay-watches')),
      ...below,
    ]);
    return;
  }
  const link = linkAddress(invitationLink(known(secret), invitation.text), setupOf(state).game);
  await showAddress(host, link, words.t('relay-title'), (copied) =>
    words.t('relay-invite-about', { copied: copied ? 'yes' : 'no' }),
  );
  sheet.dialog.querySelector('.sheet-body')?.append(codeToGive(host, link), box({}, ...below));
}

/** Returns the seats in words: who is there, and which are free. */
export function seatsOf({ words }: Host, { state, here }: RelayTable): HTMLElement[] {
  return seatsWith(state).map(({ name, key }, seat) => {
    const standing = key === '' ? 'free' : seat === state.me ? 'you' : here.has(seat) ? 'here' : 'joined';
    return el('li', { 'data-state': standing }, [
      words.t(standing === 'joined' ? 'relay-seat-joined' : `live-seat-${standing}`, { name }),
    ]);
  });
}
