//! Computer players as a page uses them: through the session, in slices, with several workers.

use super::cases::cases;
use super::walk::{Walk, legal, tables};
use dockhand::bot::{Knowledge, Level, Observed, Search, choose, pick};
use dockhand::game::{Rules, Seat};
use dockhand::rng::Rng;
use dockhand::session::search::{AnySearch, BoundedSearch, Searches};
use dockhand::session::{Match, Session};
use serde_json::{Value, json};

pub fn sit_down<G: Searches>(walk: &Walk<G>) -> Match<G> {
    let mut table = Match::new(walk.setup.clone()).expect("a table that can be played");
    for &(seat, mv) in &walk.moves {
        table.play(seat, &json!(mv).to_string(), dockhand::game::Eye::Table).expect("legal");
    }
    table
}

pub fn read(text: &str) -> Vec<Value> {
    serde_json::from_str(text).expect("a list")
}

fn code<T>(outcome: Result<T, String>) -> String {
    let refused = outcome.err().expect("refused");
    let refused: Value = serde_json::from_str(&refused).expect("JSON");
    refused["code"].as_str().expect("a code").to_owned()
}

/// The catalogue says how long each level may think: a master at most two seconds, weaker levels less. The
/// last one thinks for a time.
#[test]
fn levels_tell_how_long_they_may_think() {
    for game in dockhand::session::catalogue().games {
        let (timed, counted): (Vec<_>, Vec<_>) = game.levels.iter().partition(|level| level.timed);
        assert_eq!(timed.iter().map(|level| (level.id, level.time)).collect::<Vec<_>>(), [("admiral", 500)]);
        assert!(game.levels.last().is_some_and(|level| level.timed), "{}: the strongest", game.id);
        let times: Vec<u16> = counted.iter().map(|level| level.time).collect();
        assert!(times.is_sorted_by(|a, b| a < b), "{}: {times:?}", game.id);
        assert!(times.iter().all(|&time| (1..2000).contains(&time)), "{}: {times:?}", game.id);
        assert!(times.first().is_some_and(|&time| time <= 300), "{}: the weakest answers at once", game.id);
    }
}

/// Calls `each` with positions of random games in which there is a choice: the match, its state, the seat and
/// its moves.
fn positions<G: Searches>(games: usize, mut each: impl FnMut(&Match<G>, &G, Seat, &[G::Move])) {
    let mut count = 0;
    for mut walk in tables::<G>(games.div_ceil(12)) {
        while let Some((seat, _)) = walk.choose() {
            let moves = legal(&walk.game, seat);
            if moves.len() > 1 && walk.sampled(25) {
                each(&sit_down(&walk), &walk.game, seat, &moves);
                count += 1;
            }
            walk.step();
        }
    }
    assert!(count > cases(5), "{count} positions");
}

/// Two searches with different seeds, run in slices: their concatenated lists give the same choice and the
/// same analysis as their sums.
pub fn lists_of_several_are_put_together<G: Searches>(games: usize) {
    positions::<G>(games, |table, game, seat, moves| {
        let mut lists = Vec::new();
        for seed in [11, 12] {
            let mut search = table.search(seat, 4, seed, None).expect("who decides thinks");
            assert_eq!(search.budget(), G::LEVELS[4].iterations);
            assert_eq!((search.run(10), search.run(0), search.run(50)), (10, 10, 60));
            let list = read(&search.root_stats());
            assert!(list.iter().map(|c| c["move"].clone()).eq(moves.iter().map(|mv| json!(mv))));
            lists.extend(list);
        }
        let level = Level { blunder_rate: 0, ..G::LEVELS[4] };
        let search = |seed| {
            let mut search = Search::new(Observed::new(game, seat), &level, seed);
            search.run(60);
            search
        };
        let mut both = search(11);
        both.merge(search(12).root_stats());
        let root_stats = json!(lists).to_string();
        let chosen = table.choose(seat, 4, 1, &root_stats).expect("counts");
        assert_eq!(
            serde_json::from_str::<Value>(&chosen).expect("a move"),
            json!(pick(both.root_stats(), seat, &level, 1))
        );
        advises(&read(&table.analyse(seat, &root_stats).expect("counts")), &both, game);
    });
}

