//! The contract that every game keeps, and the few words all games share: seats, eyes, motions, steps, outcomes.

use crate::data::Data;
use crate::rng::Rng;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// The most seats a table has.
pub const MOST_SEATS: usize = 4;

/// A place at the table, counted clockwise from 0.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise, "to the left", at a table of `seats`.
    #[inline]
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

/// A set of seats.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the set holds `seat` (a seat no table has is in no set).
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MOST_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// These and this seat.
    #[inline]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::only(seat).0)
    }

    /// All but this seat.
    #[inline]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::only(seat).0)
    }

    /// Nobody at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MOST_SEATS as u8).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |set, seat| set | Seats::only(seat).0))
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Through whose eyes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Eye {
    /// What this seat may see.
    Seat(Seat),
    /// What everybody at the table sees.
    Table,
    /// Everything: for tests, traces and finished games.
    All,
}

/// What a piece did. The same four for every game, and all that a stage needs to animate one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Motion<P, F> {
    /// A piece went from one place to another. A pile ([`PlaceName::is_pile`]) counts one less, or one more.
    Move {
        /// Where it lay.
        from: P,
        /// Where it lies now.
        to: P,
        /// What it shows there, to those who may see it.
        face: Option<F>,
    },
    /// A piece was turned over where it lies.
    Turn {
        /// Where.
        at: P,
        /// What it shows now.
        face: Option<F>,
    },
    /// A piece is there that was nowhere before.
    Appear {
        /// Where.
        at: P,
        /// What it shows.
        face: Option<F>,
    },
    /// A counter changed.
    Count {
        /// Which.
        at: P,
        /// By how much.
        by: i16,
    },
}

/// A motion at a game's own places, of its own pieces.
pub type MotionOf<G> = Motion<<G as Game>::Place, <G as Game>::Face>;

/// The log of a game: it takes events and motions. `Vec<Step>` keeps them; [`Quiet`] drops them and costs nothing.
pub trait Log<G: Game> {
    /// Logs a fact that a person would tell.
    fn event(&mut self, event: G::Event);
    /// Logs what a piece did.
    fn motion(&mut self, motion: Motion<G::Place, G::Face>);
    /// Whether the log keeps anything. If not, work that only serves the log can be left out.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
    /// A pile was shuffled during the game; `pile` is its new order, top first, as the game's card numbers.
    /// A trace notes it, the replay of a given chance writes its own order into it.
    #[inline]
    fn shuffled(&mut self, pile: &mut [u8]) {
        let _ = pile;
    }
}

/// A log that keeps nothing.
#[derive(Debug)]
pub struct Quiet;

impl<G: Game> Log<G> for Quiet {
    #[inline]
    fn event(&mut self, _: G::Event) {}
    #[inline]
    fn motion(&mut self, _: Motion<G::Place, G::Face>) {}
    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

/// One thing that happened, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Game> {
    /// A fact, for the log and the announcements.
    Event(G::Event),
    /// What a piece did, for the stage.
    Motion(Motion<G::Place, G::Face>),
}

impl<G: Game> Log<G> for Vec<Step<G>> {
    fn event(&mut self, event: G::Event) {
        self.push(Step::Event(event));
    }
    fn motion(&mut self, motion: Motion<G::Place, G::Face>) {
        self.push(Step::Motion(motion));
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Outcome {
    /// Who won; several when the victory is shared.
    #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
    pub winners: Seats,
    /// Points, by seat.
    #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
    pub scores: ArrayVec<i16, MOST_SEATS>,
}

/// The places to tap, in order, to mean a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taps<P> {
    /// The places; never empty.
    pub places: ArrayVec<P, 8>,
    /// The last so many may be tapped in any order.
    pub any_order: u8,
}

impl<P: Copy> Taps<P> {
    /// Taps in exactly this order.
    pub fn in_order(places: &[P]) -> Taps<P> {
        Taps { places: places.iter().copied().take(8).collect(), any_order: 0 }
    }
}

/// One address: what a tap means, what a piece lies on, what a motion goes between, what a label describes.
pub trait PlaceName: Copy + Ord + Debug + Display {
    /// Whether pieces here are only counted. A pile has a counter and no tokens of its own.
    fn is_pile(self) -> bool;
}

/// A reason why something is not allowed.
pub trait Reason: Copy + Debug + PartialEq + Serialize {
    /// The id of the rule that forbids it, for example `imhotep/sail`.
    fn rule(&self) -> &'static str;

