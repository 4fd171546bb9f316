// What can be done to the running game. With its kernel, this is the only writer of the state. Every command asks the
// engine through the layers, changes the state, has the game saved before anything of a move is shown, and then tells:
// the features by events, the screen by its port, and at last the driver, which may go on.
import type { Speed } from '../device/speed';
import { refused } from '../engine/engine';
import { byHand, isByHand, viewpointAfter, type Viewpoint } from '../engine/viewpoint';
import type { Move, Offer, Place, Seat, Step } from '../engine/wire';
import { eventsOf, isTogether, lastPlaces } from './direct';
import { isGoneOn, undoBarred, type PastPosition } from './history';
import { Kernel } from './kernel';
import { answersAbout, carriedBy, isAnswer, isChoice, narrow, sameOffers, retap, type Planned } from './pick';
import type { Again, Showing } from './ports';
import { nextOf, pointsIn, type Counting } from './state';

export class Commands extends Kernel {
  /** Writes the last move into the log once the last count is over. */
  private untold: (() => void) | null = null;
  /** The taps that a hint has made, and those of the player before it; it counts while its taps lie on the table. */
  private proposal: { offer: Offer; taps: readonly Place[]; before: readonly Place[] } | null = null;

  // Input of a person at this device

  /**
   * Taps a place. During a motion, the tap ends it and then counts. While a computer player thinks, it only asks about
   * the place, except in a game of memory, in which it means that a card has been seen.
   */
  async tap(place: Place): Promise<void> {
    const { motion, memory, screen } = this.ports,
      busy = this.driver?.busy ?? false;
    if (busy && (motion.moving || memory)) this.hurry();
    if (busy && nextOf(this.now) === null) return; // a computer player thinks, or has more to do
    if (busy || motion.moving) {
      motion.finish();
      await motion.settle();
    }
    if (this.now.pastPosition) return this.present();
    const { offers, taps } = this.now,
      plain = offers.some(({ move, taps: [only] }) => only === place && this.ports.isPlain(move)),
      mode = plain ? 'instant' : this.ports.mode;
    let result = retap(offers, taps, this.ownTaps, place, mode, this.ports.beneath);
    const other = this.meant();
    if (result.refused !== null && other !== null) {
      const both = [other, place];
      if (narrow(offers, both, mode).candidates.length > 0) result = { ...result, taps: both, refused: null };
    }
    if (result.refused !== null) {
      if (busy) return; // the tap only ended the motion
      screen.render();
      if (screen.explain(place)) this.ports.events.emit('refused');
      return;
    }
    this.put({ taps: result.taps });
    if (result.play) this.decide(result.play);
    else screen.render();
  }

  /** Returns the other place that the only tap so far may have meant, or null. The next tap decides. */
  meant(): Place | null {
    const [only, ...more] = this.now.taps;
    return only !== undefined && more.length === 0 ? this.ports.beneath(only) : null;
  }

  /** Makes the move that is chosen: by the driver's own button, if it has one for it. */
  confirm(offer: Offer | null): void {
    if (!offer) return;
    const sealing = this.driver?.forGood?.(offer);
    if (sealing) sealing.play();
    else this.decide(offer);
  }

  /** Takes back the taps, or goes back from a hand or from an earlier position. */
  cancel(): void {
    if (this.now.pastPosition) return this.present();
    if (this.now.viewpoint.called !== null) return this.turnTo(this.now.home);
    this.untap();
  }

  /** Takes back the taps, or those after `taps`. */
  untap(taps: readonly Place[] = []): void {
    if (this.now.taps.length === taps.length) return this.ports.screen.forget();
    this.put({ taps });
    this.ports.screen.render();
  }

  /**
   * Shows a move as if its places had been tapped, or a piece and the place that it is planned for. An answer about a piece
   * is shown with it: alone, the piece means more.
   */
  propose(offer: Offer, plan?: readonly Place[]): void {
    const about = isChoice(offer) && offer.taps.length > 1;
    const before = this.ownTaps;
    this.put({ taps: plan ?? (about ? offer.taps : offer.taps.filter((place) => !isAnswer(place))) });
    this.proposal = { offer, taps: this.now.taps, before };
    this.ports.screen.render();
  }

