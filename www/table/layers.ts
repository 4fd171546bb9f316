// What may stand between the page and the engine of a running game. A layer answers in place of what is below it.
// Layers belong to the game, not to a session: another instance of the engine gets the same ones.
import type { Session } from '../engine/engine';
import type { Move, Offer, Place, Refusal, Seat, Setup, Step, View } from '../engine/wire';

/** The questions that a layer may answer. */
export interface Answers {
  /** `view`: the table as it is seen now; null before anything is seen. */
  setup(view: View | null): Setup;
  view(eye: Seat | null): View;
  offers(seat: Seat): Offer[];
  why(seat: Seat, taps: Place[]): Refusal | null;
  canUndo(): boolean;
  play(seat: Seat, move: Move, eye: Seat | null): Step[];
}

/** What is below a layer. How many moves were made is the engine's own answer. */
export interface Below extends Answers {
  moveCount(): number;
}

/** From the engine outwards. The list is the order: which layer was added first makes no difference. */
const ORDER = ['letters', 'lesson', 'puzzle', 'phones', 'embed'] as const;
export type LayerName = (typeof ORDER)[number];

/**
 * A layer answers from `below` and from its own fields: it holds no session, calls no command and touches no element.
 * `play` calls `below.play` once, or throws a refusal. When its answers change for a reason of its own, its feature
 * calls `reconsider`.
 */
export interface SessionLayer {
  readonly name: LayerName;
  setup?(below: Below, view: View | null): Setup;
  view?(below: Below, eye: Seat | null): View;
  offers?(below: Below, seat: Seat): Offer[];
  why?(below: Below, seat: Seat, taps: Place[]): Refusal | null;
  canUndo?(below: Below): boolean;
  play?(below: Below, seat: Seat, move: Move, eye: Seat | null): Step[];
  /** Another instance of the engine has the game from now on; called before anything is asked of it. */
  attached?(engine: Session): void;
}

const over = (below: Below, layer: SessionLayer): Below => ({
  setup: (view) => layer.setup?.(below, view) ?? below.setup(view),
  view: (eye) => layer.view?.(below, eye) ?? below.view(eye),
  offers: (seat) => layer.offers?.(below, seat) ?? below.offers(seat),
  why: (seat, taps) => (layer.why ? layer.why(below, seat, taps) : below.why(seat, taps)),
  canUndo: () => layer.canUndo?.(below) ?? below.canUndo(),
  play: (seat, move, eye) => layer.play?.(below, seat, move, eye) ?? below.play(seat, move, eye),
  moveCount: () => below.moveCount(),
});

/** Lays layers over an engine, in the written order. `setup`: what the game began with. */
export function compose(engine: Session, setup: () => Setup, layers: readonly SessionLayer[]): Answers {
  const ground: Below = {
    setup,
    view: (eye) => engine.view(eye),
    offers: (seat) => engine.offers(seat),
    why: (seat, taps) => engine.why(seat, taps),
    canUndo: () => engine.canUndo(),
    play: (seat, move, eye) => engine.play(seat, move, eye),
    moveCount: () => engine.moveCount(),
  };
  return [...layers]
    .sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
    .reduce(over, ground);
}
