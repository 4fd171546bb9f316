//! All legal moves, found without trying each, and all moves that can be named.

use crate::game::{Rules, Seat};
use crate::kontor::options::{alliances, alone, buy_out, canals, drunk, events, shop, smuggling};
use crate::kontor::state::{Axis, Pending};
use crate::kontor::turn::{laying, ship, unasked};
use crate::kontor::{Cell, Cells, Good, Heap, Kontor, Landed, Move, NUMBERS, Pass, Refill, Sort};
use crate::sort::sort_by_key;

/// Lists every legal move once.
pub fn list_moves(game: &Kontor, seat: Seat, out: &mut Vec<Move>) {
    match game.question.pending() {
        Pending::Announce => {
            out.push(Move::Pass);
            if game.deck.holds_any(seat) {
                out.push(Move::Stay);
            }
        }
        Pending::Choose => {
            if game.rules.turn.pass == Pass::Secret {
                out.push(Move::Pass);
            }
            out.extend(game.deck.hand(seat).map(|(_, card)| Move::Choose { card }));
            if smuggling::may_smuggle(game, seat) {
                smuggling::list_smuggles(game, seat, out);
            }
        }
        Pending::Ship => {
            out.push(Move::LieStill);
            game.harbour.cells(ship::havens(game)).for_each(|cell| out.push(Move::Sail { cell }));
        }
        Pending::Take => {
            out.push(Move::Spare);
            for cell in game.harbour.cells(ship::takeable(game)) {
                out.extend(ship::owners(game, cell).map(|under| Move::Take { cell, under }));
            }
        }
        Pending::Lay => {
            let cells = laying::lays(game, seat, game.card_on_turn());
            game.harbour.cells(cells).for_each(|cell| out.push(Move::Lay { cell }));
            if canals::check_discard(game).is_ok() {
                out.push(Move::Discard);
            }
        }
        Pending::Land
        | Pending::Bribe
        | Pending::Export
        | Pending::Veto
        | Pending::Draw
        | Pending::Treat
        | Pending::Salvage => unasked::each_answer(game, seat, &mut |mv| out.push(mv)),
        Pending::Canals => {
            for (_, card) in game.deck.hand(seat).filter(|&(_, card)| game.sort_of(card) == Sort::Canal) {
                game.harbour
                    .cells(laying::lays(game, seat, card))
                    .for_each(|cell| out.push(Move::LayCanal { card, cell }));
            }
        }
        Pending::Shop => out.extend((0..=shop::most_to_buy(game, seat)).map(|count| Move::Buy { count })),
        Pending::Show => out.extend(game.deck.hand(seat).map(|(_, card)| Move::Show { card })),
        Pending::Exchange => {
            out.push(Move::Decline);
            events::each_exchange(game, seat, &mut |cell, from, to| {
                out.push(Move::Exchange { cell, from, to })
            });
        }
        Pending::Wedding => {
            out.push(Move::Decline);
            events::each_wedding(game, seat, &mut |take, give| out.push(Move::Wed { take, give }));
        }
        Pending::Pick | Pending::Opening => {
            let first = out.len();
            out.extend(game.deck.own_docks(seat).map(|card| Move::Pick { card }));
            let by_number = |mv: &Move| if let Move::Pick { card } = mv { *card } else { 0 };
            sort_by_key(&mut out[first..], by_number); // so that the list does not reveal the order of the pile
        }
        Pending::BuyOut => {
            out.push(Move::BuyNothing);
            game.harbour
                .cells(buy_out::for_sale(game, seat))
                .for_each(|cell| out.push(Move::BuyOut { cell }));
        }
        Pending::Play => {
            out.push(Move::Pass);
            out.extend(game.deck.hand(seat).map(|(_, card)| Move::Choose { card }));
            if smuggling::may_smuggle(game, seat) {
                smuggling::list_smuggles(game, seat, out);
            }
            out.extend(drunk::treats(game).map(|(tavern, dock)| Move::Treat { tavern, dock }));
            out.extend(alliances::alliances(game, seat).map(|(cell, with)| match with {
                Some(with) => Move::Ally { cell, with },
                None => Move::Leave { cell },
            }));
        }
        Pending::Consent => out.extend([Move::Agree, Move::Refuse]),
        Pending::Second => {
            out.push(Move::Enough);
            for (_, card) in game.deck.hand(seat).filter(|&(_, card)| game.sort_of(card) == Sort::Canal) {
                game.harbour
                    .cells(laying::lays(game, seat, card))
                    .for_each(|cell| out.push(Move::LayMore { card, cell }));
            }
        }
        Pending::Over(_) => {}
    }
}

/// Lists every move that can be named at this table.
pub fn list_candidates(game: &Kontor, out: &mut Vec<Move>) {
    out.extend([Move::Pass, Move::Stay, Move::LieStill, Move::Spare, Move::Decline, Move::Search]);
    out.extend([Move::Enough, Move::BuyNothing, Move::Agree, Move::Refuse]);
    out.extend([Move::Discard, Move::Count, Move::Void, Move::LandAll]);
    out.extend(Good::ALL.map(|good| Move::Export { good }));
    out.extend((0..=6).map(|count| Move::Buy { count }));
    if game.question.pending() == Pending::Show {
        out.extend((1..=NUMBERS).map(|card| Move::Show { card }));
    }
    if game.question.pending() == Pending::Wedding {
        for take in 3..=89 {
            out.extend((3..=89).map(|give| Move::Wed { take, give }));
        }
    }
    out.extend((1..=NUMBERS).flat_map(|card| [Move::Choose { card }, Move::Smuggle { card }]));
    out.extend((3..=89).map(|card| Move::Pick { card }));
    if game.rules.goods.landed == Landed::OneChosen {
        out.extend(Good::ALL.map(|good| Move::Land { good }));
    }
    if game.rules.turn.refill == Refill::EitherPile || game.rules.turn.first_pick.is_some() {
        out.extend(Heap::ALL.map(|from| Move::Draw { from }));
    }
    let reach = |axis: Axis| {
        let most = axis.size as i8 - 1;
        if axis.fixed { axis.from - 1..=axis.to + 1 } else { axis.to - most..=axis.from + most }
    };
    let rows = reach(game.harbour.bounds().rows);
    let cells = rows.flat_map(|y| reach(game.harbour.bounds().columns).filter_map(move |x| Cell::new(x, y)));
    for cell in cells {
        out.push(Move::Bribe { cell });
        out.extend([Move::Sail { cell }, Move::Lay { cell }, Move::Salvage { cell }, Move::BuyOut { cell }]);
        if alone::is_solo(game) {
            out.extend(Seat::all(game.seats()).map(|with| Move::Ally { cell, with }));
            out.push(Move::Leave { cell });
        }
        if game.rules.taverns.make_drunk {
            let docks = [game.harbour.land(), Cells::of(Cell::ANCHOR)]
                .into_iter()
                .flat_map(|some| game.harbour.cells(some));
            out.extend(docks.map(|dock| Move::Treat { tavern: cell, dock }));
        }
        if game.question.pending() == Pending::Second {
            out.extend((1..=NUMBERS).map(|card| Move::LayMore { card, cell }));
        }
        out.extend(Seat::all(game.seats()).map(|under| Move::Take { cell, under }));
        if game.question.pending() == Pending::Exchange {
            let pairs = Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to)));
            out.extend(pairs.map(|(from, to)| Move::Exchange { cell, from, to }));
        }
        if game.question.pending() == Pending::Canals {
            out.extend((1..=NUMBERS).map(|card| Move::LayCanal { card, cell })); // not those of a hand: others ask, too
        }
    }
}