  /** The move that a hint proposes, until something else is tapped. */
  get proposed(): Offer | null {
    return this.proposal?.taps === this.now.taps ? this.proposal.offer : null;
  }

  /** The taps of the player, without what a hint proposes. */
  private get ownTaps(): readonly Place[] {
    return this.proposal?.taps === this.now.taps ? this.proposal.before : this.now.taps;
  }

  /** Takes back what a hint proposes; what the player has chosen stays. */
  retract(): void {
    if (!this.proposed) return;
    this.put({ taps: this.ownTaps });
    this.ports.screen.render();
  }

  /** Plays an offer once nothing moves, if it is still offered. */
  async choose(offer: Offer): Promise<void> {
    await this.ports.motion.end();
    if (!this.now.offers.includes(offer)) return;
    this.carryOn(null); // it was planned for another move
    this.decide(offer);
  }

  /** Makes a move that a person has chosen, unless the driver takes it. */
  decide(offer: Offer): void {
    const { seat } = this.now;
    if (seat === null) return;
    const taken = this.driver?.takes?.(seat, offer) ?? 'no';
    if (taken === 'no') return void this.play(seat, offer.move, { speed: this.ports.speed });
    if (this.now.closed) return;
    this.put({ taps: taken === 'chosen' ? offer.taps : [] });
    this.ports.screen.render();
  }

  /**
   * Plays what was tapped for this decision before it was asked: a card that was tapped to say that one of the hand is
   * played, and the cell that it was planned for. Called when the state has been shown.
   */
  carry(): void {
    const { seat, taps, offers, moving, pastPosition, home, view } = this.now;
    if (seat === null || moving || pastPosition) return;
    const carried = this.now.carried.find((one) => one.seat === seat);
    this.carryOn(carriedBy(offers, taps));
    if (!carried || taps.length > 0) return;
    const [place, ...rest] = carried.taps,
      offer = offers.find(({ taps: asked }) => asked.length === 1 && asked[0] === place);
    if (!offer) return;
    const { among } = carried,
      isCell = place !== undefined && among.includes(place);
    // A cell is taken without a question only if nothing has changed for the card.
    const plain = isCell
      ? offers.length === among.length && offers.every(({ taps: [other] }) => among.includes(other!))
      : answersAbout(offers, place).length === 0;
    // A player who has just taken a shared device sees first what is asked.
    const isAlone = home.eye !== null || !view.private;
    if (plain && isAlone) return void this.goOn(offer, rest.length > 0 ? { taps: rest, among } : null);
    this.put({ taps: narrow(offers, carried.taps, 'confirm').offer ? carried.taps : offer.taps });
    this.ports.screen.render();
  }

  /** Plays an offer once nothing moves, and carries the rest on to later decisions. */
  private async goOn(offer: Offer, carried: Planned | null): Promise<void> {
    await this.ports.motion.end();
    if (!this.now.offers.includes(offer)) return;
    this.carryOn(carried);
    this.decide(offer);
  }

  /** Notes what the seat that decides has tapped for later decisions, in place of what it had tapped before. */
  private carryOn(planned: Planned | null): void {
    const { seat, carried } = this.now,
      others = carried.filter((one) => one.seat !== seat);
    this.put({ carried: planned && seat !== null ? [...others, { seat, ...planned }] : others });
  }

  /** Ends the current motion and the search; returns whether there was one. */
  hurry(): boolean {
    const { motion } = this.ports,
      { moving } = motion;
    if (this.driver?.busy) this.driver.hurry?.();
    motion.finish();
    return moving || (this.driver?.busy ?? false);
  }

  // Moves of anybody

