//! Everything that the rules require must have happened before anything else begins.

use super::{Check, Ledger};
use crate::ensure;
use crate::steer::map::{At, xy};
use dockhand::game::Seat;
use dockhand::kontor::{Ask, EventCard, Good, Move, OptionalRule, TAVERNS};

/// Returns whether a question comes before the scoring of the card that was laid.
pub fn is_before_scoring(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Land { .. } | Ask::Export { .. } | Ask::Bribe { .. } | Ask::Veto { .. } | Ask::Treat { .. }
    )
}

/// Returns whether a question belongs to the steps after the card was laid.
pub fn is_within_turn(ask: Ask) -> bool {
    let after =
        matches!(ask, Ask::Salvage { .. } | Ask::Canals { .. } | Ask::Second { .. } | Ask::Draw | Ask::Pick);
    is_before_scoring(ask) || after
}

impl Ledger {
    /// Ends the turn of the card that was laid: checks that it has been replaced and paid (`kontor/refill`,
    /// `kontor/subsidy`).
    pub fn turn_over(&mut self) -> Check {
        let Some(seat) = self.duties.laid.take() else { return Ok(()) };
        if self.page.wheel() {
            self.dry = 0;
        }
        let drawer = if self.page.solo() { 0 } else { seat.index() & 3 };
        let refill = std::mem::take(&mut self.duties.refill);
        // In place of a flood two canals are laid, and two canals are drawn (`kontor/flood-choice`).
        let only_canals = matches!(self.moved, Some((_, Move::LayCanal { .. })));
        for dock in refill {
            let left = match self.page.either_pile() && !only_canals {
                true => self.docks[drawer] > 0 || self.canals > 0,
                false if dock => self.docks[drawer] > 0,
                false => self.canals > 0,
            };
            ensure!(
                !left,
                "seat {} has not drawn {} card",
                seat.0,
                if dock { "for a dock" } else { "for a canal" }
            );
        }
        let subsidy = std::mem::replace(&mut self.duties.subsidy, false);
        ensure!(!subsidy || self.treasury == 0, "seat {} has not been paid for a canal", seat.0);
        self.duties.answered.clear();
        self.bribed.clear();
        if self.page.has(OptionalRule::FinalSprint) && self.docks[drawer] == 0 && self.canals > 0 {
            return Err(format!("seat {} can draw only canals, and the game goes on", seat.0));
        }
        Ok(())
    }

    /// Checks after a decision that every consequence has happened, except those that `ask` still waits for.
    pub fn settle(&mut self, ask: Option<Ask>) -> Check {
        self.tax_all();
        if !matches!(ask, Some(Ask::Land { .. } | Ask::Export { .. })) {
            self.must_have_asked()?;
            self.land_now();
        }
        if let Some(ask) = ask {
            if !is_before_scoring(ask) {
                let late = self.unscored();
                let scored = self.page.wheel() || late.is_empty();
                ensure!(scored, "a closed sector at {:?} has not been scored", late.first().map(first_of));
            }
            if !is_within_turn(ask) {
                self.turn_over()?;
            }
            self.goes_on(ask)?;
        }
        self.nothing_left()
    }

    /// Checks that every required event was logged.
    fn nothing_left(&mut self) -> Check {
        let duties = &self.duties;
        ensure!(duties.taxes.is_empty(), "taxes not taken: {:?}", duties.taxes);
        ensure!(duties.lacking.is_empty(), "nobody says that there is no {:?}", duties.lacking);
        ensure!(duties.raised.is_empty(), "not raised from a canal: {:?}", duties.raised);
        ensure!(duties.recalled.is_empty(), "not recalled from the export: {:?}", duties.recalled);
        ensure!(
            duties.sobered.is_empty(),
            "not sober again: {:?}",
            duties.sobered.iter().map(|&a| xy(a)).collect::<Vec<_>>()
        );
        ensure!(duties.fallen.is_empty(), "alliances that have fallen, unsaid: {:?}", duties.fallen);
        ensure!(duties.fixed == (false, false), "axes fixed, unsaid: {:?}", duties.fixed);
        ensure!(duties.redraw == [0; 4], "docks not drawn after disorder, by seat: {:?}", duties.redraw);
        ensure!(duties.event.is_empty(), "an event has not brought {:?}", duties.event);
        ensure!(!duties.event_due || self.over.is_some(), "no event after a finished sector");
        ensure!(duties.judged.is_none(), "a sector judged and not scored");
        Ok(())
    }

    /// Checks that every choice about the card that was laid was offered before its goods are landed.
    pub fn must_have_asked(&mut self) -> Check {
        let Some((at, goods)) = self.duties.landing else { return Ok(()) };
        let kinds = goods.iter().filter(|&&shown| shown).count();
        let asked = |what| self.duties.answered.contains(&what);
        let one = self.page.has(OptionalRule::OneGood);
        ensure!(!one || kinds < 2, "the owner was not asked which good lands at {:?}", xy(at));
        let turned = self.smuggled.iter().flatten().any(|&(cell, _)| cell == at);
        let export = self.page.has(OptionalRule::Export) && !turned && !self.exportable().is_empty();
        ensure!(!export || asked("export"), "nobody was asked about the export at {:?}", xy(at));
        Ok(())
    }

