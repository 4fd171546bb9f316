//! How scenarios and options compose (`#[cfg(test)]`).

use super::*;
use crate::kontor::setup::compose::{conflicts, layered, nonsense};

fn tables() -> impl Iterator<Item = (Scenario, u8)> {
    Scenario::ALL.into_iter().flat_map(|s| s.players().iter().map(move |&players| (s, players)))
}

fn pairs() -> impl Iterator<Item = [OptionalRule; 2]> {
    let all = || OptionalRule::ALL.into_iter();
    all().flat_map(move |a| all().filter(move |&b| a < b).map(move |b| [a, b]))
}

fn senseless(players: u8, scenario: Scenario, options: &[OptionalRule]) -> Vec<Conflict> {
    nonsense(players, scenario, options.iter().copied().collect(), Edges::Both).collect()
}

/// Every scenario can be played without options.
#[test]
fn every_scenario_can_be_played() {
    for (scenario, players) in tables() {
        assert_eq!(senseless(players, scenario, &[]), []);
        let composed = compose(players, scenario, OptionSet::default(), Edges::Both);
        assert!(composed.is_ok(), "{scenario:?}");
    }
    let names: Vec<String> =
        Scenario::ALL.iter().map(|s| serde_json::to_value(s).unwrap().as_str().unwrap().to_owned()).collect();
    assert!(names.iter().zip(Scenario::ALL).all(|(name, scenario)| name == scenario.name()));
    let written = serde_json::to_value(Config::default()).unwrap();
    assert!(OptionalRule::ALL.iter().all(|option| written[option.key()] == false));
}

/// All reasons are reported at once.
#[test]
fn all_conflicts_are_reported_at_once() {
    let config = Config {
        scenario: Scenario::Speed,
        blockade: true,
        last_point: true,
        special_shop: true,
        great_flood: true,
        ..Config::default()
    };
    let all = Kontor::conflicts(4, &config);
    for one in [
        Conflict::Players { seats: 4, allowed: &[2] },
        Conflict::Needs { option: OptionalRule::Blockade, thing: Requirement::MoreThanTheAnchor },
        Conflict::ClashesWithScenario { option: OptionalRule::LastPoint, scenario: Scenario::Speed },
        Conflict::Clash { option: OptionalRule::SpecialShop, with: OptionalRule::GreatFlood },
    ] {
        assert!(all.contains(&one), "{one:?} is missing in {all:?}");
    }
    assert_eq!(Kontor::new(4, &config, 1).err(), Some(all));
    let mut chance = Chance::sorted(&compose(2, Scenario::Base, OptionSet::default(), Edges::Both).unwrap());
    chance.canals[0] = 46;
    let start = Kontor::start(
        2,
        &Config { scenario: Scenario::Base, ..Config::default() },
        &chance,
        Rng::new(1),
        &mut Quiet,
    );
    assert_eq!(start.err(), Some(vec![Conflict::WrongCards]));
    assert_eq!(conflicts(3, Scenario::Base, OptionSet::default(), Edges::Both).len(), 1);
}

/// The order in which options are chosen does not matter.
#[test]
fn options_commute() {
    for (scenario, players) in tables() {
        for [a, b] in pairs().filter(|pair| senseless(players, scenario, pair).is_empty()) {
            let plain = layered(players, scenario, [a, b].into_iter().collect(), Edges::Both).0;
            let (mut first, mut second) = (plain, plain);
            a.amend(&mut first);
            b.amend(&mut first);
            b.amend(&mut second);
            a.amend(&mut second);
            assert_eq!(first, second, "{scenario:?} {a:?} {b:?}");
        }
    }
}

/// No option is idle: each changes the ruleset of some table at which it makes sense.
#[test]
fn no_option_is_idle() {
    let plain = |scenario: Scenario, players, options: &[OptionalRule]| {
        layered(players, scenario, options.iter().copied().collect(), Edges::Both).1
    };
    for option in OptionalRule::ALL {
        let with =
            if option == OptionalRule::FloodChoice { vec![OptionalRule::GreatFlood] } else { Vec::new() };
        let changes = |&(scenario, players): &(Scenario, u8)| {
            let both: Vec<OptionalRule> = with.iter().copied().chain([option]).collect();
            senseless(players, scenario, &both).is_empty()
                && plain(scenario, players, &both) != plain(scenario, players, &with)
        };
        assert!(tables().any(|table| changes(&table)), "{option:?} changes nothing");
    }
}

/// kontor/ruling-10: a suggestion does not override what a scenario's page sets: its board stays; the board
/// of misery is used if the page names none.
#[test]
fn a_scenario_outranks_suggestions() {
    let board = |players: u8, scenario: Scenario, option: OptionalRule| {
        layered(players, scenario, [option].into_iter().collect(), Edges::Both).1.setup.board
    };
    assert_eq!(board(2, Scenario::Base, OptionalRule::Misery), (7, 7));
    assert_eq!(board(4, Scenario::Advanced, OptionalRule::Misery), (7, 7), "printed for four as well");
    assert_eq!(board(2, Scenario::Advanced, OptionalRule::BridgeAndFlood), (7, 7));
    assert_eq!(board(2, Scenario::Giant, OptionalRule::BridgeAndFlood), (8, 8));
    for players in [2, 4] {
        assert_eq!(board(players, Scenario::Euphrates, OptionalRule::Misery), (6, 6));
        assert_eq!(board(players, Scenario::SingleFile, OptionalRule::Misery), (7, 7));
    }
    assert_eq!(
        board(4, Scenario::IleGrande, OptionalRule::Misery),
        (8, 8),
        "its own page prints it for four"
    );
    assert_eq!(board(2, Scenario::IleGrande, OptionalRule::Misery), (7, 7));
    let misery = layered(2, Scenario::Advanced, [OptionalRule::Misery].into_iter().collect(), Edges::Both).1;
    assert_eq!((misery.setup.purse, misery.setup.treasury), (3, 0));
}

