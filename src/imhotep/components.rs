//! A components file: the tables of a player's own box, in place of the reconstructed ones. It names the game
//! and only the tables that it replaces. Its types are loose, with lists of any length, so that all mistakes
//! can be reported at once.

use super::Imhotep;
use super::cards::{BOATS, Bonus, PyramidSpace, ROUND_CARDS, RoundCard, Tables, TempleEffect};
use super::conflict::Conflict;
use crate::game::Rules;
use serde::{Deserialize, Serialize};

/// The contents of a components file, for example `{"game": "imhotep", "obelisks": [10, 9, 8, 8, 7, 6, 5, 4,
/// 3, 2]}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepComponents", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Components {
    /// The game whose tables the file replaces.
    pub game: String,
    /// Three pyramids of five places in building order: top left, bottom left, top right, bottom right, top.
    #[cfg_attr(feature = "ts", tsify(type = "ImhotepSpace[][] | null"))]
    pub pyramids: Option<Vec<Vec<Space>>>,
    /// The five columns of temple B from the left.
    pub temple: Option<Vec<TempleEffect>>,
    /// The ten slots of obelisks B from the most valuable.
    pub obelisks: Option<Vec<u8>>,
    /// Seven round cards for 2, for 3 and for 4 players, each of four capacities.
    pub rounds: Option<Vec<Vec<Vec<u8>>>>,
}

/// A space of a pyramid.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepSpace", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Space {
    /// Points at once.
    pub points: u8,
    /// The bonus of the space, if it has one.
    pub bonus: Option<Bonus>,
}

/// The most points of a space; with more, a player's sum could exceed its byte.
const MOST_POINTS: u8 = 9;

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

    /// Checks for three pyramids of five spaces; a space with a bonus gives 1 point, and the top space gives
    /// 4 points and no bonus (`imhotep/pyramids-b`).
    fn check_pyramids(&self, out: &mut Vec<Conflict>) {
        let Some(pyramids) = &self.pyramids else { return };
        if pyramids.len() != 3 || pyramids.iter().any(|spaces| spaces.len() != 5) {
            return out.push(Conflict::WrongPyramids);
        }
        for (pyramid, spaces) in pyramids.iter().enumerate() {
            for (space, printed) in spaces.iter().enumerate() {
                let fits = match (space, printed.bonus) {
                    (4, bonus) => bonus.is_none() && printed.points == 4,
                    (_, Some(_)) => printed.points == 1,
                    (_, None) => (1..=MOST_POINTS).contains(&printed.points),
                };
                if !fits {
                    out.push(Conflict::WrongSpace { pyramid: pyramid as u8, space: space as u8 });
                }
            }
        }
    }

    /// Checks for three choices, one column of two points and one of a card, in any order
    /// (`imhotep/temple-b`).
    fn check_temple(&self, out: &mut Vec<Conflict>) {
        let Some(temple) = &self.temple else { return };
        let count = |effect| temple.iter().filter(|&&e| e == effect).count();
        let kinds = [TempleEffect::Choice, TempleEffect::Two, TempleEffect::Card].map(count);
        if temple.len() != 5 || kinds != [3, 1, 1] {
            out.push(Conflict::WrongTemple);
        }
    }

    /// Checks for ten slots that begin with 10 and 9, never rise, and end at 1 or more
    /// (`imhotep/obelisks-b`).
    fn check_obelisks(&self, out: &mut Vec<Conflict>) {
        let Some(slots) = &self.obelisks else { return };
        let falling = slots.windows(2).all(|pair| pair[0] >= pair[1]);
        if slots.len() != 10 || !slots.starts_with(&[10, 9]) || !falling || slots.last() < Some(&1) {
            out.push(Conflict::WrongObelisks);
        }
    }

    /// Checks for seven cards per number of players, each with four boats that are in the pool
    /// (`imhotep/round-cards`).
    fn check_rounds(&self, out: &mut Vec<Conflict>) {
        let Some(tables) = &self.rounds else { return };
        if tables.len() != 3 || tables.iter().any(|cards| cards.len() != 7) {
            return out.push(Conflict::WrongRounds);
        }
        let has_boats = |card: &Vec<u8>| {
            card.len() == 4
                && card.iter().all(|size| (1..=4).contains(size))
                && !card.iter().any(|size| {
                    let wanted = card.iter().filter(|other| *other == size).count();
                    wanted > usize::from(BOATS[usize::from(*size) - 1])
                })
        };
        for (table, cards) in tables.iter().enumerate() {
            for (card, _) in cards.iter().enumerate().filter(|(_, card)| !has_boats(card)) {
                out.push(Conflict::WrongRoundCard { players: table as u8 + 2, card: card as u8 + 1 });
            }
        }
    }

    /// Returns the tables of a valid file, with reconstructed values for those that it does not name.
    pub fn tables(&self) -> Tables {
        let mut tables = Tables::RECONSTRUCTED;
        for (to, from) in tables.pyramids.iter_mut().zip(self.pyramids.iter().flatten()) {
            for (space, printed) in to.iter_mut().zip(from) {
                *space = PyramidSpace::new(printed.points & 15, printed.bonus);
            }
        }
        for (effect, printed) in tables.temple.iter_mut().zip(self.temple.iter().flatten()) {
            *effect = *printed;
        }
        for (slot, printed) in tables.obelisks.iter_mut().zip(self.obelisks.iter().flatten()) {
            *slot = *printed;
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
