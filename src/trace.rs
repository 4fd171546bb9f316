//! Traces for checking a game with another program: everything that chance has fixed, and for each decision
//! the seat, the full state, all legal moves and the chosen one; then the last state, the outcome with its
//! sources, and the reason of the end. `examples/trace.rs` describes the format.

use crate::data::Data;
use crate::game::{Game, Log, Motion, Seat};
use crate::record::find_move;
use crate::rng::{Rng, seed_of};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A table to trace: the number of seats and the game's own options.
#[derive(Clone, Debug, Default)]
struct Table<C> {
    seats: u8,
    config: C,
}

/// Keeps the events of the last move, and all shuffles during the game in order. Given shuffles replace those
/// of the generator.
#[derive(Debug)]
struct Recorder<G: Game> {
    shuffles: Vec<Vec<u8>>,
    given: Option<Vec<Vec<u8>>>,
    wrong: bool,
    events: Vec<G::Event>,
}

impl<G: Game> Recorder<G> {
    fn new(given: Option<Vec<Vec<u8>>>) -> Self {
        Recorder { shuffles: Vec::new(), given, wrong: false, events: Vec::new() }
    }
}

impl<G: Game> Log<G> for Recorder<G> {
    fn event(&mut self, event: G::Event) {
        self.events.push(event);
    }
    fn motion(&mut self, _: Motion<G::Place, G::Face>) {}
    fn shuffled(&mut self, pile: &mut [u8]) {
        if let Some(given) = &self.given {
            let sorted = |pile: &[u8]| {
                let mut pile = pile.to_vec();
                pile.sort_unstable();
                pile
            };
            match given.get(self.shuffles.len()) {
                Some(order) if sorted(order) == sorted(pile) => pile.copy_from_slice(order),
                _ => self.wrong = true,
            }
        }
        self.shuffles.push(pile.to_vec());
    }
}

/// A game that another program hands over for replay; other keys are ignored.
#[derive(Debug, Deserialize)]
struct Given {
    config: Value,
    #[serde(default)]
    seed: u32,
    chance: Value,
    /// Only of a game with live chance.
    draws: Option<Vec<String>>,
    decisions: Vec<GivenDecision>,
}

#[derive(Debug, Deserialize)]
struct GivenDecision {
    seat: Seat,
    chosen: Value,
}

/// The seeds of the moves that draw in a game with live chance, and those that were used, with the deal.
struct SeedSource {
    next: Box<dyn Iterator<Item = u64>>,
    used: Vec<u64>,
}

impl SeedSource {
    /// Returns the seeds of a game; `None` if there is not even one for the deal.
    fn of(mut next: Box<dyn Iterator<Item = u64>>) -> Option<SeedSource> {
        let used = vec![next.next()?];
        Some(SeedSource { next, used })
    }

    fn deal(&self) -> Rng {
        Rng::from_u64(self.used.first().copied().unwrap_or_default())
    }

    /// Draws anew what no seat knows; `None` if there is no seed left.
    fn draw<G: Game>(&mut self, game: &mut G, past: &[G]) -> Option<Value> {
        let seed = self.next.next()?;
        self.used.push(seed);
        game.resample_hidden(&past.iter().collect::<Vec<&G>>(), &mut Rng::from_u64(seed));
        Some(json!({"seed": format!("{seed:016x}"), "state": game.describe()}))
    }
}

/// The state of a trace before its first move.
struct Run<G: Game> {
    table: Table<G::Config>,
    seed: u32,
    chance: G::Chance,
    draws: Option<SeedSource>,
    recorder: Recorder<G>,
    game: G,
}

/// Returns `games` traces of games with uniformly random moves, one line of JSON each, from the seeds `seed`,
/// `seed` + 1, …
///
/// # Errors
/// A text that says what is wrong with the configuration.
pub fn random<G: Game>(
    config: &Value,
    seed: u32,
    games: u32,
    line: impl FnMut(String),
) -> Result<(), String> {
    random_with::<G>(config, seed, games, |_| None, line)
}

