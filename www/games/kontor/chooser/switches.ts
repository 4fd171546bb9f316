// All options with a sentence for each. One that does not go with the table says why before it is chosen.
import { withValue } from '../../../engine/nearest';
import { box, el, fill, paragraph } from '../../../dom/elements';
import type { PartHost, Part } from './part';
import { icon } from './icons';
import { barring, choicesOf, switchesOf } from './plan';

interface Switch {
  key: string;
  root: HTMLElement;
  input: HTMLInputElement;
  why: HTMLElement;
}

export function switches(host: PartHost): Part {
  const { entry } = host,
    all = switchesOf(entry).map((key) => switchOf(host, key));
  const choices = choicesOf(entry).map(({ key, values }) => choiceOf(host, key, values));
  const root = box('switches', [
    host.oneAnswer && oneAnswer(host, host.oneAnswer),
    ...choices.map((choice) => choice.root),
    ...all.map((one) => one.root),
  ]);
  return {
    root,
    follow: () => {
      choices.forEach(({ follow }) => follow());
      for (const { key, root: card, input, why } of all) {
        const reasons = barring(host.table(), key, host.judge)
          .map((refusal) => host.reason(refusal))
          .join(' ');
        input.checked = host.table().values[key] === true;
        input.setAttribute('aria-disabled', String(reasons !== ''));
        card.classList.toggle('barred', reasons !== '');
        if (why.textContent !== reasons)
          fill(why, ...(reasons === '' ? [] : [icon('barred'), el('span', {}, reasons)]));
      }
    },
  };
}

/**
 * Makes the switch that says how often players who share a device are asked. It is a habit of theirs, not a
 * part of the ruleset.
 */
function oneAnswer(host: PartHost, habit: (on?: boolean) => boolean): HTMLElement {
  const id = 'one-answer';
  const input = el('input', {
    type: 'checkbox',
    role: 'switch',
    id,
    checked: habit(),
    'aria-describedby': `${id}-note`,
    onchange: () => void habit(input.checked),
  });
  return box('switch', [
    el('label', { for: id }, host.name(id)),
    input,
    paragraph(host.name(`${id}-about`), { class: 'note', id: `${id}-note` }),
  ]);
}

function switchOf(host: PartHost, key: string): Switch {
  const id = `option-${key}`,
    about = host.has(`${id}-about`) ? host.name(`${id}-about`) : '';
  const why = el('p', { class: 'why', id: `${id}-why` });
  const input = el('input', {
    type: 'checkbox',
    role: 'switch',
    id,
    'aria-describedby': `${id}-note ${id}-why`,
    onclick: (event) => {
      if (input.getAttribute('aria-disabled') === 'true') event.preventDefault();
    },
    onchange: () => host.take(withValue(host.table(), key, input.checked)),
  });
  return {
    key,
    input,
    why,
    root: box('switch', [
      el('label', { for: id }, host.name(id)),
      input,
      paragraph(about, { class: 'note', id: `${id}-note` }),
      why,
    ]),
  };
}

/** Makes a choice between several values, side by side. */
function choiceOf(host: PartHost, key: string, values: string[]): Part {
  const id = `option-${key}`;
  const inputs = values.map((value) =>
    el('input', {
      type: 'radio',
      class: 'vh',
      name: id,
      id: `${id}-${value}`,
      value,
      onchange: () => host.take(withValue(host.table(), key, value)),
    }),
  );
  const root = box(
    {
      class: 'switch choice',
      role: 'radiogroup',
      'aria-labelledby': `${id}-name`,
      'aria-describedby': `${id}-note`,
    },
    el('span', { class: 'label', id: `${id}-name` }, host.name(id)),
    el('span', 'segments', [
      inputs.map((input) => el('label', {}, input, el('span', {}, host.name(`value-${key}-${input.value}`)))),
    ]),
    paragraph(host.has(`${id}-about`) ? host.name(`${id}-about`) : '', { class: 'note', id: `${id}-note` }),
  );
  return {
    root,
    follow: () =>
      inputs.forEach((input) => {
        input.checked = host.table().values[key] === input.value;
      }),
  };
}
