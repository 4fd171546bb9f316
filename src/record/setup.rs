//! The set-up of a game, and the names of its players.

use super::RecordError;
use crate::bot::{CHARACTERS, Level};
use crate::data::Data;
use crate::game::{Game, MOST_SEATS};
use crate::rng::Rng;
use serde::{Deserialize, Serialize};

/// The most characters of a player's name.
pub const NAME_CAP: usize = 24;

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name, which is only drawn as text; see [`clean_name`].
    pub name: String,
    /// An index into the game's palette.
    pub colour: u8,
    /// The level of a computer player, as an index into the game's levels; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "number | null"))]
    pub level: Option<u8>,
    /// The character of a computer player, as an index into the characters of the game; absent if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "number | null"))]
    pub character: Option<u8>,
}

impl Player {
    /// Returns whether there is such a computer player; a person has neither level nor character.
    fn is_known(&self) -> bool {
        let is_below = |one: Option<u8>, most: usize| one.is_none_or(|one| usize::from(one) < most);
        is_below(self.level, Level::NAMES.len())
            && is_below(self.character, CHARACTERS.len())
            && (self.level.is_some() || self.character.is_none())
    }
}

/// The set-up: everything that is fixed before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup<C> {
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The game's options.
    pub config: C,
    /// The seed of all chance. In a game with live chance, the upper half of the first draw seed.
    pub seed: u32,
}

impl<C> Setup<C> {
    /// Returns this setup with names cleaned.
    ///
    /// # Errors
    /// [`RecordError::WrongPlayers`] if there are too few or too many, or two of a colour; [`RecordError::UnknownLevel`].
    pub fn cleaned(mut self) -> Result<Setup<C>, RecordError> {
        let mut colours = 0u8;
        for player in &mut self.players {
            let bit = 1u8.checked_shl(player.colour.into()).unwrap_or(0);
            if bit == 0 || usize::from(player.colour) >= MOST_SEATS || colours & bit != 0 {
                return Err(RecordError::WrongPlayers);
            }
            colours |= bit;
            if !player.is_known() {
                return Err(RecordError::UnknownLevel);
            }
            player.name = clean_name(&player.name);
        }
        let few_enough = (1..=MOST_SEATS).contains(&self.players.len());
        if few_enough { Ok(self) } else { Err(RecordError::WrongPlayers) }
    }

    /// Returns the number of players.
    pub fn seats(&self) -> u8 {
        self.players.len().min(MOST_SEATS) as u8
    }
}

/// Returns a name that can be shown: without control, invisible and direction-changing characters, of at most
/// [`NAME_CAP`] others. A joiner stays between two characters that it joins.
pub fn clean_name(name: &str) -> String {
    let shown: Vec<char> = name.chars().filter(|&c| !c.is_control() && !is_invisible(c)).collect();
    let joins = |at: usize| {
        let beside = |at: Option<usize>| at.and_then(|at| shown.get(at)).is_some_and(|&c| is_joined(c));
        beside(at.checked_sub(1)) && beside(Some(at + 1))
    };
    let kept = shown.iter().enumerate().filter(|&(at, &c)| !is_joiner(c) || joins(at));
    let kept: String = kept.map(|(_, &c)| c).take(NAME_CAP).collect();
    kept.trim_matches(|c: char| c.is_whitespace() || is_joiner(c)).to_owned()
}

/// Returns whether a character is invisible, bidirectional or only formats others: with these, one name could look like
/// another, or like none.
fn is_invisible(c: char) -> bool {
    matches!(u32::from(c), 0xAD | 0x34F | 0x61C | 0x115F | 0x1160 | 0x17B4 | 0x17B5 | 0x180B..=0x180F | 0x200B | 0x200E
        | 0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0x2800 | 0x3164 | 0xFEFF | 0xFFA0 | 0xFFF9..=0xFFFB
        | 0xE0000..=0xE0FFF)
}

/// Returns whether a character joins two others, or keeps them apart.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// Returns whether a joiner beside a character changes how it looks: in the scripts of Arabia, India and Mongolia, and
/// in pictures that are put together.
fn is_joined(c: char) -> bool {
    matches!(u32::from(c), 0x600..=0x8FF | 0x900..=0xDFF | 0x1000..=0x109F | 0x1780..=0x18AF | 0x2600..=0x27BF
        | 0xFB50..=0xFDFF | 0xFE0F | 0xFE70..=0xFEFC | 0x1F000..=0x1FAFF)
}

/// Deals the first state of a setup.
///
/// # Errors
/// [`RecordError::Conflicts`] with all of them.
pub fn begin<G: Game>(setup: &Setup<G::Config>) -> Result<G, RecordError> {
    deal(setup, Rng::new(setup.seed))
}

/// Deals the first state of a setup from this generator.
pub(crate) fn deal<G: Game>(setup: &Setup<G::Config>, rng: Rng) -> Result<G, RecordError> {
    let conflicts = |all: Vec<G::Conflict>| RecordError::Conflicts {
        game: G::ID,
        conflicts: all.iter().map(Data::of).collect(),
    };
    G::dealt(setup.seats(), &setup.config, rng).map_err(conflicts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_and_cleaned() {
        assert_eq!(clean_name("  A\u{202E}n\u{200B}na\n\u{7}"), "Anna");
        assert_eq!(clean_name(&"x".repeat(10_000)).len(), NAME_CAP);
        assert_eq!(clean_name("<img onerror=1>"), "<img onerror=1>");
        assert_eq!(
            clean_name("\u{3164}\u{2800}\u{115F}\u{1160}\u{FFA0}\u{200D}"),
            "",
            "a name that nobody sees"
        );
    }

    #[test]
    fn names_keep_the_joiners_they_need() {
        for name in ["می\u{200C}نا", "क्\u{200D}ष", "👩\u{200D}🚀", "❤\u{FE0F}\u{200D}🔥"] {
            assert_eq!(clean_name(name), name);
        }
        assert_eq!(clean_name("An\u{200C}na\u{200D}"), "Anna");
        assert_eq!(clean_name("می\u{200C}\u{200C}نا"), "مینا", "one joiner beside another joins nothing");
    }
}
