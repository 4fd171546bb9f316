// The saved games on the start page: a card for each, with a picture of the table. A tap continues the game.
import './shelf.css';
import { button, el, fill, list, paragraph, write } from '../../dom/elements';
import { findCard } from '../../games';
import { stone } from '../../dom/glyph';
import { atEnd } from '../../dom/life';
import { pageEvents } from '../../dom/page-events';
import type { Host } from '../../shell/host';
import { namesIn, titleOf, youAt } from '../../ui/text/names';
import { notice } from '../../ui/sheets/notice';
import { idle } from './autosave';
import { takeHere } from './here';
import { paintInto, type Standing } from './picture';
import { reopen } from '../../ui/reopen';
import { gamesIn, outdated, SLOTS, slotKey, versionsIn, type SavedGame } from '../../device/slots';
import { openStore, type Store } from '../../device/store';
import { letGo } from './tabs';

const keysOf = ({ id }: SavedGame): string[] => SLOTS.map((slot) => slotKey(id, slot));

/** The time, in ms, after which a line says that games are being loaded. */
const LOOKING = 1000;
/** The lines above the games that say what keeps them from being shown or saved. */
const LINES = { late: 'looking', none: 'unopened', silent: 'unanswered', full: 'no-room' } as const;
/** Ends watching the store for the shelf that was filled last. */
let unwatch: () => void = () => undefined;
/** Numbers the requests to fill the shelf, so that an older request fills nothing. */
let asked = 0;

/** Returns a line of text in place of the games, or above them. */
const line = ({ words }: Host, id: string): HTMLElement =>
  paragraph(words.t(id), { class: 'shelf', role: 'status' });

/** Fills the shelf. `some` resolves with whether this browser stores anything for the page. */
export async function fillShelf(
  host: Host,
  shelf: HTMLElement,
  some: Promise<boolean> = Promise.resolve(true),
): Promise<void> {
  const mine = ++asked;
  letGo();
  let looking = true;
  const tell = (): void => {
    if (looking && mine === asked) fill(shelf, line(host, 'saves-looking'));
  };
  const timer = setTimeout(() => void host.words.fetch('saves').then(tell, () => undefined), LOOKING);
  try {
    await idle();
    if (!(await some)) return fill(shelf);
    const store = await openStore(),
      slots = await store.all();
    await host.words.fetch('saves');
    looking = false;
    if (mine !== asked) return;
    if (await goOn(host, slots)) return;
    const isShown = (): boolean => mine === asked && shelf.isConnected;
    watch(store, {
      changed: () => isShown() && void fillShelf(host, shelf),
      deleted: () => isShown() && fill(shelf),
    });
    await show(host, shelf, store, slots, store.trouble && `saves-${LINES[store.trouble]}`);
  } finally {
    looking = false;
    clearTimeout(timer);
  }
}

/** Goes on with the game that was on the table before a reload; false if there was none. */
async function goOn(host: Host, slots: ReadonlyMap<string, unknown>): Promise<boolean> {
  const here = takeHere(),
    saved = here ? versionsIn(slots, here.id) : [];
  if (saved.length > 0) await reopen(host, saved);
  else if (here?.record) return (await host.resume(here.record, here.id)) === null;
  return saved.length > 0;
}

/** Calls these when other games are to be shown, or none: until that is asked for anew. */
function watch({ events }: Store, { changed, deleted }: Record<'changed' | 'deleted', () => unknown>): void {
  unwatch();
  const ends = [events.on('changed', changed), events.on('deleted', deleted)];
  unwatch = () => ends.forEach((end) => end());
}

