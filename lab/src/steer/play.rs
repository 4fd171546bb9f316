//! One steered game, checked by the ledger; a game that breaks a rule is written down so that anyone can
//! replay it.

use crate::steer::counts::Counts;
use crate::steer::ledger::Ledger;
use crate::steer::page::Page;
use crate::steer::picture::Picture;
use crate::steer::steering::Steering;
use crate::steer::tables::Table;
use dockhand::game::{Describe, Eye, Observation, Rules, Seat, Step};
use dockhand::hash::state_hash;
use dockhand::kontor::{Ask, Kontor, Move, OptionalRule};
use dockhand::record::{Player, Record, Setup, to_file, to_link};
use dockhand::rng::Rng;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::hash::{Hash, Hasher};

/// The most decisions of a game.
const MOST_DECISIONS: usize = 4_000;
/// The number of decisions between two slow checks.
const SELDOM: usize = 96;

/// A broken game.
#[derive(Clone, Debug)]
pub struct Broken {
    pub table: String,
    pub seed: u32,
    pub words: String,
    /// A line for `trace --replay` that ends with the decision that broke the game.
    pub line: String,
}

thread_local! {
    /// The game that is being played, in case the engine panics.
    pub static NOW: RefCell<Option<Played>> = const { RefCell::new(None) };
}

/// The data that are needed to write a game down.
#[derive(Clone, Debug)]
pub struct Played {
    table: Table,
    seed: u32,
    moves: Vec<(Seat, Move)>,
}

impl Played {
    /// Returns the line that `trace --replay` reads.
    pub fn line(&self) -> String {
        let mut config = json!(self.table.config);
        config["seats"] = json!(self.table.seats);
        let mut chance = json!(Kontor::deal(self.table.seats, &self.table.config, &mut Rng::new(self.seed)));
        chance["reshuffles"] = json!([]);
        let decisions: Vec<Value> =
            self.moves.iter().map(|(seat, mv)| json!({"seat": seat, "chosen": mv})).collect();
        json!({"config": config, "seed": self.seed, "chance": chance, "decisions": decisions}).to_string()
    }

    fn setup(&self) -> Setup<dockhand::kontor::Config> {
        let player = |s: u8| Player { name: format!("{s}"), colour: s, level: None, character: None };
        Setup {
            players: (0..self.table.seats).map(player).collect(),
            config: self.table.config.clone(),
            seed: self.seed,
        }
    }
}

/// Plays a game to its end, or until something is wrong.
pub fn play(
    table: &Table,
    seed: u32,
    steering: &mut Steering,
    counts: &mut Counts,
    picture: &mut Picture,
) -> Result<(), Broken> {
    let game = Played { table: table.clone(), seed, moves: Vec::with_capacity(400) };
    NOW.with(|now| *now.borrow_mut() = Some(game));
    let mut run = Run { picture, steering, counts, rng: Rng::from_u64(u64::from(seed) << 32 | 0x57EE) };
    let done = run.game(table, seed);
    let game = NOW.with(|now| now.borrow_mut().take());
    done.map_err(|words| Broken {
        table: crate::steer::tables::name(table),
        seed,
        words,
        line: game.map(|game| game.line()).unwrap_or_default(),
    })
}

struct Run<'a> {
    picture: &'a mut Picture,
    steering: &'a mut Steering,
    counts: &'a mut Counts,
    rng: Rng,
}

