// Sentences about moves: the question to the player, name and result of a move, and refusals.
import type { AnyGame, Kind, Noted, Offer, Place, ScoreDelta, Refusal, Seat, View } from '../../engine/wire';
import type { Args } from '../words';
import { Sentences, type Terms } from './terms';

/** Refusals that the label of a place says already, or that only say that the place is no choice now. */
const UNSAID = new Set([
  'nothing-here',
  'other-decision',
  'not-your-decision',
  'game-over',
  'cell-taken',
  'place-taken',
  'dock-taken',
  'already-up',
  'spot-empty',
  'decide-first',
  'shoot-first',
]);

export abstract class MoveText<K extends Kind = AnyGame, T extends Terms<K> = Terms<K>> extends Sentences<
  K,
  T
> {
  /** Says whose turn it is and what to do; not called once the game is over. */
  protected abstract question(ask: K['ask'], seat: Seat, offers: readonly Offer<K>[]): string;
  /** Says what to tap next when a move has been begun. */
  abstract next(candidates: readonly Offer<K>[], taps: readonly Place[]): string;
  /** Returns a sentence about what Confirm will do. */
  abstract offer(move: K['move'], taps?: readonly Place[]): string;
  /** Returns the name of a move where its question is not seen, as in a list of moves. */
  named(move: K['move']): string {
    return this.offer(move);
  }
  /** The answers that decline or end something: their buttons are quiet, and stand apart. */
  readonly modest: readonly string[] = ['pass', 'decline'];
  /** Says whose turn it is and what to do, or who has won. */
  ask(seat: Seat | null, offers: readonly Offer<K>[]): string {
    const { ask, outcome } = this.terms.scene.view;
    if (outcome) {
      const { winners, scores } = outcome;
      return this.terms.t(winners.length === 1 ? 'ask-over-one' : 'ask-over-shared', {
        ...this.terms.who(winners),
        points: scores[winners[0] ?? 0] ?? 0,
      });
    }
    return !ask || seat === null ? '' : this.question(ask, seat, offers);
  }

  /** Returns the points that a choice brings at once, by seat, if one number may tell them; or null. */
  told(scores: number[]): number[] | null {
    return scores;
  }

  /** Says what the choice would bring at once, as far as nothing hidden is turned up. */
  preview(preview: ScoreDelta, move?: K['move']): string {
    void move;
    const changes = (this.told(preview.scores) ?? []).flatMap((points, seat) =>
      points === 0
        ? []
        : this.terms.t('preview-one', {
            name: this.terms.called(seat),
            points: this.terms.words.signed(points),
          }),
    );
    const text = changes.join(', ') + (changes.length > 0 ? '.' : '');
    return [text, preview.reveals ? this.terms.t('preview-reveals') : ''].filter(Boolean).join(' ');
  }

  /** Returns the sentence of a refusal. If nothing can be done, the kind of place adds a little. */
  refusal(refusal: Refusal, place: Place = ''): string {
    // If any action may be begun, no other decision comes first.
    if (refusal.code === 'other-decision' && this.isAction())
      return this.refusal({ ...refusal, code: 'nothing-here' }, place);
    // While another decision is pending, no place says how to begin an action.
    if (refusal.code === 'nothing-here' && !this.isFree())
      return this.terms.t(this.terms.scene.view.outcome ? 'refusal-game-over' : 'refusal-other-decision');
    const ids = [
      `refusal-${refusal.code}-${place.replace(/\/.*$/, '')}`,
      `refusal-${refusal.code}`,
      'refusal-unknown',
    ];
    return this.terms.t(ids.find((id) => this.terms.has(id)) ?? 'refusal-unknown', this.refusalArgs(refusal));
  }

  /**
   * Why a place is no choice now, for a player who asks about it: an obstacle that can be named, and nothing
   * if there is none, or if the label of the place says it.
   */
  reason(refusal: Refusal, place: Place, offers: readonly Offer<K>[]): string {
    void offers;
    return UNSAID.has(refusal.code) ? '' : this.refusal(refusal, place);
  }

  /** Whether any action may be chosen, so that a place can say how one is begun. */
  protected isFree(): boolean {
    return this.isAction();
  }

  protected isAction(): boolean {
    const ask = this.terms.scene.view.ask as { ask?: string } | null;
    return ask?.ask === 'act';
  }

  protected refusalArgs(refusal: Refusal): Args {
    return this.terms.args(refusal);
  }

  /** Whether the table says something about the place of this move after it was made (`after`). */
  changes?(move: K['move']): boolean;
  /**
   * Returns the engine's notes about the place of a move, in a copy of the game in which it was made; empty
   * if something else has changed there too.
   */
  after?(move: K['move'], notes: Noted<K>[], view: View<K>): string;

  /** Advice before anything is chosen. */
  advice(offers: readonly Offer<K>[]): string {
    void offers;
    return '';
  }
}
