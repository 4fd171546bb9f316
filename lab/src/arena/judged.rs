//! The games of the arena, with or without a net, and a decision in each.

use crate::arena::expected::Foreseen;
use crate::arena::foresight::foreseen;
use crate::arena::kept::Mind;
use crate::arena::player::Searcher;
use crate::clock::now;
use dockhand::bot::{Forecast, Knowledge, Learned, Level, Net, Observed, RootStats, Search};
use dockhand::duel::Duel;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;

/// How many iterations run between two looks at the clock.
pub const SLICE: u32 = 64;

/// What a search has found.
pub struct Found<M> {
    pub choice: Option<M>,
    pub done: u32,
    /// How many iterations of earlier searches its tree had kept.
    pub kept: u32,
    pub stats: Vec<RootStats<M>>,
}

/// A game of the arena.
pub trait Arena: Knowledge {
    /// Returns the level as it searches where a net judges.
    fn with_net(level: Level) -> Level;

    /// Reads a net; `None` if the bytes are none for this game and number of seats.
    fn read_net(bytes: &[u8], seats: u8) -> Option<Net>;

    /// Begins a search as this player does.
    fn begin<'a>(searcher: &'a Searcher, seen: Observed<Self>, seed: u32) -> Box<dyn Mind<Self> + 'a>;

    /// Searches as this player does. Making the search counts.
    fn found(searcher: &Searcher, seen: Observed<Self>, seed: u32) -> Found<Self::Move> {
        let since = now();
        let mut mind = Self::begin(searcher, seen, seed);
        let spent = now().saturating_sub(since);
        mind.think(searcher.level.iterations, searcher.time.map(|time| time.saturating_sub(spent)))
    }
}

/// The games that a net has learned.
macro_rules! learned {
    ($($game:ty),*) => { $(
        impl Arena for $game {
            fn with_net(level: Level) -> Level {
                Self::judged(level)
            }

            fn read_net(bytes: &[u8], seats: u8) -> Option<Net> {
                Net::read::<Self>(bytes, seats)
            }

            fn begin<'a>(
                searcher: &'a Searcher,
                seen: Observed<Self>,
                seed: u32,
            ) -> Box<dyn Mind<Self> + 'a> {
                with_or_without(searcher, seen, seed)
            }
        }
    )* };
}
learned!(Imhotep, Duel, Kontor, Rampart);

fn with_or_without<G: Learned + Arena>(
    searcher: &Searcher,
    seen: Observed<G>,
    seed: u32,
) -> Box<dyn Mind<G> + '_> {
    let (worlds, level) = (Foreseen::new(foreseen(searcher, &seen, seed)), &searcher.level);
    match &searcher.net {
        Some(net) => Box::new(Search::in_worlds(worlds, &**net, seen, level, seed)),
        None => Box::new(Search::in_worlds(worlds, Forecast, seen, level, seed)),
    }
}
