//! What a position of Kontor holds for each side: sectors won and led, warehouses, florins, cards. A card that is chosen
//! in secret is told by what it would bring if it were laid now, on the cell that it is planned for, or else on the best one.

use crate::bot::{POINT, Part, best_next};
use crate::game::{Quiet, Rules, Seat};
use crate::kontor::bots::bot::FLORIN;
use crate::kontor::options::alone;
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::{score, scoring, ship};
use crate::kontor::{Cell, Cells, Kontor, Majority, Move, Pile, Place, Side, Sort, Standing};

/// The worth of a card in hand.
const HELD: i16 = 2;
/// The worth of a warehouse more than the other side in one kind of goods, in an open sector.
const AHEAD: i16 = 4;
/// How a sector is told that only more kinds of goods decide, or their order.
const BY_KINDS: i16 = 1;
const BY_ORDER: i16 = 2;
/// What an empty cell beside a sector costs who leads there.
const GAP: i16 = 2;

/// What it costs a side that the ship can remove a dock of it.
const EXPOSED: i16 = 6;

/// Tells the parts of a position.
pub fn parts(game: &Kontor, before: &Kontor, each: &mut dyn FnMut(Part<Place>)) {
    for seat in game.every_seat() {
        hand_parts(game, seat, before.decides(seat), each);
    }
    if alone::is_solo(game) {
        return;
    }
    exposed_parts(game, each);
    let empty = scoring::inside(game, game.harbour.bounds()).less(game.harbour.occupied());
    let (done, land) = (game.sectors.done(), game.harbour.land());
    // A sector keeps the name that it had before the move; one of new cards alone has a name of its own.
    let old = before.harbour.land().less(before.sectors.done());
    let fresh = game.harbour.parts_of(land.less(done)).filter(|sector| !sector.meets(old));
    for sector in before.harbour.parts_of(old).chain(fresh) {
        let Some(cell) = before.harbour.first_of(sector) else { continue };
        match game.harbour.parts_of(land).find(|sector| sector.has(cell)) {
            Some(now) if done.has(cell) => closed_parts(game, now, cell, each),
            Some(now) => open_parts(game, now, cell, empty, each),
            None => {}
        }
    }
}

/// Tells the parts of a decision that the position after it does not show.
pub fn parts_of_move(
    game: &Kontor,
    seat: Seat,
    mv: Move,
    plan: Option<(Place, Place)>,
    each: &mut dyn FnMut(Part<Place>),
) {
    let mut tell = |what, amount, worth| each(Part::new(what, seat, amount, worth));
    let planned = plan.and_then(|(piece, _)| game.deck.held(seat, slot_in(piece)?));
    let card = if let Move::Choose { card } = mv { Some(card) } else { planned };
    if let Some(card) = card {
        let tax = game.cards.has_florin(card);
        tell("tax", tax.into(), if tax { FLORIN } else { 0 });
    }
    match mv {
        Move::Choose { card } => tell("number", card.into(), i16::from(card) / 16),
        Move::Pass => {
            let amount = i16::from(game.money.treasury() > 0);
            tell("earns", amount, amount * FLORIN);
        }
        _ => {}
    }
}

/// Returns the card and the cell that would bring a seat most if it laid now: a card that it chooses, or any of its hand.
pub fn plan_of(game: &Kontor, seat: Seat, mv: Move) -> Option<(Place, Place)> {
    let fits = |&(_, card): &(u8, u8)| mv == Move::Stay || mv == Move::Choose { card };
    let plans = game.deck.hand(seat).filter(fits).filter_map(|(slot, _)| {
        let mut turn = game.clone();
        ask_to_lay(&mut turn, seat, slot);
        let Some((gain, Some(Move::Lay { cell }))) = best_next(&turn, seat) else { return None };
        Some((gain, (Place::Hand(seat, slot), Place::Cell(cell))))
    });
    plans.max_by_key(|&(gain, _)| gain).map(|(_, plan)| plan)
}

/// Lays a card on the cell that it is planned for. Whether anybody pays for it is not foreseen.
pub fn carry_out_plan(game: &mut Kontor, seat: Seat, (piece, place): (Place, Place)) {
    let (Some(slot), Place::Cell(cell)) = (slot_in(piece), place) else { return };
    // A seat that chose alone is asked already.
    if game.question.pending() != Pending::Lay || game.round.turn() != seat {
        ask_to_lay(game, seat, slot);
    }
    if game.check(seat, Move::Lay { cell }).is_ok() {
        let money = game.money.clone();
        game.apply(seat, Move::Lay { cell }, &mut Quiet);
        game.money = money;
    }
}

