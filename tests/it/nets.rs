//! Nets: what they are told, and those that come with the games (`nets/`).
use dockhand::bot::{Inputs, Knowledge, Learned, Level, Net, Observed, SCALE, Search};
use dockhand::duel::{self, Duel};
use dockhand::game::{Quiet, Rules, Seat};
use dockhand::imhotep::{self, Imhotep, PyramidBonus};
use dockhand::kontor::{self, Kontor, OptionalRule, Scenario};
use dockhand::rampart::{self, Rampart};
use dockhand::rng::Rng;
use serde_json::json;

fn side(rng: &mut Rng) -> imhotep::Side {
    if rng.below(2) == 0 { imhotep::Side::A } else { imhotep::Side::B }
}

/// Returns tables of Imhotep with any sides and options.
fn imhotep(seats: u8, seed: u32) -> Imhotep {
    let mut rng = Rng::new(seed);
    let [market, pyramid, temple, chamber, obelisks] = std::array::from_fn(|_| side(&mut rng));
    let wrath = rng.below(2) == 0;
    let config =
        imhotep::Config { market, pyramid, temple, chamber, obelisks, wrath, ..imhotep::Config::default() };
    Imhotep::new(seats, &config, seed).unwrap()
}

/// Returns tables of the Duel with any sides.
fn duel(_: u8, seed: u32) -> Duel {
    let mut rng = Rng::new(seed);
    let [obelisk, temple, pyramids, tomb] = std::array::from_fn(|_| side(&mut rng));
    Duel::new(2, &duel::Config { obelisk, temple, pyramids, tomb, ..duel::Config::default() }, seed).unwrap()
}

/// Returns tables of the base game and the advanced game of Kontor.
fn kontor(seats: u8, seed: u32) -> Kontor {
    let scenario = if seed.is_multiple_of(2) { Scenario::Base } else { Scenario::Advanced };
    Kontor::new(seats, &kontor::Config { scenario, ..kontor::Config::default() }, seed).unwrap()
}

/// Returns tables of Kontor with any scenario, edges and up to three options.
fn kontor_with_options(seats: u8, seed: u32) -> Kontor {
    let mut rng = Rng::new(seed);
    loop {
        let mut config = json!({ "scenario": rng.pick(&Scenario::ALL).unwrap().name() });
        config["edges"] = json!(if rng.below(4) == 0 { "per-axis" } else { "both" });
        for _ in 0..rng.below(4) {
            config[rng.pick(&OptionalRule::ALL).unwrap().key()] = json!(true);
        }
        let config = serde_json::from_value(config).unwrap();
        if let Ok(game) = Kontor::new(seats, &config, seed) {
            return game;
        }
    }
}

/// Returns tables of *C’est mon fort !* with and without points.
fn rampart(seats: u8, seed: u32) -> Rampart {
    let (points, flag_is_tower) = (seed.is_multiple_of(2), seed.is_multiple_of(4));
    Rampart::new(seats, &rampart::Config { points, flag_is_tower, ..rampart::Config::default() }, seed)
        .unwrap()
}

/// Calls `each` with all positions of random games.
fn positions<G: Learned>(table: fn(u8, u32) -> G, seats: u8, games: u32, mut each: impl FnMut(&G, Seat)) {
    for seed in 0..games {
        let (mut game, mut rng, mut moves) = (table(seats, seed), Rng::new(seed), Vec::new());
        while let Some(seat) = game.to_act().first() {
            each(&game, seat);
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let mv = rng.pick(&moves).unwrap();
            game.apply(seat, mv, &mut Quiet);
        }
    }
}

fn inputs_of<G: Learned>(game: &G, eye: Seat) -> (Vec<(u16, i16)>, [i16; 4]) {
    let mut inputs = Inputs::default();
    game.inputs(eye, &mut inputs);
    (inputs.list().to_vec(), inputs.points)
}

