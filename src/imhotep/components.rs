//! A components file: the tables of a player's own box, in place of the reconstructed ones. It names the game
//! and only the tables that it replaces. Its types are loose, with lists of any length, so that all mistakes
//! can be reported at once.

use super::Imhotep;
use super::cards::{
    BOATS, Bonus, List, MOST_POINTS, MOST_SLOT_POINTS, MOST_SLOTS, MOST_SPACES, PyramidSpace, ROUND_CARDS,
    RoundCard, Tables, TempleEffect, pyramid,
};
use super::conflict::Conflict;
use crate::game::Rules;
use crate::sort::sort;
use serde::{Deserialize, Serialize};

/// The contents of a components file, for example `{"game": "imhotep", "obelisks": [10, 9, 8, 8, 7, 6, 5, 4,
/// 3, 2]}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Components {
    /// The game whose tables the file replaces.
    pub game: String,
    /// Three pyramids with their places in building order, each of 1 to 10, for example top left, bottom left,
    /// top right, bottom right, top.
    pub pyramids: Option<Vec<Vec<Space>>>,
    /// The five columns of temple B from the left.
    pub temple: Option<Vec<TempleEffect>>,
    /// The slots of obelisks B, at most 16.
    pub obelisks: Option<Vec<u8>>,
    /// Seven round cards for 2, for 3 and for 4 players, each of four capacities.
    pub rounds: Option<Vec<Vec<Vec<u8>>>>,
}

/// A space of a pyramid.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Space {
    /// Points at once.
    pub points: u8,
    /// The bonus of the space, if it has one.
    pub bonus: Option<Bonus>,
}

/// Returns a length that was found, for a conflict.
fn found(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

impl Components {
    /// Returns all mistakes of the file.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut out = Vec::new();
        if self.game != Imhotep::ID {
            out.push(Conflict::OtherGame);
        }
        self.check_pyramids(&mut out);
        self.check_temple(&mut out);
        self.check_obelisks(&mut out);
        self.check_rounds(&mut out);
        out
    }

    /// Checks for three pyramids (`imhotep/pyramids-b`). How many places each has and what they give is the
    /// box's own affair, as far as there is room.
    fn check_pyramids(&self, out: &mut Vec<Conflict>) {
        let Some(pyramids) = &self.pyramids else { return };
        if pyramids.len() != 3 {
            return out.push(Conflict::WrongPyramids { has: found(pyramids.len()), right: 3 });
        }
        for (pyramid, spaces) in (1u8..).zip(pyramids) {
            if !(1..=MOST_SPACES).contains(&spaces.len()) {
                let (least, most) = (1, MOST_SPACES as u8);
                out.push(Conflict::WrongPyramid { pyramid, has: found(spaces.len()), least, most });
            }
            for (space, has) in (1u8..).zip(spaces.iter().take(MOST_SPACES).map(|space| space.points)) {
                if has > MOST_POINTS {
                    out.push(Conflict::WrongSpace { pyramid, space, has, most: MOST_POINTS });
                }
            }
        }
    }

    /// Checks for the five columns that the rules name (`imhotep/temple-b`), with any effects.
    fn check_temple(&self, out: &mut Vec<Conflict>) {
        let has = self.temple.as_ref().map_or(5, Vec::len);
        if has != 5 {
            out.push(Conflict::WrongTemple { has: found(has), right: 5 });
        }
    }

    /// Checks that there is room for the slots and their points (`imhotep/obelisks-b`).
    fn check_obelisks(&self, out: &mut Vec<Conflict>) {
        let Some(slots) = &self.obelisks else { return };
        if slots.len() > MOST_SLOTS {
            out.push(Conflict::WrongObelisks { has: found(slots.len()), most: MOST_SLOTS as u8 });
        }
        for (slot, &has) in (1u8..).zip(slots.iter().take(MOST_SLOTS)) {
            if has > MOST_SLOT_POINTS {
                out.push(Conflict::WrongSlot { slot, has, most: MOST_SLOT_POINTS });
            }
        }
    }

    /// Checks for seven cards per number of players, each with four boats that are in the pool
    /// (`imhotep/round-cards`).
    fn check_rounds(&self, out: &mut Vec<Conflict>) {
        let Some(tables) = &self.rounds else { return };
        if tables.len() != 3 {
            return out.push(Conflict::WrongRounds { has: found(tables.len()), right: 3 });
        }
        for (players, cards) in (2u8..).zip(tables) {
            if cards.len() != 7 {
                out.push(Conflict::WrongRoundCards { players, has: found(cards.len()), right: 7 });
                continue;
            }
            for (card, boats) in (1u8..).zip(cards) {
                if boats.len() != 4 {
                    out.push(Conflict::WrongRoundCard { players, card, has: found(boats.len()), right: 4 });
                    continue;
                }
                out.extend(too_many_boats(boats).map(|(size, has, most)| Conflict::TooManyBoats {
                    players,
                    card,
                    size,
                    has,
                    most,
                }));
            }
        }
    }

    /// Returns the tables of a valid file, with reconstructed values for those that it does not name.
    pub fn tables(&self) -> Tables {
        let mut tables = Tables::RECONSTRUCTED;
        for (to, from) in tables.pyramids.iter_mut().zip(self.pyramids.iter().flatten()) {
            let space = |printed: &Space| PyramidSpace::new(printed.points.min(MOST_POINTS), printed.bonus);
            *to = pyramid(&from.iter().map(space).collect::<Vec<_>>());
        }
        for (effect, printed) in tables.temple.iter_mut().zip(self.temple.iter().flatten()) {
            *effect = *printed;
        }
        if let Some(slots) = &self.obelisks {
            let mut falling = slots.clone();
            sort(&mut falling);
            falling.reverse(); // the best free slot is taken first, in whatever order they are listed
            tables.obelisks = List::of(&falling, 0);
        }
        tables
    }

    /// Returns the round cards of a valid file for this number of players, or the built-in ones if it names
    /// none.
    pub fn rounds(&self, seats: u8) -> [RoundCard; 7] {
        let table = usize::from(seats.clamp(2, 4)) - 2;
        let mut rounds = ROUND_CARDS[table];
        let given = self.rounds.as_ref().and_then(|tables| tables.get(table));
        for (card, printed) in rounds.iter_mut().zip(given.into_iter().flatten()) {
            if let &[a, b, c, d] = printed.as_slice() {
                *card = RoundCard::new([a, b, c, d].map(|size| size.clamp(1, 4)));
            }
        }
        rounds
    }
}

/// Returns the boats that the pool does not have, each size once: the size, how many a card wants, and how
/// many there are.
fn too_many_boats(card: &[u8]) -> impl Iterator<Item = (u8, u8, u8)> {
    let wanted = move |size: u8| card.iter().filter(|&&other| other == size).count() as u8;
    let there = |size: u8| size.checked_sub(1).and_then(|i| BOATS.get(usize::from(i))).copied().unwrap_or(0);
    let first = move |&(i, size): &(usize, &u8)| !card.iter().take(i).any(|other| other == size);
    let sizes = card.iter().enumerate().filter(first).map(|(_, &size)| size);
    sizes.map(move |size| (size, wanted(size), there(size))).filter(|(_, wanted, there)| wanted > there)
}
