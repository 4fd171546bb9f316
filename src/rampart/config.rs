//! The options of a game, and its components file.

use super::Rampart;
use super::cards::{HIGHEST, LOWEST, Picture, Pictures, SPOTS};
use super::conflict::{Conflict, FileName};
use crate::bot::CHARACTERS;
use crate::game::{Observation, Rules, Seat};
use crate::wire::{Choosable, GameEntry, LevelEntry};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart", missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Config {
    /// The variant with points (rule `rampart/points`).
    pub points: bool,
    /// Whether the flag card counts as a tower (rule `rampart/flag-is-tower`).
    pub flag_is_tower: bool,
    /// The seat that begins; if `None`, chance decides.
    pub first: Option<Seat>,
    /// A components file with the pictures of a player's own box; if `None`, the reconstructed ones count.
    pub deck: Option<Deck>,
}

/// A components file for this game (`rampart/deck`, `rampart/ruling-R18`), for example `{"game": "rampart",
/// "pictures": {"king": [38], …, "plain": [2, 4, …]}}`. It lists every number from 2 to 46 under exactly one
/// picture, the plain ones included. Its types are loose; [`Deck::conflicts`] checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The game whose tables the file replaces.
    pub game: String,
    /// The numbers with each picture, by the picture's name.
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, number[]>"))]
    pub pictures: BTreeMap<String, Vec<i32>>,
}

/// The most names, and the most numbers, that are read from a file.
const MOST_NAMES: usize = 32;
const MOST_NUMBERS: usize = 256;

impl Deck {
    /// Returns all mistakes of the file at once.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let numbers: usize = self.pictures.values().map(Vec::len).sum();
        if self.pictures.len() > MOST_NAMES || numbers > MOST_NUMBERS {
            return vec![Conflict::DeckTooLarge];
        }
        let mut out = Vec::new();
        if self.game != Rampart::ID {
            out.push(Conflict::OtherGame { game: cut(&self.game) });
        }
        for name in self.pictures.keys().filter(|name| Picture::named(name).is_none()) {
            out.push(Conflict::UnknownPicture { picture: cut(name) });
        }
        out.extend(Picture::ALL.into_iter().filter_map(|picture| self.wrong_count(picture)));
        self.check_numbers(&mut out);
        out
    }

    fn wrong_count(&self, picture: Picture) -> Option<Conflict> {
        let has = self.pictures.get(picture.name()).map_or(0, Vec::len);
        let (least, most) = picture.count();
        let [has16, least16, most16] = [has, least, most].map(|n| n as u16);
        let wrong = Conflict::WrongCount { picture, has: has16, least: least16, most: most16 };
        (!(least..=most).contains(&has)).then_some(wrong)
    }

    /// Checks that the file has every number from 2 to 46 once, and no other number.
    fn check_numbers(&self, out: &mut Vec<Conflict>) {
        let numbers = || self.pictures.values().flatten().copied();
        let is_card = |n: &i32| (i32::from(LOWEST)..=i32::from(HIGHEST)).contains(n);
        let unknown = |number| Conflict::NoSuchNumber { number, lowest: LOWEST, highest: HIGHEST };
        out.extend(numbers().filter(|n| !is_card(n)).map(unknown));
        for number in LOWEST..=HIGHEST {
            match numbers().filter(|&n| n == i32::from(number)).count() {
                0 => out.push(Conflict::NumberMissing { number }),
                1 => {}
                _ => out.push(Conflict::NumberTwice { number }),
            }
        }
    }

    /// Returns the table of the file, packed.
    pub fn pictures(&self) -> Pictures {
        let mut out = Pictures::default();
        for (name, numbers) in &self.pictures {
            let Some(picture) = Picture::named(name) else { continue };
            for number in numbers.iter().filter_map(|&n| u8::try_from(n).ok()) {
                out = out.with(picture, number);
            }
        }
        out
    }
}

/// Returns the beginning of a name, as long as fits.
fn cut(name: &str) -> FileName {
    let mut out = FileName::new();
    for c in name.chars() {
        if c.is_control() || out.try_push(c).is_err() {
            break;
        }
    }
    out
}

/// Returns all reasons why these options cannot be played.
pub fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
    let mut out = Vec::new();
    if !(2..=4).contains(&seats) {
        out.push(Conflict::WrongNumberOfSeats { seats });
    }
    if config.first.is_some_and(|first| first.0 >= seats) {
        out.push(Conflict::NoSuchFirstPlayer);
    }
    out.extend(config.deck.iter().flat_map(Deck::conflicts));
    out
}

/// Returns whether `table` has each of the 45 wall cards once.
pub(super) fn is_whole(table: &[u8]) -> bool {
    let numbers: super::cards::Set =
        table.iter().copied().filter(|n| (LOWEST..=HIGHEST).contains(n)).collect();
    table.len() == usize::from(SPOTS) && numbers.len() == SPOTS
}

/// Returns the game's entry in the catalogue, for the set-up form. A components file is loaded separately.
pub fn entry() -> GameEntry {
    let options = vec![
        Choosable::Switch { key: "points", default: false },
        Choosable::Switch { key: "flagIsTower", default: false },
        Choosable::Seat { key: "first", youngest: true },
    ];
    let colours = vec!["black", "white", "brown", "grey"];
    let levels = LevelEntry::of::<Rampart>();
    GameEntry {
        id: Rampart::ID,
        seats: vec![2, 3, 4],
        secrets: Rampart::SECRETS,
        colours,
        seating: vec![],
        options,
        levels,
        characters: CHARACTERS.into(),
    }
}
