// Which seats are played by the computer, and how well: a part of the set-up form, fetched when it is asked for.
import './seats.css';
import type { Draft } from '../core/draft';
import { el } from '../core/dom';
import type { SetupForm } from '../games/form';
import type { Player, Seat } from '../core/wire';
import { freshName, levelsFrom, type KeptLevels } from './levels';

const KEY = 'dockhand.opponents';

/** Who plays a seat. */
export function choice(setup: SetupForm, seat: Seat): HTMLElement {
  begin(setup);
  const { draft, entry } = setup,
    now = draft.players[seat]?.level ?? null;
  const option = (level: number | null, text: string): HTMLElement =>
    el('option', { value: level ?? '', selected: level === now }, text);
  return el(
    'select',
    {
      id: `level-${seat}`,
      class: 'level',
      'aria-label': setup.t('bot-seat-of', { number: seat + 1 }),
      onchange: (event) => {
        const { value } = event.target as HTMLSelectElement;
        take(setup, seat, value === '' ? null : Number(value));
        setup.draw();
      },
    },
    option(null, setup.t('bot-person')),
    ...entry.levels.map(({ id }, level) =>
      option(
        level,
        setup.t('bot-option', { level: setup.t(`bot-level-${id}`), about: setup.t(`bot-about-${id}`) }),
      ),
    ),
  );
}

/** What a computer player sees, in a sentence, with more for who wants to know. */
export function honest(setup: SetupForm): HTMLElement {
  const forgets = setup.entry.levels.some(({ memory }) => memory < 100);
  return el(
    'div',
    { class: 'honest' },
    el('p', { class: 'note' }, setup.t('bot-honest')),
    el(
      'details',
      {},
      el('summary', {}, setup.t('bot-honest-more')),
      el('p', { class: 'note' }, setup.t('bot-honest-text')),
      forgets && el('p', { class: 'note' }, setup.t('bot-honest-memory')),
    ),
  );
}

/** Everybody but the first is played by the computer, unless somebody is already. */
export function against(setup: SetupForm): void {
  begin(setup);
  const { draft } = setup,
    { usual } = kept(setup);
  if (draft.players.slice(0, draft.count).some((player) => (player.level ?? null) !== null)) return;
  for (let seat = 1; seat < draft.count; seat++) take(setup, seat, usual);
}

/** Names that people gave: they come back with the people. */
const given = new WeakMap<Draft, Map<Seat, string>>();
/** Names that were not given by people. */
const called = new WeakMap<Player, string>();
const begun = new WeakSet<Draft>();

/** What this device remembers of the game is taken up once. */
function begin(setup: SetupForm): void {
  const { draft, entry } = setup;
  if (begun.has(draft)) return;
  begun.add(draft);
  kept(setup).games[entry.id]?.forEach((level, seat) => {
    if (level !== null && draft.players[seat]) put(setup, seat, level);
  });
}

function take(setup: SetupForm, seat: Seat, level: number | null): void {
  put(setup, seat, level);
  const now = kept(setup);
  if (level !== null) now.usual = level;
  now.games[setup.entry.id] = setup.draft.players.map((player) => player.level ?? null);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Then they last until the page is closed.
  }
}

function put(setup: SetupForm, seat: Seat, level: number | null): void {
  const { draft, entry } = setup,
    player = draft.players[seat];
  if (!player) return;
  const names = given.get(draft) ?? new Map<Seat, string>();
  given.set(draft, names);
  if ((player.level ?? null) === null) names.set(seat, player.name);
  player.level = null;
  if (level === null) player.name = names.get(seat) ?? player.name;
  else {
    player.name = freshName(
      setup.t(`bot-level-${entry.levels[level]?.id ?? ''}`),
      draft.players.map(({ name }) => name),
      seat,
    );
    player.level = level;
    called.set(player, player.name);
  }
}

function kept({ entry }: SetupForm): KeptLevels {
  const levels = entry.levels.length;
  try {
    return levelsFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'), levels);
  } catch {
    return levelsFrom(null, levels);
  }
}

/** In another language the computer players are called otherwise, unless somebody gave them a name. */
export function rename(setup: SetupForm): void {
  setup.draft.players.forEach((player, seat) => {
    if (called.get(player) === player.name) put(setup, seat, player.level ?? null);
  });
}
