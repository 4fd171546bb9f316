// Turns taps into a move, and makes a move, shows it and takes it back.
import { eventsOf, isTogether, lastPlaces, toldOf } from './direct';
import type { Speed } from '../device/speed';
import { refused, type Session } from '../engine/engine';
import { isAnswer, isChoice, narrow, tap as tapped, type Picked } from './pick';
import type { Mode } from '../device/settings';
import { effectiveSpeed } from '../device/settings';
import type { GameText } from '../words/text/text';
import { byHand, isByHand, viewpointAfter } from '../engine/viewpoint';
import type { Move, Offer, Place, Seat, Step, View } from '../engine/wire';
import type { Game } from '../ui/game-view';
import { nextOf, refresh } from './table';
import { textOf, type Told } from '../ui/texts';

/**
 * How a move is shown: its speed, its longest time in ms at normal speed, and the places that stay marked
 * from before.
 */
export interface Showing {
  speed: Speed;
  most?: number;
  last: Place[];
}

/** Returns how taps become a move. In a family mode, a tap plays at once. */
export const modeOf = ({ card, settings }: Pick<Game, 'card' | 'settings'>): Mode =>
  card.family && settings.family === 'on' ? 'instant' : settings.mode;

/** Returns the choice among the offers that the taps so far make. */
export function picked(game: Pick<Game, 'card' | 'page' | 'settings' | 'table'>): Picked {
  const { pastPosition, offers, taps } = game.table,
    answered = isAnswer(taps[0]),
    now = narrow(
      pastPosition ? [] : offers.filter((offer) => isChoice(offer) === answered || offer.begins),
      taps,
      modeOf(game),
    );
  const other = beneath(game);
  if (other !== null) for (const place of narrow(offers, [other], 'confirm').lit) now.lit.add(place);
  return now;
}

/**
 * Returns the other place that the only tap so far may have meant, the boat that a place is on, or null. The
 * next tap decides.
 */
export function beneath({ page, table: { taps } }: Pick<Game, 'page' | 'table'>): Place | null {
  const [tap] = taps;
  return taps.length === 1 && tap !== undefined ? (page.beneath?.(tap) ?? null) : null;
}

/**
 * Returns how many moves can be taken back now: the last one of a person, with those of computer players
 * since. Only the player who made a private move can take it back, and only until the device has gone on.
 */
export function goesBack({
  history,
  session,
  table: { viewpoint, holder },
}: Pick<Game, 'history' | 'session' | 'table'>): number {
  const goneOn = viewpoint.called !== null && viewpoint.called !== holder;
  return !goneOn && session.canUndo() ? history.back(viewpoint.eye) : 0;
}

/** Returns whether looking back would show what players have to remember. */
export const isShut = ({ card, table }: Pick<Game, 'card' | 'table'>): boolean =>
  Boolean(card.memory && table.view?.outcome === null);

/** Ends the current motion and the search; returns whether there was one. */
export function hurry({ opponents, motion }: Pick<Game, 'opponents' | 'motion'>): boolean {
  const { moving } = motion;
  if (opponents?.busy) opponents.hurry();
  motion.finish();
  return moving || (opponents?.busy ?? false);
}

/**
 * Taps a place. During a motion, the tap ends it and then counts. While a computer player thinks, it only
 * asks about the place, except in a game of memory, in which it means that a card has been seen.
 */
export async function tap(game: Game, place: Place): Promise<void> {
  const { hints, motion, stage, table } = game,
    busy = game.opponents?.busy ?? false;
  if (busy && (motion.moving || game.card.memory)) hurry(game);
  if (busy && nextOf(table) === null) return; // a computer player thinks, or has more to do
  if (busy || motion.moving) {
    motion.finish();
    await motion.settle();
  }
  if (table.pastPosition) return game.present();
  const { offers, taps } = table;
  const mode = modeOf(game);
  let result = tapped(offers, taps, place, mode);
  const other = beneath(game);
  if (result.refused !== null && other !== null) {
    const meant = [other, place];
    if (narrow(offers, meant, mode).candidates.length > 0) result = { ...result, taps: meant, refused: null };
  }
  if (result.refused !== null) {
    if (busy) return; // the tap only ended the motion
    game.render();
    stage.group(game.text().places.group(place));
    hints.explain(hints.whyNot(place));
    if (hints.asked?.rule) game.events.emit('refused');
    return;
  }
  table.taps = result.taps;
  if (result.play) play(game, result.play);
  else game.render();
}

export function confirm(game: Game): void {
  const { offer } = picked(game);
  if (offer) (game.opponents?.forGood?.(offer)?.play ?? play)(game, offer);
}

export function cancel(game: Pick<Game, 'table' | 'present' | 'render' | 'eyes' | 'hints'>): void {
  const { table } = game;
  if (table.pastPosition) return game.present();
  if (table.viewpoint.called !== null) return game.eyes.turnTo(table.home);
  // The sentence about a place goes, too.
  if (table.taps.length === 0 && table.hint === '') return game.hints.visit(null);
  table.taps = [];
  game.render();
}

