// The presets: tables with a name, which can be played again.
import { box, button, el, fill, paragraph } from '../../../dom/elements';
import { isolate } from '../../../words/words';
import { describe, type PartHost, type Part } from './part';

export function presetsPart(host: PartHost): Part {
  const { limits } = host;
  const list = el('ul', { class: 'named', role: 'list' });
  const status = el('p', { class: 'note', role: 'status' });
  const name = el('input', {
    type: 'text',
    id: 'table-name',
    maxlength: limits.name,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const form = el(
    'form',
    {
      class: 'saving',
      onsubmit: (event) => {
        event.preventDefault();
        add();
      },
    },
    el('label', { for: 'table-name' }, host.t('keep-name')),
    box('row', name, el('button', { type: 'submit', id: 'table-keep' }, host.t('keep'))),
  );
  const undraw: (() => void)[] = [];
  const empty = (): void => undraw.splice(0).forEach((end) => end());
  host.atEnd(empty);

  const add = (): void => {
    const called = name.value.trim().slice(0, limits.name);
    if (called === '') return name.focus();
    const others = host.named().filter((one) => one.name !== called);
    if (others.length >= limits.tables) return fill(status, host.t('too-many', { most: limits.tables }));
    const saved = host.savePresets([{ name: called, table: host.table() }, ...others]);
    name.value = '';
    draw();
    fill(status, host.t(saved ? 'kept' : 'not-kept', { name: isolate(called) }));
  };
  const forget = (called: string): void => {
    host.savePresets(host.named().filter((one) => one.name !== called));
    draw();
    fill(status, host.t('forgotten', { name: isolate(called) }));
    name.focus();
  };
  const draw = (): void => {
    empty();
    fill(list, [
      host.named().map(({ name: called, table }, i) => {
        const why = host.judge(table),
          map = box({ class: 'map', 'aria-hidden': 'true' });
        if (why.length === 0)
          requestAnimationFrame(() => {
            if (map.isConnected) undraw.push(host.picture(map, table));
          });
        return el('li', {}, [
          map,
          box('told', [
            el('h3', { id: `preset-${i}` }, called),
            paragraph(describe(host, table), 'note'),
            why.length > 0 && paragraph(why.map((one) => host.reason(one)).join(' '), 'why'),
            box('row', [
              why.length === 0 &&
                button(host.t('take'), { class: 'primary', 'aria-describedby': `preset-${i}` }, () =>
                  host.take(table, host.t('taken', { name: isolate(called) })),
                ),
              button(host.t('forget'), { class: 'quiet', 'aria-describedby': `preset-${i}` }, () =>
                forget(called),
              ),
            ]),
          ]),
        ]);
      }),
    ]);
  };
  draw();
  return { root: box('mine', form, status, list), follow: () => undefined };
}
