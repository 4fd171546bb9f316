//! What only games have in which players play alone, and what only games of two sides have. No game has both
//! (`OptionalRule::missing`).

use super::alliances::Alliances;
use super::export::Export;
use super::taverns::Brought;
use super::veto::Veto;

/// Whether players play alone or in two sides, with the state that only such games have.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Parties {
    /// Each player plays alone, or with an ally (rule `kontor/freewheel-solo`).
    Alone(Alliances),
    /// Two sides play.
    Sides(Dealings),
}

/// What options add to a game of two sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dealings {
    export: Export,
    veto: Veto,
    brought: Brought,
}

impl Dealings {
    const NONE: Dealings = Dealings { export: Export::NONE, veto: Veto::NONE, brought: Brought::NONE };
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

    fn dealings(&self) -> &Dealings {
        match self {
            Parties::Sides(dealings) => dealings,
            Parties::Alone(_) => &Dealings::NONE,
        }
    }

    fn dealings_mut(&mut self) -> Option<&mut Dealings> {
        match self {
            Parties::Sides(dealings) => Some(dealings),
            Parties::Alone(_) => None,
        }
    }

    /// Returns the export, which is empty if players play alone.
    pub fn export(&self) -> &Export {
        &self.dealings().export
    }

    /// Returns the export, to be changed, if two sides play.
    pub fn export_mut(&mut self) -> Option<&mut Export> {
        Some(&mut self.dealings_mut()?.export)
    }

    /// Returns the sectors that do not count, of which there are none if players play alone.
    pub fn veto(&self) -> &Veto {
        &self.dealings().veto
    }

    /// Returns the sectors that do not count, to be changed, if two sides play.
    pub fn veto_mut(&mut self) -> Option<&mut Veto> {
        Some(&mut self.dealings_mut()?.veto)
    }

    /// Returns the docks that were brought a warehouse, of which there are none if players play alone.
    pub fn brought(&self) -> &Brought {
        &self.dealings().brought
    }

    /// Returns the docks that were brought a warehouse, to be changed, if two sides play.
    pub fn brought_mut(&mut self) -> Option<&mut Brought> {
        Some(&mut self.dealings_mut()?.brought)
    }
}
