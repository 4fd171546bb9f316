//! A player who first works out what the other one will choose, where both choose at once: how much it gains by that
//! is a yardstick of how well choices are hidden.

use crate::arena::expected::Expected;
use crate::arena::games::{Asked, matches};
use crate::arena::judged::Arena;
use crate::arena::player::{Player, Searcher};
use dockhand::bot::{Knowledge, Observed, choose};
use dockhand::rng::Rng;

/// Returns imagined worlds with what the other seat chooses in each, by the search of the other player; none if this
/// player does not foresee, or if nobody else chooses now. The seeds of the other player's searches are not known, so
/// that any are as good.
pub fn foreseen<G: Knowledge>(searcher: &Searcher, seen: &Observed<G>, seed: u32) -> Vec<Expected<G>> {
    let mut rng = Rng::from_u64(u64::from(seed) ^ 0xE8B1);
    let worlds = (0..searcher.foresees).filter_map(|_| {
        let world = seen.imagine(&mut rng);
        let seat = world.to_act().without(seen.seat()).first()?;
        let mv = choose(Observed::new(&world, seat), &searcher.other?, rng.next_u64() as u32)?;
        Some(Expected { world, seat, mv })
    });
    worlds.collect()
}

/// A pair of games with the same deal: its number, and what the first player won of both, from 0 to 2: without
/// foresight, and with it.
pub type Both = (u32, f64, f64);

/// Plays a match twice, on the same deals: the first player foresees in this many worlds only the second time.
pub fn with_and_without<G: Arena>(asked: &mut Asked, worlds: u32) -> Vec<Both> {
    let mut played = [0, worlds].map(|worlds| {
        if let [Player::Search(own), _] = &mut asked.players {
            own.foresees = worlds;
        }
        let mut pairs = matches::<G>(asked);
        pairs.sort_by_key(|pair| pair.number);
        pairs.into_iter()
    });
    let [without, with] = &mut played;
    without.zip(with).map(|(without, with)| (without.number, without.won, with.won)).collect()
}
