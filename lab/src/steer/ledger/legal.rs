//! Every decision that the rules allow, to be compared with those that the engine offers.

use super::{Check, Ledger};
use crate::ensure;
use crate::steer::map::{At, at, beside, cell};
use crate::steer::page::{Specials, sort_of};
use crate::steer::picture::Picture;
use dockhand::game::{Rules, Seat};
use dockhand::kontor::{Ask, Good, Heap, Kontor, Move, OptionalRule, Scenario, Sort};

impl Ledger {
    /// Returns all decisions of a seat now.
    pub fn decisions(&self, game: &Kontor, picture: &Picture, ask: Ask, seat: Seat) -> Vec<Move> {
        let hand = &picture.hands[seat.index() & 3];
        let lay = |number: u8| self.lays(seat, number).into_iter().map(|at| Move::Lay { cell: cell(at) });
        let canals = || hand.iter().copied().filter(|&n| sort_of(n) == Sort::Canal);
        let own_pile = &picture.docks[seat.index() & 3];
        let mut all = Vec::new();
        match ask {
            Ask::BuyOut => {
                all.push(Move::BuyNothing);
                all.extend(self.for_sale(seat).into_iter().map(|at| Move::BuyOut { cell: cell(at) }));
            }
            Ask::Announce => {
                all.extend([Move::Pass, Move::Stay].into_iter().take(1 + usize::from(!hand.is_empty())))
            }
            Ask::Choose => {
                all.extend(self.page.has(OptionalRule::DeadDrunk).then_some(Move::Pass));
                all.extend(hand.iter().map(|&card| Move::Choose { card }));
                self.smuggles(seat, hand, &mut all);
            }
            Ask::Play => {
                all.push(Move::Pass);
                all.extend(hand.iter().map(|&card| Move::Choose { card }));
                self.smuggles(seat, hand, &mut all);
                all.extend(self.treats(seat, None));
                let ally = |(at, with)| Move::Ally { cell: cell(at), with };
                all.extend(self.proposals(seat).into_iter().map(ally));
                all.extend(self.leavings(seat).into_iter().map(|at| Move::Leave { cell: cell(at) }));
            }
            Ask::Consent { .. } => all.extend([Move::Agree, Move::Refuse]),
            Ask::Treat { tavern } => all.extend(self.treats(seat, Some(at(tavern)))),
            Ask::Ship { .. } => {
                all.push(Move::LieStill);
                let to = self.water.iter().filter(|&at| self.ship != Some(at));
                all.extend(to.map(|at| Move::Sail { cell: cell(at) }));
            }
            Ask::Take { .. } => {
                all.push(Move::Spare);
                for at in self.takeable(self.ship) {
                    let under = self.owners(at).into_iter();
                    all.extend(under.map(|under| Move::Take { cell: cell(at), under }));
                }
            }
            Ask::Lay { number } => {
                all.extend(lay(number));
                let flood = self.page.has(OptionalRule::FloodChoice) && sort_of(number) == Sort::Flood;
                all.extend((flood && self.can_lay_canal(seat, hand)).then_some(Move::Discard));
            }
            Ask::Smuggle => all.extend(self.hides[seat.index() & 3].into_iter().flat_map(lay)),
            Ask::Land { .. } => {
                let goods = self.duties.landing.map_or([false; 3], |(_, goods)| goods);
                all.extend(
                    Good::ALL.into_iter().filter(|g| goods[g.index()]).map(|good| Move::Land { good }),
                );
            }
            Ask::Export { .. } => {
                all.push(Move::LandAll);
                all.extend(self.exportable().into_iter().map(|good| Move::Export { good }));
            }
            Ask::Bribe { .. } => {
                all.push(Move::Decline);
                let tavern = self.find(self.bribing());
                let docks = tavern.map(|at| self.bribable(at)).unwrap_or_default();
                all.extend(docks.into_iter().map(|at| Move::Bribe { cell: cell(at) }));
            }
            Ask::Shop => all.extend((0..=self.most_to_buy(seat)).map(|count| Move::Buy { count })),
            Ask::Show { .. } => all.extend(hand.iter().map(|&card| Move::Show { card })),
            Ask::Exchange => {
                all.push(Move::Decline);
                all.extend(self.exchanges(seat));
            }
            Ask::Wedding => {
                all.push(Move::Decline);
                for &take in own_pile {
                    let docks = hand.iter().copied().filter(|&n| sort_of(n) == Sort::Dock);
                    all.extend(docks.chain([take]).map(|give| Move::Wed { take, give }));
                }
            }
            Ask::Canals { .. } => all.extend(canals().flat_map(|card| {
                self.lays(seat, card).into_iter().map(move |at| Move::LayCanal { card, cell: cell(at) })
            })),
            Ask::Veto { .. } => all.extend([Move::Count, Move::Void]),
            Ask::Opening | Ask::Pick => all.extend(own_pile.iter().map(|&card| Move::Pick { card })),
            Ask::Draw => self.draws(game, picture, seat, &mut all),
            Ask::Second { .. } => {
                all.push(Move::Enough);
                all.extend(canals().flat_map(|card| {
                    self.lays(seat, card).into_iter().map(move |at| Move::LayMore { card, cell: cell(at) })
                }));
            }
            Ask::Salvage { .. } => {
                let docks = self.salvagers(self.page.party(seat)).into_iter();
                all.extend(docks.map(|at| Move::Salvage { cell: cell(at) }));
            }
        }
        all
    }

