//! Games with live chance, which is made while they are played. Before each move that draws, all that no seat knows is
//! drawn anew, from a seed of its own.

use super::MOST_MOVES;
use crate::data::Data;
use crate::game::{Game, Seat};
use crate::rng::{Rng, seed_of};

/// The seeds of a game with live chance: that of the deal, then one for each move that draws. There is always one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawSeeds {
    seeds: Vec<u64>,
    /// How many of them were used; the others wait for the next moves that draw.
    used: usize,
}

impl DrawSeeds {
    /// Returns these seeds, of which only the first was used; `None` if there are none or too many.
    pub fn of(seeds: Vec<u64>) -> Option<DrawSeeds> {
        let fits = (1..=MOST_MOVES + 1).contains(&seeds.len());
        fits.then_some(DrawSeeds { seeds, used: 1 })
    }

    /// Returns the seeds that were used.
    pub fn used(&self) -> &[u64] {
        self.seeds.get(..self.used).unwrap_or(&self.seeds)
    }

    /// Returns the generator of the deal.
    pub(crate) fn dealer(&self) -> Rng {
        Rng::from_u64(self.seeds.first().copied().unwrap_or_default())
    }

    /// Returns the seed of the setup: a number that differs from game to game, of which nothing is dealt.
    pub(super) fn seed(&self) -> u32 {
        self.seeds.first().map_or(0, |&seed| (seed >> 32) as u32)
    }

    /// Puts in the seed of the next draw, in place of any that waits.
    pub(crate) fn put(&mut self, seed: u64) {
        self.seeds.truncate(self.used);
        self.seeds.push(seed);
    }

    /// Returns whether a move draws and no seed waits for it.
    pub(crate) fn lacks<G: Game>(&self, game: &G, seat: Seat, mv: G::Move) -> bool {
        self.all_drawn() && game.draws(seat, mv)
    }

    /// Returns whether no seed waits.
    pub(super) fn all_drawn(&self) -> bool {
        self.seeds.len() == self.used
    }

    /// Draws anew what no seat knows if a move draws; `past` are the positions before. Returns whether it does; `None` if
    /// there is no seed for it.
    pub(crate) fn draw<G: Game>(
        &mut self,
        game: &mut G,
        past: &[&G],
        seat: Seat,
        mv: G::Move,
    ) -> Option<bool> {
        if !game.draws(seat, mv) {
            return Some(false);
        }
        let seed = *self.seeds.get(self.used)?;
        self.used += 1;
        game.resample_hidden(past, &mut Rng::from_u64(seed));
        Some(true)
    }

    /// Takes the draw seeds out of the file of a game with live chance; what is left has the form of version 1. `None` if
    /// there are none.
    pub(super) fn taken_from(file: &mut Data) -> Option<DrawSeeds> {
        let Data::Object(fields) = file else { return None };
        if fields.iter().any(|(key, _)| matches!(key.as_str(), "seed" | "redraws")) {
            return None;
        }
        let mut take = |key| fields.iter().position(|(k, _)| k == key).map(|at| fields.remove(at).1);
        let Data::List(seeds) = take("draws")? else { return None };
        take("receipt"); // read by nobody but the program that proves it
        let seed = |text: &Data| if let Data::Text(text) = text { seed_of(text) } else { None };
        let seeds = DrawSeeds::of(seeds.iter().map(seed).collect::<Option<_>>()?)?;
        fields.push(("seed".to_owned(), Data::Int(seeds.seed().into())));
        Some(seeds)
    }

    /// Returns the file of this game, made of that of version 1.
    pub(super) fn file(&self, mut file: Data) -> Data {
        if let Data::Object(fields) = &mut file {
            for field in fields.iter_mut().filter(|(key, _)| key == "seed") {
                let seeds = self.used().iter().map(|seed| Data::Text(format!("{seed:016x}")));
                *field = ("draws".to_owned(), Data::List(seeds.collect()));
            }
        }
        file
    }

    /// Reads the draw seeds at the beginning of a link's bytes; returns them and the bytes after them.
    pub(super) fn read(bytes: &[u8]) -> Option<(DrawSeeds, &[u8])> {
        let (count, rest) = bytes.split_first_chunk::<2>()?;
        let (seeds, rest) = rest.split_at_checked(8 * usize::from(u16::from_be_bytes(*count)))?;
        let seeds = seeds.as_chunks::<8>().0.iter().map(|seed| u64::from_be_bytes(*seed));
        Some((DrawSeeds::of(seeds.collect())?, rest))
    }

    /// Writes the draw seeds at the beginning of a link's bytes.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.used as u16).to_be_bytes());
        bytes.extend(self.used().iter().flat_map(|seed| seed.to_be_bytes()));
    }
}
