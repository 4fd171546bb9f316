//! M11: the length of the links of whole games, and that they open the same game. A link cannot be shorter
//! than the choices of the game require, so its length depends on the style of play: games of C'est mon fort
//! ! last as long as players forget.

use crate::contract::walk::{Walk, legal, tables};
use dockhand::bot::{Knowledge, Level, Observed, choose};
use dockhand::duel::Duel;
use dockhand::game::{Game, Quiet, Rules, Seat};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::record::{to_file, to_link};
use dockhand::session::search::Searches;
use dockhand::session::{Match, Session};

/// The most characters of any link, and of that of the longest Kontor (M11).
const MOST: usize = 400;
const MOST_OF_KONTOR: usize = 2000;
/// A style of play: returns the index of the chosen move from the number of moves played and the number of
/// legal ones.
type Style = fn(usize, usize) -> usize;
/// Typical names of players.
const NAMES: [&str; 4] = ["Anna", "Bruno", "Chloé", "David"];

fn named<G: Game>(mut walk: Walk<G>) -> Walk<G> {
    for (player, name) in walk.setup.players.iter_mut().zip(NAMES) {
        player.name = name.to_owned();
    }
    walk
}

/// Returns the link of a game, after checking that it opens the same game.
fn link_of<G: Searches>(walk: &Walk<G>) -> String {
    let link = to_link::<G>(&walk.setup, &walk.moves);
    let again = Match::<G>::resume(&link).expect("our own link");
    assert_eq!(again.game(), &walk.game);
    assert_eq!(again.moves(), walk.moves);
    link
}

/// Returns the length of the link that is shared before the last move, the longest of a running game.
fn shared_link_of<G: Searches>(walk: &Walk<G>) -> usize {
    let running = to_file::<G>(&walk.setup, &walk.moves[..walk.moves.len() - 1]);
    let shared = Match::<G>::resume(&running).expect("our own file").share(1, u32::MAX);
    assert!(Match::<G>::resume(&shared.link).is_ok());
    shared.link.len()
}

/// Returns the greatest length of a shared link in games of random moves.
fn longest_shared<G: Searches>(games: usize) -> usize {
    let walks = tables::<G>(games).map(named).map(|mut walk| {
        while walk.step().is_some() {}
        shared_link_of(&walk)
    });
    walks.max().expect("games")
}

#[test]
fn m11_shared_records_keep_to_the_same_lengths() {
    let longest = [longest_shared::<Imhotep>(300), longest_shared::<Duel>(300)];
    println!("{longest:?}");
    assert!(longest.iter().all(|&length| length <= MOST), "{longest:?}");
    let longest = longest_shared::<Kontor>(300);
    println!("{longest}");
    assert!(longest <= MOST_OF_KONTOR, "{longest}");
}

/// Returns the greatest length of the link of a finished game in games of random moves.
fn longest_at_random<G: Searches>(games: usize) -> usize {
    let walks = tables::<G>(games).map(named).map(|mut walk| {
        while walk.step().is_some() {}
        link_of(&walk).len()
    });
    walks.max().expect("games")
}

#[test]
fn m11_no_link_of_imhotep_or_the_duel_is_longer_than_400_characters() {
    let longest = [longest_at_random::<Imhotep>(1500), longest_at_random::<Duel>(1500)];
    assert!(longest.iter().all(|&length| length <= MOST), "{longest:?}");
}

/// The link of a game of random moves may be longer, since no player remembers anything in it. Players with a
/// memory, such as computer players of all levels (which think less here than they may), finish sooner.
#[test]
fn m11_no_link_of_cest_mon_fort_is_longer_than_400_characters_where_players_remember() {
    for (mut walk, like) in tables::<Rampart>(120).map(named).zip(Rampart::LEVELS.iter().cycle()) {
        let level = Level { iterations: like.iterations.min(20), ..*like };
        while let Some(seat) = walk.game.to_act().first() {
            let seen = Observed::recalled(&walk.game, seat, level.memory, walk.setup.seed, &walk.moves);
            let mv =
                choose(seen, &level, walk.rng.next_u64() as u32).expect("whoever is to act has a choice");
            walk.game.apply(seat, mv, &mut Quiet);
            walk.moves.push((seat, mv));
        }
        let length = link_of(&walk).len();
        let shared = shared_link_of(&walk);
        println!("{length} {shared} {} {}", walk.moves.len(), level.memory);
        assert!(shared <= MOST, "{shared} characters before the last move");
        assert!(length <= MOST, "{length} characters, {} moves", walk.moves.len());
    }
}

/// Plays to the end in this style.
fn play(mut walk: Walk<Kontor>, style: Style) -> Walk<Kontor> {
    while let Some(seat) = deciding(&walk.game) {
        let moves = legal(&walk.game, seat);
        let mv = moves[style(walk.moves.len(), moves.len())];
        walk.game.apply(seat, mv, &mut Quiet);
        walk.moves.push((seat, mv));
        assert!(walk.moves.len() < 4000, "the game does not end");
    }
    walk
}

fn deciding(game: &Kontor) -> Option<Seat> {
    game.to_act().first()
}

/// Random moves, always the first or always the last legal move (one of which is to pass), and alternating.
#[test]
fn m11_no_link_of_kontor_is_longer_than_2000_characters() {
    let mut longest = longest_at_random::<Kontor>(1500);
    let styles: [Style; 4] = [
        |_, _| 0,
        |_, all| all - 1,
        |at, all| (at * 7919 + 13) % all,
        |at, all| if at % 2 == 0 { 0 } else { all - 1 },
    ];
    for style in styles {
        for walk in tables::<Kontor>(400).map(named) {
            longest = longest.max(link_of(&play(walk, style)).len());
        }
    }
    println!("{longest}");
    assert!((400..=MOST_OF_KONTOR).contains(&longest), "{longest}");
}
