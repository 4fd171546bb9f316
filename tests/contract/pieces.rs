//! The pieces of each game by kind: numbers that never change while it is played.

use dockhand::game::Game;
use dockhand::imhotep::{Face, Imhotep, KINDS, Place};

/// Stones of each colour, boats, and the market cards of each kind that are missing.
pub fn of_imhotep(game: &Imhotep) -> Vec<i32> {
    let mut pieces = [0i32; 5 + KINDS];
    game.tokens(&mut |_, face| match face {
        Face::Stone { seat } => pieces[seat.index()] += 1,
        Face::Boat { .. } => pieces[4] += 1,
        Face::Card { .. } => {}
    });
    game.counters(&mut |at, count| match at {
        Place::Quarry(seat) | Place::Beside(seat) => pieces[seat.index()] += i32::from(count),
        Place::Shore => pieces[4] += i32::from(count),
        _ => {}
    });
    for (missing, count) in game.missing_cards().into_iter().zip(&mut pieces[5..]) {
        *count = missing.into();
    }
    pieces.into()
}