    /// Whether this only says that another decision is due. Then a different refusal for the same place says more.
    fn is_wrong_phase(&self) -> bool;
}

/// For games that note nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub enum NoNote {}

/// A tabletop game: its state, and everything one can ask of it.
///
/// A state is flat and small, so that a search copies millions of them; chance lies in the state, so that the same
/// configuration, chance and moves always give the same game.
pub trait Game: Clone + Debug + PartialEq + Hash + 'static {
    /// The name in records, links and file names.
    const ID: &'static str;

    /// What a table may choose.
    type Config: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// A reason why a configuration cannot be played.
    type Conflict: Copy + Debug + PartialEq + Serialize;
    /// Everything chance has fixed before the first move.
    type Chance: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A decision. It is only ever written; what is read is looked up among those that can be named.
    type Move: Copy + Eq + Hash + Debug + Serialize;
    /// What is being asked of the seat that decides.
    type Ask: Copy + Debug + PartialEq + Serialize;
    /// A fact that the log can tell.
    type Event: Clone + Debug + PartialEq + Serialize;
    /// Why a move is refused.
    type Refusal: Reason;
    /// The addresses of the table.
    type Place: PlaceName;
    /// What a piece shows.
    type Face: Copy + Eq + Ord + Debug + Serialize;
    /// What is printed on the board at a place.
    type Print: Copy + Debug + PartialEq + Serialize;
    /// What can be worked out from what lies on the table.
    type Note: Clone + Debug + PartialEq + Serialize;
    /// Where points come from.
    type Source: Copy + Debug + PartialEq + Serialize;

    /// All reasons why this table cannot be played, at once.
    fn conflicts(seats: u8, config: &Self::Config) -> Vec<Self::Conflict>;
    /// Shuffles and draws.
    fn deal(seats: u8, config: &Self::Config, rng: &mut Rng) -> Self::Chance;
    /// The state before the first move. `rng` decides what is shuffled later.
    ///
    /// # Errors
    /// All conflicts of the configuration; an impossible `chance` is a conflict, too.
    fn start(
        seats: u8,
        config: &Self::Config,
        chance: &Self::Chance,
        rng: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Self::Conflict>>;

    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Who decides now: several at a simultaneous choice, none when the game is over.
    fn to_act(&self) -> Seats;
    /// What is being asked of those who decide.
    fn ask(&self) -> Option<Self::Ask>;
    /// Whether it is decided unseen by the others, with what only the seat itself knows, such as a hand: then a screen
    /// that several share may show it to nobody else.
    fn is_private(&self) -> bool {
        false
    }
    /// Every legal move of `seat`, each once; nothing when it is not for this seat to decide. Appends to `out`.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);
    /// Every move that can be named at this table, legal or not: what [`Game::legal_moves`] is held against.
    fn candidates(&self, out: &mut Vec<Self::Move>);
    /// The definition of legality.
    ///
    /// # Errors
    /// The rule that forbids the move.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Carries out a legal move. It trusts its caller: an illegal move leaves some legal-looking state, never a panic.
    fn apply(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>);
    /// Winners and points, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The points of a seat by source: final when the game is over, else those scored so far.
    fn score(&self, seat: Seat, each: &mut dyn FnMut(Self::Source, i16));

    /// How to mean a move by tapping.
    fn taps(&self, mv: Self::Move) -> Taps<Self::Place>;
    /// Every piece and where it lies, those in piles excepted.
    fn tokens(&self, each: &mut dyn FnMut(Self::Place, Self::Face));
    /// Every counter; what is not told is 0.
    fn counters(&self, each: &mut dyn FnMut(Self::Place, i16));
    /// What is printed on the board; it never changes during a game.
    fn prints(&self, each: &mut dyn FnMut(Self::Place, Self::Print));
    /// What `eye` could work out from what it sees, each told at a place: on demand, so that nobody else has to.
    fn notes(&self, eye: Eye, each: &mut dyn FnMut(Self::Place, Self::Note)) {
        let _ = (eye, each);
    }
    /// Whether `eye` sees what a piece at `at` shows.
    fn sees(&self, eye: Eye, at: Self::Place) -> bool;
    /// Becomes a world that `seat` cannot tell from this one, drawn anew from all such worlds.
    fn imagine(&mut self, seat: Seat, rng: &mut Rng);
    /// Redraws what no seat knows in this position, so that it stays the same game to everybody. What somebody holds, has
    /// chosen or has seen stays as it is. `past` are the positions before this one: a seat may remember a card of them.
    /// The result depends on `rng` and on what the seats know, not on what was hidden before.
    fn freshen(&mut self, past: &[&Self], rng: &mut Rng) {
        let _ = past;
        self.imagine(Seat(0), rng); // where no seat knows more than another
    }
    /// Whether some seat knows, or has known, something that the table does not show now. A record gives it away.
    fn keeps_secrets(&self) -> bool {
        false
    }
    /// The whole state in words and numbers, for traces and golden files. Shapes are the game's own.
    fn describe(&self) -> serde_json::Value;
    /// Whether a move cannot be taken back although it reveals nothing.
    fn is_irreversible(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }
    /// The canonical form of a move that another program may have written differently: what is a set is sorted.
    fn canonical(mv: Data) -> Data {
        mv
    }
    /// The number that [`Log::shuffled`] uses for a card's name, and back.
    fn card_names() -> &'static [&'static str];

