//! Mistakes that were found by comparing thousands of games with independent programs: limits that no rule
//! has, and cases in which two rules meet (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation, Printed};
use crate::kontor::options::{alone, drunk, smuggling, sunken};
use crate::kontor::turn::round;
use crate::kontor::turn::{ending, laying, score, scoring, ship};
use serde_json::json;

fn tokens(game: &Kontor) -> Vec<String> {
    let mut all = Vec::new();
    game.tokens(&mut |at, _| all.push(at.to_string()));
    all
}

/// kontor/corruption-1, kontor/ruling-2: a dock holds any number of warehouses of a kind; all are shown,
/// counted, and returned with it.
#[test]
fn a_third_warehouse_by_corruption() {
    let mut game = with(2, Scenario::Base, &[OptionalRule::Corruption1], ". . . / 17 A . / . . .");
    let (dock, tavern) = (at(-1, 0), at(-1, -1));
    for wines in 2..=4 {
        game.lays_alone(RED, 89, tavern);
        assert_eq!(game.legal(RED), [Move::Decline, Move::Bribe { cell: dock }], "{wines}");
        game.plays(RED, Move::Bribe { cell: dock });
        assert_eq!(
            (game.stock_of(Side::Red, game.harbour.land()), game.supply.common()),
            ([0, wines, 0], [16, 16 - wines, 16])
        );
        ship::take_away(&mut game, tavern, RED, &mut Quiet);
        game.deck.pick(RED, 89);
    }
    let seen = tokens(&game);
    for place in ["stock/-1,0/wine", "extra/-1,0/wine", "extra/-1,0/wine/2", "extra/-1,0/wine/3"] {
        assert_eq!(seen.iter().filter(|at| *at == place).count(), 1, "{place} in {seen:?}");
    }
    assert_eq!(game.describe()["board"][0]["stock"], json!(["wine", "wine", "wine", "wine"]));
    ship::take_away(&mut game, dock, RED, &mut Quiet);
    assert_eq!((game.stock_of(Side::Red, Cells::ALL), game.supply.common()), ([0; 3], [16; 3]));
}

/// kontor/euphrates, kontor/ruling-69: goods hidden by a canal go to a dock even if it has two of their kind
/// already.
#[test]
fn a_third_warehouse_out_of_a_canal() {
    let mut game = drawn(2, Scenario::Euphrates, ". ~ . / 19 ~ . / . . A");
    sunken::sink(&mut game, at(-1, -1), Good::Tea);
    let _ = game.warehouses.put(at(-2, -1), Good::Tea);
    let _ = laying::put(&mut game, 87, at(0, -1), &mut Quiet);
    game.lays_alone(RED, 84, at(-1, 0));
    assert_eq!(game.legal(RED), [Move::Salvage { cell: at(-2, -1) }]);
    let told = game.plays(RED, Move::Salvage { cell: at(-2, -1) });
    assert!(told.contains(&Event::Salvaged {
        seat: RED,
        good: Good::Tea,
        from: at(-1, -1),
        cell: at(-2, -1)
    }));
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [3, 0, 0]);
    // A sector is scored with all of these warehouses, and all are returned.
    let supply = game.supply.common();
    let land = game.harbour.land();
    scoring::score_sector(&mut game, land, true, &mut Quiet);
    assert_eq!((score::total(&game, RED), game.supply.common()[0]), (1, supply[0] + 3));
}

/// kontor/events, kontor/ruling-113: a warehouse is exchanged for one of a kind of which the dock has two.
#[test]
fn a_third_warehouse_by_exchange() {
    let mut game = with(2, Scenario::Advanced, &[OptionalRule::Events], "7 . . / . A .");
    let dock = at(-1, -1);
    let _ = game.warehouses.put(dock, Good::Wine);
    game.events.set_due(&[EventCard::FloodDamage as u8]);
    round::begin_round(&mut game, &mut Quiet);
    let exchange = |from, to| Move::Exchange { cell: dock, from, to };
    assert!(game.legal(RED).contains(&exchange(Good::Spice, Good::Wine)), "{:?}", game.legal(RED));
    game.plays(RED, exchange(Good::Spice, Good::Wine));
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [0, 3, 0]);
}

