//! The tables copied from the box: market cards, round cards, what the sites print.
//!
//! What the printed rules do not state but show on a picture nobody here has is *reconstructed* and stands in
//! [`Tables::RECONSTRUCTED`], in one place, marked as such.

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
    /// Violet: worth the more the more one has.
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

/// The colour of a market card: when it takes effect.
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
/// Cards of each kind, by [`Card`].
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

    /// The card with this number, if there is one.
    #[inline]
    pub fn from_number(number: u8) -> Option<Card> {
        Card::ALL.get(usize::from(number)).copied()
    }

    /// The card as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in records and addresses.
    pub fn name(self) -> &'static str {
        Card::NAMES[self.index()]
    }

    /// Its colour.
    #[inline]
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

    /// The site a red card builds on, or an ornament counts.
    #[inline]
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
    /// Points at the end of the game (side B: at once).
    Obelisks,
}

impl Site {
    /// All five.
    pub const ALL: [Site; 5] = [Site::Market, Site::Pyramid, Site::Temple, Site::Chamber, Site::Obelisks];
    /// The four that are built on.
    pub const BUILDING: [Site; 4] = [Site::Pyramid, Site::Temple, Site::Chamber, Site::Obelisks];

    /// Its name, as in records and addresses.
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

/// Stones of a colour that are in play: 30, of which one marks the score (rule `imhotep/stones`).
pub const STONES: u8 = 29;
/// Places on a sled.
pub const SLED: u8 = 5;
/// Boats in the pool by capacity 1 to 4 (rule `imhotep/boats`).
pub const BOATS: [u8; 4] = [1, 2, 3, 2];
/// The rounds of a game.
pub const ROUNDS: u8 = 6;

/// The least load to sail of a boat of this capacity (rule `imhotep/boats`).
#[inline]
pub const fn least_load(capacity: u8) -> u8 {
    if capacity <= 1 { 1 } else { capacity - 1 }
}

/// A round card: the capacities of the round's four boats, two bits each.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundCard(u8);

impl RoundCard {
    /// A card with these capacities, 1 to 4 each.
    pub const fn new(capacities: [u8; 4]) -> RoundCard {
        let [a, b, c, d] = capacities;
        RoundCard((a - 1) | (b - 1) << 2 | (c - 1) << 4 | (d - 1) << 6)
    }

    /// The capacity of a boat, 1 to 4.
    #[inline]
    pub fn capacity(self, boat: u8) -> u8 {
        (self.0 >> ((boat & 3) * 2) & 3) + 1
    }

    /// All four capacities.
    pub fn capacities(self) -> [u8; 4] {
        [0, 1, 2, 3].map(|boat| self.capacity(boat))
    }
}

impl Serialize for RoundCard {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.capacities().serialize(to)
    }
}

impl<'de> Deserialize<'de> for RoundCard {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<RoundCard, D::Error> {
        let capacities = <[u8; 4]>::deserialize(from)?;
        if capacities.iter().any(|c| !(1..=4).contains(c)) {
            return Err(serde::de::Error::custom("a boat has 1 to 4 places"));
        }
        Ok(RoundCard::new(capacities))
    }
}

const fn rounds(cards: [[u8; 4]; 7]) -> [RoundCard; 7] {
    let mut out = [RoundCard(0); 7];
    let mut i = 0;
    while i < 7 {
        out[i] = RoundCard::new(cards[i]);
        i += 1;
    }
    out
}

/// The seven round cards for 2, 3 and 4 players (rule `imhotep/round-cards`).
pub const ROUND_CARDS: [[RoundCard; 7]; 3] = [
    rounds([
        [4, 3, 3, 1],
        [4, 3, 2, 2],
        [4, 3, 2, 1],
        [4, 2, 2, 1],
        [3, 3, 2, 2],
        [3, 3, 2, 1],
        [3, 2, 2, 1],
    ]),
    rounds([
        [4, 4, 2, 1],
        [4, 3, 3, 2],
        [4, 3, 2, 2],
        [4, 3, 2, 1],
        [4, 2, 2, 1],
        [3, 3, 3, 2],
        [3, 3, 2, 2],
    ]),
    rounds([
        [4, 4, 3, 2],
        [4, 4, 2, 2],
        [4, 4, 2, 1],
        [4, 3, 3, 3],
        [4, 3, 3, 2],
        [4, 3, 2, 2],
        [3, 3, 3, 2],
    ]),
];

/// What a place of pyramids B gives beside its points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The top market card (rule `imhotep/bonus-card`).
    Card,
    /// Three stones from the quarry (rule `imhotep/bonus-stones`).
    Stones,
    /// A stone from the sled on a boat (rule `imhotep/bonus-boat`).
    Boat,
}

/// What a column of the temple gives at the end of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum TempleEffect {
    /// A point (side A).
    One,
    /// A point, or two stones from the quarry.
    Choice,
    /// Two points.
    Two,
    /// The top market card.
    Card,
}

/// A place of a pyramid, in one byte: points at once (at most 9), and what comes with them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PyramidSpace(u8);

impl PyramidSpace {
    /// A place with so many points, and a bonus or not.
    pub const fn new(points: u8, bonus: Option<Bonus>) -> PyramidSpace {
        let bonus = match bonus {
            None => 0,
            Some(Bonus::Card) => 1,
            Some(Bonus::Stones) => 2,
            Some(Bonus::Boat) => 3,
        };
        PyramidSpace(points | bonus << 4)
    }

    /// Points at once.
    #[inline]
    pub fn points(self) -> u8 {
        self.0 & 15
    }

    /// What comes with them.
    #[inline]
    pub fn bonus(self) -> Option<Bonus> {
        match self.0 >> 4 {
            1 => Some(Bonus::Card),
            2 => Some(Bonus::Stones),
            3 => Some(Bonus::Boat),
            _ => None,
        }
    }
}

const fn plain(points: u8) -> PyramidSpace {
    PyramidSpace::new(points, None)
}

const fn with(points: u8, bonus: Bonus) -> PyramidSpace {
    PyramidSpace::new(points, Some(bonus))
}

/// Points of the pyramid's places on side A in building order (rule `imhotep/pyramid-a`, values V).
pub const PYRAMID_A: [u8; 14] = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];
/// Places of each of the three pyramids of side B.
pub const PYRAMID_B_SPACES: u8 = 5;

/// The printed facts that the rules' text does not state (mark R). A components file may replace them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tables {
    /// The three pyramids of side B, places in building order: top left, bottom left, top right, bottom right, top.
    pub pyramids: [[PyramidSpace; PYRAMID_B_SPACES as usize]; 3],
    /// The columns of temple B from the left.
    pub temple: [TempleEffect; 5],
    /// The slots of obelisks B from the most valuable; further ones give 1.
    pub obelisks: [u8; 10],
}

impl Tables {
    /// Our values: they obey every constraint the text gives (`imhotep/pyramids-b`, `-temple-b`, `-obelisks-b`).
    pub const RECONSTRUCTED: Tables = Tables {
        pyramids: [
            [plain(2), with(1, Bonus::Card), plain(3), with(1, Bonus::Stones), plain(4)],
            [with(1, Bonus::Stones), plain(3), with(1, Bonus::Boat), plain(2), plain(4)],
            [plain(3), with(1, Bonus::Boat), plain(2), with(1, Bonus::Card), plain(4)],
        ],
        temple: [
            TempleEffect::Choice,
            TempleEffect::Two,
            TempleEffect::Choice,
            TempleEffect::Card,
            TempleEffect::Choice,
        ],
        obelisks: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    };
}
