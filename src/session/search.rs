//! Computer players behind one interface for all games: searches that can be run in slices, in several
//! places, and merged.
//!
//! A search only knows what one seat sees: [`BoundedSearch`] holds a [`Search`], which holds an [`Observed`],
//! and none of them has a way back to the true game. Several searches with different seeds may run on one
//! position; a choice or an analysis takes their lists one after the other.

use crate::bot::{
    Explain, Forced, Forecast, Judge, Knowledge, Learned, Level, Net, Observed, POINT, Reward, RootStats,
    SCALE, Search, play_on,
};
use crate::data::Data;
use crate::game::{MOST_SEATS, Seat};
use crate::json::{self, Json};
use crate::rng::Rng;
use crate::session::refusal::{Refused, simply};
use crate::sort::sort_by_key;
use crate::wire;

/// The most iterations of one call, so that no call takes long.
const MOST_PER_CALL: u32 = 1 << 14;
/// The most bytes of a list of root statistics.
const COUNTS_CAP: usize = 4 << 20;
/// The most searches that can be merged.
const MOST_SEARCHES: usize = 16;

/// A computer player at one decision.
pub trait AnySearch {
    /// Runs up to `iterations` (at most 16,384) more iterations and returns the running total; 0 if there is only one legal
    /// move.
    fn run(&mut self, iterations: u32) -> u32;
    /// Returns how many iterations a player of its level runs before it decides; 0 if there is only one
    /// legal move.
    fn budget(&self) -> u32;
    /// Compares the best move with another one, the `at`-th of the root statistics; see [`Search::compare_with`].
    fn compare_with(&mut self, at: u32);
    /// Returns the root statistics, as a list of [`wire::RootStats`].
    fn root_stats(&mut self) -> Json;
    /// Returns the seat that searches, and how.
    #[cfg(feature = "kept")]
    fn of(&self) -> (Seat, &Level);
    /// Takes up another position of the same game, a `Since`, and returns how many iterations it has kept; see
    /// [`Search::follow`].
    #[cfg(feature = "kept")]
    fn follow(&mut self, since: Box<dyn std::any::Any>, seed: u32) -> u32;
}

/// A game whose searches can be held behind one interface.
pub trait Searches: Explain {
    /// Begins a search of what a seat sees. It is judged by the net of these bytes if there are any and the net `suits` the
    /// table, else by the forecast; `None` if the bytes are no net for this game and number of seats.
    fn search(
        net: Option<&[u8]>,
        suits: bool,
        seen: Observed<Self>,
        level: &Level,
        seed: u32,
    ) -> Option<Box<dyn AnySearch>>;

    /// Plays on as a search of this level does without a net; see [`play_on`].
    fn rollout(&mut self, level: &Level, rng: &mut Rng) -> Reward;
}

impl<G: Explain> Searches for G {
    fn search(
        net: Option<&[u8]>,
        suits: bool,
        seen: Observed<G>,
        level: &Level,
        seed: u32,
    ) -> Option<Box<dyn AnySearch>> {
        Some(Box::new(BoundedSearch::judged(net, suits, seen, level, seed)?))
    }

    fn rollout(&mut self, level: &Level, rng: &mut Rng) -> Reward {
        // The code of the search: it takes a net or none.
        play_on(self, level, &None::<Net>, rng, &mut Vec::new())
    }
}

/// What a seat sees now, and the latest moves of the game that have revealed nothing.
#[cfg(feature = "kept")]
pub(crate) struct Since<G: Knowledge> {
    pub seen: Observed<G>,
    pub moves: Vec<(Seat, G::Move)>,
}

/// A search with a limit on what one call may run.
#[derive(Debug)]
pub struct BoundedSearch<G: Knowledge, J = Forecast> {
    search: Search<G, J>,
    seats: u8,
}

impl<G: Knowledge> BoundedSearch<G> {
    /// Begins a search of what a seat sees, as a player of this level runs it.
    pub fn new(seen: Observed<G>, level: &Level, seed: u32) -> BoundedSearch<G> {
        let seats = seen.seats();
        BoundedSearch { search: Search::new(seen, level, seed), seats }
    }
}

impl<G: Learned> BoundedSearch<G, Option<Net>> {
    /// Begins a search like [`BoundedSearch::new`], judged by the net of these bytes if there are any and the net
    /// `suits` the table; `None` if they are no net for this game and number of seats.
    pub fn judged(
        net: Option<&[u8]>,
        suits: bool,
        seen: Observed<G>,
        level: &Level,
        seed: u32,
    ) -> Option<Self> {
        let (seats, mut level) = (seen.seats(), *level);
        let read = match net {
            Some(bytes) => Some(Net::read::<G>(bytes, seats)?),
            None => None,
        };
        let net = read.filter(|_| suits);
        if net.is_some() {
            level = G::judged(level);
        }
        Some(BoundedSearch { search: Search::judged_by(net, seen, &level, seed), seats })
    }
}

impl<G: Knowledge, J: Judge<G>> AnySearch for BoundedSearch<G, J> {
    fn run(&mut self, iterations: u32) -> u32 {
        self.search.run_unmixed(iterations.min(MOST_PER_CALL));
        self.search.done()
    }

    fn budget(&self) -> u32 {
        self.search.budget()
    }

    fn compare_with(&mut self, at: u32) {
        let found = self.search.root_stats().get(at as usize).map(|c| c.mv);
        if let Some(mv) = found {
            self.search.compare_with(mv);
        }
    }

