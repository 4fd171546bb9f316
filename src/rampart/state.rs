//! The state of a game and the only verbs that change it. Each verb changes the state *and* logs the change,
//! so that no event can be forgotten. `turn` decides what follows from a change.

use super::cards::{Picture, Pictures, SPOTS, Set};
use super::event::Event;
use super::place::{Face, Place};
use crate::game::{BySeat, Log, Motion, Seat};

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum End {
    /// A rampart has ten cards (`rampart/ten`).
    Ten,
    /// No player can take a card (`rampart/blocked`).
    Blocked,
    /// No player has taken a card for too many turns (`rampart/stall`).
    Stalled,
}

/// The pending decision of the player on turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pending {
    /// The turn begins: turn over a card, or take a face-up one.
    Turn,
    /// A card has been turned over: take it, or decline it.
    Decide { spot: u8 },
    /// A cannon has been laid and has a target.
    Shoot,
    /// No decision: the game is over.
    Over(End),
}

/// The ruleset of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ruleset {
    pub seats: u8,
    pub points: bool,
    pub flag_is_tower: bool,
}

/// A game of *C'est mon fort !*
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rampart {
    /// The numbers of each rampart, the flag included.
    pub(super) walls: BySeat<Set>,
    /// The numbers on the table; a number that is in no rampart either has been shot.
    pub(super) left: Set,
    /// The spots with a card.
    pub(super) lying: Set,
    /// The spots with a face-up card.
    pub(super) up: Set,
    /// The spots with a card that was ever turned over: all players have seen it, and the page does not
    /// remind them.
    pub(super) seen: Set,
    pub(super) pictures: Pictures,
    /// The number at each spot; 0 if it is empty.
    pub(super) table: [u8; SPOTS as usize],
    pub(super) rules: Ruleset,
    pub(super) turn: Seat,
    pub(super) pending: Pending,
    pub(super) spent: bool,
    /// Turns since a card was last taken, inserted, or left face up by a lone player.
    pub(super) idle: u16,
}

/// Questions about the table.
impl Rampart {
    /// Returns the numbers of a rampart; its flag card is the first.
    pub fn wall(&self, seat: Seat) -> Set {
        self.walls[seat]
    }

    /// Returns the seat whose turn it is, or was when the game ended.
    pub fn on_turn(&self) -> Seat {
        self.turn
    }

    /// Returns whether the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over(_))
    }

    /// Returns the number of the card at a spot, even if it lies face down.
    pub(super) fn number_at(&self, spot: u8) -> Option<u8> {
        self.table.get(usize::from(spot)).copied().filter(|&number| number != 0)
    }

    /// Returns the spots whose card can be turned over.
    pub(super) fn down(&self) -> Set {
        self.lying.less(self.up)
    }

    /// Returns whether a card fits at the right end of a rampart (`rampart/take`).
    pub(super) fn fits(&self, seat: Seat, number: u8) -> bool {
        number > self.wall(seat).highest()
    }

    /// Returns the numbers left that fit at the right end of a rampart (`rampart/take`).
    pub(super) fn fitting(&self, seat: Seat) -> Set {
        self.left.less(Set::range(0, self.wall(seat).highest()))
    }

    /// Returns whether a number has a picture that counts, which needs the variant (`rampart/decoration`).
    pub(super) fn bears(&self, number: u8, picture: Picture) -> bool {
        self.rules.points && self.pictures.bearing(picture).has(number)
    }

    /// Returns whether a player has an unused magician (`rampart/magician`).
    pub(super) fn has_magic(&self, seat: Seat) -> bool {
        let held = || !self.wall(seat).common(self.pictures.bearing(Picture::Magician)).is_empty();
        self.rules.points && !self.spent && held()
    }

    /// Returns whether a player can take or insert a card that is left (rule `rampart/skip`,
    /// `rampart/ruling-R12`).
    pub(super) fn is_able(&self, seat: Seat) -> bool {
        self.left.tops(self.wall(seat)) || !self.left.is_empty() && self.has_magic(seat)
    }

    /// Returns how many players can take or insert a card that is left.
    pub(super) fn able(&self) -> u8 {
        Seat::all(self.rules.seats).filter(|&seat| self.is_able(seat)).count() as u8
    }

    /// Returns the cards of a rampart that its towers protect from cannons: the towers, and all cards between
    /// the leftmost and the rightmost one (`rampart/towers`, `rampart/safe-span`, `rampart/flag-is-tower`).
    pub(super) fn protected(&self, seat: Seat) -> Set {
        if !self.rules.points {
            return Set::default();
        }
        let flag = if self.rules.flag_is_tower { Set::of(super::cards::FLAG) } else { Set::default() };
        let towers = self.wall(seat).common(self.pictures.bearing(Picture::Tower).plus(flag));
        match towers.lowest() {
            Some(first) => self.wall(seat).common(Set::range(first, towers.highest())),
            None => towers,
        }
    }

    /// Returns the cards of a rampart that a cannon can remove, which never include the flag
    /// (`rampart/flag-safe`).
    pub(super) fn targets(&self, seat: Seat) -> Set {
        self.wall(seat).less(Set::of(super::cards::FLAG)).less(self.protected(seat))
    }

    /// Returns the ramparts that the player on turn can shoot at: all but the player's own
    /// (`rampart/ruling-R9`, `rampart/ruling-R10`).
    pub(super) fn victims(&self) -> impl Iterator<Item = Seat> {
        let own = self.turn;
        Seat::all(self.rules.seats).filter(move |&seat| seat != own)
    }

    /// Returns the cards that have left the game.
    pub(super) fn gone(&self) -> Set {
        let there = self.walls.0.iter().fold(self.left, |all, &wall| all.plus(wall));
        Set::range(super::cards::LOWEST, super::cards::HIGHEST).less(there)
    }

    /// Returns the face of a card.
    pub(super) fn face(&self, number: u8) -> Face {
        Face::Card { number, picture: self.pictures.of(number) }
    }
}

