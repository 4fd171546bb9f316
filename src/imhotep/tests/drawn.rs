//! Positions drawn as a few lines of text, moves in words, and questions about the result.
//!
//! ```text
//! 3 players, b: market temple, wrath, may       sides not named are A
//! round 6                                       or `over`: all six rounds are played
//! boats kw.. ...@temple .. .                    places from the bow, `.` is empty
//!                                               (a boat at a dock has sailed)
//! turn w
//! sled kkw                                      stones by colour: k black, w white, b brown, g grey
//! quarry k0 w3                                  other quarries hold the rest of 29 stones
//! market statue lever | pair chisel sail | deck entrance | discard hammer | held k lever lever
//! pyramid kw/k | beside w | temple kwb | chamber kwb | obelisks kkw | built k
//! points k7                                     points scored so far
//! ```
//! One thing per line. The deck is top first and holds only the cards named; without this line it holds every
//! card that lies nowhere else.

use crate::game::{Describe, Observation, Outcome, Quiet, Reason, Rules, Seat, Step};
use crate::imhotep::cards::{COPIES, Card, PYRAMID_B_SPACES, ROUND_CARDS, ROUNDS, RoundCard, STONES, Site};
use crate::imhotep::config::{Config, PyramidBonus, Side};
use crate::imhotep::event::Source;
use crate::imhotep::state::{Deck, Imhotep};
use crate::imhotep::{Chance, Move, Spot};
use crate::rng::Rng;
use arrayvec::ArrayVec;

use super::words::{read_card, read_move, seat, site};

/// A drawn position that moves can be played in.
pub(super) struct Drawn {
    pub game: Imhotep,
    pub steps: Vec<Step<Imhotep>>,
}

/// Reads a position.
pub(super) fn drawn(text: &str) -> Drawn {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut game = table(lines.next().expect("a first line"));
    let (mut deck_drawn, mut quarries) = (false, Vec::new());
    for line in lines.flat_map(|line| line.split(" | ")) {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "deck" => {
                deck_drawn = true;
                game.deck = Deck::of(&rest.split_whitespace().map(read_card).collect::<Vec<_>>());
            }
            "quarry" => quarries = numbers(rest),
            _ => game.lay(key, rest),
        }
    }
    game.fill_quarries(&quarries);
    if !deck_drawn {
        game.fill_deck();
    }
    Drawn { game, steps: Vec::new() }
}

/// Reads a first line such as `3 players, b: market temple, wrath, may`.
fn table(line: &str) -> Imhotep {
    let mut parts = line.split(", ");
    let seats: u8 = parts.next().and_then(|p| p.strip_suffix(" players")?.parse().ok()).expect("n players");
    let mut config = Config { first: Some(Seat(0)), ..Config::default() };
    for part in parts {
        match part {
            "wrath" => config.wrath = true,
            "may" => config.pyramid_bonus = PyramidBonus::May,
            _ => part.strip_prefix("b: ").expect(part).split(' ').for_each(|name| match site(name) {
                Site::Market => config.market = Side::B,
                Site::Pyramid => config.pyramid = Side::B,
                Site::Temple => config.temple = Side::B,
                Site::Chamber => config.chamber = Side::B,
                Site::Obelisks => config.obelisks = Side::B,
            }),
        }
    }
    let rounds = ROUND_CARDS[usize::from(seats) - 2];
    let chance = Chance { first: Seat(0), rounds, deck: ArrayVec::new() };
    let mut game = Imhotep::empty(seats, &config, &chance, Rng::new(1));
    game.lay("boats", "... ... .. ..");
    game
}

/// Reads numbers by seat such as `k0 w3`.
fn numbers(text: &str) -> Vec<(Seat, u8)> {
    text.split_whitespace().map(|word| (seat(&word[..1]), word[1..].parse().expect(word))).collect()
}

