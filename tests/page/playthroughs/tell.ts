// A recorded game in words that a person can proof-read: the moves of each player, the position now and then,
// every decision with the number of choices, and the events, as the log tells them. It tells everything that
// any player sees.
import { readFileSync } from 'node:fs';
import { eventsOf } from '../../../www/table/direct';
import { seated } from '../../../www/engine/draft';
import type { Session } from '../../../www/engine/engine';
import type { GamePage } from '../../../www/games/contract';
import type { KontorText } from '../../../www/games/kontor/text/text';
import type { GameText } from '../../../www/words/text/text';
import type {
  GameEntry,
  Move,
  Offer,
  Place,
  GameEvent,
  Seat,
  Setup,
  Step,
  View,
} from '../../../www/engine/wire';
import { capital, type Words } from '../../../www/words/words';
import { wordsOf } from '../words-of';
import { positionOf } from './position';
import type * as wasm from '../../../pkg/imhotep/imhotep';

const modules = import.meta.glob<typeof wasm>('../../../pkg/*/*.js');

/** The parts that are needed to tell games of one kind. */
export interface Teller {
  engine: typeof wasm;
  entry: GameEntry;
  page: GamePage;
  words: Words;
}
/**
 * A transcript, and what has happened in it by names such as `say:judged`, `do:void`, `ask:veto`,
 * `refused:crane-bars`, `rule:kontor/crane`, `scenario=giant` and `misery=true`.
 */
export interface Told {
  text: string;
  happened: Set<string>;
  decisions: number;
  passes: number;
}
interface Recorded {
  game: string;
  config: object;
  moves: [Seat, Move][];
}

export async function tellerOf(page: GamePage, game: string): Promise<Teller> {
  const load = modules[`../../../pkg/${game}/${game}.js`];
  if (!load) throw new Error(`${game} is not built: npm run build`);
  const engine = await load();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return {
    engine,
    entry: engine.catalogue().games[0] as unknown as GameEntry,
    page,
    words: wordsOf('en', game),
  };
}

/** The whole transcript of a record. */
export const tell = (teller: Teller, record: string): Told => new Telling(teller, record).all();

/** Refusals that only say that the decision is another one. */
const WRONG_PHASE = ['nothing-here', 'other-decision', 'not-your-decision', 'game-over', 'not-now'];
/** A question that was asked this often is tried on fewer places. */
const OFTEN = 3;
/** The number of decisions between two positions. */
const BETWEEN = 40;

class Telling {
  private readonly lines: string[] = [];
  private readonly happened = new Set<string>();
  private readonly record: Recorded;
  private readonly session: Session;
  private readonly setup: Setup;
  /**
   * Answers that are not places on the table, since they were first offered, with their words; the magician
   * is included from the start.
   */
  private readonly answers = new Map<Place, string>();
  /** How often each question was asked so far. */
  private readonly asked = new Map<string, number>();
  /** The kind of the last move. */
  private before = '';

  constructor(
    private readonly teller: Teller,
    record: string,
  ) {
    this.record = JSON.parse(record) as Recorded;
    const start = JSON.stringify({ ...this.record, moves: [] });
    this.session = teller.engine.Session.resume(start) as unknown as Session;
    const { words, entry } = teller,
      setup = seated(this.session.setup(), entry);
    this.setup = {
      ...setup,
      players: setup.players.map((player) => ({
        ...player,
        name: words.t(words.own(entry.id, `colour-${entry.colours[player.colour] ?? ''}`)),
      })),
    } as Setup;
  }

  all(): Told {
    const { moves } = this.record;
    if (this.record.game === 'rampart') this.answers.set('choice/insert', this.t('offer-insert'));
    this.head();
    moves.forEach(([seat, move], at) => {
      if (at % BETWEEN === 0) this.position(seat);
      this.decision(at + 1, seat, move);
    });
    this.end();
    const passes = moves.filter(([, move]) => move.do === 'pass').length;
    this.session.free();
    return { text: `${this.lines.join('\n')}\n`, happened: this.happened, decisions: moves.length, passes };
  }

  private t(id: string): string {
    return this.teller.words.t(this.teller.words.own(this.teller.entry.id, id));
  }

