// The moves since a person's last one: numbered on the table until the next, and shown again on request.
import type { Beat } from '../../dom/pause';
import { lastPlaces, type Pace } from '../../table/direct';
import type { Speed } from '../../device/speed';
import { box, button, el, fill, show } from '../../dom/elements';
import type { Session } from '../../engine/engine';
import { isByHand } from '../../engine/viewpoint';
import type { Move, Place, Seat, Setup, Step, View } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { drawn } from '../../dom/icons';
import { onResize } from '../../dom/life';
import type { Layout } from '../../stage/layout/types';

/** A move that was shown: its player, the table before and after it, its steps, and a sentence about it. */
export interface Shown {
  seat: Seat;
  before: View;
  after: View;
  steps: Step[];
  told: string;
}

/** The icon for a replay: a round arrow. */
const AGAIN = 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5';
/** How long the table rests before and after each move that is shown again, in ms. */
export const BEFORE = 700,
  AFTER = 1100;

/**
 * Returns the moves that computer players made at the end of a record, one after the other: the table before
 * and after each, and its steps as `eye` may see them. `open` resumes the game after this many moves.
 */
export function movesSince(
  open: (at: number) => Pick<Session, 'view' | 'play' | typeof Symbol.dispose>,
  moves: [Seat, Move][],
  setup: Setup,
  eye: Seat | null,
  tell: (view: View, seat: Seat, steps: Step[]) => string[],
): (Omit<Shown, 'told'> & { sentences: string[] })[] {
  const from = moves.findLastIndex(([seat]) => isByHand(setup, seat)) + 1;
  if (from >= moves.length) return [];
  using session = open(from);
  return moves.slice(from).map(([seat, move]) => {
    const before = session.view(eye),
      steps = session.play(seat, move, eye);
    return { seat, before, steps, after: session.view(eye), sentences: tell(before, seat, steps) };
  });
}

/**
 * Returns the number of each move by the place of its first piece that can be framed; the last number of a place
 * counts. A florin that is taken, or a chip that goes back, lies over other figures and gets none. A single move
 * needs no number.
 */
export function numbered(
  moves: Pick<Shown, 'steps'>[],
  pace: Pace,
  { places, rings }: Pick<Layout, 'places' | 'rings'>,
): Map<Place, number> {
  const firsts = moves.flatMap(
    ({ steps }) =>
      lastPlaces(steps, pace).find((place) => places.has(place) && rings.get(place) !== null) ?? [],
  );
  return new Map(firsts.length < 2 ? [] : firsts.map((place, i) => [place, i + 1]));
}

export class Since {
  private moves: Shown[] = [];
  /** Whether the moves are being shown again. */
  showing = false;
  private readonly numbers = box({ class: 'since', 'aria-hidden': 'true' });
  private readonly button = button(drawn(AGAIN), { id: 'show-again', hidden: true }, () => void this.again());

  /** `beat` waits for a rest and can cut it short. `speed` returns the speed of motions. */
  constructor(
    private readonly game: Game,
    private readonly beat: Beat,
    private readonly speed: () => Speed,
  ) {
    game.screen.host.append(this.numbers);
    game.screen.prompt.root.querySelector('.words')?.append(this.button);
    this.button.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays where it is
    onResize(game.life, () => this.draw(), game.screen.host);
    game.events.on('shown', () => this.draw());
  }

  add(move: Shown): void {
    this.moves.push(move);
  }

  clear(): void {
    this.moves = [];
    this.draw();
  }

  /**
   * Shows all moves again, from the table before the first one, with a rest before and after each. Cutting a
   * rest short leads to the next move, and a tap on the table ends it all. A game of memory allows no looking
   * back.
   */
  async again(): Promise<void> {
    const { game } = this,
      { table, stage, motion, screen } = game;
    if (!this.canBeShown) return;
    const again = game.commands.showAgain();
    this.showing = true;
    for (const { seat, before, after, steps, told } of this.moves) {
      again.who(seat);
      screen.prompt.setHint('');
      game.render();
      stage.mark(new Map());
      stage.show(before, table.viewpoint.eye);
      const whole = await this.beat.rest(BEFORE);
      if (again.over) break;
      const speed = this.speed();
      if (whole && speed !== 'off') await motion.show(steps, speed === 'fast' ? 'normal' : speed);
      if (again.over) break;
      stage.show(after, table.viewpoint.eye);
      stage.mark(new Map(lastPlaces(steps, game.page).map((place) => [place, 'last'])));
      screen.prompt.setHint(told, 'told');
      await this.beat.rest(AFTER);
      if (again.over) break;
    }
    this.showing = false;
    if (!again.isUndisturbed) return;
    game.commands.arrive();
  }

  private get canBeShown(): boolean {
    const { card, motion, table } = this.game,
      { home, pastPosition, viewpoint } = table;
    return (
      this.moves.length > 0 &&
      !card.memory &&
      !motion.moving &&
      !table.moving &&
      table.seat !== null &&
      pastPosition === null &&
      viewpoint.eye === home.eye &&
      viewpoint.called === null
    );
  }

  /** Numbers the moves, each at the place of its first piece. */
  private draw(): void {
    const { game, moves } = this;
    if (!game.open) return;
    if (this.showing && game.table.taps.length > 0) this.beat.cut();
    const can = this.canBeShown;
    show(this.button, can);
    this.button.setAttribute('aria-label', game.words.t('bot-show-again'));
    this.button.title = game.words.t('bot-show-again');
    fill(this.numbers);
    if (!can) return;
    const { layout } = game.stage.picture;
    for (const [place, number] of numbered(moves, game.page, layout)) {
      const { x = 0, y = 0 } = layout.places.get(place) ?? {},
        badge = el('span', {}, String(number));
      Object.assign(badge.style, { left: `${x}px`, top: `${y}px` });
      this.numbers.append(badge);
    }
  }
}
