//! Computer players see only what their seat sees, choose the same for one seed, and play by the rules to the
//! end.

use super::cases::cases;
use super::walk::{Walk, legal, tables};
use dockhand::bot::{Level, Observed, RootStats, Search, choose};
use dockhand::game::{Quiet, Seat};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;

/// Returns a quick level with random other parameters, with or without a character.
fn quick<G: Searches>(walk: &mut Walk<G>) -> Level {
    let like = walk.rng.pick(&G::LEVELS).expect("six levels");
    let [careful, greedy, spoiler] = G::CHARACTERS.map(Some);
    let character = walk.rng.pick(&[None, careful, greedy, spoiler]).expect("four ways to play");
    Level { iterations: 60, character, ..like }
}

/// Returns what the bot of a seat may look at in this position.
fn seen<G: Searches>(walk: &Walk<G>, seat: Seat, level: &Level) -> Observed<G> {
    Observed::recalled(&walk.game, seat, level.memory, walk.setup.seed, &walk.moves)
}

/// Returns a search of this position after all its iterations.
fn found<G: Searches>(seen: Observed<G>, level: &Level, seed: u32) -> Search<G> {
    let mut search = Search::new(seen, level, seed);
    search.run(level.iterations);
    search
}

/// A bot cannot tell apart worlds that its seat cannot tell apart: its search gives the same counts, not just
/// the same move.
pub fn hidden_things_change_no_choice<G: Searches>(games: usize) {
    let mut asked = 0;
    for mut walk in tables::<G>(games) {
        loop {
            let seat = Seat(walk.rng.below(walk.game.seats().into()) as u8);
            if walk.sampled(12) && walk.game.to_act().contains(seat) {
                let level = quick(&mut walk);
                let truth = found(seen(&walk, seat, &level), &level, 1);
                let true_game = walk.game.clone();
                walk.game.imagine(seat, &mut walk.rng);
                let other = found(seen(&walk, seat, &level), &level, 1);
                assert_eq!(other.root_stats(), truth.root_stats(), "{seat:?} saw what it cannot see");
                assert_eq!(other.choice(), truth.choice());
                walk.game = true_game;
                asked += 1;
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
    assert!(asked > cases(games), "{asked} positions");
}

/// Returns whether the seed can matter: several moves were tried (of equivalent ones only one is), and not
/// all rollouts ended alike.
fn is_open<G: Searches>(search: &Search<G>, seat: Seat) -> bool {
    let tried = || search.root_stats().iter().filter(|c| c.visits > 0);
    let each = |c: &RootStats<G::Move>| (c.worth[seat] / c.visits, c.worth[seat] % c.visits);
    let first = tried().next().map(each);
    tried().count() > 1
        && !(first.is_some_and(|(_, rest)| rest == 0) && tried().all(|c| Some(each(c)) == first))
}

/// One seed gives one choice; a search that is interrupted and continued gives the same; another seed gives
/// other counts.
pub fn one_seed_is_one_choice<G: Searches>(games: usize) {
    let (mut asked, mut differ) = (0, 0);
    for mut walk in tables::<G>(games.div_ceil(4)) {
        while let Some((seat, _)) = walk.choose() {
            if walk.sampled(10) {
                let level = quick(&mut walk);
                let once = found(seen(&walk, seat, &level), &level, 5);
                let mut twice = Search::new(seen(&walk, seat, &level), &level, 5);
                [10, 0, 50].into_iter().for_each(|n| twice.run(n));
                assert_eq!(once.root_stats(), twice.root_stats());
                assert_eq!(once.choice(), choose(seen(&walk, seat, &level), &level, 5));
                let other = found(seen(&walk, seat, &level), &level, 6);
                differ += usize::from(other.root_stats() != once.root_stats());
                asked += usize::from(is_open(&once, seat));
            }
            walk.step();
        }
    }
    assert!(asked > 0 && differ * 10 > asked * 9, "{differ} of {asked} seeds make a difference");
}

/// A random move is the one that would be picked from the list, and uses the same random numbers, though the
/// list is not written.
pub fn any_move_is_one_of_the_list<G: Searches>(games: usize) {
    let (mut asked, mut scratch) = (0, Vec::new());
    for mut walk in tables::<G>(games) {
        while let Some((seat, _)) = walk.choose() {
            let mut list = Vec::new();
            walk.game.legal_moves(seat, &mut list);
            for seed in 0..4 {
                let (mut rng, mut same) = (Rng::new(seed), Rng::new(seed));
                assert_eq!(walk.game.any_move(seat, &mut rng, &mut scratch), same.pick(&list));
                assert_eq!(rng, same);
                asked += 1;
            }
            walk.step();
        }
    }
    assert!(asked > cases(games) * 100, "{asked} positions");
}

/// Every choice is legal, every simulation is counted once, and merged counts are sums.
pub fn searches_add_up<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games.div_ceil(4)) {
        while let Some((seat, _)) = walk.choose() {
            if walk.sampled(10) {
                let level = quick(&mut walk);
                let mut search = found(seen(&walk, seat, &level), &level, 7);
                let moves: Vec<G::Move> = search.root_stats().iter().map(|c| c.mv).collect();
                assert_eq!(moves, legal(&walk.game, seat), "in the order of the legal moves");
                let visits = |search: &Search<G>| search.root_stats().iter().map(|c| c.visits).sum::<u32>();
                let all = if moves.len() > 1 { level.iterations } else { 0 };
                assert_eq!((visits(&search), search.done()), (all, all));
                let other = found(seen(&walk, seat, &level), &level, 8);
                search.merge(other.root_stats());
                assert_eq!(visits(&search), 2 * all);
                // What is forced in a solved ending comes before how often it was tried, and so does a mixture.
                let rank = |c: &RootStats<G::Move>| (c.forced, c.share, c.visits);
                let best = search.root_stats().iter().find(|c| Some(c.mv) == search.best());
                assert_eq!(best.map(rank), search.root_stats().iter().map(rank).max());
            }
            walk.step();
        }
    }
}

/// Bots of all levels play whole games by the rules.
pub fn bots_play_to_the_end<G: Searches>(games: usize) {
    for (walk, like) in tables::<G>(games.div_ceil(24)).zip(G::LEVELS.iter().cycle()) {
        let (mut game, mut moves) = (walk.game, Vec::new());
        let level = Level { iterations: like.iterations.min(20), ..*like };
        let mut rng = Rng::new(walk.setup.seed);
        while let Some(seat) = game.to_act().first() {
            let seen = Observed::recalled(&game, seat, level.memory, walk.setup.seed, &moves);
            let mv = choose(seen, &level, rng.next_u64() as u32).expect("whoever is to act has a choice");
            assert!(game.check(seat, mv).is_ok(), "{mv:?}");
            game.apply(seat, mv, &mut Quiet);
            moves.push((seat, mv));
            assert!(moves.len() < 2000, "the game does not end");
        }
        assert!(game.outcome().is_some());
    }
}