fn seats(text: &str) -> impl Iterator<Item = Seat> {
    text.split("").filter(|c| !c.is_empty()).map(seat)
}

impl Imhotep {
    fn lay(&mut self, key: &str, rest: &str) {
        let cards = || rest.split_whitespace().map(read_card);
        match key {
            "round" => {
                let open = self.round_card();
                self.round = rest.parse::<u8>().expect(rest) - 1;
                self.rounds[usize::from(self.round)] = open;
            }
            "over" => self.round = ROUNDS,
            "boats" => self.lay_boats(rest),
            "turn" => self.turn = seat(rest),
            "sailor" => self.sailor = Some(seat(rest)),
            "opener" => self.opener = seat(rest),
            "market" => cards().enumerate().for_each(|(i, card)| self.row[i] = Some(card)),
            "pair" => cards().enumerate().for_each(|(i, card)| self.pair[i] = Some(card)),
            "discard" => cards().for_each(|card| self.discard[card.index()] += 1),
            "held" => {
                let (owner, names) = rest.split_once(' ').expect(rest);
                let held = &mut self.held[seat(owner)];
                names
                    .split(' ')
                    .for_each(|name| held[read_card(name).index() - Card::PyramidOrnament.index()] += 1);
            }
            "points" => numbers(rest).into_iter().for_each(|(s, n)| self.points[s].pyramid = i16::from(n)),
            _ => self.lay_stones(key, rest),
        }
    }

    fn lay_boats(&mut self, text: &str) {
        (self.loaded, self.free, self.afloat, self.docked) = (0, 0, 0, [None; 4]);
        let mut capacities = [1; 4];
        for (boat, drawn) in text.split(' ').enumerate() {
            let (places, dock) = drawn.split_once('@').map_or((drawn, None), |(p, s)| (p, Some(site(s))));
            capacities[boat] = places.len() as u8;
            self.docked[boat] = dock;
            self.afloat |= u8::from(dock.is_none()) << boat;
            for (place, stone) in places.split("").filter(|c| !c.is_empty()).enumerate() {
                let spot = Spot(boat as u8, place as u8).index();
                if stone != "." {
                    self.loaded |= 1 << spot;
                    self.aboard = self.aboard & !(3 << (2 * spot)) | u32::from(seat(stone).0) << (2 * spot);
                } else if dock.is_none() {
                    self.free |= 1 << spot;
                }
            }
        }
        self.rounds[usize::from(self.round)] = RoundCard::new(capacities);
    }

    fn lay_stones(&mut self, key: &str, rest: &str) {
        for (i, owner) in seats(&rest.replace('/', "")).enumerate() {
            match key {
                "sled" => self.sled[owner] += 1,
                "beside" => self.beside[owner] += 1,
                "obelisks" => self.obelisk[owner] += 1,
                "temple" => self.temple.set(i as u8, owner),
                "chamber" => self.chamber.set(i as u8, owner),
                "built" => {
                    self.built |= u32::from(owner.0) << (2 * i);
                    self.built_len = i as u8 + 1;
                    self.obelisk[owner] += 3;
                }
                "pyramid" => {}
                _ => panic!("{key} is nothing that can be drawn"),
            }
        }
        match key {
            "temple" => self.temple_len = rest.len() as u8,
            "chamber" => self.chamber_len = rest.len() as u8,
            "pyramid" => {
                for (p, owners) in rest.split('/').enumerate() {
                    self.pyramid_len[p] = owners.len() as u8;
                    let spaces = seats(owners).enumerate();
                    spaces.for_each(|(i, o)| self.pyramid.set(p as u8 * PYRAMID_B_SPACES + i as u8, o));
                }
            }
            _ => {}
        }
    }

