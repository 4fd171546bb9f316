//! Cards that are laid face down and turned up at the end (rule `kontor/smuggling`, `kontor/ruling-102`).
//!
//! Reaches in at `page/describe`, `page/observation`, `page/unseen`, `turn/check`, `turn/ending`, `turn/hands`,
//! `turn/list`, `turn/mod`, `turn/unasked`.

use super::{Entry, OptionalRule};
use crate::game::{Log, Motion, Seat, Seats};
use crate::kontor::state::{Intent, MOST_HELD, Pending};
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{ending, hands, landing, laying, scoring};
use crate::kontor::{Cell, Cells, End, Event, Goods, Kontor, Landed, Move, Place, Refusal, Side, Sort};
use crate::rng::Rng;
use crate::sort::sort;
use arrayvec::ArrayVec;

/// The optional rule `kontor/smuggling`.
pub const ENTRY: Entry = Entry {
    for_two: true,
    ..Entry::new(OptionalRule::Smuggling, "smuggling", |r| r.placement.smuggling = true)
};

/// The cell and the number of the card that each side has laid face down; both stay after it has been turned up.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Smuggled([(Cell, u8); 2]);

impl Smuggled {
    pub const NONE: Smuggled = Smuggled([(Cell::ANCHOR, 0); 2]);

    /// Returns the card of a side.
    fn of(&self, side: Side) -> Option<(Cell, u8)> {
        Some(self.0[side.index()]).filter(|&(_, number)| number != 0)
    }

    fn cards(&self) -> impl Iterator<Item = (Cell, u8)> {
        Side::BOTH.into_iter().filter_map(|side| self.of(side))
    }

    pub fn lay(&mut self, side: Side, cell: Cell, number: u8) {
        self.0[side.index()] = (cell, number);
    }

    /// Calls `each` with the cards of these seats.
    pub fn each_hidden(&mut self, seats: Seats, mut each: impl FnMut(&mut u8)) {
        for ((_, number), seat) in self.0.iter_mut().zip(0u8..) {
            if seats.contains(Seat(seat)) && *number != 0 {
                each(number);
            }
        }
    }

    /// Returns the number of the card of a side; 0 if there is none.
    #[cfg(test)]
    pub fn number(&self, side: Side) -> u8 {
        self.0[side.index()].1
    }
}

/// Returns whether a player may still lay a card face down, which is allowed once per game.
pub fn may_smuggle(game: &Kontor, seat: Seat) -> bool {
    game.rules.placement.smuggling && game.smuggled.of(game.side(seat)).is_none()
}

/// Returns whether a card may be laid face down: a canal, or a dock with goods.
pub fn can_be_smuggled(game: &Kontor, card: u8) -> bool {
    match game.sort_of(card) {
        Sort::Canal => true,
        Sort::Dock => !game.cards.goods(card).is_empty(),
        Sort::Customs | Sort::Bridge | Sort::Flood | Sort::Anchor => false,
    }
}

pub fn check_smuggle(game: &Kontor, seat: Seat, card: u8) -> Result<(), Refusal> {
    if !may_smuggle(game, seat) {
        Err(Refusal::SmuggledAlready)
    } else if !game.deck.holds(seat, card) {
        Err(Refusal::NotInHand)
    } else if can_be_smuggled(game, card) {
        Ok(())
    } else {
        Err(Refusal::CannotBeSmuggled)
    }
}

/// Calls `each` with every card that the player may choose to lay face down.
pub fn list_smuggles(game: &Kontor, seat: Seat, out: &mut Vec<Move>) {
    let cards = game.deck.hand(seat).filter(|&(_, card)| can_be_smuggled(game, card));
    out.extend(cards.map(|(_, card)| Move::Smuggle { card }));
}

/// Returns whether a card of a seat lies face down before it and waits for its turn.
pub fn is_dark(game: &Kontor, seat: Seat) -> bool {
    matches!(game.round.intent(seat), Intent::Dark(_))
}

/// Returns the first player with a card that lies face down and waits for its turn.
pub fn next_hidden(game: &Kontor) -> Option<Seat> {
    if !game.rules.placement.smuggling {
        return None;
    }
    game.every_seat().find(|&seat| is_dark(game, seat))
}

/// Returns the card that lies face down on a cell.
pub fn smuggled_at(game: &Kontor, cell: Cell) -> Option<u8> {
    let (_, number) = game.smuggled.cards().find(|&(at, _)| at == cell)?;
    game.harbour.face_down().has(cell).then_some(number)
}

/// Returns the player who has laid the card face down on a cell.
pub fn smuggler(game: &Kontor, cell: Cell) -> Option<Seat> {
    game.every_seat().find(|&seat| game.smuggled.of(game.side(seat)).is_some_and(|(at, _)| at == cell))
}

