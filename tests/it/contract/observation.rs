//! Motions explain every eye's view; hidden things differ between imagined worlds, visible things do not.

use super::walk::{PlayedMove, finish, legal, tables};
use dockhand::game::{Eye, Game, Motion, PlaceName, Quiet, Seat, Step, redact};
use dockhand::rng::Rng;
use dockhand::session::catalogue;
use dockhand::wire::Secrets;
use std::collections::BTreeMap;

/// What an eye sees: tokens with the faces it may see, counters that are not 0.
#[derive(Clone, PartialEq, Debug)]
pub struct View<G: Game> {
    tokens: Vec<(G::Place, Option<G::Face>)>,
    counters: BTreeMap<G::Place, i16>,
}

/// Returns what `eye` sees of a game.
pub fn view<G: Game>(game: &G, eye: Eye) -> View<G> {
    let (mut tokens, mut counters) = (Vec::new(), BTreeMap::new());
    game.tokens(&mut |at, face| tokens.push((at, Some(face).filter(|_| game.sees(eye, at)))));
    game.counters(&mut |at, count| {
        if count != 0 {
            assert!(counters.insert(at, count).is_none(), "{at} is counted twice");
        }
    });
    tokens.sort_unstable();
    assert!(tokens.iter().all(|(at, _)| !at.is_pile()), "a pile holds no token");
    assert!(counters.keys().all(|at| at.is_pile()), "a counter is a pile");
    View { tokens, counters }
}

/// Returns what `eye` could work out.
fn notes<G: Game>(game: &G, eye: Eye) -> Vec<(G::Place, G::Note)> {
    let mut notes = Vec::new();
    game.notes(eye, &mut |at, note| notes.push((at, note)));
    notes
}

/// Returns every eye of a table.
pub fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Table, Eye::All])
}

impl<G: Game> View<G> {
    /// Applies a motion to this view, as a stage does.
    fn carry_out(&mut self, motion: Motion<G::Place, G::Face>) {
        match motion {
            Motion::Move { from, to, face } => {
                self.take(from);
                self.put(to, face);
            }
            Motion::Turn { at, face } => {
                self.take(at);
                self.put(at, face);
            }
            Motion::Appear { at, face } => self.put(at, face),
            Motion::Count { at, by } => self.count(at, by),
        }
    }

    fn take(&mut self, from: G::Place) {
        if from.is_pile() {
            return self.count(from, -1);
        }
        let found = self.tokens.iter().position(|&(at, _)| at == from);
        self.tokens.remove(found.unwrap_or_else(|| panic!("nothing lies at {from}")));
    }

    fn put(&mut self, to: G::Place, face: Option<G::Face>) {
        if to.is_pile() { self.count(to, 1) } else { self.tokens.push((to, face)) }
    }

    fn count(&mut self, at: G::Place, by: i16) {
        let count = self.counters.entry(at).or_default();
        *count += by;
        if *count == 0 {
            self.counters.remove(&at);
        }
    }
}

/// Applying the motions of a move to the view before gives the view after, for every eye.
pub fn motions_explain_every_view<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        while let Some(PlayedMove { before, mv, steps, .. }) = walk.step() {
            for eye in eyes(before.seats()) {
                let mut seen = view(&before, eye);
                for step in &steps {
                    if let Step::Motion(motion) = step {
                        seen.carry_out(redact(&walk.game, eye, *motion));
                    }
                }
                seen.tokens.sort_unstable();
                assert_eq!(seen, view(&walk.game, eye), "{eye:?} after {mv:?}");
            }
        }
    }
}