    /// A new game from a seed.
    ///
    /// # Errors
    /// All conflicts of the configuration.
    fn new(seats: u8, config: &Self::Config, seed: u32) -> Result<Self, Vec<Self::Conflict>> {
        let conflicts = Self::conflicts(seats, config);
        if !conflicts.is_empty() {
            return Err(conflicts);
        }
        let mut rng = Rng::new(seed);
        let chance = Self::deal(seats, config, &mut rng);
        Self::start(seats, config, &chance, rng, &mut Quiet)
    }

    /// Checks a move and carries it out.
    ///
    /// # Errors
    /// The rule that forbids the move; then nothing has changed.
    fn play(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>) -> Result<(), Self::Refusal> {
        self.check(seat, mv)?;
        self.apply(seat, mv, log);
        Ok(())
    }
}

/// What `eye` may be told of a motion: the face that a piece shows only where it can be seen.
pub fn redact<G: Game>(after: &G, eye: Eye, motion: Motion<G::Place, G::Face>) -> Motion<G::Place, G::Face> {
    let seen = |face: Option<G::Face>, at| face.filter(|_| after.sees(eye, at));
    match motion {
        Motion::Move { from, to, face } => Motion::Move { from, to, face: seen(face, to) },
        Motion::Turn { at, face } => Motion::Turn { at, face: seen(face, at) },
        Motion::Appear { at, face } => Motion::Appear { at, face: seen(face, at) },
        Motion::Count { at, by } => Motion::Count { at, by },
    }
}

/// Whether a motion shows the table something that was hidden before, or shows somebody a piece of a pile that nobody could
/// see into: then it cannot be taken back. Nor can it be that a piece was turned face down, for that would show it a second
/// time.
pub fn reveals<G: Game>(before: &G, after: &G, motion: Motion<G::Place, G::Face>) -> bool {
    match motion {
        Motion::Move { from, to, face } => {
            let shows = |eye: Eye| after.sees(eye, to) && !before.sees(eye, from);
            let drawn = || from.is_pile() && Seat::all(after.seats()).any(|seat| shows(Eye::Seat(seat)));
            face.is_some() && (shows(Eye::Table) || drawn())
        }
        Motion::Turn { at, .. } => after.sees(Eye::Table, at) != before.sees(Eye::Table, at),
        Motion::Appear { .. } | Motion::Count { .. } => false,
    }
}