/// kontor/smuggling, kontor/one-good: the owner of a dock that is turned up chooses the good, even one that
/// the supply lacks (kontor/ruling-95); then the next card is turned up.
#[test]
fn the_smuggler_chooses_the_good() {
    let options = [OptionalRule::Smuggling, OptionalRule::OneGood];
    let mut game = with(2, Scenario::Advanced, &options, ". ~ . . / ~ . ~ ~ / . ~ A .");
    game.harbour.set_face_down(Cells::of(at(-1, -1)).or(Cells::of(at(0, -2))));
    game.smuggled.lay(Side::Red, at(-1, -1), 7);
    game.smuggled.lay(Side::Black, at(0, -2), 4);
    game.supply.set([1, 16, 0]);
    let mut steps = Vec::new();
    ending::end_game(&mut game, End::DryRounds, &mut steps);
    assert_eq!(events(&steps), [Event::TurnedUp { seat: BLACK, number: 4, cell: at(0, -2) }]);
    assert_eq!((game.ask(), game.to_act().first()), (Some(Ask::Land { number: 4 }), Some(BLACK)));
    assert_eq!(game.legal(BLACK), Good::ALL.map(|good| Move::Land { good }));
    let told = game.plays(BLACK, Move::Land { good: Good::Spice });
    assert_eq!(
        told,
        [
            Event::NoWarehouseLeft { good: Good::Spice },
            Event::TurnedUp { seat: RED, number: 7, cell: at(-1, -1) }
        ]
    );
    assert_eq!(game.refusal(RED, Move::Land { good: Good::Tea }), Refusal::NotOnTheCard);
    assert_eq!(game.refusal(BLACK, Move::Land { good: Good::Wine }), Refusal::NotYourDecision);
    game.plays(RED, Move::Land { good: Good::Wine });
    assert!(matches!(game.question.pending(), Pending::Over(End::DryRounds)));
    assert_eq!(
        (score::total(&game, RED), score::total(&game, BLACK), game.supply.common()),
        (1, 0, [1, 16, 0])
    );
}

/// kontor/freewheel, kontor/ruling-81: a coin may lie on a dock that has the other tavern's already; the dock is sober only
/// when both have gone.
#[test]
fn a_second_coin_on_a_dock() {
    let mut game = drawn(2, Scenario::Freewheel, "89 17 88 18 / . A . .");
    let (red, dock, black) = (at(-1, -1), at(0, -1), at(1, -1));
    game.coins.lay(0, dock);
    let treat = |tavern, dock| Move::Treat { tavern, dock };
    assert!(game.legal(RED).contains(&treat(red, dock)), "{:?}", game.legal(RED));
    game.plays(RED, treat(red, dock));
    assert_eq!(
        (drunk::size(&game, game.harbour.land()), game.stock_of(Side::Red, game.harbour.land())),
        (3, [0; 3])
    );
    let seen = tokens(&game);
    for place in ["coin/0,-1", "coin/0,-1/2"] {
        assert_eq!(seen.iter().filter(|at| *at == place).count(), 1, "{place} in {seen:?}");
    }
    game.plays(RED, Move::Pass);
    assert_eq!(game.refusal(BLACK, treat(black, dock)), Refusal::DrunkAlready, "its own coin lies there");
    game.plays(BLACK, treat(black, at(2, -1)));
    assert_eq!(drunk::size(&game, game.harbour.land()), 2, "18 and 17 are drunk");
    ship::take_away(&mut game, red, RED, &mut Quiet);
    assert_eq!(
        (game.coins.on(), drunk::size(&game, game.harbour.land())),
        ([Some(at(2, -1)), None], 2),
        "17 is sober"
    );
}

