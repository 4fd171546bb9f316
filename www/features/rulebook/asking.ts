// The ways in which a player asks about a part of the table: a tap on a place without a choice, a long press,
// a right click, a resting mouse, or a key.
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { Inspector, playerAt, subjectOf } from './inspector';
import type { Subject } from './inspect';

/** How long a long press and a resting mouse last, in ms. */
const HELD = 500,
  RESTED = 650;
/** How long a sheet stays, in ms, while the mouse is over nothing: it may be on its way to the next place. */
const LEFT = 150;
/** How far a finger may move during a long press, in CSS pixels. */
const STEADY = 12;

const inspectors = new WeakMap<Game, Inspector>();

/** Lets players ask about the table of a game from now on. */
export function listenForQuestions(host: Host, game: Game): Inspector {
  const known = inspectors.get(game);
  if (known) return known;
  const inspector = new Inspector(host, game),
    { root } = game.screen;
  inspectors.set(game, inspector);
  held(game, inspector);
  rested(root, inspector);
  root.addEventListener('contextmenu', (event) => {
    const subject = subjectOf(event.target) ?? playerAt(game, event);
    if (!subject) return;
    event.preventDefault();
    void inspector.open(subject, { focus: document.activeElement?.matches(':focus-visible') ?? false });
  });
  // The meaning of a tap is worked out before it changes the table.
  game.screen.layer.addEventListener('click', (event) => {
    const subject = subjectOf(event.target);
    if (subject && isQuestion(game, subject)) void inspector.open(subject);
  });
  // A tap where there is no button cancels a move that was begun; otherwise it may ask about a player.
  let begun = false;
  root.addEventListener('pointerdown', () => {
    begun = game.table.taps.length > 0 || game.motion.moving;
  });
  root.addEventListener('click', (event) => {
    const subject = begun || subjectOf(event.target) ? null : playerAt(game, event);
    if (subject && asksByTap(game)) void inspector.open(subject);
  });
  // Who moves by keyboard taps nowhere else, so the move ends the question.
  game.events.on('made', () => {
    if (inspector.isOpen && game.history.byHand) inspector.close();
  });
  const how = { capture: true, signal: game.life };
  document.addEventListener('pointerdown', outside, how);
  document.addEventListener('keydown', escape, how);
  return inspector;

  function outside(event: Event): void {
    if (inspector.isOpen && event.target instanceof Node && !inspector.root.contains(event.target))
      inspector.close();
  }
  /** Closes the sheet with Escape before Escape does anything else. */
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !inspector.isOpen) return;
    event.stopPropagation();
    inspector.close();
  }
}

/** Asks about the part of the table that has the focus. */
export function askAtFocus(game: Game): void {
  const subject = subjectOf(document.activeElement);
  if (subject) void inspectors.get(game)?.open(subject, { focus: true });
}

/**
 * Returns whether a tap may ask. It may not in a lesson, which answers it, in the family mode, in which
 * nothing has to be read, or while another player plays a game of memory, in which a tap means that the card
 * of that player has been seen.
 */
function asksByTap({ table, card, settings }: Game): boolean {
  if (table.purpose !== 'game' || (card.family && settings.family === 'on')) return false;
  return table.seat !== null || !card.memory || Boolean(table.view?.outcome);
}

/** Returns whether a tap chose nothing, so that it asks. */
function isQuestion(game: Game, subject: Subject): boolean {
  const { table, screen, hints } = game;
  if (!('place' in subject) || !asksByTap(game)) return false;
  if (table.seat === null) return !game.motion.moving;
  return screen.prompt.hinted.kind === 'why' && hints.asked?.place === subject.place;
}

/** Makes a long press ask, and do nothing else. */
function held(game: Game, inspector: Inspector): void {
  const { root } = game.screen;
  let timer = 0,
    from = { x: 0, y: 0 },
    asked = false;
  const stop = (): void => clearTimeout(timer);
  root.addEventListener('pointerdown', (event) => {
    stop();
    asked = false;
    const subject = event.pointerType === 'mouse' ? null : (subjectOf(event.target) ?? playerAt(game, event));
    if (!subject) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      asked = true;
      void inspector.open(subject);
    }, HELD);
  });
  root.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STEADY) stop();
  });
  root.addEventListener('pointerup', stop);
  root.addEventListener('pointercancel', stop);
  root.addEventListener(
    'click',
    (event) => {
      if (!asked) return;
      asked = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}

/** The smallest window in which a resting mouse may ask: elsewhere, a sheet covers most of the table. */
const ROOMY = '(min-width: 720px) and (min-height: 500px)';

/** Asks about the place on which the mouse rests, until it leaves. The sheet does not cover the hint. */
function rested(root: HTMLElement, inspector: Inspector): void {
  let timer = 0,
    over: Element | null = null;
  const leave = (): void => {
    clearTimeout(timer);
    over = null;
    if (inspector.isOpen && !inspector.isPinned) inspector.close();
  };
  // A mouse that lies still does not ask, even if something else comes under it, such as the table when a
  // menu is closed.
  root.addEventListener('pointermove', ({ buttons, pointerType, target }) => {
    if (pointerType !== 'mouse' || (inspector.isPinned && inspector.isOpen) || !(target instanceof Element))
      return;
    const at = target.closest('.layer button, .chip');
    if (at === over) return;
    over = at;
    clearTimeout(timer);
    if (buttons !== 0) return; // where a drag ends is no question
    const subject = subjectOf(at);
    timer = window.setTimeout(
      () => {
        if (!subject) leave();
        else if (matchMedia(ROOMY).matches && !root.querySelector('.advice'))
          void inspector.open(subject, { pinned: false });
      },
      subject ? RESTED : LEFT,
    );
  });
  root.addEventListener('pointerleave', leave);
  root.addEventListener('pointerdown', () => clearTimeout(timer));
}
