//! The course of the game: turns and what they cause, rounds, the end.

use super::cards::{Bonus, Card, ROUNDS, Site};
use super::config::PyramidBonus;
use super::event::Event;
use super::moves::{Move, Order, Spot};
use super::place::Place;
use super::state::{Imhotep, Pending};
use crate::game::{Log, Motion, Rules, Seat};

impl Imhotep {
    /// Carries out a legal move and everything that follows, until a player has to decide again.
    pub(super) fn carry_out(&mut self, mv: Move, log: &mut impl Log<Self>) {
        let seat = self.turn;
        match mv {
            Move::TakeStones => {
                let stones = self.take_stones(seat, 3, log);
                log.event(Event::TookStones { seat, stones });
            }
            Move::Load { boat, place } => self.load(seat, Spot(boat, place), log),
            Move::Sail { boat, site } => {
                let order = self.bow_first(boat);
                self.sail(boat, site, order, None, log);
            }
            Move::Lever { boat, site, order } => {
                self.play_card(seat, Card::Lever, log);
                self.sail(boat, site, order, Some(Card::Lever), log);
            }
            Move::Hammer { boat, place } => {
                self.play_card(seat, Card::Hammer, log);
                let stones = self.take_stones(seat, 3, log);
                log.event(Event::TookStones { seat, stones });
                self.load(seat, Spot(boat, place), log);
                self.discard_played(Card::Hammer, log);
            }
            Move::SailCard { boat, place, site } => {
                self.play_card(seat, Card::Sail, log);
                self.load(seat, Spot(boat, place), log);
                let order = self.bow_first(boat);
                self.sail(boat, site, order, Some(Card::Sail), log);
            }
            Move::Chisel { first, second } => {
                self.play_card(seat, Card::Chisel, log);
                self.load(seat, first, log);
                self.load(seat, second, log);
                self.discard_played(Card::Chisel, log);
            }
            Move::Pass => log.event(Event::Passed { seat }),
            answer => return self.answer(answer, log),
        }
        self.passes = if mv == Move::Pass { self.passes + 1 } else { 0 };
        if self.passes >= self.rules.seats {
            log.event(Event::AllStuck);
            self.abandon_boats(log);
        }
        self.settle(log);
    }

    /// Carries out the answer to the pending decision.
    fn answer(&mut self, mv: Move, log: &mut impl Log<Self>) {
        let Some(pending) = self.pending.pop() else { return };
        match (pending, mv) {
            (Pending::Pick { owner, spot }, Move::PickCard { card }) => {
                self.push_pending(Pending::Return { owner, spot });
                self.pick_card(owner, card, log);
            }
            (Pending::Pick { owner, spot }, Move::PickPair) => {
                self.push_pending(Pending::Return { owner, spot });
                self.push_pending(Pending::Keep { owner });
                log.event(Event::TookPair { seat: owner, cards: self.pair().collect() });
                self.turn_pair_up(log);
            }
            (Pending::Keep { owner }, Move::KeepCard { card }) => self.keep_card(owner, card, log),
            (Pending::Build { owner, spot, .. }, Move::ChoosePyramid { pyramid }) => {
                log.event(Event::ChosePyramid { seat: owner, pyramid });
                self.build_pyramid_b(owner, spot, pyramid, log);
            }
            (Pending::Bonus { owner, .. }, Move::LoadBonus { boat, place }) => {
                self.load(owner, Spot(boat, place), log);
            }
            (Pending::Bonus { owner, .. }, Move::Decline) => log.event(Event::BonusDeclined { seat: owner }),
            (Pending::Bonus { owner, bonus }, _) => self.give_bonus(owner, bonus, log),
            (Pending::Temple { column }, mv) => {
                self.push_pending(Pending::Temple { column: column + 1 });
                if let Some(owner) = self.temple_top(column) {
                    self.answer_temple(owner, mv, log);
                }
            }
            (pending, _) => self.push_pending(pending),
        }
        self.settle(log);
    }

    /// Returns the unloading order of the rules: from the bow to the stern.
    pub(super) fn bow_first(&self, boat: u8) -> Order {
        Order::of(self.aboard(boat))
    }

