//! What is handed on of a running game is the same game to everybody, and has nothing of what is to come.

use crate::walk::{Walk, finish, legal, tables};
use dockhand::bot::Knowledge;
use dockhand::game::{Eye, Game, Seat, Step};
use dockhand::record::Record;
use dockhand::session::{Match, Session};

/// All that was said in a recorded game.
fn said<G: Game>(record: &str) -> Vec<String> {
    let mut steps: Vec<Step<G>> = Vec::new();
    Record::<G>::decode(record).expect("a record").replay(|_, _, _| {}, &mut steps).expect("a game");
    steps.iter().filter(|step| matches!(step, Step::Say(_))).map(|step| format!("{step:?}")).collect()
}

/// Everything that anybody at the table knows of a game: also what each holds.
fn known<G: Knowledge>(table: &Match<G>) -> Vec<String> {
    let seats = table.game().seats();
    let eyes = Seat::all(seats).map(Eye::Seat).chain([Eye::Table]);
    let seen = eyes.flat_map(|eye| [table.view(eye), table.notes(eye)]);
    let may = Seat::all(seats).map(|seat| format!("{:?}", legal(table.game(), seat)));
    seen.chain(may).chain([table.score(), format!("{:?}", table.moves())]).collect()
}

/// The match of a walk.
fn sit_down<G: Knowledge>(walk: &Walk<G>) -> Match<G> {
    Match::resume(&dockhand::record::to_file::<G>(&walk.setup, &walk.moves)).expect("our own record")
}

/// To everybody it is the same game, and it plays on to its end.
pub fn what_is_shared_is_the_same_game<G: Knowledge>(games: usize) {
    let (mut other, mut all, mut longest) = (0, 0, 0);
    for mut walk in tables::<G>(games.div_ceil(3)) {
        loop {
            if walk.sampled(30) || walk.game.to_act().is_empty() {
                let table = sit_down(&walk);
                let shared = table.shared(walk.rng.next_u64() as u32);
                let by_link = Match::<G>::resume(&shared.link).expect("our own link");
                let by_file = Match::<G>::resume(&shared.record).expect("our own file");
                assert_eq!(known(&by_link), known(&table));
                let (told, truth) = (said::<G>(&shared.link), said::<G>(&table.record()));
                for (told, truth) in told.iter().zip(&truth) {
                    assert_eq!(told, truth);
                }
                assert_eq!(told.len(), truth.len());
                assert_eq!(by_link.game(), by_file.game());
                assert_eq!((by_link.link(), by_link.record()), (shared.link.clone(), shared.record.clone()));
                if table.game().outcome().is_some() {
                    assert!(
                        !shared.secrets && shared.link == table.link() && shared.record == table.record()
                    );
                    break;
                }
                assert_ne!(by_link.setup(), table.setup(), "another seed");
                all += 1;
                other += usize::from(by_link.game().describe() != table.game().describe());
                longest = longest.max(shared.link.len());
                plays_on(by_link, &mut walk);
            }
            walk.step();
        }
    }
    println!("{other} of {all} differ in what is hidden; the longest link has {longest} characters");
    assert!(other * 2 > all, "{other} of {all} differ in what is hidden");
}

/// A game that was handed on goes on, can be taken back, and is recorded as it went.
fn plays_on<G: Knowledge>(mut table: Match<G>, walk: &mut Walk<G>) {
    let mut game = table.game().clone();
    finish(&mut game, &mut walk.rng);
    while let Some(seat) = table.game().to_act().first() {
        let mv = walk.one_of(&legal(table.game(), seat)).expect("whoever is to act has a legal move");
        table.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("legal");
        if walk.sampled(4) && table.undo() {
            table.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("still legal");
        }
    }
    for text in [table.link(), table.record()] {
        assert_eq!(Match::<G>::resume(&text).expect("our own record").game(), table.game());
    }
}

/// What is handed on depends on nothing that nobody knows: from two games that nobody can tell apart comes the same.
pub fn what_is_shared_forgets_the_truth<G: Knowledge>(games: usize) {
    for mut walk in tables::<G>(games.div_ceil(3)) {
        while walk.step().is_some() {
            if walk.sampled(30) && walk.game.outcome().is_none() {
                let table = sit_down(&walk);
                let [one, two, seed] = [(); 3].map(|()| walk.rng.next_u64() as u32);
                let redrawn = |seed| table.redrawn(seed).expect("the moves lead there");
                let shared = table.shared(seed);
                assert_eq!(redrawn(one).shared(seed), shared);
                assert_eq!(redrawn(two).shared(seed), shared);
            }
        }
    }
}
