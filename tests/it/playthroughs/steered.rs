//! A player who prefers rare moves: a move is the likelier, the rarer its effects and its events have been in
//! this game so far. Of games with many seeds, the one with the most different things is kept.

use dockhand::game::{Eye, Game, Quiet, Seat, Step};
use dockhand::rng::Rng;
use dockhand::session::catalogue;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// How often each thing has happened, by names such as `do:pass`, `say:judged` and `say:judged/counts=true`.
type Seen = BTreeMap<String, u32>;

/// A game that was played to its end.
pub struct Played<G: Game> {
    pub seed: u32,
    pub moves: Vec<(Seat, G::Move)>,
    seen: Seen,
}

/// The weight of a thing that is new; the second time it is a quarter of that, and so on.
const NEW: u32 = 1200;
/// Passes show little, so their weight is divided by this.
const PASS: u32 = 40;
/// The most moves of a game that is worth proof-reading.
const LONGEST: usize = 700;

/// The number of seeds that are tried for a game, and the number if something wanted is rare.
const SEEDS: (u32, u32) = (200, 1200);

/// Returns the best game of the first seeds; if none of them has everything that is wanted, the first game
/// that does. `None` if no game ends in time.
pub fn best<G: Game>(seats: u8, config: &G::Config, wanted: &[&str]) -> Option<Played<G>> {
    let game = |seed| played::<G>(seats, config, seed, wanted);
    let best = (1..=SEEDS.0)
        .filter_map(game)
        .max_by_key(|game| (game.worth(wanted), std::cmp::Reverse(game.seed)))?;
    let lacks = best.lacks(wanted).len();
    if lacks == 0 {
        return Some(best);
    }
    let more = (SEEDS.0 + 1..=SEEDS.1).filter_map(game).find(|game| game.lacks(wanted).is_empty());
    Some(more.unwrap_or(best))
}

impl<G: Game> Played<G> {
    /// Returns the things of `wanted` that do not happen.
    pub fn lacks<'a>(&self, wanted: &[&'a str]) -> Vec<&'a str> {
        wanted.iter().copied().filter(|&name| !self.seen.contains_key(name)).collect()
    }

    fn worth(&self, wanted: &[&str]) -> i64 {
        let count = |name: &str| i64::from(self.seen.get(name).copied().unwrap_or_default());
        let lacking = self.lacks(wanted).len() as i64;
        self.seen.keys().filter(|name| !name.contains(' ')).count() as i64 * 20 + self.seen.len() as i64
            - lacking * 2000
            - count("do:pass") * 6
            - self.moves.len() as i64
    }
}

fn played<G: Game>(seats: u8, config: &G::Config, seed: u32, wanted: &[&str]) -> Option<Played<G>> {
    let asks_why = wanted.iter().any(|name| name.starts_with("refused:"));
    let mut before = String::new();
    let mut game = G::new(seats, config, seed).ok()?;
    let mut this = Played { seed, moves: Vec::new(), seen: Seen::new() };
    let mut chance = Rng::from_u64(u64::from(seed) << 32 | 0x57EE);
    while let Some(seat) = game.to_act().first() {
        if this.moves.len() >= LONGEST {
            return None;
        }
        let (mv, happens) = choose(&game, seat, &this.seen, &mut chance)?;
        let mut see = |name: String| *this.seen.entry(name).or_default() += 1;
        let kinds: Vec<&str> =
            happens.iter().filter(|name| !name.contains('/')).map(String::as_str).collect();
        for (i, one) in kinds.iter().enumerate() {
            kinds.iter().skip(i + 1).for_each(|other| see(format!("{one} with {other}")));
        }
        let done = kinds.iter().find(|kind| kind.starts_with("do:")).copied().unwrap_or_default().to_owned();
        see(format!("{before} then {done}"));
        before = done;
        if asks_why {
            refusals(&game, seat).into_iter().for_each(&mut see);
        }
        happens.into_iter().for_each(&mut see);
        this.moves.push((seat, mv));
        game.apply(seat, mv, &mut Quiet);
    }
    let mut names = BTreeSet::new();
    game.notes(Eye::Table, &mut |_, note| {
        name(&mut names, "note", &serde_json::to_value(note).unwrap_or_default())
    });
    names.into_iter().for_each(|name| *this.seen.entry(name).or_default() += 1);
    Some(this)
}

