//! Cards that are laid face down and turned up at the end (rule `kontor/smuggling`, `kontor/ruling-102`).

use super::super::cards::{Goods, Sort};
use super::super::event::{End, Event};
use super::super::moves::{Move, Refusal};
use super::super::place::Place;
use super::super::ruleset::Landed;
use super::super::state::{Cell, Cells};
use super::super::state::{Intent, Kontor, MOST_HELD, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion, Seat};
use crate::rng::Rng;
use crate::sort::sort;
use arrayvec::ArrayVec;

impl Kontor {
    /// Returns whether a player may still lay a card face down, which is allowed once per game.
    pub(in super::super) fn may_smuggle(&self, seat: Seat) -> bool {
        self.rules.placement.smuggling && self.smuggled[self.side(seat).index()].1 == 0
    }

    /// Returns whether a card may be laid face down: a canal, or a dock with goods.
    pub(in super::super) fn can_be_smuggled(&self, card: u8) -> bool {
        match self.sort_of(card) {
            Sort::Canal => true,
            Sort::Dock => !self.tables.goods(card).is_empty(),
            Sort::Customs | Sort::Bridge | Sort::Flood | Sort::Anchor => false,
        }
    }

    pub(in super::super) fn check_smuggle(&self, seat: Seat, card: u8) -> Result<(), Refusal> {
        if !self.may_smuggle(seat) {
            Err(Refusal::SmuggledAlready)
        } else if !self.deck.holds(seat, card) {
            Err(Refusal::NotInHand)
        } else if self.can_be_smuggled(card) {
            Ok(())
        } else {
            Err(Refusal::CannotBeSmuggled)
        }
    }

    /// Calls `each` with every card that the player may choose to lay face down.
    #[cold]
    pub(in super::super) fn list_smuggles(&self, seat: Seat, out: &mut Vec<Move>) {
        let cards = self.deck.hand(seat).filter(|&(_, card)| self.can_be_smuggled(card));
        out.extend(cards.map(|(_, card)| Move::Smuggle { card }));
    }

    /// Returns whether a card of a seat lies face down before it and waits for its turn.
    #[inline]
    pub(in super::super) fn is_dark(&self, seat: Seat) -> bool {
        matches!(self.round.intent(seat), Intent::Dark(_))
    }

    /// Returns the first player with a card that lies face down and waits for its turn.
    #[inline]
    pub(in super::super) fn next_hidden(&self) -> Option<Seat> {
        if !self.rules.placement.smuggling {
            return None;
        }
        self.every_seat().find(|&seat| self.is_dark(seat))
    }

    /// Returns the card that lies face down on a cell.
    pub(in super::super) fn smuggled_at(&self, cell: Cell) -> Option<u8> {
        let here = |&&(at, number): &&(Cell, u8)| at == cell && number != 0;
        self.smuggled
            .iter()
            .find(here)
            .map(|&(_, number)| number)
            .filter(|_| self.harbour.face_down().has(cell))
    }

    /// Returns the player who has laid the card face down on a cell.
    pub(in super::super) fn smuggler(&self, cell: Cell) -> Option<Seat> {
        self.every_seat().find(|&seat| {
            let (at, number) = self.smuggled[self.side(seat).index()];
            at == cell && number != 0
        })
    }

    /// Puts the chosen card face down at the reveal. Other players cannot tell which of the hand's cards of
    /// its sort it is: these are mixed, and what was known about them is forgotten.
    #[cold]
    pub(in super::super) fn hide(&mut self, seat: Seat, slot: u8, log: &mut impl Log<Self>) -> bool {
        let Some(number) = self.deck.held(seat, slot) else { return false };
        let like = |&(_, card): &(u8, u8)| self.sort_of(card) == self.sort_of(number);
        let slots: ArrayVec<u8, MOST_HELD> =
            self.deck.hand(seat).filter(like).map(|(slot, _)| slot).collect();
        let first = slots.first().copied().unwrap_or(slot);
        self.deck.hold(seat, slot, self.deck.held(seat, first).unwrap_or(0));
        self.deck.hold(seat, first, number);
        for &slot in &slots {
            let Some(card) = self.deck.held(seat, slot) else { continue };
            self.deck.forget(card);
            log.motion(Motion::Turn { at: Place::Hand(seat, slot), face: Some(self.face(card)) });
        }
        self.round.set_intent(seat, Intent::Dark(first), log);
        log.event(Event::Smuggles { seat });
        let (from, to) = (Place::Hand(seat, first), Place::Chosen(seat));
        log.motion(Motion::Move { from, to, face: Some(self.face(number)) });
        true
    }

