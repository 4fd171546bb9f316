//! The market cards and the sites.

use serde::{Deserialize, Serialize};

/// A kind of market card (rule `imhotep/market-deck`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// Red: a stone from the quarry to the pyramid.
    Entrance,
    /// Red: a stone from the quarry to the burial chamber.
    Sarcophagus,
    /// Red: a stone from the quarry to the obelisks.
    PavedPath,
    /// Green: a point for every three stones on the pyramid.
    PyramidOrnament,
    /// Green: the same for the temple.
    TempleOrnament,
    /// Green: the same for the burial chamber.
    ChamberOrnament,
    /// Green: the same for the obelisks.
    ObeliskOrnament,
    /// Violet: each further one is worth more.
    Statue,
    /// Blue: sail a boat, choosing the order of unloading.
    Lever,
    /// Blue: take three stones, then load one.
    Hammer,
    /// Blue: load a stone and sail that boat.
    Sail,
    /// Blue: load two stones.
    Chisel,
}

/// The colour of a market card, which says when it takes effect.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Colour {
    /// At once.
    Red,
    /// At the end of the game.
    Green,
    /// At the end of the game.
    Violet,
    /// As an action on a later turn.
    Blue,
}

/// How many kinds of market card there are.
pub const KINDS: usize = 12;
/// How many market cards there are.
pub const CARDS: usize = 34;
/// Number of cards of each kind, indexed by [`Card`].
pub const COPIES: [u8; KINDS] = [2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3];

impl Card {
    /// Every kind, in the order of the table.
    pub const ALL: [Card; KINDS] = [
        Card::Entrance,
        Card::Sarcophagus,
        Card::PavedPath,
        Card::PyramidOrnament,
        Card::TempleOrnament,
        Card::ChamberOrnament,
        Card::ObeliskOrnament,
        Card::Statue,
        Card::Lever,
        Card::Hammer,
        Card::Sail,
        Card::Chisel,
    ];
    /// Their names, as in records.
    pub const NAMES: [&'static str; KINDS] = [
        "entrance",
        "sarcophagus",
        "paved-path",
        "pyramid-ornament",
        "temple-ornament",
        "chamber-ornament",
        "obelisk-ornament",
        "statue",
        "lever",
        "hammer",
        "sail",
        "chisel",
    ];

    /// Returns the card with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Card> {
        Card::ALL.get(usize::from(number)).copied()
    }

    /// Returns the card as an index.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns its name, as in records and addresses.
    pub fn name(self) -> &'static str {
        Card::NAMES[self.index()]
    }

    /// Returns its colour.
    pub fn colour(self) -> Colour {
        match self {
            Card::Entrance | Card::Sarcophagus | Card::PavedPath => Colour::Red,
            Card::PyramidOrnament | Card::TempleOrnament | Card::ChamberOrnament | Card::ObeliskOrnament => {
                Colour::Green
            }
            Card::Statue => Colour::Violet,
            Card::Lever | Card::Hammer | Card::Sail | Card::Chisel => Colour::Blue,
        }
    }

    /// Returns the site that a red card builds on or that an ornament counts.
    pub fn site(self) -> Option<Site> {
        match self {
            Card::Entrance | Card::PyramidOrnament => Some(Site::Pyramid),
            Card::TempleOrnament => Some(Site::Temple),
            Card::Sarcophagus | Card::ChamberOrnament => Some(Site::Chamber),
            Card::PavedPath | Card::ObeliskOrnament => Some(Site::Obelisks),
            Card::Statue | Card::Lever | Card::Hammer | Card::Sail | Card::Chisel => None,
        }
    }
}

/// Where a boat can sail to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Site {
    /// Each stone takes a card.
    Market,
    /// Points at once.
    Pyramid,
    /// Points at the end of every round.
    Temple,
    /// Points at the end of the game.
    Chamber,
    /// Points at the end of the game (side B: points at once).
    Obelisks,
}

impl Site {
    /// All five sites.
    pub const ALL: [Site; 5] = [Site::Market, Site::Pyramid, Site::Temple, Site::Chamber, Site::Obelisks];
    /// The four building sites.
    pub const BUILDING: [Site; 4] = [Site::Pyramid, Site::Temple, Site::Chamber, Site::Obelisks];

    /// Returns its name, as in records and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Site::Market => "market",
            Site::Pyramid => "pyramid",
            Site::Temple => "temple",
            Site::Chamber => "chamber",
            Site::Obelisks => "obelisks",
        }
    }
}
