// The end of a deal of the day: the result is kept, compared with par, and can be shared.
import './daily.css';
import { actions, button, el } from '../../dom/elements';
import { fetchEngine, type Engine } from '../../engine/engine';
import type { Seat } from '../../engine/wire';
import type { Meaning } from '../../shell/feature';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { endPart, leadOn } from '../../ui/sheets/challenge';
import { dateIn, dayOf, today } from './deal';
import { tellPar } from './par-line';
import { courseOf, keep, PARTS, type Result } from './results';
import { shareButton } from './share';

/** Returns what a deal of the day says at its end: the result, its par, and the way to share both. */
export async function dayEnd(host: Host, game: Game): Promise<Meaning | null> {
  const { setup } = game.table,
    day = dayOf(setup, today());
  if (day === null) return null;
  const [engine] = await Promise.all([fetchEngine(setup.game), host.words.fetch('daily')]);
  const calendar = (): void => void host.open('daily');
  return {
    tell: (place) => void tell(host, place, { day, game, engine, calendar }),
    onward: leadOn('daily', host.words.t('daily-title'), calendar),
  };
}

interface Ended {
  day: string;
  game: Game;
  engine: Engine;
  /** Opens the calendar. */
  calendar: () => void;
}

/** Keeps the result and adds it to the sheet; its par follows when that is worked out. */
async function tell(host: Host, place: Element, { day, game, engine, calendar }: Ended): Promise<void> {
  const result = resultOf(game);
  if (!result) return;
  const { words } = host,
    par = el('p', { role: 'status' });
  let kept = keep(day, result);
  const share = shareButton(host, day, () => kept);
  share.classList.add('primary');
  const section = endPart('daily', words.t('daily-title'), [
    el('h3', {}, words.t('daily-of', { day: dateIn(words.language, day) })),
    par,
    actions(share, button(words.t('daily-calendar'), { id: 'daily-calendar' }, calendar)),
  ]);
  place.append(section);
  kept = await tellPar(words, par, day, kept, () => Promise.resolve({ engine, setup: game.table.setup }));
}

/** Returns how a game has ended, without its par. */
function resultOf(game: Game): Result | null {
  const { outcome } = game.table.view ?? {};
  if (!outcome) return null;
  const { winners, scores } = outcome;
  return {
    points: scores[0] ?? 0,
    rival: scores[1] ?? 0,
    end: !winners.includes(0) ? 'lost' : winners.length > 1 ? 'shared' : 'won',
    course: courseOf(leadsOf(game)),
    par: null,
  };
}

/** Returns the lead of the first seat at the beginning and after each part of the game. */
function leadsOf({ session, history }: Game): number[] {
  const record = JSON.parse(session.record()) as { moves: [Seat, never][] },
    { moves } = record;
  using copy = history.resume(JSON.stringify({ ...record, moves: [] }));
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
  return leads;
}
