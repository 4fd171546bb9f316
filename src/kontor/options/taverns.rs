//! Powers of taverns: they bring warehouses (rules `kontor/corruption-1`, `kontor/corruption-2`), or decide
//! whether a sector counts (rule `kontor/old-grudges`).

use crate::game::{Log, Seat, Seats};
use crate::kontor::page::event::Event;
use crate::kontor::setup::cards::{Good, Goods, TAVERNS};
use crate::kontor::state::{Cell, Cells, Kontor, Pending};
use crate::kontor::turn::refusal::Refusal;
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{landing, scoring};

/// Returns whether a card is a tavern that may bring warehouses; such a tavern may not finish a sector
/// (`kontor/ruling-99`).
pub(in crate::kontor) fn bribes(game: &Kontor, number: u8) -> bool {
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
pub(in crate::kontor) fn bribable(game: &Kontor) -> Cells {
    let (number, tavern) = (game.play.number(), game.play.cell());
    let (side, bribed) = (game.side_of(number), game.parties.dealings().bribed);
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

/// Forgets the docks that were bribed or exchanged a warehouse, before the next tavern or event.
pub(in crate::kontor) fn forget_brought(game: &mut Kontor) {
    if let Some(dealings) = game.parties.dealings_mut() {
        (dealings.bribed, dealings.exchanged) = (Cells::NONE, Cells::NONE);
    }
}

/// Asks whether the tavern just laid brings a warehouse, if it can.
pub(in crate::kontor) fn may_bribe(game: &mut Kontor) -> Flow {
    forget_brought(game);
    if bribable(game).is_empty() {
        return Flow::On;
    }
    game.wait_for(Pending::Bribe);
    Flow::Waits
}

/// Returns the seat that decides whether a finished sector counts: the owner of its only tavern; in a
/// team the partner who acts, else the lower seat (rule `kontor/old-grudges`, `kontor/ruling-90`).
pub(in crate::kontor) fn may_veto(game: &Kontor, sector: Cells) -> Option<Seat> {
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
pub(in crate::kontor) fn ask_for_veto(game: &mut Kontor, owner: Seat, sector: Cells) -> Flow {
    if let Some(dealings) = game.parties.dealings_mut() {
        dealings.judged = game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
    }
    game.question.ask(Pending::Veto, Seats::only(owner));
    Flow::WaitsAgain
}

/// Lets a finished sector not count.
pub(in crate::kontor) fn make_void(game: &mut Kontor, sector: Cells) {
    if let Some(dealings) = game.parties.dealings_mut() {
        dealings.void = dealings.void.or(sector);
    }
}

/// Scores the sector on which the owner of its tavern has decided.
pub(in crate::kontor) fn judge_sector(game: &mut Kontor, counts: bool, log: &mut impl Log<Kontor>) {
    let cell = game.parties.dealings().judged;
    let sector = Cells::of(cell).spread(game.harbour.land());
    if let Some(seat) = game.question.deciding().first() {
        log.event(Event::Judged { seat, cell, counts });
    }
    scoring::score_sector(game, sector, counts, log);
}

pub(in crate::kontor) fn check_bribe(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    if game.harbour.bounds().covers(cell) && bribable(game).has(cell) {
        Ok(())
    } else {
        Err(Refusal::CannotBeBribed)
    }
}

/// Brings a warehouse to a dock, and asks for a second dock if there may be one.
pub(in crate::kontor) fn bribe(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    if let Some(good) = single_good(game, cell) {
        log.event(Event::Bribed { seat: game.round.turn(), cell, good });
        landing::land_goods(game, cell, Goods::only(good), log);
    }
    if let Some(dealings) = game.parties.dealings_mut() {
        dealings.bribed = dealings.bribed.or(Cells::of(cell));
    }
    if bribable(game).is_empty() {
        game.continue_turn(log);
    }
}