    fn root_stats(&mut self) -> Json {
        self.search.mix();
        let seats = usize::from(self.seats).min(MOST_SEATS);
        let row = |c: &RootStats<G::Move>| wire::RootStats {
            mv: c.mv,
            visits: c.visits,
            worth: c.worth.0[..seats].to_vec(),
            points: c.points.0[..seats].to_vec(),
            kept: Some(c.kept).filter(|&kept| kept > 0),
            forced: forced::<G>(c).map(Forced::rank),
            share: c.share,
            plan: if G::SIMULTANEOUS { names(&self.search.plan(c.mv)) } else { Vec::new() },
            then: if G::SIMULTANEOUS { None } else { self.search.then(c.mv) },
        };
        json::text(&self.search.root_stats().iter().map(row).collect::<Vec<_>>())
    }

    #[cfg(feature = "kept")]
    fn of(&self) -> (Seat, &Level) {
        self.search.of()
    }

    #[cfg(feature = "kept")]
    fn follow(&mut self, since: Box<dyn std::any::Any>, seed: u32) -> u32 {
        let Ok(since) = since.downcast::<Since<G>>() else { return 0 };
        let Since { seen, moves } = *since;
        self.search.follow(seen, &moves, seed)
    }
}

/// Returns the legal moves of a seat with the counts of one list, or of several lists one after the other.
/// Lists come from workers and are hostile input.
///
/// # Errors
/// `unreadable-counts` if the text is not such a list, is too long, or is about another position.
pub(crate) fn counted<G: Knowledge>(
    legal: &[G::Move],
    text: &str,
) -> Result<Vec<RootStats<G::Move>>, Refused> {
    let unreadable = || simply("unreadable-counts");
    let list =
        Some(text).filter(|text| text.len() <= COUNTS_CAP).and_then(json::read).ok_or_else(unreadable)?;
    let list: Vec<wire::RootStats<Data>> = list.read().map_err(|_| unreadable())?;
    if list.len() > legal.len().saturating_mul(MOST_SEARCHES) {
        return Err(unreadable());
    }
    let names: Vec<Data> = legal.iter().map(Data::of).collect();
    let mut all: Vec<RootStats<G::Move>> = legal.iter().map(|&mv| RootStats::none(mv)).collect();
    let mut next = 0;
    for entry in list {
        // Nearly always the moves are in the order of the legal ones, so the next one is tried first.
        let here = Some(next).filter(|&at| names.get(at) == Some(&entry.mv));
        let at = here.or_else(|| names.iter().position(|name| *name == entry.mv)).ok_or_else(unreadable)?;
        next = at + 1;
        if let Some(sum) = all.get_mut(at) {
            sum.add(entry.visits, entry.worth.iter().copied(), entry.points.iter().copied());
            sum.kept = sum.kept.saturating_add(entry.kept.unwrap_or(0));
            if G::SIMULTANEOUS {
                sum.share = sum.share.saturating_add(entry.share);
            }
            if G::SOLVES {
                sum.forced = sum.forced.or(entry.forced.map(Forced::of));
            }
        }
    }
    Ok(all)
}

/// Returns the analysis of these moves, the best first, without moves that were never tried.
pub(crate) fn analysis<G: Knowledge>(game: &G, seat: Seat, mut all: Vec<RootStats<G::Move>>) -> Json {
    all.retain(|c| c.visits > 0);
    sort_by_key(&mut all, |c| std::cmp::Reverse((c.forced, shared::<G>(c), c.visits, c.worth[seat])));
    let whole = all.iter().fold(0u32, |sum, c| sum.saturating_add(shared::<G>(c)));
    json::text(&all.iter().map(|c| analysis_of(game, seat, c, whole)).collect::<Vec<_>>())
}

/// Returns places as they cross to the page.
fn names<P: std::fmt::Display>(places: &[P]) -> Vec<String> {
    places.iter().map(ToString::to_string).collect()
}

/// Returns what the seat can force with a move. Modules of games that solve nothing need no code for it.
fn forced<G: Knowledge>(c: &RootStats<G::Move>) -> Option<Forced> {
    if G::SOLVES { c.forced } else { None }
}

/// Returns the share of a move in a mixture. Modules of games without mixtures need no code for it.
fn shared<G: Knowledge>(c: &RootStats<G::Move>) -> u32 {
    if G::SIMULTANEOUS { c.share } else { 0 }
}

/// Returns the analysis of a move; the shares of all are parts of `whole`.
fn analysis_of<G: Knowledge>(
    game: &G,
    seat: Seat,
    c: &RootStats<G::Move>,
    whole: u32,
) -> wire::Analysis<G::Move> {
    let share = shared::<G>(c);
    let mixed = share > 0 && share < whole;
    let seats = || Seat::all(game.seats());
    // Seats of the same side share one chance of winning.
    let partners =
        |seat: Seat| seats().filter(|&other| game.side(other) == game.side(seat)).count().max(1) as u64;
    let most = u64::from(c.visits) * u64::from(SCALE);
    let worth = |seat: Seat| u64::from(c.worth[seat]).min(most);
    let all: u64 = seats().map(|seat| worth(seat) / partners(seat)).sum();
    let forced = forced::<G>(c);
    let chance = |other: Seat| match forced {
        // Who can force something with one of several sides has won: the others have no chance.
        Some(forced) if game.side(other) == game.side(seat) => forced.ending.chance(),
        Some(forced) => 1000 - forced.ending.chance(),
        None => (worth(other) * 1000 / all.max(1)).min(1000) as u16,
    };
    let tenths = |seat: Seat| {
        (i64::from(c.points[seat]) * 10 / (i64::from(c.visits.max(1)) * i64::from(POINT))) as i32
    };
    wire::Analysis {
        mv: c.mv,
        visits: c.visits,
        chance: chance(seat),
        chances: seats().map(chance).collect(),
        points: seats().map(tenths).collect(),
        forced,
        share: mixed.then(|| (u64::from(share) * 1000 / u64::from(whole.max(1))) as u16),
    }
}