/** Returns why no move can be taken back, as the last part of a message id. */
export function undoBarred({
  history,
  table,
}: Pick<Game, 'history' | 'table'>): 'none' | 'decided' | 'revealed' {
  const { viewpoint, holder } = table,
    last = history.made.findLast(({ byHand }) => byHand);
  if (!last) return 'none';
  const goneOn = viewpoint.called !== null && viewpoint.called !== holder;
  return goneOn || last.eye !== viewpoint.eye ? 'decided' : 'revealed';
}

/** Lets the screen tell how the game has ended. */
export function endCount(table: Game['table']): void {
  const { counted } = table;
  table.counted = null;
  counted?.tell();
}

export function undo(game: Game): void {
  const { motion, history, screen, table } = game;
  if (goesBack(game) === 0 && !table.pastPosition) {
    game.events.emit('refused');
    return screen.prompt.setHint(game.words.t(`undo-${undoBarred(game)}`), 'why');
  }
  motion.finish();
  void motion.settle().then(() => {
    endCount(table);
    let back = goesBack(game);
    if (back > 0) game.opponents?.stop();
    else return;
    for (; back > 0 && game.session.undo(); back--) {
      history.pop(game.session);
      screen.log.drop();
    }
    refresh(table, table.viewpoint.called === null ? table.viewpoint : table.home);
    table.last = [];
    void save(game);
    game.arrive();
  });
}

/** Plays an offer once nothing moves, if it is still offered. */
export async function choose(game: Game, offer: Offer): Promise<void> {
  await game.motion.end();
  if (game.table.offers.includes(offer)) play(game, offer);
}

export function play(game: Game, offer: Offer): void {
  const { seat } = game.table;
  if (seat !== null && !game.opponents?.takes?.(seat, offer))
    make(game, seat, offer.move, { speed: effectiveSpeed(game.settings), last: [] });
}

/**
 * Makes a move of a person or a computer player, and shows it. Returns its steps, or none if it is refused.
 */
export function make(game: Game, seat: Seat, move: Move, { speed, most, last }: Showing): Step[] {
  const { motion, page, history, screen, session, stage, table } = game,
    { home, setup, view, viewpoint } = table;
  let steps: Step[] = [];
  if (!view) return steps;
  motion.afterPaint.flush();
  const before = game.text(); // boats are named as they lay when the move was made
  const open = viewpoint.eye === home.eye ? null : session.view(null);
  try {
    steps = session.play(seat, move, home.eye);
  } catch (thrown) {
    table.taps = [];
    game.render();
    screen.prompt.setHint(
      refused(thrown)
        .refusals.map((refusal) => before.moves.refusal(refusal))
        .join(' '),
      'why',
    );
    game.events.emit('refused');
    return steps;
  }
  const byHandNow = isByHand(setup, seat);
  if (byHandNow) table.holder = seat;
  history.push(session, viewpoint.eye, byHandNow);
  const tell = (): void => write(game, before, seat, steps);
  const seen = session.view(home.eye),
    next = home.eye === null ? viewpointAfter(byHand(view, setup), byHand(seen, setup), viewpoint) : home;
  refresh(table, next, next.eye === home.eye ? seen : undefined);
  const kept = save(game);
  const calls = table.viewpoint.called !== null;
  // All may see the rest, so the hand is covered first.
  if (!calls && open && table.viewpoint.eye === null) stage.show(open, null);
  if (seen.outcome && speed !== 'off' && table.saved !== 'tutorial')
    table.counted = {
      points: setup.players.map((_, i) => before.terms.scene.count(`score/${i}`)),
      title: '',
      about: '',
      tell,
    };
  else motion.afterPaint.add(tell);
  if (!calls) table.last = [...last, ...lastPlaces(steps, page)];
  if (calls || speed === 'off') {
    game.events.emit('steps', steps, 0);
    game.arrive();
  } else {
    table.moving = true;
    table.mover = isTogether(view, seat, eventsOf(steps), page) ? 'all' : seat;
    stage.mark(new Map());
    game.render(); // numbers and words are never behind the picture
    // Points of the last count are not shown before it.
    const shown = table.counted
      ? steps.filter((step) => !(step.step === 'count' && step.at.startsWith('score/')))
      : steps;
    void motion.show(shown, speed, kept, most, () => game.arrive());
  }
  return steps;
}

/** Saves an action that was made or taken back, and emits `made`; resolves when it is saved. */
export function save({ events, hooks }: Pick<Game, 'events' | 'hooks'>): Promise<void> {
  const kept = hooks.save();
  events.emit('made');
  return kept;
}

/** Writes a move into the log, in the words of the position before it. */
function write(game: Game, before: GameText, seat: Seat, steps: Step[]): void {
  const { page, screen, table } = game,
    events = eventsOf(steps),
    teller = toldOf(seat, events, page),
    entry = before.log.entry(seat, events);
  if (table.session && table.view) entry.after.push(...tieBreak(game, table.session, table.view));
  // Two sentences about what all have chosen tell more than the advice that stands there otherwise.
  const news = teller !== seat || entry.action.length > 1;
  screen.log.add(
    table.setup.players[teller]?.colour ?? null,
    { ...entry, news: news && isTogether(before.terms.scene.view, seat, events, page) },
    lastPlaces(steps, page),
  );
}

/** Says at the end of the log what decided between equal points; nothing before the end. */
export function tieBreak(game: Told, session: Session, view: View): string[] {
  const { outcome } = view;
  return outcome ? textOf(game, view).score.tieBreak(outcome.winners, session.score()) : [];
}