impl Run<'_> {
    fn game(&mut self, table: &Table, seed: u32) -> Result<(), String> {
        self.steering.new_game(&mut self.rng);
        let mut game = Kontor::new(table.seats, &table.config, seed).map_err(|why| format!("{why:?}"))?;
        let smuggling = table.config.smuggling;
        self.picture.look(&game, smuggling);
        let page = Page::of(table.seats, &table.config);
        let kind = page.kind();
        let mut ledger = Ledger::open_with(page, &table.config, self.picture)?;
        ledger.agrees(self.picture)?;
        let (mut log, mut legal): (Vec<Step<Kontor>>, Vec<Move>) = (Vec::new(), Vec::new());
        let (mut plies, mut midway) = (0, None);
        let middle = self.rng.below(200);
        while let Some(ask) = game.ask() {
            let deciding: Vec<Seat> = game.to_act().iter().collect();
            let seat = self.rng.pick(&deciding).ok_or("nobody decides, and no end")?;
            legal.clear();
            game.legal_moves(seat, &mut legal);
            ledger.begin(ask, seat);
            if matches!(ask, Ask::Announce | Ask::Choose | Ask::Play) {
                let hands = self.picture.hands.iter().zip(0..);
                ledger.held =
                    hands.flat_map(|(hand, s)| hand.iter().map(move |&card| (Seat(s), card))).collect();
            }
            ledger.deciders(&game, ask)?;
            same(&legal, &ledger.decisions(&game, self.picture, ask, seat), ask)?;
            if plies % SELDOM == SELDOM - 1 || self.rng.below(256) == 0 {
                self.look_closely(&game, &deciding, seat, &legal)?;
            }
            let mv = self.steering.choose(&ledger, &game, seat, &legal, &mut self.rng);
            let mv = mv.ok_or("nothing can be decided")?;
            NOW.with(|now| now.borrow_mut().iter_mut().for_each(|game| game.moves.push((seat, mv))));
            ledger.decide(seat, mv);
            log.clear();
            game.apply(seat, mv, &mut log);
            for step in &log {
                if let Step::Event(event) = step {
                    self.counts.event(event, &kind);
                    ledger.enter(event).map_err(|words| format!("{words} (at the event {event:?})"))?;
                }
            }
            ledger.settle(game.ask())?;
            ledger.follows(mv, game.ask())?;
            self.picture.look(&game, smuggling);
            ledger.agrees(self.picture)?;
            plies += 1;
            if plies == middle {
                midway = Some((plies, state_hash(&game)));
            }
            if plies > MOST_DECISIONS {
                return Err("the game does not end".to_owned());
            }
        }
        self.counts.games += 1;
        self.counts.decisions += plies as u64;
        *self.counts.tables.entry(kind).or_default() += 1;
        outcome(&game, &ledger)?;
        if self.rng.below(16) == 0 { replayed(&game, midway) } else { Ok(()) }
    }

    /// Runs the checks that are too slow for every decision: all moves that can be named, and the views of
    /// all eyes.
    fn look_closely(
        &mut self,
        game: &Kontor,
        deciding: &[Seat],
        seat: Seat,
        legal: &[Move],
    ) -> Result<(), String> {
        let mut named = Vec::new();
        game.candidates(&mut named);
        let mut allowed = Vec::new();
        for &mv in &named {
            match game.check(seat, mv) {
                Ok(()) => allowed.push(mv),
                Err(refusal) => self.counts.refused(&refusal),
            }
        }
        let keys = |moves: &[Move]| {
            let mut keys: Vec<u64> = moves.iter().map(key).collect();
            keys.sort_unstable();
            keys.dedup();
            keys
        };
        if keys(&allowed) != keys(legal) {
            let odd = |some: &[Move], other: &[Move]| some.iter().find(|mv| !other.contains(mv)).copied();
            return Err(format!(
                "legal, and not allowed: {:?}; allowed, and not legal: {:?}",
                odd(legal, &allowed),
                odd(&allowed, legal)
            ));
        }
        for other in Seat::all(game.seats()).filter(|other| !deciding.contains(other)) {
            let mut none = Vec::new();
            game.legal_moves(other, &mut none);
            if !none.is_empty() || named.iter().take(40).any(|&mv| game.check(other, mv).is_ok()) {
                return Err(format!("seat {} may decide, and is not asked", other.0));
            }
        }
        for &mv in legal {
            if game.taps(mv).places.is_empty() {
                return Err(format!("{mv:?} cannot be tapped"));
            }
        }
        let eyes = [Eye::Table, Eye::All, Eye::Seat(seat)];
        eyes.into_iter().for_each(|eye| game.notes(eye, &mut |_, _| {}));
        let _ = (game.describe(), game.is_private());
        let mut world = game.clone();
        world.imagine(seat, &mut self.rng);
        let mut there = Vec::new();
        world.legal_moves(seat, &mut there);
        if keys(&there) != keys(legal) {
            return Err("a world that the seat cannot tell apart allows other moves".to_owned());
        }
        let copy = game.clone();
        if copy != *game || state_hash(&copy) != state_hash(game) {
            return Err("a copy is another game".to_owned());
        }
        Ok(())
    }
}

