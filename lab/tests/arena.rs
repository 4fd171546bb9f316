//! The levels, measured on a few games with fixed seeds; `npm run arena` plays any number of games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use dockhand::bot::{Observed, Search};
use dockhand::duel::Duel;
use dockhand::game::Quiet;
use dockhand::hash::checksum;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand_lab::arena::games::{Asked, Pair, matches};
use dockhand_lab::arena::judged::Arena;
use dockhand_lab::arena::player::Player;
use dockhand_lab::arena::{frozen, regret};

fn asked<G: Arena>(seats: u8, config: &str, a: &str, b: &str, pairs: u32) -> Asked {
    let players = [a, b].map(|name| Player::read::<G>(name, seats).expect("a player"));
    Asked { seats, configs: vec![config.to_owned()], players, pairs, seed: 1, threads: 1, shard: (0, 1) }
}

/// Returns how many of 100 games the first player would win at the rate of these.
fn rate<G: Arena>(config: &str, a: &str, b: &str, games: u32) -> f64 {
    let asked = asked::<G>(2, config, a, b, games / 2);
    let pairs = matches::<G>(&asked);
    assert_eq!(pairs.len(), asked.pairs as usize);
    50.0 * pairs.iter().map(|pair| pair.won).sum::<f64>() / f64::from(asked.pairs)
}

/// Checks the two lowest levels, which are quick; the higher ones beat what they beat.
fn ladder<G: Arena>(config: &str) {
    let higher = rate::<G>(config, "deckhand", "first-game", 40);
    assert!(higher >= 65.0, "a deckhand wins {higher} % against a first game");
    let random = rate::<G>(config, "deckhand", "random", 40);
    assert!(random >= 95.0, "a deckhand wins {random} % against random moves");
}

fn greedy<G: Arena>(config: &str) {
    for name in ["greedy", "grasping"] {
        let rate = rate::<G>(config, "boatswain", name, 16);
        assert!(rate >= 80.0, "a boatswain wins {rate} % against a {name} player");
    }
}

#[test]
fn levels_of_imhotep() {
    ladder::<Imhotep>("{}");
    greedy::<Imhotep>("{}");
}

#[test]
fn levels_of_the_duel() {
    ladder::<Duel>("{}");
    greedy::<Duel>("{}");
}

#[test]
fn levels_of_kontor() {
    for config in [r#"{"scenario": "base"}"#, r#"{"scenario": "advanced"}"#] {
        ladder::<Kontor>(config);
    }
    greedy::<Kontor>(r#"{"scenario": "base"}"#);
}

#[test]
fn levels_of_rampart() {
    ladder::<Rampart>("{}");
}

/// Shards together play the same pairs as the whole match, at tables of two, three and four.
#[test]
fn shards_are_the_match_in_parts() {
    for seats in 2..=4 {
        let mut asked = asked::<Imhotep>(seats, "{}", "deckhand,iterations=9", "random", 6);
        let numbered = |pairs: Vec<Pair>| pairs.into_iter().map(|pair| (pair.number, pair.won.to_bits()));
        let whole: Vec<_> = numbered(matches::<Imhotep>(&asked)).collect();
        let mut parts = Vec::new();
        for shard in 0..4 {
            asked.shard = (shard, 4);
            parts.extend(numbered(matches::<Imhotep>(&asked)));
        }
        parts.sort_unstable();
        assert_eq!(parts, whole, "{seats} players");
    }
}

/// The frozen levels still think what they thought in November 2026. If this fails, something that they use
/// has changed: the rules, the search, or what the game expects. Give new levels a change of their own then.
#[test]
fn frozen_levels_think_as_they_did() {
    let now = [thoughts::<Imhotep>(), thoughts::<Duel>(), thoughts::<Kontor>(), thoughts::<Rampart>()];
    assert_eq!(now, [3620802377, 3378756134, 2416222297, 3270241323]);
}

/// Returns a checksum of the counts of all five frozen levels along a random game.
fn thoughts<G: Arena>() -> u32 {
    let mut counts = Vec::new();
    for name in ["first-game", "deckhand", "boatswain", "captain", "master"] {
        let level = frozen::level::<G>(&format!("{name}-2026-11")).expect("a frozen level");
        let mut game = G::new(2, &G::Config::default(), 11).expect("a table");
        let (mut rng, mut moves, mut past) = (Rng::new(12), Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().first() {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            if past.len() % 16 == 7 {
                let seen = Observed::recalled(&game, seat, level.memory, 11, &past);
                let mut search = Search::new(seen, &level, 13);
                search.run(level.iterations.min(300));
                for stats in search.root_stats() {
                    counts.extend(stats.visits.to_le_bytes());
                    counts.extend(stats.worth.0.iter().flat_map(|n| n.to_le_bytes()));
                }
                counts.push(moves.iter().position(|mv| Some(*mv) == search.choice()).unwrap_or(99) as u8);
            }
            let mv = rng.pick(&moves).expect("a move");
            past.push((seat, mv));
            game.apply(seat, mv, &mut Quiet);
        }
    }
    checksum(&counts)
}

/// A player loses nothing by the search that measures it, random moves lose most, and shards add up.
#[test]
fn regret_tells_players_apart() {
    let measured = |shard| {
        let players = ["boatswain,iterations=300", "deckhand", "random"];
        let Some(Player::Search(reference)) = Player::read::<Duel>("boatswain,iterations=3000", 2) else {
            panic!("a level");
        };
        let players = players.map(|name| Player::read::<Duel>(name, 2).expect("a player")).into();
        let config = "{}".to_owned();
        regret::regrets::<Duel>(&regret::Asked {
            seats: 2,
            config,
            players,
            reference,
            positions: 40,
            seed: 1,
            shard,
        })
    };
    let all = measured((0, 1));
    let sums = all.iter().fold([0; 3], |sums, (_, losses)| std::array::from_fn(|at| sums[at] + losses[at]));
    assert!(all.len() > 35, "{} positions", all.len());
    assert!(sums[0] < sums[1] && sums[1] * 2 < sums[2], "{sums:?}");
    let mut shards = [measured((0, 2)), measured((1, 2))].concat();
    shards.sort();
    assert_eq!(shards, all);
}
