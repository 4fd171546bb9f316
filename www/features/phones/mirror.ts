// The game as the table has told it to a phone: the face of a session for looking only. Nothing is decided here.
import type { Session } from '../../engine/engine';
import type { Noted, Offer, Printed, Seat, Setup, View } from '../../engine/wire';
import type { Turn } from './protocol';

/** The answers of a session that change nothing. */
export type Looking = Pick<Session, 'setup' | 'prints' | 'view' | 'notes' | 'offers' | 'moveCount'>;

export class Mirror implements Looking {
  constructor(readonly turn: Turn) {}

  setup(): Setup {
    const { seat, setup } = this.turn;
    return { ...setup, away: setup.players.flatMap((_, other) => (other === seat ? [] : [other])) };
  }
  prints(): Printed[] {
    return this.turn.prints;
  }
  /** Whichever eye asks, this phone knows what its own seat sees. */
  view(): View {
    return this.turn.view;
  }
  notes(): Noted[] {
    return this.turn.notes;
  }
  offers(seat: Seat): Offer[] {
    return seat === this.turn.seat ? this.turn.offers : [];
  }
  moveCount(): number {
    return this.turn.n;
  }
}
