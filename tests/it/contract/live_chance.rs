//! Games with live chance: a move that does not draw tells nothing new, one that does waits for its seed, and the same seeds give the
//! same game.

use super::cases::cases;
use super::observation::{eyes, view};
use super::walk::{Walk, legal, tables};
use dockhand::game::{Eye, Game, Heaps, Seat, Step, Told, redact};
use dockhand::json;
use dockhand::record::to_file;
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{LiveChance, Match, Session, catalogue, known_hash};
use dockhand::wire::Secrets;
use serde_json::{Value, json as value};
use std::collections::BTreeMap;

/// How many worlds a move is tried in.
const TWINS: usize = 6;
/// How many moves of a position are tried.
const MOVES: usize = 3;

/// Returns a world that differs only in what no seat knows.
fn twin<G: Game>(game: &G, past: &[&G], rng: &mut Rng) -> G {
    let mut twin = game.clone();
    twin.resample_hidden(past, &mut Rng::from_u64(rng.next_u64()));
    twin
}

/// Returns all that the seats can tell of a move: its steps as each of them sees them, and what they know then.
fn shown<G: Game>(before: &G, past: &[&G], seat: Seat, mv: G::Move) -> String {
    let (mut after, mut steps) = (before.clone(), Vec::new());
    after.apply(seat, mv, &mut steps);
    let past: Vec<&G> = past.iter().copied().chain([before]).collect();
    let seen = |step: &Step<G>| match step {
        Step::Event(event) => format!("{event:?}"),
        Step::Motion(motion) => {
            let eyes = eyes(before.seats()).filter(|eye| *eye != Eye::All);
            format!("{:?}", eyes.map(|eye| redact(&after, eye, *motion)).collect::<Vec<_>>())
        }
    };
    let steps: Vec<String> = steps.iter().map(seen).collect();
    let may: Vec<_> = Seat::all(after.seats()).map(|seat| legal(&after, seat)).collect();
    let ends = (after.to_act(), after.ask(), after.outcome());
    format!("{} {steps:?} {may:?} {ends:?}", known_hash(&after, &past))
}

/// Returns some of the legal moves of a seat, spread over their list.
fn some_moves<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let all = legal(game, seat);
    all.iter().copied().step_by(all.len() / MOVES + 1).collect()
}

/// Whether a move draws is the same in all worlds that differ only in what no seat knows; a move that does not draw comes
/// out the same in all of them, and most that draw do not.
pub fn moves_that_do_not_draw_come_out_alike<G: Game>(games: usize) {
    let (mut draw, mut differ, mut all) = (0, 0, 0);
    for mut walk in tables::<G>(games) {
        let mut positions: Vec<G> = Vec::new();
        loop {
            let past: Vec<&G> = positions.iter().collect();
            for seat in walk.game.to_act().iter() {
                if !walk.sampled(16) {
                    continue;
                }
                let twins: Vec<G> = (0..TWINS).map(|_| twin(&walk.game, &past, &mut walk.rng)).collect();
                for mv in some_moves(&walk.game, seat) {
                    let draws = walk.game.draws(seat, mv);
                    all += 1;
                    draw += usize::from(draws);
                    let first = shown(&walk.game, &past, seat, mv);
                    let mut alike = true;
                    for other in &twins {
                        assert_eq!(other.draws(seat, mv), draws, "{mv:?} draws only in some worlds");
                        let shown = shown(other, &past, seat, mv);
                        assert!(
                            draws || shown == first,
                            "{mv:?} shows what no seat knows: {first}, {shown}, {:?}",
                            walk.setup
                        );
                        alike &= shown == first;
                    }
                    differ += usize::from(!alike);
                }
            }
            positions.push(walk.game.clone());
            if walk.step().is_none() {
                break;
            }
        }
    }
    println!("{draw} of {all} moves draw, {differ} of them differ in {TWINS} worlds");
    assert!(differ * 3 > draw * 2, "{draw} moves draw, but only {differ} differ");
    assert!(draw > 0 && draw < all);
}

