//! The market cards and the sites.

named! {
    /// A kind of market card (rule `imhotep/market-deck`).
    #[repr(u8)]
    pub enum Card in "Imhotep" {
        /// Red: a stone from the quarry to the pyramid.
        Entrance = "entrance",
        /// Red: a stone from the quarry to the burial chamber.
        Sarcophagus = "sarcophagus",
        /// Red: a stone from the quarry to the obelisks.
        PavedPath = "paved-path",
        /// Green: a point for every three stones on the pyramid.
        PyramidOrnament = "pyramid-ornament",
        /// Green: the same for the temple.
        TempleOrnament = "temple-ornament",
        /// Green: the same for the burial chamber.
        ChamberOrnament = "chamber-ornament",
        /// Green: the same for the obelisks.
        ObeliskOrnament = "obelisk-ornament",
        /// Violet: each further one is worth more.
        Statue = "statue",
        /// Blue: sail a boat, choosing the order of unloading.
        Lever = "lever",
        /// Blue: take three stones, then load one.
        Hammer = "hammer",
        /// Blue: load a stone and sail that boat.
        Sail = "sail",
        /// Blue: load two stones.
        Chisel = "chisel",
    }
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
    /// The green cards.
    pub const ORNAMENTS: [Card; 4] =
        [Card::PyramidOrnament, Card::TempleOrnament, Card::ChamberOrnament, Card::ObeliskOrnament];

    /// Returns the card with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Card> {
        Card::ALL.get(usize::from(number)).copied()
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

named! {
    /// Where a boat can sail to.
    #[repr(u8)]
    pub enum Site in "Imhotep" {
        /// Each stone takes a card.
        Market = "market",
        /// Points at once.
        Pyramid = "pyramid",
        /// Points at the end of every round.
        Temple = "temple",
        /// Points at the end of the game.
        Chamber = "chamber",
        /// Points at the end of the game (side B: points at once).
        Obelisks = "obelisks",
    }
}