/// kontor/freewheel-solo: the docks of a drawn harbour belong to no player at the start. Its cranes bar all
/// players, its taverns make no dock drunk, and its docks can be made drunk and taken like others; a player
/// who lays one of them again owns it.
#[test]
fn docks_of_a_drawn_harbour_have_no_owner() {
    let map = ["c ~ . .", "~ A ~ .", ". t ~ C"];
    let harbour = json!({"game": "kontor", "harbour": {"columns": 6, "rows": 6, "map": map}});
    let components = serde_json::from_value(harbour).unwrap();
    let config = Config { components: Some(components), ..config(Scenario::FreewheelSolo) };
    let mut game = Kontor::new(3, &config, 5).unwrap();
    assert_eq!((game.harbour.all_docks(), game.harbour.land().len()), (Cells::NONE, 3));
    assert!(!tokens(&game).iter().any(|at| at.starts_with("owner/")));
    let corner = at(-1, 1); // beside the tavern, and beside no crane
    for seat in Seat::all(3) {
        assert_eq!(game.bars(seat, 17, at(2, 0)), Some(Refusal::CraneBars));
        assert_eq!(game.bars(seat, 17, corner), None);
    }
    game.round.give_turn(BLACK);
    let _ = laying::put(&mut game, 88, corner, &mut Quiet);
    game.question.ask(Pending::Play, Seats::only(BLACK));
    let treats = game.legal(BLACK).into_iter().filter(|mv| matches!(mv, Move::Treat { .. }));
    assert_eq!(treats.collect::<Vec<_>>(), [Move::Treat { tavern: corner, dock: at(0, 1) }]);
    assert_eq!(game.refusal(BLACK, Move::Treat { tavern: at(0, 1), dock: corner }), Refusal::NotYourTavern);
    game.plays(BLACK, Move::Treat { tavern: corner, dock: at(0, 1) });
    assert_eq!(
        (drunk::size(&game, game.harbour.land()), alone::owner(&game, corner)),
        (3, Some(BLACK)),
        "the drawn tavern is drunk"
    );
    ship::take_away(&mut game, at(0, 1), RED, &mut Quiet);
    assert_eq!(game.coins.on(), [None; 2], "who is taken is sober");
    game.round.give_turn(Seat(2));
    let _ = laying::put(&mut game, 89, at(0, 1), &mut Quiet);
    assert_eq!(alone::owner(&game, at(0, 1)), Some(Seat(2)));
}

/// kontor/dead-drunk: it can be combined with Gulliver, which has no taverns either.
#[test]
fn dead_drunk_with_gulliver() {
    let mut game = with(2, Scenario::Gulliver, &[OptionalRule::DeadDrunk], ". . . / . A . / . . .");
    game = game.with_hand(RED, &[17]).with_hand(BLACK, &[18]);
    assert_eq!((game.ask(), game.money.purses()[..2].to_vec()), (Some(Ask::Choose), vec![3, 3]));
    game.plays(RED, Move::Pass);
    let told = game.plays(BLACK, Move::Choose { card: 18 });
    assert!(told.contains(&Event::Passed { seat: RED, got: true }), "{told:?}");
    assert_eq!((game.ask(), game.purse(RED)), (Some(Ask::Lay { number: 18 }), 4), "who passes is not taxed");
}

