//! Florins: taxes, passing, subsidy.

use crate::game::{BySeat, Log, MOST_SEATS, Seat, Seats};
use crate::kontor::state::Intent;
use crate::kontor::turn::hands;
use crate::kontor::{Event, Kontor};
use serde::Serialize;

/// What taxes do to a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
pub enum Tax {
    /// Nothing happens.
    Nothing,
    /// The player pays a florin to the treasury.
    Pays,
    /// The card goes back to the hand, and the round is over for this player.
    CannotPay,
    /// Neither of two players could pay, and this one receives a florin from the treasury.
    Receives,
}

/// Returns what taxes do to a player: `taxed` says whether the opponent's card asks for a florin, `taxes`
/// whether the player's own does, `can` and `other_can` whether either could pay. These are the five cases of
/// rule `kontor/tax`.
pub fn tax_of(taxed: bool, taxes: bool, can: bool, other_can: bool) -> Tax {
    match (taxed, taxes) {
        (false, _) => Tax::Nothing,
        (true, true) if !can && !other_can => Tax::Receives,
        (true, _) if !can => Tax::CannotPay,
        (true, true) if !other_can => Tax::Nothing, // the other takes the card back
        (true, _) => Tax::Pays,
    }
}

/// Returns whether the card of a player has a florin; a face-down card has none.
fn asks_for_tax(game: &Kontor, seat: Seat) -> bool {
    game.open_card(seat).is_some_and(|number| game.cards.has_florin(number))
}

/// Returns the tax of a player, which depends on the player opposite (rule `kontor/tax`).
pub fn tax_on(game: &Kontor, seat: Seat) -> Tax {
    let opposite = game.opposite(seat);
    let plays = |seat| matches!(game.round.intent(seat), Intent::Open(_) | Intent::Dark(_));
    if !plays(seat) || !plays(opposite) {
        return Tax::Nothing; // a player who passes neither pays nor asks for tax
    }
    let (taxes, taxed) = (asks_for_tax(game, seat), asks_for_tax(game, opposite));
    tax_of(taxed, taxes, game.purse(seat) > 0, game.purse(opposite) > 0)
}

/// Carries out all taxes of a round: first every payment, then what is received, from the highest card
/// number down, while the treasury lasts (`kontor/ruling-17`).
pub fn levy_taxes(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let mut taxes = BySeat([Tax::Nothing; MOST_SEATS]);
    game.every_seat().for_each(|seat| taxes[seat] = tax_on(game, seat));
    for seat in game.every_seat() {
        match taxes[seat] {
            Tax::Pays => {
                log.event(Event::PaidTax { seat });
                game.money.pay(seat, 1, log);
            }
            Tax::CannotPay => {
                log.event(Event::CouldNotPay { seat });
                hands::take_back(game, seat, log);
            }
            Tax::Nothing | Tax::Receives => {}
        }
    }
    let mut receiving: Seats = game.every_seat().filter(|&seat| taxes[seat] == Tax::Receives).collect();
    while let Some(seat) = receiving.iter().max_by_key(|&seat| game.open_card(seat)) {
        receiving = receiving.without(seat);
        let got = game.money.earn(seat, log);
        log.event(Event::SparedTax { seat, got });
    }
}

/// Pays a florin to a player who passes (rule `kontor/pass`, `kontor/ruling-18`).
pub fn pay_for_passing(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    let got = game.money.earn(seat, log);
    log.event(Event::Passed { seat, got });
}

/// Pays a florin for a canal while the treasury has one (rule `kontor/subsidy`).
pub fn subsidise(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    if game.money.earn(seat, log) {
        log.event(Event::Subsidised { seat });
    }
}
