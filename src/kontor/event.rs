//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences. Everything here is public.

use super::cards::{Good, Side};
use super::extra::EventCard;
use super::harbour::Cell;
use super::sector::Majority;
use crate::game::{Seat, Seats};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorSource"))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Sectors won that count.
    Sectors,
    /// Customs houses in them.
    Customs,
    /// The most warehouses of a kind in the export.
    Export,
    /// The golden days of an event.
    GoldenDays,
}

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorEnd"))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The board is full.
    Full,
    /// For three rounds no card was laid.
    DryRounds,
    /// Somebody has won the first sector, where that is all there is to win.
    FirstSector,
    /// Somebody has three sectors in a line, where that wins.
    ThreeInLine,
    /// A player without a florin while the treasury is empty, where that loses.
    Penniless,
    /// Nobody could lay a card, because of the ship.
    Blockade,
    /// A player could draw only canals, where that ends the game.
    FinalSprint,
    /// Neither player has a warehouse left, where each has its own.
    NoWarehouseLeft,
    /// There have been as many rounds as a game may have.
    ManyRounds,
}

/// A fact that the log can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorSaid"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    RoundBegins {
        round: u8,
    },
    /// A pass; whether the treasury had a florin for it.
    Passed {
        seat: Seat,
        got: bool,
    },
    Revealed {
        seat: Seat,
        number: u8,
    },
    PaidTax {
        seat: Seat,
    },
    /// The card goes back to the hand.
    CouldNotPay {
        seat: Seat,
    },
    /// Neither of two could pay; whether the treasury had a florin for this one.
    SparedTax {
        seat: Seat,
        got: bool,
    },
    Sailed {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The ship takes a dock away; it goes under this player's pile.
    TookAway {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        under: Seat,
    },
    Laid {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    CouldNotLay {
        seat: Seat,
        number: u8,
    },
    /// Which axes can grow no more.
    AxisFixed {
        columns: bool,
        rows: bool,
    },
    /// A tavern brings a warehouse more.
    Bribed {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// Plays a card face down.
    Smuggles {
        seat: Seat,
    },
    /// Lays it.
    Smuggled {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        dock: bool,
    },
    /// It comes back unseen.
    CouldNotSmuggle {
        seat: Seat,
    },
    /// At the end of the game it is turned up.
    TurnedUp {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// One of the goods of a dock goes to the export.
    Exported {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// A warehouse of a dock that is gone comes back from the export.
    Recalled {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// So many special cards were wanted, and so many bought.
    Bought {
        seat: Seat,
        wanted: u8,
        count: u8,
    },
    /// A card of the hand is shown.
    Shown {
        seat: Seat,
        number: u8,
    },
    EventTurned {
        #[cfg_attr(feature = "ts", tsify(type = "KontorEvent"))]
        event: EventCard,
    },
    /// By an event: loses so many florins.
    LostFlorins {
        seat: Seat,
        count: u8,
    },
    /// By an event: does not play in this round.
    SitsOut {
        seat: Seat,
    },
    /// By an event: has new docks in hand.
    RedrewDocks {
        seat: Seat,
    },
    Exchanged {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        from: Good,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        to: Good,
    },
    /// Takes a dock of the own pile for another, unseen by the others.
    Wedded {
        seat: Seat,
    },
    /// By an event: a florin for a tavern.
    GotFlorin {
        seat: Seat,
    },
    /// By an event: a crane goes under its owner's pile.
    Burnt {
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// By an event: a point.
    GotPoint {
        seat: Seat,
    },
    /// A flood leaves the game, for canals.
    Discarded {
        seat: Seat,
        number: u8,
    },
    /// A flood draws a canal of the pile beside it.
    Filled {
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The owner of a tavern has decided whether a finished sector counts.
    Judged {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        counts: bool,
    },
    /// A player has taken the first docks.
    Opened {
        seat: Seat,
    },
    /// So many docks leave each pile unseen.
    DocksLeave {
        count: u8,
    },
    NoWarehouseLeft {
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// An alliance is proposed in the sector that begins here.
    Proposed {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// It is refused.
    Refused {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// Two are allied.
    Allied {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// One leaves the other.
    LeftAlly {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// An alliance falls: by a joining of sectors one of the two had another ally.
    Fallen {
        seat: Seat,
        with: Seat,
    },
    /// A sector that counts, where each plays for oneself: who wins it, the stocks by seat.
    SectorScored {
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        docks: u8,
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        winners: Seats,
        #[cfg_attr(feature = "ts", tsify(type = "KontorMajority"))]
        by: Majority,
        #[cfg_attr(feature = "ts", tsify(type = "number[][]"))]
        stocks: ArrayVec<[u8; 3], 4>,
    },
    /// Cannot pay a tax and will lose the next turn.
    LosesTurn {
        seat: Seat,
    },
    /// Has lost a turn.
    LostTurn {
        seat: Seat,
    },
    /// A tavern makes the workers of a dock drunk.
    Treated {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        tavern: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// They are sober again.
    Sobered {
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The warehouses of a dock that is covered or leaves the harbour, of tea, wine and spice.
    WentBack {
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        goods: [u8; 3],
    },
    /// A second canal, for a florin.
    LaidMore {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A dock is bought out; it goes under this player's pile.
    BoughtOut {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        price: u8,
        under: Seat,
    },
    /// A canal has to give up the warehouse it hides, for there is no other.
    Raised {
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        from: Cell,
    },
    /// The goods of a canal that is surrounded go to a dock.
    Salvaged {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        from: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// They return to the supply, for who would get them has no dock for them.
    SankForGood {
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A sector, named by its first cell, with the stocks of tea, wine and spice compared.
    SectorFinished {
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        docks: u8,
        #[cfg_attr(feature = "ts", tsify(type = "KontorSide | null"))]
        winner: Option<Side>,
        #[cfg_attr(feature = "ts", tsify(type = "KontorMajority"))]
        by: Majority,
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        red: [u8; 3],
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        black: [u8; 3],
    },
    Drew {
        seat: Seat,
        number: u8,
    },
    /// Pays for looking through the own pile of docks.
    Searched {
        seat: Seat,
    },
    /// Takes a dock out of the own pile, unseen by the others.
    Picked {
        seat: Seat,
    },
    Subsidised {
        seat: Seat,
    },
    GameEnds {
        #[cfg_attr(feature = "ts", tsify(type = "KontorEnd"))]
        end: End,
    },
    Scored {
        seat: Seat,
        points: i16,
        #[cfg_attr(feature = "ts", tsify(type = "KontorSource"))]
        source: Source,
    },
    GameOver {
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        winners: Seats,
    },
}
