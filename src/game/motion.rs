//! What happened in a game, step by step, and which viewer may see it.

use super::{Eye, Observation, PlaceName, Rules, Seat};
use serde::Serialize;

/// What a piece did. All games share these four motions, which are all that a stage needs to animate a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Motion<P, F> {
    /// A piece went from one place to another. A pile ([`PlaceName::is_pile`]) counts one less, or one more.
    Move {
        /// Where it lay.
        from: P,
        /// Where it lies now.
        to: P,
        /// What it shows there, if the viewer may see it.
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
pub type MotionOf<G> = Motion<<G as Rules>::Place, <G as Rules>::Face>;

/// The log of a game: it takes events and motions. `Vec<Step>` keeps them; [`Quiet`] drops them and costs nothing.
pub trait Log<G: Rules> {
    /// Logs a fact that a person would tell.
    fn event(&mut self, event: G::Event);
    /// Logs what a piece did.
    fn motion(&mut self, motion: Motion<G::Place, G::Face>);
    /// Returns whether the log keeps anything; if not, work that only serves the log can be left out.
    fn listens(&self) -> bool {
        true
    }
    /// A pile was shuffled during the game; `pile` is its new order, top first, as the game's card numbers.
    /// A trace notes it, the replay of a given chance writes its own order into it.
    fn shuffled(&mut self, pile: &mut [u8]) {
        let _ = pile;
    }
}

/// A log that keeps nothing.
#[derive(Debug)]
pub struct Quiet;

impl<G: Rules> Log<G> for Quiet {
    fn event(&mut self, _: G::Event) {}
    fn motion(&mut self, _: Motion<G::Place, G::Face>) {}
    fn listens(&self) -> bool {
        false
    }
}

/// One thing that happened, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Rules> {
    /// A fact, for the log and the announcements.
    Event(G::Event),
    /// What a piece did, for the stage.
    Motion(Motion<G::Place, G::Face>),
}

impl<G: Rules> Log<G> for Vec<Step<G>> {
    fn event(&mut self, event: G::Event) {
        self.push(Step::Event(event));
    }
    fn motion(&mut self, motion: Motion<G::Place, G::Face>) {
        self.push(Step::Motion(motion));
    }
}

/// Any log. Code that is given one exists once in a program and not once for each kind of log: for rules that seldom matter.
#[expect(missing_debug_implementations)]
pub struct AnyLog<'a, G: Rules>(pub &'a mut dyn Log<G>);

impl<G: Rules> Log<G> for AnyLog<'_, G> {
    fn event(&mut self, event: G::Event) {
        self.0.event(event);
    }
    fn motion(&mut self, motion: Motion<G::Place, G::Face>) {
        self.0.motion(motion);
    }
    fn listens(&self) -> bool {
        self.0.listens()
    }
    fn shuffled(&mut self, pile: &mut [u8]) {
        self.0.shuffled(pile);
    }
}

/// Returns a motion as `eye` may see it: without the face of a piece if `eye` does not see that face.
pub fn redact<G: Observation>(
    after: &G,
    eye: Eye,
    motion: Motion<G::Place, G::Face>,
) -> Motion<G::Place, G::Face> {
    let seen = |face: Option<G::Face>, at| face.filter(|&face| after.shows(eye, at, face));
    match motion {
        Motion::Move { from, to, face } => Motion::Move { from, to, face: seen(face, to) },
        Motion::Turn { at, face } => Motion::Turn { at, face: seen(face, at) },
        Motion::Appear { at, face } => Motion::Appear { at, face: seen(face, at) },
        Motion::Count { at, by } => Motion::Count { at, by },
    }
}

/// Returns whether a motion reveals something, so that it cannot be taken back: it shows the table something that was hidden
/// before, or shows a player a piece of a pile that no player could see into. A piece that is turned face down counts too,
/// since taking that back would show it a second time.
pub fn reveals<G: Observation>(before: &G, after: &G, motion: Motion<G::Place, G::Face>) -> bool {
    match motion {
        Motion::Move { from, to, face } => face.is_some_and(|face| {
            let shows = |eye: Eye| after.shows(eye, to, face) && !before.sees(eye, from);
            let drawn = || from.is_pile() && Seat::all(after.seats()).any(|seat| shows(Eye::Seat(seat)));
            shows(Eye::Table) || drawn()
        }),
        Motion::Turn { at, .. } => after.sees(Eye::Table, at) != before.sees(Eye::Table, at),
        Motion::Appear { .. } | Motion::Count { .. } => false,
    }
}