/// What a seat holds, has chosen or has seen stays, and the game is the same to everyone.
pub fn resampling_keeps_what_seats_know<G: Game>(games: usize) {
    for mut walk in tables::<G>(games.div_ceil(3)) {
        let mut positions: Vec<G> = Vec::new();
        loop {
            if walk.sampled(10) {
                let past: Vec<&G> = positions.iter().collect();
                let twin = twin(&walk.game, &past, &mut walk.rng);
                let seats = Seat::all(walk.game.seats());
                for eye in seats.clone().map(Eye::Seat).chain([Eye::Table]) {
                    assert_eq!(view(&twin, eye), view(&walk.game, eye));
                }
                assert!(seats.clone().all(|seat| legal(&twin, seat) == legal(&walk.game, seat)));
                assert_eq!((twin.to_act(), twin.ask()), (walk.game.to_act(), walk.game.ask()));
                assert_eq!((twin.outcome(), twin.seats()), (walk.game.outcome(), walk.game.seats()));
                assert_eq!(known_hash(&twin, &past), known_hash(&walk.game, &past));
            }
            positions.push(walk.game.clone());
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// Returns a match with live chance at the table of a walk, dealt from a seed.
fn live_match<G: Searches>(walk: &Walk<G>, deal: u64) -> Match<G> {
    let mut file: Value = serde_json::from_str(&to_file::<G>(&walk.setup, &[])).expect("JSON");
    let fields = file.as_object_mut().expect("an object");
    fields.remove("seed");
    fields.insert("dockhand".to_owned(), value!(3));
    fields.insert("draws".to_owned(), value!([format!("{deal:016x}")]));
    Match::resume(&file.to_string()).expect("a table that can be played")
}

/// Returns a seat that decides and one of its moves; `None` if the game is over.
fn choose<G: Searches>(table: &Match<G>, rng: &mut Rng) -> Option<(Seat, String)> {
    let deciding: Vec<Seat> = table.game().to_act().iter().collect();
    let seat = rng.pick(&deciding)?;
    let mv = rng.pick(&legal(table.game(), seat)).expect("whoever is to act has a legal move");
    Some((seat, json::text(&mv)))
}

/// Two devices that are told the same seeds and moves come to the same game; so do its file and its link. As long as a
/// draw waits, they agree on all that is known.
pub fn same_seeds_are_the_same_game<G: Searches>(games: usize) {
    let (mut longest, mut most) = (0, 0);
    for mut walk in tables::<G>(games.div_ceil(6)) {
        let deal = walk.rng.next_u64();
        let (mut here, mut there) = (live_match(&walk, deal), live_match(&walk, deal));
        let mut drawn = 0;
        while let Some((seat, mv)) = choose(&here, &mut walk.rng) {
            assert_eq!(here.check(), there.check());
            if here.needs(seat, &mv) {
                assert!(there.needs(seat, &mv));
                let seed = format!("{:016x}", walk.rng.next_u64());
                // Another seed that was put in before changes nothing.
                assert!(here.draw("0123456789abcdef"));
                assert_eq!(here.check(), there.check());
                for table in [&mut here, &mut there] {
                    assert!(table.draw(&seed));
                }
                drawn += 1;
            }
            let steps = here.play(seat, &mv, Eye::Table).expect("legal");
            assert_eq!(there.play(seat, &mv, Eye::Table).expect("legal"), steps);
            assert_eq!(here.hash(), there.hash());
            if walk.sampled(40) {
                come_back(&here, drawn);
            }
        }
        come_back(&here, drawn);
        (longest, most) = (longest.max(here.link().len()), most.max(drawn));
    }
    assert!(most > 0);
    println!("at most {most} draws; the longest link has {longest} characters");
}

/// The file and the link of a game with live chance open at the same position, and are written again as they were.
fn come_back<G: Searches>(table: &Match<G>, drawn: usize) {
    for text in [table.record(), table.link()] {
        let again = Match::<G>::resume(&text).expect("our own record");
        assert_eq!(again.game(), table.game());
        assert_eq!((again.record(), again.link()), (table.record(), table.link()));
        assert_eq!(again.check(), table.check());
    }
    let file: Value = serde_json::from_str(&table.record()).expect("JSON");
    assert_eq!(file["draws"].as_array().map(Vec::len), Some(drawn + 1), "the deal and each draw");
    assert!(file.get("seed").is_none());
}

/// A move that draws is refused until its seed was put in, and cannot be taken back then; others need none.
pub fn a_draw_waits_for_its_seed<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games.div_ceil(6)) {
        let mut table = live_match(&walk, walk.setup.seed.into());
        while let Some((seat, mv)) = choose(&table, &mut walk.rng) {
            let needs = table.needs(seat, &mv);
            let before = (table.hash(), table.record(), table.move_count());
            if needs {
                let refused = table.play(seat, &mv, Eye::Table).expect_err("no seed");
                let refused: Value = serde_json::from_str(&refused).expect("JSON");
                assert_eq!(refused["code"], "await-chance");
                assert_eq!(before, (table.hash(), table.record(), table.move_count()));
                for bad in
                    ["", "0", "0123456789ABCDEF", "0123456789abcdeg", "00123456789abcdef", "+123456789abcdef"]
                {
                    assert!(!table.draw(bad), "{bad}");
                }
                assert!(table.draw(&format!("{:016x}", walk.rng.next_u64())));
                assert_eq!(before, (table.hash(), table.record(), table.move_count()));
            }
            table.play(seat, &mv, Eye::Table).expect("legal");
            assert!(!needs || !table.can_undo());
            if walk.sampled(4) && table.can_undo() {
                assert!(table.undo());
                assert_eq!(before, (table.hash(), table.record(), table.move_count()));
                table.play(seat, &mv, Eye::Table).expect("still legal");
            }
            if walk.sampled(20) {
                let (before, shared) = ((table.hash(), table.record()), table.clone().share(1, 2));
                assert_eq!(
                    shared.record, before.1,
                    "nothing is resampled: the record does not tell what comes"
                );
                assert_eq!((table.hash(), table.record()), before);
            }
        }
    }
    // A game with a seed needs no other.
    let walk = tables::<G>(1).next().expect("a table");
    let mut table = Match::<G>::new(walk.setup.clone()).expect("a table that can be played");
    let mut rng = Rng::new(1);
    while let Some((seat, mv)) = choose(&table, &mut rng) {
        assert!(!table.needs(seat, &mv) && !table.draw("0123456789abcdef"));
        table.play(seat, &mv, Eye::Table).expect("legal");
    }
}

/// Only a table of people with live chance, at which all know the same without having to remember it, begins by link.
pub fn the_engine_says_what_begins_by_link<G: Searches>(games: usize) {
    let entry = catalogue().games.into_iter().find(|game| game.id == G::ID).expect("in the catalogue");
    for mut walk in tables::<G>(games.div_ceil(10)) {
        assert_eq!(live_match(&walk, 1).by_link(), entry.secrets == Secrets::Common, "{}", G::ID);
        assert!(!Match::<G>::new(walk.setup.clone()).expect("a table that can be played").by_link());
        walk.setup.players[0].level = Some(0);
        assert!(!live_match(&walk, 1).by_link(), "a computer plays");
    }
}

/// SplitMix64 once more, written from its description.
fn numbers(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// Returns cards in the order that shuffling gives them.
fn shuffled(mut cards: Vec<u64>, next: &mut dyn FnMut() -> u64) -> Vec<u64> {
    cards.sort_unstable();
    for i in (1..cards.len()).rev() {
        cards.swap(i, ((u128::from(next()) * (i as u128 + 1)) >> 64) as usize);
    }
    cards
}

/// Each heap lies as the seed of its draw says, without a rule of the game; each draw has one. `docs/letters.md` says how.
pub fn the_seeds_give_the_order_of_each_heap<G: Searches>(games: usize) {
    let mut own = 0;
    for mut walk in tables::<G>(games.div_ceil(3)) {
        let mut table = live_match(&walk, walk.setup.seed.into());
        let mut seeds = vec![u64::from(walk.setup.seed)];
        while let Some((seat, mv)) = choose(&table, &mut walk.rng) {
            if table.needs(seat, &mv) {
                seeds.push(walk.rng.next_u64());
                assert!(table.draw(&format!("{:016x}", seeds.last().expect("a seed"))));
            }
            table.play(seat, &mv, Eye::Table).expect("legal");
        }
        let heaps: Vec<Vec<Value>> = serde_json::from_str(&table.heaps()).expect("a list of heaps");
        if G::ID == "kontor" {
            assert!(heaps.is_empty(), "its deal is not told");
            continue;
        }
        let mut generators: Vec<_> = seeds.iter().map(|&seed| numbers(seed)).collect();
        let mut owned: BTreeMap<usize, Box<dyn FnMut() -> u64>> = BTreeMap::new();
        let mut told = vec![0; seeds.len()];
        for heap in heaps {
            let (draw, what, how) = (heap[0].as_u64().expect("a draw") as usize, &heap[1], heap.get(2));
            told[draw] += 1;
            let cards: Option<Vec<u64>> =
                what.as_array().map(|cards| cards.iter().filter_map(Value::as_u64).collect());
            match (cards, how) {
                (Some(cards), None) => {
                    assert_eq!(shuffled(cards.clone(), &mut generators[draw]), cards);
                }
                (Some(cards), Some(how)) => {
                    assert_eq!(how, &value!(true));
                    own += 1;
                    let generator =
                        owned.entry(draw).or_insert_with(|| Box::new(numbers(generators[draw]())));
                    assert_eq!(shuffled(cards.clone(), &mut *generator), cards);
                }
                (None, below) => {
                    let below = below.and_then(Value::as_u64).expect("what a number is below");
                    let number = (u128::from(generators[draw]()) * u128::from(below)) >> 64;
                    assert_eq!(what.as_u64(), Some(number as u64));
                }
            }
        }
        assert!(told.iter().all(|&heaps| heaps > 0), "a draw without a heap: {told:?}");
    }
    println!("{own} heaps with a generator of their own");
}

/// How often each card has come to each place of a heap. The heaps of a draw are told apart by their order.
#[derive(Default)]
struct Counts(BTreeMap<(usize, usize), BTreeMap<u8, u32>>, BTreeMap<usize, usize>);

impl Counts {
    fn count(&mut self, told: &[Told]) {
        for (heap, told) in told.iter().enumerate() {
            let cards = match told {
                Told::Heap(_, cards) | Told::Own(_, cards, _) => cards,
                Told::Number(_, number, below) => {
                    self.1.insert(heap, (*below).into());
                    &vec![*number]
                }
            };
            for (place, &card) in cards.iter().enumerate() {
                *self.0.entry((heap, place)).or_default().entry(card).or_default() += 1;
            }
        }
    }

    /// Returns by how many standard deviations the χ² of each heap differs from what chance gives, and holds it to 5.
    fn hold(&self, draws: usize) -> Vec<f64> {
        let heaps = self.0.keys().map(|(heap, _)| heap + 1).max().unwrap_or(0);
        let off = (0..heaps).filter_map(|heap| {
            let places: Vec<_> = self.0.range((heap, 0)..(heap + 1, 0)).map(|(_, cards)| cards).collect();
            let mut copies: BTreeMap<u8, f64> = BTreeMap::new();
            for (&card, &times) in places.iter().copied().flatten() {
                *copies.entry(card).or_default() += f64::from(times) / draws as f64;
            }
            let numbers = self.1.get(&heap);
            if let Some(&below) = numbers {
                copies = (0..below as u8).map(|number| (number, 1.0 / below as f64)).collect();
            }
            let total: f64 = copies.values().sum();
            let free = (copies.len() - 1) * if numbers.is_some() { 1 } else { places.len() - 1 };
            if free == 0 {
                return None; // only one order can come
            }
            let mut sum = 0.0;
            for cards in &places {
                for (card, copies) in &copies {
                    let expected = draws as f64 * copies / total;
                    sum += (f64::from(cards.get(card).copied().unwrap_or(0)) - expected).powi(2) / expected;
                }
            }
            let off = (sum - free as f64) / (2.0 * free as f64).sqrt();
            assert!(off.abs() < 5.0, "heap {heap}: χ² is {sum:.1} with {free} degrees of freedom");
            Some(off)
        });
        off.collect()
    }
}

/// Over 100,000 seeds each card comes to each place of its heap equally often, at the deal and in the course of a game.
pub fn each_order_comes_equally_often<G: Game>(games: usize) {
    let (draws, mut off) = (cases(100_000), Vec::new());
    for mut walk in tables::<G>(games.div_ceil(20)).take(6) {
        let (mut dealt, mut drawn) = (Counts::default(), Counts::default());
        let (seats, config) = (walk.game.seats(), walk.setup.config.clone());
        let mut past: Vec<G> = Vec::new();
        for _ in 0..walk.rng.below(12) {
            past.push(walk.game.clone());
            walk.step();
        }
        let past: Vec<&G> = past.iter().collect();
        for _ in 0..draws {
            let seed = walk.rng.next_u64();
            let (mut deal, mut heaps) = (Heaps::default(), Heaps::default());
            G::tell_deal(seats, &config, Rng::from_u64(seed), &mut deal);
            dealt.count(&deal.told);
            let mut world = walk.game.clone();
            world.resample_hidden(&past, &mut Rng::from_u64(seed));
            world.tell_heaps(&mut heaps);
            drawn.count(&heaps.told);
        }
        off.extend(dealt.hold(draws).into_iter().chain(drawn.hold(draws)));
    }
    println!("{} heaps over {draws} draws: {off:.1?}", off.len());
}