/// A search that compares a move tries it as often as the best one from then on, and calls no other move the best for that.
/// A move that does not exist is ignored.
pub fn compared_moves_get_equal_visits<G: Searches>(games: usize) {
    let (mut compared, mut all) = (0, 0);
    positions::<G>(games, |table, _, seat, _| {
        let visits = |list: &[Value]| {
            let of = |c: &Value| c["visits"].as_u64().expect("a number");
            list.iter().map(of).collect::<Vec<_>>()
        };
        let best = |list: &[Value]| {
            read(&table.analyse(seat, &json!(list).to_string()).expect("counts"))[0]["move"].clone()
        };
        let mut search = table.search(seat, 4, 11, None).expect("who decides thinks");
        search.run(300);
        search.compare_with(u32::MAX);
        search.run(100);
        let before = read(&search.root_stats());
        let last = visits(&before).iter().rposition(|&visits| visits > 0).expect("a move was tried");
        if best(&before) == before[last]["move"] {
            return;
        }
        search.compare_with(last as u32);
        search.run(100);
        let after = read(&search.root_stats());
        let new: Vec<u64> =
            visits(&after).iter().zip(visits(&before)).map(|(now, then)| now - then).collect();
        all += 1;
        // In a world that lacks one of the two the search goes on as before.
        if new.iter().filter(|&&new| new > 0).count() > 2 {
            return;
        }
        compared += 1;
        assert_eq!(new[last], 50);
        // Among moves that were tried equally often the reward decides, which may change.
        let tried = |mv: &Value| before.iter().find(|c| c["move"] == *mv).map(|c| c["visits"].clone());
        assert_eq!(tried(&best(&after)), tried(&best(&before)));
    });
    // The few games of a quick run may have no position with two moves to compare.
    let none = all == 0 && cases(games) < games;
    assert!(compared * 2 > all || none, "{compared} of {all}");
}

/// A computer player of a session has its character at its own level, with a net, too, and none in a hint or a
/// review; whatever it wants, its search knows nothing hidden and tells what all seats can expect.
pub fn characters_play_at_their_own_level<G: Searches>(games: usize) {
    let (mut differ, mut asked) = (0, 0);
    for (at, mut walk) in tables::<G>(games.div_ceil(4)).enumerate() {
        for _ in 0..walk.rng.below(30) {
            walk.step();
        }
        let Some(seat) = walk.game.to_act().first() else { continue };
        let level = if at % 2 == 0 { 3 } else { 5 };
        for (nth, character) in G::CHARACTERS.iter().enumerate() {
            let player = &mut walk.setup.players[seat.index()];
            (player.level, player.character) = (Some(level), Some(nth as u8));
            let table = sit_down(&walk);
            let found = |table: &Match<G>, level: u8, net: Option<&[u8]>| {
                let mut search = table.search(seat, level, 11, net).expect("who decides thinks");
                search.run(200);
                read(&search.root_stats())
            };
            let like = |level: Level| {
                let (game, seed) = (&walk.game, walk.setup.seed);
                let seen = Observed::recalled(game, seat, level.memory, seed, &walk.moves);
                let mut search = Search::new(seen, &level, 11);
                search.run(200);
                search.root_stats().iter().map(|c| c.visits.into()).collect::<Vec<u64>>()
            };
            let visits =
                |list: &[Value]| list.iter().filter_map(|c| c["visits"].as_u64()).collect::<Vec<_>>();
            let plain = G::LEVELS[usize::from(level)];
            let own = Level { character: Some(*character), ..plain };
            assert_eq!(visits(&found(&table, level, None)), like(own), "as it plays");
            assert_eq!(visits(&found(&table, 4, None)), like(G::LEVELS[4]), "a hint is plain");
            differ += usize::from(like(own) != like(plain));
            asked += 1;
            if let Some(net) = shipped_net(G::ID, walk.game.seats()).filter(|_| level == 5) {
                let mut world = walk.game.clone();
                world.imagine(seat, &mut Rng::new(9));
                let counts = found(&table, level, Some(&net));
                assert_eq!(counts, found(&table.supposing(world), level, Some(&net)), "nothing hidden");
            }
        }
    }
    assert!(differ * 4 > asked, "{differ} of {asked} searches show a character");
}

