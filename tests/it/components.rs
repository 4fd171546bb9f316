//! Components files: every random file is either refused with a reason, or games with it are played to their end by
//! random moves and by a computer player, and their records and links bring them back.

use dockhand::bot::{Level, Observed, Search};
use dockhand::game::Quiet;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{open, resume};
use serde_json::{Value, json};

/// The most moves of a game.
const LONGEST: usize = 5000;

fn chance(rng: &mut Rng, of: usize) -> bool {
    rng.below(of) == 0
}

fn number(rng: &mut Rng, from: usize, to: usize) -> u8 {
    (from + rng.below(to - from + 1)) as u8
}

/// Returns each of these numbers with a chance of one in `of`.
fn some(rng: &mut Rng, numbers: impl IntoIterator<Item = u8>, of: usize) -> Vec<u8> {
    numbers.into_iter().filter(|_| chance(rng, of)).collect()
}

/// Returns a file that names some tables, with values in and a little out of what can be played.
fn imhotep(rng: &mut Rng) -> Value {
    let bonuses = [Value::Null, json!("card"), json!("stones"), json!("boat")];
    let effects = ["one", "choice", "two", "card"];
    let only = chance(rng, 4).then(|| rng.below(4));
    let pyramid = |rng: &mut Rng| {
        let places = number(rng, 1, 10) + u8::from(chance(rng, 40));
        let place = |rng: &mut Rng| {
            let bonus = &bonuses[only.unwrap_or_else(|| rng.below(4))];
            json!({"points": number(rng, 0, 15), "bonus": bonus})
        };
        (0..places).map(|_| place(rng)).collect::<Vec<_>>()
    };
    let pyramids: Vec<_> = (0..3).map(|_| pyramid(rng)).collect();
    let temple: Vec<_> = (0..5).map(|_| effects[only.unwrap_or_else(|| rng.below(4))]).collect();
    let slots = rng.below(18);
    let obelisks: Vec<_> = (0..slots).map(|_| number(rng, 0, 99)).collect();
    json!({"pyramid": "b", "temple": "b", "obelisks": "b", "market": if chance(rng, 2) { "a" } else { "b" },
        "components": {"game": "imhotep", "pyramids": pyramids, "temple": temple, "obelisks": obelisks}})
}

fn rampart(rng: &mut Rng) -> Value {
    let names = ["plain", "king", "magician", "cannon", "tower", "prince", "princess", "raven", "two-ravens"];
    let mut pictures = json!({});
    names.iter().for_each(|name| pictures[name] = json!([]));
    let wanted = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 2), (8, 2)];
    let mut numbers: Vec<u8> = (2..=46).collect();
    rng.shuffle(&mut numbers);
    let mut put = |name: usize, number: u8| pictures[names[name]].as_array_mut().unwrap().push(json!(number));
    for (name, least) in wanted {
        (0..least).for_each(|_| put(name, numbers.pop().unwrap()));
    }
    let free = [0, 3, 4, 7, 8];
    numbers.into_iter().for_each(|number| put(free[rng.below(5)], number));
    json!({"points": true, "deck": {"game": "rampart", "pictures": pictures}})
}

const SCENARIOS: [&str; 20] = [
    "base",
    "advanced",
    "bakchich",
    "canale-grande",
    "david-and-goliath",
    "ile-grande",
    "giant",
    "gulliver",
    "ever-smaller",
    "tic-tac-toe",
    "watergames",
    "speed",
    "small-is-beautiful",
    "embargo",
    "euphrates",
    "single-file",
    "spring-tide",
    "freewheel",
    "freewheel-solo",
    "base",
];
const OPTIONS: [&str; 20] = [
    "oldGrudges",
    "misery",
    "justice",
    "deadDrunk",
    "freeDraw",
    "oneGood",
    "blockade",
    "firstPick",
    "floodChoice",
    "corruption1",
    "corruption2",
    "lastPoint",
    "finalSprint",
    "smuggling",
    "protection",
    "specialShop",
    "bridgeAndFlood",
    "greatFlood",
    "export",
    "events",
];

/// Returns a ring of canals around an island of this size, with the anchor and perhaps the ship in it.
fn ring(rng: &mut Rng) -> Vec<String> {
    let (columns, rows) = (number(rng, 3, 6), number(rng, 3, 6));
    let (anchor, ship) = (rng.below(columns.into()), rng.below(columns.into()));
    let row = |y: u8| {
        let mark = |x: u8| match (x, y) {
            (x, 0) if usize::from(x) == anchor => 'A',
            (x, y) if y == rows - 1 && usize::from(x) == ship => 'S',
            (0, _) | (_, 0) => '~',
            (x, y) if x == columns - 1 || y == rows - 1 => '~',
            _ => '.',
        };
        (0..columns).map(mark).collect()
    };
    (0..rows).map(row).collect()
}

