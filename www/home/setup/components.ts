// A components file has tables of a game that a player copied from their own box. It is read in the set-up.
// The page trusts nothing in it: the engine finds every fault, and a faulty file is not loaded.
import './components.css';
import { box, button, el, fill, paragraph } from '../../dom/elements';
import { isObject } from '../../device/valid';
import { refused } from '../../engine/engine';
import type { Refusal } from '../../engine/wire';
import type { SetupForm } from '../../games/form';

/** The size above which a file is not read at all, in bytes; a components file is much smaller. */
export const LARGEST = 64 * 1024;

/** The codes of the reasons why a file does not reach the engine. */
const UNFIT = ['too-large', 'unreadable', 'no-json', 'not-a-deck'];

/**
 * Returns the text of a file as data; throws the code of the reason if that fails. The result is always an
 * object, because the engine takes `null` for the built-in tables.
 */
export async function readComponents(file: File): Promise<object> {
  if (file.size > LARGEST) throw new Error('too-large');
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new Error('unreadable');
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error('no-json');
  }
  if (!isObject(data)) throw new Error('not-a-deck');
  return data;
}

type Say = (id: string, args?: Record<string, string | number>) => string;

export interface ComponentsEvents {
  /** Throws the refusal if a table cannot be played with this file. */
  check(table: object): void;
  /** Uses this file, or none if it is null. */
  loaded(table: object | null): void;
  /** Called when the part has to be drawn again. */
  changed(): void;
}

/** The part of the set-up form for the components file of one game, and the verdict on the last file. */
export class Components {
  private name: string | null = null;
  private failed: { name: string; why: Refusal[] } | null = null;
  private removed = false;

  constructor(private readonly events: ComponentsEvents) {}

  async load(file: File): Promise<void> {
    const name = file.name.slice(0, 60);
    this.removed = false;
    try {
      const table = await readComponents(file);
      this.events.check(table);
      this.name = name;
      this.failed = null;
      this.events.loaded(table);
    } catch (thrown) {
      const why =
        thrown instanceof Error && UNFIT.includes(thrown.message)
          ? [{ code: thrown.message, rule: null }]
          : refused(thrown).refusals;
      this.failed = { name, why };
    }
    this.events.changed();
  }

  private remove(): void {
    this.name = null;
    this.failed = null;
    this.removed = true;
    this.events.loaded(null);
    this.events.changed();
  }

  /** Returns the reasons why the last file was refused, as sentences. */
  reasons(t: Say, has: (id: string) => boolean): string[] {
    return this.failed?.why.map((one) => violation(one, t, has)) ?? [];
  }

  /** Returns the element. `t` gives the game's words; `has` says whether there is such a message. */
  part(t: Say, has: (id: string) => boolean): HTMLElement {
    const chooser = el('input', {
      type: 'file',
      accept: '.json,application/json',
      class: 'vh',
      id: 'components-file',
      tabindex: '-1',
      'aria-hidden': 'true',
      onchange: (event) => {
        const file = (event.target as HTMLInputElement).files?.[0];
        (event.target as HTMLInputElement).value = '';
        if (file) void this.load(file);
      },
    });
    return box({ class: 'components', role: 'group', 'aria-labelledby': 'components-title' }, [
      el('h3', { id: 'components-title' }, t('deck')),
      paragraph(t('deck-ours'), 'note'),
      chooser,
      box('row', [
        button(t('deck-load'), { id: 'components-load' }, () => chooser.click()),
        this.name !== null &&
          button(t('deck-remove'), { class: 'quiet', id: 'components-remove' }, () => this.remove()),
      ]),
      box({ role: 'status', class: 'components-state' }, [
        this.name !== null && paragraph(t('deck-loaded', { name: this.name })),
        this.removed && paragraph(t('deck-removed')),
        this.failed &&
          box('message', [
            paragraph(t('deck-refused', { name: this.failed.name })),
            el('ul', {}, ...this.reasons(t, has).map((why) => el('li', {}, why))),
          ]),
      ]),
    ]);
  }
}

/** The components files of the games at each form. */
const files = new WeakMap<SetupForm, Map<string, Components>>();

/** Shows, in a form, the part for the components file of the game. `key`: the option that holds it. */
export function showComponents(place: HTMLElement, setup: SetupForm, key: string): void {
  const { entry } = setup,
    game = entry.id;
  const known = files.get(setup) ?? new Map<string, Components>();
  files.set(setup, known);
  const part =
    known.get(game) ??
    new Components({
      check: (table) => setup.open({ count: Math.min(...entry.seats), values: { [key]: table } }).free(),
      loaded: (table) => {
        setup.draft.values[key] = table; // the form of now, which may be another than the one in which it was loaded
      },
      changed: () => {
        if (setup.entry.id === game) setup.draw();
      },
    });
  known.set(game, part);
  fill(place, [
    part.part(
      (id, args) => setup.t(id, args),
      (id) => setup.has(id),
    ),
  ]);
}

/** Returns the refusal of a file, as a sentence. */
function violation(refusal: Refusal, t: Say, has: (id: string) => boolean): string {
  const own =
    refusal.code === 'unknown-option'
      ? 'deck-not-a-deck'
      : has(`deck-${refusal.code}`)
        ? `deck-${refusal.code}`
        : `refusal-${refusal.code}`;
  const args = Object.fromEntries(
    Object.entries(refusal).filter(
      (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
    ),
  );
  if (typeof args['picture'] === 'string' && has(`picture-${args['picture']}`))
    args['picture'] = t(`picture-${args['picture']}`);
  return has(own)
    ? t(own, { ...args, exactly: refusal['least'] === refusal['most'] ? 'yes' : 'no' })
    : t('deck-not-a-deck');
}
