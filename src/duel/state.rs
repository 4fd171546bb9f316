//! The state of a game and the only verbs that change it. Each verb changes the state *and* logs the change,
//! so that no event can be forgotten. `turn` decides what follows from a change.

use super::cards::{ACTIONS, Action, KINDS, Site, TOKENS, Token};
use super::config::Side;
use super::event::Event;
use super::harbour::{BOATS, Boat, Boats, Cell, Cells, PLACES};
use super::place::{Face, Place};
use crate::game::{BySeat, Log, Motion, Seat};

/// Number of figures of each player (`duel/setup`).
pub const FIGURES: u8 = 4;
/// Number of tokens that begin in the warehouse.
pub const WAREHOUSE: usize = 3;
/// Number of tokens that begin in the supply: thirteen full boats.
pub const SUPPLY: usize = TOKENS - BOATS * PLACES - WAREHOUSE;

/// A pending decision, made before the turn ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pending {
    /// *Place and unload* has unloaded its first boat; a second may follow (`duel/second-unloading`).
    SecondBoat,
}

/// The ruleset of the game: which sites lie on their side B, and the other options.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ruleset {
    pub sides_b: u8,
    pub memory_aid: bool,
    /// The seat that began.
    pub first: Seat,
}

/// A game of Imhotep: The Duel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Duel {
    /// Number of tokens of each kind that each player has, built or, for actions, unused.
    pub(super) owned: BySeat<[u8; KINDS], 2>,
    /// The tokens on the boats; place 0 is at the quay.
    pub(super) cargo: [[Option<Token>; PLACES]; BOATS],
    /// The supply in the order of drawing; the last `supply_left` are still there.
    pub(super) supply: [Token; SUPPLY],
    /// The warehouse in the order of drawing; the last `warehouse_left` are still there.
    pub(super) warehouse: [Token; WAREHOUSE],
    pub(super) supply_left: u8,
    pub(super) warehouse_left: u8,
    /// Cells with a figure of each player.
    pub(super) figures: BySeat<Cells, 2>,
    pub(super) afloat: Boats,
    pub(super) rules: Ruleset,
    /// The seat that first had five obelisk tokens, on either side (`duel/first-to-five`).
    pub(super) first_five: Option<Seat>,
    pub(super) turn: Seat,
    pub(super) pending: Option<Pending>,
}

pub(super) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Questions about the table.
impl Duel {
    /// Returns whether a site lies on its side B.
    pub(super) fn is_b(&self, site: Site) -> bool {
        self.rules.sides_b & 1 << site as u8 != 0
    }

    /// Returns the side of a site.
    pub fn side(&self, site: Site) -> Side {
        if self.is_b(site) { Side::B } else { Side::A }
    }

    /// Returns whether only one boat is left (rule `duel/end`).
    pub fn is_over(&self) -> bool {
        self.afloat.len() <= 1
    }

    /// Returns the seat whose turn it is.
    pub fn on_turn(&self) -> Seat {
        self.turn
    }

    /// Returns the number of tokens of a kind that a player has.
    pub fn owned(&self, seat: Seat, token: Token) -> u8 {
        self.owned[seat][token.index()]
    }

    /// Returns the number of temple tokens of a player, by value.
    pub(super) fn temple(&self, seat: Seat) -> [u8; 4] {
        let [_, _, _, one, two, three, four, ..] = self.owned[seat];
        [one, two, three, four]
    }

    /// Returns whether a player has an action token at all.
    pub(super) fn has_actions(&self, seat: Seat) -> bool {
        self.actions(seat) != 0
    }

    /// Returns the number of unused action tokens of a player.
    pub(super) fn actions(&self, seat: Seat) -> u8 {
        self.owned[seat][ACTIONS..].iter().sum()
    }

    pub(super) fn occupied(&self) -> Cells {
        self.figures.0[0].or(self.figures.0[1])
    }

    /// Returns the number of figures that a player can still place.
    pub fn reserve(&self, seat: Seat) -> u8 {
        FIGURES.saturating_sub(self.figures[seat].len())
    }

