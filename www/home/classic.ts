// The form that is generated from the catalogue: sides of sites, switches, choices, seats.
import './classic.css';
import { el } from '../core/dom';
import { findCard } from '../games';
import type { Option } from '../core/wire';
import type { Desk, Form } from '../games/form';
import { isSide, preset, presetOf } from './sides';

export const form: Form = {
  parts: (desk) => ({
    beside: desk.entry.options.some(isSide) ? sites(desk) : null,
    options: [
      ...desk.entry.options.filter((one) => !isSide(one)).map((one) => option(desk, one)),
      ...(findCard(desk.entry.id)?.family ? [family(desk)] : []),
    ],
  }),
};

function sites(desk: Desk): HTMLElement {
  const { draft, entry } = desk,
    now = presetOf(draft, entry);
  const presets = el(
    'div',
    { class: 'presets' },
    ...(['a', 'b', 'surprise'] as const).map((which) =>
      el(
        'button',
        {
          type: 'button',
          id: `preset-${which}`,
          class: 'quiet',
          'aria-pressed': which === 'surprise' ? null : String(now === which),
          onclick: () => {
            preset(draft, entry, which, () => desk.chance() < 0.5);
            desk.draw();
          },
        },
        desk.t(`preset-${which}`),
      ),
    ),
  );
  return el(
    'fieldset',
    { class: 'sites' },
    el('legend', {}, desk.t('setup-sites')),
    el('p', { class: 'note' }, desk.t('setup-sites-about')),
    presets,
    el(
      'ul',
      { class: 'choices', role: 'list' },
      ...entry.options.filter(isSide).map((one) => site(desk, one)),
    ),
  );
}

function site(desk: Desk, { key }: Option): HTMLElement {
  const now = String(desk.draft.values[key]);
  const about = el('p', { class: 'note', id: `about-${key}` }, desk.about(key, now));
  const sides = el(
    'div',
    {
      class: 'segments small',
      role: 'radiogroup',
      'aria-label': desk.t(`option-${key}`),
      'aria-describedby': about.id,
    },
    ...['a', 'b'].map((side) =>
      desk.radio(
        key,
        side,
        now === side,
        side.toUpperCase(),
        desk.t('setup-side', { side: side.toUpperCase() }),
        () => {
          desk.draft.values[key] = side;
          desk.draw();
        },
      ),
    ),
  );
  return el('li', {}, el('span', { class: 'name' }, desk.t(`option-${key}`)), sides, about);
}

function family(desk: Desk): HTMLElement {
  return el(
    'div',
    { class: 'option' },
    el('label', { for: 'family' }, desk.t('setting-family')),
    el('input', {
      type: 'checkbox',
      id: 'family',
      checked: desk.family(),
      onchange: (event) => desk.family((event.target as HTMLInputElement).checked),
    }),
    el('p', { class: 'note' }, desk.t('setting-family-about')),
  );
}

function option(desk: Desk, one: Option): HTMLElement {
  const id = `option-${one.key}`;
  const now = one.kind === 'choice' ? desk.about(one.key, String(desk.draft.values[one.key])) : '';
  const about = desk.has(`${id}-about`) ? desk.t(`${id}-about`) : '';
  return el(
    'div',
    { class: 'option' },
    el('label', { for: id }, desk.t(id)),
    control(desk, one, id),
    ...[now, about].map((note) => note && el('p', { class: 'note' }, note)),
  );
}

function control(desk: Desk, one: Option, id: string): HTMLElement {
  const { draft } = desk,
    now = draft.values[one.key];
  const set = (value: string | boolean | number | null): void => {
    draft.values[one.key] = value;
    desk.judge();
  };
  switch (one.kind) {
    case 'switch':
      return el('input', {
        type: 'checkbox',
        id,
        checked: now === true,
        onchange: (event) => set((event.target as HTMLInputElement).checked),
      });
    case 'choice':
      return el(
        'select',
        {
          id,
          onchange: (event) => {
            set((event.target as HTMLSelectElement).value);
            desk.draw();
          },
        },
        ...one.values.map((value) =>
          el('option', { value, selected: value === now }, desk.t(`value-${one.key}-${value}`)),
        ),
      );
    case 'seat':
      return el(
        'select',
        {
          id,
          onchange: (event) => {
            const { value } = event.target as HTMLSelectElement;
            set(value === '' ? null : Number(value));
          },
        },
        el('option', { value: '', selected: now === null }, desk.t('setup-first-chance')),
        ...draft.players
          .slice(0, draft.count)
          .map((_, seat) =>
            el('option', { value: seat, selected: now === seat, 'data-seat': seat }, desk.nameOf(seat)),
          ),
      );
  }
}
