//! Taverns that bring warehouses (rules `kontor/corruption-1`, `kontor/corruption-2`).
//!
//! Reaches in at `options/events`, `turn/check`, `turn/laying`, `turn/mod`, `turn/steps`, `turn/unasked`.

use super::{Entry, FREEWHEEL, OptionalRule};
use crate::game::Log;
use crate::kontor::state::Pending;
use crate::kontor::turn::landing;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Cells, Event, Good, Goods, Kontor, Refusal, TAVERNS};

/// The optional rule `kontor/corruption-1`.
pub const CORRUPTION_1: Entry = Entry {
    needs: super::taverns,
    clashes: &[OptionalRule::Corruption2],
    not_in: FREEWHEEL,
    ..Entry::new(OptionalRule::Corruption1, "corruption1", |r| r.taverns.add_one = true)
};

/// The optional rule `kontor/corruption-2`.
pub const CORRUPTION_2: Entry = Entry {
    needs: super::taverns,
    not_in: FREEWHEEL,
    ..Entry::new(OptionalRule::Corruption2, "corruption2", |r| r.taverns.add_two = true)
};

/// Docks to which the tavern laid last, or the last event `flood-damage`, has brought a warehouse.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Brought(Cells);

impl Brought {
    pub const NONE: Brought = Brought(Cells::NONE);

    pub fn docks(&self) -> Cells {
        self.0
    }

    pub fn add(&mut self, dock: Cell) {
        self.0 = self.0.or(Cells::of(dock));
    }
}

/// Returns whether a card is a tavern that may bring warehouses; such a tavern may not finish a sector
/// (`kontor/ruling-99`).
pub fn bribes(game: &Kontor, number: u8) -> bool {
    let taverns = game.rules.taverns;
    (taverns.add_one || taverns.add_two) && TAVERNS.contains(&number)
}

/// Returns the only kind of goods that a dock shows; `None` if it shows none or several.
fn single_good(game: &Kontor, cell: Cell) -> Option<Good> {
    let goods = landing::goods_at(game, cell);
    Good::ALL.into_iter().find(|&good| goods.has(good)).filter(|_| goods.len() == 1)
}

/// Returns the docks to which the tavern just laid may bring one more warehouse: one of the player's own
/// with one kind of goods in the same sector; or two, which lie with the tavern in three different
/// sectors. Kinds that the supply lacks are left out.
pub fn bribable(game: &Kontor) -> Cells {
    let (number, tavern) = (game.play.number(), game.play.cell());
    let (side, bribed) = (game.side_of(number), game.parties.brought().docks());
    if !bribes(game, number) {
        return Cells::NONE;
    }
    let sector = |cells: Cells| cells.spread(game.harbour.land());
    let reach = match bribed.len() {
        0 if game.rules.taverns.add_one => sector(Cells::of(tavern)),
        0 | 1 if game.rules.taverns.add_two => Cells::ALL.less(sector(Cells::of(tavern).or(bribed))),
        _ => Cells::NONE,
    };
    let has = |good: Good| landing::has_warehouse(game, side, good);
    let takes = |&cell: &Cell| single_good(game, cell).is_some_and(has);
    let open = game.harbour.docks(side.seat()).less(game.sectors.done());
    game.harbour.cells(open.and(reach)).filter(takes).collect()
}

/// Forgets the docks that were brought a warehouse, before the next tavern or event.
pub fn forget_landed(game: &mut Kontor) {
    if let Some(brought) = game.parties.brought_mut() {
        *brought = Brought::NONE;
    }
}

/// Asks whether the tavern just laid brings a warehouse, if it can.
pub fn may_bribe(game: &mut Kontor) -> Flow {
    forget_landed(game);
    if bribable(game).is_empty() {
        return Flow::On;
    }
    game.wait_for(Pending::Bribe);
    Flow::Waits
}

/// Checks that a dock may get one.
pub fn check_bribe(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    if game.harbour.bounds().covers(cell) && bribable(game).has(cell) {
        Ok(())
    } else {
        Err(Refusal::CannotBeBribed)
    }
}

/// Brings a warehouse to a dock, and asks for a second dock if there may be one.
pub fn bribe(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    if let Some(good) = single_good(game, cell) {
        log.event(Event::Bribed { seat: game.round.turn(), cell, good });
        landing::land_goods(game, cell, Goods::only(good), log);
    }
    if let Some(brought) = game.parties.brought_mut() {
        brought.add(cell);
    }
    if bribable(game).is_empty() {
        game.continue_turn(log);
    }
}