    /// Checks before scoring that everything that taverns may bring was offered.
    pub fn must_have_offered(&self) -> Check {
        if self.ending {
            return Ok(()); // cards are turned up at the end, after all taverns
        }
        let corrupt =
            [OptionalRule::Corruption1, OptionalRule::Corruption2].into_iter().any(|o| self.page.has(o));
        let Some(at) =
            self.find(self.bribing()).filter(|_| corrupt && self.duties.answered.contains(&"tavern"))
        else {
            return Ok(());
        };
        let offered = self.duties.answered.contains(&"bribe") || self.bribable(at).is_empty();
        ensure!(offered, "the tavern at {:?} was not asked to bring a warehouse", xy(at));
        Ok(())
    }

    /// Enters what an event that was turned over must cause.
    pub fn happens(&mut self, event: EventCard) {
        let richer = match self.purses[0].cmp(&self.purses[1]) {
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(0),
        };
        let first = self.laid_last.index() & 1;
        let order = [first, 1 - first];
        let mut brings = Vec::new();
        match event {
            EventCard::Hurricane => {
                let loses = |&s: &usize| self.purses[s] > 1;
                brings.extend(order.into_iter().filter(loses).map(|s| format!("loss {s}")));
            }
            EventCard::Conspiracy => brings.extend(richer.map(|s| format!("out {s}"))),
            EventCard::GoldenDays if !self.page.counts_points() => {}
            EventCard::GoldenDays => brings.extend(richer.map(|s| format!("point {s}"))),
            EventCard::Disorder => brings.extend(order.map(|s| format!("redraw {s}"))),
            EventCard::Strike => {
                let lies = |&s: &usize| self.find(TAVERNS[1 - s]).is_some();
                let some = order.into_iter().filter(lies).take(self.treasury.max(0) as usize);
                brings.extend(some.map(|s| format!("florin {s}")));
            }
            EventCard::Fire => {
                let burns = |&at: &At| self.is_crane(at) && !self.done.has(at);
                brings.extend(self.land.iter().filter(burns).map(|at| format!("fire {}", self.top[at])));
            }
            EventCard::BlockadeAtSea => self.reversed = true,
            EventCard::FloodDamage | EventCard::Wedding | EventCard::Struggle => {}
        }
        self.exchanged.clear();
        self.duties.event = brings;
    }

    /// Enters that an event has caused something that was due.
    pub fn brought(&mut self, what: &str) -> Check {
        let due = self.duties.event.iter().position(|due| due == what);
        let Some(due) = due else { return Err(format!("an event brings {what:?}, which is not due")) };
        self.duties.event.remove(due);
        Ok(())
    }

    /// Enters the goods that the dock of a cell lands at first.
    pub fn begin_landing(&mut self, at: At) {
        let goods = self.shows(self.top[at]);
        self.duties.landing = (goods != [false; 3]).then_some((at, goods));
    }

    /// Chooses one of the goods to be landed.
    pub fn choose_good(&mut self, good: Good) {
        if let Some((_, goods)) = &mut self.duties.landing {
            *goods = Good::ALL.map(|other| other == good);
        }
        self.duties.answered.push("land");
    }
}

fn first_of(sector: &crate::steer::map::Set) -> Option<(i8, i8)> {
    sector.first().map(xy)
}

/// The question that is asked, and the one that must be asked next.
impl Ledger {
    /// Enters a question; if players take turns, it may begin a turn.
    pub fn begin(&mut self, ask: Ask, seat: Seat) {
        let goes_on = matches!(
            self.moved,
            Some((
                _,
                Move::Treat { .. } | Move::Ally { .. } | Move::Leave { .. } | Move::Agree | Move::Refuse
            ))
        ) && matches!(self.ask, Some(Ask::Play | Ask::Consent { .. }));
        if ask == Ask::Play && !goes_on {
            self.used = [false; 2];
            self.proposed.clear();
            self.turn = seat;
        }
        self.ask = Some(ask);
    }

    /// Checks the question after a move, if the game goes on.
    pub fn follows(&self, mv: Move, ask: Option<Ask>) -> Check {
        let Some(ask) = ask else { return Ok(()) };
        if let Move::Sail { .. } = mv {
            // A smuggled card that is turned up within this move, and landed next, lay face down when the ship came.
            let turned = if let Ask::Land { number } = ask { Some(number) } else { None };
            let takes = self.takeable(self.ship).iter().any(|&at| Some(self.top[at]) != turned);
            ensure!(takes == matches!(ask, Ask::Take { .. }), "after sailing: {ask:?}");
        }
        if let Ask::Lay { number } = ask {
            let rested = matches!(mv, Move::Sail { .. } | Move::LieStill | Move::Take { .. } | Move::Spare);
            let havens = self.water.iter().any(|at| self.ship != Some(at));
            let sails = self.page.ship && self.page.tables.has_ship(number) && havens;
            ensure!(rested || !sails, "nobody was asked to move the ship with card {number}");
        }
        let secret = self.page.has(OptionalRule::DeadDrunk);
        if ask == if secret { Ask::Choose } else { Ask::Announce } {
            let unasked =
                self.page.seats().find(|seat| !self.asked.contains(seat) && !self.for_sale(*seat).is_empty());
            ensure!(unasked.is_none(), "{unasked:?} was not asked to buy out a dock");
        }
        // On a drawn harbour, canals may be surrounded before any card was laid.
        if self.begun && !is_before_scoring(ask) && !matches!(ask, Ask::Salvage { .. }) {
            let canal = self.surrounded();
            ensure!(canal.is_none(), "the goods of a surrounded canal lie there still: {canal:?}");
        }
        Ok(())
    }
}
