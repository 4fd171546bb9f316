//! The tables copied from the box: sixty tokens, four actions, and the points printed on both sides of the
//! four sites.

use crate::wire::Side;
use serde::{Deserialize, Serialize};

/// A kind of token as printed; tokens of one kind are alike (`duel/tokens`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelToken"))]
#[repr(u8)]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Token {
    #[serde(rename = "obelisk")] Obelisk,
    #[serde(rename = "pyramid-light")] PyramidLight,
    #[serde(rename = "pyramid-dark")] PyramidDark,
    #[serde(rename = "temple-1")] Temple1,
    #[serde(rename = "temple-2")] Temple2,
    #[serde(rename = "temple-3")] Temple3,
    #[serde(rename = "temple-4")] Temple4,
    #[serde(rename = "tomb-1")] Tomb1,
    #[serde(rename = "tomb-2")] Tomb2,
    #[serde(rename = "tomb-3")] Tomb3,
    #[serde(rename = "tomb-4")] Tomb4,
    #[serde(rename = "tomb-5")] Tomb5,
    #[serde(rename = "tomb-6")] Tomb6,
    #[serde(rename = "tomb-7")] Tomb7,
    #[serde(rename = "tomb-8")] Tomb8,
    #[serde(rename = "tomb-9")] Tomb9,
    #[serde(rename = "tomb-10")] Tomb10,
    #[serde(rename = "tomb-11")] Tomb11,
    #[serde(rename = "tomb-12")] Tomb12,
    #[serde(rename = "take-one")] TakeOne,
    #[serde(rename = "place-several")] PlaceSeveral,
    #[serde(rename = "place-and-unload")] PlaceAndUnload,
    #[serde(rename = "swap-and-unload")] SwapAndUnload,
}

/// How many tokens there are.
pub const TOKENS: usize = 60;
/// How many kinds of token there are.
pub const KINDS: usize = 23;
/// Number of tokens of each kind, indexed by [`Token`]. The rules state all of them but one: that each temple
/// value exists three times is known from several sources only.
pub const COPIES: [u8; KINDS] = [12, 6, 6, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3];

/// The number of the first temple, tomb and action token.
pub(super) const TEMPLE: usize = Token::Temple1 as usize;
pub(super) const TOMB: usize = Token::Tomb1 as usize;
pub(super) const ACTIONS: usize = Token::TakeOne as usize;

/// What a token does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A stone of the obelisk.
    Obelisk,
    /// A stone of one of the two pyramids.
    Pyramid(Tone),
    /// A temple token of this value, 1 to 4.
    Temple(u8),
    /// A tomb token of this number, 1 to 12.
    Tomb(u8),
    /// An action for a later turn.
    Action(Action),
}

impl Token {
    /// Every kind, in the order of the box.
    #[rustfmt::skip]
    pub const ALL: [Token; KINDS] = [
        Token::Obelisk, Token::PyramidLight, Token::PyramidDark,
        Token::Temple1, Token::Temple2, Token::Temple3, Token::Temple4,
        Token::Tomb1, Token::Tomb2, Token::Tomb3, Token::Tomb4, Token::Tomb5, Token::Tomb6,
        Token::Tomb7, Token::Tomb8, Token::Tomb9, Token::Tomb10, Token::Tomb11, Token::Tomb12,
        Token::TakeOne, Token::PlaceSeveral, Token::PlaceAndUnload, Token::SwapAndUnload,
    ];
    /// Their names, as in records.
    #[rustfmt::skip]
    pub const NAMES: [&'static str; KINDS] = [
        "obelisk", "pyramid-light", "pyramid-dark", "temple-1", "temple-2", "temple-3", "temple-4",
        "tomb-1", "tomb-2", "tomb-3", "tomb-4", "tomb-5", "tomb-6",
        "tomb-7", "tomb-8", "tomb-9", "tomb-10", "tomb-11", "tomb-12",
        "take-one", "place-several", "place-and-unload", "swap-and-unload",
    ];

