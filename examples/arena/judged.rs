//! The games of the arena, with or without a net, and a decision in each.

use crate::clock::now;
use crate::player::Searcher;
use dockhand::bot::{Forecast, Judge, Knowledge, Learned, Net, Observed, RootStats, Search};
use dockhand::duel::Duel;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;

/// How many iterations run between two looks at the clock.
const SLICE: u32 = 64;

/// What a search has found.
pub struct Found<M> {
    pub choice: Option<M>,
    pub done: u32,
    pub stats: Vec<RootStats<M>>,
}

/// A game of the arena.
pub trait Arena: Knowledge {
    /// How far rollouts go before a net judges.
    const NET_AHEAD: u16 = 0;

    /// Reads a net; `None` for games that no net has learned.
    fn read_net(_bytes: &[u8], _seats: u8) -> Option<Net> {
        None
    }

    /// Searches as this player does.
    fn found(searcher: &Searcher, seen: Observed<Self>, seed: u32) -> Found<Self::Move> {
        think(Forecast, searcher, seen, seed)
    }
}

impl Arena for Kontor {}
impl Arena for Rampart {}

impl Arena for Imhotep {
    const NET_AHEAD: u16 = Self::AHEAD;

    fn read_net(bytes: &[u8], seats: u8) -> Option<Net> {
        Net::read::<Self>(bytes, seats)
    }

    fn found(searcher: &Searcher, seen: Observed<Self>, seed: u32) -> Found<Self::Move> {
        with_or_without(searcher, seen, seed)
    }
}

impl Arena for Duel {
    const NET_AHEAD: u16 = Self::AHEAD;

    fn read_net(bytes: &[u8], seats: u8) -> Option<Net> {
        Net::read::<Self>(bytes, seats)
    }

    fn found(searcher: &Searcher, seen: Observed<Self>, seed: u32) -> Found<Self::Move> {
        with_or_without(searcher, seen, seed)
    }
}

fn with_or_without<G: Learned>(searcher: &Searcher, seen: Observed<G>, seed: u32) -> Found<G::Move> {
    match &searcher.net {
        Some(net) => think(&**net, searcher, seen, seed),
        None => think(Forecast, searcher, seen, seed),
    }
}

/// Searches for as many iterations, or for as long, as this player does.
fn think<G: Knowledge, J: Judge<G>>(
    judge: J,
    searcher: &Searcher,
    seen: Observed<G>,
    seed: u32,
) -> Found<G::Move> {
    let (level, since) = (&searcher.level, now());
    let mut search = Search::judged_by(judge, seen, level, seed);
    match searcher.time {
        None => search.run(level.iterations),
        Some(time) => {
            while now().saturating_sub(since) < time && search.done() < level.iterations {
                search.run(SLICE);
            }
        }
    }
    Found { choice: search.choice(), done: search.done(), stats: search.root_stats().to_vec() }
}