/// A seat cannot tell an imagined world from the true one: same view, same decisions.
pub fn imagined_worlds_look_alike<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        loop {
            for seat in Seat::all(walk.game.seats()) {
                let mut world = walk.game.clone();
                world.imagine(seat, &mut walk.rng);
                assert_eq!(view(&world, Eye::Seat(seat)), view(&walk.game, Eye::Seat(seat)));
                assert_eq!(notes(&world, Eye::Seat(seat)), notes(&walk.game, Eye::Seat(seat)));
                assert_eq!((world.to_act(), world.ask()), (walk.game.to_act(), walk.game.ask()));
                assert_eq!(legal(&world, seat), legal(&walk.game, seat));
                assert_eq!(world.outcome(), walk.game.outcome());
                // What can be named has a refusal of its own.
                if walk.sampled(8) {
                    assert_eq!(candidates(&world), candidates(&walk.game));
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

fn candidates<G: Game>(game: &G) -> Vec<G::Move> {
    let mut all = Vec::new();
    game.candidates(&mut all);
    all
}

/// Imagining from the truth and from an imagined world gives the same: the result does not depend on the
/// truth.
pub fn imagining_forgets_the_truth<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        while walk.step().is_some() {
            for seat in Seat::all(walk.game.seats()) {
                let (mut other, mut from_truth) = (walk.game.clone(), walk.game.clone());
                other.imagine(seat, &mut walk.rng);
                let seed = walk.rng.next_u64();
                other.imagine(seat, &mut Rng::from_u64(seed));
                from_truth.imagine(seat, &mut Rng::from_u64(seed));
                assert_eq!(other, from_truth, "what {seat:?} imagines depends on the hidden truth");
            }
        }
    }
}

/// Things that a seat does not see are not always imagined as they are.
pub fn hidden_things_vary<G: Game>(games: usize) {
    let (mut hidden, mut as_it_is, mut alike, mut worlds) = (0, 0, 0, 0);
    for mut walk in tables::<G>(games) {
        while walk.step().is_some() {
            for seat in Seat::all(walk.game.seats()) {
                let mut world = walk.game.clone();
                world.imagine(seat, &mut walk.rng);
                let (truth, imagined) = (view(&walk.game, Eye::All), view(&world, Eye::All));
                for (true_token, token) in truth.tokens.iter().zip(&imagined.tokens) {
                    assert_eq!(true_token.0, token.0, "imagining moves no piece");
                    let is_hidden = !walk.game.sees(Eye::Seat(seat), token.0);
                    hidden += usize::from(is_hidden);
                    as_it_is += usize::from(is_hidden && true_token == token);
                }
                worlds += 1;
                alike += usize::from(world.describe() == walk.game.describe());
            }
        }
    }
    assert!(hidden == 0 || as_it_is * 10 < hidden * 9, "{as_it_is} of {hidden} hidden pieces known");
    assert!(alike * 2 < worlds, "{alike} of {worlds} imagined worlds are the true one");
}

/// A game imagined at any point still plays to its end, and no piece is lost.
pub fn imagined_games_end<G: Game>(games: usize, pieces: impl Fn(&G) -> Vec<i32>) {
    for mut walk in tables::<G>(games) {
        let all = pieces(&walk.game);
        while walk.step().is_some() {
            let seat = Seat(walk.rng.below(walk.game.seats().into()) as u8);
            if walk.sampled(4) {
                let mut world = walk.game.clone();
                world.imagine(seat, &mut walk.rng);
                finish(&mut world, &mut walk.rng);
                assert!(world.outcome().is_some());
                assert_eq!(pieces(&world), all);
            }
        }
    }
}

/// If a move reveals nothing, it would have looked the same in every world that its player can imagine.
pub fn m4_nothing_is_learnt_unless_revealed<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        while let Some(PlayedMove { before, seat, mv, steps }) = walk.step() {
            let after = &walk.game;
            if shows_something(&before, after, &steps) {
                continue;
            }
            let mut world = before.clone();
            world.imagine(seat, &mut walk.rng);
            world.apply(seat, mv, &mut Quiet);
            let eye = Eye::Seat(seat);
            assert_eq!(view(&world, eye), view(after, eye), "{mv:?} tells {seat:?} something");
        }
    }
}

/// If another player's move reveals nothing, neither its steps nor the table after it depend on things that
/// an eye has not seen.
pub fn moves_of_others_look_alike<G: Game>(games: usize) {
    let mut compared = 0;
    for mut walk in tables::<G>(games) {
        while let Some(PlayedMove { before, seat, mv, steps }) = walk.step() {
            for other in Seat::all(before.seats()).filter(|&other| other != seat) {
                let mut world = before.clone();
                world.imagine(other, &mut walk.rng);
                let (imagined, mut log) = (world.clone(), Vec::new());
                if world.play(seat, mv, &mut log).is_err()
                    || shows_something(&before, &walk.game, &steps)
                    || shows_something(&imagined, &world, &log)
                {
                    continue;
                }
                let eye = Eye::Seat(other);
                assert_eq!(
                    seen_steps(&world, eye, &log),
                    seen_steps(&walk.game, eye, &steps),
                    "{mv:?} tells {other:?}"
                );
                assert_eq!(view(&world, eye), view(&walk.game, eye), "{mv:?} shows {other:?} something");
                compared += 1;
            }
        }
    }
    assert!(compared > games, "only {compared} moves compared");
}

fn shows_something<G: Game>(before: &G, after: &G, steps: &[Step<G>]) -> bool {
    let shows = |motion| dockhand::game::reveals(before, after, motion);
    steps.iter().any(|step| matches!(step, Step::Motion(motion) if shows(*motion)))
}

/// Returns what an eye sees of a move, as text.
fn seen_steps<G: Game>(after: &G, eye: Eye, steps: &[Step<G>]) -> Vec<String> {
    let step_out = |step: &Step<G>| match step {
        Step::Motion(motion) => format!("{:?}", redact(after, eye, *motion)),
        Step::Event(event) => format!("{event:?}"),
    };
    steps.iter().map(step_out).collect()
}

/// The catalogue says of a game whether a seat ever knows what another does not: then it cannot be played by link.
pub fn the_catalogue_says_whether_a_seat_knows_more<G: Game>(games: usize) {
    let entry = catalogue().games.into_iter().find(|game| game.id == G::ID).expect("in the catalogue");
    let mut differ = false;
    for mut walk in tables::<G>(games.div_ceil(6)) {
        loop {
            let game = &walk.game;
            differ |= game.is_private()
                || Seat::all(game.seats()).any(|seat| view(game, Eye::Seat(seat)) != view(game, Eye::Table));
            let mut worlds = Seat::all(game.seats()).map(|seat| {
                let mut world = game.clone();
                world.imagine(seat, &mut Rng::new(7));
                world
            });
            let first = worlds.next();
            differ |= worlds.any(|world| Some(&world) != first.as_ref());
            if walk.step().is_none() {
                break;
            }
        }
    }
    assert_eq!(differ, entry.secrets == Secrets::Hands);
}
