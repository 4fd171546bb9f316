//! The choice among the legal moves: it prefers kinds that have been rare so far, and those that make rules
//! meet.

use crate::steer::ledger::Ledger;
use crate::steer::map::{at, beside};
use crate::steer::page::sort_of;
use dockhand::game::Seat;
use dockhand::kontor::{CRANES, Kontor, Move, Sort, TAVERNS};
use dockhand::rng::Rng;

/// The number of kinds of moves.
pub const KINDS: usize = 63;

/// The names of the kinds.
#[rustfmt::skip]
pub const NAMES: [&str; KINDS] = [
    "pass", "stay", "choose a dock", "choose a canal", "choose a crane", "choose a tavern", "choose a flood",
    "choose a bridge", "choose a customs house", "choose a dock with a ship", "choose a canal with a ship",
    "sail", "sail to where docks can be taken", "lie still", "take an own dock with goods", "take an own dock without",
    "take another's dock with goods", "take another's dock without", "spare", "land one good", "bribe", "smuggle a dock",
    "smuggle a canal", "land all", "export", "buy none", "buy some", "exchange", "wed", "discard a flood",
    "lay a canal for a flood", "count", "void", "decline", "draw a dock", "draw a canal", "search", "pick",
    "lay on an empty cell", "join sectors", "close a sector", "cover a dock with goods", "cover a dock without goods",
    "cover a crane or tavern", "cover a bridge", "split a sector by a flood", "bridge a canal", "bridge a flood",
    "join sectors by a bridge", "fix an axis", "lay beside a crane", "lay more", "enough", "buy out", "buy nothing", "ally", "leave",
    "agree", "refuse", "treat", "treat the drunk", "salvage", "show a card",
];

/// Returns the kind of a move.
pub fn kind(ledger: &Ledger, seat: Seat, mv: Move) -> usize {
    let named = |name: &str| NAMES.iter().position(|&other| other == name).unwrap_or(0);
    let goods = |cell| ledger.stock[at(cell)] != [0; 3];
    named(match mv {
        Move::Pass => "pass",
        Move::Stay => "stay",
        Move::Choose { card } => choice(ledger, card),
        Move::Sail { cell } if ledger.takeable(Some(at(cell))).is_empty() => "sail",
        Move::Sail { .. } => "sail to where docks can be taken",
        Move::LieStill => "lie still",
        Move::Take { cell, .. } => {
            let own = ledger.party_at(at(cell)) == Some(ledger.page.party(seat));
            match (own, goods(cell)) {
                (true, true) => "take an own dock with goods",
                (true, false) => "take an own dock without",
                (false, true) => "take another's dock with goods",
                (false, false) => "take another's dock without",
            }
        }
        Move::Spare => "spare",
        Move::Land { .. } => "land one good",
        Move::Bribe { .. } => "bribe",
        Move::Smuggle { card } if sort_of(card) == Sort::Dock => "smuggle a dock",
        Move::Smuggle { .. } => "smuggle a canal",
        Move::LandAll => "land all",
        Move::Export { .. } => "export",
        Move::Buy { count: 0 } => "buy none",
        Move::Buy { .. } => "buy some",
        Move::Exchange { .. } => "exchange",
        Move::Wed { .. } => "wed",
        Move::Discard => "discard a flood",
        Move::LayCanal { .. } => "lay a canal for a flood",
        Move::Count => "count",
        Move::Void => "void",
        Move::Decline => "decline",
        Move::Draw { from: dockhand::kontor::Heap::Docks } => "draw a dock",
        Move::Draw { .. } => "draw a canal",
        Move::Search => "search",
        Move::Pick { .. } => "pick",
        Move::Lay { cell } => lay(ledger, seat, at(cell)),
        Move::LayMore { .. } => "lay more",
        Move::Enough => "enough",
        Move::BuyOut { .. } => "buy out",
        Move::BuyNothing => "buy nothing",
        Move::Ally { .. } => "ally",
        Move::Leave { .. } => "leave",
        Move::Agree => "agree",
        Move::Refuse => "refuse",
        Move::Treat { dock, .. } if ledger.is_drunk(at(dock)) => "treat the drunk",
        Move::Treat { .. } => "treat",
        Move::Salvage { .. } => "salvage",
        Move::Show { .. } => "show a card",
    })
}

fn choice(ledger: &Ledger, card: u8) -> &'static str {
    let ship = ledger.page.ship && ledger.page.tables.has_ship(card);
    match sort_of(card) {
        _ if CRANES.contains(&card) => "choose a crane",
        _ if TAVERNS.contains(&card) => "choose a tavern",
        Sort::Dock if ship => "choose a dock with a ship",
        Sort::Canal if ship => "choose a canal with a ship",
        Sort::Dock => "choose a dock",
        Sort::Canal | Sort::Anchor => "choose a canal",
        Sort::Flood => "choose a flood",
        Sort::Bridge => "choose a bridge",
        Sort::Customs => "choose a customs house",
    }
}

