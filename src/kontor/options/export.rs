//! The export: warehouses beside the harbour, counted by kind (expansion `kontor/export`).
//!
//! Reaches in at `options/events`, `page/describe`, `page/observation`, `turn/check`, `turn/laying`, `turn/mod`,
//! `turn/score`, `turn/ship`, `turn/steps`, `turn/unasked`.

use super::{Entry, OptionalRule};
use crate::game::{Log, Motion, Seat};
use crate::kontor::state::Pending;
use crate::kontor::turn::landing;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Cells, Event, Good, Goods, Kontor, Landed, Place, Refusal, Scenario, Side};

/// The expansion `kontor/export`.
pub const ENTRY: Entry = Entry {
    for_two: true,
    not_in: &[Scenario::Speed, Scenario::TicTacToe, Scenario::Embargo],
    ..Entry::new(OptionalRule::Export, "export", |r| r.goods.export = true)
};

/// The warehouses in the export, and the docks that owe them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Export {
    /// The docks that have exported a warehouse, by kind.
    exported: [Cells; 3],
    /// Number of warehouses that a side has in the export, by kind.
    exports: [[u8; 3]; 2],
}

impl Export {
    pub const NONE: Export = Export { exported: [Cells::NONE; 3], exports: [[0; 3]; 2] };

    /// Returns the number of warehouses that red and black have in the export, by kind.
    pub fn counts(&self) -> [[u8; 3]; 2] {
        self.exports
    }

    /// Sets how many warehouses each side has in the export.
    #[cfg(test)]
    pub fn set(&mut self, counts: [[u8; 3]; 2]) {
        self.exports = counts;
    }
}

/// Asks whether one of the goods that a dock lands goes to the export.
pub fn may_export(game: &mut Kontor) -> Flow {
    if !Good::ALL.into_iter().any(|good| check_export(game, good).is_ok()) {
        return Flow::On;
    }
    game.wait_for(Pending::Export);
    Flow::Waits
}

/// Checks that the dock lands these goods and that there is a warehouse for them (`kontor/ruling-108`).
pub fn check_export(game: &Kontor, good: Good) -> Result<(), Refusal> {
    if !game.play.landing().has(good) {
        Err(Refusal::NotOnTheCard)
    } else if landing::has_warehouse(game, game.side(game.round.turn()), good) {
        Ok(())
    } else {
        Err(Refusal::NothingToExport)
    }
}

/// Sends one of the goods to the export instead of the sector.
pub fn export(game: &mut Kontor, good: Good, log: &mut impl Log<Kontor>) {
    let (seat, cell, kind) = (game.round.turn(), game.play.cell(), good.index());
    let side = game.side(seat);
    game.play.divert(good);
    let Some(from) = landing::fetch(game, side, good) else { return };
    let before = game.noted(log);
    if let Some(export) = game.parties.export_mut() {
        export.exported[kind] = export.exported[kind].or(Cells::of(cell));
        export.exports[side.index()][kind] += 1;
    }
    log.event(Event::Exported { seat, good });
    log.motion(Motion::Move { from, to: Place::Export(seat, good), face: None });
    game.log_scores(before, log);
}

/// Gives back the goods that a dock shows when it is taken away, except those in `landed`, which have
/// gone back already. If the dock has exported a good, another dock of its side and sector gives back its
/// own warehouse instead, the first in reading order, and counts as the exporter from then on. If no dock
/// there has one, the export gives back a warehouse of that side and sector (rule `kontor/export`,
/// `kontor/ruling-2`).
pub fn return_exports(game: &mut Kontor, cell: Cell, landed: Goods, log: &mut impl Log<Kontor>) {
    if game.rules.goods.export {
        let shown = landing::goods_at(game, cell);
        for good in Good::ALL.into_iter().filter(|&good| shown.has(good) && !landed.has(good)) {
            return_export(game, cell, good, log);
        }
        forget_exports(game, cell);
    }
}

fn return_export(game: &mut Kontor, cell: Cell, good: Good, log: &mut impl Log<Kontor>) {
    let (here, kind) = (Cells::of(cell), good.index());
    let exported = game.parties.export().exported[kind];
    let Some(side) = Side::BOTH.into_iter().find(|side| game.harbour.docks(side.seat()).has(cell)) else {
        return;
    };
    let own = game.harbour.docks(side.seat()).and(here.spread(game.harbour.land()));
    let owes = exported.has(cell);
    if let Some(other) = game.harbour.cells(own.and(game.warehouses.cells_of(good))).next() {
        if owes {
            set_exported(game, good, exported.or(Cells::of(other)));
            landing::send_back(game, other, good, log);
        }
        return;
    }
    // If a dock lands only one of its goods, the others were never landed: only its own export comes
    // back.
    let all = game.rules.goods.landed == Landed::All;
    let debtors = if owes {
        here
    } else if all {
        own.and(exported)
    } else {
        Cells::NONE
    };
    let Some(debtor) = game.harbour.cells(debtors).next() else { return };
    set_exported(game, good, exported.less(Cells::of(debtor)));
    let seat = seat_of(game, side);
    if let Some(export) = game.parties.export_mut() {
        let exports = &mut export.exports[side.index()][kind];
        *exports = exports.saturating_sub(1);
    }
    let to = game.supply.get_back(side, good, 1);
    log.event(Event::Recalled { seat, good });
    log.motion(Motion::Move { from: Place::Export(seat, good), to, face: None });
}

/// Remembers which docks have exported one of these goods.
fn set_exported(game: &mut Kontor, good: Good, docks: Cells) {
    if let Some(export) = game.parties.export_mut() {
        export.exported[good.index()] = docks;
    }
}

/// Forgets that a dock has exported goods, since it is covered or taken; the goods stay in the export.
pub fn forget_exports(game: &mut Kontor, cell: Cell) {
    if let Some(export) = game.parties.export_mut() {
        export.exported = export.exported.map(|docks| docks.less(Cells::of(cell)));
    }
}

/// Returns the points of a side for the export: one for each kind of which it has more than the other
/// side.
pub fn export_points(game: &Kontor, side: Side) -> i16 {
    let exports = &game.parties.export().exports;
    let [own, other] = [side, side.other()].map(|side| exports[side.index()]);
    own.into_iter().zip(other).filter(|(own, other)| own > other).count() as i16
}

/// Returns the first seat of a side.
pub fn seat_of(game: &Kontor, side: Side) -> Seat {
    game.every_seat().find(|&seat| game.side(seat) == side).unwrap_or(Seat(0))
}
