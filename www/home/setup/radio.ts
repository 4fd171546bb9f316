// Makes one of several values: a radio button that looks like a button which stays pressed.
import { el } from '../../dom/elements';

export function radio(
  group: string,
  value: string,
  checked: boolean,
  text: string,
  label: string,
  change: () => void,
): HTMLElement {
  return el('label', {}, [
    el('input', {
      type: 'radio',
      class: 'vh',
      name: group,
      id: `${group}-${value}`,
      value,
      checked,
      'aria-label': label,
      onchange: change,
    }),
    el('span', { 'aria-hidden': 'true' }, text),
  ]);
}