fn advises<G: Searches>(advice: &[Value], search: &Search<G>, game: &G) {
    assert_eq!(advice[0]["move"], json!(search.best()));
    let visits = |a: &Value| a["visits"].as_u64().expect("a number");
    assert_eq!(advice.iter().map(visits).sum::<u64>(), 120);
    // What belongs to a mixture comes first, the larger shares before the smaller ones. All of them are the whole.
    let shared: u64 = advice.iter().filter_map(|a| a["share"].as_u64()).sum();
    assert!(shared == 0 || G::SIMULTANEOUS && (980..=1000).contains(&shared), "{shared}");
    if search.root_stats().iter().all(|c| c.share == 0) {
        assert!(advice.is_sorted_by(|a, b| visits(a) >= visits(b)));
    } else {
        assert!(advice.is_sorted_by(|a, b| a["share"].as_u64() >= b["share"].as_u64()));
    }
    for one in advice {
        let chances: Vec<u64> =
            one["chances"].as_array().expect("by seat").iter().filter_map(Value::as_u64).collect();
        assert_eq!(
            (chances.len(), one["points"].as_array().map(Vec::len)),
            (usize::from(game.seats()), Some(usize::from(game.seats())))
        );
        assert!(chances.iter().all(|&chance| chance <= 1000));
        let mut sides: Vec<(u8, u64)> =
            Seat::all(game.seats()).map(|s| (game.side(s), chances[s.index()])).collect();
        sides.sort_unstable();
        sides.dedup();
        let all: u64 = sides.iter().map(|side| side.1).sum();
        assert!((990..=1000).contains(&all), "{sides:?}");
    }
}

/// Returns the bytes of the net that comes with a game for so many seats, if there is one.
pub fn shipped_net(game: &str, seats: u8) -> Option<Vec<u8>> {
    std::fs::read(format!("nets/{game}-{seats}.net")).ok()
}

/// A search takes the net of its own game and number of seats, which judges other than the forecast and knows
/// nothing hidden; it refuses bytes of any other kind.
pub fn a_net_judges_only_its_own_tables<G: Searches>(games: usize) {
    let [imhotep, duel] = ["imhotep", "duel"].map(|game| shipped_net(game, 2).expect("a net"));
    let (mut judged, mut differ) = (0, 0);
    positions::<G>(games, |table, game, seat, _| {
        let refuses = |net: &[u8]| {
            assert_eq!(code(table.search(seat, 5, 1, Some(net))), "unreadable-net");
        };
        let own = shipped_net(G::ID, game.seats());
        assert!(own.is_some() || !table.has_net(), "a table for which no net comes");
        [&imhotep, &duel].into_iter().filter(|&net| Some(net) != own.as_ref()).for_each(|net| refuses(net));
        refuses(&[]);
        let Some(net) = own else { return };
        refuses(&net[..net.len() - 1]);
        let mut torn = net.clone();
        torn[net.len() / 2] ^= 4;
        refuses(&torn);
        assert_eq!(code(table.search(seat, 6, 1, Some(&net))), "unknown-level");
        for other in Seat::all(game.seats()).filter(|&other| !game.to_act().contains(other)) {
            assert_eq!(code(table.search(other, 5, 1, Some(&net))), "nothing-to-decide");
        }
        let found = |table: &Match<G>, net: Option<&[u8]>| {
            let mut search = table.search(seat, 5, 1, net).expect("who decides thinks");
            assert_eq!(search.run(60), 60);
            search.root_stats()
        };
        let mut world = game.clone();
        world.imagine(seat, &mut Rng::new(9));
        assert_eq!(found(table, Some(&net)), found(&table.supposing(world), Some(&net)));
        let differs = found(table, Some(&net)) != found(table, None);
        if table.has_net() {
            judged += 1;
            differ += usize::from(differs);
        } else {
            assert!(!differs, "a net judges where it plays badly");
        }
    });
    // Shortly before the end all imagined games are finished, and there is nothing to judge.
    assert!(differ * 4 >= judged * 3, "the net judges in {differ} of {judged} positions");
}

