// The code of an invitation on the screen: given out where the invitation is shown, typed in where the ways to play are.
import './code.css';
import { actions, button, el, fill, paragraph, type Child } from '../../dom/elements';
import { relayAddress } from '../../device/relay';
import { inGroups, readCode } from '../../lines/relay/code';
import type { Connect } from '../../lines/relay/relay';
import type { Host } from '../../shell/host';
import { findLink, layLink } from '../../lines/relay/meeting';

const relay = async (): Promise<Connect> =>
  (await import('../../lines/relay/mqtt')).relayAt(relayAddress() ?? '');

/** Returns the part of an invitation that gives out a code for its link. */
export function codeToGive({ words }: Host, link: string): HTMLElement {
  const place = el('section', 'relay-code');
  const show = (...said: Child[]): void => {
    fill(place, [
      ...said,
      actions(button(words.t('relay-code-give'), { id: 'relay-code-give' }, () => void give())),
    ]);
  };
  const give = async (): Promise<void> => {
    fill(place, [paragraph(words.t('relay-code-wait'), { role: 'status' })]);
    const code = await relay()
      .then((connect) => layLink(connect, link))
      .catch(() => null);
    if (code === null) return show(paragraph(words.t('relay-code-down'), { role: 'status' }));
    fill(place, [
      el('p', { class: 'digits', id: 'relay-code', role: 'status' }, inGroups(code)),
      paragraph(words.t('relay-code-about')),
    ]);
  };
  show();
  return place;
}

/** What stands in the address of a link that invites. */
const INVITATION = /#[rk][\w-]{22}\.[\w.-]+$/;

/** Returns the part of the ways to play that takes a code. */
export function codeToType({ sheet, words }: Host): HTMLElement {
  const said = paragraph('', { role: 'status', id: 'relay-code-said' }),
    field = el('input', {
      type: 'text',
      id: 'relay-code-field',
      inputmode: 'numeric',
      autocomplete: 'off',
      maxlength: 40,
      'aria-describedby': 'relay-code-said',
    }),
    go = el('button', { type: 'submit', id: 'relay-code-go' }, words.t('together-join'));
  const take = async (): Promise<void> => {
    const code = readCode(field.value);
    if (code === null) {
      fill(said, words.t('relay-code-wrong'));
      return field.focus();
    }
    go.disabled = true;
    fill(said, words.t('relay-code-wait'));
    const link = await relay()
      .then((connect) => findLink(connect, code))
      .catch(() => null);
    // Something else may be done by now.
    if (!sheet.isOpen || !said.isConnected) return;
    const [hash] = INVITATION.exec(link ?? '') ?? [];
    go.disabled = false;
    fill(said, hash === undefined ? words.t(link === null ? 'relay-code-down' : 'relay-code-none') : '');
    if (hash !== undefined) location.hash = hash;
  };
  return el('section', 'together-way relay-code', [
    el(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault();
          void take();
        },
      },
      el('label', { for: 'relay-code-field' }, words.t('relay-code-type')),
      field,
      go,
    ),
    said,
  ]);
}
