//! What the state keeps only if players play alone, or only if two sides play: no game has both (`Optional::missing`).

use super::harbour::{Cell, Cells};

/// Who plays against whom, with what only such games keep.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Parties {
    /// Each player plays alone, or with an ally (rule `kontor/freewheel-solo`).
    Alone(Alliances),
    /// Two sides play.
    Sides(Dealings),
}

/// Alliances, and what has been proposed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Alliances {
    /// The land on which each pair of players is allied, in the order of `PAIRS`.
    pub pairs: [Cells; 6],
    /// What has been proposed in this turn: four bits, by partner, for each shared sector.
    pub proposed: u64,
    /// The first cell of the sector in which an alliance was proposed last.
    pub proposal: Option<Cell>,
}

/// What options add to a game of two sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Dealings {
    /// Docks of which a warehouse of each kind has gone to the export (rule `kontor/export`).
    pub exported: [Cells; 3],
    /// How many warehouses of each kind a side has in the export.
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
    /// The parties of a new game.
    pub fn new(alone: bool) -> Parties {
        if alone { Parties::Alone(Alliances::NONE) } else { Parties::Sides(Dealings::NONE) }
    }

    /// The alliances; none if two sides play.
    #[inline]
    pub fn alliances(&self) -> &Alliances {
        match self {
            Parties::Alone(alliances) => alliances,
            Parties::Sides(_) => &Alliances::NONE,
        }
    }

    /// The alliances, to be changed, if players play alone.
    #[inline]
    pub fn alliances_mut(&mut self) -> Option<&mut Alliances> {
        match self {
            Parties::Alone(alliances) => Some(alliances),
            Parties::Sides(_) => None,
        }
    }

    /// The dealings; none if players play alone.
    #[inline]
    pub fn dealings(&self) -> &Dealings {
        match self {
            Parties::Sides(dealings) => dealings,
            Parties::Alone(_) => &Dealings::NONE,
        }
    }

    /// The dealings, to be changed, if two sides play.
    #[inline]
    pub fn dealings_mut(&mut self) -> Option<&mut Dealings> {
        match self {
            Parties::Sides(dealings) => Some(dealings),
            Parties::Alone(_) => None,
        }
    }
}