  /** Makes a move and shows it. Returns its steps, or none if it is refused or a trial lies on the table. */
  play(seat: Seat, move: Move, { speed, most, last = [], undisturbed = false }: Showing): Step[] {
    const { ports, top } = this,
      { home, setup, view, viewpoint, taps } = this.now;
    if (top !== this.frames[0]) return [];
    ports.motion.afterPaint.flush();
    const write = ports.screen.writer();
    const open = viewpoint.eye === home.eye ? null : top.answers.view(null);
    const steps = this.played(seat, move);
    if (!steps) return [];
    const isHand = isByHand(setup, seat);
    if (isHand) this.put({ holder: seat });
    this.history.push(this.ask, viewpoint.eye, isHand);
    const seen = top.answers.view(home.eye),
      after = top.answers.setup(seen);
    const next =
      home.eye === null ? viewpointAfter(byHand(view, setup), byHand(seen, after), viewpoint) : home;
    this.refresh(next, next.eye === home.eye ? seen : undefined);
    const kept = this.save(steps);
    const calls = this.now.viewpoint.called !== null;
    // All may see the rest, so the hand is covered first.
    if (!calls && open && this.now.viewpoint.eye === null) ports.screen.lay(open, null, []);
    const tell = (): void => write(seat, steps);
    if (seen.outcome && speed !== 'off' && this.now.purpose === 'game') {
      this.untold = tell;
      this.put({ counting: { points: pointsIn(view, setup), title: '', about: '' } });
    } else ports.motion.afterPaint.add(tell);
    if (!calls) this.put({ last: [...last, ...lastPlaces(steps, ports.pace)] });
    const arrived = (): void => {
      this.arrive();
      if (isHand) this.playForced(seat);
    };
    if (calls || speed === 'off') {
      ports.events.emit('steps', steps, 0);
      arrived();
    } else {
      this.put({ moving: { who: isTogether(view, seat, eventsOf(steps), ports.pace) ? 'all' : seat } });
      // Points of the last count are not shown before it.
      const shown = this.now.counting
        ? steps.filter((step) => !(step.step === 'count' && step.at.startsWith('score/')))
        : steps;
      void ports.screen.move(shown, { speed, kept, most }, arrived);
    }
    if (undisturbed) this.restore(viewpoint, taps);
    return steps;
  }

  /** Goes on for a player who has just moved and now has one move only, if it needs no tap. */
  private playForced(seat: Seat): void {
    const { now } = this,
      [only, ...others] = now.offers;
    if (
      only &&
      others.length === 0 &&
      now.seat === seat &&
      now.purpose === 'game' &&
      this.ports.isForced(only.move)
    )
      this.decide(only);
  }

  /** Plays a move in the engine; null: it was refused, and the screen says why. */
  private played(seat: Seat, move: Move): Step[] | null {
    try {
      return this.top.answers.play(seat, move, this.now.home.eye);
    } catch (thrown) {
      const { refusals } = refused(thrown); // throws on a trap
      this.put({ taps: [] });
      this.ports.screen.render();
      this.ports.screen.refuse(refusals);
      this.ports.events.emit('refused');
      return null;
    }
  }

  /** Lets a player who looked at a hand, or was called, go on with that. */
  private restore(viewpoint: Viewpoint, taps: readonly Place[]): void {
    if (viewpoint === this.now.home || !this.isAskedIn(viewpoint)) return;
    if (viewpoint.called !== null) return this.turnTo(viewpoint);
    this.put({ taps });
    this.ports.screen.render();
  }

  /**
   * Makes a decision that is not shown yet, without disturbing players who decide at the same time: they go on with what
   * they have tapped. `write` writes it into the log.
   */
  playUnseen(seat: Seat, move: Move, write: () => void): void {
    const { offers, taps, seat: deciding, home, viewpoint } = this.now;
    this.top.answers.play(seat, move, home.eye);
    write();
    this.history.push(this.ask, viewpoint.eye, false);
    void this.save();
    this.refresh(viewpoint);
    if (this.now.seat === deciding) this.put({ taps, offers: sameOffers(offers, this.now.offers) });
    this.ports.screen.lay(this.now.view, viewpoint.eye, []);
    this.ports.screen.render();
  }

  /** Takes back the last move of a person, with those of computer players since, or says why not. */
  async undo(): Promise<void> {
    const { motion, screen, events } = this.ports;
    if (this.undoBarred !== null && !this.now.pastPosition) {
      events.emit('refused');
      return screen.say(this.undoBarred);
    }
    motion.finish();
    await motion.settle();
    if (this.now.closed) return;
    this.endCount();
    let back = this.takesBack;
    if (back === 0 || this.top !== this.frames[0]) return;
    this.driver?.stop?.();
    for (; back > 0 && this.top.engine.undo(); back--) this.forgetMove();
    const { viewpoint, home } = this.now;
    this.refresh(viewpoint.called === null ? viewpoint : home);
    this.put({ last: [] });
    void this.save();
    this.arrive();
  }