    /// Returns the token as an index.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns its name, as in records and addresses.
    pub fn name(self) -> &'static str {
        Token::NAMES[self.index()]
    }

    /// Returns whether it is one of the twelve action tokens.
    pub fn is_action(self) -> bool {
        self.index() >= ACTIONS
    }

    /// Returns what the token does.
    #[rustfmt::skip]
    pub fn kind(self) -> Kind {
        match self {
            Token::Obelisk => Kind::Obelisk,
            Token::PyramidLight => Kind::Pyramid(Tone::Light),
            Token::PyramidDark => Kind::Pyramid(Tone::Dark),
            Token::Temple1 | Token::Temple2 | Token::Temple3 | Token::Temple4 => {
                Kind::Temple((self.index() - TEMPLE + 1) as u8)
            }
            Token::Tomb1 | Token::Tomb2 | Token::Tomb3 | Token::Tomb4 | Token::Tomb5 | Token::Tomb6
            | Token::Tomb7 | Token::Tomb8 | Token::Tomb9 | Token::Tomb10 | Token::Tomb11 | Token::Tomb12 => {
                Kind::Tomb((self.index() - TOMB + 1) as u8)
            }
            Token::TakeOne => Kind::Action(Action::TakeOne),
            Token::PlaceSeveral => Kind::Action(Action::PlaceSeveral),
            Token::PlaceAndUnload => Kind::Action(Action::PlaceAndUnload),
            Token::SwapAndUnload => Kind::Action(Action::SwapAndUnload),
        }
    }
}

/// The colour of a pyramid.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelTone"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Tone {
    Light,
    Dark,
}

impl Tone {
    /// Both colours.
    pub const ALL: [Tone; 2] = [Tone::Light, Tone::Dark];

    /// Returns its name, as in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Tone::Light => "light",
            Tone::Dark => "dark",
        }
    }

    /// Returns the token of this colour.
    pub fn token(self) -> Token {
        match self {
            Tone::Light => Token::PyramidLight,
            Tone::Dark => Token::PyramidDark,
        }
    }
}

/// What an action token allows (rule `duel/action-token`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelAction"))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Take one token from any boat.
    TakeOne,
    /// Place two or three figures.
    PlaceSeveral,
    /// Place a figure, then unload one or two boats.
    PlaceAndUnload,
    /// Swap two tokens of a boat, then unload one.
    SwapAndUnload,
}

impl Action {
    /// All four actions.
    pub const ALL: [Action; 4] =
        [Action::TakeOne, Action::PlaceSeveral, Action::PlaceAndUnload, Action::SwapAndUnload];

    /// Returns its token.
    pub fn token(self) -> Token {
        match self {
            Action::TakeOne => Token::TakeOne,
            Action::PlaceSeveral => Token::PlaceSeveral,
            Action::PlaceAndUnload => Token::PlaceAndUnload,
            Action::SwapAndUnload => Token::SwapAndUnload,
        }
    }
}

/// A site that each player builds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelSite"))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Site {
    Obelisk,
    Temple,
    Pyramids,
    Tomb,
}

impl Site {
    /// All four sites.
    pub const ALL: [Site; 4] = [Site::Obelisk, Site::Temple, Site::Pyramids, Site::Tomb];

    /// Returns its name, as in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Site::Obelisk => "obelisk",
            Site::Temple => "temple",
            Site::Pyramids => "pyramids",
            Site::Tomb => "tomb",
        }
    }

    /// Returns the points printed on a side of the site, for scoring and, as [`super::Print::Board`], for the
    /// page.
    pub fn points(self, side: Side) -> &'static [i16] {
        match (self, side) {
            (Site::Obelisk, Side::A) => &OBELISK_A,
            (Site::Obelisk, Side::B) => &OBELISK_B,
            (Site::Temple, Side::A) => &TEMPLE_A,
            (Site::Temple, Side::B) => &TEMPLE_B,
            (Site::Pyramids, Side::A) => &PYRAMIDS_A,
            (Site::Pyramids, Side::B) => &PYRAMIDS_B,
            (Site::Tomb, Side::A) => &TOMB_A,
            (Site::Tomb, Side::B) => &TOMB_B,
        }
    }
}

/// Points of a token, and points of the player with more tokens (`duel/obelisk`).
pub const OBELISK_A: [i16; 2] = [1, 6];
/// Points of the first player with five tokens, of the other player with five, and of a player with ten.
pub const OBELISK_B: [i16; 3] = [12, 6, 18];
/// Points of a symbol (`duel/temple`).
pub const TEMPLE_A: [i16; 1] = [1];
/// Points of a set of 1 to 4 different values.
pub const TEMPLE_B: [i16; 4] = [1, 4, 9, 16];
/// Points of each pyramid with 0 to 6 tokens (`duel/pyramids`).
pub const PYRAMIDS_A: [i16; 7] = [0, 1, 3, 6, 10, 15, 21];
/// Points of the smaller pyramid with 0 to 6 tokens.
pub const PYRAMIDS_B: [i16; 7] = [-6, 0, 4, 10, 18, 30, 45];
/// Points of each run of 1, 2, 3, 4, 5 or more numbers (`duel/tomb`).
pub const TOMB_A: [i16; 5] = [1, 4, 9, 16, 25];
/// Points of each run of any length.
pub const TOMB_B: [i16; 1] = [4];
