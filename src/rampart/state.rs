//! The state of a game, and the only verbs that change it. Each verb changes *and* tells, so that nothing can be
//! forgotten; what follows from a change is decided in `turn`.

use super::cards::{Picture, Pictures, SPOTS, Set};
use super::event::Event;
use super::place::{Face, Place};
use crate::game::{BySeat, Log, Motion, Seat};

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum End {
    /// A rampart has ten cards (rule `rampart/ten`).
    Ten,
    /// Nobody can take a card (rule `rampart/blocked`).
    Blocked,
    /// Nobody did for too long (rule `rampart/stall`).
    Stalled,
}

/// The pending decision: what the player on turn is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pending {
    /// The turn begins: turn over a card, or take one that lies face up.
    Turn,
    /// A card has been turned over: take it, or not?
    Decide { spot: u8 },
    /// A cannon has been laid and has a target.
    Shoot,
    /// None: there are no more turns.
    Over(End),
}

/// What was agreed before the game.
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
    /// The numbers on the table. What is in no rampart either has been shot.
    pub(super) left: Set,
    /// Spots where a card lies.
    pub(super) lying: Set,
    /// Spots where it lies face up.
    pub(super) up: Set,
    /// Spots where it has ever been turned over: everybody has seen it, and nobody is reminded of it.
    pub(super) seen: Set,
    pub(super) pictures: Pictures,
    /// The number at each spot; 0 where none lies.
    pub(super) table: [u8; SPOTS as usize],
    pub(super) rules: Ruleset,
    pub(super) turn: Seat,
    pub(super) pending: Pending,
    /// Whether the magician has been used.
    pub(super) spent: bool,
    /// Turns since a card was last taken, inserted, or left face up by a lone player.
    pub(super) idle: u16,
}

/// What can be read off the table.
impl Rampart {
    /// The numbers of a rampart; its flag card is the first.
    #[inline]
    pub fn wall(&self, seat: Seat) -> Set {
        self.walls[seat]
    }

    /// The numbers on the table, face up and face down: everybody can work them out.
    #[inline]
    pub fn numbers_left(&self) -> Set {
        self.left
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.turn
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over(_))
    }

    /// The card at a spot, whatever it shows.
    #[inline]
    pub(super) fn number_at(&self, spot: u8) -> Option<u8> {
        self.table.get(usize::from(spot)).copied().filter(|&number| number != 0)
    }

    /// Spots that can be turned over.
    #[inline]
    pub(super) fn down(&self) -> Set {
        self.lying.less(self.up)
    }

    /// Whether a card fits at the right end of a rampart (rule `rampart/take`).
    #[inline]
    pub(super) fn fits(&self, seat: Seat, number: u8) -> bool {
        number > self.wall(seat).highest()
    }

    /// Whether a number bears a picture that counts: never without the variant (rule `rampart/decoration`).
    #[inline]
    pub(super) fn bears(&self, number: u8, picture: Picture) -> bool {
        self.rules.points && self.pictures.bearing(picture).has(number)
    }

    /// Whether a player holds the magician and has not used it (rule `rampart/magician`).
    #[inline]
    pub(super) fn has_magic(&self, seat: Seat) -> bool {
        let held = || !self.wall(seat).common(self.pictures.bearing(Picture::Magician)).is_empty();
        self.rules.points && !self.spent && held()
    }

    /// Whether a player can take or insert a card that is left (rule `rampart/skip`, `rampart/ruling-R12`).
    #[inline]
    pub(super) fn is_able(&self, seat: Seat) -> bool {
        self.left.tops(self.wall(seat)) || !self.left.is_empty() && self.has_magic(seat)
    }

    /// How many can.
    #[inline]
    pub(super) fn able(&self) -> u8 {
        Seat::all(self.rules.seats).filter(|&seat| self.is_able(seat)).count() as u8
    }

    /// The cards of a rampart that cannons cannot remove because of its towers: the towers and what stands between
    /// the leftmost and the rightmost (rules `rampart/towers`, `rampart/safe-span`, `rampart/flag-is-tower`).
    #[inline]
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

    /// The cards of a rampart that a cannon can remove; flag cards never (rule `rampart/flag-safe`).
    #[inline]
    pub(super) fn targets(&self, seat: Seat) -> Set {
        self.wall(seat).less(Set::of(super::cards::FLAG)).less(self.protected(seat))
    }

    /// The ramparts that the player on turn can shoot at: all but the own (`rampart/ruling-R9`, `rampart/ruling-R10`).
    #[inline]
    pub(super) fn victims(&self) -> impl Iterator<Item = Seat> {
        let own = self.turn;
        Seat::all(self.rules.seats).filter(move |&seat| seat != own)
    }

    /// The cards that have left the game.
    pub(super) fn gone(&self) -> Set {
        let there = self.walls.0.iter().fold(self.left, |all, &wall| all.plus(wall));
        Set::range(super::cards::LOWEST, super::cards::HIGHEST).less(there)
    }

    /// What a card shows.
    pub(super) fn face(&self, number: u8) -> Face {
        Face::Card { number, picture: self.pictures.of(number) }
    }
}

