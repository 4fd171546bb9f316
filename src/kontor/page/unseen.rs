//! The cards that are still to come: all cards that an eye does not see on the table, counted by kind and
//! never in their order. All players know the cards of the box, so this reveals nothing that a player could
//! not count with a list of the box.

use crate::game::{Eye, Observation};
use crate::kontor::options::smuggling;
use crate::kontor::{ANCHOR, CardSet, Face, Kontor, NUMBERS, Note, Pile, Place, Specials};

/// Calls `each` with every numbered card and its place (`Kontor::each_card`).
pub fn each_card(game: &Kontor, each: &mut dyn FnMut(Place, u8)) {
    for cell in game.harbour.cells(game.harbour.occupied()) {
        let number = game.card_at(cell).or_else(|| smuggling::smuggled_at(game, cell));
        number.into_iter().filter(|&number| number != ANCHOR).for_each(|n| each(Place::Cell(cell), n));
    }
    for (cell, depth, number) in game.harbour.covered() {
        each(Place::Under(cell, depth), number);
    }
    for seat in game.every_seat() {
        game.deck.hand(seat).for_each(|(slot, number)| each(Place::Hand(seat, slot), number));
    }
    for pile in game.every_pile() {
        game.deck.downwards(pile).into_iter().for_each(|number| each(Place::Pile(pile), number));
    }
    game.deck.for_sale().iter().for_each(|&number| each(Place::Shop, number));
    let setup = &game.rules.setup;
    let undealt = |n: &u8| {
        let out = setup.without.has(*n) && !setup.laid.contains(n);
        out || game.sort_of(*n).is_special() && setup.specials == Specials::Absent
    };
    let aside = game.deck.aside().iter().filter(|number| !undealt(number));
    (1..=NUMBERS).filter(undealt).chain(aside).for_each(|number| each(Place::Box, number));
}

/// Returns the cards in piles, in hands that `eye` does not see, face down on the table, and laid aside
/// unseen. Cards of a pile that a player has looked through count as still to come for that player too.
pub fn unseen_by(game: &Kontor, eye: Eye) -> CardSet {
    let mut left = CardSet::default();
    game.deck
        .aside()
        .iter()
        .filter(|&number| !game.deck.is_known(number))
        .for_each(|number| left.insert(number));
    for pile in game.every_pile() {
        game.deck.downwards(pile).into_iter().for_each(|number| left.insert(number));
    }
    game.deck.for_sale().iter().for_each(|&number| left.insert(number));
    // No player sees everything: that eye gets the same answer as the table.
    let eye = if eye == Eye::All { Eye::Table } else { eye };
    game.tokens(&mut |at, face| {
        if let Face::Card { number, .. } = face {
            if game.sees(eye, at) { left.remove(number) } else { left.insert(number) }
        }
    });
    left
}

/// Notes how many of each kind of card are left; cards of one kind show the same and differ only in their
/// numbers.
pub fn note_unseen(game: &Kontor, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
    let mut left = unseen_by(game, eye);
    while let Some(number) = left.iter().next() {
        let (card, before) = (kind(game, number), left.len());
        left.iter().filter(|&other| kind(game, other) == card).for_each(|other| left.remove(other));
        each(Place::Pile(Pile::Canals), Note::Left { card, count: before - left.len() });
    }
}

/// Returns what a card shows, without its number.
fn kind(game: &Kontor, number: u8) -> Face {
    match game.face(number) {
        Face::Card { sort, side, goods, building, symbol, .. } => {
            Face::Card { number: 0, sort, side, goods, building, symbol }
        }
        face => face,
    }
}
