//! Legality: checks every move; an illegal one is refused with its rule.

use super::{Move, Refusal, Spot};
use crate::game::Seat;
use crate::imhotep::cards::{Bonus, Card, Site, least_load};
use crate::imhotep::state::{Imhotep, Pending};

impl Imhotep {
    /// Checks a move; this is the definition of legality.
    pub(in crate::imhotep) fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let decides = self.decides();
        if seat != decides {
            return Err(Refusal::NotYourDecision { seat: decides });
        }
        match (self.pending(), mv) {
            (None, Move::TakeStones) => self.check_take(seat),
            (None, Move::Load { boat, place }) => self.check_load(seat, Spot(boat, place)),
            (None, Move::Sail { boat, site }) => self.check_sail(boat, site, 0),
            (None, Move::Lever { boat, site, order }) => {
                self.check_held(seat, Card::Lever)?;
                self.check_sail(boat, site, 0)?;
                let mut known = false;
                self.orders_of(boat, |o| known |= o == order);
                if known { Ok(()) } else { Err(Refusal::WrongOrder) }
            }
            (None, Move::Hammer { boat, place }) => {
                self.check_held(seat, Card::Hammer)?;
                self.check_free(Spot(boat, place))?;
                let has_stone = self.sled(seat) > 0 || self.stones_to_take(seat, 3) > 0;
                if has_stone { Ok(()) } else { Err(Refusal::SledEmpty) }
            }
            (None, Move::SailCard { boat, place, site }) => {
                self.check_held(seat, Card::Sail)?;
                if boat < 4 && self.load_of(boat) == self.capacity(boat) {
                    return Err(Refusal::BoatFull);
                }
                self.check_load(seat, Spot(boat, place))?;
                self.check_sail(boat, site, 1)
            }
            (None, Move::Chisel { first, second }) => {
                self.check_held(seat, Card::Chisel)?;
                if self.sled(seat) < 2 {
                    return Err(Refusal::TwoStonesNeeded);
                }
                self.check_free(first)?;
                self.check_free(second)?;
                if first < second { Ok(()) } else { Err(Refusal::TwoPlacesNeeded) }
            }
            (None, Move::Pass) => {
                let mut actions = Vec::new();
                self.list_actions(&mut actions);
                if actions == [Move::Pass] { Ok(()) } else { Err(Refusal::CannotPass) }
            }
            (Some(Pending::Pick { .. }), Move::PickCard { card }) => {
                let there = self.kinds_on_offer().any(|c| c == card);
                if there { Ok(()) } else { Err(Refusal::CardNotThere { card }) }
            }
            (Some(Pending::Pick { .. }), Move::PickPair) => {
                self.pair().next().map(|_| ()).ok_or(Refusal::NoPair)
            }
            (Some(Pending::Keep { .. }), Move::KeepCard { card }) => {
                if self.pair().any(|c| c == card) {
                    Ok(())
                } else {
                    Err(Refusal::NotInPair { card })
                }
            }
            (Some(Pending::Build { .. }), Move::ChoosePyramid { pyramid }) => {
                if pyramid < 3 && self.pyramid_has_room(pyramid) { Ok(()) } else { Err(Refusal::PyramidFull) }
            }
            (Some(Pending::Bonus { bonus: Bonus::Boat, .. }), Move::LoadBonus { boat, place }) => {
                self.check_load(seat, Spot(boat, place))
            }
            (Some(Pending::Bonus { .. }), Move::Decline) => Ok(()),
            (Some(Pending::Bonus { bonus: Bonus::Card | Bonus::Stones, .. }), Move::Accept) => Ok(()),
            (Some(Pending::Bonus { .. }), Move::Accept | Move::LoadBonus { .. }) => {
                Err(Refusal::NotThisBonus)
            }
            (Some(Pending::Temple { .. }), Move::TemplePoint | Move::TempleStones) => Ok(()),
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn check_take(&self, seat: Seat) -> Result<(), Refusal> {
        match (self.sled_room(seat), self.quarry(seat)) {
            (0, _) => Err(Refusal::SledFull),
            (_, 0) => Err(Refusal::QuarryEmpty),
            _ => Ok(()),
        }
    }

    fn check_load(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        self.check_free(spot)?;
        if self.sled(seat) == 0 { Err(Refusal::SledEmpty) } else { Ok(()) }
    }

    fn check_free(&self, spot: Spot) -> Result<(), Refusal> {
        let Spot(boat, place) = spot;
        if boat > 3 || place >= self.capacity(boat) {
            Err(Refusal::NoSuchPlace)
        } else if !self.is_afloat(boat) {
            Err(Refusal::BoatSailed)
        } else if self.free_spots() & 1 << spot.index() == 0 {
            Err(Refusal::PlaceTaken)
        } else {
            Ok(())
        }
    }

    /// Checks the conditions for sailing when `more` stones are loaded first.
    fn check_sail(&self, boat: u8, site: Site, more: u8) -> Result<(), Refusal> {
        if boat > 3 {
            return Err(Refusal::NoSuchPlace);
        }
        if !self.is_afloat(boat) {
            return Err(Refusal::BoatSailed);
        }
        let (least, has) = (least_load(self.capacity(boat)), self.load_of(boat) + more);
        if has < least {
            return Err(Refusal::TooFewStones { least, has });
        }
        if self.free_docks().any(|free| free == site) { Ok(()) } else { Err(Refusal::DockTaken { site }) }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.held(seat, card) > 0 { Ok(()) } else { Err(Refusal::CardNotHeld { card }) }
    }
}
