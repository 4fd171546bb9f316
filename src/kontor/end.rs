//! The ends of the game.

use super::cards::Side;
use super::event::{End, Event};
use super::place::Pile;
use super::score::SOURCES;
use super::state::{Kontor, Pending};
use super::steps::Flow;
use crate::game::{Log, Seat};

impl Kontor {
    /// Returns whether every cell of the board has a card (rule `kontor/end`).
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.harbour.bounds().is_fixed()
            && self.harbour.bounds().room().less(self.harbour.occupied()).is_empty()
    }

    /// Returns whether a sector that has just been won wins the game: the first one (rule `kontor/speed`; if
    /// one card has finished several, the side that has won more of them, `kontor/ruling-65`), or the third
    /// in a line (rule `kontor/tic-tac-toe`).
    #[inline]
    pub(super) fn wins_at_once(&self) -> Option<End> {
        let ends = self.rules.early_ends;
        if ends.first_sector
            && self.sectors.keepers(Side::Red).len() != self.sectors.keepers(Side::Black).len()
        {
            Some(End::FirstSector) // until now, every card has won both sides as many sectors
        } else if ends.three_in_line && Side::BOTH.into_iter().any(|side| self.has_line(side)) {
            Some(End::ThreeInLine)
        } else {
            None
        }
    }

    /// Returns the rule that has decided the game without counting points, if there is one.
    #[cold]
    pub(super) fn rule_of_end(&self) -> Option<&'static str> {
        match self.question.pending() {
            Pending::Over(End::FirstSector) => Some("kontor/speed"),
            Pending::Over(End::ThreeInLine) => Some("kontor/tic-tac-toe"),
            Pending::Over(End::Penniless) => Some("kontor/misery"),
            _ => None,
        }
    }

    /// Returns whether a player loses by having no florin while the treasury is empty (rule `kontor/misery`).
    #[inline]
    pub(super) fn is_penniless(&self) -> bool {
        self.rules.early_ends.penniless
            && self.money.treasury() == 0
            && self.every_seat().any(|seat| self.purse(seat) == 0)
    }

    /// Returns whether the game ends because a player who has drawn could only draw canals from now on (rule
    /// `kontor/final-sprint`, `kontor/ruling-101`).
    #[inline]
    pub(super) fn has_only_canals_left(&self, seat: Seat) -> bool {
        self.rules.early_ends.only_canals_left
            && self.deck.height(Pile::Docks(seat)) == 0
            && self.deck.height(Pile::Canals) != 0
    }

    /// Returns whether the game ends because neither player has a warehouse left (rule `kontor/embargo`,
    /// `kontor/ruling-68`).
    #[cold]
    pub(super) fn has_no_warehouse_left(&self) -> bool {
        self.rules.early_ends.no_warehouse_left && self.supply.reserves() == [[0; 3]; 2]
    }

    /// Returns whether a round has ended the game: by a blockade that keeps every card off the table (rule
    /// `kontor/blockade`, `kontor/ruling-96`), by too many rounds without a card laid for any reason (rule
    /// `kontor/dry-rounds`), or by too many rounds (`kontor/ruling-22`).
    pub(super) fn ends_after_round(&self) -> Option<End> {
        if !self.round.has_laid() && self.is_blockaded() {
            Some(End::Blockade)
        } else if self.round.idle() >= self.rules.turn.dry_rounds {
            Some(End::DryRounds)
        } else {
            (self.round.number() >= self.rules.turn.most_rounds).then_some(End::ManyRounds)
        }
    }

    /// Begins the end of the game: returns open cards to the hands, then scores the last sectors. Unfinished
    /// sectors do not count.
    pub(super) fn end_game(&mut self, end: End, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            self.take_back(seat, log);
        }
        self.question.begin_end(end);
        self.go_on_to_end(log);
    }

    /// Turns up the face-down cards until an owner has to decide something, and then ends the game.
    #[cold]
    pub(super) fn go_on_to_end(&mut self, log: &mut impl Log<Self>) {
        if self.turn_up_smuggled(log) == Flow::On {
            self.finish_game(log);
        }
    }

    /// Scores the last sectors, unless the game was decided otherwise, and ends the game. A final sprint
    /// closes every open sector: empty cells become canals (rule `kontor/final-sprint`). A sector scored here
    /// may win at once, before points are counted (rules `kontor/tic-tac-toe`, `kontor/speed`).
    #[cold]
    pub(super) fn finish_game(&mut self, log: &mut impl Log<Self>) {
        let Some(end) = self.question.ending() else { return };
        if self.score_each(self.last_sectors(end), log) == Flow::WaitsAgain {
            return;
        }
        let end = if end.decides() { end } else { self.wins_at_once().unwrap_or(end) };
        self.close_game(end, log);
    }

    fn close_game(&mut self, end: End, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        self.question.end(end);
        self.log_scores(before, log);
        if !log.listens() {
            return;
        }
        log.event(Event::GameEnds { end });
        self.log_sectors(log);
        for source in SOURCES {
            for seat in self.every_seat() {
                self.score_by_source(seat, &mut |from, points| {
                    if from == source && points != 0 {
                        log.event(Event::Scored { seat, points, source });
                    }
                });
            }
        }
        log.event(Event::GameOver { winners: self.final_outcome().winners });
    }
}