    /// Sails a boat to its dock. If no owner has a choice there, it is unloaded at once, else stone by stone.
    fn sail(&mut self, boat: u8, site: Site, order: Order, card: Option<Card>, log: &mut impl Log<Self>) {
        self.dock(boat, site, log);
        if site == Site::Market || (site == Site::Pyramid && self.is_b(site)) {
            return self.push_pending(Pending::Unload { boat, order, card });
        }
        for owner in order.iter() {
            if let Some(spot) = self.spot_of(boat, owner) {
                self.build(owner, site, Some(spot), log);
            }
        }
        if let Some(card) = card {
            self.discard_played(card, log);
        }
    }

    /// Settles what is pending, the last first, until a player has to decide; then ends the turn or the
    /// round.
    fn settle(&mut self, log: &mut impl Log<Self>) {
        loop {
            match self.pending() {
                None if self.afloat == 0 => {
                    log.event(Event::TempleScored);
                    self.push_pending(Pending::Temple { column: 0 });
                }
                None => {
                    self.turn = self.turn.left(self.rules.seats);
                    return;
                }
                Some(Pending::Unload { boat, order, card }) => self.unload(boat, order, card, log),
                Some(Pending::Pick { .. } | Pending::Keep { .. }) => return,
                Some(Pending::Return { owner, spot }) => {
                    self.pending.pop();
                    self.return_stone(owner, spot, log);
                }
                Some(Pending::Discard { card }) => {
                    self.pending.pop();
                    self.discard_played(card, log);
                }
                Some(Pending::Build { owner, site, spot }) => {
                    if self.must_choose_pyramid(site) {
                        return;
                    }
                    self.pending.pop();
                    self.build(owner, site, spot, log);
                }
                Some(Pending::Bonus { owner, bonus }) => {
                    if self.asks_for_bonus(owner, bonus) {
                        return;
                    }
                    self.pending.pop();
                    if bonus != Bonus::Boat {
                        self.give_bonus(owner, bonus, log);
                    }
                }
                Some(Pending::Temple { column }) => {
                    if self.asks_temple(column) {
                        return;
                    }
                    self.pending.pop();
                    if column < self.temple_width() {
                        self.score_temple(column, log);
                    } else {
                        return self.end_round(log);
                    }
                }
            }
        }
    }

    /// Delivers the next stone of a boat at its dock (`imhotep/ruling-19`: every site resolves stone by
    /// stone).
    fn unload(&mut self, boat: u8, order: Order, card: Option<Card>, log: &mut impl Log<Self>) {
        self.pending.pop();
        let next =
            order.split_first().and_then(|(owner, rest)| Some((owner, rest, self.spot_of(boat, owner)?)));
        let (Some((owner, rest, spot)), Some(site)) = (next, self.docked[usize::from(boat & 3)]) else {
            if let Some(card) = card {
                self.discard_played(card, log);
            }
            return;
        };
        self.push_pending(Pending::Unload { boat, order: rest, card });
        match site {
            Site::Market => self.visit_market(owner, spot),
            _ if self.must_choose_pyramid(site) => {
                self.push_pending(Pending::Build { owner, site, spot: Some(spot) })
            }
            _ => self.build(owner, site, Some(spot), log),
        }
    }

    /// Builds a stone if its owner has no choice left.
    fn build(&mut self, owner: Seat, site: Site, spot: Option<u8>, log: &mut impl Log<Self>) {
        match site {
            Site::Market => {}
            Site::Pyramid if self.is_b(Site::Pyramid) => self.lay_beside(owner, spot, log),
            Site::Pyramid => self.build_pyramid_a(owner, spot, log),
            Site::Temple => self.build_temple(owner, spot, log),
            Site::Chamber => self.build_chamber(owner, spot, log),
            Site::Obelisks => self.build_obelisk(owner, spot, log),
        }
    }

    /// Gives the bonus of a space (`imhotep/bonus-card`, `imhotep/bonus-stones`).
    pub(super) fn give_bonus(&mut self, owner: Seat, bonus: Bonus, log: &mut impl Log<Self>) {
        match bonus {
            Bonus::Card => self.draw_card(owner, log),
            Bonus::Stones => {
                let stones = self.take_stones(owner, 3, log);
                log.event(Event::BonusStones { seat: owner, stones });
            }
            Bonus::Boat => {}
        }
    }

