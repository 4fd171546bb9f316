//! What makes puzzles of each game: which moves are alike, and what a puzzle is about.

use dockhand::bot::{Forecast, Judge, Knowledge, Learned, Level, Net, Observed, RootStats, Search};
use dockhand::duel::{self, Duel};
use dockhand::game::{Observation, Seat, Step};
use dockhand::imhotep::{self, Imhotep};
use dockhand::kontor::{self, Kontor};
use dockhand::rampart::{self, Rampart};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// A game that has puzzles.
pub trait Puzzled: Knowledge {
    /// The most sorts of moves that are accepted; never more than a third of all.
    const MOST_SORTS: usize = 3;

    /// Returns a number that is the same for moves that are alike to a player.
    fn kind(&self, mv: Self::Move) -> u64 {
        BuildHasherDefault::<DefaultHasher>::default().hash_one(mv)
    }

    /// Returns what a puzzle is about if this is its best move, which leads to these steps; `None` if it is about
    /// nothing that has a name.
    fn theme(&self, seat: Seat, mv: Self::Move, steps: &[Step<Self>]) -> Option<&'static str>;

    /// Reads a net for two players; `None` for games that no net has learned.
    fn read_net(_bytes: &[u8]) -> Option<Net> {
        None
    }

    /// Searches as a player of this level does; a net judges if there is one.
    fn searched(
        _net: Option<&Net>,
        seen: Observed<Self>,
        level: &Level,
        seed: u32,
    ) -> Vec<RootStats<Self::Move>> {
        run(Forecast, seen, level, seed)
    }
}

fn run<G: Knowledge, J: Judge<G>>(
    judge: J,
    seen: Observed<G>,
    level: &Level,
    seed: u32,
) -> Vec<RootStats<G::Move>> {
    let mut search = Search::judged_by(judge, seen, level, seed);
    search.run(level.iterations);
    search.root_stats().to_vec()
}

fn run_learned<G: Learned>(
    net: Option<&Net>,
    seen: Observed<G>,
    level: &Level,
    seed: u32,
) -> Vec<RootStats<G::Move>> {
    match net {
        // Explores as much as without a net: other moves than the best one are to be judged well, too.
        Some(net) => run(net, seen, &Level { horizon: G::AHEAD, ..*level }, seed),
        None => run(Forecast, seen, level, seed),
    }
}

impl Puzzled for Imhotep {
    /// The places of one boat are alike.
    fn kind(&self, mv: imhotep::Move) -> u64 {
        use imhotep::{Move, Spot};
        let (sort, boats, site) = match mv {
            Move::Load { boat, .. } | Move::LoadBonus { boat, .. } => (1, [boat, 0], None),
            Move::Hammer { boat, .. } => (2, [boat, 0], None),
            Move::Chisel { first: Spot(one, _), second: Spot(other, _) } => (3, [one, other], None),
            Move::SailCard { boat, site, .. } => (4, [boat, 0], Some(site)),
            Move::Lever { boat, site, .. } => (5, [boat, 0], Some(site)),
            _ => return BuildHasherDefault::<DefaultHasher>::default().hash_one(mv),
        };
        BuildHasherDefault::<DefaultHasher>::default().hash_one((sort, boats, site))
    }

    fn theme(&self, seat: Seat, mv: imhotep::Move, _: &[Step<Self>]) -> Option<&'static str> {
        use imhotep::{Face, Move, Place};
        let own_aboard = |which: u8| {
            let mut own = 0;
            self.tokens(&mut |at, face| {
                let aboard = matches!(at, Place::Boat(boat, _) if boat == which);
                own += u32::from(aboard && face == Face::Stone { seat });
            });
            own > 0
        };
        match mv {
            Move::TakeStones => Some("stones"),
            Move::Load { .. } => Some("load"),
            Move::Sail { boat, .. } => Some(if own_aboard(boat) { "sail" } else { "deny" }),
            Move::Lever { .. } | Move::Hammer { .. } | Move::SailCard { .. } | Move::Chisel { .. } => {
                Some("card")
            }
            Move::PickCard { .. } => Some("market"),
            _ => None,
        }
    }

    fn read_net(bytes: &[u8]) -> Option<Net> {
        Net::read::<Self>(bytes, 2)
    }

    fn searched(
        net: Option<&Net>,
        seen: Observed<Self>,
        level: &Level,
        seed: u32,
    ) -> Vec<RootStats<Self::Move>> {
        run_learned(net, seen, level, seed)
    }
}

impl Puzzled for Duel {
    fn theme(&self, _: Seat, mv: duel::Move, _: &[Step<Self>]) -> Option<&'static str> {
        use duel::Move;
        match mv {
            Move::Place { .. } => Some("place"),
            Move::Unload { .. } => Some("unload"),
            Move::TakeOne { .. }
            | Move::PlaceSeveral { .. }
            | Move::PlaceAndUnload { .. }
            | Move::SwapAndUnload { .. } => Some("action"),
            _ => None,
        }
    }

    fn read_net(bytes: &[u8]) -> Option<Net> {
        Net::read::<Self>(bytes, 2)
    }

    fn searched(
        net: Option<&Net>,
        seen: Observed<Self>,
        level: &Level,
        seed: u32,
    ) -> Vec<RootStats<Self::Move>> {
        run_learned(net, seen, level, seed)
    }
}

impl Puzzled for Kontor {
    fn theme(&self, _: Seat, mv: kontor::Move, steps: &[Step<Self>]) -> Option<&'static str> {
        use kontor::{Event, Move};
        let is_finished = |step: &Step<Self>| matches!(step, Step::Event(Event::SectorFinished { .. }));
        match mv {
            Move::Pass | Move::Stay => Some("pass"),
            Move::Choose { .. } => Some("choose"),
            Move::Lay { .. } | Move::LayMore { .. } | Move::LayCanal { .. } => {
                Some(if steps.iter().any(is_finished) { "sector" } else { "lay" })
            }
            Move::Sail { .. } | Move::LieStill => Some("ship"),
            Move::Take { .. } | Move::Spare => Some("remove"),
            _ => None,
        }
    }
}

impl Puzzled for Rampart {
    /// Most other moves are cards that do not fit: with two answers there would be little to find.
    const MOST_SORTS: usize = 1;

    /// All cards that nobody has seen are alike.
    fn kind(&self, mv: rampart::Move) -> u64 {
        let alike = matches!(mv, rampart::Move::TurnOver { spot } if !self.remembered().has(spot));
        BuildHasherDefault::<DefaultHasher>::default().hash_one(Some(mv).filter(|_| !alike))
    }

    fn theme(&self, _: Seat, mv: rampart::Move, _: &[Step<Self>]) -> Option<&'static str> {
        use rampart::Move;
        match mv {
            Move::TurnOver { spot } if self.remembered().has(spot) => Some("recall"),
            Move::Take { .. } | Move::Insert { .. } => Some("take"),
            Move::Shoot { .. } => Some("cannon"),
            _ => None,
        }
    }
}
