//! Why a move is refused, with the rule that forbids it.

use crate::game::Reason;
use serde::Serialize;

/// Why a move is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat decides.
    NotYourDecision,
    /// Another kind of decision is pending.
    OtherDecision,
    /// A player without a card in hand must pass.
    HandIsEmpty,
    /// The card is not in the player's hand.
    NotInHand,
    /// The ship is there already.
    ShipIsThere,
    /// Ships lie on canals.
    NotACanal,
    /// Only docks can be taken away.
    NotADock,
    /// Only docks with a ship symbol can be taken away.
    BearsNoShip,
    /// Only docks beside the ship can be taken away.
    NotBesideTheShip,
    /// A dock goes only under a pile of its owner.
    NotTheOwner,
    /// Nothing in a finished sector ever changes.
    SectorIsFinished,
    /// A card lies there.
    CellTaken,
    /// A card has to touch another one side by side.
    TouchesNothing,
    /// The board cannot reach farther.
    BeyondTheEdge,
    /// A crane of the opponent lets no dock lie beside it.
    CraneBars,
    /// No canal may lie on the island.
    IslandIsDry,
    /// A canal there would split a field.
    WouldPartAField,
    /// A dock has to touch a canal.
    NeedsACanal,
    /// The ship lets no card lie beside it.
    ShipBars,
    /// A tavern protects this dock.
    TavernProtects,
    /// A customs house may not finish a sector.
    WouldFinishASector,
    /// A tavern that may bring warehouses may not finish a sector.
    TavernWouldFinish,
    /// A tavern brings its warehouse only to one of the player's own docks with one kind of goods, in the
    /// sector that the rule names.
    CannotBeBribed,
    /// The flood cannot be given up for canals: the rule is not in play, or no canal can be laid.
    NoCanalToLay,
    /// Only canals are laid instead of the flood.
    LayACanal,
    /// The player cannot lay a card face down: the rule is not in play, or the player has done so already.
    SmuggledAlready,
    /// Only canals and docks with goods can be laid face down.
    CannotBeSmuggled,
    /// There is no warehouse of this kind for the export.
    NothingToExport,
    /// The player has too few florins, or too few cards are for sale.
    CannotBuySoMany,
    /// This warehouse cannot be exchanged in this way.
    CannotExchange,
    /// The dock does not show these goods.
    NotOnTheCard,
    /// There is nothing to draw from.
    PileIsEmpty,
    /// A card is replaced by one of the same sort.
    OtherSort,
    /// A dock has to stay in hand.
    NoDockInHand,
    /// A canal has to stay in hand.
    NoCanalInHand,
    /// Looking for a dock costs florins and needs at least two docks in the pile.
    CannotSearch,
    /// The dock is not in the player's own pile.
    NotInPile,
    /// A flood covers bridges and docks with at most one kind of goods.
    CannotBeFlooded,
    /// A bridge covers canals and floods, not the anchor.
    CannotBeBridged,
    /// Only a canal can be laid as a second card.
    NotACanalCard,
    /// The dock is the player's own.
    OwnDock,
    /// Only docks with goods can be bought out.
    ShowsNoGoods,
    /// The player has too few florins.
    TooDear,
    /// There is no sector with this first cell in which both players have docks and could ally.
    NobodyToAlly,
    /// One of the two players has an ally there already.
    OneAllyOnly,
    /// This alliance was proposed in this turn already.
    ProposedBefore,
    /// This crane must touch other cards by a corner, and none by a side.
    CraneWantsACorner,
    /// Only taverns make workers drunk.
    NotATavern,
    /// Only the player's own taverns can be used.
    NotYourTavern,
    /// A tavern may be used once in a turn.
    OnceATurn,
    /// The dock is not in the tavern's sector, or is the tavern itself.
    NoGuest,
    /// The workers of this dock are drunk already.
    DrunkAlready,
    /// A canal that still hides a warehouse cannot be bridged.
    GoodsLieThere,
    /// The dock is not the player's own.
    NotYourDock,
    /// The goods go to docks of the player that have some already.
    NoStockThere,
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "kontor/end",
            Refusal::NotYourDecision => "kontor/order",
            Refusal::OtherDecision => "kontor/sequence",
            Refusal::HandIsEmpty => "kontor/pass",
            Refusal::NotInHand => "kontor/choose",
            Refusal::ShipIsThere
            | Refusal::NotACanal
            | Refusal::NotADock
            | Refusal::BearsNoShip
            | Refusal::NotBesideTheShip => "kontor/ship",
            Refusal::NotTheOwner => "kontor/teams",
            Refusal::SectorIsFinished => "kontor/untouchable",
            Refusal::CellTaken | Refusal::TouchesNothing => "kontor/place",
            Refusal::BeyondTheEdge => "kontor/board",
            Refusal::CraneBars => "kontor/crane",
            Refusal::IslandIsDry => "kontor/ile-grande",
            Refusal::WouldPartAField => "kontor/tic-tac-toe",
            Refusal::NeedsACanal => "kontor/watergames",
            Refusal::ShipBars => "kontor/blockade",
            Refusal::TavernProtects => "kontor/protection",
            Refusal::WouldFinishASector => "kontor/customs",
            Refusal::TavernWouldFinish | Refusal::CannotBeBribed => "kontor/corruption-1",
            Refusal::NoCanalToLay | Refusal::LayACanal => "kontor/flood-choice",
            Refusal::NotOnTheCard => "kontor/one-good",
            Refusal::NothingToExport => "kontor/export",
            Refusal::SmuggledAlready | Refusal::CannotBeSmuggled => "kontor/smuggling",
            Refusal::CannotBuySoMany => "kontor/special-shop",
            Refusal::CannotExchange => "kontor/events",
            Refusal::PileIsEmpty | Refusal::OtherSort => "kontor/refill",
            Refusal::NoDockInHand | Refusal::NoCanalInHand => "kontor/free-draw",
            Refusal::CannotSearch | Refusal::NotInPile => "kontor/first-pick",
            Refusal::CannotBeFlooded => "kontor/flood",
            Refusal::CannotBeBridged => "kontor/bridge",
            Refusal::NotACanalCard => "kontor/spring-tide",
            Refusal::OwnDock | Refusal::ShowsNoGoods | Refusal::TooDear => "kontor/bakchich",
            Refusal::NobodyToAlly | Refusal::OneAllyOnly | Refusal::ProposedBefore => "kontor/freewheel-solo",
            Refusal::CraneWantsACorner
            | Refusal::NotATavern
            | Refusal::NotYourTavern
            | Refusal::OnceATurn
            | Refusal::NoGuest
            | Refusal::DrunkAlready => "kontor/freewheel",
            Refusal::GoodsLieThere | Refusal::NotYourDock | Refusal::NoStockThere => "kontor/euphrates",
        }
    }

    fn is_wrong_phase(&self) -> bool {
        matches!(self, Refusal::OtherDecision)
    }
}
