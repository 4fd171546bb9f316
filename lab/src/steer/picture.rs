//! The pieces on the table, read through the engine's public interface.

use crate::steer::map::{At, CELLS, Set, at};
use dockhand::game::{Eye, Observation, Seat};
use dockhand::kontor::{Face, Kontor, Pile, Place};

/// The most cards of a pile.
const PILE: usize = 49;

/// All pieces that lie somewhere. Arrays are by seat or by kind of goods.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub top: [u8; CELLS],
    pub stock: [[u8; 3]; CELLS],
    /// The owner of the marker on each cell, the seat plus one.
    pub owner: [u8; CELLS],
    pub keeper: [u8; CELLS],
    pub dark: Set,
    pub under: Vec<(At, u8)>,
    pub hands: [Vec<u8>; 4],
    /// Cards in each dock pile and in that of canals, from the top.
    pub docks: [Vec<u8>; 4],
    pub canals: Vec<u8>,
    pub shop: Vec<u8>,
    pub boxed: Vec<u8>,
    pub coins: Vec<At>,
    pub ship: Option<At>,
    pub columns: Vec<i8>,
    pub rows: Vec<i8>,
    pub purses: [i16; 4],
    pub treasury: i16,
    pub supply: [i16; 3],
    pub reserves: [[i16; 3]; 2],
    pub exports: [[i16; 3]; 2],
    pub score: [i16; 4],
    pub round: i16,
    pub dry: i16,
    /// A card with an unknown number, or with one that occurs twice.
    pub twice: Option<u8>,
    /// The number of cards that lie somewhere.
    pub cards: usize,
}

impl Picture {
    pub fn new() -> Picture {
        let pile = || Vec::with_capacity(PILE);
        Picture {
            top: [0; CELLS],
            stock: [[0; 3]; CELLS],
            owner: [0; CELLS],
            keeper: [0; CELLS],
            dark: Set::default(),
            under: Vec::new(),
            hands: [pile(), pile(), pile(), pile()],
            docks: [pile(), pile(), pile(), pile()],
            canals: pile(),
            shop: pile(),
            boxed: pile(),
            coins: Vec::new(),
            ship: None,
            columns: Vec::new(),
            rows: Vec::new(),
            purses: [0; 4],
            treasury: 0,
            supply: [0; 3],
            reserves: [[0; 3]; 2],
            exports: [[0; 3]; 2],
            score: [0; 4],
            round: 0,
            dry: 0,
            twice: None,
            cards: 0,
        }
    }

    fn clear(&mut self) {
        (self.top, self.stock) = ([0; CELLS], [[0; 3]; CELLS]);
        (self.owner, self.keeper) = ([0; CELLS], [0; CELLS]);
        (self.dark, self.ship, self.twice, self.cards) = (Set::default(), None, None, 0);
        self.hands.iter_mut().chain(&mut self.docks).for_each(Vec::clear);
        [&mut self.canals, &mut self.shop, &mut self.boxed].into_iter().for_each(Vec::clear);
        self.under.clear();
        self.coins.clear();
        self.columns.clear();
        self.rows.clear();
        // Counters that are left out are 0.
        (self.purses, self.treasury, self.score) = ([0; 4], 0, [0; 4]);
        (self.supply, self.reserves, self.exports) = ([0; 3], [[0; 3]; 2], [[0; 3]; 2]);
        (self.round, self.dry) = (0, 0);
    }

    /// Reads the table again.
    pub fn look(&mut self, game: &Kontor, smuggling: bool) {
        self.clear();
        let mut there = [false; 94];
        game.each_card(&mut |place, number| {
            self.cards += 1;
            match there.get_mut(usize::from(number)) {
                Some(seen) if !*seen && number != 0 => *seen = true,
                _ => self.twice = Some(number),
            }
            match place {
                Place::Cell(cell) => {
                    self.top[at(cell)] = number;
                    if smuggling && !game.sees(Eye::Table, place) {
                        self.dark.add(at(cell));
                    }
                }
                Place::Under(cell, _) => self.under.push((at(cell), number)),
                Place::Hand(Seat(s), _) => self.hands[usize::from(s) & 3].push(number),
                Place::Pile(Pile::Docks(Seat(s))) => self.docks[usize::from(s) & 3].push(number),
                Place::Pile(Pile::Canals) => self.canals.push(number),
                Place::Shop => self.shop.push(number),
                _ => self.boxed.push(number),
            }
        });
        self.look_at_pieces(game);
        self.count(game);
    }

    fn look_at_pieces(&mut self, game: &Kontor) {
        game.tokens(&mut |place, face| match (place, face) {
            (Place::Cell(cell), Face::Card { number: dockhand::kontor::ANCHOR, .. }) => {
                self.top[at(cell)] = dockhand::kontor::ANCHOR;
            }
            (Place::Stock(cell, good) | Place::Extra(cell, good, ..), Face::Warehouse { .. }) => {
                self.stock[at(cell)][good.index()] += 1;
            }
            (Place::Keeper(cell), Face::Keeper { side }) => self.keeper[at(cell)] = side.index() as u8 + 1,
            (place, Face::Coin) => self.coins.extend(coin_at(&place.to_string())),
            (Place::Owner(cell), Face::Owner { seat }) => self.owner[at(cell)] = seat.0 + 1,
            (Place::Ship(cell), _) => self.ship = Some(at(cell)),
            (Place::EdgeColumn(x), _) => self.columns.push(x),
            (Place::EdgeRow(y), _) => self.rows.push(y),
            _ => {}
        });
    }

    fn count(&mut self, game: &Kontor) {
        game.counters(&mut |place, count| match place {
            Place::Purse(seat) => self.purses[seat.index() & 3] = count,
            Place::Score(seat) => self.score[seat.index() & 3] = count,
            Place::Treasury => self.treasury = count,
            Place::Supply(good) => self.supply[good.index()] = count,
            Place::Reserve(seat, good) => self.reserves[seat.index() & 1][good.index()] = count,
            Place::Export(seat, good) => self.exports[seat.index() & 1][good.index()] = count,
            Place::Round => self.round = count,
            Place::DryRounds => self.dry = count,
            _ => {}
        });
    }
}

/// Returns the cell of a coin: the address begins with it, whichever of two coins it is.
fn coin_at(address: &str) -> Option<At> {
    let cell = address.strip_prefix("coin/")?.split('/').next()?;
    let (x, y) = cell.split_once(',')?;
    Some(crate::steer::map::from(x.parse().ok()?, y.parse().ok()?))
}
