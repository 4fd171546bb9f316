//! The pieces of the box, and the set-up.

use crate::game::{Observation, Rules, Seat};
use crate::imhotep::cards::{
    BOATS, COPIES, Card, Colour, ROUND_CARDS, ROUNDS, RoundCard, STONES, Site, least_load,
};
use crate::imhotep::config::{Config, PyramidBonus, Side};
use crate::imhotep::conflict::Conflict;
use crate::imhotep::{Chance, Imhotep};
use crate::rng::Rng;

fn begun(seats: u8, config: &Config, seed: u32) -> (Chance, Imhotep) {
    let mut rng = Rng::new(seed);
    let chance = Imhotep::deal(seats, config, &mut rng);
    let game = Imhotep::start(seats, config, &chance, rng, &mut crate::game::Quiet).unwrap();
    (chance, game)
}

#[test]
fn stones_are_29_a_colour() {
    // imhotep/stones: 30, one of which marks the score
    for seats in 2..=4 {
        let (_, game) = begun(seats, &Config::default(), 1);
        let all = |s| game.sled(s) + game.quarry(s);
        assert!(Seat::all(seats).all(|s| all(s) == 29 && all(s) == STONES));
    }
}

#[test]
fn boats_sail_with_one_place_empty_but_not_without_a_stone() {
    // imhotep/boats
    assert_eq!([1, 2, 3, 4].map(least_load), [1, 1, 2, 3]);
    assert_eq!(BOATS, [1, 2, 3, 2]);
}

#[test]
fn round_cards_are_the_printed_ones_and_fit_the_pool() {
    // imhotep/round-cards
    let printed = [
        "4331 4322 4321 4221 3322 3321 3221",
        "4421 4332 4322 4321 4221 3332 3322",
        "4432 4422 4421 4333 4332 4322 3332",
    ];
    for (cards, printed) in ROUND_CARDS.iter().zip(printed) {
        let words: Vec<String> =
            cards.iter().map(|c| c.capacities().map(|n| n.to_string()).concat()).collect();
        assert_eq!(words.join(" "), printed);
        let of_size = |card: &RoundCard, size| card.capacities().iter().filter(|&&c| c == size).count();
        assert!(cards.iter().all(|c| (1..=4).all(|n| of_size(c, n) <= BOATS[usize::from(n) - 1].into())));
    }
}

#[test]
fn six_of_seven_round_cards_are_played_in_random_order() {
    // imhotep/round-cards
    let removed = |seed| begun(2, &Config::default(), seed).0.rounds[6].capacities();
    assert!((1..200).any(|seed| removed(seed) != removed(0)));
    for seed in 0..20 {
        let (chance, mut game) = begun(3, &Config::default(), seed);
        let mut sorted = chance.rounds.map(RoundCard::capacities);
        let mut all = ROUND_CARDS[1].map(RoundCard::capacities);
        sorted.sort_unstable();
        all.sort_unstable();
        assert_eq!((sorted, ROUNDS), (all, 6));
        game.round = 5;
        assert_eq!(game.round_card(), chance.rounds[5]);
    }
}

#[test]
fn market_deck_has_34_cards() {
    // imhotep/market-deck: there is no red card for the temple
    let count = |colour| -> u8 {
        Card::ALL.into_iter().filter(|c| c.colour() == colour).map(|c| COPIES[c.index()]).sum()
    };
    let counts = [Colour::Red, Colour::Green, Colour::Violet, Colour::Blue].map(count);
    assert_eq!((counts, COPIES.iter().sum()), ([6, 8, 10, 10], 34u8));
    let copies = [Card::Lever, Card::Hammer, Card::Sail, Card::Chisel].map(|c| COPIES[c.index()]);
    assert_eq!(copies, [2, 2, 3, 3]);
    let red = |c: &Card| c.colour() == Colour::Red;
    assert!(!Card::ALL.iter().filter(|c| red(c)).any(|c| c.site() == Some(Site::Temple)));
    let (chance, game) = begun(2, &Config::default(), 5);
    assert_eq!((chance.deck.len(), game.missing_cards()), (34, [0; 12]));
}

