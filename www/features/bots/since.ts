// The moves since somebody played by hand: numbered on the table until the next one, and shown once more on request.
import { lastPlaces, type Speed } from '../../core/direct';
import { el, fill, show } from '../../core/dom';
import type { Place, Step, View } from '../../core/wire';
import type { Game } from '../../screen/game';
import { drawn } from '../../screen/icons';

/** A move that was shown: the table before it, and what happened. */
interface Shown {
  before: View;
  steps: Step[];
}

/** An arrow that goes round. */
const AGAIN = 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5';
/** How long the table rests before each move that is shown once more, in ms at normal speed. */
export const PAUSE = 350;

export class Since {
  private moves: Shown[] = [];
  private readonly numbers = el('div', { class: 'since', 'aria-hidden': 'true' });
  private readonly button = el(
    'button',
    { type: 'button', id: 'show-again', hidden: true, onclick: () => void this.again() },
    drawn(AGAIN),
  );

  /** `rest`: resolves after so many ms, or when somebody cuts it short; false if that was the case. `speed`: how fast moves are shown. */
  constructor(
    private readonly game: Game,
    private readonly rest: (ms: number) => Promise<boolean>,
    private readonly speed: () => Speed,
  ) {
    game.screen.host.append(this.numbers);
    game.screen.prompt.root.querySelector('.words')?.append(this.button);
    this.button.addEventListener('mousedown', (event) => event.preventDefault()); // what has the focus keeps it
    const size = new ResizeObserver(() => this.draw());
    size.observe(game.screen.host);
    game.events.on('closed', () => size.disconnect());
    game.events.on('shown', () => this.draw());
  }

  add(before: View, steps: Step[]): void {
    this.moves.push({ before, steps });
  }

  clear(): void {
    this.moves = [];
    this.draw();
  }

  /** Shows all of them again, from the table before the first one. In a game of memory nobody may look back. */
  async again(): Promise<void> {
    const { game } = this,
      { table, stage, motion } = game;
    if (!this.canBeShown) return;
    table.moving = true;
    fill(this.numbers);
    stage.mark(new Map());
    for (const { before, steps } of this.moves) {
      stage.show(before, table.viewpoint.eye);
      if (!(await this.rest(PAUSE))) break;
      await motion.show(steps, this.speed());
    }
    if (game.open && table.moving) game.arrive();
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

  /** Numbers the moves, each where its first piece came to lie; a place of several moves has the last number. */
  private draw(): void {
    const { game, moves } = this;
    if (!game.open) return;
    const can = this.canBeShown;
    show(this.button, can);
    this.button.setAttribute('aria-label', game.words.t('bot-show-again'));
    this.button.title = game.words.t('bot-show-again');
    fill(this.numbers);
    if (!can || moves.length < 2) return;
    const { places } = game.stage.picture.layout;
    const nth = new Map<Place, number>(
      moves.flatMap(({ steps }, i) =>
        lastPlaces(steps, game.page)
          .slice(0, 1)
          .map((place) => [place, i + 1] as const),
      ),
    );
    for (const [place, number] of nth) {
      const box = places.get(place);
      if (!box) continue;
      const badge = el('span', {}, String(number));
      Object.assign(badge.style, { left: `${box.x}px`, top: `${box.y}px` });
      this.numbers.append(badge);
    }
  }
}