/** Shows the saved games. `said`: the key of a line above them. */
async function show(
  host: Host,
  shelf: HTMLElement,
  store: Store,
  slots: Map<string, unknown>,
  said: string | null,
): Promise<void> {
  const games = gamesIn(slots).filter(({ game }) => findCard(game)),
    old = outdated(games, Date.now());
  if (old.length > 0) void store.remove(old.flatMap(keysOf)).catch(() => undefined);
  const shown = [
    ...games.filter(({ over }) => !over),
    ...games.filter((one) => one.over && !old.includes(one)),
  ];
  const { words } = host;
  const again = (): void => {
    void fillShelf(host, shelf);
  };
  const drop = async (kept: SavedGame): Promise<void> => {
    await store.remove(keysOf(kept)).catch(() => undefined); // it is removed as soon as that works
    const texts = keysOf(kept).flatMap((key): [string, string][] => {
      const text = slots.get(key);
      return typeof text === 'string' ? [[key, text]] : [];
    });
    again();
    const close = notice(words, words.t('saves-deleted', { game: words.t(`game-${kept.game}`) }), [
      {
        id: 'saves-undo',
        text: words.t('saves-undo'),
        act: () => {
          void Promise.allSettled(texts.map(([key, text]) => store.put(key, text))).then(again);
        },
      },
    ]);
    // It would cover the next screen.
    const ending = new AbortController();
    atEnd(ending.signal, close);
    pageEvents.on('changed', () => ending.abort(), ending.signal);
    shelf.querySelector<HTMLElement>('h2')?.focus();
  };
  const cards = shown.map((kept) => card(host, kept, versionsIn(slots, kept.id), () => void drop(kept)));
  fill(shelf, [
    said !== null && line(host, said),
    cards.length > 0 &&
      el('section', { class: 'shelf', 'aria-labelledby': 'shelf-title' }, [
        el('h2', { id: 'shelf-title', tabindex: '-1' }, words.t('saves-title')),
        list({}, ...cards.map(({ item }) => item)),
      ]),
  ]);
  // They are part of the first screen, not an answer to a tap: a key or a tap meanwhile does not keep them away.
  if ([...slots.keys()].some((key) => /^(together|dealt) /.test(key)))
    for (const feature of host.features)
      feature.shelf?.(host, again).then(
        (part) => {
          if (!part || !shelf.isConnected) return;
          // Those first at which it is the own turn.
          const ahead = [...shelf.querySelectorAll('.together:has(.waits)')].at(-1);
          if (ahead && !part.querySelector('.waits')) ahead.after(part);
          else shelf.prepend(part);
        },
        (thrown: unknown) => {
          if (shelf.isConnected) host.miss(thrown, again);
        },
      );
  for (const { versions, canvas, tell } of cards) {
    const standing = await paintInto(canvas, versions, words);
    tell(standing, standing ? await titleOf(host, standing.setup, 'short') : '');
  }
}

interface Card {
  item: HTMLElement;
  versions: SavedGame[];
  canvas: HTMLCanvasElement;
  /** Says how far the game has come, once that is known, and which deal of the day it is. */
  tell(standing: Standing | null, deal: string): void;
}

function card(host: Host, kept: SavedGame, versions: SavedGame[], drop: () => void): Card {
  const { words } = host,
    game = words.t(`game-${kept.game}`),
    marks = findCard(kept.game)?.marks;
  const players = namesIn(words.language, kept.game, kept.players),
    you = youAt(kept.game, kept.players);
  if (you !== null) players[you] = words.t('saves-you', { first: you === 0 ? 'yes' : 'no' });
  const names = words.list(players),
    won = words.t('saves-won', {
      names: words.list(kept.winners.map((seat) => players[seat] ?? '')),
      you: String(kept.winners) === String(you) ? 'yes' : 'no',
    });
  const when = ago(words.language, Math.min(0, kept.at - Date.now())), // the clock may have been set back
    seats = kept.players.map(({ colour }) => el('span', 'seat', stone(colour, marks))),
    small = el('small'),
    who = el('span', 'names', names);
  const say = (state: string, points = '', deal = ''): void => {
    write(small, `${state} · ${when}`);
    open.setAttribute(
      'aria-label',
      words.t('saves-open-label', {
        what: [words.t(kept.over ? 'saves-look' : 'saves-resume', { game }), deal].filter(Boolean).join(', '),
        names,
        state: state + points,
        when,
      }),
    );
  };
  const tell = (standing: Standing | null, deal: string): void => {
    if (!standing) return;
    const { progress, points } = standing;
    // Who plays is told by its marks as well, and by the label.
    if (deal !== '') write(who, deal);
    who.classList.toggle('deal', deal !== '');
    seats.forEach((seat, at) => seat.append(String(points[at])));
    say(kept.over ? won : progress, `, ${points.join(' : ')}`, deal);
  };
  const canvas = el('canvas', { 'aria-hidden': 'true' });
  const open = button(
    [canvas, el('span', 'about', el('strong', {}, game), el('span', 'who', ...seats), who, small)],
    'saved-game',
    () => void reopen(host, versions),
  );
  say(kept.over ? won : words.t('saves-moves', { moves: kept.moves }));
  const item = el('li', { 'data-game': kept.id, 'data-over': kept.over ? 'yes' : null }, [
    open,
    button(
      el('span', { 'aria-hidden': 'true' }, '×'),
      { class: 'shut', 'aria-label': words.t('saves-delete', { game, names }) },
      drop,
    ),
  ]);
  return { item, versions, canvas, tell };
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** Returns how long ago something was, in the largest unit that fits; the future, of a clock that was wrong, is now. */
export function ago(language: string, since: number): string {
  const ms = Math.min(since, 0);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(ms) >= length) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(language === 'en' ? 'en-GB' : language, { numeric: 'auto' }).format(
    Math.round(ms / length),
    unit,
  );
}