fn slot_in(piece: Place) -> Option<u8> {
    if let Place::Hand(_, slot) = piece { Some(slot) } else { None }
}

/// The docks of each side that the ship could remove where it lies.
fn exposed_parts(game: &Kontor, each: &mut dyn FnMut(Part<Place>)) {
    let near = if game.rules.ship.is_some() { ship::takeable(game) } else { Cells::NONE };
    for seat in Side::BOTH.map(Side::seat) {
        let amount = near.and(game.harbour.docks(seat)).len() as i16;
        each(Part::new("exposed", seat, amount, -amount * EXPOSED));
    }
}

/// The lead in an open sector, by how much each side is ahead in one kind of goods, which wins it, and the gaps that keep it
/// open.
fn open_parts(game: &Kontor, sector: Cells, cell: Cell, empty: Cells, each: &mut dyn FnMut(Part<Place>)) {
    let at = Place::Cell(cell);
    let [red, black] = game.stocks_of(sector);
    for (side, own, other) in [(Side::Red, red, black), (Side::Black, black, red)] {
        let ahead = own.into_iter().zip(other).map(|(own, other)| i16::from(own.saturating_sub(other)));
        let amount = ahead.max().unwrap_or(0);
        each(Part::new("ahead", side.seat(), amount, amount * AHEAD).at(at).both());
    }
    if let Some((side, worth)) = game.promised(sector, empty) {
        let gaps = i16::from(sector.beside().and(empty).len());
        let part = Part::new("leads", side.seat(), points_in(game, sector), worth).at(at);
        each(part.among(decided_by(game, sector), gaps));
        each(Part::new("gaps", side.seat(), gaps, -gaps * GAP).at(at).both());
    }
}

/// What a finished sector counts for its winner, who leads there for good.
fn closed_parts(game: &Kontor, sector: Cells, cell: Cell, each: &mut dyn FnMut(Part<Place>)) {
    let mut counts = false;
    score::standings(game, &mut |cells, standing| {
        counts |= cells.has(cell) && standing == Standing::Counts;
    });
    if let Some(side) = scoring::winner_of(game, sector).filter(|_| counts) {
        let (seat, points) = (side.seat(), points_in(game, sector));
        let part = Part::new("won", seat, points, points * POINT).at(Place::Cell(cell));
        each(part.among(decided_by(game, sector), 0));
        // Who leads in the open sector after the other move loses nothing by this one.
        each(Part::new("leads", seat, points, 0).at(Place::Cell(cell)));
    }
}

/// Returns what decides a sector if the largest lead in one kind of goods does not: [`BY_KINDS`] or [`BY_ORDER`], else 0.
fn decided_by(game: &Kontor, sector: Cells) -> i16 {
    let [red, black] = game.stocks_of(sector);
    match scoring::majority_of(game, red, black).1 {
        Majority::MoreLeads => BY_KINDS,
        Majority::OrderOfGoods | Majority::ReversedOrder => BY_ORDER,
        _ => 0,
    }
}

fn points_in(game: &Kontor, sector: Cells) -> i16 {
    score::worth(game, sector) + score::customs_in(game, sector)
}

/// Florins, and for a seat that `decides` the cards in its hand and its pile.
fn hand_parts(game: &Kontor, seat: Seat, decides: bool, each: &mut dyn FnMut(Part<Place>)) {
    let mut tell = |what, amount: i16, each_one| {
        each(Part::new(what, seat, amount, amount * each_one));
    };
    tell("florins", game.purse(seat).into(), FLORIN);
    if !decides {
        return;
    }
    let held = |sort| game.deck.hand(seat).filter(|&(_, card)| game.sort_of(card) == sort).count() as i16;
    tell("docks", held(Sort::Dock), HELD);
    tell("canals", held(Sort::Canal), HELD);
    tell("pile", game.deck.height(Pile::Docks(alone::drawer(game, seat))).into(), 1);
}

/// Asks a seat for a cell for a card of its hand, as if it were open and on turn.
fn ask_to_lay(game: &mut Kontor, seat: Seat, slot: u8) {
    game.round.imagine(seat, Intent::Open(slot));
    game.round.give_turn(seat);
    game.wait_for(Pending::Lay);
}