/// kontor/smuggling, kontor/ruling-102, kontor/freewheel: a card can also be laid face down if players take
/// turns: without tax and ship, and replaced from either pile. It closes no sector, and is turned up at the
/// end.
#[test]
fn smuggling_in_freewheel() {
    let board = "~ ~ ~ . / ~ 17 . . / ~ ~ A .";
    let game = with(2, Scenario::Freewheel, &[OptionalRule::Smuggling], board);
    let mut game = game
        .with_hand(RED, &[19, 29, 49, 93])
        .with_pile(Pile::Docks(RED), &[23, 25, 27, 33])
        .with_pile(Pile::Canals, &[50, 52]);
    game.deck.know(19);
    let dark: Vec<Move> =
        game.legal(RED).into_iter().filter(|mv| matches!(mv, Move::Smuggle { .. })).collect();
    assert_eq!(dark, [Move::Smuggle { card: 19 }, Move::Smuggle { card: 49 }]);
    assert_eq!(game.refusal(RED, Move::Smuggle { card: 93 }), Refusal::CannotBeSmuggled);
    let told = game.plays(RED, Move::Smuggle { card: 19 });
    assert_eq!((told, game.ask()), (vec![Event::Smuggles { seat: RED }], Some(Ask::Smuggle)));
    assert!(
        !game.sees(Eye::Seat(BLACK), Place::Chosen(RED)) && game.sees(Eye::Seat(RED), Place::Chosen(RED))
    );
    let told = game.plays(RED, Move::Lay { cell: at(0, -1) });
    assert_eq!(told, [Event::Smuggled { seat: RED, cell: at(0, -1), dock: true }]);
    assert_eq!(
        (game.ask(), game.money.purses()[..2].to_vec()),
        (Some(Ask::Draw), vec![2, 2]),
        "nobody is taxed"
    );
    game.plays(RED, Move::Draw { from: Heap::Docks });
    assert_eq!((game.round.turn(), game.ask(), game.round.has_laid()), (BLACK, Some(Ask::Play), false));
    assert!(!game.sees(Eye::Seat(BLACK), Place::Cell(at(0, -1))));
    game.plays(BLACK, Move::Pass);
    assert!(!game.legal(RED).iter().any(|mv| matches!(mv, Move::Smuggle { .. })), "once a game");
    let worlds: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| {
            let mut world = game.clone();
            world.imagine(BLACK, &mut Rng::new(seed));
            world.smuggled.number(Side::Red)
        })
        .collect();
    assert!(
        worlds.len() > 1 && worlds.iter().all(|&card| smuggling::can_be_smuggled(&game, card) && card < 45)
    );
    for (number, cell) in [(54, at(0, -2)), (56, at(1, -1))] {
        let _ = laying::put(&mut game, number, cell, &mut Quiet);
    }
    drunk::renew_sectors(&mut game, &mut Quiet);
    assert!(game.sectors.done().is_empty(), "17 is open where the card lies face down");
    let mut steps = Vec::new();
    ending::end_game(&mut game, End::DryRounds, &mut steps);
    assert!(events(&steps).contains(&Event::TurnedUp { seat: RED, number: 19, cell: at(0, -1) }));
    assert_eq!((game.sectors.done().len(), score::total(&game, RED), winners(&game)), (2, 1, vec![RED]));
}

/// kontor/smuggling, kontor/ruling-102: a face-down card asks for no tax, even if a components file prints
/// florins on other cards.
#[test]
fn a_face_down_card_is_not_taxed() {
    let game = with(2, Scenario::Freewheel, &[OptionalRule::Smuggling], ". . . / . A . / . . .");
    let mut game = game.with_hand(RED, &[60, 62]);
    let mut cards = CardTable::RECONSTRUCTED;
    for number in 3..90 {
        if cards.may_show(number, Mark::Florin) {
            cards.print(number, Mark::Florin);
        }
    }
    game.cards = Printed::of(cards);
    game.plays(RED, Move::Smuggle { card: 60 });
    game.plays(RED, Move::Lay { cell: at(0, 1) });
    assert_eq!((game.purse(BLACK), game.ask()), (2, Some(Ask::Play)));
}

/// kontor/freewheel, kontor/smuggling: a card that cannot be laid comes back unseen, and the turn is over.
#[test]
fn in_freewheel_it_comes_back_unseen() {
    let mut rules =
        compose(2, Scenario::Freewheel, [OptionalRule::Smuggling].into_iter().collect(), Edges::Both);
    rules.as_mut().unwrap().setup.board = (3, 2);
    let mut game = drawn_by(rules.unwrap(), "30 . 46 / 48 A 50").with_hand(RED, &[19]);
    let told = game.plays(RED, Move::Smuggle { card: 19 });
    assert!(told.contains(&Event::CouldNotSmuggle { seat: RED }), "{told:?}");
    assert_eq!(
        (game.round.turn(), game.deck.held(RED, 0), game.round.intent(RED)),
        (BLACK, Some(19), Intent::Undecided)
    );
    assert!(smuggling::may_smuggle(&game, RED) && !game.sees(Eye::Table, Place::Hand(RED, 0)));
}

