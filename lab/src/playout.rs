//! Whole games with uniformly random moves, for benchmarks.

use dockhand::bot::{Knowledge, Learned, Level, Net, Observed, Search};
use dockhand::game::Quiet;
use dockhand::rng::Rng;

/// Plays a game to its end with moves chosen uniformly among the legal ones; returns the number of moves
/// played. `moves` is scratch space: if it has enough room, nothing is allocated.
#[inline]
pub fn play_out<G: Knowledge>(game: &mut G, rng: &mut Rng, moves: &mut Vec<G::Move>) -> u32 {
    let mut plies = 0;
    while let Some(seat) = game.to_act().first() {
        let Some(mv) = game.any_move(seat, rng, moves) else { break };
        game.apply(seat, mv, &mut Quiet);
        plies += 1;
    }
    plies
}

/// Deals and plays this many games; returns the number of moves, or `None` if the table cannot be played.
pub fn random_games<G: Knowledge>(seats: u8, config: &G::Config, games: u32, seed: u32) -> u64 {
    let mut rng = Rng::new(seed);
    let mut moves = Vec::with_capacity(1024);
    let mut plies = 0;
    for _ in 0..games {
        let chance = G::deal(seats, config, &mut rng);
        let later = Rng::from_u64(rng.next_u64());
        let Ok(mut game) = G::start(seats, config, &chance, later, &mut Quiet) else { break };
        plies += u64::from(play_out(&mut game, &mut rng, &mut moves));
        std::hint::black_box(&game);
    }
    plies
}

/// Runs `body` for the game with this name, whose type is called `G`; `None` if there is none.
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        with_game!($id, $G => $body,
            "imhotep" imhotep::Imhotep, "duel" duel::Duel, "kontor" kontor::Kontor, "rampart" rampart::Rampart)
    };
    ($id:expr, $G:ident => $body:expr, $($feature:literal $module:ident::$Game:ident),*) => {
        match $id {
            $(
                #[cfg(feature = $feature)]
                <dockhand::$module::$Game as dockhand::game::Rules>::ID => {
                    type $G = dockhand::$module::$Game;
                    $body
                }
            )*
            _ => None,
        }
    };
}

/// The result of random games.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The number of moves that were played.
    pub plies: u64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

/// Runs [`random_games`] of a game by its name, with the options as JSON; `None` if there is no such game or
/// option. It is here and not in the caller, so that all playouts are compiled with the rules.
pub fn sample(game: &str, seats: u8, config: &str, games: u32, seed: u32) -> Option<Sample> {
    fn of<G: Knowledge>(seats: u8, config: &str, games: u32, seed: u32) -> Option<Sample> {
        let config = serde_json::from_str(config).ok()?;
        let plies = random_games::<G>(seats, &config, games, seed);
        Some(Sample { plies, state_bytes: size_of::<G>() })
    }
    with_game!(game, G => of::<G>(seats, config, games, seed))
}

/// The kind of search to measure.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// A search of the master, the strongest level with a fixed number of iterations.
    Master,
    /// A search with random rollouts to the end, as a reference implementation may run it.
    ToTheEnd,
}

/// Searches the opening of a game by its name; returns the number of iterations, or `None` if there is no
/// such game or option. The time of the set-up is negligible.
pub fn search(game: &str, seats: u8, config: &str, iterations: u32, seed: u32, how: Playouts) -> Option<u32> {
    fn of<G: Knowledge>(seats: u8, config: &str, iterations: u32, seed: u32, how: Playouts) -> Option<u32> {
        let config = serde_json::from_str(config).ok()?;
        let game = G::new(seats, &config, seed).ok()?;
        let level = match how {
            Playouts::Master => Level { iterations, ..G::LEVELS[4] },
            Playouts::ToTheEnd => Level { iterations, ..Level::PLAIN },
        };
        let mut search = Search::new(Observed::new(&game, game.to_act().first()?), &level, seed);
        search.run(iterations);
        std::hint::black_box(search.best());
        Some(search.done())
    }
    with_game!(game, G => of::<G>(seats, config, iterations, seed, how))
}

/// So many positions are judged in turn.
const LEAVES: usize = 256;

/// Judges `count` positions of random games with a net, from the bytes of its file; returns the sum of what it expects for
/// the seats that decide, or `None` if there is no such game or if this is no net for it. The time of the set-up is
/// negligible if the count is large.
pub fn leaves(game: &str, seats: u8, net: &[u8], count: u32, seed: u32) -> Option<u64> {
    fn of<G: Learned>(seats: u8, net: &[u8], count: u32, seed: u32) -> Option<u64> {
        let net = Net::read::<G>(net, seats)?;
        let (mut rng, mut moves) = (Rng::new(seed), Vec::with_capacity(1024));
        let mut positions = Vec::with_capacity(LEAVES);
        while positions.len() < LEAVES {
            let mut game = G::new(seats, &G::Config::default(), rng.next_u64() as u32).ok()?;
            for _ in 0..rng.below(48) {
                let Some(seat) = game.to_act().first() else { break };
                game.apply(seat, game.any_move(seat, &mut rng, &mut moves)?, &mut Quiet);
            }
            if !game.to_act().is_empty() && game.is_quiet() {
                positions.push(game);
            }
        }
        let judged = (0..count as usize).filter_map(|nth| positions.get(nth % LEAVES)).map(|game| {
            let seat = game.to_act().first().unwrap_or_default();
            u64::from(net.value(std::hint::black_box(game)).worth[seat])
        });
        Some(judged.sum())
    }
    match game {
        "imhotep" => of::<dockhand::imhotep::Imhotep>(seats, net, count, seed),
        "duel" => of::<dockhand::duel::Duel>(seats, net, count, seed),
        _ => None,
    }
}