/// Only a seat that decides can search, and there is no seventh level.
pub fn search_requires_the_seat_to_act<G: Searches>(games: usize) {
    positions::<G>(games, |table, game, seat, _| {
        for other in (0..=255).map(Seat).filter(|&other| !game.to_act().contains(other)) {
            assert_eq!(code(table.search(other, 0, 1, None)), "nothing-to-decide");
            assert_eq!(code(table.choose(other, 0, 1, "[]")), "nothing-to-decide");
            assert_eq!(code(table.analyse(other, "[]")), "nothing-to-decide");
        }
        for level in [6, 255] {
            assert_eq!(code(table.search(seat, level, 1, None)), "unknown-level");
            assert_eq!(code(table.choose(seat, level, 1, "[]")), "unknown-level");
        }
        let chosen = table.choose(seat, 4, 3, "[]").expect("something without thinking");
        assert!(table.score_delta(seat, &chosen).is_ok());
        assert_eq!(table.analyse(seat, "[]").as_deref(), Ok("[]"));
    });
}

/// A text that is not a list of counts of this position is refused; large counts saturate.
pub fn counts_from_anywhere_are_refused_or_counted<G: Searches>(games: usize) {
    positions::<G>(games, |table, _, seat, moves| {
        let entry = |mv: Value, visits: Value, worth: Value, points: Value| {
            json!([{"move": mv, "visits": visits, "worth": worth, "points": points}]).to_string()
        };
        let mv = || json!(moves[0]);
        let some = || json!([1, 2]);
        for bad in [
            String::new(),
            "null".to_owned(),
            "7".to_owned(),
            "[7]".to_owned(),
            "[".repeat(100_000),
            entry(json!({"do": "win"}), json!(1), some(), some()),
            entry(Value::Null, json!(1), some(), some()),
            entry(mv(), json!(-1), some(), some()),
            entry(mv(), json!(1.5), some(), some()),
            entry(mv(), json!(4_294_967_296_u64), some(), some()),
            entry(mv(), json!(1), json!([-1]), some()),
            entry(mv(), json!(1), some(), json!("x")),
            format!(
                "[{}]",
                vec![
                    entry(mv(), json!(1), some(), some()).trim_matches(['[', ']']).to_owned();
                    16 * moves.len() + 1
                ]
                .join(",")
            ),
        ] {
            assert_eq!(
                code(table.choose(seat, 0, 1, &bad)),
                "unreadable-counts",
                "{}",
                &bad[..bad.len().min(200)]
            );
            assert_eq!(code(table.analyse(seat, &bad)), "unreadable-counts");
        }
        let most = json!(vec![u32::MAX; 9]);
        let list = json!([
            {"move": mv(), "visits": u32::MAX, "worth": most, "points": [i32::MIN, i32::MAX, 0, 1, 2, 3]},
            {"move": mv(), "visits": u32::MAX, "worth": most, "points": [i32::MIN, i32::MAX]},
            {"move": mv(), "visits": 0, "worth": [], "points": []}
        ]);
        let advice = read(&table.analyse(seat, &list.to_string()).expect("only numbers"));
        assert_eq!((advice.len(), &advice[0]["move"]), (1, &mv()));
        assert_eq!(advice[0]["visits"], json!(u32::MAX));
    });
}

/// A search behind the session counts what the search itself counts.
#[test]
fn a_thinker_thinks_like_a_bot() {
    use dockhand::imhotep::Imhotep;
    let game = Imhotep::new(2, &dockhand::imhotep::Config::default(), 3).expect("a table");
    let seat = game.to_act().first().expect("somebody");
    let level = &Imhotep::LEVELS[1];
    let mut search = BoundedSearch::new(Observed::new(&game, seat), level, 9);
    search.run(search.budget());
    let setup = json!({"game": "imhotep", "config": {}, "seed": 3,
        "players": [{"name": "A", "colour": 0}, {"name": "B", "colour": 1}]});
    let table = dockhand::session::open(&setup.to_string()).expect("a table");
    let chosen = table.choose(seat, 1, 9, &search.root_stats()).expect("counts");
    assert_eq!(
        serde_json::from_str::<Value>(&chosen).ok(),
        choose(Observed::new(&game, seat), level, 9).map(|mv| json!(mv))
    );
    // A call with any number of iterations ends soon.
    assert_eq!(search.run(u32::MAX), level.iterations + (1 << 14));
}