  protected forgetMove(): void {
    this.history.pop(this.ask);
    this.ports.screen.drop();
  }

  /**
   * How many moves can be taken back now: the last one of a person, with those of computer players since. Only the player
   * who made a private move can take it back, and only until the device has gone on.
   */
  get takesBack(): number {
    const { viewpoint } = this.now;
    return !this.isGoneOn && this.top.answers.canUndo() ? this.history.back(viewpoint.eye) : 0;
  }

  /** The id of the message that says why no move can be taken back; null if one can. */
  get undoBarred(): string | null {
    return this.takesBack > 0 ? null : `undo-${undoBarred(this.now, this.history)}`;
  }

  private get isGoneOn(): boolean {
    return isGoneOn(this.now);
  }

  /** Saves an action that was made or taken back, and tells features; resolves when it is saved. */
  private save(steps: readonly Step[] = []): Promise<void> {
    const kept = this.ports.save();
    this.ports.events.emit('made', steps);
    return kept;
  }

  /** All pieces lie in their places. */
  arrive(): void {
    if (this.now.closed) return;
    this.put({ moving: null });
    if (this.now.viewpoint.called !== null) this.put({ last: [] });
    this.ports.screen.arrived();
    if (this.now.view.outcome) this.ports.over();
    this.driver?.next?.();
  }

  /** A part of the last count is shown. */
  count(counting: Counting): void {
    if (this.now.counting) this.put({ counting });
  }
  /** Lets the screen tell how the game has ended. */
  endCount(): void {
    const { untold } = this;
    this.untold = null;
    this.put({ counting: null });
    untold?.();
  }

  // Looking

  /** Shows the table from this viewpoint. Everything of the old one leaves the page before anything new comes. */
  turnTo(viewpoint: Viewpoint): void {
    this.refresh(viewpoint);
    this.put({
      holder: viewpoint.eye ?? this.now.holder,
      last: viewpoint.eye === this.now.home.eye ? this.now.last : [],
    });
    this.arrive();
    if (viewpoint.called === null) this.ports.screen.focus();
  }

  /** Shows the position before or after the one that is shown now, unless players have to remember it. */
  async step(by: -1 | 1): Promise<void> {
    const { motion, screen } = this.ports;
    await motion.end();
    motion.afterPaint.flush();
    if (this.isShut) return screen.say('past-shut');
    if (by > 0 && !this.now.pastPosition) return;
    await this.look(this.history.step(this.now.pastPosition, by));
  }

  /** Whether looking back would show what players have to remember. */
  get isShut(): boolean {
    return this.ports.memory && this.now.view.outcome === null;
  }

  /** Shows an earlier position, or the present if it is null, after the steps that lead there. */
  async look(pastPosition: PastPosition | null, steps: Step[] = [], speed: Speed = 'off'): Promise<void> {
    const { motion, screen } = this.ports;
    motion.finish();
    await motion.settle();
    if (!pastPosition) return this.present();
    const isMoving = speed !== 'off';
    this.put({ pastPosition, taps: [], moving: isMoving ? { who: null } : null });
    screen.point(pastPosition.of - pastPosition.at);
    screen.render();
    if (isMoving) await screen.move(steps, { speed }, () => undefined);
    this.put({ moving: null });
    if (this.now.pastPosition !== pastPosition) return; // another position is shown by now
    screen.lay(pastPosition.view, this.now.home.eye, pastPosition.notes);
    screen.render();
  }

  /** Goes back from an earlier position to the game. */
  present(): void {
    if (!this.now.pastPosition) return;
    this.put({ pastPosition: null });
    this.ports.screen.point(null);
    this.ports.screen.arrived();
    this.driver?.next?.();
  }

  /** Begins to show earlier moves once more. */
  showAgain(): Again {
    const made = this.ask.moveCount(),
      goesOn = (): boolean => !this.now.closed && this.now.moving !== null && this.ask.moveCount() === made,
      isTapped = (): boolean => this.now.taps.length > 0;
    this.put({ moving: { who: null }, taps: [] });
    return {
      who: (seat) => this.put({ moving: { who: seat } }),
      get isUndisturbed() {
        return goesOn();
      },
      get over() {
        return !goesOn() || isTapped();
      },
    };
  }
}
