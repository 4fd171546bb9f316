// Which seats are played by the computer, and how well: a part of the set-up form, fetched when it is asked for.
import './seats.css';
import type { Draft } from '../core/draft';
import { el } from '../core/dom';
import type { Desk } from '../games/form';
import type { Player, Seat } from '../core/wire';
import { freshName, levelsFrom, type KeptLevels } from './levels';

const KEY = 'dockhand.opponents';

/** Who plays a seat. */
export function choice(desk: Desk, seat: Seat): HTMLElement {
  begin(desk);
  const { draft, entry } = desk,
    now = draft.players[seat]?.level ?? null;
  const option = (level: number | null, text: string): HTMLElement =>
    el('option', { value: level ?? '', selected: level === now }, text);
  return el(
    'select',
    {
      id: `level-${seat}`,
      class: 'level',
      'aria-label': desk.t('bot-seat-of', { number: seat + 1 }),
      onchange: (event) => {
        const { value } = event.target as HTMLSelectElement;
        take(desk, seat, value === '' ? null : Number(value));
        desk.draw();
      },
    },
    option(null, desk.t('bot-person')),
    ...entry.levels.map(({ id }, level) =>
      option(
        level,
        desk.t('bot-option', { level: desk.t(`bot-level-${id}`), about: desk.t(`bot-about-${id}`) }),
      ),
    ),
  );
}

/** What a computer player sees, in a sentence, with more for who wants to know. */
export function honest(desk: Desk): HTMLElement {
  const forgets = desk.entry.levels.some(({ memory }) => memory < 100);
  return el(
    'div',
    { class: 'honest' },
    el('p', { class: 'note' }, desk.t('bot-honest')),
    el(
      'details',
      {},
      el('summary', {}, desk.t('bot-honest-more')),
      el('p', { class: 'note' }, desk.t('bot-honest-text')),
      forgets && el('p', { class: 'note' }, desk.t('bot-honest-memory')),
    ),
  );
}

/** Everybody but the first is played by the computer, unless somebody is already. */
export function against(desk: Desk): void {
  begin(desk);
  const { draft } = desk,
    { usual } = kept(desk);
  if (draft.players.slice(0, draft.count).some((player) => (player.level ?? null) !== null)) return;
  for (let seat = 1; seat < draft.count; seat++) take(desk, seat, usual);
}

/** Names that people gave: they come back with the people. */
const given = new WeakMap<Draft, Map<Seat, string>>();
/** Names that were not given by people. */
const called = new WeakMap<Player, string>();
const begun = new WeakSet<Draft>();

/** What this device remembers of the game is taken up once. */
function begin(desk: Desk): void {
  const { draft, entry } = desk;
  if (begun.has(draft)) return;
  begun.add(draft);
  kept(desk).games[entry.id]?.forEach((level, seat) => {
    if (level !== null && draft.players[seat]) put(desk, seat, level);
  });
}

function take(desk: Desk, seat: Seat, level: number | null): void {
  put(desk, seat, level);
  const now = kept(desk);
  if (level !== null) now.usual = level;
  now.games[desk.entry.id] = desk.draft.players.map((player) => player.level ?? null);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Then they last until the page is closed.
  }
}

function put(desk: Desk, seat: Seat, level: number | null): void {
  const { draft, entry } = desk,
    player = draft.players[seat];
  if (!player) return;
  const names = given.get(draft) ?? new Map<Seat, string>();
  given.set(draft, names);
  if ((player.level ?? null) === null) names.set(seat, player.name);
  player.level = null;
  if (level === null) player.name = names.get(seat) ?? player.name;
  else {
    player.name = freshName(
      desk.t(`bot-level-${entry.levels[level]?.id ?? ''}`),
      draft.players.map(({ name }) => name),
      seat,
    );
    player.level = level;
    called.set(player, player.name);
  }
}

function kept({ entry }: Desk): KeptLevels {
  const levels = entry.levels.length;
  try {
    return levelsFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'), levels);
  } catch {
    return levelsFrom(null, levels);
  }
}

/** In another language the computer players are called otherwise, unless somebody gave them a name. */
export function rename(desk: Desk): void {
  desk.draft.players.forEach((player, seat) => {
    if (called.get(player) === player.name) put(desk, seat, player.level ?? null);
  });
}