fn kontor(rng: &mut Rng) -> Value {
    let mut file = json!({"game": "kontor"});
    if chance(rng, 2) {
        let free = (3..=87).filter(|n| !(29..=32).contains(n));
        let mut numbers: Vec<u8> = free.collect();
        rng.shuffle(&mut numbers);
        numbers.truncate(43 + usize::from(chance(rng, 12)));
        file["numbers"] = json!({"canals": numbers});
    }
    if chance(rng, 3) {
        let canals = file["numbers"]["canals"].clone();
        let is_dock = |n: &u8| match &canals {
            Value::Array(all) => !all.contains(&json!(n)),
            _ => !(45..=87).contains(n),
        };
        let docks = (3..=87).filter(|n| is_dock(n) && !(29..=32).contains(n));
        let mut red = some(rng, docks, 2);
        red.extend(if chance(rng, 2) { [29, 31, 89] } else { [30, 31, 88] });
        file["numbers"]["red"] = json!(red);
    }
    if chance(rng, 2) {
        // Goods and symbols on cards that can show them; which are docks depends on the lists above.
        let canals = file["numbers"]["canals"].clone();
        let dock = |n: &u8| match &canals {
            Value::Array(all) => !all.contains(&json!(n)),
            _ => !(45..=87).contains(n),
        };
        let docks: Vec<u8> = (3..=87).filter(|n| dock(n) && !(29..=32).contains(n)).collect();
        let rare = number(rng, 1, 5).into();
        let [tea, wine, spice] = [(); 3].map(|()| some(rng, docks.iter().copied(), rare));
        let florin = some(rng, 3..=89, 3);
        let ship: Vec<u8> = some(rng, 3..=89, 3).into_iter().filter(|n| !florin.contains(n)).collect();
        file["cards"] = json!({"tea": tea, "wine": wine, "spice": spice, "florin": florin, "ship": ship});
    }
    if chance(rng, 2) {
        let [tea, wine, spice] = [(); 3].map(|()| number(rng, 0, 24));
        file["warehouses"] = json!({"tea": tea, "wine": wine, "spice": spice});
    }
    if chance(rng, 2) {
        file["florins"] = json!(number(rng, 6, 40));
    }
    file["layouts"] = json!({"ile-grande": ring(rng), "watergames": ring(rng), "canale-grande": ["~ A S ~"]});
    if chance(rng, 4) {
        file["harbour"] = json!({"columns": number(rng, 4, 12), "rows": number(rng, 4, 8), "map": ["c ~ S", "~ A ~", "T ~ C"]});
    }
    let mut config = json!({"scenario": SCENARIOS[rng.below(20)], "components": file});
    (0..rng.below(3)).for_each(|_| config[OPTIONS[rng.below(20)]] = json!(true));
    config
}

/// Plays a game to its end and returns how many moves it took; a computer player moves now and then.
fn play<G: Searches>(mut game: G, rng: &mut Rng) -> usize {
    let (mut moves, level): (Vec<G::Move>, Level) = (Vec::new(), G::LEVELS[1]);
    for n in 0..LONGEST {
        let Some(seat) = game.to_act().first() else { return n };
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let mut mv = rng.pick(&moves).expect("a legal move");
        if chance(rng, 12) {
            let mut search = Search::new(Observed::new(&game, seat), &level, n as u32);
            search.run(12);
            mv = search.best().unwrap_or(mv);
        }
        assert_eq!(game.check(seat, mv), Ok(()));
        game.apply(seat, mv, &mut Quiet);
    }
    panic!("a game of more than {LONGEST} moves")
}

/// Opens the same set-up as a page does; its record and its link bring it back.
fn opens(id: &str, seats: u8, config: &Value) {
    let players: Vec<Value> = (0..seats).map(|seat| json!({"name": "", "colour": seat})).collect();
    let setup = json!({"game": id, "players": players, "config": config, "seed": 1});
    let table = open(&setup.to_string()).expect("a table");
    for text in [table.record(), table.link()] {
        assert_eq!(resume(&text).expect("a record").hash(), table.hash());
    }
}

fn all<G: Searches>(any: fn(&mut Rng) -> Value, tables: u32, seats: &[u8])
where
    G::Config: serde::de::DeserializeOwned,
{
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..tables {
        let mut rng = Rng::new(seed);
        let (config, seats) = (any(&mut rng), seats[rng.below(seats.len())]);
        let read: G::Config = serde_json::from_value(config.clone()).expect("a config");
        let why = G::conflicts(seats, &read);
        if why.is_empty() {
            accepted += 1;
            opens(G::ID, seats, &config);
            play(G::new(seats, &read, seed).unwrap_or_else(|why| panic!("{seed}: {why:?}")), &mut rng);
        } else {
            refused += 1;
            assert!(serde_json::to_value(why[0]).unwrap()["code"].is_string());
            assert!(G::new(seats, &read, seed).is_err());
        }
    }
    println!("{}: {accepted} played, {refused} refused", G::ID);
    assert!(accepted > tables / 8, "only {accepted} of {tables} were played");
}

#[test]
fn any_box_of_imhotep_can_be_played_or_is_refused() {
    all::<Imhotep>(imhotep, 300, &[2, 3, 4]);
}

#[test]
fn any_box_of_kontor_can_be_played_or_is_refused() {
    all::<Kontor>(kontor, 600, &[2, 2, 3, 4]);
}

#[test]
fn any_box_of_rampart_can_be_played_or_is_refused() {
    all::<Rampart>(rampart, 60, &[2, 3, 4]);
}
