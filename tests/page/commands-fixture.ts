// A running game with an engine of one's own making, and a record of what its commands do, in order.
import { Events } from '../../www/dom/page-events';
import type { Session } from '../../www/engine/engine';
import type { Offer, Setup, View } from '../../www/engine/wire';
import { Commands } from '../../www/table/commands';
import type { GameEvents, GameScreen, Laid, Ports } from '../../www/table/ports';

export const OFFER = { taps: [], anyOrder: 0, move: { do: 'pass' } } as unknown as Offer;
const VIEW: View = { tokens: [], counters: [], toAct: [0], ask: null, private: false, outcome: null };

export interface Fake {
  commands: Commands;
  /** What the commands have asked for, in order. */
  done: string[];
  events: Events<GameEvents>;
  /** What the engine answers from now on. */
  engine: { offers: Offer[]; view: View; canUndo: boolean; refuses: object | null; moves: number };
  ports: Ports;
}

/** A session that answers what `engine` says, and notes its moves. */
export function sessionOf(engine: Fake['engine'], done: string[], name = 'engine'): Session {
  return {
    setup: () => ({ game: 'toy', players: [], config: {} }) as unknown as Setup,
    prints: () => [],
    view: () => engine.view,
    notes: () => [],
    offers: () => engine.offers,
    canUndo: () => engine.canUndo,
    why: () => null,
    play: () => {
      if (engine.refuses) throw engine.refuses;
      done.push(`${name} plays`);
      engine.moves += 1;
      return [];
    },
    undo: () => {
      done.push(`${name} undoes`);
      engine.moves -= 1;
      return true;
    },
    moveCount: () => engine.moves,
    link: () => `${name} ${engine.moves}`,
    record: () => '{}',
    share: () => ({ link: '', secrets: false }),
    free: () => done.push(`${name} freed`),
    [Symbol.dispose]: () => done.push(`${name} freed`),
  } as unknown as Session;
}

export function fakeGame(people = 2, laid: Laid = {}): Fake {
  const done: string[] = [],
    engine = { offers: [OFFER], view: VIEW, canUndo: true, refuses: null, moves: 0 } as Fake['engine'],
    events = new Events<GameEvents>(),
    note = (what: string) => (): void => void done.push(what);
  const screen: GameScreen = {
    render: note('render'),
    lay: note('lay'),
    arrived: note('arrived'),
    move: (_, __, then) => {
      done.push('move');
      then();
      return Promise.resolve();
    },
    writer: () => note('write'),
    drop: note('drop'),
    point: note('point'),
    say: (id) => void done.push(`say ${id}`),
    refuse: note('refuse'),
    explain: () => true,
    forget: note('forget'),
    focus: note('focus'),
  };
  const ports = {
    screen,
    motion: {
      moving: false,
      afterPaint: { add: (work: () => void) => work(), flush: () => undefined },
      finish: () => undefined,
      settle: () => Promise.resolve(),
      end: () => Promise.resolve(),
    },
    events,
    pace: { isSlow: () => false, isAftermath: () => false },
    mode: 'confirm',
    speed: 'normal',
    isPlain: () => false,
    isForced: () => false,
    memory: false,
    beneath: () => null,
    save: () => {
      done.push('save');
      return Promise.resolve();
    },
    over: note('over'),
    resume: () => sessionOf(engine, done, 'copy'),
  } as unknown as Ports;
  events.on('made', note('made'));
  const players = Array.from({ length: people }, (_, colour) => ({ name: '', colour })),
    setup = { game: 'toy', players, config: {} } as unknown as Setup;
  return { commands: new Commands(sessionOf(engine, done), setup, ports, laid), done, events, engine, ports };
}