/// Returns such traces of games with live chance. Their seeds, too, come from `seed`.
///
/// # Errors
/// As [`random`].
pub fn live_chance<G: Game>(
    config: &Value,
    seed: u32,
    games: u32,
    line: impl FnMut(String),
) -> Result<(), String> {
    let seeds = |seed: u32| {
        let mut rng = Rng::from_u64(u64::from(seed) << 32 | 0xF4E54);
        SeedSource::of(Box::new(std::iter::from_fn(move || Some(rng.next_u64()))))
    };
    random_with::<G>(config, seed, games, seeds, line)
}

fn random_with<G: Game>(
    config: &Value,
    seed: u32,
    games: u32,
    draws: impl Fn(u32) -> Option<SeedSource>,
    mut line: impl FnMut(String),
) -> Result<(), String> {
    let table = read_table::<G>(config)?;
    for seed in (0..games).map(|i| seed.wrapping_add(i)) {
        let draws = draws(seed);
        let mut rng = draws.as_ref().map_or_else(|| Rng::new(seed), SeedSource::deal);
        let chance = G::deal(table.seats, &table.config, &mut rng);
        let mut choice = Rng::from_u64(u64::from(seed) << 32 | 0x5EED);
        let run = Run { draws, ..start::<G>(table.clone(), seed, chance, Recorder::new(None), rng)? };
        line(play(run, |_, _, legal| Ok((None, choice.pick(legal))))?);
    }
    Ok(())
}

/// Returns the trace of a game with given moves and given chance, in the same format.
///
/// # Errors
/// A text that says what is wrong with the given game.
pub fn replay<G: Game>(text: &str) -> Result<String, String> {
    let given: Given = serde_json::from_str(text).map_err(|e| e.to_string())?;
    let table = read_table::<G>(&given.config)?;
    let mut chance = given.chance;
    let reshuffles =
        chance.as_object_mut().and_then(|chance| chance.remove("reshuffles")).unwrap_or(json!([]));
    let reshuffles: Vec<Vec<String>> = serde_json::from_value(reshuffles).map_err(|e| e.to_string())?;
    let number = |name: &String| G::card_names().iter().position(|n| n == name).map(|n| n as u8);
    let orders = reshuffles.iter().map(|pile| pile.iter().map(number).collect::<Option<Vec<u8>>>());
    let orders = orders.collect::<Option<Vec<_>>>().ok_or("a reshuffle names a card that does not exist")?;
    let chance: G::Chance = serde_json::from_value(chance).map_err(|e| format!("chance: {e}"))?;
    let recorder = Recorder::new(Some(orders));
    let seeds = given.draws.map(|draws| draws.iter().map(|seed| seed_of(seed)).collect::<Option<Vec<u64>>>());
    let seeds = seeds.map(|seeds| seeds.and_then(|seeds| SeedSource::of(Box::new(seeds.into_iter()))));
    let draws = seeds.map(|draws| draws.ok_or("draws: not a list of seeds")).transpose()?;
    let rng = draws.as_ref().map_or_else(|| Rng::new(given.seed), SeedSource::deal);
    let run = Run { draws, ..start::<G>(table, given.seed, chance, recorder, rng)? };
    let mut decisions = given.decisions.into_iter();
    play(run, |game, seats, _| {
        let Some(next) = decisions.next() else { return Ok((None, None)) };
        let mv = find_move(game, next.seat, &Data::of(&next.chosen))
            .ok_or(format!("no move is called {}", next.chosen))?;
        if seats.contains(&next.seat) {
            Ok((Some(next.seat), Some(mv)))
        } else {
            Err(format!("not for {:?}", next.seat))
        }
    })
}

fn read_table<G: Game>(config: &Value) -> Result<Table<G::Config>, String> {
    let mut options: Map<String, Value> = config.as_object().cloned().unwrap_or_default();
    let seats = options.remove("seats").and_then(|n| n.as_u64()).unwrap_or(2);
    let config = serde_json::from_value(options.into()).map_err(|e| e.to_string())?;
    Ok(Table { seats: u8::try_from(seats).unwrap_or(u8::MAX), config })
}

fn start<G: Game>(
    table: Table<G::Config>,
    seed: u32,
    chance: G::Chance,
    mut recorder: Recorder<G>,
    rng: Rng,
) -> Result<Run<G>, String> {
    let conflicts = |c: Vec<G::Conflict>| format!("{c:?}");
    let game = G::start(table.seats, &table.config, &chance, rng, &mut recorder).map_err(conflicts)?;
    Ok(Run { table, seed, chance, draws: None, recorder, game })
}

