//! Florins: the purses and the treasury.

use crate::game::{BySeat, Log, Motion, Seat};
use crate::kontor::{Kontor, Place};

/// The florins of the players and of the city.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Money {
    purses: BySeat<u8>,
    treasury: u8,
}

impl Money {
    /// Returns empty purses, and a treasury with this many florins.
    #[inline]
    pub fn new(treasury: u8) -> Money {
        Money { purses: BySeat([0; 4]), treasury }
    }

    /// Returns the number of florins of a player.
    #[inline]
    pub fn purse(&self, seat: Seat) -> u8 {
        self.purses[seat]
    }

    /// Returns the number of florins of the city.
    #[inline]
    pub fn treasury(&self) -> u8 {
        self.treasury
    }

    /// Gives a player the first florins, which are none of the treasury's.
    #[inline]
    pub fn endow(&mut self, seat: Seat, florins: u8) {
        self.purses[seat] = florins;
    }

    /// Pays florins to the treasury, as far as the player has them.
    pub fn pay(&mut self, seat: Seat, florins: u8, log: &mut impl Log<Kontor>) {
        for _ in 0..florins.min(self.purses[seat]) {
            self.purses[seat] -= 1;
            self.treasury += 1;
            log.motion(Motion::Move { from: Place::Purse(seat), to: Place::Treasury, face: None });
        }
    }

    /// Receives a florin from the treasury; returns whether it had one.
    pub fn earn(&mut self, seat: Seat, log: &mut impl Log<Kontor>) -> bool {
        let Some(rest) = self.treasury.checked_sub(1) else { return false };
        self.treasury = rest;
        self.purses[seat] += 1;
        log.motion(Motion::Move { from: Place::Treasury, to: Place::Purse(seat), face: None });
        true
    }
}

#[cfg(test)]
impl Money {
    /// Sets the first purses, and the treasury.
    pub fn set(&mut self, purses: &[u8], treasury: u8) {
        self.purses.0[..purses.len()].copy_from_slice(purses);
        self.treasury = treasury;
    }

    pub fn purses(&self) -> [u8; 4] {
        self.purses.0
    }

    /// Returns all florins, which are the same number throughout a game.
    pub fn sum(&self) -> u8 {
        self.purses.0.iter().sum::<u8>() + self.treasury
    }
}
