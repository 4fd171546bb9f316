// The sheets that share a game as a link or a file.
import { actions, button, el, paragraph } from '../../dom/elements';
import { copy, linkAddress } from '../../dom/send';
import type { Shared } from '../../engine/wire';
import type { Game } from '../game-view';
import type { Host } from '../../shell/host';

/** Makes the record for sharing. If it holds secrets of players, the page says so first. */
export function handOn(
  { sheet, words }: Pick<Host, 'sheet' | 'words'>,
  game: Game,
  title: string,
  act: (shared: Shared) => void,
): void {
  const shared = game.commands.share();
  if (!shared.secrets) return act(shared);
  sheet.show(words.t(title), [
    paragraph(game.text().terms.t('link-note'), 'note'),
    actions([
      button(words.t('stay'), {}, () => sheet.close()),
      button(words.t('share-anyway'), { class: 'primary', id: 'share-anyway' }, () => act(shared)),
    ]),
  ]);
}

/** Returns whether the system has its own sheet for sharing this address. */
const system = (address: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ url: address });

/** Gives the address to the sheet of the system. Closing that sheet is no error. */
const send = (address: string): Promise<void> =>
  navigator.share({ title: document.title, url: address }).catch(() => undefined);

/** Returns a text as a code for a camera, or null if it is too long for one. */
export const codeOf = async (text: string, label: string): Promise<SVGElement | null> =>
  (await import('./qr')).qrCode(text, label);

/** Copies the link of a game, and shows it with a code for other devices. */
export const shareLink = (host: Host, game: string, shared: Shared): Promise<void> =>
  showAddress(host, linkAddress(shared.link, game), host.words.t('share-link'), (copied) =>
    host.words.t(copied ? 'link-copied' : 'link-here'),
  );

/**
 * Copies an address, and shows it in a sheet with a code for other devices. `about`: what is to be done with it, if
 * it was copied or not.
 */
export async function showAddress(
  { sheet, words }: Pick<Host, 'sheet' | 'words'>,
  address: string,
  title: string,
  about: (copied: boolean) => string,
): Promise<void> {
  const copied = await copy(address);
  const field = el('input', {
    type: 'text',
    readonly: true,
    value: address,
    class: 'link',
    'aria-label': words.t('share-link'),
  });
  sheet.show(title, [
    paragraph(about(copied), { role: 'status' }),
    field,
    system(address) &&
      actions(button(words.t('share-system'), { id: 'share-system' }, () => void send(address))),
  ]);
  field.select();
  // The code is for a tablet on the other side of the table. A page on a disk has no address that another
  // device could open, and the single file is without codes.
  if (import.meta.env.MODE !== 'single' && address.startsWith('http'))
    void codeOf(address, words.t('link-code')).then(
      (code) => {
        if (field.isConnected) field.after(code ?? paragraph(words.t('link-no-code'), 'note'));
      },
      () => undefined,
    );
}
