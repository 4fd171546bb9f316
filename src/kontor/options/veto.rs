//! A tavern's owner decides whether its sector counts (rule `kontor/old-grudges`).
//!
//! Reaches in at `page/describe`, `turn/mod`, `turn/score`, `turn/scoring`.

use super::{Entry, FREEWHEEL, OptionalRule, taverns as needs_taverns};
use crate::game::{Log, Seat, Seats};
use crate::kontor::state::Pending;
use crate::kontor::turn::scoring;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Cells, Event, Kontor, TAVERNS};

/// The optional rule `kontor/old-grudges`.
pub const ENTRY: Entry = Entry {
    needs: needs_taverns,
    not_in: FREEWHEEL,
    ..Entry::new(OptionalRule::OldGrudges, "oldGrudges", |r| r.taverns.veto = true)
};

/// The sectors that do not count.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Veto {
    /// Their land.
    void: Cells,
    /// The first cell of the sector about which a tavern's owner decides.
    judged: Cell,
}

impl Veto {
    pub const NONE: Veto = Veto { void: Cells::NONE, judged: Cell::ANCHOR };

    pub fn void(&self) -> Cells {
        self.void
    }

    pub fn judged(&self) -> Cell {
        self.judged
    }
}

/// Returns the seat that decides whether a finished sector counts: the owner of its only tavern; in a
/// team the partner who acts, else the lower seat (rule `kontor/old-grudges`, `kontor/ruling-90`).
pub fn may_veto(game: &Kontor, sector: Cells) -> Option<Seat> {
    if !game.rules.taverns.veto {
        return None;
    }
    let is_tavern = |cell: &Cell| game.card_at(*cell).filter(|number| TAVERNS.contains(number));
    let mut taverns = game.harbour.cells(sector).filter_map(|cell| is_tavern(&cell));
    let side = game.side_of(taverns.next()?);
    if taverns.next().is_some() {
        return None; // a sector with both taverns counts
    }
    let own = |seat: &Seat| game.side(*seat) == side;
    Some(game.round.turn()).filter(own).or_else(|| game.every_seat().find(own))
}

/// Asks the owner of a tavern whether its sector counts; after the answer the step is repeated.
pub fn ask_for_veto(game: &mut Kontor, owner: Seat, sector: Cells) -> Flow {
    if let Some(veto) = game.parties.veto_mut() {
        veto.judged = game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
    }
    game.question.ask(Pending::Veto, Seats::only(owner));
    Flow::WaitsAgain
}

pub fn make_void(game: &mut Kontor, sector: Cells) {
    if let Some(veto) = game.parties.veto_mut() {
        veto.void = veto.void.or(sector);
    }
}

/// Scores the sector on which the owner of its tavern has decided.
pub fn judge_sector(game: &mut Kontor, counts: bool, log: &mut impl Log<Kontor>) {
    let cell = game.parties.veto().judged;
    let sector = Cells::of(cell).spread(game.harbour.land());
    if let Some(seat) = game.question.deciding().first() {
        log.event(Event::Judged { seat, cell, counts });
    }
    scoring::score_sector(game, sector, counts, log);
}
