//! Enters decisions and events into the ledger, and checks that the rules allow them.

use super::{Check, Ledger};
use crate::ensure;
use crate::steer::map::{At, at, xy};
use crate::steer::page::sort_of;
use dockhand::game::Seat;
use dockhand::kontor::{Event, EventCard, Move, OptionalRule, Sort, TAVERNS};

impl Ledger {
    /// Enters a decision that will be carried out.
    pub fn decide(&mut self, seat: Seat, mv: Move) {
        self.moved = Some((seat, mv));
        let s = seat.index() & 3;
        match mv {
            Move::Smuggle { card } => self.hides[s] = Some(card),
            Move::Land { good } => self.choose_good(good),
            Move::LandAll | Move::Export { .. } => self.duties.answered.push("export"),
            Move::Bribe { .. } | Move::Decline => self.duties.answered.push("bribe"),
            Move::Pick { .. } if self.ask == Some(dockhand::kontor::Ask::Opening) => {
                self.hands[s] += 1;
                self.hand_docks[s] += 1;
                self.docks[s] -= 1;
            }
            Move::BuyOut { .. } | Move::BuyNothing => self.asked.push(seat),
            _ => {}
        }
    }

    /// Enters an event into the ledger; an error says which rule it breaks.
    pub fn enter(&mut self, event: &Event) -> Check {
        if let Event::Unasked { seat, answer } = *event {
            self.unasked = true;
            self.decide(seat, answer);
            return Ok(());
        }
        match event {
            Event::Revealed { .. } | Event::Smuggles { .. } | Event::Passed { .. } => {}
            Event::GameEnds { .. } => self.duties.untaxed = false,
            _ => self.tax_all(),
        }
        match event {
            Event::Laid { .. }
            | Event::AxisFixed { .. }
            | Event::PaidTax { .. }
            | Event::LosesTurn { .. } => {}
            Event::Exported { .. } | Event::Fallen { .. } | Event::Sobered { .. } | Event::Treated { .. } => {
            }
            _ => {
                self.must_have_asked()?;
                self.land_now();
            }
        }
        match event {
            Event::SectorFinished { .. } | Event::Judged { .. } => self.must_have_offered()?,
            _ => {}
        }
        self.enter_rounds(event)?;
        self.enter_cards(event)?;
        self.enter_pieces(event)?;
        self.enter_players(event)
    }

    fn enter_rounds(&mut self, event: &Event) -> Check {
        match *event {
            Event::RoundBegins { round } => {
                self.turn_over()?;
                self.round_over();
                self.round_goes_on()?;
                self.round += 1;
                ensure!(i16::from(round) == self.round, "round {round} comes after {}", self.round - 1);
                self.laid = false;
                self.new_customs = Default::default();
                self.asked.clear();
                if self.page.has(OptionalRule::Events) && std::mem::take(&mut self.sector_done) {
                    self.duties.event_due = self.past.len() < EventCard::ALL.len();
                }
            }
            Event::EventTurned { event } => {
                ensure!(std::mem::take(&mut self.duties.event_due), "an event without a finished sector");
                ensure!(!self.past.contains(&event), "{event:?} happens twice");
                self.past.push(event);
                self.happens(event);
            }
            Event::LostTurn { seat } => {
                self.turn_over()?;
                let marked = std::mem::take(&mut self.marked[seat.index() & 3]);
                ensure!(marked, "seat {} loses a turn without reason", seat.0);
                self.dry += 1;
            }
            Event::GameEnds { end } => {
                self.unasked = false;
                self.ended(end)?;
            }
            Event::GameOver { winners } => {
                let own = self.winners();
                ensure!(winners == own, "{winners:?} win, by the rules {own:?}");
            }
            _ => {}
        }
        Ok(())
    }

    /// Enters that a card has come to the table in a player's turn.
    fn begin_turn_of(&mut self, seat: Seat) {
        (self.laid, self.begun) = (true, true);
        (self.laid_last, self.turn) = (seat, seat);
        if self.duties.laid != Some(seat) {
            self.duties.refill.clear();
        }
        self.duties.laid = Some(seat);
        self.duties.answered.clear();
        self.bribed.clear();
    }