  /** Returns what all players together see, with the question of this player. */
  private view(seat: Seat | null): View {
    const views = this.setup.players.map((_, eye) => this.session.view(eye));
    const faces = new Map(
      views.flatMap(({ tokens }) =>
        tokens.filter(({ face }) => face !== null).map(({ at, face }) => [at, face] as const),
      ),
    );
    const own = seat === null ? this.session.view(null) : views[seat]!;
    return { ...own, tokens: own.tokens.map(({ at }) => ({ at, face: faces.get(at) ?? null })) };
  }
  private text(seat: Seat | null): GameText {
    return this.teller.page.text(this.teller.words, this.setup, this.view(seat), this.session.prints(), () =>
      this.session.notes(seat),
    );
  }

  private head(): void {
    const { entry, words } = this.teller,
      { players, seed } = this.setup;
    const config = this.setup.config as Record<string, unknown>;
    this.lines.push(`${words.t(`game-${entry.id}`)} for ${players.length} players, seed ${seed}`);
    this.happened.add(`seats=${players.length}`);
    for (const option of entry.options) {
      const value = config[option.key];
      this.happened.add(`${option.key}=${String(value)}`);
      if (typeof value === 'boolean' && value) this.lines.push(`Option: ${this.t(`option-${option.key}`)}.`);
      if (typeof value === 'string')
        this.lines.push(
          `${this.t(`option-${option.key}`)}: ${option.kind === 'choice' && ['a', 'b'].includes(value) ? `side ${value.toUpperCase()}` : this.t(`value-${option.key}-${value}`)}.`,
        );
      if (option.kind === 'seat' && typeof value === 'number')
        this.lines.push(`${this.t(`option-${option.key}`)}: ${players[value]?.name ?? '?'}.`);
    }
  }

  private position(seat: Seat | null): void {
    const text = this.text(seat),
      { entry } = this.teller;
    this.lines.push('', ...positionOf(entry.id, text, entry.colours).map((line) => `    ${line}`), '');
  }

  private decision(number: number, seat: Seat, move: Move): void {
    const text = this.text(seat),
      offers = this.session.offers(seat),
      { ask } = text.terms.scene.view;
    this.noteKind('ask', ask ?? {}, 'ask');
    this.noteKind('do', move, 'do');
    const choice = offers.length > 1 ? `one of ${offers.length}` : 'nothing else is possible';
    this.lines.push(`${number}. ${text.moves.ask(seat, offers)} → ${text.moves.offer(move)} (${choice})`);
    this.refusals(text, seat, number, offers);
    if (alone(text)) this.happened.add('isolated');
    const steps = this.session.play(seat, move, seat),
      events = eventsOf(steps);
    events.forEach((one) => {
      this.noteKind('say', this.withCard(one, text), 'say');
    });
    this.noteTogether(
      events.map(({ say }) => say),
      move.do,
    );
    const { action, after } = text.log.logged(events),
      shown = this.shown(steps, text);
    const [first = [], ...rest] = action;
    if (action.length + shown.length > 0)
      this.lines.push(`      ${[first, ...shown, ...rest].flat().join(' ')}`);
    if (after.length > 0) this.lines.push(`      ${after.join(' ')}`);
  }