fn tells_only_what_is_seen<G: Learned>(table: fn(u8, u32) -> G, seats: u8) {
    let (mut rng, mut most) = (Rng::new(7), 0);
    positions(table, seats, 100, |game, seat| {
        let (list, points) = inputs_of(game, seat);
        assert!(list.iter().all(|&(input, n)| input < G::INPUTS && n.abs() < 255), "{list:?}");
        most = most.max(list.len());
        let mut world = game.clone();
        world.imagine(seat, &mut rng);
        assert_eq!(inputs_of(&world, seat), (list, points), "{seats} players");
    });
    assert!(most < 160, "{most} inputs at once");
}

/// What is hidden changes no input, and no more inputs come than there is room for.
#[test]
fn inputs_are_the_same_in_all_worlds_of_a_seat() {
    (2..=4).for_each(|seats| tells_only_what_is_seen(imhotep, seats));
    tells_only_what_is_seen(duel, 2);
    tells_only_what_is_seen(kontor, 2);
    tells_only_what_is_seen(kontor_with_options, 2);
    tells_only_what_is_seen(rampart, 2);
}

/// Seats that change places at the table see the same, turned.
#[test]
fn inputs_begin_with_the_seat_that_decides() {
    for first in 0..3 {
        let config = imhotep::Config { first: Some(Seat(first)), ..imhotep::Config::default() };
        let game = Imhotep::new(3, &config, 5).unwrap();
        let other = imhotep::Config { first: Some(Seat(0)), ..imhotep::Config::default() };
        let other = Imhotep::new(3, &other, 5).unwrap();
        assert_eq!(inputs_of(&game, Seat(first)), inputs_of(&other, Seat(0)));
    }
    let [game, other] = [0, 1].map(|first| {
        let config = rampart::Config { first: Some(Seat(first)), ..rampart::Config::default() };
        Rampart::new(2, &config, 5).unwrap()
    });
    assert_eq!(inputs_of(&game, Seat(0)), inputs_of(&other, Seat(1)));
}

/// imhotep/ruling-1: what was agreed about a bonus that nobody can win changes nothing.
#[test]
fn inputs_include_declining_only_where_it_is_possible() {
    let told_with = |pyramid, pyramid_bonus| {
        let config = imhotep::Config { pyramid, pyramid_bonus, ..imhotep::Config::default() };
        inputs_of(&Imhotep::new(2, &config, 5).unwrap(), Seat(0))
    };
    let differs = |side| told_with(side, PyramidBonus::Must) != told_with(side, PyramidBonus::May);
    assert_eq!([imhotep::Side::A, imhotep::Side::B].map(differs), [false, true]);
}

/// A net that comes with the games.
fn shipped<G: Learned>(seats: u8) -> Net {
    let file = format!("nets/{}-{seats}.net", G::ID);
    Net::read::<G>(&std::fs::read(&file).expect("a file"), seats).expect("a net")
}

/// Every net that comes with the games can be read, says something sensible everywhere, and says the same
/// however the hidden things lie.
fn judges<G: Learned>(table: fn(u8, u32) -> G, seats: u8) -> u64 {
    let (net, mut rng, mut all) = (shipped::<G>(seats), Rng::new(3), 0u64);
    positions(table, seats, 20, |game, seat| {
        if !game.is_quiet() {
            return;
        }
        let said = net.value(game);
        let worth: u32 = said.worth.0.iter().sum();
        // Half is shared, and half is a chance for each that is a half if all are equal.
        let even = SCALE / 2 + SCALE * u32::from(seats) / 4;
        assert!(worth.abs_diff(even) < SCALE / 2, "{worth} for all {seats} together");
        assert!(said.points.iter().all(|n| (-160..1600).contains(n)), "{:?}", said.points);
        let mut world = game.clone();
        world.imagine(seat, &mut rng);
        assert_eq!(net.value(&world), said);
        let numbers = said.worth.0.into_iter().chain(said.points.map(|n| n as u32));
        all = numbers.fold(all, |all, n| all.wrapping_mul(31).wrapping_add(n.into()));
    });
    all
}

