//! The addresses of the table, and what a piece shows.

use crate::game::{PlaceName, Seat};
use crate::kontor::{Building, Cell, EventCard, Good, Goods, Side, Sort, Symbol};
use serde::Serialize;
use std::fmt;

/// A pile of cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pile {
    /// A player's docks.
    Docks(Seat),
    /// The canals.
    Canals,
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Pile::Docks(Seat(s)) => write!(f, "{s}"),
            Pile::Canals => f.write_str("canals"),
        }
    }
}

/// An address of the table. `X,Y` is a cell: steps east and south of the anchor, negative to the west and north.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// `cell/X,Y`: a cell of the harbour and its uppermost card.
    Cell(Cell),
    /// `under/X,Y/N`: a card under a flood or a bridge; the lowest one is 0.
    Under(Cell, u8),
    /// `stock/X,Y/GOOD`: a warehouse on a dock, or one that a canal hides.
    Stock(Cell, Good),
    /// `extra/X,Y/GOOD`: a second warehouse of one kind on a dock; `extra/X,Y/GOOD/N`: further ones, N from
    /// 2.
    Extra(Cell, Good, u8),
    /// `keeper/X,Y`: the keeper of a sector that was won, on its first cell.
    Keeper(Cell),
    /// `ship/X,Y`: the ship on a canal.
    Ship(Cell),
    /// `edge/column/X`: a column beyond which the board cannot grow, once that is fixed.
    EdgeColumn(i8),
    /// `edge/row/Y`: a row of this kind.
    EdgeRow(i8),
    /// `hand/S/I`: a place of a hand. The last is for a special card.
    Hand(Seat, u8),
    /// `chosen/S`: the card that a player has chosen: first a face-down chip, then the open card.
    Chosen(Seat),
    /// `chip/S`, pile: the chip of a player while it does not stand for a secret answer.
    Chip(Seat),
    /// `pile/S`, `pile/canals`, pile: the cards below the top card of a player's docks or of the canals.
    Pile(Pile),
    /// `top/S`, `top/canals`: the top card of a pile.
    Top(Pile),
    /// `purse/S`, pile: a player's florins.
    Purse(Seat),
    /// `treasury`, pile: the florins of the city.
    Treasury,
    /// `supply/GOOD`, pile: the warehouses that are not on the table.
    Supply(Good),
    /// `coin/X,Y`: the coin of a tavern, on a dock whose workers are drunk.
    Coin(Cell),
    /// `coin/X,Y/2`: the coin of the other tavern on the same dock.
    SecondCoin(Cell),
    /// `owner/X,Y`: the marker of the player who laid a dock, if each player plays alone.
    Owner(Cell),
    /// `markers/S`, pile: markers of a player that are not on the table.
    Markers(Seat),
    /// `coins`, pile: the coins of taverns that make no dock drunk.
    Coins,
    /// `reserve/S/GOOD`, pile: the warehouses of a player, if each has their own.
    Reserve(Seat, Good),
    /// `export/S/GOOD`, pile: warehouses of a player in the export.
    Export(Seat, Good),
    /// `shop`, pile: special cards that can be bought.
    Shop,
    /// `events`, pile: events to come.
    Events,
    /// `event/K`: an event that has happened; the first one is 0.
    Event(u8),
    /// `box`, pile: cards that do not take part.
    Box,
    /// `out/S`, counter: 1 while a player has nothing more to do in this round.
    Out(Seat),
    /// `score/S`, counter: the points of a player, or the player's team, if the game ended now.
    Score(Seat),
    /// `round`, counter: the round, from 1.
    Round,
    /// `dry-rounds`, counter: rounds without a card laid up to now.
    DryRounds,
    /// `choice/…`: an answer that is not a piece of the table.
    Choice(Choice),
}

