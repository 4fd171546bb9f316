//! No answer of a session reveals hidden things: every answer is the same in all worlds that an eye cannot
//! tell apart.

use super::searches::shipped_net;
use super::walk::{Walk, legal, tables};
use dockhand::game::{Eye, Game, Seat};
use dockhand::session::search::Searches;
use dockhand::session::{Ahead, Match, Session};
use std::collections::BTreeSet;

/// How a verb is tested.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Held {
    /// Its answers are compared here.
    Compared,
    /// It answers about the whole game, hidden parts and future included, for the program that keeps the
    /// game.
    Whole,
    /// Another test covers it.
    Elsewhere,
}
use Held::{Compared, Elsewhere, Whole};

/// Every verb of a session. A new one must be added here, and to the [`answers`] unless it is for the program
/// that keeps the game.
const VERBS: [(&str, Held); 40] = [
    ("setup", Whole), // everything to come can be computed from the seed
    ("prints", Compared),
    ("view", Compared),
    ("notes", Compared),
    ("offers", Compared),
    ("play", Compared),
    ("can_undo", Compared),
    ("undo", Compared),
    ("score_delta", Compared),
    ("simulate", Compared),
    ("why", Compared),
    ("has_net", Compared),
    ("search", Compared),
    ("of", Elsewhere), // these two: see `kept.rs`
    ("follow", Elsewhere),
    ("run", Compared),
    ("budget", Compared),
    ("compare_with", Compared),
    ("root_stats", Compared),
    ("choose", Compared),
    ("analyse", Compared),
    ("reason", Compared),
    ("score", Compared),
    ("record", Whole),
    ("share", Elsewhere), // see `share.rs`
    ("link", Whole),
    ("hash", Whole), // hashes hidden parts too: trying all orders of a short pile would find the true one
    ("move_count", Compared),
    ("heaps", Whole),       // a heap tells what lies in it now
    ("by_link", Elsewhere), // these four: see `live_chance.rs`
    ("needs", Elsewhere),
    ("draw", Elsewhere),
    ("check", Elsewhere),
    ("legal_moves", Compared),
    ("imagined", Compared),
    ("copied", Whole),
    ("rollout", Whole),   // goes on in the true world
    ("sight", Elsewhere), // these three: see `learn.rs`
    ("shown", Elsewhere),
    ("learn", Elsewhere),
];
/// Functions that begin a game, so there is no game yet that they could reveal.
const BEGINNINGS: [&str; 2] = ["open", "resume"];

/// The number of legal moves that are asked about, spread over their list.
const ASKED_MOVES: usize = 5;

/// The verb, its arguments, and the answer.
type Answer = (&'static str, String, String);

/// Asks a session everything that `eye` can ask.
struct Asking<'a, G: Searches> {
    table: &'a Match<G>,
    eye: Eye,
    answers: Vec<Answer>,
}

