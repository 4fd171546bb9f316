// The second line of the prompt: what a place would bring, or why not; and the marks for it on the table.
import { narrow, type Picked } from '../table/pick';
import type { Game } from './game-view';
import { picked } from '../table/moves';
import type { Prompt } from './prompt';
import type { GameText } from '../words/text/text';
import type { Stage } from '../stage/stage';
import { nextOf } from '../table/state';
import type { Offer, Place, Refusal, ScoreDelta, Seat, SeatScore, Step } from '../engine/wire';
import { capital } from '../words/words';

/** The parts of the game that are used here. */
type Hinted = Pick<
  Game,
  'card' | 'commands' | 'history' | 'opponents' | 'page' | 'session' | 'settings' | 'text' | 'table' | 'words'
>;

/** What is said about a move beyond the engine's numbers. */
interface Teller {
  /** From which sources points would come and what is revealed; '' if the game says it otherwise. */
  sources(offer: Offer, delta: ScoreDelta): string;
  /** What each source has brought between two scores. */
  brought(before: SeatScore[], after: SeatScore[]): string;
  /** What the table would tell about the place of a move once it is made. */
  afterMove(text: GameText, offer: Offer): string;
}

export class Hints {
  /** The last place that was asked about, and the rule that forbids it, for the rulebook. */
  get asked(): { place: Place; rule: string | null } | null {
    return this.question;
  }
  private question: { place: Place; rule: string | null } | null = null;

  /** The results of all possible moves, for games that show them at once while nothing is chosen. */
  private options: Step[] = [];

  constructor(
    private readonly game: Hinted,
    private readonly stage: Stage,
    private readonly prompt: Prompt,
  ) {}

  /** Says more about a move than the engine's numbers, once its code is fetched. */
  private teller: Partial<Teller> = {};

  provide(teller: Teller): void {
    this.teller = teller;
  }

  /** Shows these results while nothing is chosen. Returns whether there were any, or are now. */
  foresee(options: Step[]): void {
    if (options.length + this.options.length === 0) return;
    this.options = options;
    this.showGhosts(picked(this.game).offer);
  }

  /** Says what each source has brought between two scores, once its code is fetched. */
  brought(before: SeatScore[], after: SeatScore[]): string | undefined {
    return this.teller.brought?.(before, after);
  }
  /** Says what the table would tell about the place of a move once it is made, once its code is fetched. */
  afterMove(text: GameText, offer: Offer): string | undefined {
    return this.teller.afterMove?.(text, offer);
  }

  /** Says what the move would bring at once. */
  preview(text: GameText, offer: Offer): string {
    const { seat } = this.game.table;
    if (seat === null) return '';
    const delta = this.game.session.scoreDelta(seat, offer.move);
    return [
      capital(this.afterMove(text, offer) ?? ''),
      this.teller.sources?.(offer, delta) || text.moves.preview(delta, offer.move),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Shows on the table what a move would do. */
  showGhosts(offer: Offer | null): void {
    const { seat, moving, viewpoint } = this.game.table;
    this.stage.showGhosts(
      seat === null || moving
        ? []
        : offer === null
          ? this.options
          : this.game.session.simulate(seat, offer.move, viewpoint.eye),
    );
  }

  /** Says what a tap on a lit place leads to. */
  consequence(text: GameText, picked: Picked, place: Place): string {
    const only = this.after(picked, place);
    if (!only) return text.terms.t('consequence-choose');
    return `${text.moves.offer(only.move, only.plans && [...picked.taps, place])}.`;
  }

  /**
   * Called when the keyboard or the mouse is at a place. Says what it would bring, or why it cannot be
   * tapped, and what there is to know about it.
   */
  visit(place: Place | null): void {
    const { table } = this.game;
    if (table.moving || table.pastPosition) return;
    const now = picked(this.game);
    const text = this.game.text();
    this.showGhosts(now.offer);
    this.stage.group(place === null ? [] : text.places.group(place));
    if (place === null) return this.prompt.restoreHint();
    this.question = { place, rule: null };
    if (!now.lit.has(place)) {
      const chosen = now.offer ? now.offer.taps.includes(place) : now.taps.includes(place),
        told = chosen ? '' : this.about(place);
      // That another decision is due is said only to a player who tries.
      return this.explain(told);
    }
    const only = this.after(now, place);
    if (only) this.showGhosts(only);
    this.prompt.setHint(
      [
        only ? `${text.moves.offer(only.move, only.plans && [...now.taps, place])}.` : '',
        only ? this.preview(text, only) : '',
        text.places.about(place),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  /** The mouse is over a place: says what it would bring, or what there is to know about it. */
  hover(place: Place | null): void {
    if (place === null || picked(this.game).lit.has(place) || this.game.text().places.about(place) !== '')
      this.visit(place);
  }

  /** Says what there is to know about a place, or else why it cannot be tapped. */
  whyNot(place: Place): string {
    this.question = { place, rule: null };
    return this.about(place) || this.refusal(place);
  }

  /** Writes a reason. The second line as it was is none, so no rule belongs to it. */
  explain(told: string): void {
    if (told === '' || told === this.prompt.own) this.prompt.restoreHint();
    else this.prompt.setHint(told, 'why');
  }

  /** Says what there is to know about a place, or else what prevents a tap on it. */
  private about(place: Place): string {
    return this.game.text().places.about(place) || this.reason(place);
  }

  /** Says what prevents a tap on a place; empty if the place is just not among the current choices. */
  reason(place: Place): string {
    const {
      table: { seat, offers },
    } = this.game;
    if (seat === null) return this.waiting;
    const refusal = this.refused(seat, place);
    return refusal ? capital(this.game.text().moves.reason(refusal, place, offers)) : '';
  }

  /** Returns the engine's refusal in words, even if the place is just not among the current choices. */
  private refusal(place: Place): string {
    const { seat } = this.game.table,
      refusal = seat === null ? null : this.refused(seat, place);
    return refusal ? capital(this.game.text().moves.refusal(refusal, place)) : '';
  }

  /**
   * Returns why a place cannot be tapped, given the choices so far if the engine has a reason for that. A piece that means
   * nothing is refused as the place under it is.
   */
  private refused(seat: Seat, place: Place): Refusal | null {
    const {
      page,
      session,
      table: { taps },
    } = this.game;
    const says = (refusal: Refusal | null): Refusal | null =>
      refusal?.code === 'nothing-here' ? null : refusal;
    const alone = session.why(seat, [place]),
      below = alone && !says(alone) ? page.beneath?.(place) : undefined;
    const refusal =
      (taps.length > 0 ? says(session.why(seat, [...taps, place])) : null) ??
      (below === undefined || below === null ? null : says(session.why(seat, [below]))) ??
      alone;
    this.question = { place, rule: refusal?.rule ?? null };
    return refusal;
  }

  /** Why nothing can be done in the current viewpoint. */
  private get waiting(): string {
    const { opponents, table, words } = this.game,
      next = nextOf(table);
    if (next === null) return opponents?.refuses || this.prompt.own;
    return table.viewpoint.eye === null
      ? words.t('private-first', { name: this.game.text().terms.name(next) })
      : words.t('peek-first');
  }

  /** Returns the only move that is left if this place is tapped, or null. */
  private after(picked: Picked, place: Place): Offer | null {
    const other = this.game.commands.meant();
    for (const taps of other === null ? [picked.taps] : [picked.taps, [other]]) {
      const { candidates, offer } = narrow(this.game.table.offers, [...taps, place], 'confirm');
      if (candidates.length > 0) return candidates.length === 1 ? offer : null;
    }
    return null;
  }
}
