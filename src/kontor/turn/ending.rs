//! The ends of the game.

use crate::game::{Log, Seat};
use crate::kontor::options::{fields, smuggling};
use crate::kontor::state::Pending;
use crate::kontor::turn::score::SOURCES;
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{hands, score, scoring, ship};
use crate::kontor::{End, Event, Kontor, Pile, Side};

/// Returns whether every cell of the board has a card (rule `kontor/end`).
pub fn is_full(game: &Kontor) -> bool {
    game.harbour.bounds().is_fixed() && game.harbour.bounds().room().less(game.harbour.occupied()).is_empty()
}

/// Returns whether a sector that has just been won wins the game: the first one (rule `kontor/speed`; if
/// one card has finished several, the side that has won more of them, `kontor/ruling-65`), or the third
/// in a line (rule `kontor/tic-tac-toe`).
pub fn wins_at_once(game: &Kontor) -> Option<End> {
    let ends = game.rules.early_ends;
    if ends.first_sector && game.sectors.keepers(Side::Red).len() != game.sectors.keepers(Side::Black).len() {
        Some(End::FirstSector) // until now, every card has won both sides as many sectors
    } else if ends.three_in_line && Side::BOTH.into_iter().any(|side| fields::has_line(game, side)) {
        Some(End::ThreeInLine)
    } else {
        None
    }
}

/// Returns the rule that has decided the game without counting points, if there is one.
pub fn rule_of_end(game: &Kontor) -> Option<&'static str> {
    match game.question.pending() {
        Pending::Over(End::FirstSector) => Some("kontor/speed"),
        Pending::Over(End::ThreeInLine) => Some("kontor/tic-tac-toe"),
        Pending::Over(End::Penniless) => Some("kontor/misery"),
        _ => None,
    }
}

/// Returns whether a player loses by having no florin while the treasury is empty (rule `kontor/misery`).
pub fn is_penniless(game: &Kontor) -> bool {
    game.rules.early_ends.penniless
        && game.money.treasury() == 0
        && game.every_seat().any(|seat| game.purse(seat) == 0)
}

/// Returns whether the game ends because a player who has drawn could only draw canals from now on (rule
/// `kontor/final-sprint`, `kontor/ruling-101`).
pub fn has_only_canals_left(game: &Kontor, seat: Seat) -> bool {
    game.rules.early_ends.only_canals_left
        && game.deck.height(Pile::Docks(seat)) == 0
        && game.deck.height(Pile::Canals) != 0
}

/// Returns whether the game ends because neither player has a warehouse left (rule `kontor/embargo`,
/// `kontor/ruling-68`).
pub fn has_no_warehouse_left(game: &Kontor) -> bool {
    game.rules.early_ends.no_warehouse_left && game.supply.reserves() == [[0; 3]; 2]
}

/// Returns whether a round has ended the game: by a blockade that keeps every card off the table (rule
/// `kontor/blockade`, `kontor/ruling-96`), by too many rounds without a card laid for any reason (rule
/// `kontor/dry-rounds`), or by too many rounds (`kontor/ruling-22`).
pub fn ends_after_round(game: &Kontor) -> Option<End> {
    if !game.round.has_laid() && ship::is_blockaded(game) {
        Some(End::Blockade)
    } else if game.round.idle() >= game.rules.turn.dry_rounds {
        Some(End::DryRounds)
    } else {
        (game.round.number() >= game.rules.turn.most_rounds).then_some(End::ManyRounds)
    }
}

/// Begins the end of the game: returns open cards to the hands, then scores the last sectors. Unfinished
/// sectors do not count.
pub fn end_game(game: &mut Kontor, end: End, log: &mut impl Log<Kontor>) {
    for seat in game.every_seat() {
        hands::take_back(game, seat, log);
    }
    game.question.begin_end(end);
    go_on_to_end(game, log);
}

/// Turns up the face-down cards until an owner has to decide something, and then ends the game.
pub fn go_on_to_end(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    if smuggling::turn_up_smuggled(game, log) == Flow::On {
        finish_game(game, log);
    }
}

/// Scores the last sectors, unless the game was decided otherwise, and ends the game. A final sprint
/// closes every open sector: empty cells become canals (rule `kontor/final-sprint`). A sector scored here
/// may win at once, before points are counted (rules `kontor/tic-tac-toe`, `kontor/speed`).
pub fn finish_game(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let Some(end) = game.question.ending() else { return };
    if scoring::score_each(game, smuggling::last_sectors(game, end), log) == Flow::WaitsAgain {
        return;
    }
    let end = if end.decides() { end } else { wins_at_once(game).unwrap_or(end) };
    close_game(game, end, log);
}

fn close_game(game: &mut Kontor, end: End, log: &mut impl Log<Kontor>) {
    let before = game.noted(log);
    game.question.end(end);
    game.log_scores(before, log);
    if !log.listens() {
        return;
    }
    log.event(Event::GameEnds { end });
    scoring::log_sectors(game, log);
    for source in SOURCES {
        for seat in game.every_seat() {
            score::score_by_source(game, seat, &mut |from, points| {
                if from == source && points != 0 {
                    log.event(Event::Scored { seat, points, source });
                }
            });
        }
    }
    log.event(Event::GameOver { winners: score::final_outcome(game).winners });
}
