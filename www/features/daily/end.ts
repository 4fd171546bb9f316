// The end of a deal of the day: the result is kept, compared with par, and can be shared.
import './daily.css';
import { el, write } from '../../core/dom';
import { fetchEngine } from '../../core/engine';
import type { Seat } from '../../core/wire';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { dateIn, dayOf, today } from './deal';
import { parOf } from './par';
import { courseOf, keep, PARTS, type Result } from './results';
import { shareButton } from './share';

/** Adds the result to the sheet at the end of a game, if it was a deal of the day. */
export async function endDay(host: Host, game: Game): Promise<void> {
  const { setup, view } = game.table,
    day = dayOf(setup, today()),
    place = host.sheet.dialog.querySelector('.ending');
  if (day === null || !view?.outcome || !place) return;
  const { winners, scores } = view.outcome,
    shared = winners.length > 1;
  const [engine] = await Promise.all([fetchEngine(setup.game), host.words.fetch('daily')]);
  const course = courseOf(leadsOf(game));
  let result = keep(day, {
    points: scores[0] ?? 0,
    rival: scores[1] ?? 0,
    end: !winners.includes(0) ? 'lost' : shared ? 'shared' : 'won',
    course,
    par: null,
  });
  if (!place.isConnected) return;
  const { words } = host,
    par = el('p', { role: 'status' }, words.t('daily-par-wait'));
  const section = el(
    'section',
    { class: 'daily-end', 'aria-label': words.t('daily-title') },
    el('h3', {}, words.t('daily-of', { day: dateIn(words.language, day) })),
    par,
    shareButton(host, day, () => result),
  );
  place.append(section);
  result = await withPar(day, result, () => parOf(engine, setup, whenGone(section)));
  write(par, parText(host, result));
}

/** Returns the result with its par, which is worked out once. */
async function withPar(day: string, result: Result, work: () => Promise<number | null>): Promise<Result> {
  if (result.par !== null) return result;
  return keep(day, { ...result, par: await work() });
}

export function parText({ words }: Host, { par, points }: Result): string {
  if (par === null) return '';
  const over = points - par;
  return words.t('daily-par', {
    par,
    over: Math.abs(over),
    how: over > 0 ? 'over' : over < 0 ? 'under' : 'at',
  });
}

/** A signal that is aborted when the element is no longer on the page. */
function whenGone(element: HTMLElement): AbortSignal {
  const gone = new AbortController(),
    seen = new MutationObserver(() => {
      if (element.isConnected) return;
      seen.disconnect();
      gone.abort();
    });
  seen.observe(document.body, { childList: true, subtree: true });
  return gone.signal;
}

/** Returns the lead of the first seat at the beginning and after each part of the game. */
function leadsOf({ session, history }: Game): number[] {
  const record = JSON.parse(session.record()) as { moves: [Seat, never][] },
    { moves } = record,
    copy = history.resume(JSON.stringify({ ...record, moves: [] }));
  const lead = (): number => {
    const [own, other] = copy.score();
    return (own?.total ?? 0) - (other?.total ?? 0);
  };
  const leads = [lead()];
  moves.forEach(([seat, move], at) => {
    copy.play(seat, move, seat);
    const part = Math.floor(((at + 1) * PARTS) / moves.length);
    leads[part] = lead();
  });
  copy.free();
  return leads;
}