#[test]
fn setup_gives_2_3_4_5_stones_by_turn_order() {
    // imhotep/setup, imhotep/ruling-32: in turn order from the first player, not by colour
    for (seats, first, sleds) in [(2, 1, [3, 2, 0, 0]), (3, 2, [3, 4, 2, 0]), (4, 2, [4, 5, 2, 3])] {
        let (_, game) = begun(seats, &Config { first: Some(Seat(first)), ..Config::default() }, 3);
        assert_eq!((game.on_turn(), game.sled.0), (Seat(first), sleds));
        assert!(Seat::all(seats).all(|s| game.quarry(s) == 29 - game.sled(s)));
    }
}

#[test]
fn setup_lets_chance_choose_who_begins_unless_somebody_is_named() {
    // imhotep/setup
    let first = |seed| begun(4, &Config::default(), seed).1.on_turn();
    assert!(Seat::all(4).all(|seat| (0..100).any(|seed| first(seed) == seat)));
}

#[test]
fn setup_allows_any_mixture_of_sides() {
    // imhotep/setup
    for mask in 0..32u8 {
        let side = |i: u8| if mask >> i & 1 == 1 { Side::B } else { Side::A };
        let [market, pyramid, temple, chamber, obelisks] = [0, 1, 2, 3, 4].map(side);
        let pyramid_bonus = PyramidBonus::Must;
        let config = Config {
            market,
            pyramid,
            temple,
            chamber,
            obelisks,
            wrath: false,
            pyramid_bonus,
            first: None,
            components: None,
        };
        let (_, game) = begun(3, &config, 1);
        assert_eq!(Site::ALL.map(|s| game.side(s)), [market, pyramid, temple, chamber, obelisks]);
    }
}

#[test]
fn setup_names_all_that_is_wrong_at_once() {
    // imhotep/setup
    let config = Config { first: Some(Seat(4)), ..Config::default() };
    let both = [Conflict::WrongNumberOfSeats { seats: 1 }, Conflict::NoSuchFirstPlayer];
    assert_eq!(Imhotep::conflicts(1, &config), both);
    assert_eq!(Imhotep::conflicts(5, &Config::default()).len(), 1);
    let mut chance = begun(2, &Config::default(), 1).0;
    chance.deck.pop();
    chance.rounds[0] = RoundCard::new([4, 4, 4, 1]);
    let refused = Imhotep::start(2, &Config::default(), &chance, Rng::new(1), &mut crate::game::Quiet);
    assert_eq!(refused.unwrap_err(), [Conflict::WrongDeck, Conflict::WrongBoats]);
}

#[test]
fn round_start_lays_out_four_boats_and_four_cards() {
    // imhotep/round-start
    let (chance, game) = begun(2, &Config::default(), 9);
    assert_eq!([0, 1, 2, 3].map(|b| game.capacity(b)), chance.rounds[0].capacities());
    assert!((0..4).all(|b| game.is_afloat(b) && game.load_of(b) == 0));
    assert_eq!(game.row.map(Option::unwrap), chance.deck[..4]);
    assert_eq!((game.pair, game.deck.len()), ([None; 2], 30));
}

#[test]
fn ruling_4_the_face_up_cards_are_dealt_before_the_pair() {
    // imhotep/ruling-4, imhotep/market-b: three face up, two face down
    let (chance, game) = begun(2, &Config { market: Side::B, ..Config::default() }, 9);
    assert_eq!(game.row[..3], [0, 1, 2].map(|i| Some(chance.deck[i])));
    assert_eq!((game.row[3], game.pair), (None, [3, 4].map(|i| Some(chance.deck[i]))));
    assert_eq!(game.deck.len(), 29);
}

#[test]
fn round_cards_to_come_are_unknown_and_imagined_anew() {
    // imhotep/round-cards: the open card is known; the order of the others and the removed card are not
    let (_, game) = begun(2, &Config::default(), 9);
    let mut rng = Rng::new(4);
    let worlds: Vec<Imhotep> = (0..200)
        .map(|_| {
            let mut world = game.clone();
            world.imagine(Seat(0), &mut rng);
            world
        })
        .collect();
    assert!(worlds.iter().all(|w| w.rounds[0] == game.rounds[0]));
    assert!((1..7).all(|i| worlds.iter().any(|w| w.rounds[i] != game.rounds[i])));
    assert!((0..30).all(|i| worlds.iter().any(|w| w.deck.cards()[i] != game.deck.cards()[i])));
}
