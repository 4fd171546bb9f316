//! Every rule by its id, in drawn positions; then whole games (`#[cfg(test)]`).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod cannon;
mod components;
mod end;
mod magician;
mod memory;
mod play;
mod points;
mod sensible;
mod turn;

use super::cards::{HIGHEST, LOWEST, Picture};
use super::state::Pending;
use super::*;
use crate::game::{Describe, Motion, Step};

/// Returns the options of the base game.
fn base() -> Config {
    Config { first: Some(Seat(0)), ..Config::default() }
}

/// Returns the options of the variant with points.
fn points() -> Config {
    Config { points: true, ..base() }
}

/// Returns the options with the flag counting as a tower.
fn flag_is_tower() -> Config {
    Config { flag_is_tower: true, ..points() }
}

/// Returns the position that the text draws, one thing per line: `0: 1 8 10` is a rampart, `down: …` and `up:
/// …` are the cards on the table, on spots in the order drawn; `spent` says that the magician has been used.
/// All other cards are out of the game. Seat 0 is on turn.
fn drawn(config: &Config, picture: &str) -> Rampart {
    let lines = || picture.lines().map(str::trim).filter(|line| !line.is_empty());
    let seats = lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count() as u8;
    let mut game = Rampart::new(seats, config, 0).unwrap();
    (game.left, game.lying, game.table) = (Set::default(), Set::default(), [0; SPOTS as usize]);
    for line in lines() {
        let (name, cards) = line.split_once(':').unwrap_or((line, ""));
        let cards: Vec<u8> = cards.split_whitespace().map(|n| n.parse().unwrap()).collect();
        match name {
            "down" | "up" => cards.into_iter().for_each(|number| put(&mut game, number, name == "up")),
            "spent" => game.spent = true,
            seat => game.walls.0[seat.parse::<usize>().unwrap()] = cards.into_iter().collect(),
        }
    }
    game
}

fn put(game: &mut Rampart, number: u8, face_up: bool) {
    let spot = game.lying.len();
    game.table[usize::from(spot)] = number;
    game.lying = game.lying.plus(Set::of(spot));
    game.left = game.left.plus(Set::of(number));
    if face_up {
        game.up = game.up.plus(Set::of(spot));
        game.seen = game.seen.plus(Set::of(spot));
    }
}

/// Returns the spot of a card.
fn spot(game: &Rampart, number: u8) -> u8 {
    game.table.iter().position(|&n| n == number).expect("on the table") as u8
}

/// Plays a legal move for the player on turn.
fn play(game: &mut Rampart, mv: Move) -> Vec<Step<Rampart>> {
    let mut steps = Vec::new();
    let seat = game.on_turn();
    assert_eq!(game.play(seat, mv, &mut steps), Ok(()), "{mv:?}");
    steps
}

fn turn_over(game: &mut Rampart, number: u8) -> Vec<Step<Rampart>> {
    let spot = spot(game, number);
    play(game, Move::TurnOver { spot })
}

/// Turns a card over and takes it.
fn take(game: &mut Rampart, number: u8) -> Vec<Step<Rampart>> {
    let spot = spot(game, number);
    turn_over(game, number);
    play(game, Move::Take { spot })
}

/// Turns a card over and inserts it.
fn insert(game: &mut Rampart, number: u8) -> Vec<Step<Rampart>> {
    let spot = spot(game, number);
    turn_over(game, number);
    play(game, Move::Insert { spot })
}

/// Turns a card over and puts it back.
fn put_back(game: &mut Rampart, number: u8) -> Vec<Step<Rampart>> {
    turn_over(game, number);
    play(game, Move::PutBack)
}

/// Turns a card over and leaves it face up.
fn leave(game: &mut Rampart, number: u8) -> Vec<Step<Rampart>> {
    turn_over(game, number);
    play(game, Move::Leave)
}

/// Shoots a card.
fn shoot(game: &mut Rampart, seat: u8, number: u8) -> Vec<Step<Rampart>> {
    let shot = shot(game, seat, number);
    play(game, shot)
}

fn shot(game: &Rampart, seat: u8, number: u8) -> Move {
    let place = wall(game, seat).iter().position(|&n| n == number).expect("in the rampart") as u8;
    Move::Shoot { seat: Seat(seat), place }
}

fn wall(game: &Rampart, seat: u8) -> Vec<u8> {
    game.wall(Seat(seat)).iter().collect()
}

/// Returns why a move of the player on turn is refused.
fn refusal(game: &Rampart, mv: Move) -> Refusal {
    game.check(game.on_turn(), mv).expect_err("not allowed")
}

fn legal(game: &Rampart) -> Vec<Move> {
    let mut out = Vec::new();
    game.legal_moves(game.on_turn(), &mut out);
    out
}

fn events(steps: &[Step<Rampart>]) -> Vec<Event> {
    let event = |step: &Step<Rampart>| if let Step::Event(event) = step { Some(event.clone()) } else { None };
    steps.iter().filter_map(event).collect()
}

fn winners(game: &Rampart) -> Vec<u8> {
    game.outcome().expect("over").winners.iter().map(|seat| seat.0).collect()
}

fn end(game: &Rampart) -> serde_json::Value {
    game.describe()["end"].clone()
}

/// Returns the numbers in the format of a drawn position.
fn numbers(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}