    /// Returns the owner of the figure on a cell.
    pub fn figure_at(&self, cell: Cell) -> Option<Seat> {
        SEATS.into_iter().find(|&seat| self.figures[seat].contains(cell))
    }

    /// Returns the boats in play whose line holds two of these figures.
    pub(super) fn unloadable(&self, figures: Cells) -> Boats {
        Boats::with_two(figures).and(self.afloat)
    }

    /// Returns the token on a place of a boat.
    pub fn token_at(&self, boat: Boat, place: u8) -> Option<Token> {
        self.cargo[boat.index()].get(usize::from(place)).copied().flatten()
    }

    /// Returns the tokens left in the supply, top first.
    pub(super) fn supply(&self) -> &[Token] {
        self.supply.get(SUPPLY - usize::from(self.supply_left)..).unwrap_or(&[])
    }

    /// Returns the tokens left in the warehouse, top first.
    pub(super) fn warehouse(&self) -> &[Token] {
        self.warehouse.get(WAREHOUSE - usize::from(self.warehouse_left)..).unwrap_or(&[])
    }
}

/// Figures.
impl Duel {
    /// Places a figure from the reserve on a cell (`duel/place`).
    pub(super) fn place(&mut self, seat: Seat, cell: Cell, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        let figures = &mut self.figures[seat];
        *figures = figures.with(cell);
        log.event(Event::Placed { seat, cell });
        let face = Some(Face::Figure { seat });
        log.motion(Motion::Move { from: Place::Reserve(seat), to: Place::Cell(cell), face });
        self.tell_scores(before, log);
    }

    /// Lets a figure take a token from a boat: the figure returns to the reserve, the token goes to its
    /// owner's site.
    pub(super) fn take_by_figure(&mut self, cell: Cell, boat: Boat, place: u8, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        let seat = Seat(u8::from(self.figures.0[1].contains(cell)));
        let figures = &mut self.figures[seat];
        *figures = figures.without(cell);
        let face = Some(Face::Figure { seat });
        log.motion(Motion::Move { from: Place::Cell(cell), to: Place::Reserve(seat), face });
        self.tell_scores(before, log);
        self.pick_token(seat, boat, place, log);
    }
}

/// Tokens.
impl Duel {
    /// Moves a token from a boat to its owner's site (`duel/take-tokens`).
    fn take_token(&mut self, seat: Seat, boat: Boat, place: u8, log: &mut impl Log<Self>) {
        let Some(token) = self.cargo[boat.index()].get_mut(usize::from(place)).and_then(Option::take) else {
            return;
        };
        let count = &mut self.owned[seat][token.index()];
        let nth = *count;
        *count += 1;
        let first = token == Token::Obelisk && nth == 4 && self.first_five.is_none();
        if first {
            self.first_five = Some(seat);
        }
        if log.listens() {
            log.event(Event::Took { seat, token });
            let (to, face) = (self.lies_at(seat, token, nth), Some(self.shows(seat, token, nth)));
            log.motion(Motion::Move { from: Place::Cargo(boat, place), to, face });
            if first && self.is_b(Site::Obelisk) {
                log.event(Event::FirstToFive { seat });
            }
        }
    }

    /// Moves a token from a boat to its owner's site and logs what it alone brings.
    pub(super) fn pick_token(&mut self, seat: Seat, boat: Boat, place: u8, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        self.take_token(seat, boat, place, log);
        self.tell_scores(before, log);
    }

    /// Plays an action token, which leaves the game before its action is carried out (`duel/action-token`).
    pub(super) fn play_token(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        let token = action.token();
        let count = &mut self.owned[seat][token.index()];
        *count = count.saturating_sub(1);
        log.event(Event::PlayedAction { seat, action });
        let (from, face) = (Place::Action(seat, action), Some(Face::of(token)));
        log.motion(Motion::Move { from, to: Place::Out(token), face });
        self.tell_scores(before, log);
    }