/// Answers that are not pieces of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Choice {
    Pass,
    Stay,
    LieStill,
    Spare,
    Enough,
    BuyNothing,
    Ally(Seat),
    Leave,
    Agree,
    Refuse,
    Decline,
    Discard,
    LandAll,
    Smuggle,
    /// `choice/export/GOOD`: export this kind.
    Export(Good),
    /// `choice/buy/N`: buy this many.
    Buy(u8),
    Count,
    Void,
    Search,
    /// `choice/card/N`: a card that does not lie on the table.
    Card(u8),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Cell(cell) => write!(f, "cell/{cell}"),
            Place::Under(cell, depth) => write!(f, "under/{cell}/{depth}"),
            Place::Stock(cell, good) => write!(f, "stock/{cell}/{}", good.name()),
            Place::Extra(cell, good, 0 | 1) => write!(f, "extra/{cell}/{}", good.name()),
            Place::Extra(cell, good, n) => write!(f, "extra/{cell}/{}/{n}", good.name()),
            Place::Keeper(cell) => write!(f, "keeper/{cell}"),
            Place::Ship(cell) => write!(f, "ship/{cell}"),
            Place::EdgeColumn(x) => write!(f, "edge/column/{x}"),
            Place::EdgeRow(y) => write!(f, "edge/row/{y}"),
            Place::Hand(Seat(s), i) => write!(f, "hand/{s}/{i}"),
            Place::Chosen(Seat(s)) => write!(f, "chosen/{s}"),
            Place::Chip(Seat(s)) => write!(f, "chip/{s}"),
            Place::Pile(pile) => write!(f, "pile/{pile}"),
            Place::Top(pile) => write!(f, "top/{pile}"),
            Place::Purse(Seat(s)) => write!(f, "purse/{s}"),
            Place::Treasury => f.write_str("treasury"),
            Place::Supply(good) => write!(f, "supply/{}", good.name()),
            Place::Coin(cell) => write!(f, "coin/{cell}"),
            Place::SecondCoin(cell) => write!(f, "coin/{cell}/2"),
            Place::Owner(cell) => write!(f, "owner/{cell}"),
            Place::Markers(Seat(s)) => write!(f, "markers/{s}"),
            Place::Coins => f.write_str("coins"),
            Place::Reserve(Seat(s), good) => write!(f, "reserve/{s}/{}", good.name()),
            Place::Export(Seat(s), good) => write!(f, "export/{s}/{}", good.name()),
            Place::Shop => f.write_str("shop"),
            Place::Events => f.write_str("events"),
            Place::Event(k) => write!(f, "event/{k}"),
            Place::Box => f.write_str("box"),
            Place::Out(Seat(s)) => write!(f, "out/{s}"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Round => f.write_str("round"),
            Place::DryRounds => f.write_str("dry-rounds"),
            Place::Choice(choice) => match choice {
                Choice::Pass => f.write_str("choice/pass"),
                Choice::Stay => f.write_str("choice/stay"),
                Choice::LieStill => f.write_str("choice/lie-still"),
                Choice::Spare => f.write_str("choice/spare"),
                Choice::Enough => f.write_str("choice/enough"),
                Choice::BuyNothing => f.write_str("choice/buy-nothing"),
                Choice::Ally(Seat(s)) => write!(f, "choice/ally/{s}"),
                Choice::Leave => f.write_str("choice/leave"),
                Choice::Agree => f.write_str("choice/agree"),
                Choice::Refuse => f.write_str("choice/refuse"),
                Choice::Decline => f.write_str("choice/decline"),
                Choice::Smuggle => f.write_str("choice/smuggle"),
                Choice::LandAll => f.write_str("choice/land-all"),
                Choice::Export(good) => write!(f, "choice/export/{}", good.name()),
                Choice::Buy(count) => write!(f, "choice/buy/{count}"),
                Choice::Discard => f.write_str("choice/discard"),
                Choice::Count => f.write_str("choice/count"),
                Choice::Void => f.write_str("choice/void"),
                Choice::Search => f.write_str("choice/search"),
                Choice::Card(number) => write!(f, "choice/card/{number}"),
            },
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        matches!(
            self,
            Place::Chip(_)
                | Place::Pile(_)
                | Place::Purse(_)
                | Place::Treasury
                | Place::Supply(_)
                | Place::Reserve(..)
                | Place::Coins
                | Place::Markers(_)
                | Place::Box
                | Place::Export(..)
                | Place::Shop
                | Place::Events
                | Place::Out(_)
                | Place::Score(_)
                | Place::Round
                | Place::DryRounds
        )
    }
}

/// What a piece shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    /// A card; the anchor has number 94 here, which is not printed on it.
    Card {
        number: u8,
        sort: Sort,
        side: Option<Side>,
        goods: Goods,
        building: Option<Building>,
        symbol: Option<Symbol>,
    },
    Warehouse {
        good: Good,
    },
    Keeper {
        side: Side,
    },
    Ship,
    /// The coin of a tavern.
    Coin,
    /// The marker of a player.
    Owner {
        seat: Seat,
    },
    /// The edge of the board.
    Edge,
    /// A chip that says whether this player passes.
    Announced {
        pass: bool,
    },
    /// A chip that stands for the card that this player lays face down.
    Smuggled {
        number: u8,
    },
    /// A chip that says how many special cards this player buys.
    Buys {
        count: u8,
    },
    Event {
        event: EventCard,
    },
    /// A chip that stands for the card that this player has chosen.
    Chosen {
        number: u8,
    },
}
