//! The tables copied from the box: sixty tokens, four actions, and the points printed on both sides of the
//! four sites.

use crate::wire::Side;

named! {
    /// A kind of token as printed; tokens of one kind are alike (`duel/tokens`).
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Token in "Duel" {
        Obelisk = "obelisk",
        PyramidLight = "pyramid-light",
        PyramidDark = "pyramid-dark",
        Temple1 = "temple-1",
        Temple2 = "temple-2",
        Temple3 = "temple-3",
        Temple4 = "temple-4",
        Tomb1 = "tomb-1",
        Tomb2 = "tomb-2",
        Tomb3 = "tomb-3",
        Tomb4 = "tomb-4",
        Tomb5 = "tomb-5",
        Tomb6 = "tomb-6",
        Tomb7 = "tomb-7",
        Tomb8 = "tomb-8",
        Tomb9 = "tomb-9",
        Tomb10 = "tomb-10",
        Tomb11 = "tomb-11",
        Tomb12 = "tomb-12",
        TakeOne = "take-one",
        PlaceSeveral = "place-several",
        PlaceAndUnload = "place-and-unload",
        SwapAndUnload = "swap-and-unload",
    }
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

named! {
    /// The colour of a pyramid.
    #[allow(missing_docs)]
    pub enum Tone in "Duel" {
        Light = "light",
        Dark = "dark",
    }
}

impl Tone {
    /// Returns the token of this colour.
    pub fn token(self) -> Token {
        match self {
            Tone::Light => Token::PyramidLight,
            Tone::Dark => Token::PyramidDark,
        }
    }
}

named! {
    /// What an action token allows (rule `duel/action-token`).
    pub enum Action in "Duel" {
        /// Take one token from any boat.
        TakeOne = "take-one",
        /// Place two or three figures.
        PlaceSeveral = "place-several",
        /// Place a figure, then unload one or two boats.
        PlaceAndUnload = "place-and-unload",
        /// Swap two tokens of a boat, then unload one.
        SwapAndUnload = "swap-and-unload",
    }
}

impl Action {
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

named! {
    /// A site that each player builds.
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Site in "Duel" {
        Obelisk = "obelisk",
        Temple = "temple",
        Pyramids = "pyramids",
        Tomb = "tomb",
    }
}

impl Site {
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
