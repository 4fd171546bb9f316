//! Several canals in one turn: two instead of a flood (rule `kontor/flood-choice`), or all around one (rule
//! `kontor/great-flood`).
//!
//! Reaches in at `turn/check`, `turn/list`, `turn/mod`, `turn/steps`.

use super::{Entry, OptionalRule, Requirement, unused_specials};
use crate::game::Log;
use crate::kontor::state::Pending;
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{hands, laying};
use crate::kontor::{Cell, Cells, Event, Flood, Kontor, Pile, Place, Refusal, Scenario, Sort, Specials};

/// The optional rule `kontor/flood-choice`.
pub const CHOICE: Entry = Entry {
    needs: |r, _| (r.setup.specials == Specials::Absent).then_some(Requirement::Floods),
    ..Entry::new(OptionalRule::FloodChoice, "floodChoice", |r| {
        r.placement.flood = match r.placement.flood {
            Flood::FillsAround | Flood::FillsAroundOrTwoCanals => Flood::FillsAroundOrTwoCanals,
            Flood::Covers | Flood::CoversOrTwoCanals => Flood::CoversOrTwoCanals,
        };
    })
};

/// The optional rule `kontor/great-flood`.
pub const GREAT_FLOOD: Entry = Entry {
    for_two: true,
    needs: unused_specials,
    not_in: &[Scenario::TicTacToe, Scenario::IleGrande],
    ..Entry::new(OptionalRule::GreatFlood, "greatFlood", |r| {
        r.setup.specials = match r.setup.specials {
            Specials::BridgeAndFlood => Specials::BridgeAndFillingFlood,
            _ => Specials::ExtraFlood,
        };
        r.placement.flood = match r.placement.flood {
            Flood::CoversOrTwoCanals => Flood::FillsAroundOrTwoCanals,
            _ => Flood::FillsAround,
        };
    })
};

/// Checks that the open card may be given up for two canals: it must be a flood, and there must be a
/// canal to lay.
pub fn check_discard(game: &Kontor) -> Result<(), Refusal> {
    let chooses =
        matches!(game.rules.placement.flood, Flood::CoversOrTwoCanals | Flood::FillsAroundOrTwoCanals);
    if chooses && game.sort_of(game.card_on_turn()) == Sort::Flood && can_lay_canal(game) {
        Ok(())
    } else {
        Err(Refusal::NoCanalToLay)
    }
}

/// Returns whether the player on turn has a canal in hand and a cell for it.
fn can_lay_canal(game: &Kontor) -> bool {
    let mut canals = game.deck.hand(game.round.turn()).filter(|&(_, card)| game.sort_of(card) == Sort::Canal);
    canals.next().is_some_and(|(_, card)| !laying::lays(game, game.round.turn(), card).is_empty())
}

/// Discards the flood, which leaves the game; up to two canals are laid next.
pub fn discard_flood(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let (seat, number) = (game.round.turn(), game.card_on_turn());
    hands::lose_open_card(game, seat, log);
    game.deck.set_aside(number);
    log.event(Event::Discarded { seat, number });
    game.log_card(Place::Chosen(seat), Place::Box, number, log);
    game.play.offer_twins(2);
    game.wait_for(Pending::Canals);
}

pub fn check_twin(game: &Kontor, card: u8, cell: Cell) -> Result<(), Refusal> {
    let held = game.deck.holds(game.round.turn(), card);
    match (held, game.sort_of(card)) {
        (false, _) => Err(Refusal::NotInHand),
        (true, Sort::Canal) => laying::check_lay(game, game.round.turn(), card, cell),
        (true, _) => Err(Refusal::LayACanal),
    }
}

/// Lays a canal of the hand instead of a flood. It has no tax, ship or subsidy, but is scored by itself
/// (`kontor/ruling-98`).
pub fn lay_twin(game: &mut Kontor, card: u8, cell: Cell, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    let Some((_, slot)) = game.deck.holder(card) else { return };
    game.deck.give_up(seat, slot);
    game.round.lay();
    game.events.card_laid(seat);
    let before = game.noted(log);
    log.event(Event::Laid { seat, number: card, cell });
    game.log_card(Place::Hand(seat, slot), Place::Cell(cell), card, log);
    game.deck.know(card);
    let fixes = laying::put(game, card, cell, log);
    game.log_scores(before, log);
    game.play.begin_twin(card, cell, fixes);
}

/// Asks a player who has given up a flood for the second canal if one can be laid; afterwards the player
/// draws as many canals as were laid.
pub fn may_lay_twin(game: &mut Kontor) -> Flow {
    if game.play.instead_of_flood().left == 0 || !can_lay_canal(game) {
        return Flow::On;
    }
    game.wait_for(Pending::Canals);
    Flow::Waits
}

/// Fills the empty cells beside a flood with canals from the pile, in reading order, where canals may lie
/// and while the pile has some; there is no subsidy (`kontor/ruling-106`).
pub fn fill_around(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Flow {
    if game.sort_of(game.play.number()) == Sort::Flood {
        fill(game, game.play.cell().beside(), log);
    }
    Flow::On
}

fn fill(game: &mut Kontor, around: Cells, log: &mut impl Log<Kontor>) {
    for cell in game.harbour.cells(around) {
        let Some(number) = game.deck.top(Pile::Canals) else { return };
        if !laying::lays(game, game.round.turn(), number).has(cell) {
            continue;
        }
        let before = game.noted(log);
        game.deck.draw(Pile::Canals);
        log.event(Event::Filled { number, cell });
        game.log_card(Place::Top(Pile::Canals), Place::Cell(cell), number, log);
        laying::put(game, number, cell, log);
        game.play.fix(); // this may have finished sectors anywhere around
        hands::turn_up(game, Pile::Canals, log);
        game.log_scores(before, log);
    }
}
