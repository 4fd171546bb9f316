// How somebody asks about a part of the table: a tap on what is no choice, a long press, a right click, a mouse that rests there, or a key.
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { Inspector, subjectOf } from './inspector';
import type { Subject } from './inspect';

/** How long a finger is held, and a mouse rests, in ms. */
const HELD = 500,
  RESTED = 650;
/** How long a sheet stays when the mouse has left for where there is nothing to ask about: it may be on its way to the next place. */
const LEFT = 150;
/** How far a finger may move meanwhile, in CSS pixels. */
const STEADY = 12;

const inspectors = new WeakMap<Game, Inspector>();

/** Lets a game be asked about from now on. */
export function listenForQuestions(host: Host, game: Game): void {
  if (inspectors.has(game)) return;
  const inspector = new Inspector(host, game),
    { root } = game.screen;
  inspectors.set(game, inspector);
  held(root, inspector);
  rested(root, inspector);
  root.addEventListener('contextmenu', (event) => {
    const subject = subjectOf(event.target);
    if (!subject) return;
    event.preventDefault();
    void inspector.open(subject, { focus: document.activeElement?.matches(':focus-visible') ?? false });
  });
  // What a tap means is worked out before.
  game.screen.layer.addEventListener('click', (event) => {
    const subject = subjectOf(event.target);
    if (subject && isQuestion(game, subject)) void inspector.open(subject);
  });
  document.addEventListener('pointerdown', outside, true);
  document.addEventListener('keydown', escape, true);
  game.events.on('closed', () => {
    document.removeEventListener('pointerdown', outside, true);
    document.removeEventListener('keydown', escape, true);
  });
  function outside(event: Event): void {
    if (inspector.isOpen && event.target instanceof Node && !inspector.root.contains(event.target))
      inspector.close();
  }
  /** Escape closes the sheet before anything else. */
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !inspector.isOpen) return;
    event.stopPropagation();
    inspector.close();
  }
}

/** Asks about what the keyboard is at, if that is a part of the table. */
export function askAtFocus(game: Game): void {
  const subject = subjectOf(document.activeElement);
  if (subject) void inspectors.get(game)?.open(subject, { focus: true });
}

/** Whether a tap was no choice, so that it asks. In a lesson it is answered there, in the family mode nothing has to be read, and in a game of
 *  memory a tap means that a card of another player has been seen. */
function isQuestion(game: Game, subject: Subject): boolean {
  const { table, card, settings, screen, hints } = game;
  if (!('place' in subject) || table.kept === 'tutorial' || (card.family && settings.family === 'on'))
    return false;
  if (table.seat === null) return !game.motion.moving && !card.memory;
  return screen.prompt.hinted.kind === 'why' && hints.asked?.place === subject.place;
}

/** A long press asks, and does nothing else. */
function held(root: HTMLElement, inspector: Inspector): void {
  let timer = 0,
    from = { x: 0, y: 0 },
    asked = false;
  const stop = (): void => clearTimeout(timer);
  root.addEventListener('pointerdown', (event) => {
    stop();
    asked = false;
    const subject = event.pointerType === 'mouse' ? null : subjectOf(event.target);
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

/** In a smaller window a sheet would cover most of the table, so a resting mouse does not open one. */
const ROOMY = '(min-width: 720px) and (min-height: 500px)';

/** A mouse that came to a place and rests there asks; the sheet goes when the mouse does. A hint is not covered by that. */
function rested(root: HTMLElement, inspector: Inspector): void {
  let timer = 0,
    over: Element | null = null;
  const leave = (): void => {
    clearTimeout(timer);
    over = null;
    if (inspector.isOpen && !inspector.isPinned) inspector.close();
  };
  // Not by what comes under a mouse that lies still, such as the table when a menu is closed.
  root.addEventListener('pointermove', ({ pointerType, target }) => {
    if (pointerType !== 'mouse' || (inspector.isPinned && inspector.isOpen) || !(target instanceof Element))
      return;
    const at = target.closest('.layer button, .chip');
    if (at === over) return;
    over = at;
    clearTimeout(timer);
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