    /// Returns whether the owner has anything to decide about a bonus (`imhotep/ruling-10`).
    pub(super) fn asks_for_bonus(&self, owner: Seat, bonus: Bonus) -> bool {
        let may = self.rules.pyramid_bonus == PyramidBonus::May;
        match bonus {
            Bonus::Boat => self.sled(owner) > 0 && self.free_spots() != 0,
            Bonus::Card => may && (self.deck.len() > 0 || self.discard.iter().any(|&n| n > 0)),
            Bonus::Stones => may && self.stones_to_take(owner, 3) > 0,
        }
    }

    /// Draws the top card of the market deck for the owner of a stone.
    pub(super) fn draw_card(&mut self, owner: Seat, log: &mut impl Log<Self>) {
        if let Some(card) = self.take_card(log) {
            log.event(Event::DrewCard { seat: owner, card });
            self.gain_card(owner, card, Place::Deck, log);
        }
    }

    /// Returns the seat that decides: the one with a pending decision, else the player on turn.
    pub(super) fn decides(&self) -> Seat {
        match self.pending() {
            Some(
                Pending::Pick { owner, .. }
                | Pending::Keep { owner }
                | Pending::Build { owner, .. }
                | Pending::Bonus { owner, .. },
            ) => owner,
            Some(Pending::Temple { column }) => self.temple_top(column).unwrap_or(self.turn),
            _ => self.turn,
        }
    }

    /// Ends the round after the fourth boat was unloaded or if no player can act (`imhotep/round-end`,
    /// `imhotep/all-stuck`).
    fn end_round(&mut self, log: &mut impl Log<Self>) {
        self.clear_market(log);
        self.return_boats(log);
        log.event(Event::RoundEnds { round: self.round + 1 });
        self.round += 1;
        if self.round >= ROUNDS {
            return self.end_game(log);
        }
        log.motion(Motion::Count { at: Place::Round, by: 1 });
        // If no player sailed in this round, the seat to the left of its first player is next
        // (`imhotep/ruling-6`).
        let first = self.sailor.unwrap_or(self.opener).left(self.rules.seats);
        self.begin_round(first, log);
    }

    /// Begins a round with the next round card and the next market (`imhotep/round-start`).
    pub(super) fn begin_round(&mut self, first: Seat, log: &mut impl Log<Self>) {
        self.turn = first;
        self.opener = first;
        self.sailor = None;
        self.passes = 0;
        log.event(Event::RoundBegins { round: self.round + 1, first });
        self.launch_boats(log);
        self.deal_market(log);
    }

    /// Scores burial chamber, obelisks, cards and wrath, and logs them source by source (`imhotep/game-end`).
    fn end_game(&mut self, log: &mut impl Log<Self>) {
        if !log.listens() {
            return;
        }
        for source in super::score::AT_THE_END {
            for seat in Seat::all(self.rules.seats) {
                let points = self.points_at_the_end(seat, source);
                if points != 0 {
                    log.event(Event::Scored { seat, points, source });
                    log.motion(Motion::Count { at: Place::Score(seat), by: points });
                }
            }
        }
        if let Some(outcome) = self.outcome() {
            log.event(Event::GameOver { winners: outcome.winners });
        }
    }

    /// Keeps a card of the pair; the other one is discarded before a red card takes effect
    /// (`imhotep/ruling-3`).
    fn keep_card(&mut self, owner: Seat, card: Card, log: &mut impl Log<Self>) {
        let kept = if self.pair[0] == Some(card) { 0 } else { 1 };
        log.event(Event::KeptCard { seat: owner, card });
        if let Some(other) = self.pair[1 - kept] {
            self.discard_card(other, Place::Pair(1 - kept as u8), log);
        }
        self.pair = [None; 2];
        self.pair_up = false;
        self.gain_card(owner, card, Place::Pair(kept as u8), log);
    }

    fn pick_card(&mut self, owner: Seat, card: Card, log: &mut impl Log<Self>) {
        let Some(i) = self.row.iter().position(|&c| c == Some(card)) else { return };
        self.row[i] = None;
        log.event(Event::PickedCard { seat: owner, card });
        self.gain_card(owner, card, Place::Market(i as u8), log);
    }
}