/// The verbs.
impl Rampart {
    /// Turns over a face-down card where it lies (`rampart/turn-over`). The log says where, not which card.
    pub(super) fn turn_over(&mut self, spot: u8, log: &mut impl Log<Self>) {
        self.up = self.up.plus(Set::of(spot));
        self.seen = self.seen.plus(Set::of(spot));
        if log.listens() {
            log.event(Event::TurnedOver { seat: self.turn, spot });
            let face = self.number_at(spot).map(|number| self.face(number));
            log.motion(Motion::Turn { at: Place::Card(spot), face });
        }
    }

    /// Turns a card face down again (`rampart/put-back`, `rampart/memory`). It is hidden from now on, so
    /// [`redact`](crate::game::redact) takes its face out of the motion for every eye of the table.
    pub(super) fn turn_back(&mut self, spot: u8, log: &mut impl Log<Self>) {
        self.up = self.up.less(Set::of(spot));
        self.idle += 1;
        if log.listens() {
            log.event(Event::PutBack { seat: self.turn, spot });
            let face = self.number_at(spot).map(|number| self.face(number));
            log.motion(Motion::Turn { at: Place::Card(spot), face });
        }
    }

    /// Leaves the card face up where it lies (`rampart/lone-player`).
    pub(super) fn leave_up(&mut self, spot: u8, log: &mut impl Log<Self>) {
        self.idle = 0;
        log.event(Event::Left { seat: self.turn, spot });
    }

    /// Moves a card from the table to its place in the rampart of the player on turn, at the right end or
    /// where the magician inserts it. Does nothing if the spot is empty.
    pub(super) fn lay(&mut self, spot: u8, magic: bool, log: &mut impl Log<Self>) -> Option<u8> {
        let number = self.number_at(spot)?;
        let (seat, before) = (self.turn, log.listens().then(|| self.clone()));
        let wall = self.wall(seat);
        self.table[usize::from(spot)] = 0;
        for spots in [&mut self.lying, &mut self.up, &mut self.seen] {
            *spots = spots.less(Set::of(spot));
        }
        self.left = self.left.less(Set::of(number));
        self.walls[seat] = wall.plus(Set::of(number));
        self.spent |= magic;
        self.idle = 0;
        if let Some(before) = before {
            log.event(if magic {
                Event::Inserted { seat, spot, number }
            } else {
                Event::Took { seat, spot, number }
            });
            let at = wall.below(number);
            for (place, moving) in
                wall.iter().enumerate().skip(usize::from(at)).collect::<Vec<_>>().into_iter().rev()
            {
                let place = place as u8;
                self.log_card(Place::Wall(seat, place), Place::Wall(seat, place + 1), moving, log);
            }
            self.log_card(Place::Card(spot), Place::Wall(seat, at), number, log);
            self.log_counters(&before, log);
        }
        Some(number)
    }

    /// Shoots a card with a cannon of the player on turn; the row closes up (`rampart/cannon`,
    /// `rampart/closing-up`). Does nothing if there is no such card or seat.
    pub(super) fn shoot(&mut self, victim: Seat, place: u8, log: &mut impl Log<Self>) {
        if victim.0 >= self.rules.seats {
            return;
        }
        let wall = self.wall(victim);
        let Some(number) = wall.nth(place) else { return };
        let before = log.listens().then(|| self.clone());
        self.walls[victim] = wall.less(Set::of(number));
        if let Some(before) = before {
            log.event(Event::Shot { seat: self.turn, victim, number });
            self.log_card(Place::Wall(victim, place), Place::Gone, number, log);
            for (place, moving) in wall.iter().enumerate().skip(usize::from(place) + 1) {
                let place = place as u8;
                self.log_card(Place::Wall(victim, place), Place::Wall(victim, place - 1), moving, log);
            }
            self.log_counters(&before, log);
        }
    }

    /// Ends a turn without a card, which needs a table without face-down cards (`rampart/ruling-R5`).
    pub(super) fn pass(&mut self, log: &mut impl Log<Self>) {
        self.idle += 1;
        log.event(Event::Passed { seat: self.turn });
    }

    fn log_card(&self, from: Place, to: Place, number: u8, log: &mut impl Log<Self>) {
        log.motion(Motion::Move { from, to, face: Some(self.face(number)) });
    }

    /// Logs every counter whose value has changed since `before`.
    fn log_counters(&self, before: &Rampart, log: &mut impl Log<Self>) {
        self.each_derived_counter(&mut |at| {
            let by = self.reads(at) - before.reads(at);
            if by != 0 {
                log.motion(Motion::Count { at, by });
            }
        });
    }
}