    /// Lays the face-down card on a cell. It is neither land nor water, and has no tax, ship, subsidy or
    /// goods until the end. Its sort is public, since it is replaced by a card of the same sort.
    #[cold]
    pub(in super::super) fn lay_dark(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let (seat, number) = (self.round.turn(), self.card_on_turn());
        self.lose_open_card(seat, log);
        self.round.lay();
        self.events.laid_last = seat;
        self.smuggled[self.side(seat).index()] = (cell, number);
        let fixes = self.harbour.hide(cell);
        let dock = self.sort_of(number) == Sort::Dock;
        log.event(Event::Smuggled { seat, cell, dock });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Cell(cell), face });
        let fixes = self.log_edges(fixes, log);
        let like = if dock { 39 + self.side(seat) as u8 } else { 46 }; // stands for any card of this sort
        self.play.begin(like, cell, fixes, Goods::default());
    }

    /// Turns up the face-down cards before the game ends, the lower number first; they land their goods. If
    /// only one of several goods is landed, the owner chooses it.
    pub(in super::super) fn turn_up_smuggled(&mut self, log: &mut impl Log<Self>) -> Flow {
        let mut cards = [0, 1].map(|s| (self.smuggled[s].1, self.smuggled[s].0, Seat(s as u8)));
        sort(&mut cards);
        for (number, cell, seat) in cards.into_iter().filter(|&(number, ..)| number != 0) {
            if !self.harbour.face_down().has(cell) {
                continue;
            }
            self.harbour.turn_up(cell);
            self.deck.know(number);
            log.event(Event::TurnedUp { seat, number, cell });
            log.motion(Motion::Turn { at: Place::Cell(cell), face: Some(self.face(number)) });
            self.put(number, cell, log);
            let goods = self.tables.goods(number);
            if self.rules.goods.landed == Landed::OneChosen && goods.len() > 1 {
                self.round.give_turn(seat);
                self.play.begin(number, cell, false, goods);
                self.wait_for(Pending::Land);
                return Flow::Waits;
            }
            self.land_goods(cell, goods, log);
        }
        Flow::On
    }

    /// Lands the good that the owner of a turned-up dock has chosen.
    #[cold]
    pub(in super::super) fn land_smuggled(&mut self, log: &mut impl Log<Self>) {
        self.land_goods(self.play.cell(), self.play.landing(), log);
        self.go_on_to_end(log);
    }

    /// Returns the sectors that are scored only when a game ends: all open ones in a final sprint; otherwise
    /// those that a face-down card kept open, unless the game was decided otherwise.
    pub(in super::super) fn last_sectors(&self, end: End) -> Cells {
        match end {
            End::FinalSprint => self.harbour.land().less(self.sectors.done()),
            End::FirstSector | End::ThreeInLine | End::Penniless => Cells::NONE,
            End::Full | End::DryRounds | End::Blockade | End::ManyRounds | End::NoWarehouseLeft => {
                let turned = self.smuggled.iter().any(|&(_, number)| number != 0);
                if turned { self.newly_finished(Cells::ALL) } else { Cells::NONE }
            }
        }
    }
}

/// Imagining face-down cards.
impl Kontor {
    /// Returns the indexes of those cards that are, or wait, face down: only cards that could have been
    /// smuggled may be imagined there.
    pub(in super::super) fn face_down_among(&self, cards: &[u8]) -> ArrayVec<usize, 4> {
        let dark = |&card: &u8| {
            self.smuggled.iter().any(|&(cell, number)| number == card && self.harbour.face_down().has(cell))
                || self.every_seat().any(
                    |seat| matches!(self.round.intent(seat), Intent::Dark(slot) if self.deck.held(seat, slot) == Some(card)),
                )
        };
        (0..cards.len()).filter(|&i| cards.get(i).is_some_and(dark)).take(4).collect()
    }

    /// Swaps imagined cards so that those at these indexes could have been smuggled.
    pub(in super::super) fn make_smuggleable(&self, cards: &mut [u8], face_down: &[usize]) {
        for &place in face_down {
            let fits = |i: usize| cards.get(i).is_some_and(|&card| self.can_be_smuggled(card));
            if fits(place) {
                continue;
            }
            let other = (0..cards.len()).find(|&i| !face_down.contains(&i) && fits(i));
            if let Some(other) = other {
                cards.swap(place, other);
            }
        }
    }

    /// Guesses, one time in six, that another player has chosen to smuggle.
    pub(in super::super) fn guess_smuggling(&self, seat: Seat, rng: &mut Rng) -> Option<u8> {
        if !self.may_smuggle(seat) || rng.below(6) != 0 {
            return None;
        }
        let cards = self.deck.hand(seat).filter(|&(_, card)| self.can_be_smuggled(card));
        let slots: ArrayVec<u8, MOST_HELD> = cards.map(|(slot, _)| slot).collect();
        rng.pick(&slots)
    }
}
