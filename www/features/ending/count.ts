// The last count. For each part, the places that score light up on the table, the points go to their players,
// and the header follows. A tap or a key ends it.
import { Beat } from '../../dom/pause';
import { FACTOR } from '../../device/speed';
import { lifeIn } from '../../dom/life';
import { effectiveSpeed } from '../../device/settings';
import type { Part } from '../../words/text/score';
import type { GameText } from '../../words/text/text';
import type { SeatScore, View } from '../../engine/wire';
import type { Ending } from '../../games/contract';
import type { Game } from '../../ui/game-view';
import type { Counting } from '../../table/state';

/** The longest time for one part, and for all of them together, in ms at normal speed. */
const EACH = 720;
const ALL = 5200;
/** The time for which the table is quiet before the first part, in ms at normal speed. */
const BEFORE = 420;

/** Returns the parts that bring points: the game's own if they add up to the totals, or else the sources. */
export function partsOf({ score, terms }: GameText, scores: SeatScore[], ending?: Ending): Part[] {
  const own = ending?.parts?.(terms, scores);
  // A shared sector is worth less to each of its winners, so such a game is counted by sources.
  if (
    own?.length &&
    scores.every(({ total }, seat) => total === own.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
  )
    return own;
  return score.sources(scores).flatMap((source) => {
    const points = scores.map(({ sources }) => sources.find((one) => one.source === source)?.points ?? 0);
    return points.every((one) => one === 0)
      ? []
      : [{ title: terms.t(`source-${source}`), points, places: ending?.placesOf?.(terms, source) ?? [] }];
  });
}

/** Returns the time for each of `parts` parts, in ms at normal speed. */
export const lengthOf = (parts: number): number => Math.min(EACH, ALL / Math.max(1, parts));

/**
 * Runs the count. Resolves with how it ended: by itself, by a tap or a key that was meant for nothing else,
 * or by some other action.
 */
export async function count(
  game: Game,
  counting: Counting,
  ending?: Ending,
): Promise<'whole' | 'skipped' | 'left'> {
  const { stage, table, settings } = game,
    beat = new Beat();
  let ended: 'whole' | 'skipped' | 'left' = 'whole',
    mine: Counting | null = counting;
  const going = (): boolean => game.open && table.counting === mine && ended === 'whole';
  const tell = (part: Counting): void => {
    game.commands.count(part);
    mine = table.counting;
  };
  const end = (how: 'skipped' | 'left'): void => {
    if (!going()) return;
    ended = how;
    beat.cut();
    stage.finish();
    show(game);
  };
  const clicked = (event: Event): void => {
    const elsewhere =
      event.target instanceof Element && event.target.closest('.tools, #undo, .panel') !== null;
    if (!elsewhere) swallow(event);
    end(elsewhere ? 'left' : 'skipped');
  };
  const pressed = (event: KeyboardEvent): void => {
    if (
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(event.key)
    )
      return;
    const onTools = event.target instanceof Element && event.target.closest('.tools, #undo, .panel') !== null;
    if (onTools && ['Enter', ' '].includes(event.key)) return; // the click follows
    swallow(event);
    end('skipped');
  };
  const listening = lifeIn(game.life),
    how = { capture: true, signal: listening.signal };
  document.addEventListener('click', clicked, how);
  document.addEventListener('keydown', pressed, how);
  try {
    const text = game.text(),
      { words } = text.terms,
      parts = partsOf(text, game.session.score(), ending),
      speed = FACTOR[effectiveSpeed(settings)],
      ms = lengthOf(parts.length) * speed;
    await stage.prepare();
    if (!going()) return ended;
    let sums: readonly number[] = counting.points.map(() => 0);
    tell({
      points: sums,
      title: words.t('ending-count', { part: parts[0]?.title ?? '' }),
      about: words.t('ending-skip'),
    });
    lay(game);
    await beat.rest(BEFORE * speed);
    for (const { title, points, places } of parts) {
      if (!going()) break;
      sums = sums.map((before, seat) => before + (points[seat] ?? 0));
      const about = words.list(
        points.flatMap((by, seat) =>
          by === 0
            ? []
            : [text.terms.t('preview-one', { name: text.terms.called(seat), points: words.signed(by) })],
        ),
      );
      tell({ points: sums, title: words.t('ending-count', { part: title }), about });
      game.render();
      lead(game, sums);
      stage.group(places.filter((place) => stage.rect(place) !== null));
      points.forEach((by, seat) => {
        if (by === 0) return;
        void stage.play({ step: 'count', at: `score/${seat}`, by }, ms * 0.9);
        bump(game, seat, ms);
      });
      await beat.rest(ms);
    }
    if (going()) show(game);
    return game.open && table.view.outcome ? ended : 'left';
  } finally {
    listening.abort();
    if (game.open) lead(game, []);
  }
}

/** Shows how the game has ended. */
function show(game: Game): void {
  game.commands.endCount();
  lay(game);
}

function lay(game: Game): void {
  const { counting, view, viewpoint } = game.table;
  if (!game.open) return;
  game.stage.show(shownView(view, counting), viewpoint.eye);
  game.render();
}

const chipsOf = (game: Game): Element[] => [...game.screen.bar.root.querySelectorAll('.chip')];

/** Marks the players who have the most points so far. */
function lead(game: Game, points: readonly number[]): void {
  const most = Math.max(...points, 0);
  chipsOf(game).forEach((chip, seat) => chip.classList.toggle('ahead', most > 0 && points[seat] === most));
}

function bump(game: Game, seat: number, ms: number): void {
  const points = chipsOf(game)[seat]?.querySelector('.points');
  points?.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.16)', offset: 0.3 }, { transform: 'scale(1)' }],
    {
      duration: Math.min(240, ms),
    },
  );
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Returns a view with the points that have been counted so far. */
function shownView(view: View, counting: Counting | null): View {
  if (!counting) return view;
  const others = view.counters.filter(({ at }) => !at.startsWith('score/'));
  return {
    ...view,
    counters: [...others, ...counting.points.map((count, seat) => ({ at: `score/${seat}`, count }))],
  };
}