/// kontor/misery, kontor/bridge-and-flood, kontor/ruling-10: the base game gets 7 × 7 as printed, and the
/// board says so; a scenario keeps its own board.
#[test]
fn the_board_that_is_played() {
    let board = |scenario, option: Option<OptionalRule>| {
        let mut values = json!({"scenario": scenario});
        if let Some(option) = option {
            values[option.key()] = json!(true);
        }
        let config: Config = serde_json::from_value(values).unwrap();
        let mut boards = Vec::new();
        Kontor::new(2, &config, 1).unwrap().prints(&mut |_, print| {
            if let Print::Board { columns, rows } = print {
                boards.push((columns, rows));
            }
        });
        boards
    };
    assert_eq!(board(Scenario::Base, None), [(6, 6)]);
    for option in [OptionalRule::Misery, OptionalRule::BridgeAndFlood] {
        assert_eq!(board(Scenario::Base, Some(option)), [(7, 7)]);
        assert_eq!(board(Scenario::Watergames, Some(option)), [(6, 6)]);
        assert_eq!(board(Scenario::Giant, Some(option)), [(8, 8)]);
    }
}

fn own(scenario: Scenario, blockade: bool, map: &[&str]) -> Config {
    let harbour = json!({"game": "kontor", "harbour": {"columns": 6, "rows": 6, "map": map}});
    Config { components: Some(serde_json::from_value(harbour).unwrap()), blockade, ..config(scenario) }
}

/// kontor/euphrates: in a harbour of one's own, three canals hide a warehouse each, or all canals if there
/// are fewer.
#[test]
fn goods_under_canals_that_are_drawn() {
    let hidden = |config: &Config, seed| {
        let game = Kontor::new(2, config, seed).unwrap();
        assert_eq!(game.supply.common().iter().sum::<u8>() + sunken::hiding(&game).len(), 48);
        game.harbour.cells(sunken::hiding(&game)).collect::<Vec<_>>()
    };
    let few = own(Scenario::Euphrates, false, &["~ A ~"]);
    assert!((0..20).all(|seed| hidden(&few, seed) == [at(-1, 0), at(1, 0)]));
    let many = own(Scenario::Euphrates, false, &["~ ~ ~ ~ ~", "~ . A . ~", "~ ~ ~ ~ ~"]);
    let all: std::collections::BTreeSet<Cell> = (0..80).flat_map(|seed| hidden(&many, seed)).collect();
    assert_eq!(all.len(), 12, "also the last ones");
    assert!((0..20).all(|seed| hidden(&many, seed).len() == 3));
}

/// kontor/freewheel: special cards are shuffled into the canals, but the canals of a drawn harbour are always
/// canals: a special card that would lie there is dealt to a hand.
#[test]
fn no_special_card_in_place_of_a_canal_that_is_drawn() {
    let config = own(Scenario::Freewheel, false, &["~ ~ ~ ~ ~", "~ . A . ~", "~ ~ ~ ~ ~"]);
    for seed in 0..40 {
        let game = Kontor::new(2, &config, seed).unwrap();
        assert_eq!((game.harbour.water().len(), game.harbour.land().len()), (13, 0), "seed {seed}");
    }
    let rules = config.rules(2);
    let mut chance = Chance::sorted(&rules);
    chance.canals.rotate_right(6);
    assert_eq!(chance.canals[..7], [1, 2, 90, 91, 92, 93, 45]);
    let game = Kontor::start(2, &config, &chance, Rng::new(1), &mut Quiet).unwrap();
    let held = |seat| {
        game.deck
            .hand(seat)
            .map(|(_, number)| number)
            .filter(|&n| sort_of(n) != Sort::Dock)
            .collect::<Vec<_>>()
    };
    assert_eq!((held(RED), held(BLACK)), (vec![1, 2], vec![90, 91]));
    assert_eq!(game.deck.downwards(Pile::Canals)[..3], [92, 93, 57], "12 canals lie on the table");
}

/// kontor/blockade, kontor/ruling-96: in a drawn harbour, the drawing decides whether a card could be laid
/// beside the ship.
#[test]
fn a_blockade_on_a_harbour_that_is_drawn() {
    let alone = Conflict::Needs { option: OptionalRule::Blockade, thing: Requirement::MoreThanTheAnchor };
    let why = |scenario, map: &[&str]| Kontor::conflicts(2, &own(scenario, true, map));
    assert_eq!(why(Scenario::Advanced, &["A"]), [alone]);
    assert_eq!(why(Scenario::Advanced, &["A ~"]), []);
    assert_eq!(why(Scenario::Speed, &["A ~"]), []);
    assert_eq!(
        why(Scenario::Base, &["A"]),
        [Conflict::Needs { option: OptionalRule::Blockade, thing: Requirement::Ship }]
    );
}

