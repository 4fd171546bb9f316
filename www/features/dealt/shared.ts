// A dealt table as its company needs it.
import type { Shared } from '../../ui/relay/company';
import { addressOf } from './invitation';
import type { DealtTable } from './table';

export const sharedOf = (table: DealtTable): Shared => ({
  address: addressOf(table.kept),
  timed: table.timed,
  me: table.me,
  seats: table.kept.hall.guests.length,
  get computers() {
    return table.kept.hall.computers;
  },
  get connected() {
    return table.connected;
  },
  get here() {
    return table.here;
  },
  // A move that waits for the host takes nobody's time.
  get deciding() {
    const { next, over } = table.kept;
    return over
      ? []
      : next.filter((seat) => !this.computers.includes(seat) && (seat !== table.me || !table.asks));
  },
  get moves() {
    return table.has().serial;
  },
  get since() {
    return table.kept.since || null;
  },
  get back() {
    return table.kept.back;
  },
  get playing() {
    const { next } = table.kept;
    return (table.isHost ? next.find((seat) => this.computers.includes(seat)) : null) ?? null;
  },
  get record() {
    return table.kept.record ?? '';
  },
  say: (say) => table.back(say),
  tell: (phrase) => void table.say(phrase),
  leads: () => table.isHost,
  replace: (seats) => void table.replace(seats),
  wish: (wish) => void table.timed.sayWish(wish),
  playFor: (seat, move) => table.playFor(seat, move),
});