/// Returns the refusals of moves that can be named, such as `refused:crane-bars`.
fn refusals<G: Game>(game: &G, seat: Seat) -> BTreeSet<String> {
    let mut candidates = Vec::new();
    game.candidates(&mut candidates);
    let reasons = candidates.into_iter().filter_map(|mv| game.check(seat, mv).err());
    let codes = reasons.filter_map(|why| serde_json::to_value(why).ok()?["code"].as_str().map(str::to_owned));
    codes.map(|code| format!("refused:{code}")).collect()
}

/// Returns a move and its effects.
fn choose<G: Game>(
    game: &G,
    seat: Seat,
    seen: &Seen,
    chance: &mut Rng,
) -> Option<(G::Move, BTreeSet<String>)> {
    let mut legal = Vec::new();
    game.legal_moves(seat, &mut legal);
    let mut offers: Vec<(G::Move, BTreeSet<String>, u32)> = Vec::new();
    for mv in legal {
        let happens = what_happens(game, seat, mv);
        let worth = |name: &String| {
            let times = seen.get(name).copied().unwrap_or_default().min(30) + 1;
            NEW / (times * times)
        };
        let weight: u32 = 20 + happens.iter().map(worth).sum::<u32>();
        let weight = if happens.contains("do:pass") { weight / PASS } else { weight };
        offers.push((mv, happens, weight.max(1)));
    }
    let total: u32 = offers.iter().map(|(_, _, weight)| weight).sum();
    let mut drawn = chance.below(total.max(1) as usize) as u32;
    offers.into_iter().find_map(|(mv, happens, weight)| {
        let here = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        here.then_some((mv, happens))
    })
}

/// Returns the names of a move's effects: the kind of the move, the piece that it begins with, and its
/// events.
fn what_happens<G: Game>(game: &G, seat: Seat, mv: G::Move) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let value = serde_json::to_value(mv).unwrap_or_default();
    name(&mut names, "do", &value);
    let kind = value["do"].as_str().unwrap_or_default().to_owned();
    if let Some(first) = game.taps(mv).places.first() {
        game.tokens(&mut |at, face| {
            if at == *first {
                name(&mut names, &format!("{kind} of"), &serde_json::to_value(face).unwrap_or_default());
            }
        });
    }
    let (mut after, mut steps) = (game.clone(), Vec::new());
    after.apply(seat, mv, &mut steps);
    for step in steps {
        if let Step::Event(event) = step {
            name(&mut names, "say", &serde_json::to_value(event).unwrap_or_default());
        }
    }
    names
}

/// Adds names such as `say:judged` and `say:judged/counts=true`: the tag alone, and with each word and each
/// yes or no.
fn name(names: &mut BTreeSet<String>, tag: &str, value: &Value) {
    let Some(fields) = value.as_object() else { return };
    let kind = ["do", "say", "is"].iter().find_map(|key| fields.get(*key)?.as_str()).unwrap_or_default();
    names.insert(format!("{tag}:{kind}"));
    for (key, value) in fields {
        match value {
            Value::String(word) if word != kind => _ = names.insert(format!("{tag}:{kind}/{key}={word}")),
            Value::Bool(yes) => _ = names.insert(format!("{tag}:{kind}/{key}={yes}")),
            _ => {}
        }
    }
}

/// Returns the colours of the seats at a table, as indices of the catalogue.
pub fn colours(game: &str, seats: u8) -> Vec<u8> {
    let entry = catalogue().games.into_iter().find(|entry| entry.id == game).expect("in the catalogue");
    let seating = entry.seats.iter().position(|&n| n == seats).and_then(|n| entry.seating.get(n).cloned());
    seating.unwrap_or_else(|| (0..seats).collect())
}