/// Plays until the end, or until `choose` returns no move, and writes the trace.
fn play<G: Game>(
    run: Run<G>,
    mut choose: impl FnMut(&G, &[Seat], &[G::Move]) -> Result<(Option<Seat>, Option<G::Move>), String>,
) -> Result<String, String> {
    let Run { table, seed, chance, mut draws, mut recorder, mut game } = run;
    let (mut decisions, mut legal, mut past) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(first) = game.to_act().first() {
        let deciding: Vec<Seat> = game.to_act().iter().collect();
        legal.clear();
        game.legal_moves(first, &mut legal);
        let (seat, Some(mv)) = choose(&game, &deciding, &legal)? else { break };
        let seat = seat.unwrap_or(first);
        if seat != first {
            legal.clear();
            game.legal_moves(seat, &mut legal);
        }
        decisions.push(json!({"seat": seat, "state": game.describe(), "legal": legal, "chosen": mv}));
        let refused = |r: G::Refusal| format!("move {} is refused: {r:?}", decisions.len());
        game.check(seat, mv).map_err(refused)?;
        recorder.events.clear();
        if let Some(draws) = &mut draws {
            let before = game.clone();
            if game.draws(seat, mv) {
                let missing = format!("no seed for move {}", decisions.len());
                let drawn = draws.draw(&mut game, &past).ok_or(missing)?;
                if let Some(decision) = decisions.last_mut() {
                    decision["drawn"] = drawn;
                }
            }
            past.push(before);
        }
        game.apply(seat, mv, &mut recorder);
        if recorder.wrong {
            return Err(format!(
                "a reshuffle after move {} is not the discards, or is missing",
                decisions.len()
            ));
        }
    }
    let name = |&n: &u8| G::card_names().get(usize::from(n)).copied().unwrap_or("?");
    let reshuffles: Vec<Vec<&str>> =
        recorder.shuffles.iter().map(|pile| pile.iter().map(name).collect()).collect();
    let mut chance = serde_json::to_value(chance).map_err(|e| e.to_string())?;
    chance["reshuffles"] = json!(reshuffles);
    let mut config = serde_json::to_value(&table.config).map_err(|e| e.to_string())?;
    config["seats"] = json!(table.seats);
    let mut line = json!({
        "game": G::ID, "config": config, "seed": seed, "chance": chance, "decisions": decisions,
        "last": game.describe(), "outcome": outcome(&game), "end": reason(&game, &recorder.events),
    });
    if let Some(draws) = draws {
        // A list of given seeds knows how many are left.
        if draws.next.size_hint().1.is_some_and(|left| left > 0) {
            return Err("a seed with which no move has drawn".to_owned());
        }
        line["draws"] = draws.used.iter().map(|seed| format!("{seed:016x}")).collect();
    }
    Ok(line.to_string())
}

/// Tags of events that say why a game has ended, for games that can end in several ways; the last such event
/// counts.
const REASONS: [&str; 7] =
    ["game-ends", "finished", "blocked", "stalled", "boat-left", "all-stuck", "round-ends"];

/// Returns the reason of the end from the events of the last move; null while the game goes on.
fn reason<G: Game>(game: &G, events: &[G::Event]) -> Value {
    if game.outcome().is_none() {
        return Value::Null;
    }
    let mut events = events.iter().rev().filter_map(|event| serde_json::to_value(event).ok());
    let is_reason = |event: &Value| event["say"].as_str().is_some_and(|say| REASONS.contains(&say));
    events.find(is_reason).unwrap_or(Value::Null)
}

/// Returns the winners, points and sources; null while the game goes on.
fn outcome<G: Game>(game: &G) -> Value {
    #[derive(Serialize)]
    struct Sources<S>(Vec<(S, i16)>);
    let Some(outcome) = game.outcome() else { return Value::Null };
    let sources = Seat::all(game.seats()).map(|seat| {
        let mut sources = Vec::new();
        game.score(seat, &mut |source, points| sources.push((source, points)));
        Sources(sources)
    });
    json!({"winners": outcome.winners, "scores": outcome.scores, "sources": sources.collect::<Vec<_>>()})
}
