//! The card that was laid last, and how far its turn has come (rule `kontor/sequence`).

use super::cells::Cell;
use crate::kontor::{Good, Goods};

/// The card that was laid last, and what is still to be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    number: u8,
    cell: Cell,
    /// Whether it has fixed an axis.
    fixes: bool,
    /// The goods that it brings.
    landing: Goods,
    /// The step that follows next, by its place in the table.
    next: u8,
    /// How many cards this turn has laid that are still to be replaced (rule `kontor/spring-tide`).
    to_replace: u8,
    twins: Twins,
}

/// Canals that are laid instead of a flood (rule `kontor/flood-choice`).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Twins {
    /// How many may still be laid.
    pub left: u8,
    /// How many the turn has laid.
    pub laid: u8,
}

impl Play {
    /// Returns the time before the first card.
    pub fn new() -> Play {
        Play {
            number: 0,
            cell: Cell::ANCHOR,
            fixes: false,
            landing: Goods::default(),
            next: 0,
            to_replace: 0,
            twins: Twins::default(),
        }
    }

    /// Begins the steps of a card that has just been laid.
    #[inline]
    pub fn begin(&mut self, number: u8, cell: Cell, fixes: bool, landing: Goods) {
        *self = Play { number, cell, fixes, landing, next: 0, to_replace: 1, twins: Twins::default() };
    }

    /// Begins the steps of the second canal of a turn.
    #[inline]
    pub fn begin_second(&mut self, number: u8, cell: Cell, fixes: bool) {
        self.begin(number, cell, fixes, Goods::default());
        self.to_replace = 2;
    }

    /// Begins the steps of a canal that is laid instead of a flood.
    #[inline]
    pub fn begin_twin(&mut self, number: u8, cell: Cell, fixes: bool) {
        let Twins { left, laid } = self.twins;
        self.begin(number, cell, fixes, Goods::default());
        self.twins = Twins { left: left.saturating_sub(1), laid: laid + 1 };
    }

    /// Allows this many canals instead of a flood.
    #[inline]
    pub fn offer_twins(&mut self, count: u8) {
        self.twins = Twins { left: count, laid: 0 };
    }

    /// Returns the number of the card; that of another card of its sort if it lies face down.
    #[inline]
    pub fn number(&self) -> u8 {
        self.number
    }

    #[inline]
    pub fn cell(&self) -> Cell {
        self.cell
    }

    /// Returns whether the card has fixed an axis, or may have finished sectors anywhere for another reason.
    #[inline]
    pub fn fixes(&self) -> bool {
        self.fixes
    }

    /// Notes that sectors may have been finished anywhere.
    #[inline]
    pub fn fix(&mut self) {
        self.fixes = true;
    }

    #[inline]
    pub fn landing(&self) -> Goods {
        self.landing
    }

    /// Lets the card bring only one of its goods.
    #[inline]
    pub fn land_only(&mut self, good: Good) {
        self.landing = Goods::only(good);
    }

    /// Lets one of the goods go elsewhere.
    #[inline]
    pub fn divert(&mut self, good: Good) {
        self.landing = self.landing.without(good);
    }

    /// Returns the canals that are laid instead of a flood.
    #[inline]
    pub fn instead_of_flood(&self) -> Twins {
        self.twins
    }

    #[inline]
    pub fn next(&self) -> u8 {
        self.next
    }

    #[inline]
    pub fn set_next(&mut self, next: u8) {
        self.next = next;
    }

    #[inline]
    pub fn to_replace(&self) -> u8 {
        self.to_replace
    }

    /// Notes that one of several cards is replaced.
    #[inline]
    pub fn replace_one(&mut self) {
        self.to_replace = self.to_replace.saturating_sub(1).max(1);
    }
}
