//! Tables as the catalogue offers them, and random games at them.

use super::cases::cases;
use dockhand::game::{Game, Quiet, Seat, Step};
use dockhand::record::{Player, Setup};
use dockhand::rng::Rng;
use dockhand::session::catalogue;
use dockhand::wire::Choosable;
use serde_json::{Map, Value, json};

/// The most moves of a game.
const MOST_MOVES: usize = 2000;

/// A random game.
pub struct Walk<G: Game> {
    pub setup: Setup<G::Config>,
    pub game: G,
    pub moves: Vec<(Seat, G::Move)>,
    pub rng: Rng,
}

/// A move that was played: the state before it, the move, its steps.
pub struct PlayedMove<G: Game> {
    pub before: G,
    pub seat: Seat,
    pub mv: G::Move,
    pub steps: Vec<Step<G>>,
}

/// Returns `count` tables with random options, or the share of them that `DOCKHAND_CASES` asks for; all
/// numbers of players in turn.
pub fn tables<G: Game>(count: usize) -> impl Iterator<Item = Walk<G>> {
    let entry = catalogue().games.into_iter().find(|game| game.id == G::ID).expect("in the catalogue");
    let mut rng = Rng::new(2026);
    (0..).filter_map(move |i: usize| table(&entry.seats, &entry.options, i, &mut rng)).take(cases(count))
}

/// Returns a random table. Choices come first, among the values that this number of players can play; then
/// about every second switch is set, as long as all of them can be combined.
fn table<G: Game>(seats: &[u8], options: &[Choosable], i: usize, rng: &mut Rng) -> Option<Walk<G>> {
    let seats = seats[i % seats.len()];
    let read = |config: &Map<String, Value>| -> G::Config {
        serde_json::from_value(config.clone().into()).expect("the catalogue's options are the game's")
    };
    let (mut config, mut switches) = (Map::new(), Vec::new());
    for option in options {
        let (key, value) = match option {
            Choosable::Choice { key, values, .. } => {
                let goes = |value: &&str| {
                    let mut chosen = config.clone();
                    chosen.insert((*key).to_owned(), json!(value));
                    G::conflicts(seats, &read(&chosen)).is_empty()
                };
                let some: Vec<&str> = values.iter().copied().filter(goes).collect();
                (key, json!(rng.pick(if some.is_empty() { values } else { &some })))
            }
            Choosable::Seat { key, .. } => {
                (key, if rng.below(2) == 0 { Value::Null } else { json!(rng.below(seats.into())) })
            }
            Choosable::Switch { key, default } => {
                if rng.below(2) == 0 {
                    switches.push((*key, !default));
                }
                (key, json!(default))
            }
        };
        config.insert((*key).to_owned(), value);
    }
    rng.shuffle(&mut switches);
    for (key, on) in switches {
        let before = config.insert(key.to_owned(), json!(on));
        if !G::conflicts(seats, &read(&config)).is_empty() {
            config.extend(before.map(|before| (key.to_owned(), before)));
        }
    }
    let config = read(&config);
    let players = (0..seats)
        .map(|s| Player { name: format!("P{s}"), colour: s, level: None, character: None })
        .collect();
    let setup = Setup { players, config, seed: rng.next_u64() as u32 };
    let game = G::new(seats, &setup.config, setup.seed).ok()?;
    Some(Walk { setup, game, moves: Vec::new(), rng: Rng::from_u64(rng.next_u64()) })
}

/// Returns the legal moves of a seat.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut out = Vec::new();
    game.legal_moves(seat, &mut out);
    out
}

impl<G: Game> Walk<G> {
    /// Returns a random seat that decides now and one of its legal moves.
    pub fn choose(&mut self) -> Option<(Seat, G::Move)> {
        let deciding: Vec<Seat> = self.game.to_act().iter().collect();
        let seat = self.rng.pick(&deciding)?;
        let mv = self.rng.pick(&legal(&self.game, seat));
        Some((seat, mv.expect("whoever is to act has a legal move")))
    }

    /// Plays a random move; `None` if the game is over.
    pub fn step(&mut self) -> Option<PlayedMove<G>> {
        let (seat, mv) = self.choose()?;
        let (before, mut steps) = (self.game.clone(), Vec::new());
        self.game.apply(seat, mv, &mut steps);
        self.moves.push((seat, mv));
        assert!(self.moves.len() < MOST_MOVES, "the game does not end");
        Some(PlayedMove { before, seat, mv, steps })
    }

    /// Returns whether this position is checked closely: about one in `n` is.
    pub fn sampled(&mut self, n: usize) -> bool {
        self.rng.below(n) == 0
    }

    /// Returns one of several values at random.
    pub fn one_of<T: Copy>(&mut self, several: &[T]) -> Option<T> {
        self.rng.pick(several)
    }
}

/// Plays to the end; returns the number of moves.
pub fn finish<G: Game>(game: &mut G, rng: &mut Rng) -> usize {
    for moves in 0..MOST_MOVES {
        let Some(seat) = game.to_act().first() else { return moves };
        let mv = rng.pick(&legal(game, seat)).expect("whoever is to act has a legal move");
        game.apply(seat, mv, &mut Quiet);
    }
    panic!("the game does not end");
}
