//! The choice of a hand's first docks (rule `kontor/justice`).
//!
//! Reaches in at `mod`, `turn/mod`.

use super::{Entry, OptionalRule, rounds};
use crate::game::{Log, Seat};
use crate::kontor::options::clockwise;
use crate::kontor::state::Pending;
use crate::kontor::turn::{hands, round};
use crate::kontor::{Event, Kontor, Opening, Pile, Place};

/// The optional rule `kontor/justice`.
pub const ENTRY: Entry = Entry {
    for_two: true,
    needs: rounds,
    ..Entry::new(OptionalRule::Justice, "justice", |r| {
        (r.setup.opening, r.setup.docks_aside) = (Opening::ThreeDocksChosen, 4);
    })
};

/// Begins the game on the laid-out table with the first question.
pub fn begin(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    match game.rules.setup.opening {
        Opening::Dealt if clockwise::is_clockwise(game) => clockwise::begin_turns(game, log),
        Opening::Dealt => round::begin_round(game, log),
        Opening::ThreeDocksChosen => {
            game.question.ask(Pending::Opening, game.every_seat().collect());
        }
    }
}

/// Takes one of a player's first docks, unseen by the others. After the last one of all, some docks leave
/// each pile, unseen even by their owners: the first of the rest, which was shuffled
/// (`kontor/ruling-92`).
pub fn pick_first(game: &mut Kontor, seat: Seat, card: u8, log: &mut impl Log<Kontor>) {
    let docks = game.rules.setup.hand.0;
    let Some(slot) = (0..docks).find(|&slot| game.deck.held(seat, slot).is_none()) else { return };
    game.deck.hold(seat, slot, card);
    game.deck.pick(seat, card);
    game.log_card(Place::Pile(Pile::Docks(seat)), Place::Hand(seat, slot), card, log);
    if slot + 1 < docks {
        return;
    }
    game.question.answered(seat);
    log.event(Event::Opened { seat });
    if game.question.deciding().is_empty() {
        set_docks_aside(game, log);
        round::begin_round(game, log);
    }
}

fn set_docks_aside(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let count = game.rules.setup.docks_aside;
    log.event(Event::DocksLeave { count });
    for seat in game.every_seat() {
        for _ in 0..count {
            let Some(card) = game.deck.draw(Pile::Docks(seat)) else { break };
            game.deck.set_aside(card);
            game.log_card(Place::Pile(Pile::Docks(seat)), Place::Box, card, log);
        }
        hands::turn_up(game, Pile::Docks(seat), log);
    }
}
