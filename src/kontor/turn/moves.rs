//! The decisions of the game.

use crate::game::Seat;
use crate::kontor::{Cell, Good};
use serde::Serialize;

/// A pile that a player may draw from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorHeap"))]
#[serde(rename_all = "kebab-case")]
pub enum Heap {
    /// The player's own docks.
    Docks,
    /// The canals.
    Canals,
}

impl Heap {
    /// Both piles.
    pub const ALL: [Heap; 2] = [Heap::Docks, Heap::Canals];
}

/// A decision. Cells are counted east and south from the anchor.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorMove"))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Move {
    /// Announces a pass.
    Pass,
    /// Announces a card for this round.
    Stay,
    /// Chooses a card of the hand, by its number.
    #[allow(missing_docs)]
    Choose { card: u8 },
    /// Moves the ship to another canal.
    Sail {
        /// The canal.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Leaves the ship where it is.
    LieStill,
    /// Takes a dock beside the ship away.
    Take {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        /// The owner of the pile that it goes under.
        under: Seat,
    },
    /// Takes nothing away.
    Spare,
    /// Lands only this kind of goods.
    Land {
        /// The kind.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// A tavern brings one more warehouse to a dock.
    Bribe {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Chooses a card of the hand and lays it face down.
    #[allow(missing_docs)]
    Smuggle { card: u8 },
    /// Lands all goods and exports none.
    LandAll,
    /// Sends one of the goods to the export.
    Export {
        /// The kind.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// Buys this many special cards.
    #[allow(missing_docs)]
    Buy { count: u8 },
    /// Shows a card of the hand; who shows the higher one buys first.
    #[allow(missing_docs)]
    Show { card: u8 },
    /// Exchanges a warehouse for one of another kind.
    Exchange {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        /// The kind that is given.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        from: Good,
        /// The kind that is taken.
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        to: Good,
    },
    /// Takes a dock of the player's own pile and puts one of the hand, or the same one, under it.
    #[allow(missing_docs)]
    Wed { take: u8, give: u8 },
    /// Discards the flood in order to lay two canals.
    Discard,
    /// Lays a canal of the hand instead of a flood.
    LayCanal {
        /// Its number.
        card: u8,
        /// The cell.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Lets the finished sector count.
    Count,
    /// Decides that the finished sector does not count.
    Void,
    /// Declines the offer.
    Decline,
    /// Draws the top card of a pile.
    Draw {
        /// The pile.
        #[cfg_attr(feature = "ts", tsify(type = "KontorHeap"))]
        from: Heap,
    },
    /// Pays for looking through the player's own dock pile.
    Search,
    /// Takes a dock out of the player's own pile, by its number.
    #[allow(missing_docs)]
    Pick { card: u8 },
    /// Lays the open card.
    Lay {
        /// The cell.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Lays a second canal for a florin.
    LayMore {
        /// Its number.
        card: u8,
        /// The cell.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Lays no second canal.
    Enough,
    /// Buys out a dock of the opponent.
    BuyOut {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Buys nothing.
    BuyNothing,
    /// Proposes an alliance.
    Ally {
        /// The first cell of the sector.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        /// The other player.
        with: Seat,
    },
    /// Leaves an ally.
    Leave {
        /// The first cell of the sector.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Accepts an alliance.
    Agree,
    /// Refuses an alliance.
    Refuse,
    /// One of the player's own taverns makes the workers of a dock drunk.
    Treat {
        /// The cell of the tavern.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        tavern: Cell,
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        dock: Cell,
    },
    /// Puts the goods of a surrounded canal on one of the player's own docks.
    Salvage {
        /// The cell of the dock.
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
}
