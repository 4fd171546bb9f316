//! Every printed end of the game, checked whenever the board, a purse or a stock has changed.

use super::{Check, Ledger, duties};
use crate::ensure;
use dockhand::game::{Seat, Seats};
use dockhand::kontor::{Ask, End, OptionalRule, Scenario};

/// The number of rounds without a card laid that ends the game, and the number of rounds that ends it in any
/// case.
const DRY: i16 = 3;
const MOST: i16 = 200;

impl Ledger {
    /// Returns the number of rounds without a card laid, whole ones if players take turns
    /// (`kontor/ruling-77`).
    pub fn dry_rounds(&self) -> i16 {
        if self.page.wheel() { self.dry / i16::from(self.page.seats) } else { self.dry }
    }

    fn keepers(&self, side: usize) -> usize {
        self.keeper.iter().filter(|&&keeper| usize::from(keeper) == side + 1).count()
    }

    fn is_broke(&self, seat: Seat) -> bool {
        self.page.has(OptionalRule::Misery) && self.treasury == 0 && self.purses[seat.index() & 3] == 0
    }

    fn has_ended_by_line(&self) -> bool {
        self.page.scenario == Scenario::TicTacToe && (self.has_line(0) || self.has_line(1))
    }

    /// Ends a round: counts it if it was dry, and checks whether it ends the game.
    pub fn round_over(&mut self) {
        if !self.page.wheel() && self.round > 0 {
            self.dry = if self.laid { 0 } else { self.dry + 1 };
        }
    }

    /// Returns whether the ship alone has kept every card of every hand off the table (`kontor/ruling-96`).
    fn is_blockaded(&self) -> bool {
        let barred = |&(seat, card): &(Seat, u8)| !self.lays_anyway(seat, card).is_empty();
        self.page.has(OptionalRule::Blockade)
            && !self.laid
            && self.held.iter().any(barred)
            && !self.held.iter().any(|&(seat, card)| self.could_lay(seat, card))
    }

    /// Returns whether a card could be laid where the ship is, or where it could go.
    fn could_lay(&self, seat: Seat, card: u8) -> bool {
        if !self.lays(seat, card).is_empty() {
            return true;
        }
        let sails = self.page.ship && self.page.tables.has_ship(card);
        sails
            && self.water.iter().filter(|&at| self.ship != Some(at)).any(|to| {
                let mut moved = self.clone();
                moved.ship = Some(to);
                !moved.lays(seat, card).is_empty()
                    || moved.takeable(Some(to)).into_iter().any(|dock| {
                        let mut less = moved.clone();
                        less.removed(less.top[dock], dock, seat).is_ok() && !less.lays(seat, card).is_empty()
                    })
            })
    }

    /// Checks that no rule has ended the game, since it goes on with a question.
    pub fn goes_on(&self, ask: Ask) -> Check {
        ensure!(!self.unasked, "a question was not asked, and the game goes on");
        if self.ending {
            return Ok(()); // the question is about a card that was turned up
        }
        ensure!(self.dry_rounds() < DRY, "{} dry rounds, and no end", self.dry_rounds());
        ensure!(self.round <= MOST, "round {}", self.round);
        if duties::is_before_scoring(ask) {
            return Ok(());
        }
        let first = self.page.scenario == Scenario::Speed && self.keepers(0) != self.keepers(1);
        ensure!(!first, "somebody has won the first sector, and no end");
        ensure!(!self.has_ended_by_line(), "three fields in a line, and no end");
        if matches!(ask, Ask::Salvage { .. }) {
            return Ok(());
        }
        let empty = self.page.embargo() && self.reserves == [[0; 3]; 2];
        ensure!(!empty, "nobody has a warehouse left, and no end");
        ensure!(!self.is_full(), "the board is full, and no end");
        let broke = self.page.seats().find(|&seat| self.is_broke(seat));
        ensure!(duties::is_within_turn(ask) || broke.is_none(), "{broke:?} is penniless, and no end");
        Ok(())
    }

    /// Checks that the last round has not ended the game, since a new one begins.
    pub fn round_goes_on(&self) -> Check {
        ensure!(
            self.round == 0 || !self.is_blockaded(),
            "the ship kept every card from the table, and no end"
        );
        ensure!(self.round < MOST, "more than {MOST} rounds");
        Ok(())
    }

    /// Checks the reason that the engine gives for the end.
    pub fn ended(&mut self, end: End) -> Check {
        match end {
            End::DryRounds | End::Blockade | End::ManyRounds => {
                self.round_over();
                if self.page.wheel() && self.duties.laid.is_some() {
                    self.dry = 0;
                }
            }
            End::Full | End::FirstSector | End::ThreeInLine | End::Penniless => {}
            End::FinalSprint | End::NoWarehouseLeft => {}
        }
        let smuggled = self.smuggled.iter().any(Option::is_some);
        let seat = self.duties.laid.unwrap_or(self.turn).index() & 3;
        let holds = match end {
            End::Full => self.is_full(),
            End::DryRounds => self.dry_rounds() >= DRY,
            End::FirstSector => self.page.scenario == Scenario::Speed && self.keepers(0) != self.keepers(1),
            End::ThreeInLine => self.has_ended_by_line(),
            End::Penniless => self.page.seats().any(|seat| self.is_broke(seat)),
            End::Blockade => self.is_blockaded(),
            End::FinalSprint => {
                self.page.has(OptionalRule::FinalSprint) && self.docks[seat] == 0 && self.canals > 0
            }
            End::NoWarehouseLeft => self.page.embargo() && (smuggled || self.reserves == [[0; 3]; 2]),
            End::ManyRounds => self.round >= MOST,
        };
        ensure!(holds, "the game ends for {end:?}, which is not so");
        ensure!(!self.sprinted || end == End::FinalSprint, "an open sector was scored for {end:?}");
        self.over = Some(end);
        self.open = [None; 4];
        let decided = matches!(end, End::FirstSector | End::ThreeInLine | End::Penniless);
        if !self.page.wheel() && !decided {
            let left = self.unscored();
            ensure!(
                left.is_empty(),
                "the last sectors are not scored: {:?}",
                left.first().and_then(|s| s.first()).map(crate::steer::map::xy)
            );
        }
        if end == End::FinalSprint && self.page.wheel() {
            let land = self.land;
            self.done.join(&land);
        }
        let open = self.land.iter().any(|at| !self.done.has(at));
        ensure!(end != End::FinalSprint || !open, "a final sprint leaves sectors open");
        Ok(())
    }

    /// Returns the winners by the rules (`kontor/winner`).
    pub fn winners(&self) -> Seats {
        let party = |seat: Seat| self.page.party(seat);
        let florins = |seat: Seat| -> i16 {
            let own = |other: &Seat| party(*other) == party(seat);
            self.page.seats().filter(own).map(|other| self.purses[other.index() & 3]).sum()
        };
        let broke =
            |seat: Seat| self.page.seats().any(|other| party(other) == party(seat) && self.is_broke(other));
        let rank = |seat: Seat| {
            if self.has_ended_by_line() {
                return (i16::from(self.has_line(party(seat))), 0);
            }
            if self.over == Some(End::Penniless) {
                return (i16::from(!broke(seat)), 0);
            }
            (self.total(seat), florins(seat))
        };
        let best = self.page.seats().map(rank).max();
        self.page.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
