//! The verbs of games with live chance.

use super::Json;
use super::running::{Match, Played};
use crate::bot::Knowledge;
use crate::game::{Game, Heaps, Seat};
use crate::hash::state_hash;
use crate::json;
use crate::rng::{Rng, seed_of};
use crate::wire::Secrets;

/// What a session answers about chance that is made while the game is played. Such a game begins as a record without
/// moves, with the seed of its deal.
pub trait LiveChance {
    /// Returns whether a move needs a draw: it is legal in a game with live chance, and shows some seat what no seat knows.
    fn needs(&self, seat: Seat, mv: &str) -> bool;
    /// Puts in the seed of the next move that draws, 16 hexadecimal digits, in place of any that waits. Returns whether it did;
    /// it does not if that is no seed or this game has no live chance.
    fn draw(&mut self, seed: &str) -> bool;
    /// Returns 32 bits of a hash of what the seats know. It is the same in all games that differ only in what no seat knows.
    fn check(&self) -> u32;
    /// Returns the heaps that were shuffled for the deal and for each draw, as JSON; none without live chance.
    fn heaps(&self) -> Json;
    /// Returns whether people can begin this table by link: its chance is made while it is played, no computer plays, and what
    /// one seat knows all know, without having to remember it.
    fn by_link(&self) -> bool;
}

impl<G: Knowledge> LiveChance for Match<G> {
    fn needs(&self, seat: Seat, mv: &str) -> bool {
        self.chance.draw_seeds().is_some() && self.parse(seat, mv).is_ok_and(|mv| self.game.draws(seat, mv))
    }

    fn draw(&mut self, seed: &str) -> bool {
        let put = self.chance.draw_seeds_mut().zip(seed_of(seed)).map(|(seeds, seed)| seeds.put(seed));
        put.is_some()
    }

    fn check(&self) -> u32 {
        let past: Vec<&G> = self.played.iter().map(|played| &played.before).collect();
        known_hash(&self.game, &past)
    }

    fn heaps(&self) -> Json {
        let mut heaps = Heaps::default();
        let mut past: Vec<&G> = Vec::new();
        if let Some(dealt) = self.chance.draw_seeds() {
            let mut seeds = dealt.used().iter().skip(1);
            G::tell_deal(self.setup.seats(), &self.setup.config, dealt.dealer(), &mut heaps);
            for Played { before, seat, mv, .. } in &self.played {
                if before.draws(*seat, *mv)
                    && let Some(&seed) = seeds.next()
                {
                    heaps.draw += 1;
                    let mut game = before.clone();
                    game.resample_hidden(&past, &mut Rng::from_u64(seed));
                    game.tell_heaps(&mut heaps);
                    game.apply(*seat, *mv, &mut heaps);
                }
                past.push(before);
            }
        }
        json::text(&heaps.told)
    }

    fn by_link(&self) -> bool {
        let people = self.setup.players.iter().all(|player| player.level.is_none());
        self.chance.draw_seeds().is_some() && people && G::SECRETS == Secrets::Common
    }
}

/// Returns the lower 32 bits of the hash of a game after all that no seat knows was drawn anew from seed 0.
pub fn known_hash<G: Game>(game: &G, past: &[&G]) -> u32 {
    let mut known = game.clone();
    known.resample_hidden(past, &mut Rng::from_u64(0));
    state_hash(&known) as u32
}