impl<G: Searches> Asking<'_, G> {
    fn note(&mut self, verb: &'static str, about: impl std::fmt::Debug, answer: impl std::fmt::Debug) {
        self.answers.push((verb, format!("{about:?}"), format!("{answer:?}")));
    }

    /// Asks about the table.
    fn of_the_table(&mut self) {
        let (table, eye) = (self.table, self.eye);
        self.note("view", eye, table.view(eye));
        self.note("notes", eye, table.notes(eye));
        self.note("prints", (), table.prints());
        self.note("score", (), table.score());
        self.note("move_count", (), table.move_count());
        self.note("can_undo", (), table.can_undo());
        self.note("has_net", (), table.has_net());
    }

    /// Asks about the decision of a seat: its moves, their consequences, and why other moves are refused.
    fn of_a_decision(&mut self, seat: Seat, others: &[G::Move]) {
        let (table, eye) = (self.table, self.eye);
        self.note("offers", seat, table.offers(seat));
        self.note("legal_moves", seat, table.legal_moves(seat));
        let all = legal(table.game(), seat);
        let some = all.iter().step_by(all.len() / ASKED_MOVES + 1);
        for mv in some.chain(others) {
            let text = dockhand::json::text(mv);
            self.note(
                "score_delta",
                (seat, mv),
                table.score_delta(seat, &text).map(|p| (p.scores, p.reveals)),
            );
            self.note("simulate", (seat, mv), table.simulate(seat, &text, eye));
        }
        for mv in others {
            if let Err(refused) = table.clone().play(seat, &dockhand::json::text(mv), eye) {
                self.note("play", (seat, mv), refused);
            }
            let taps: Vec<String> = table.game().taps(*mv).places.iter().map(ToString::to_string).collect();
            (1..=taps.len()).for_each(|n| self.note("why", (seat, &taps[..n]), table.why(seat, &taps[..n])));
        }
    }

    /// Returns the last plan of a move, or none.
    fn a_plan(&self, seat: Seat, mv: G::Move) -> Vec<String> {
        let mut plan = Vec::new();
        self.table
            .game()
            .plans(seat, mv, &mut |piece, place| plan = vec![piece.to_string(), place.to_string()]);
        plan
    }

    /// Asks a search of a computer player at this seat, and a world that the seat imagines.
    fn of_a_search(&mut self, seat: Seat) {
        let imagined =
            self.table.imagined(seat, 3).map(|world| (world.setup(), world.record(), world.hash()));
        self.note("imagined", seat, imagined);
        let Ok(mut search) = self.table.search(seat, 0, 3, None) else {
            return self.note("search", seat, "refused");
        };
        self.note("search", seat, "thinks");
        self.note("run", seat, search.run(12));
        self.note("budget", seat, search.budget());
        let root_stats = search.root_stats();
        let all = legal(self.table.game(), seat);
        let some: Vec<_> = all.iter().step_by(all.len() / ASKED_MOVES + 1).collect();
        let asked = dockhand::json::text(&some);
        let plans: Vec<_> = some.iter().map(|&&mv| self.a_plan(seat, mv)).collect();
        let plans = dockhand::json::text(&plans);
        self.note("choose", seat, self.table.choose(seat, 0, 3, &root_stats));
        self.note("analyse", seat, self.table.analyse(seat, &root_stats));
        self.note("reason", seat, self.table.reason(seat, &asked, &plans));
        self.note("root_stats", seat, root_stats);
        search.compare_with(1);
        search.run(12);
        self.note("compare_with", seat, search.root_stats());
        let net = shipped_net(G::ID, self.table.game().seats()).unwrap_or_default();
        let judged = self.table.search(seat, 5, 3, Some(&net)).map(|mut search| {
            search.run(12);
            search.root_stats()
        });
        self.note("search", seat, judged);
    }

    /// Asks about a move that shows nothing new, and about the table after undoing it.
    fn of_a_move(&mut self, seat: Seat, mv: G::Move) {
        let (mut table, eye) = (self.table.clone(), self.eye);
        let steps = table.play(seat, &dockhand::json::text(&mv), eye);
        if !table.can_undo() {
            return; // the move has shown something, or is irreversible
        }
        self.note("play", (seat, mv), steps);
        self.note("view", (seat, mv), table.view(eye));
        self.note("notes", (seat, mv), table.notes(eye));
        self.note("score", (seat, mv), table.score());
        self.note("undo", (seat, mv), (table.undo(), table.view(eye), table.notes(eye)));
    }
}

/// Returns everything that an eye can ask. At a public decision it may also ask for the seats that decide.
pub fn answers<G: Searches>(
    table: &Match<G>,
    eye: Eye,
    others: &[G::Move],
    mv: Option<(Seat, G::Move)>,
) -> Vec<Answer> {
    let mut asking = Asking { table, eye, answers: Vec::new() };
    asking.of_the_table();
    let game = table.game();
    for seat in Seat::all(game.seats()) {
        let own = eye == Eye::Seat(seat);
        if own || !game.is_private() {
            asking.of_a_decision(seat, others);
        }
        if own {
            asking.of_a_search(seat);
        }
    }
    if let Some((seat, mv)) = mv {
        asking.of_a_move(seat, mv);
    }
    asking.answers
}

/// Returns a world that an eye cannot tell from this one. For the table, this is a world that all seats
/// together cannot tell from it.
fn world_of<G: Game>(walk: &mut Walk<G>, eye: Eye) -> G {
    let mut world = walk.game.clone();
    for seat in Seat::all(world.seats()).filter(|&seat| eye == Eye::Table || eye == Eye::Seat(seat)) {
        world.imagine(seat, &mut walk.rng);
    }
    world
}

/// Returns some moves that can be named, legal or not, whose taps are the same in this world, and the move
/// that is made.
fn some_moves<G: Game>(walk: &mut Walk<G>, world: &G, made: G::Move) -> Vec<G::Move> {
    let mut all = Vec::new();
    walk.game.candidates(&mut all);
    let mut some: Vec<G::Move> = (0..2).filter_map(|_| walk.one_of(&all)).chain([made]).collect();
    some.retain(|&mv| walk.game.taps(mv) == world.taps(mv));
    some
}

