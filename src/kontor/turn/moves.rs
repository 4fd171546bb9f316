//! The decisions of the game.

use crate::game::Seat;
use crate::kontor::{Cell, Good};
use serde::Serialize;

/// A pile that a player may draw from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Move {
    /// Announces a pass.
    Pass,
    /// Announces a card for this round.
    Stay,
    /// Chooses a card of the hand, by its number.
    Choose { card: u8 },
    /// Moves the ship to another canal.
    Sail { cell: Cell },
    /// Leaves the ship where it is.
    LieStill,
    /// Takes a dock beside the ship away; it goes under the pile of its owner.
    Take { cell: Cell, under: Seat },
    /// Takes nothing away.
    Spare,
    /// Lands only this kind of goods.
    Land { good: Good },
    /// A tavern brings one more warehouse to a dock.
    Bribe { cell: Cell },
    /// Chooses a card of the hand and lays it face down.
    Smuggle { card: u8 },
    /// Lands all goods and exports none.
    LandAll,
    /// Sends one of the goods to the export.
    Export { good: Good },
    /// Buys this many special cards.
    Buy { count: u8 },
    /// Shows a card of the hand; who shows the higher one buys first.
    Show { card: u8 },
    /// Exchanges a warehouse for one of another kind.
    Exchange { cell: Cell, from: Good, to: Good },
    /// Takes a dock of the player's own pile and puts one of the hand, or the same one, under it.
    Wed { take: u8, give: u8 },
    /// Discards the flood in order to lay two canals.
    Discard,
    /// Lays a canal of the hand instead of a flood.
    LayCanal { card: u8, cell: Cell },
    /// Lets the finished sector count.
    Count,
    /// Decides that the finished sector does not count.
    Void,
    /// Declines the offer.
    Decline,
    /// Draws the top card of a pile.
    Draw { from: Heap },
    /// Pays for looking through the player's own dock pile.
    Search,
    /// Takes a dock out of the player's own pile, by its number.
    Pick { card: u8 },
    /// Lays the open card.
    Lay { cell: Cell },
    /// Lays a second canal for a florin.
    LayMore { card: u8, cell: Cell },
    /// Lays no second canal.
    Enough,
    /// Buys out a dock of the opponent.
    BuyOut { cell: Cell },
    /// Buys nothing.
    BuyNothing,
    /// Proposes an alliance in the sector with this first cell.
    Ally { cell: Cell, with: Seat },
    /// Leaves the ally in the sector with this first cell.
    Leave { cell: Cell },
    /// Accepts an alliance.
    Agree,
    /// Refuses an alliance.
    Refuse,
    /// One of the player's own taverns makes the workers of a dock drunk.
    Treat { tavern: Cell, dock: Cell },
    /// Puts the goods of a surrounded canal on one of the player's own docks.
    Salvage { cell: Cell },
}