/// A dock may hold all sixteen warehouses of a kind, and the table knows every dock with more than one; equal
/// tables are equal values, no matter how they came about.
#[test]
fn heaps_hold_all_there_are() {
    use crate::kontor::state::Heaps;
    let cells: Vec<Cell> = (0..8).map(|x| at(x - 4, x % 3)).collect();
    let (mut one, mut there, mut back) = (Heaps::default(), Heaps::default(), Heaps::default());
    (0..15).for_each(|_| one.add(cells[3]));
    cells.iter().for_each(|&cell| there.add(cell));
    cells.iter().rev().for_each(|&cell| back.add(cell));
    assert_eq!((one.on(cells[3]), one.on(cells[4]), one.within(Cells::ALL)), (15, 0, 15));
    assert_eq!((there, there.within(Cells::ALL)), (back, 8));
    assert!(cells.iter().all(|&cell| there.on(cell) == 1));
    assert!(there.take(cells[2]) && !there.take(cells[2]) && there.within(Cells::ALL) == 7);
    assert_eq!((there.clear(Cells::ALL), there), (7, Heaps::default()));
    assert_eq!(back.clear(Cells::of(cells[0]).or(Cells::of(cells[7]))), 2);
    assert!(one.clear(Cells::of(cells[0])) == 0 && !one.is_empty());
}

fn canale(columns: u8, rows: u8, map: &[&str]) -> Result<Kontor, Vec<Conflict>> {
    let harbour = json!({"game": "kontor", "harbour": {"columns": columns, "rows": rows, "map": map}});
    let components = serde_json::from_value(harbour).unwrap();
    Kontor::new(2, &Config { components: Some(components), ..config(Scenario::CanaleGrande) }, 1)
}

/// kontor/canale-grande: both axes are fixed from the start, even if a drawing of one's own leaves cells
/// empty; a smaller drawing lies in the middle.
#[test]
fn a_canale_grande_of_ones_own_is_fixed() {
    let axes = |game: &Kontor| {
        [game.harbour.bounds().columns, game.harbour.bounds().rows].map(|a| (a.from, a.to, a.fixed))
    };
    let game =
        canale(6, 5, &[". . . . . .", ". ~ ~ . . .", ". ~ A ~ . .", ". . . . . .", ". . . . . ."]).unwrap();
    assert_eq!(axes(&game), [(-2, 3, true), (-2, 2, true)]);
    for edge in ["edge/column/-2", "edge/column/3", "edge/row/-2", "edge/row/2"] {
        assert!(tokens(&game).iter().any(|at| at == edge), "{edge}");
    }
    assert_eq!(game.harbour.bounds().room().len(), 30);
    let small = canale(6, 5, &["~ ~ .", "~ A ~"]).unwrap();
    assert_eq!(axes(&small), [(-2, 3, true), (-2, 2, true)]);
    let rows = ["~~~~~.......", "....~A......", "............", "............"];
    let layouts = json!({"game": "kontor", "layouts": {"canale-grande": rows}});
    let components = serde_json::from_value(layouts).unwrap();
    let config = Config { components: Some(components), ..config(Scenario::CanaleGrande) };
    assert_eq!(axes(&Kontor::new(2, &config, 1).unwrap()), [(-5, 6, true), (-1, 2, true)]);
    // If both axes are fixed, a dock at the edge of an empty line may be closed in; otherwise the board can
    // still grow.
    let closed = ["c ~ . .", "~ A . .", ". . . .", ". . . ."];
    let fault = Fault::ClosedIn;
    assert_eq!(
        canale(4, 4, &closed).map(drop),
        Err(vec![Conflict::WrongHarbour { fault, has: 0, bound: 0 }])
    );
    let harbour = json!({"game": "kontor", "harbour": {"columns": 4, "rows": 4, "map": closed}});
    let components = serde_json::from_value(harbour).unwrap();
    assert!(
        Kontor::new(2, &Config { components: Some(components), ..super::config(Scenario::Base) }, 1).is_ok()
    );
}
