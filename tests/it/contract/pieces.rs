//! The pieces of each game by kind: numbers that never change during a game.

use dockhand::duel::{self, Duel, Token};
use dockhand::game::Observation;
use dockhand::imhotep::{Face, Imhotep, KINDS, Place};
use dockhand::kontor::{self, Kontor};
use dockhand::rampart::{self, Rampart};

/// Returns the stones of each colour, boats, and the market cards of each kind that are missing.
pub fn of_imhotep(game: &Imhotep) -> Vec<i32> {
    let mut pieces = [0i32; 5 + KINDS];
    game.tokens(&mut |_, face| match face {
        Face::Stone { seat } => pieces[seat.index()] += 1,
        Face::Boat { .. } => pieces[4] += 1,
        Face::Card { .. } => {}
    });
    game.counters(&mut |at, count| match at {
        Place::Quarry(seat) | Place::Beside(seat) => pieces[seat.index()] += i32::from(count),
        Place::Shore => pieces[4] += i32::from(count),
        _ => {}
    });
    for (missing, count) in game.missing_cards().into_iter().zip(&mut pieces[5..]) {
        *count = missing.into();
    }
    pieces.into()
}

/// Returns the figures of each player, the boats, and the tokens of each kind; temple tokens together, since
/// piles of them are secret.
pub fn of_duel(game: &Duel) -> Vec<i32> {
    use duel::{Face, Kind, Place};
    let mut pieces = [0i32; 3 + duel::KINDS];
    let slot = |token: Token| match token.kind() {
        Kind::Temple(_) => 3 + Token::Temple1.index(),
        _ => 3 + token.index(),
    };
    game.tokens(&mut |_, face| match face {
        Face::Figure { seat } => pieces[seat.index()] += 1,
        Face::Boat { .. } => pieces[2] += 1,
        Face::FirstFifth => pieces[slot(Token::Obelisk)] += 1,
        face => {
            let token = Token::ALL.into_iter().find(|&token| Face::of(token) == face);
            pieces[token.map_or(0, slot)] += 1;
        }
    });
    game.counters(&mut |at, count| {
        let slot = match at {
            Place::Reserve(seat) => seat.index(),
            Place::OutBoat => 2,
            Place::Action(_, action) => slot(action.token()),
            Place::Out(token) | Place::Coming(token) => slot(token),
            Place::Pile(_) | Place::ComingTemple => slot(Token::Temple1),
            _ => return, // supply and warehouse count the tokens to come; scores are no pieces
        };
        pieces[slot] += i32::from(count);
    });
    pieces.into()
}

/// Returns the wall cards, wherever they lie, and the flags.
pub fn of_rampart(game: &Rampart) -> Vec<i32> {
    let mut pieces = [0i32; 2];
    game.tokens(&mut |_, face| match face {
        rampart::Face::Card { .. } => pieces[0] += 1,
        rampart::Face::Flag { .. } => pieces[1] += 1,
    });
    game.counters(&mut |at, count| {
        pieces[0] += if at == rampart::Place::Gone { i32::from(count) } else { 0 }
    });
    pieces.into()
}

/// Returns the numbered cards, wherever they lie, the florins, and the warehouses of each kind.
pub fn of_kontor(game: &Kontor) -> Vec<i32> {
    use kontor::{ANCHOR, Face, Place};
    let mut pieces = [0i32; 5];
    game.tokens(&mut |_, face| match face {
        Face::Card { number, .. } => pieces[0] += i32::from(number != ANCHOR),
        Face::Warehouse { good } => pieces[2 + good.index()] += 1,
        Face::Keeper { .. }
        | Face::Ship
        | Face::Coin
        | Face::Owner { .. }
        | Face::Edge
        | Face::Announced { .. }
        | Face::Chosen { .. }
        | Face::Smuggled { .. }
        | Face::Buys { .. }
        | Face::Event { .. } => {}
    });
    game.counters(&mut |at, count| match at {
        Place::Pile(_) | Place::Box | Place::Shop => pieces[0] += i32::from(count),
        Place::Purse(_) | Place::Treasury => pieces[1] += i32::from(count),
        Place::Supply(good) | Place::Export(_, good) | Place::Reserve(_, good) => {
            pieces[2 + good.index()] += i32::from(count)
        }
        _ => {}
    });
    // In misery there are no florins except those that were dealt.
    let florins = if pieces[1] == 20 { 20 } else { 3 * i32::from(dockhand::game::Rules::seats(game)) };
    // In embargo there are no warehouses except four of each kind for each player.
    let each = if pieces[2] == 8 { 8 } else { 16 };
    assert_eq!(pieces, [93, florins, each, each, each]);
    pieces.into()
}