  /** Returns motions that the log does not tell: goods that come to a dock. */
  private shown(steps: Step[], text: GameText): string[] {
    const landed = new Map<Place, string[]>();
    for (const step of steps) {
      if (step.step !== 'move' || !/^(stock|extra)\//.test(step.to) || !/^(supply|reserve)\//.test(step.from))
        continue;
      const [, cell = '', good = ''] = step.to.split('/');
      landed.set(cell, [...(landed.get(cell) ?? []), this.t(`good-${good}`)]);
    }
    if (landed.size > 0) this.happened.add('landed');
    return [...landed].map(
      ([cell, goods]) =>
        `To ${(text as unknown as KontorText).terms.cellOf(`cell/${cell}`)}: ${this.teller.words.list(goods)}.`,
    );
  }

  /**
   * Returns what cannot be done here and why, each reason once a game. Not every place is tried each time:
   * free cells give most reasons; the others take turns when the question is no longer new.
   */
  private refusals(text: GameText, seat: Seat, number: number, offers: Offer[]): void {
    const asking = text.terms.scene.view.ask as { ask?: string; number?: number } | null;
    // A card of another sort is another question.
    const sort =
      asking?.number === undefined
        ? ''
        : ((this.withCard({ number: asking.number }, text) as { sort?: string }).sort ?? '');
    const ask = `${asking?.ask ?? ''} ${sort}`;
    if (asking?.ask === 'announce') return;
    const times = (this.asked.get(ask) ?? 0) + 1;
    this.asked.set(ask, times);
    const lit = new Set(offers.flatMap(({ taps }) => taps.slice(0, 1)));
    const unlit = text.places.buttons().filter((place) => !lit.has(place));
    for (const { move, taps } of offers)
      if (taps[0]?.startsWith('choice/')) this.answers.set(taps[0], text.moves.offer(move));
    const answers =
      times < OFTEN || this.record.game === 'rampart'
        ? [...this.answers.keys()].filter((place) => !lit.has(place))
        : [];
    const free = unlit.filter((place) => !text.terms.scene.has(place)),
      others = unlit.filter((place) => text.terms.scene.has(place));
    const turn = times < OFTEN ? others : others.length > 0 ? [others[(number * 7) % others.length]!] : [];
    const some = times < OFTEN ? free : free.filter((_, i) => (i + number) % 8 === 0);
    for (const place of [...some, ...turn, ...answers]) {
      const refusal = this.session.why(seat, [place]);
      if (!refusal || WRONG_PHASE.includes(refusal.code) || this.happened.has(`refused:${refusal.code}`))
        continue;
      this.happened.add(`refused:${refusal.code}`);
      if (refusal.rule) this.happened.add(`rule:${refusal.rule}`);
      this.lines.push(
        `      Not ${(this.answers.get(place) ?? capital(text.places.placeLabel(place))).replace(/(: |[,.]).*$/s, '')}: ${text.moves.refusal(refusal, place)}`,
      );
    }
  }

  private end(): void {
    const text = this.text(null),
      { outcome } = text.terms.scene.view;
    if (!outcome) throw new Error('the game is not over');
    this.position(null);
    const scores = this.session.score();
    for (const { note } of this.session.notes(null)) this.noteKind('note', note, 'is');
    scores.forEach(({ total, sources }, seat) => {
      sources.forEach(({ source, points }) => points !== 0 && this.happened.add(`source:${source}`));
      const parts = sources
        .filter(({ points }) => points !== 0)
        .map(({ source, points }) => `${this.t(`source-${source}`)} ${points}`);
      this.lines.push(
        `${text.terms.name(seat)}: ${total}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`,
      );
    });
    this.lines.push(`${text.terms.names(outcome.winners)}: ${text.score.whyWon(outcome.winners, scores)}`);
    if (new Set(scores.map(({ total }) => total)).size === 1 && outcome.winners.length < scores.length)
      this.happened.add('won-by-florins');
  }

  /** Returns the event with the face of the card that it names. */
  private withCard(event: GameEvent | { number: number }, text: GameText): object {
    const number: unknown = 'number' in event ? event.number : null;
    const face = text.terms.scene.view.tokens
      .map((token) => token.face as { number?: number } | null)
      .find((one) => number !== null && one?.number === number);
    return { ...face, ...event };
  }

  /** Notes the pairs of events of one move, and which kind of move came after which. */
  private noteTogether(kinds: string[], move: string): void {
    for (const one of kinds)
      for (const other of kinds) if (one < other) this.happened.add(`both:${one}+${other}`);
    this.happened.add(`next:${this.before}>${move}`);
    this.before = move;
  }

  /** Notes names such as `say:judged`, and `say:judged/counts=true` for each word and each yes or no. */
  private noteKind(tag: string, value: object, key: string): void {
    const { [key]: kind, ...rest } = value as Record<string, unknown>;
    this.happened.add(`${tag}:${String(kind)}`);
    for (const [name, one] of Object.entries(rest))
      if (typeof one === 'string' || typeof one === 'boolean')
        this.happened.add(`${tag}:${String(kind)}/${name}=${String(one)}`);
  }
}

/** Returns whether a card of Kontor lies alone. */
function alone(text: GameText): boolean {
  const cells = new Set(text.terms.scene.places('cell/').map((place) => place.slice(5)));
  return [...cells].some((cell) => {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return ![
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ].some((next) => cells.has(next.join(',')));
  });
}
