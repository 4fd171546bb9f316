//! The decisions of the game, and which of them are legal.

use super::cards::{Good, NUMBERS, Sort};
pub use super::refusal::Refusal;
use super::ruleset::{Landed, Pass, Refill};
use super::state::Axis;
use super::state::{Cell, Cells};
use super::state::{Kontor, Pending};
use crate::game::{Rules, Seat};
use crate::sort::sort_by_key;
use serde::Serialize;

/// A pile that a player may draw from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorHeap"))]
#[serde(rename_all = "kebab-case")]
pub enum Heap {
    /// The player's own docks.
    Docks,
    /// The canals.
    Canals,
}

impl Heap {
    /// Both piles.
    pub const ALL: [Heap; 2] = [Heap::Docks, Heap::Canals];
}

/// A decision. Cells are counted east and south from the anchor.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorMove"))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Move {
    /// Announces a pass.
    Pass,
    /// Announces a card for this round.
    Stay,
    /// Chooses a card of the hand, by its number.
    #[allow(missing_docs)]
    Choose { card: u8 },
    /// Moves the ship to another canal.
    Sail {
        /// The canal.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Leaves the ship where it is.
    LieStill,
    /// Takes a dock beside the ship away.
    Take {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        /// The owner of the pile that it goes under.
        under: Seat,
    },
    /// Takes nothing away.
    Spare,
    /// Lands only this kind of goods.
    Land {
        /// The kind.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// A tavern brings one more warehouse to a dock.
    Bribe {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Chooses a card of the hand and lays it face down.
    #[allow(missing_docs)]
    Smuggle { card: u8 },
    /// Lands all goods and exports none.
    LandAll,
    /// Sends one of the goods to the export.
    Export {
        /// The kind.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// Buys this many special cards.
    #[allow(missing_docs)]
    Buy { count: u8 },
    /// Shows a card of the hand; who shows the higher one buys first.
    #[allow(missing_docs)]
    Show { card: u8 },
    /// Exchanges a warehouse for one of another kind.
    Exchange {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        /// The kind that is given.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        from: Good,
        /// The kind that is taken.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        to: Good,
    },
    /// Takes a dock of the player's own pile and puts one of the hand, or the same one, under it.
    #[allow(missing_docs)]
    Wed { take: u8, give: u8 },
    /// Discards the flood in order to lay two canals.
    Discard,
    /// Lays a canal of the hand instead of a flood.
    LayCanal {
        /// Its number.
        card: u8,
        /// The cell.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Lets the finished sector count.
    Count,
    /// Decides that the finished sector does not count.
    Void,
    /// Declines the offer.
    Decline,
    /// Draws the top card of a pile.
    Draw {
        /// The pile.
        #[cfg_attr(feature = "ts", tsify(type = "KontorHeap"))]
        from: Heap,
    },
    /// Pays for looking through the player's own dock pile.
    Search,
    /// Takes a dock out of the player's own pile, by its number.
    #[allow(missing_docs)]
    Pick { card: u8 },
    /// Lays the open card.
    Lay {
        /// The cell.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Lays a second canal for a florin.
    LayMore {
        /// Its number.
        card: u8,
        /// The cell.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Lays no second canal.
    Enough,
    /// Buys out a dock of the opponent.
    BuyOut {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Buys nothing.
    BuyNothing,
    /// Proposes an alliance.
    Ally {
        /// The first cell of the sector.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        /// The other player.
        with: Seat,
    },
    /// Leaves an ally.
    Leave {
        /// The first cell of the sector.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Accepts an alliance.
    Agree,
    /// Refuses an alliance.
    Refuse,
    /// One of the player's own taverns makes the workers of a dock drunk.
    Treat {
        /// The cell of the tavern.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        tavern: Cell,
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        dock: Cell,
    },
    /// Puts the goods of a surrounded canal on one of the player's own docks.
    Salvage {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
}

impl Kontor {
    /// Returns whether a player has something to decide now.
    #[inline]
    pub(super) fn decides(&self, seat: Seat) -> bool {
        self.question.deciding().contains(seat)
    }

    /// Checks a move; this is the definition of legality.
    pub(super) fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if seat.0 >= self.players() || !self.decides(seat) {
            return Err(Refusal::NotYourDecision);
        }
        match (self.question.pending(), mv) {
            (Pending::Announce | Pending::Play, Move::Pass)
            | (Pending::Ship, Move::LieStill)
            | (Pending::Take, Move::Spare)
            | (Pending::Second, Move::Enough)
            | (Pending::BuyOut, Move::BuyNothing) => Ok(()),
            (Pending::Second, Move::LayMore { card, cell }) => self.check_second(seat, card, cell),
            (Pending::BuyOut, Move::BuyOut { cell }) => self.check_buy_out(seat, cell),
            (Pending::Announce, Move::Stay) if self.deck.holds_any(seat) => Ok(()),
            (Pending::Announce, Move::Stay) => Err(Refusal::HandIsEmpty),
            (Pending::Play, Move::Ally { cell, with }) => self.check_ally(seat, cell, with),
            (Pending::Play, Move::Leave { cell }) => self.check_leave(seat, cell),
            (Pending::Consent, Move::Agree | Move::Refuse) => Ok(()),
            (Pending::Play | Pending::Treat, Move::Treat { tavern, dock }) => {
                self.check_treat(seat, tavern, dock)
            }
            (Pending::Choose | Pending::Play, Move::Choose { card })
            | (Pending::Show, Move::Show { card }) => {
                self.deck.slot_of(seat, card).map(|_| ()).ok_or(Refusal::NotInHand)
            }
            (Pending::Ship, Move::Sail { cell }) => self.check_sail(cell),
            (Pending::Take, Move::Take { cell, under }) => self.check_take(cell, under),
            (Pending::Lay, Move::Lay { cell }) => self.check_lay(seat, self.card_on_turn(), cell),
            (Pending::Land, Move::Land { good }) => self.check_land(good),
            (Pending::Bribe, Move::Bribe { cell }) => self.check_bribe(cell),
            (Pending::Bribe, Move::Decline) | (Pending::Veto, Move::Count | Move::Void) => Ok(()),
            (Pending::Choose, Move::Pass) if self.rules.turn.pass == Pass::Secret => Ok(()),
            (Pending::Lay, Move::Discard) => self.check_discard(),
            (Pending::Choose | Pending::Play, Move::Smuggle { card }) => self.check_smuggle(seat, card),
            (Pending::Export, Move::LandAll) | (Pending::Exchange | Pending::Wedding, Move::Decline) => {
                Ok(())
            }
            (Pending::Export, Move::Export { good }) => self.check_export(good),
            (Pending::Shop, Move::Buy { count }) => self.check_buy(seat, count),
            (Pending::Exchange, Move::Exchange { cell, from, to }) => {
                self.check_exchange(seat, cell, from, to)
            }
            (Pending::Wedding, Move::Wed { take, give }) => self.check_wed(seat, take, give),
            (Pending::Canals, Move::LayCanal { card, cell }) => self.check_twin(card, cell),
            (Pending::Draw, Move::Draw { from }) => self.check_draw(from),
            (Pending::Draw, Move::Search) => self.check_search(),
            (Pending::Pick | Pending::Opening, Move::Pick { card }) => {
                self.deck.own_docks(seat).find(|&own| own == card).map(|_| ()).ok_or(Refusal::NotInPile)
            }
            (Pending::Salvage, Move::Salvage { cell }) => self.check_salvage(cell),
            _ => Err(Refusal::OtherDecision), // a move that no arm above names is refused
        }
    }

    /// Lists every legal move once.
    #[inline]
    pub(super) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.question.pending() {
            Pending::Announce => {
                out.push(Move::Pass);
                if self.deck.holds_any(seat) {
                    out.push(Move::Stay);
                }
            }
            Pending::Choose => {
                if self.rules.turn.pass == Pass::Secret {
                    out.push(Move::Pass);
                }
                out.extend(self.deck.hand(seat).map(|(_, card)| Move::Choose { card }));
                if self.may_smuggle(seat) {
                    self.list_smuggles(seat, out);
                }
            }
            Pending::Ship => {
                out.push(Move::LieStill);
                self.harbour.cells(self.havens()).for_each(|cell| out.push(Move::Sail { cell }));
            }
            Pending::Take => {
                out.push(Move::Spare);
                for cell in self.harbour.cells(self.takeable()) {
                    out.extend(self.owners(cell).map(|under| Move::Take { cell, under }));
                }
            }
            Pending::Lay => {
                let cells = self.lays(seat, self.card_on_turn());
                self.harbour.cells(cells).for_each(|cell| out.push(Move::Lay { cell }));
                if self.check_discard().is_ok() {
                    out.push(Move::Discard);
                }
            }
            Pending::Land
            | Pending::Bribe
            | Pending::Export
            | Pending::Veto
            | Pending::Draw
            | Pending::Treat
            | Pending::Salvage => self.each_answer(seat, &mut |mv| out.push(mv)),
            Pending::Canals => {
                for (_, card) in self.deck.hand(seat).filter(|&(_, card)| self.sort_of(card) == Sort::Canal) {
                    self.harbour
                        .cells(self.lays(seat, card))
                        .for_each(|cell| out.push(Move::LayCanal { card, cell }));
                }
            }
            Pending::Shop => out.extend((0..=self.most_to_buy(seat)).map(|count| Move::Buy { count })),
            Pending::Show => out.extend(self.deck.hand(seat).map(|(_, card)| Move::Show { card })),
            Pending::Exchange => {
                out.push(Move::Decline);
                self.each_exchange(seat, &mut |cell, from, to| out.push(Move::Exchange { cell, from, to }));
            }
            Pending::Wedding => {
                out.push(Move::Decline);
                self.each_wedding(seat, &mut |take, give| out.push(Move::Wed { take, give }));
            }
            Pending::Pick | Pending::Opening => {
                let first = out.len();
                out.extend(self.deck.own_docks(seat).map(|card| Move::Pick { card }));
                let by_number = |mv: &Move| if let Move::Pick { card } = mv { *card } else { 0 };
                sort_by_key(&mut out[first..], by_number); // so that the list does not reveal the order of the pile
            }
            Pending::BuyOut => {
                out.push(Move::BuyNothing);
                self.harbour.cells(self.for_sale(seat)).for_each(|cell| out.push(Move::BuyOut { cell }));
            }
            Pending::Play => {
                out.push(Move::Pass);
                out.extend(self.deck.hand(seat).map(|(_, card)| Move::Choose { card }));
                if self.may_smuggle(seat) {
                    self.list_smuggles(seat, out);
                }
                out.extend(self.treats().map(|(tavern, dock)| Move::Treat { tavern, dock }));
                out.extend(self.alliances(seat).map(|(cell, with)| match with {
                    Some(with) => Move::Ally { cell, with },
                    None => Move::Leave { cell },
                }));
            }
            Pending::Consent => out.extend([Move::Agree, Move::Refuse]),
            Pending::Second => {
                out.push(Move::Enough);
                for (_, card) in self.deck.hand(seat).filter(|&(_, card)| self.sort_of(card) == Sort::Canal) {
                    self.harbour
                        .cells(self.lays(seat, card))
                        .for_each(|cell| out.push(Move::LayMore { card, cell }));
                }
            }
            Pending::Over(_) => {}
        }
    }

    /// Lists every move that can be named at this table.
    pub(super) fn list_candidates(&self, out: &mut Vec<Move>) {
        out.extend([Move::Pass, Move::Stay, Move::LieStill, Move::Spare, Move::Decline, Move::Search]);
        out.extend([Move::Enough, Move::BuyNothing, Move::Agree, Move::Refuse]);
        out.extend([Move::Discard, Move::Count, Move::Void, Move::LandAll]);
        out.extend(Good::ALL.map(|good| Move::Export { good }));
        out.extend((0..=6).map(|count| Move::Buy { count }));
        if self.question.pending() == Pending::Show {
            out.extend((1..=NUMBERS).map(|card| Move::Show { card }));
        }
        if self.question.pending() == Pending::Wedding {
            for take in 3..=89 {
                out.extend((3..=89).map(|give| Move::Wed { take, give }));
            }
        }
        out.extend((1..=NUMBERS).flat_map(|card| [Move::Choose { card }, Move::Smuggle { card }]));
        out.extend((3..=89).map(|card| Move::Pick { card }));
        if self.rules.goods.landed == Landed::OneChosen {
            out.extend(Good::ALL.map(|good| Move::Land { good }));
        }
        if self.rules.turn.refill == Refill::EitherPile || self.rules.turn.first_pick.is_some() {
            out.extend(Heap::ALL.map(|from| Move::Draw { from }));
        }
        let reach = |axis: Axis| {
            let most = axis.size as i8 - 1;
            if axis.fixed { axis.from - 1..=axis.to + 1 } else { axis.to - most..=axis.from + most }
        };
        let rows = reach(self.harbour.bounds().rows);
        let cells =
            rows.flat_map(|y| reach(self.harbour.bounds().columns).filter_map(move |x| Cell::new(x, y)));
        for cell in cells {
            out.push(Move::Bribe { cell });
            out.extend([
                Move::Sail { cell },
                Move::Lay { cell },
                Move::Salvage { cell },
                Move::BuyOut { cell },
            ]);
            if self.is_solo() {
                out.extend(Seat::all(self.seats()).map(|with| Move::Ally { cell, with }));
                out.push(Move::Leave { cell });
            }
            if self.rules.taverns.make_drunk {
                let docks = [self.harbour.land(), Cells::of(Cell::ANCHOR)]
                    .into_iter()
                    .flat_map(|some| self.harbour.cells(some));
                out.extend(docks.map(|dock| Move::Treat { tavern: cell, dock }));
            }
            if self.question.pending() == Pending::Second {
                out.extend((1..=NUMBERS).map(|card| Move::LayMore { card, cell }));
            }
            out.extend(Seat::all(self.seats()).map(|under| Move::Take { cell, under }));
            if self.question.pending() == Pending::Exchange {
                let pairs = Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to)));
                out.extend(pairs.map(|(from, to)| Move::Exchange { cell, from, to }));
            }
            if self.question.pending() == Pending::Canals {
                out.extend(self.deck.hand(self.round.turn()).map(|(_, card)| Move::LayCanal { card, cell }));
            }
        }
    }
}