/// The verbs.
impl Rampart {
    /// A face-down card is turned face up where it lies (rule `rampart/turn-over`). The log says where, not what.
    #[inline]
    pub(super) fn turn_over(&mut self, spot: u8, log: &mut impl Log<Self>) {
        self.up = self.up.plus(Set::of(spot));
        self.seen = self.seen.plus(Set::of(spot));
        if log.listens() {
            log.event(Event::TurnedOver { seat: self.turn, spot });
            let face = self.number_at(spot).map(|number| self.face(number));
            log.motion(Motion::Turn { at: Place::Card(spot), face });
        }
    }

    /// It is turned face down again (rules `rampart/put-back`, `rampart/memory`). It is hidden from now on, so that
    /// [`redact`](crate::game::redact) takes its face out of the motion for every eye of the table.
    #[inline]
    pub(super) fn turn_back(&mut self, spot: u8, log: &mut impl Log<Self>) {
        self.up = self.up.less(Set::of(spot));
        self.idle += 1;
        if log.listens() {
            log.event(Event::PutBack { seat: self.turn, spot });
            let face = self.number_at(spot).map(|number| self.face(number));
            log.motion(Motion::Turn { at: Place::Card(spot), face });
        }
    }

    /// It stays face up where it lies (rule `rampart/lone-player`).
    #[inline]
    pub(super) fn leave_up(&mut self, spot: u8, log: &mut impl Log<Self>) {
        self.idle = 0;
        log.event(Event::Left { seat: self.turn, spot });
    }

    /// A card goes from the table to its place in the rampart of the player on turn: to the right end, or where the
    /// magician makes room. Nothing where none lies.
    #[inline]
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
                self.log_card(
                    Place::Wall(seat, place as u8),
                    Place::Wall(seat, place as u8 + 1),
                    moving,
                    log,
                );
            }
            self.log_card(Place::Card(spot), Place::Wall(seat, at), number, log);
            self.log_counters(&before, log);
        }
        Some(number)
    }

    /// A cannon of the player on turn removes a card; the row closes up (rules `rampart/cannon`,
    /// `rampart/closing-up`). Nothing where none stands, or nobody sits.
    #[inline]
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
                self.log_card(
                    Place::Wall(victim, place as u8),
                    Place::Wall(victim, place as u8 - 1),
                    moving,
                    log,
                );
            }
            self.log_counters(&before, log);
        }
    }

    /// A turn without a card, once nothing lies face down (`rampart/ruling-R5`).
    #[inline]
    pub(super) fn pass(&mut self, log: &mut impl Log<Self>) {
        self.idle += 1;
        log.event(Event::Passed { seat: self.turn });
    }

    fn log_card(&self, from: Place, to: Place, number: u8, log: &mut impl Log<Self>) {
        log.motion(Motion::Move { from, to, face: Some(self.face(number)) });
    }

    /// Every counter that reads otherwise than before.
    fn log_counters(&self, before: &Rampart, log: &mut impl Log<Self>) {
        self.each_derived_counter(&mut |at| {
            let by = self.reads(at) - before.reads(at);
            if by != 0 {
                log.motion(Motion::Count { at, by });
            }
        });
    }
}
