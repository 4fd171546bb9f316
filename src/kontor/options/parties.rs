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
    Sides(SideOptions),
}

/// What options add to a game of two sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SideOptions {
    export: Export,
    veto: Veto,
    brought: Brought,
}

impl SideOptions {
    const NONE: SideOptions = SideOptions { export: Export::NONE, veto: Veto::NONE, brought: Brought::NONE };
}

impl Parties {
    pub fn new(alone: bool) -> Parties {
        if alone { Parties::Alone(Alliances::NONE) } else { Parties::Sides(SideOptions::NONE) }
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

    fn side_options(&self) -> &SideOptions {
        match self {
            Parties::Sides(side_options) => side_options,
            Parties::Alone(_) => &SideOptions::NONE,
        }
    }

    fn side_options_mut(&mut self) -> Option<&mut SideOptions> {
        match self {
            Parties::Sides(side_options) => Some(side_options),
            Parties::Alone(_) => None,
        }
    }

    /// Returns the export, which is empty if players play alone.
    pub fn export(&self) -> &Export {
        &self.side_options().export
    }

    /// Returns the export, to be changed, if two sides play.
    pub fn export_mut(&mut self) -> Option<&mut Export> {
        Some(&mut self.side_options_mut()?.export)
    }

    /// Returns the sectors that do not count, of which there are none if players play alone.
    pub fn veto(&self) -> &Veto {
        &self.side_options().veto
    }

    /// Returns the sectors that do not count, to be changed, if two sides play.
    pub fn veto_mut(&mut self) -> Option<&mut Veto> {
        Some(&mut self.side_options_mut()?.veto)
    }

    /// Returns the docks that were brought a warehouse, of which there are none if players play alone.
    pub fn brought(&self) -> &Brought {
        &self.side_options().brought
    }

    /// Returns the docks that were brought a warehouse, to be changed, if two sides play.
    pub fn brought_mut(&mut self) -> Option<&mut Brought> {
        Some(&mut self.side_options_mut()?.brought)
    }
}
