//! The patrol boat: moving it, and taking a dock away (rule `kontor/ship`).

use crate::game::{Log, Motion, Quiet, Seat};
use crate::kontor::options::{alliances, alone, drunk, export};
use crate::kontor::turn::{hands, landing, laying};
use crate::kontor::{Cell, Cells, Event, Face, Kontor, Place, Refusal, Side, Sort, TAVERNS};

/// Returns the canals that the ship may go to: all others, floods and the anchor included.
pub fn havens(game: &Kontor) -> Cells {
    game.harbour.water().less(Cells::of(game.ship.at()))
}

/// Returns whether the open card lets the ship move and there is a canal to go to (`kontor/ruling-35`).
pub fn may_sail(game: &Kontor, number: u8) -> bool {
    game.rules.ship.is_some() && game.cards.has_ship(number) && !havens(game).is_empty()
}

/// Returns the docks that the ship can take away: beside it, with a ship symbol, not in a finished
/// sector, of either side.
pub fn takeable(game: &Kontor) -> Cells {
    takeable_from(game, game.ship.at())
}

/// Returns the docks that the ship could take away if it lay on this cell.
pub fn takeable_from(game: &Kontor, cell: Cell) -> Cells {
    let near = cell.beside().and(game.harbour.land()).less(game.sectors.done()).less(shielded(game));
    let bears = |cell: Cell| game.card_at(cell).is_some_and(|number| game.cards.has_ship(number));
    let some = |cells: Cells, cell| if bears(cell) { cells.or(Cells::of(cell)) } else { cells };
    game.harbour.cells(near).fold(Cells::NONE, some)
}

/// Returns the docks that taverns protect: those of the tavern's owner in the same sector (rule
/// `kontor/protection`); a tavern under a flood protects none (`kontor/ruling-103`).
fn shielded(game: &Kontor) -> Cells {
    if !game.rules.taverns.shield {
        return Cells::NONE;
    }
    let is_tavern = |&cell: &Cell| game.card_at(cell).is_some_and(|number| TAVERNS.contains(&number));
    let of = |side: Side| {
        let docks = game.harbour.docks(side.seat());
        game.harbour.cells(docks).filter(is_tavern).collect::<Cells>().spread(game.harbour.land()).and(docks)
    };
    of(Side::Red).or(of(Side::Black))
}

/// Returns the seats under whose pile a dock may go: its owner; in teams either partner
/// (`kontor/ruling-46`); or the seat of the common pile (`kontor/ruling-88`).
pub fn owners(game: &Kontor, cell: Cell) -> impl Iterator<Item = Seat> + '_ {
    let side = game
        .card_at(cell)
        .filter(|&number| game.sort_of(number) == Sort::Dock)
        .map(|number| game.side_of(number));
    let solo = alone::is_solo(game);
    let owns = move |seat: Seat| if solo { seat == Seat(0) } else { Some(game.side(seat)) == side };
    game.every_seat().filter(move |&seat| side.is_some() && owns(seat))
}

/// Returns whether the ship alone keeps every card of every hand off the table, whatever the players choose
/// (`kontor/ruling-96`).
pub fn is_blockaded(game: &Kontor) -> bool {
    let cards = || game.every_seat().flat_map(|seat| game.deck.hand(seat).map(move |(_, card)| (seat, card)));
    game.rules.early_ends.nobody_can_place
        && cards().any(|(seat, card)| !laying::lays_anyway(game, seat, card).is_empty())
        && !cards().any(|(seat, card)| could_lay(game, seat, card))
}

/// Returns whether a card could be laid if it were on turn: at once, or after its ship has moved and perhaps taken
/// a dock away.
fn could_lay(game: &Kontor, seat: Seat, card: u8) -> bool {
    let fits = |game: &Kontor| !laying::lays(game, seat, card).is_empty();
    let after_taking = |game: &Kontor, dock| {
        let mut after = game.clone();
        owners(game, dock).take(1).for_each(|under| take_away(&mut after, dock, under, &mut Quiet));
        fits(&after)
    };
    let after_sailing = |to| {
        let mut moved = game.clone();
        moved.ship.sail(to);
        fits(&moved) || game.harbour.cells(takeable(&moved)).any(|dock| after_taking(&moved, dock))
    };
    fits(game) || may_sail(game, card) && game.harbour.cells(havens(game)).any(after_sailing)
}

/// Checks that the ship may go to a canal.
pub fn check_sail(game: &Kontor, to: Cell) -> Result<(), Refusal> {
    if to == game.ship.at() {
        Err(Refusal::ShipIsThere)
    } else if game.harbour.bounds().covers(to) && game.harbour.water().has(to) {
        Ok(())
    } else {
        Err(Refusal::NotACanal)
    }
}

/// Checks that a dock may be taken away and put under this pile.
pub fn check_take(game: &Kontor, cell: Cell, under: Seat) -> Result<(), Refusal> {
    let Some(number) = game.card_at(cell).filter(|&number| game.sort_of(number) == Sort::Dock) else {
        return Err(Refusal::NotADock);
    };
    if game.sectors.done().has(cell) {
        Err(Refusal::SectorIsFinished)
    } else if !game.cards.has_ship(number) {
        Err(Refusal::BearsNoShip)
    } else if !game.ship.at().beside().has(cell) {
        Err(Refusal::NotBesideTheShip)
    } else if shielded(game).has(cell) {
        Err(Refusal::TavernProtects)
    } else if !owners(game, cell).any(|seat| seat == under) {
        Err(Refusal::NotTheOwner)
    } else {
        Ok(())
    }
}

pub fn sail(game: &mut Kontor, to: Cell, log: &mut impl Log<Kontor>) {
    log.event(Event::Sailed { seat: game.round.turn(), cell: to });
    let from = Place::Ship(game.ship.at());
    game.ship.sail(to);
    log.motion(Motion::Move { from, to: Place::Ship(to), face: Some(Face::Ship) });
}

/// Takes a dock away with the ship: its warehouses go to the supply. An axis that is not fixed may shrink
/// (`kontor/ruling-25`); cards that become isolated stay (rule `kontor/isolated`).
pub fn take_away(game: &mut Kontor, cell: Cell, under: Seat, log: &mut impl Log<Kontor>) {
    let Some(number) = game.card_at(cell) else { return };
    log.event(Event::TookAway { seat: game.round.turn(), number, cell, under });
    remove(game, cell, under, log);
}

/// Puts the dock of a cell face up under a pile.
pub fn remove(game: &mut Kontor, cell: Cell, under: Seat, log: &mut impl Log<Kontor>) {
    let Some(number) = game.card_at(cell) else { return };
    let (before, landed) = (game.noted(log), game.warehouses.kinds_on(cell));
    landing::lose_goods(game, cell, log);
    alone::unmark(game, cell, log);
    export::return_exports(game, cell, landed, log);
    game.harbour.take(cell);
    hands::put_under(game, number, under, Place::Cell(cell), log);
    game.log_scores(before, log);
    if game.rules.taverns.make_drunk {
        drunk::sober_up(game, log);
        alliances::renew_alliances(game, log);
    }
}
