//! Taverns that make the workers of a dock drunk (rule `kontor/freewheel`, `kontor/ruling-81`): that dock
//! counts for nothing until it or the tavern is taken, covered or cut off.
//!
//! Reaches in at `bots/bot`, `bots/net`, `options/alone`, `options/clockwise`, `page/describe`, `page/observation`,
//! `state/mod`, `turn/check`, `turn/list`, `turn/mod`, `turn/round`, `turn/score`, `turn/scoring`, `turn/ship`,
//! `turn/steps`, `turn/unasked`.

use crate::game::{Log, Motion, Seat};
use crate::kontor::options::{alliances, alone};
use crate::kontor::state::Pending;
use crate::kontor::turn::scoring;
use crate::kontor::turn::scoring::finished;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Cells, Event, Face, Kontor, Place, Refusal, Sort, TAVERNS};

/// The coins of the taverns 88 and 89.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Coins {
    /// The docks that they make drunk.
    on: [Option<Cell>; 2],
    /// Which of them have been used in this turn.
    used: [bool; 2],
}

impl Coins {
    pub fn on(&self) -> [Option<Cell>; 2] {
        self.on
    }

    /// Begins a turn, in which no tavern has been used yet.
    pub fn begin_turn(&mut self) {
        self.used = [false; 2];
    }

    /// Lays the coin of a tavern on a dock.
    #[cfg(test)]
    pub fn lay(&mut self, which: usize, dock: Cell) {
        self.on[which] = Some(dock);
    }
}

/// Returns the docks whose workers are drunk.
pub fn drunk(game: &Kontor) -> Cells {
    let of = |coin: Option<Cell>| coin.map_or(Cells::NONE, Cells::of);
    of(game.coins.on[0]).or(of(game.coins.on[1]))
}

/// Returns how many cards of a sector count.
pub fn size(game: &Kontor, sector: Cells) -> u8 {
    sector.less(drunk(game)).len()
}

/// Returns whether a dock lies on a cell, with or without an owner.
fn is_dock(game: &Kontor, cell: Cell) -> bool {
    game.card_at(cell).is_some_and(|number| game.sort_of(number) == Sort::Dock)
}

/// Returns the uncovered taverns: which of the two, and its cell.
fn lying(game: &Kontor) -> impl Iterator<Item = (usize, Cell)> + use<> {
    let cells = TAVERNS.map(|tavern| game.harbour.cell_of(tavern));
    cells.into_iter().enumerate().filter_map(|(which, cell)| Some((which, cell?)))
}

/// Returns the docks that a tavern could make drunk: all others of its sector, of either side, except the
/// one with its own coin; the coin of the other tavern may lie there (`kontor/ruling-81`).
fn guests(game: &Kontor, tavern: Cell) -> Cells {
    let here = Cells::of(tavern);
    let others = here.spread(game.harbour.land()).less(here).less(coin_of(game, tavern));
    game.harbour.cells(others).filter(|&cell| is_dock(game, cell)).collect()
}

/// Returns the dock with the coin of a tavern.
fn coin_of(game: &Kontor, tavern: Cell) -> Cells {
    let coin = lying(game).find(|&(_, cell)| cell == tavern).and_then(|(which, _)| game.coins.on[which]);
    coin.map_or(Cells::NONE, Cells::of)
}

/// Returns whether the tavern just laid has to make a dock drunk. Sectors that it closes and alliances
/// that it ends are settled before that question.
pub fn must_treat(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Flow {
    if !TAVERNS.contains(&game.play.number()) || guests(game, game.play.cell()).is_empty() {
        return Flow::On;
    }
    renew_sectors(game, log);
    game.wait_for(Pending::Treat);
    Flow::Waits
}

/// Returns the taverns that the player on turn may use, each with the docks that it could make drunk;
/// each tavern may be used once per turn.
pub fn treats(game: &Kontor) -> impl Iterator<Item = (Cell, Cell)> + '_ {
    let may = |&(_, tavern): &(usize, Cell)| check_tavern(game, game.round.turn(), tavern).is_ok();
    let on = game.rules.taverns.make_drunk;
    let taverns = lying(game).filter(move |_| on).filter(may);
    taverns.flat_map(|(_, tavern)| game.harbour.cells(guests(game, tavern)).map(move |dock| (tavern, dock)))
}

