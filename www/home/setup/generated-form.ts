// The form that is generated from the catalogue: sides of sites, switches, choices, seats.
import './generated-form.css';
import { box, button, el, list, paragraph, select } from '../../dom/elements';
import { findCard } from '../../games';
import type { Option } from '../../engine/wire';
import type { FormParts, SetupForm } from '../../games/form';
import { radio } from './radio';
import { isSide, preset, presetOf } from './sides';
import { beginners, whoBegins } from './who-begins';

export const parts: FormParts = (setup) => ({
  beside: setup.entry.options.some(isSide) ? sites(setup) : null,
  options: [
    ...setup.entry.options.filter((one) => !isSide(one)).map((one) => option(setup, one)),
    ...(findCard(setup.entry.id)?.family ? [family(setup)] : []),
  ],
});

function sites(setup: SetupForm): HTMLElement {
  const { draft, entry } = setup,
    now = presetOf(draft, entry);
  const presets = box('presets', [
    (['a', 'b', 'surprise'] as const).map((which) =>
      button(
        setup.t(`preset-${which}`),
        {
          id: `preset-${which}`,
          class: 'quiet',
          'aria-pressed': which === 'surprise' ? null : String(now === which),
        },
        () => {
          preset(draft, entry, which, () => setup.freshSeed() < 2 ** 31);
          setup.draw();
        },
      ),
    ),
  ]);
  return el('fieldset', 'sites', [
    el('legend', {}, setup.t('setup-sites')),
    paragraph(setup.t('setup-sites-about'), 'note'),
    presets,
    list('choices', ...entry.options.filter(isSide).map((one) => site(setup, one))),
  ]);
}

function site(setup: SetupForm, { key }: Option): HTMLElement {
  const now = String(setup.draft.values[key]);
  const about = paragraph(setup.about(key, now), { class: 'note', id: `about-${key}` });
  const sides = box(
    {
      class: 'segments small',
      role: 'radiogroup',
      'aria-label': setup.t(`option-${key}`),
      'aria-describedby': about.id,
    },
    ...['a', 'b'].map((side) =>
      radio(
        key,
        side,
        now === side,
        side.toUpperCase(),
        setup.t('setup-side', { side: side.toUpperCase() }),
        () => {
          setup.draft.values[key] = side;
          setup.draw();
        },
      ),
    ),
  );
  return el('li', {}, el('span', 'name', setup.t(`option-${key}`)), sides, about);
}

function family(setup: SetupForm): HTMLElement {
  return box('option', [
    el('label', { for: 'family' }, setup.t('setting-family')),
    el('input', {
      type: 'checkbox',
      id: 'family',
      checked: setup.habit('family'),
      onchange: (event) => setup.habit('family', (event.target as HTMLInputElement).checked),
    }),
    paragraph(setup.t('setting-family-about'), 'note'),
  ]);
}

function option(setup: SetupForm, one: Option): HTMLElement {
  const id = `option-${one.key}`;
  const now = one.kind === 'choice' ? setup.about(one.key, String(setup.draft.values[one.key])) : '';
  const asks = one.kind === 'seat' && beginners(setup.draft, one).young.length > 0;
  const more = asks ? 'setup-first-youngest-about' : `${id}-about`;
  const about = setup.has(more) ? setup.t(more) : '';
  return box('option', [
    el('label', { for: id }, setup.t(id)),
    control(setup, one, id),
    ...[now, about].map((note) => note && paragraph(note, 'note')),
  ]);
}

function control(setup: SetupForm, one: Option, id: string): HTMLElement {
  const { draft } = setup,
    now = draft.values[one.key];
  const set = (value: string | boolean | number | null): void => {
    draft.values[one.key] = value;
    setup.judge();
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
      return select(
        { id },
        one.values.map((value) => [value, setup.t(`value-${one.key}-${value}`)]),
        typeof now === 'string' ? now : null,
        (value) => {
          set(value);
          setup.draw();
        },
      );
    case 'seat':
      return whoBegins(setup, one, id, set);
  }
}