    /// Removes a token that no figure took from the game.
    pub(super) fn discard(&mut self, boat: Boat, place: u8, log: &mut impl Log<Self>) {
        let Some(token) = self.cargo[boat.index()].get_mut(usize::from(place)).and_then(Option::take) else {
            return;
        };
        log.event(Event::NobodyTook { token });
        let (from, face) = (Place::Cargo(boat, place), Some(Face::of(token)));
        log.motion(Motion::Move { from, to: Place::Out(token), face });
    }

    /// Swaps two tokens of a boat (`duel/swap-and-unload`).
    pub(super) fn swap(&mut self, boat: Boat, first: u8, second: u8, log: &mut impl Log<Self>) {
        let [Some(one), Some(other)] = [first, second].map(|place| self.token_at(boat, place)) else {
            return;
        };
        self.cargo[boat.index()].swap(usize::from(first), usize::from(second));
        log.event(Event::Swapped { boat, tokens: [one, other] });
        let [from, to] = [first, second].map(|place| Place::Cargo(boat, place));
        log.motion(Motion::Move { from, to: Place::Lifted, face: Some(Face::of(one)) });
        log.motion(Motion::Move { from: to, to: from, face: Some(Face::of(other)) });
        log.motion(Motion::Move { from: Place::Lifted, to, face: Some(Face::of(one)) });
    }
}

/// Boats, supply and warehouse.
impl Duel {
    /// Deals three tokens from the supply to places 0, 1, 2 of a boat (`duel/dealing`); if the supply is
    /// empty, the boat leaves the game.
    pub(super) fn refill(&mut self, boat: Boat, log: &mut impl Log<Self>) {
        let &[a, b, c, ..] = self.supply() else { return self.remove_boat(boat, log) };
        self.supply_left -= PLACES as u8;
        log.event(Event::Refilled { boat, tokens: [a, b, c] });
        for (place, token) in (0..).zip([a, b, c]) {
            self.lay_aboard(boat, place, token, Place::Supply, log);
        }
    }

    /// Lays the top token of the warehouse face up on a free place of a boat (`duel/take-one`).
    pub(super) fn restock(&mut self, boat: Boat, place: u8, log: &mut impl Log<Self>) {
        let Some(&token) = self.warehouse().first() else { return };
        self.warehouse_left -= 1;
        log.event(Event::Restocked { boat, token });
        self.lay_aboard(boat, place, token, Place::Warehouse, log);
    }

    /// Lays a hidden token face up on a boat.
    pub(super) fn lay_aboard(
        &mut self,
        boat: Boat,
        place: u8,
        token: Token,
        from: Place,
        log: &mut impl Log<Self>,
    ) {
        if let Some(free) = self.cargo[boat.index()].get_mut(usize::from(place)) {
            *free = Some(token);
        }
        if log.listens() {
            log.motion(Motion::Move { from, to: Place::Cargo(boat, place), face: Some(Face::of(token)) });
            log.motion(Motion::Count { at: self.coming_at(token), by: -1 });
        }
    }

    #[cold]
    fn remove_boat(&mut self, boat: Boat, log: &mut impl Log<Self>) {
        self.afloat = self.afloat.without(boat);
        log.event(Event::BoatLeft { boat, left: self.afloat.len() as u8 });
        let face = Some(Face::Boat { boat });
        log.motion(Motion::Move { from: Place::Quay(boat), to: Place::OutBoat, face });
    }
}

/// The scores that the table shows; each change is logged right after its cause.
impl Duel {
    fn noted(&self, log: &impl Log<Self>) -> Option<[i16; 2]> {
        log.listens().then(|| [self.shown_total(Seat(0)), self.shown_total(Seat(1))])
    }

    fn tell_scores(&self, before: Option<[i16; 2]>, log: &mut impl Log<Self>) {
        let Some(before) = before else { return };
        for (seat, before) in [Seat(0), Seat(1)].into_iter().zip(before) {
            let by = self.shown_total(seat) - before;
            if by != 0 {
                log.motion(Motion::Count { at: Place::Score(seat), by });
            }
        }
    }
}
