//! A played game as data: players, configuration, seed and moves. Encoding, decoding, replaying.
//!
//! Version 1 has one seed, from which all chance comes. In version 2 what no seat knew was resampled during the game ([`Resample`]).
//! Version 3 has a seed for the deal and one for each move that draws ([`DrawSeeds`]); version 4 has none, and what one viewer
//! knows ([`Sight`]). See `docs/together.md`.
//!
//! There are two forms with the same content: a **file** (JSON with every move in words, for people and other programs) and a **link**
//! (a version byte, the setup as short JSON, each move as its index among the legal ones in as few bits as they need, a
//! checksum; base64url). Both are hostile input: sizes are capped before anything is read, and a game is rebuilt only by
//! playing legal moves.

mod bits;
mod chance;
mod file;
mod link;
#[cfg(feature = "live-chance")]
mod live_chance;
#[cfg(not(feature = "live-chance"))]
#[path = "no_live_chance.rs"]
mod live_chance;
mod replay;
mod setup;
#[cfg(feature = "learn")]
mod sight;
#[cfg(not(feature = "learn"))]
#[path = "no_sight.rs"]
mod sight;

pub use chance::Chance;
pub use file::{to_file, write_file};
pub use link::{to_link, write_link};
pub use live_chance::DrawSeeds;
pub use replay::find_move;
pub(crate) use replay::resample_after;
pub(crate) use setup::deal;
pub use setup::{NAME_CAP, Player, Setup, begin, clean_name};
#[cfg(feature = "learn")]
pub use sight::Shown;
pub use sight::Sight;

use crate::data::Data;
use crate::game::{Game, Seat};
use crate::json;
use link::link_parts;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of both forms. It changes when an old record would replay differently.
pub const VERSION: u8 = 1;
/// The version of a record whose chance was resampled during the game; see [`Resample`].
pub const RESAMPLED: u8 = 2;
/// The version of a record whose chance was made while it was played; see [`DrawSeeds`].
pub const LIVE_CHANCE: u8 = 3;
/// The version of a record of what one viewer knows of a game; see [`Sight`].
pub const SIGHT: u8 = 4;
/// All versions of links; a sight has no link.
const LINKS: [u8; 3] = [VERSION, RESAMPLED, LIVE_CHANCE];
/// The most bytes of a file.
pub const FILE_CAP: usize = 256 * 1024;
/// The most characters of a link's text.
pub const LINK_CAP: usize = 4096;
/// The most moves of a record. Most games end within a few hundred; C'est mon fort ! has no such bound, and seldom needs
/// more than a thousand.
pub const MOST_MOVES: usize = 8000;
/// The most resamples of a record. A game that was handed on more often is not resampled any more.
pub const MOST_RESAMPLES: usize = 1000;

/// A new draw of all that no seat knew ([`resample_hidden`](crate::game::Observation::resample_hidden)): the number of
/// moves before it, and its seed. A game is resampled when it is handed on, so that the seed of the deal does not give away what comes.
pub type Resample = (u16, u32);

/// Why a record cannot be read or played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RecordError {
    /// Not a record of this program, or too damaged to be read.
    NotARecord,
    /// More bytes than a record can have.
    RecordTooLarge,
    /// The end is missing, or something in between was changed.
    RecordDamaged,
    /// A link whose end is missing, or that was changed behind its head.
    RecordCut {
        /// The number of moves that it should have.
        moves: usize,
    },
    /// Written by another version.
    OtherVersion { version: u32 },
    /// A game that this program does not play.
    UnknownGame,
    /// The options are not those of the game.
    UnknownOption,
    /// The table cannot be played; see the conflicts of the game, which has words for them.
    Conflicts { game: &'static str, conflicts: Vec<Data> },
    /// Not as many players as a table has, or two of one colour.
    WrongPlayers,
    /// A computer player of a level or a character that no game has.
    UnknownLevel,
    /// More moves than any game has.
    TooManyMoves { moves: usize },
    /// A move that the rules forbid, or that does not exist.
    IllegalMove {
        /// Its number, from 1.
        number: usize,
        /// The rule, if one is known.
        #[serde(skip)]
        rule: Option<&'static str>,
    },
}

/// A record of a game, decoded but not yet replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The set-up.
    pub setup: Setup<G::Config>,
    /// Where its chance comes from.
    pub chance: Chance,
    /// The decisions, in order.
    pub moves: Moves<G>,
}

/// The moves of a record, in words or as indices among the legal ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Moves<G: Game> {
    /// From a file.
    InWords(Vec<(Seat, Data)>, std::marker::PhantomData<G>),
    /// From a link: the bits of the indices, and how many moves there are.
    AsIndices(Vec<u8>, usize),
}

impl<G: Game> Record<G> {
    /// Reads either form; the moves are not yet known to be legal.
    ///
    /// # Errors
    /// Everything in [`RecordError`] but conflicts and illegal moves.
    pub fn decode(text: &str) -> Result<Record<G>, RecordError> {
        if game_of(text)? != G::ID {
            return Err(RecordError::UnknownGame);
        }
        if is_file(text) { Record::decode_file(text) } else { Record::decode_link(text) }
    }
}

/// Returns the id of the game of a record in either form.
///
/// # Errors
/// The text is too large, damaged, of another version, or not a record.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    if is_file(text) {
        #[derive(Deserialize)]
        struct Head {
            dockhand: u32,
            game: String,
        }
        if text.len() > FILE_CAP {
            return Err(RecordError::RecordTooLarge);
        }
        let head: Head = read(text).ok_or(RecordError::NotARecord)?;
        let version = head.dockhand;
        let known =
            LINKS.map(u32::from).contains(&version) || cfg!(feature = "learn") && version == u32::from(SIGHT);
        return if known { Ok(head.game) } else { Err(RecordError::OtherVersion { version }) };
    }
    Ok(link_parts(text)?.head.g)
}

/// Returns a value of a known type from JSON.
fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    json::read(text)?.read().ok()
}

fn is_file(text: &str) -> bool {
    text.trim_start().starts_with('{')
}
