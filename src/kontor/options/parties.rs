//! The parts of the state that only exist if players play alone, or only if two sides play. No game has both
//! (`Optional::missing`).

use crate::kontor::state::{Cell, Cells};

/// Whether players play alone or in two sides, with the state that only such games have.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::kontor) enum Parties {
    /// Each player plays alone, or with an ally (rule `kontor/freewheel-solo`).
    Alone(Alliances),
    /// Two sides play.
    Sides(Dealings),
}

/// Alliances, and what has been proposed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::kontor) struct Alliances {
    /// The land on which each pair of players is allied, in the order of `PAIRS`.
    pub pairs: [Cells; 6],
    /// The proposals of this turn: four bits, one per partner, for each shared sector.
    pub proposed: u64,
    /// The first cell of the sector of the last proposal.
    pub proposal: Option<Cell>,
}

/// The parts of the state that options add to a game of two sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::kontor) struct Dealings {
    /// The docks that have exported a warehouse, by kind (rule `kontor/export`).
    pub exported: [Cells; 3],
    /// Number of warehouses that a side has in the export, by kind.
    pub exports: [[u8; 3]; 2],
    /// The land of finished sectors that do not count (rule `kontor/old-grudges`).
    pub void: Cells,
    /// The first cell of the sector about which a tavern's owner decides.
    pub judged: Cell,
    /// Docks to which the tavern laid last has brought a warehouse (rules `kontor/corruption-1`, `kontor/corruption-2`).
    pub bribed: Cells,
    /// Docks on which the last event `flood-damage` has exchanged a warehouse.
    pub exchanged: Cells,
}

impl Alliances {
    /// No alliance.
    const NONE: Alliances = Alliances { pairs: [Cells::NONE; 6], proposed: 0, proposal: None };
}

impl Dealings {
    /// Nothing exported, no sector void, no dock bribed.
    const NONE: Dealings = Dealings {
        exported: [Cells::NONE; 3],
        exports: [[0; 3]; 2],
        void: Cells::NONE,
        judged: Cell::ANCHOR,
        bribed: Cells::NONE,
        exchanged: Cells::NONE,
    };
}

impl Parties {
    /// Returns the parties of a new game.
    pub fn new(alone: bool) -> Parties {
        if alone { Parties::Alone(Alliances::NONE) } else { Parties::Sides(Dealings::NONE) }
    }

    /// Returns the alliances, which are empty if two sides play.
    pub fn alliances(&self) -> &Alliances {
        match self {
            Parties::Alone(alliances) => alliances,
            Parties::Sides(_) => &Alliances::NONE,
        }
    }

    /// Returns the alliances, to be changed, if players play alone.
    pub fn alliances_mut(&mut self) -> Option<&mut Alliances> {
        match self {
            Parties::Alone(alliances) => Some(alliances),
            Parties::Sides(_) => None,
        }
    }

    /// Returns the dealings, which are empty if players play alone.
    pub fn dealings(&self) -> &Dealings {
        match self {
            Parties::Sides(dealings) => dealings,
            Parties::Alone(_) => &Dealings::NONE,
        }
    }

    /// Returns the dealings, to be changed, if two sides play.
    pub fn dealings_mut(&mut self) -> Option<&mut Dealings> {
        match self {
            Parties::Sides(dealings) => Some(dealings),
            Parties::Alone(_) => None,
        }
    }
}
