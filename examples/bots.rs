//! Two bots play C'est mon fort ! against each other: a captain, and one that is written here.
//!
//! ```text
//! cargo run --release --example bots -- [GAMES]
//! ```

use dockhand::bot::{Knowledge, Observed, choose};
use dockhand::game::{Quiet, Rules, Seat};
use dockhand::rampart::{Config, Move, Rampart};
use dockhand::rng::Rng;

/// The worlds that [`greedy`] imagines for each of its moves.
const WORLDS: usize = 8;

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(20);
    let mut won = [0, 0];
    for seed in 0..games {
        // Every deal is played twice, with the seats swapped.
        for captain in [Seat(0), Seat(1)] {
            let Ok(mut game) = Rampart::new(2, &Config::default(), seed) else { return };
            for ply in 0.. {
                let Some(seat) = game.to_act().first() else { break };
                let seen = Observed::new(&game, seat);
                let mv =
                    if seat == captain { choose(seen, &Rampart::LEVELS[3], ply) } else { greedy(&seen, ply) };
                let Some(mv) = mv else { break };
                game.apply(seat, mv, &mut Quiet);
            }
            let winners = game.winners();
            won[0] += u32::from(winners.contains(captain));
            won[1] += u32::from(Seat::all(2).any(|seat| seat != captain && winners.contains(seat)));
        }
    }
    println!("Of {} games the captain won {} and the greedy bot {}.", 2 * games, won[0], won[1]);
}

/// Returns the move after which this seat leads by most, on average over worlds that it cannot tell from the true one.
fn greedy(seen: &Observed<Rampart>, seed: u32) -> Option<Move> {
    let (mut rng, mut legal, seat) = (Rng::new(seed), Vec::new(), seen.seat());
    seen.legal_moves(&mut legal);
    legal.into_iter().max_by_key(|&mv| {
        let leads = (0..WORLDS).map(|_| {
            let mut world = seen.imagine(&mut rng);
            world.apply(seat, mv, &mut Quiet);
            let points = world.evaluate();
            let own = points[seat.index()];
            i32::from(own) - i32::from(points[usize::from(seat == Seat(0))])
        });
        leads.sum::<i32>()
    })
}