/// Puts the chosen card face down at the reveal. Other players cannot tell which of the hand's cards of
/// its sort it is: these are mixed, and what was known about them is forgotten.
pub fn hide(game: &mut Kontor, seat: Seat, slot: u8, log: &mut impl Log<Kontor>) -> bool {
    let Some(number) = game.deck.held(seat, slot) else { return false };
    let like = |&(_, card): &(u8, u8)| game.sort_of(card) == game.sort_of(number);
    let slots: ArrayVec<u8, MOST_HELD> = game.deck.hand(seat).filter(like).map(|(slot, _)| slot).collect();
    let first = slots.first().copied().unwrap_or(slot);
    game.deck.hold(seat, slot, game.deck.held(seat, first).unwrap_or(0));
    game.deck.hold(seat, first, number);
    for &slot in &slots {
        let Some(card) = game.deck.held(seat, slot) else { continue };
        game.deck.forget(card);
        log.motion(Motion::Turn { at: Place::Hand(seat, slot), face: Some(game.face(card)) });
    }
    game.round.set_intent(seat, Intent::Dark(first), log);
    log.event(Event::Smuggles { seat });
    game.log_card(Place::Hand(seat, first), Place::Chosen(seat), number, log);
    true
}

/// Lays the face-down card on a cell. It is neither land nor water, and has no tax, ship, subsidy or
/// goods until the end. Its sort is public, since it is replaced by a card of the same sort.
pub fn lay_dark(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    let (seat, number) = (game.round.turn(), game.card_on_turn());
    hands::lose_open_card(game, seat, log);
    game.round.lay();
    game.events.card_laid(seat);
    game.smuggled.lay(game.side(seat), cell, number);
    let fixes = game.harbour.hide(cell);
    let dock = game.sort_of(number) == Sort::Dock;
    log.event(Event::Smuggled { seat, cell, dock });
    game.log_card(Place::Chosen(seat), Place::Cell(cell), number, log);
    let fixes = laying::log_edges(game, fixes, log);
    let like = if dock { 39 + game.side(seat) as u8 } else { 46 }; // stands for any card of this sort
    game.play.begin(like, cell, fixes, Goods::default());
}

/// Turns up the face-down cards before the game ends, the lower number first; they land their goods. If
/// only one of several goods is landed, the owner chooses it.
pub fn turn_up_smuggled(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Flow {
    let card = |side| game.smuggled.of(side).map(|(cell, number)| (number, cell, side.seat()));
    let mut cards = Side::BOTH.map(card);
    sort(&mut cards);
    for (number, cell, seat) in cards.into_iter().flatten() {
        if !game.harbour.face_down().has(cell) {
            continue;
        }
        game.harbour.turn_up(cell);
        game.deck.know(number);
        log.event(Event::TurnedUp { seat, number, cell });
        log.motion(Motion::Turn { at: Place::Cell(cell), face: Some(game.face(number)) });
        laying::put(game, number, cell, log);
        let goods = game.cards.goods(number);
        if game.rules.goods.landed == Landed::OneChosen && goods.len() > 1 {
            game.round.give_turn(seat);
            game.play.begin(number, cell, false, goods);
            game.wait_for(Pending::Land);
            return Flow::Waits;
        }
        landing::land_goods(game, cell, goods, log);
    }
    Flow::On
}

/// Lands the good that the owner of a turned-up dock has chosen.
pub fn land_smuggled(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    landing::land_goods(game, game.play.cell(), game.play.landing(), log);
    ending::go_on_to_end(game, log);
}

/// Returns the sectors that are scored only when a game ends: all open ones in a final sprint; otherwise
/// those that a face-down card kept open, unless the game was decided otherwise.
pub fn last_sectors(game: &Kontor, end: End) -> Cells {
    match end {
        End::FinalSprint => game.harbour.land().less(game.sectors.done()),
        End::FirstSector | End::ThreeInLine | End::Penniless => Cells::NONE,
        End::Full | End::DryRounds | End::Blockade | End::ManyRounds | End::NoWarehouseLeft => {
            if game.smuggled.cards().next().is_some() {
                scoring::newly_finished(game, Cells::ALL)
            } else {
                Cells::NONE
            }
        }
    }
}

/// Returns the indexes of those cards that are, or wait, face down: only cards that could have been
/// smuggled may be imagined there.
pub fn face_down_among(game: &Kontor, cards: &[u8]) -> ArrayVec<usize, 4> {
    let dark = |&card: &u8| {
        game.smuggled.cards().any(|(cell, number)| number == card && game.harbour.face_down().has(cell))
            || game.every_seat().any(
                |seat| matches!(game.round.intent(seat), Intent::Dark(slot) if game.deck.held(seat, slot) == Some(card)),
            )
    };
    (0..cards.len()).filter(|&i| cards.get(i).is_some_and(dark)).take(4).collect()
}

/// Swaps imagined cards so that those at these indexes could have been smuggled.
pub fn make_smuggleable(game: &Kontor, cards: &mut [u8], face_down: &[usize]) {
    for &place in face_down {
        let fits = |i: usize| cards.get(i).is_some_and(|&card| can_be_smuggled(game, card));
        if fits(place) {
            continue;
        }
        let other = (0..cards.len()).find(|&i| !face_down.contains(&i) && fits(i));
        if let Some(other) = other {
            cards.swap(place, other);
        }
    }
}

/// Guesses, one time in six, that another player has chosen to smuggle.
pub fn guess_smuggling(game: &Kontor, seat: Seat, rng: &mut Rng) -> Option<u8> {
    if !may_smuggle(game, seat) || rng.below(6) != 0 {
        return None;
    }
    let cards = game.deck.hand(seat).filter(|&(_, card)| can_be_smuggled(game, card));
    let slots: ArrayVec<u8, MOST_HELD> = cards.map(|(slot, _)| slot).collect();
    rng.pick(&slots)
}
