//! Refilling a hand. Usually there is nothing to decide; otherwise a player chooses the pile (rule
//! `kontor/free-draw`) or a dock of their own pile (rule `kontor/first-pick`). Also the choice of the goods
//! that a dock lands (rule `kontor/one-good`).

use super::super::cards::{Good, Sort};
use super::super::event::Event;
use super::super::moves::{Heap, Refusal};
use super::super::place::{Pile, Place};
use super::super::ruleset::{Landed, Refill, Specials};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Returns the pile that replaces a card of this sort; a special card is not replaced (rule
    /// `kontor/special-cards`).
    #[inline]
    fn heap_of(&self, number: u8) -> Option<Heap> {
        match self.sort_of(number) {
            Sort::Dock => Some(Heap::Docks),
            Sort::Canal => Some(Heap::Canals),
            Sort::Customs | Sort::Bridge | Sort::Flood | Sort::Anchor => None,
        }
    }

    /// Returns whether special cards were mixed into the canal pile: then they count as canals in hand and
    /// are replaced (`kontor/ruling-1`).
    #[inline]
    fn specials_are_canals(&self) -> bool {
        self.rules.setup.specials == Specials::AmongCanals
    }

    /// Returns the pile that a player draws from.
    pub(in super::super) fn pile_of(&self, seat: Seat, from: Heap) -> Pile {
        match from {
            Heap::Docks => Pile::Docks(self.drawer(seat)),
            Heap::Canals => Pile::Canals,
        }
    }

    /// Replaces the card that was laid: by one of the same sort (rule `kontor/refill`), or as the player on
    /// turn decides.
    #[inline]
    pub(in super::super) fn refill(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) -> Flow {
        let heap = self.heap_of(number).or_else(|| self.specials_are_canals().then_some(Heap::Canals));
        let Some(from) = heap else { return Flow::On };
        if self.play.instead_of_flood().laid > 0 {
            (0..self.play.instead_of_flood().laid).for_each(|_| self.draw_from(seat, Heap::Canals, log));
            return Flow::On;
        }
        let turn = self.rules.turn;
        if turn.refill == Refill::SamePile && (turn.first_pick.is_none() || from == Heap::Canals) {
            self.draw_from(seat, from, log);
            return Flow::On;
        }
        self.choose_heap(log)
    }

    /// Asks for the pile to draw from, if there is a choice.
    #[cold]
    fn choose_heap(&mut self, log: &mut impl Log<Self>) -> Flow {
        let mut open = Heap::ALL.into_iter().filter(|&heap| self.check_draw(heap).is_ok());
        match (open.next(), open.next()) {
            (None, _) => Flow::On,
            (Some(heap), None) if self.check_search().is_err() => {
                self.draw_from(self.round.turn(), heap, log);
                Flow::On
            }
            (Some(_), _) => {
                self.wait_for(Pending::Draw);
                Flow::Waits
            }
        }
    }

    /// Checks that the player on turn may draw from a pile. With a free choice, while both piles have cards,
    /// a dock and a canal must stay in hand: a player without a dock draws a dock, one without a canal a
    /// canal, and one without either a dock (`kontor/ruling-94`).
    pub(in super::super) fn check_draw(&self, from: Heap) -> Result<(), Refusal> {
        let left = |heap| self.deck.height(self.pile_of(self.round.turn(), heap)) != 0;
        let among = self.specials_are_canals();
        let as_held = |number| match self.sort_of(number) {
            sort if sort.is_special() && among => Sort::Canal,
            sort => sort,
        };
        let holds = |sort| self.deck.hand(self.round.turn()).any(|(_, number)| as_held(number) == sort);
        if !left(from) {
            return Err(Refusal::PileIsEmpty);
        }
        match (self.rules.turn.refill, from) {
            (Refill::SamePile, _) if self.heap_of(self.play.number()) != Some(from) => {
                Err(Refusal::OtherSort)
            }
            (Refill::EitherPile, Heap::Canals) if left(Heap::Docks) && !holds(Sort::Dock) => {
                Err(Refusal::NoDockInHand)
            }
            (Refill::EitherPile, Heap::Docks)
                if left(Heap::Canals) && !holds(Sort::Canal) && holds(Sort::Dock) =>
            {
                Err(Refusal::NoCanalInHand)
            }
            (Refill::SamePile | Refill::EitherPile, _) => Ok(()),
        }
    }

    /// Checks that the player on turn may look for a dock: it costs florins, and the pile must offer a
    /// choice.
    pub(in super::super) fn check_search(&self) -> Result<(), Refusal> {
        self.check_draw(Heap::Docks)?;
        let pays = self.rules.turn.first_pick.is_some_and(|price| self.purse(self.round.turn()) >= price);
        let chooses = self.deck.height(Pile::Docks(self.round.turn())) > 1;
        if pays && chooses { Ok(()) } else { Err(Refusal::CannotSearch) }
    }

    /// Returns a free place of a hand for a card from this pile, if possible one for its sort.
    fn place_for(&self, seat: Seat, from: Heap) -> Option<u8> {
        let (docks, canals) = self.rules.setup.hand;
        let free = |from: u8, to: u8| (from..to).find(|&slot| self.deck.held(seat, slot).is_none());
        let own = if from == Heap::Canals { free(docks, docks + canals) } else { free(0, docks) };
        let spare = || free(self.rules.setup.places(), self.rules.places());
        own.or_else(|| free(0, docks + canals)).or_else(spare)
    }

    /// Draws the top card of a pile to a hand.
    #[inline]
    pub(in super::super) fn draw_from(&mut self, seat: Seat, from: Heap, log: &mut impl Log<Self>) {
        if let Some(slot) = self.place_for(seat, from) {
            self.draw(seat, slot, self.pile_of(seat, from), log);
        }
    }

    /// Makes the player on turn pay for looking through their own pile. From now on no other player knows the
    /// order below its top card.
    #[cold]
    pub(in super::super) fn search(&mut self, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        log.event(Event::Searched { seat });
        for _ in 0..self.rules.turn.first_pick.unwrap_or(0) {
            self.money.pay(seat, log);
        }
        self.deck.search(seat);
        self.wait_for(Pending::Pick);
    }

    /// Takes a dock out of a player's own pile; the order of the others does not change. Unless it was the
    /// top card, no other player learns which one it was (`kontor/ruling-56`).
    #[cold]
    pub(in super::super) fn pick(&mut self, seat: Seat, card: u8, log: &mut impl Log<Self>) {
        if self.deck.top(Pile::Docks(seat)) == Some(card) {
            return self.draw_from(seat, Heap::Docks, log);
        }
        let Some(slot) = self.place_for(seat, Heap::Docks) else { return };
        if !self.deck.pick(seat, card) {
            return;
        }
        self.deck.hold(seat, slot, card);
        log.event(Event::Picked { seat });
        let (from, face) = (Place::Pile(Pile::Docks(seat)), Some(self.face(card)));
        log.motion(Motion::Move { from, to: Place::Hand(seat, slot), face });
    }

    /// Asks which of several goods a dock lands, if it may land only one.
    #[inline]
    pub(in super::super) fn choose_good(&mut self) -> Flow {
        if self.rules.goods.landed == Landed::All || self.play.landing().len() < 2 {
            return Flow::On;
        }
        self.wait_for(Pending::Land);
        Flow::Waits
    }

    pub(in super::super) fn check_land(&self, good: Good) -> Result<(), Refusal> {
        if self.play.landing().has(good) { Ok(()) } else { Err(Refusal::NotOnTheCard) }
    }
}