/// Checks that a player may use a tavern now.
fn check_tavern(game: &Kontor, seat: Seat, tavern: Cell) -> Result<(), Refusal> {
    let Some(which) = lying(game).find(|&(_, cell)| cell == tavern).map(|(which, _)| which) else {
        return Err(Refusal::NotATavern);
    };
    if !game.harbour.docks(alone::party(game, seat)).has(tavern) {
        Err(Refusal::NotYourTavern)
    } else if game.question.pending() == Pending::Treat && game.play.cell() != tavern {
        Err(Refusal::OtherDecision)
    } else if game.question.pending() == Pending::Play && game.coins.used[which] {
        Err(Refusal::OnceATurn)
    } else {
        Ok(())
    }
}

/// Checks that a tavern may make a dock drunk.
pub fn check_treat(game: &Kontor, seat: Seat, tavern: Cell, dock: Cell) -> Result<(), Refusal> {
    check_tavern(game, seat, tavern)?;
    if !is_dock(game, dock) || dock == tavern || !Cells::of(tavern).spread(game.harbour.land()).has(dock) {
        Err(Refusal::NoGuest)
    } else if coin_of(game, tavern).has(dock) {
        Err(Refusal::DrunkAlready)
    } else {
        Ok(())
    }
}

/// Makes the workers of a dock drunk; those of the tavern's previous dock are sober again.
pub fn treat(game: &mut Kontor, tavern: Cell, dock: Cell, log: &mut impl Log<Kontor>) {
    let Some(which) = lying(game).find(|&(_, cell)| cell == tavern).map(|(which, _)| which) else {
        return;
    };
    let before = game.noted(log);
    log.event(Event::Treated { seat: game.round.turn(), tavern, cell: dock });
    let from = lift_coin(game, which);
    let to = coin_place(game, dock);
    game.coins.on[which] = Some(dock);
    game.coins.used[which] = true;
    log.motion(Motion::Move { from, to, face: Some(Face::Coin) });
    game.log_scores(before, log);
}

/// Returns the place for one more coin on a dock: the first, or the second if it has a coin already.
fn coin_place(game: &Kontor, dock: Cell) -> Place {
    if drunk(game).has(dock) { Place::SecondCoin(dock) } else { Place::Coin(dock) }
}

/// Takes up a tavern's coin and returns its place: the second one if a dock has two, since they look the
/// same.
fn lift_coin(game: &mut Kontor, which: usize) -> Place {
    game.coins.on[which].take().map_or(Place::Coins, |dock| coin_place(game, dock))
}

/// Calls `each` with every coin on a dock.
pub fn each_coin(game: &Kontor, each: &mut dyn FnMut(Place, Face)) {
    game.coins.on[0].into_iter().for_each(|dock| each(Place::Coin(dock), Face::Coin));
    if let Some(dock) = game.coins.on[1] {
        let second = game.coins.on[0] == Some(dock);
        each(if second { Place::SecondCoin(dock) } else { Place::Coin(dock) }, Face::Coin);
    }
}

/// Takes the coins off docks that no longer share a sector with the tavern.
pub fn sober_up(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    for (which, tavern) in TAVERNS.into_iter().enumerate() {
        let Some(dock) = game.coins.on[which] else { continue };
        let tavern = game.harbour.cell_of(tavern);
        let sector = tavern.map_or(Cells::NONE, |tavern| Cells::of(tavern).spread(game.harbour.land()));
        if sector.has(dock) && is_dock(game, dock) {
            continue;
        }
        let from = lift_coin(game, which);
        if !drunk(game).has(dock) {
            log.event(Event::Sobered { cell: dock });
        }
        log.motion(Motion::Move { from, to: Place::Coins, face: None });
    }
}

/// Updates which sectors are closed at this moment, if they are only scored at the end
/// (`kontor/ruling-79`), and everything that depends on it.
pub fn renew_sectors(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let before = game.noted(log);
    let inside = scoring::inside(game, game.harbour.bounds());
    game.sectors.renew(finished(game.harbour.land(), game.harbour.open_cards(), inside));
    sober_up(game, log);
    alliances::renew_alliances(game, log);
    game.log_scores(before, log);
}