/// Every answer is the same in all worlds that an eye cannot tell apart: for every seat and for the table.
pub fn nothing_hidden_is_answered<G: Searches>(games: usize) {
    let mut asked = BTreeSet::new();
    for mut walk in tables::<G>(games.div_ceil(6)) {
        let mut table = Match::<G>::new(walk.setup.clone()).expect("a table that can be played");
        while let Some((seat, mv)) = walk.choose() {
            if walk.sampled(20) || ends_a_stretch(&walk.game, seat, mv) {
                for eye in Seat::all(walk.game.seats()).map(Eye::Seat).chain([Eye::Table]) {
                    let world = world_of(&mut walk, eye);
                    let others = some_moves(&mut walk, &world, mv);
                    // If only one of the worlds allows a move, the move depends on a hand that this eye does
                    // not see.
                    let both = world.check(seat, mv).is_ok()
                        && shows_nothing(&world, seat, mv)
                        && shows_nothing(&walk.game, seat, mv);
                    let mv = Some((seat, mv)).filter(|_| both);
                    let (truth, other) = (
                        answers(&table, eye, &others, mv),
                        answers(&table.supposing(world), eye, &others, mv),
                    );
                    for (truth, other) in truth.iter().zip(&other) {
                        assert_eq!(truth, other, "{eye:?} is told what it cannot know");
                    }
                    assert_eq!(truth.len(), other.len());
                    asked.extend(truth.into_iter().map(|(verb, ..)| verb));
                }
            }
            walk.game.apply(seat, mv, &mut dockhand::game::Quiet);
            walk.moves.push((seat, mv));
            table.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("legal");
        }
    }
    let compared: BTreeSet<&str> =
        VERBS.iter().filter(|(_, held)| *held == Compared).map(|(verb, _)| *verb).collect();
    assert_eq!(asked, compared, "every verb is asked, and none that is not on the list");
}

/// Returns whether a move shows no viewer anything new.
fn shows_nothing<G: Game>(game: &G, seat: Seat, mv: G::Move) -> bool {
    let (mut after, mut steps) = (game.clone(), Vec::new());
    after.apply(seat, mv, &mut steps);
    let shows = |motion| dockhand::game::reveals(game, &after, motion);
    !steps.iter().any(|step| matches!(step, dockhand::game::Step::Motion(motion) if shows(*motion)))
}

/// Returns whether a move causes many steps, as at the end of a round; such moves are checked more closely.
fn ends_a_stretch<G: Game>(game: &G, seat: Seat, mv: G::Move) -> bool {
    let (mut after, mut steps) = (game.clone(), Vec::new());
    after.apply(seat, mv, &mut steps);
    !shows_nothing(game, seat, mv) && steps.len() > 12
}

/// Returns the names of the functions between two lines of a source.
fn functions<'a>(source: &'a str, from: &str, start: &str) -> BTreeSet<&'a str> {
    let body = source
        .split(from)
        .nth(1)
        .and_then(|rest| rest.split("\n}\n").next())
        .expect("that part of the source");
    let name = |line: &'a str| line.strip_prefix(start).and_then(|rest| rest.split('(').next());
    body.lines().filter_map(name).collect()
}

/// Every verb of a session and of its interface for JavaScript is on the list, so that a new one cannot be
/// forgotten.
#[test]
fn every_verb_is_on_the_list() {
    let all: BTreeSet<&str> = VERBS.iter().map(|(verb, _)| *verb).collect();
    let rust = functions(
        include_str!("../../../src/session/mod.rs"),
        "\npub trait Session: LiveChance + Ahead + Learning {",
        "    fn ",
    );
    let live =
        functions(include_str!("../../../src/session/live_chance.rs"), "\npub trait LiveChance {", "    fn ");
    let ahead = functions(include_str!("../../../src/session/ahead.rs"), "\npub trait Ahead {", "    fn ");
    let learning =
        functions(include_str!("../../../src/session/learn.rs"), "\npub trait Learning {", "    fn ");
    let search =
        functions(include_str!("../../../src/session/search.rs"), "\npub trait AnySearch {", "    fn ");
    assert_eq!([rust, live, ahead, learning, search].into_iter().flatten().collect::<BTreeSet<_>>(), all);
    let web = include_str!("../../../web/src/lib.rs");
    for (web, part) in [
        (web, "\nimpl Session {"),
        (web, "\nimpl Search {"),
        (include_str!("../../../web/src/live_chance.rs"), "\nimpl Session {"),
        (include_str!("../../../web/src/ahead.rs"), "\nimpl Session {"),
        (include_str!("../../../web/src/learn.rs"), "\nimpl Session {"),
        (include_str!("../../../web/src/reasons.rs"), "\nimpl Session {"),
    ] {
        for verb in functions(web, part, "    pub fn ") {
            assert!(all.contains(verb) || BEGINNINGS.contains(&verb), "{verb} is on no list");
        }
    }
}