/// Returns the effect of laying the card on turn on a cell.
fn lay(ledger: &Ledger, seat: Seat, cell: usize) -> &'static str {
    let number =
        ledger.open[seat.index() & 3].filter(|&n| n != 0).or(ledger.hides[seat.index() & 3]).unwrap_or(0);
    let sectors = || {
        let mut first: Vec<usize> = beside(cell)
            .into_iter()
            .filter(|&at| ledger.land.has(at))
            .filter_map(|at| {
                let mut land = ledger.land;
                land.drop(cell);
                land.around(at).first()
            })
            .collect();
        first.sort_unstable();
        first.dedup();
        first.len()
    };
    let covered = ledger.top[cell];
    match sort_of(number) {
        Sort::Flood if sectors() > 1 => "split a sector by a flood",
        Sort::Flood if sort_of(covered) == Sort::Bridge => "cover a bridge",
        Sort::Flood if ledger.is_crane(cell) || ledger.is_tavern(cell) => "cover a crane or tavern",
        Sort::Flood if ledger.stock[cell] != [0; 3] => "cover a dock with goods",
        Sort::Flood => "cover a dock without goods",
        Sort::Bridge if sectors() > 1 => "join sectors by a bridge",
        Sort::Bridge if sort_of(covered) == Sort::Flood => "bridge a flood",
        Sort::Bridge => "bridge a canal",
        sort => {
            let (x, y) = crate::steer::map::xy(cell);
            let gaps = beside(cell).into_iter().filter(|&at| ledger.top[at] == 0).count();
            if ledger.columns.with(x).1 || ledger.rows.with(y).1 {
                "fix an axis"
            } else if sort != Sort::Canal && sectors() > 1 {
                "join sectors"
            } else if gaps == 0 && sectors() > 0 {
                "close a sector"
            } else if beside(cell).into_iter().any(|at| ledger.is_crane(at)) {
                "lay beside a crane"
            } else {
                "lay on an empty cell"
            }
        }
    }
}

/// How often each kind has been played, and the mood of this game.
#[derive(Clone, Debug)]
pub struct Steering {
    pub counts: [u64; KINDS],
    /// The factor by which each kind is held back in this game.
    calm: [u64; KINDS],
}

impl Steering {
    pub fn new() -> Steering {
        Steering { counts: [0; KINDS], calm: [1; KINDS] }
    }

    /// Draws a mood for a new game: some pass often, some never, some keep the ship in its place.
    pub fn new_game(&mut self, rng: &mut Rng) {
        for (i, name) in NAMES.iter().enumerate() {
            let often = rng.below(4) as u32;
            self.calm[i] = match *name {
                "pass" => [400, 60, 16, 2][often as usize & 3],
                "lie still" | "spare" | "decline" | "enough" | "buy none" | "buy nothing" => {
                    [16, 8, 4, 1][often as usize & 3]
                }
                _ => 1 << often,
            };
        }
    }

    /// Returns one of the legal moves, and counts it.
    pub fn choose(
        &mut self,
        ledger: &Ledger,
        _: &Kontor,
        seat: Seat,
        legal: &[Move],
        rng: &mut Rng,
    ) -> Option<Move> {
        let kinds: Vec<usize> = legal.iter().map(|&mv| kind(ledger, seat, mv)).collect();
        let mut chosen = rng.below(legal.len());
        if legal.len() > 1 && rng.below(8) != 0 {
            chosen = self.weighted(&kinds, rng).unwrap_or(chosen);
        } else if legal.len() > 1 && NAMES[kinds[chosen]] == "pass" && rng.below(4) != 0 {
            chosen = rng.below(legal.len());
        }
        if let Some(count) = kinds.get(chosen).and_then(|&kind| self.counts.get_mut(kind)) {
            *count += 1;
        }
        legal.get(chosen).copied()
    }

    /// Draws a kind by how rare it is, then returns one of its moves.
    fn weighted(&self, kinds: &[usize], rng: &mut Rng) -> Option<usize> {
        let mut there = [0u64; KINDS];
        kinds.iter().for_each(|&kind| there[kind] += 1);
        let weight = |kind: usize| if there[kind] == 0 { 0 } else { self.weight(kind) };
        let sum: u64 = (0..KINDS).map(weight).sum();
        let mut left = rng.below(sum.min(u64::from(u32::MAX)) as usize) as u64;
        let kind = (0..KINDS).find(|&kind| {
            let own = weight(kind);
            let here = left < own;
            left = left.saturating_sub(own);
            here
        })?;
        let nth = rng.below(there[kind] as usize);
        (0..kinds.len()).filter(|&i| kinds[i] == kind).nth(nth)
    }

    fn weight(&self, kind: usize) -> u64 {
        let all: u64 = self.counts.iter().sum();
        let share = (all + 1_000) / (self.counts[kind] + 10);
        (share.min(1 << 20) + 1) * 64 / self.calm[kind].max(1) + 1
    }
}