/// kontor/misery: with four players each gets three florins, no others exist, and the board is 7 × 7.
#[test]
fn misery_for_four_is_played_on_seven_by_seven() {
    let game = Kontor::new(4, &Config { misery: true, ..config(Scenario::Advanced) }, 1).unwrap();
    assert_eq!((game.harbour.bounds().columns.size, game.harbour.bounds().rows.size), (7, 7));
    assert_eq!((Seat::all(4).map(|seat| game.purse(seat)).sum::<u8>(), game.money.treasury()), (12, 0));
}

/// kontor/dead-drunk, kontor/ruling-3: the tokens for passing are the taverns; or special cards, if a rule about taverns is
/// played as well: then the taverns stay in the piles.
#[test]
fn a_special_card_may_be_the_token_for_passing() {
    use OptionalRule as O;
    let play = |players: u8, options: &[O]| {
        compose(players, Scenario::Advanced, options.iter().copied().collect(), Edges::Both)
    };
    for players in [2, 4] {
        assert!(play(players, &[O::DeadDrunk]).unwrap().setup.without.taverns);
        for other in [O::OldGrudges, O::Protection, O::Corruption1, O::Corruption2] {
            let rules = play(players, &[O::DeadDrunk, other]).unwrap();
            assert_eq!((rules.turn.pass, rules.setup.without.taverns), (Pass::Secret, false), "{other:?}");
        }
    }
    let drunk = Config { dead_drunk: true, protection: true, ..config(Scenario::Advanced) };
    let game = Kontor::new(2, &drunk, 4).unwrap();
    let docks = |seat: Seat| game.deck.downwards(Pile::Docks(seat)).len() + game.deck.hand(seat).count() - 2;
    assert_eq!((docks(RED), docks(BLACK), game.boxed()), (22, 22, 6), "six special cards stay in the box");
    assert!(game.legal(RED).contains(&Move::Pass));
}

/// kontor/ruling-96, kontor/ruling-107: the combinations that the table refuses.
#[test]
fn senseless_combinations() {
    use OptionalRule as O;
    use Scenario as S;
    let refused =
        |players, scenario, options: &[OptionalRule]| !senseless(players, scenario, options).is_empty();
    for (scenario, option) in [
        (S::Base, O::Blockade),
        (S::Base, O::Protection),
        (S::Bakchich, O::Blockade),
        (S::EverSmaller, O::Protection),
        (S::Gulliver, O::Blockade),
        (S::Speed, O::Blockade),
        (S::Freewheel, O::Blockade),
        (S::Gulliver, O::OldGrudges),
        (S::Gulliver, O::Corruption1),
        (S::Advanced, O::FloodChoice),
        (S::TicTacToe, O::SpecialShop),
        (S::IleGrande, O::GreatFlood),
        (S::Speed, O::LastPoint),
        (S::TicTacToe, O::Export),
        (S::EverSmaller, O::LastPoint),
        (S::Embargo, O::Export),
        (S::Speed, O::FinalSprint),
        (S::Freewheel, O::Misery),
        (S::Freewheel, O::FreeDraw),
        (S::Freewheel, O::Events),
        (S::Freewheel, O::Justice),
        (S::Freewheel, O::Corruption2),
    ] {
        assert!(refused(2, scenario, &[option]), "{scenario:?} {option:?}");
    }
    assert!(O::ALL.iter().all(|&option| refused(3, S::FreewheelSolo, &[option])));
    assert!(
        [O::Events, O::Smuggling, O::Justice, O::LastPoint, O::SpecialShop, O::Export]
            .iter()
            .all(|&o| refused(4, S::Advanced, &[o]))
    );
    assert!(
        refused(4, S::IleGrande, &[O::FloodChoice])
            && refused(2, S::Advanced, &[O::Corruption1, O::Corruption2])
    );
    assert!(!refused(2, S::Advanced, &[O::BridgeAndFlood, O::GreatFlood, O::FloodChoice]));
    assert!(!refused(2, S::Gulliver, &[O::DeadDrunk]) && !refused(2, S::Freewheel, &[O::Smuggling]));
    assert!(!refused(2, S::Gulliver, &[O::Misery]) && !refused(2, S::Speed, &[O::Events]));
}

/// The start layouts: each has one anchor, its canals are connected, and it fits its board.
#[test]
fn layouts() {
    for layout in Layout::ALL {
        let cells: Cells = layout.canals().chain([Cell::ANCHOR]).collect();
        assert_eq!(cells.parts(at(-12, -8)).count(), 1, "{layout:?}");
        assert_eq!(layout.drawing().iter().filter(|row| row.contains('A')).count(), 1);
    }
    assert_eq!(Layout::Cross.canals().count(), 8);
    let grande = layered(2, Scenario::CanaleGrande, OptionSet::default(), Edges::Both).1;
    let game = deal::empty(grande);
    assert_eq!((game.harbour.bounds().columns.size, game.harbour.bounds().rows.size), (12, 4));
}