    fn fill_quarries(&mut self, given: &[(Seat, u8)]) {
        let mut used = [0u8; 4];
        self.tokens(&mut |_, face| {
            if let crate::imhotep::Face::Stone { seat } = face {
                used[seat.index()] += 1;
            }
        });
        for s in Seat::all(self.seats()) {
            self.quarry[s] = STONES - used[s.index()] - self.beside[s];
        }
        given.iter().for_each(|&(s, n)| self.quarry[s] = n);
    }

    fn fill_deck(&mut self) {
        let missing = self.missing_cards();
        let left = Card::ALL.into_iter().flat_map(|c| std::iter::repeat_n(c, missing[c.index()] as usize));
        self.deck = Deck::of(&left.collect::<Vec<_>>());
        assert_eq!(self.missing_cards(), [0; COPIES.len()]);
    }
}

/// Playing moves.
impl Drawn {
    /// Plays moves such as `k sail 0 pyramid, w pyramid 1`: the seat that decides, then its move.
    pub fn play(&mut self, moves: &str) -> &mut Drawn {
        for text in moves.split(", ") {
            let (who, mv) = read_move(text);
            self.game.play(who, mv, &mut self.steps).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        }
        self
    }

    /// Returns the rule that forbids a move.
    pub fn refused(&self, text: &str) -> &'static str {
        let (who, mv) = read_move(text);
        self.game.check(who, mv).map_or_else(|why| why.rule(), |()| panic!("{text} is legal"))
    }

    /// Returns whether a move is legal.
    pub fn can(&self, text: &str) -> bool {
        let (who, mv) = read_move(text);
        self.game.check(who, mv).is_ok()
    }

    /// Returns how many legal moves are of this kind, which is the first word of a move.
    pub fn count(&self, kind: &str) -> usize {
        let mut moves = Vec::new();
        self.game.list_moves(&mut moves);
        let of_kind = |mv: &Move| serde_json::to_value(mv).expect("data")["do"] == kind;
        moves.into_iter().filter(of_kind).count()
    }

    /// Plays the first legal move again and again until the game is over.
    pub fn finish(&mut self) -> Outcome {
        while let Some(seat) = self.game.to_act().first() {
            let mut moves = Vec::new();
            self.game.list_moves(&mut moves);
            self.game.apply(seat, moves[0], &mut Quiet);
        }
        self.game.outcome().expect("over")
    }
}

/// Questions about the position.
impl Drawn {
    /// Returns the points by seat.
    pub fn points(&self) -> Vec<i16> {
        Seat::all(self.game.seats()).map(|s| self.game.total(s)).collect()
    }

    /// Returns the points of one source by seat.
    pub fn points_of(&self, source: Source) -> Vec<i16> {
        Seat::all(self.game.seats()).map(|s| self.game.points_from(s, source)).collect()
    }

    /// Returns the number of stones on each sled.
    pub fn sleds(&self) -> Vec<u8> {
        Seat::all(self.game.seats()).map(|s| self.game.sled(s)).collect()
    }

    /// Returns the number of stones in each quarry.
    pub fn quarries(&self) -> Vec<u8> {
        Seat::all(self.game.seats()).map(|s| self.game.quarry(s)).collect()
    }

    /// Returns how many of a card a player holds.
    pub fn held(&self, who: &str, card: &str) -> u8 {
        self.game.held(seat(who), read_card(card))
    }

    /// Returns how many of a card are among the discards.
    pub fn discarded(&self, card: &str) -> u8 {
        self.game.discard[read_card(card).index()]
    }

    /// Returns a part of the state in words, named as in `describe`: `temple`, `boats`, `deck`, …
    pub fn shows(&self, what: &str) -> String {
        self.game.describe()[what].to_string().replace('"', "")
    }

    /// Returns the seat that decides and the decision, such as `w choose-pyramid`.
    pub fn asks(&self) -> String {
        super::words::asked(&self.game)
    }

    /// Returns the events since the position was drawn, in short: `sailed k pyramid, scored k 2`.
    pub fn events(&self) -> String {
        super::words::events(&self.steps)
    }
}