/// The sums are those of this machine and must be those of every other.
#[test]
fn shipped_nets_judge_alike_everywhere() {
    let imhoteps = [2, 3, 4].map(|seats| judges(imhotep, seats));
    let kontors = [kontor, kontor_with_options].map(|table| judges(table, 2));
    let all =
        [imhoteps[0], imhoteps[1], imhoteps[2], judges(duel, 2), kontors[0], kontors[1], judges(rampart, 2)];
    let here = [
        16371042208584861873,
        9820897184018462966,
        7661936692328238299,
        15841768404501584157,
        7312335439992904971,
        17272858122283915249,
        16721730524067533054,
    ];
    assert_eq!(all, here);
}

/// A search with a net plays by the rules, and what is hidden changes none of its counts.
fn searches<G: Learned>(table: fn(u8, u32) -> G, seats: u8) {
    let (net, mut rng, mut asked) = (shipped::<G>(seats), Rng::new(3), 0);
    let level = Level { iterations: 60, ..G::judged(G::LEVELS[4]) };
    positions(table, seats, 4, |game, seat| {
        if rng.below(8) > 0 {
            return;
        }
        let mut world = game.clone();
        world.imagine(seat, &mut rng);
        let [search, other] = [game, &world].map(|game| {
            let mut search = Search::judged_by(&net, Observed::new(game, seat), &level, 1);
            search.run(level.iterations);
            search
        });
        assert_eq!(search.root_stats(), other.root_stats());
        assert!(game.check(seat, search.choice().expect("a choice")).is_ok());
        asked += 1;
    });
    assert!(asked > 10, "{asked}");
}

#[test]
fn searches_with_a_net_see_nothing_hidden() {
    (2..=4).for_each(|seats| searches(imhotep, seats));
    searches(duel, 2);
    searches(kontor, 2);
    searches(kontor_with_options, 2);
    searches(rampart, 2);
}

/// A search behind the session takes a net only for tables at which nets have won.
#[test]
fn nets_judge_only_where_they_play_well() {
    let judged = Imhotep::has_net;
    let plain = imhotep::Config::default();
    let b = imhotep::Config { temple: imhotep::Side::B, ..imhotep::Config::default() };
    let wrath = imhotep::Config { wrath: true, ..imhotep::Config::default() };
    assert!((2..=4).all(|seats| judged(seats, &plain)));
    for config in [&b, &wrath] {
        assert_eq!([2, 3, 4].map(|seats| judged(seats, config)), [true, true, false]);
    }
    assert!(Duel::has_net(2, &duel::Config { temple: duel::Side::B, ..duel::Config::default() }));
    let rampart = |seats: u8| Rampart::has_net(seats, &rampart::Config::default());
    assert_eq!([2, 3, 4].map(rampart), [true, false, false]);
    let kontor = |change: fn(&mut kontor::Config)| {
        let mut config = kontor::Config::default();
        change(&mut config);
        [2, 3, 4].map(|seats| Kontor::has_net(seats, &config))
    };
    let judged: [fn(&mut kontor::Config); 7] = [
        |_| (),
        |config| config.scenario = Scenario::Base,
        |config| config.scenario = Scenario::Euphrates,
        |config| config.export = true,
        |config| config.one_answer = true,
        |config| config.edges = kontor::Edges::PerAxis,
        |config| config.components = Some(kontor::Components::default()),
    ];
    assert!(judged.into_iter().all(|change| kontor(change) == [true, false, false]));
    let others: [fn(&mut kontor::Config); 5] = [
        |config| config.scenario = Scenario::Giant,
        |config| config.scenario = Scenario::Watergames,
        |config| config.scenario = Scenario::SmallIsBeautiful,
        |config| config.scenario = Scenario::SingleFile,
        |config| config.scenario = Scenario::Freewheel,
    ];
    assert!(others.into_iter().all(|change| kontor(change) == [false; 3]));
}