    fn enter_cards(&mut self, event: &Event) -> Check {
        match *event {
            Event::Revealed { seat, number } => {
                self.open[seat.index() & 3] = Some(number);
                self.duties.untaxed = !self.page.wheel();
            }
            Event::Smuggles { seat } => {
                self.open[seat.index() & 3] = Some(0);
                self.duties.untaxed = !self.page.wheel();
            }
            Event::Sailed { cell, .. } => {
                ensure!(self.water.has(at(cell)), "the ship lies on no canal");
                self.ship = Some(at(cell));
            }
            Event::Laid { seat, number, cell } => self.laid(seat, number, at(cell))?,
            Event::LaidMore { seat, number, cell } => {
                self.pay(seat, 1)?;
                self.hands[seat.index() & 3] -= 1;
                self.duties.refill.push(false);
                self.put(number, at(cell), self.page.party(seat));
            }
            Event::Smuggled { seat, cell, dock } => self.hidden(seat, at(cell), dock)?,
            Event::TurnedUp { seat, number, cell } => {
                let own = self.smuggled[self.page.party(seat) & 1];
                ensure!(own == Some((at(cell), number)), "another card is turned up: {number}");
                self.ending = true;
                self.top[at(cell)] = 0;
                self.put(number, at(cell), self.page.party(seat));
                self.begin_landing(at(cell));
            }
            Event::CouldNotLay { seat, number } => {
                let s = seat.index() & 3;
                ensure!(self.lays(seat, number).is_empty(), "card {number} could be laid");
                self.open[s] = None;
                self.dry += i16::from(self.page.wheel());
            }
            Event::CouldNotSmuggle { seat } => {
                let s = seat.index() & 3;
                let number = self.hides[s].take().unwrap_or(0);
                self.dry += i16::from(self.page.wheel());
                ensure!(self.lays(seat, number).is_empty(), "card {number} could be laid");
                self.open[s] = None;
            }
            Event::TookAway { number, cell, under, .. } | Event::BoughtOut { number, cell, under, .. } => {
                self.removed(number, at(cell), under)?;
            }
            Event::Burnt { number, cell } => {
                self.brought(&format!("fire {number}"))?;
                self.removed(number, at(cell), Seat(Ledger::side_of(number) as u8))?;
            }
            Event::Filled { number, cell } => {
                self.canals -= 1;
                self.put(number, at(cell), 0);
            }
            Event::Discarded { seat, .. } => {
                self.open[seat.index() & 3] = None;
                self.hands[seat.index() & 3] -= 1;
                self.boxed += 1;
                self.begin_turn_of(seat);
            }
            Event::Drew { seat, number } => self.drew(seat, sort_of(number) == Sort::Dock)?,
            Event::Picked { seat } => self.drew(seat, true)?,
            Event::DocksLeave { count } => {
                for seat in self.page.seats() {
                    self.docks[seat.index() & 3] -= usize::from(count);
                    self.boxed += usize::from(count);
                }
            }
            Event::AxisFixed { columns, rows } => {
                let own = std::mem::take(&mut self.duties.fixed);
                ensure!(own == (columns, rows), "axes fixed: {columns} {rows}, by the rules {own:?}");
            }
            _ => {}
        }
        Ok(())
    }

    fn laid(&mut self, seat: Seat, number: u8, cell: At) -> Check {
        let twin = matches!(self.moved, Some((_, Move::LayCanal { .. })));
        let s = seat.index() & 3;
        self.hands[s] -= 1;
        self.hand_docks[s] -= usize::from(sort_of(number) == Sort::Dock);
        if !twin {
            ensure!(self.open[s] == Some(number), "card {number} was not open");
            self.open[s] = None;
        }
        self.begin_turn_of(seat);
        self.put(number, cell, self.page.party(seat));
        match sort_of(number) {
            Sort::Dock => self.duties.refill.push(true),
            Sort::Canal => self.duties.refill.push(false),
            _ if self.page.wheel() => self.duties.refill.push(false),
            _ => {}
        }
        if TAVERNS.contains(&number) {
            self.duties.answered.push("tavern");
        }
        self.duties.subsidy = sort_of(number) == Sort::Canal && !twin;
        self.begin_landing(cell);
        if !twin {
            self.tax_opponents(seat, number);
        }
        Ok(())
    }

    fn hidden(&mut self, seat: Seat, cell: At, dock: bool) -> Check {
        let s = seat.index() & 3;
        let Some(number) = self.hides[s].take() else { return Err("nothing was to be smuggled".to_owned()) };
        ensure!(dock == (sort_of(number) == Sort::Dock), "another sort is smuggled");
        self.open[s] = None;
        self.hands[s] -= 1;
        self.hand_docks[s] -= usize::from(dock);
        self.begin_turn_of(seat);
        self.duties.refill.push(dock);
        self.smuggled[self.page.party(seat) & 1] = Some((cell, number));
        self.top[cell] = number;
        self.dark.add(cell);
        self.stretch(cell);
        Ok(())
    }

    pub fn removed(&mut self, number: u8, cell: At, under: Seat) -> Check {
        ensure!(self.top[cell] == number, "card {number} does not lie at {:?}", xy(cell));
        ensure!(self.page.wheel() || !self.done.has(cell), "card {number} lies in a finished sector");
        self.take_off(cell);
        self.docks[under.index() & 3] += 1;
        Ok(())
    }

    fn drew(&mut self, seat: Seat, dock: bool) -> Check {
        let s = seat.index() & 3;
        if self.duties.redraw[s] > 0 {
            ensure!(dock, "a canal is drawn after disorder");
            self.duties.redraw[s] -= 1;
        } else {
            let either = self.page.either_pile();
            let due = self.duties.refill.iter().position(|&due| either || due == dock);
            let Some(due) = due.filter(|_| self.duties.laid == Some(seat)) else {
                return Err(format!("seat {} draws a card too many", seat.0));
            };
            self.duties.refill.remove(due);
        }
        let drawer = if self.page.solo() { 0 } else { s };
        let pile = if dock { &mut self.docks[drawer] } else { &mut self.canals };
        ensure!(*pile > 0, "seat {} draws from an empty pile", seat.0);
        *pile -= 1;
        self.hands[s] += 1;
        self.hand_docks[s] += usize::from(dock);
        Ok(())
    }
}