    /// Checks that exactly the right seats are asked at the same time.
    pub fn deciders(&self, game: &Kontor, ask: Ask) -> Check {
        let seat = game.to_act().first().unwrap_or(Seat(0));
        let highest = self.open.iter().flatten().max().copied();
        if matches!(ask, Ask::Ship { .. } | Ask::Take { .. } | Ask::Lay { .. } | Ask::Smuggle)
            && !self.page.wheel()
        {
            let own = self.open.get(seat.index()).copied().flatten();
            ensure!(own == highest, "seat {} acts with {own:?} before {highest:?}", seat.0);
        }
        if ask == Ask::Shop {
            let may = |seat: Seat| self.most_to_buy(seat) > 0;
            ensure!(may(seat), "seat {} is asked to buy, and cannot", seat.0);
        }
        Ok(())
    }

    /// Adds the cards that may be laid face down: once per game, a canal or a dock with goods
    /// (`kontor/smuggling`).
    fn smuggles(&self, seat: Seat, hand: &[u8], all: &mut Vec<Move>) {
        if self.may_smuggle(seat) {
            let fits = |&&n: &&u8| sort_of(n) == Sort::Canal || self.shows(n) != [false; 3];
            all.extend(hand.iter().filter(fits).map(|&card| Move::Smuggle { card }));
        }
    }

    pub fn may_smuggle(&self, seat: Seat) -> bool {
        self.page.has(OptionalRule::Smuggling) && self.smuggled[self.page.party(seat) & 1].is_none()
    }

    pub fn can_lay_canal(&self, seat: Seat, hand: &[u8]) -> bool {
        let canal = hand.iter().find(|&&n| sort_of(n) == Sort::Canal);
        canal.is_some_and(|&card| !self.lays(seat, card).is_empty())
    }

    pub fn bribing(&self) -> u8 {
        match self.duties.laid {
            Some(seat) if self.page.party(seat) == 0 => 89,
            _ => 88,
        }
    }

    pub fn most_to_buy(&self, seat: Seat) -> u8 {
        let shop = self.page.specials == Specials::Shop;
        if shop { (self.purses[seat.index() & 3] / 2).min(self.shop as i16) as u8 } else { 0 }
    }

    /// Returns the docks that a player may buy out (`kontor/bakchich`).
    pub fn for_sale(&self, seat: Seat) -> Vec<At> {
        if self.page.scenario != Scenario::Bakchich {
            return Vec::new();
        }
        let price = |at: At| self.shows(self.top[at]).iter().filter(|&&shown| shown).count() as i16;
        let other = 1 - self.page.party(seat);
        let payable = |at: &At| (1..=self.purses[seat.index() & 3]).contains(&price(*at));
        let docks = self.land.iter().filter(|&at| !self.done.has(at) && self.party_at(at) == Some(other));
        docks.filter(payable).collect()
    }