/// Returns a number for a move; equal moves have the same number.
fn key(mv: &Move) -> u64 {
    struct Mix(u64);
    impl Hasher for Mix {
        fn finish(&self) -> u64 {
            self.0
        }
        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
            }
        }
        fn write_isize(&mut self, n: isize) {
            self.write(&[n as u8]);
        }
    }
    let mut mix = Mix(0xCBF2_9CE4_8422_2325);
    mv.hash(&mut mix);
    mix.0
}

/// Checks that the engine offers exactly the moves that the rules allow.
fn same(offered: &[Move], own: &[Move], ask: Ask) -> Result<(), String> {
    let sorted = |moves: &[Move]| {
        let mut keys: Vec<u64> = moves.iter().map(key).collect();
        keys.sort_unstable();
        keys
    };
    if sorted(offered) == sorted(own) {
        return Ok(());
    }
    let odd = |some: &[Move], other: &[Move]| {
        some.iter().filter(|mv| !other.contains(mv)).copied().collect::<Vec<_>>()
    };
    Err(format!(
        "{ask:?}: offered against the rules {:?}; not offered {:?}",
        odd(offered, own),
        odd(own, offered)
    ))
}

/// Checks that the outcome is the ledger's, and that the sources add up.
fn outcome(game: &Kontor, ledger: &Ledger) -> Result<(), String> {
    let outcome = game.outcome().ok_or("nobody decides, and no outcome")?;
    if outcome.winners != ledger.winners() {
        return Err(format!("{:?} win, by the rules {:?}", outcome.winners, ledger.winners()));
    }
    for (seat, &score) in Seat::all(game.seats()).zip(&outcome.scores) {
        let mut sum = 0;
        game.score(seat, &mut |_, points| sum += points);
        if sum != score || score != ledger.total(seat) {
            return Err(format!("seat {} has {score} points, {sum} by source", seat.0));
        }
    }
    Ok(())
}

/// Checks that record and link lead to the same state, also in the middle of the game, which is how moves are
/// undone.
fn replayed(game: &Kontor, midway: Option<(usize, u64)>) -> Result<(), String> {
    let Some(played) = NOW.with(|now| now.borrow().clone()) else { return Ok(()) };
    let setup = played.setup();
    let error = |error| format!("the record: {error:?}");
    let again = |text: &str| {
        let record = Record::<Kontor>::decode(text).map_err(error)?;
        record.replay(|_, _, _| {}, &mut dockhand::game::Quiet).map_err(error)
    };
    let last = again(&to_file::<Kontor>(&setup, &played.moves))?;
    if state_hash(&last) != state_hash(game) {
        return Err("the record leads to another state".to_owned());
    }
    let link = to_link::<Kontor>(&setup, &played.moves);
    if link.len() <= dockhand::record::LINK_CAP && state_hash(&again(&link)?) != state_hash(game) {
        return Err("the link leads to another state".to_owned());
    }
    let Some((plies, hash)) = midway else { return Ok(()) };
    let before = again(&to_file::<Kontor>(&setup, played.moves.get(..plies).unwrap_or_default()))?;
    if state_hash(&before) == hash { Ok(()) } else { Err("taking back leads to another state".to_owned()) }
}

/// Returns the options of a table, for the counters.
pub fn options(table: &Table) -> impl Iterator<Item = OptionalRule> + use<> {
    table.config.options().iter().collect::<Vec<_>>().into_iter()
}