    /// Returns the docks that the ship can take away from a canal (`kontor/ship`, `kontor/protection`).
    pub fn takeable(&self, ship: Option<At>) -> Vec<At> {
        let shielded = |at: At| {
            let sector = self.land.around(at);
            self.page.has(OptionalRule::Protection)
                && sector.iter().any(|cell| self.is_tavern(cell) && self.party_at(cell) == self.party_at(at))
        };
        let Some(ship) = ship else { return Vec::new() };
        let near = beside(ship).into_iter().filter(|&at| self.is_dock(at) && !self.done.has(at));
        near.filter(|&at| self.page.tables.has_ship(self.top[at]) && !shielded(at)).collect()
    }

    fn owners(&self, at: At) -> Vec<Seat> {
        let side = Ledger::side_of(self.top[at]);
        let owns = |&seat: &Seat| if self.page.solo() { seat.0 == 0 } else { self.page.party(seat) == side };
        self.page.seats().filter(owns).collect()
    }

    /// Returns the goods being landed that could go to the export.
    pub fn exportable(&self) -> Vec<Good> {
        let Some((at, goods)) = self.duties.landing else { return Vec::new() };
        let side = Ledger::side_of(self.top[at]);
        Good::ALL.into_iter().filter(|g| goods[g.index()] && self.available(side, g.index())).collect()
    }

    pub fn exchanges(&self, seat: Seat) -> Vec<Move> {
        let side = self.page.party(seat);
        let free = |at: At| !self.exchanged.iter().any(|&other| self.land.around(other).has(at));
        let own = |&at: &At| self.party_at(at) == Some(side) && !self.done.has(at) && free(at);
        let mut all = Vec::new();
        for at in self.land.iter().filter(own) {
            for (from, to) in Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to))) {
                if from != to && self.stock[at][from.index()] > 0 && self.available(side, to.index()) {
                    all.push(Move::Exchange { cell: cell(at), from, to });
                }
            }
        }
        all
    }

    /// Returns the docks that the player's taverns may make drunk: all others of their sector
    /// (`kontor/ruling-81`).
    pub fn treats(&self, seat: Seat, laid: Option<At>) -> Vec<Move> {
        let mut all = Vec::new();
        if !self.page.wheel() {
            return all;
        }
        for which in 0..2 {
            let Some(tavern) = self.find(88 + which as u8) else { continue };
            let asked = laid.map_or(!self.used[which], |laid| laid == tavern);
            if !asked || self.party_at(tavern) != Some(self.page.party(seat)) {
                continue;
            }
            let guest = |&dock: &At| dock != tavern && self.is_dock(dock) && self.coins[which] != Some(dock);
            let docks = self.land.around(tavern).iter().filter(guest).collect::<Vec<_>>();
            all.extend(docks.into_iter().map(|dock| Move::Treat { tavern: cell(tavern), dock: cell(dock) }));
        }
        all
    }

    /// Adds the piles to draw from (`kontor/free-draw`, `kontor/ruling-94`, `kontor/first-pick`).
    fn draws(&self, _: &Kontor, picture: &Picture, seat: Seat, all: &mut Vec<Move>) {
        let drawer = if self.page.solo() { 0 } else { seat.index() & 3 };
        let (docks, canals) = (self.docks[drawer] > 0, self.canals > 0);
        let hand = &picture.hands[seat.index() & 3];
        let among = self.page.specials == Specials::Canals;
        let has_dock = hand.iter().any(|&n| sort_of(n) == Sort::Dock);
        let is_canal = |&n: &u8| sort_of(n) == Sort::Canal || among && sort_of(n).is_special();
        let has_canal = hand.iter().any(is_canal);
        let may_dock = if self.page.either_pile() {
            docks && (!canals || !has_dock || has_canal)
        } else {
            docks && self.duties.refill.last() == Some(&true)
        };
        let may_canal = if self.page.either_pile() {
            canals && (!docks || has_dock)
        } else {
            canals && self.duties.refill.last() == Some(&false)
        };
        all.extend(may_dock.then_some(Move::Draw { from: Heap::Docks }));
        all.extend(may_canal.then_some(Move::Draw { from: Heap::Canals }));
        let search = self.page.has(OptionalRule::FirstPick) && self.purses[seat.index() & 3] >= 2;
        all.extend((may_dock && search && self.docks[drawer] > 1).then_some(Move::Search));
    }
}
