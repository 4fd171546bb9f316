//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences. All
//! events are public.

use crate::game::{Seat, Seats};
use crate::kontor::{Cell, EventCard, Good, Majority, Move, Side};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorSource"))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Sectors that were won and count.
    Sectors,
    /// Customs houses in these sectors.
    Customs,
    /// The most warehouses of a kind in the export.
    Export,
    /// The event "golden days".
    GoldenDays,
}

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorEnd"))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The board is full.
    Full,
    /// No card was laid for three rounds.
    DryRounds,
    /// A side has won the first sector, and that wins the game.
    FirstSector,
    /// A side has three sectors in a line, and that wins the game.
    ThreeInLine,
    /// A player has no florin while the treasury is empty, and that loses the game.
    Penniless,
    /// No player could lay a card because of the ship.
    Blockade,
    /// A player could only draw canals, and that ends the game.
    FinalSprint,
    /// Neither player has a warehouse left; each had their own.
    NoWarehouseLeft,
    /// The game has reached the most rounds that it may have.
    ManyRounds,
}

impl End {
    /// Returns whether this end decides the game by itself, whatever is turned up and counted afterwards.
    pub(in crate::kontor) fn decides(self) -> bool {
        matches!(self, End::FirstSector | End::ThreeInLine | End::Penniless)
    }
}

/// A fact that the log can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorLogEvent"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    RoundBegins {
        round: u8,
    },
    /// A player passes; whether the treasury had a florin for it.
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
    /// A player cannot pay a tax, and the card goes back to the hand.
    CouldNotPay {
        seat: Seat,
    },
    /// Neither of two players can pay a tax; whether the treasury had a florin for this one.
    SparedTax {
        seat: Seat,
        got: bool,
    },
    Sailed {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The ship takes a dock away, which goes under this player's pile.
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
    /// These axes can grow no more.
    AxisFixed {
        columns: bool,
        rows: bool,
    },
    /// A tavern brings one more warehouse.
    Bribed {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// A player plays a card face down.
    Smuggles {
        seat: Seat,
    },
    /// A player lays a face-down card.
    Smuggled {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        dock: bool,
    },
    /// A face-down card comes back to the hand unseen.
    CouldNotSmuggle {
        seat: Seat,
    },
    /// A face-down card is turned up at the end of the game.
    TurnedUp {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A question is not asked, since the game ends with the same result whatever is answered; this answer counts.
    Unasked {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorMove"))]
        answer: Move,
    },
    /// One of the goods of a dock goes to the export.
    Exported {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// The export gives back a warehouse of a dock that has gone.
    Recalled {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
    },
    /// A player wanted this many special cards and has bought this many.
    Bought {
        seat: Seat,
        wanted: u8,
        count: u8,
    },
    /// A player shows a card of the hand.
    Shown {
        seat: Seat,
        number: u8,
    },
    EventTurned {
        #[cfg_attr(feature = "ts", tsify(type = "KontorEvent"))]
        event: EventCard,
    },
    /// An event costs a player this many florins.
    LostFlorins {
        seat: Seat,
        count: u8,
    },
    /// An event makes a player sit out this round.
    SitsOut {
        seat: Seat,
    },
    /// An event has given a player new docks.
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
    /// A player takes a dock of their own pile for another one, unseen by the others.
    Wedded {
        seat: Seat,
    },
    /// An event pays a player a florin for a tavern.
    GotFlorin {
        seat: Seat,
    },
    /// An event puts a crane under its owner's pile.
    Burnt {
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// An event gives a player a point.
    GotPoint {
        seat: Seat,
    },
    /// A flood leaves the game, and canals are laid instead.
    Discarded {
        seat: Seat,
        number: u8,
    },
    /// A flood draws a canal of the pile for a cell beside it.
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
    /// A player has taken their first docks.
    Opened {
        seat: Seat,
    },
    /// This many docks leave each pile unseen.
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
    /// The alliance is refused.
    Refused {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The two players are allied.
    Allied {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A player leaves an ally.
    LeftAlly {
        seat: Seat,
        with: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// An alliance ends, because joined sectors gave one of the two players another ally.
    Fallen {
        seat: Seat,
        with: Seat,
    },
    /// A sector counts, in a game in which each player plays alone: its winners and the stocks by seat.
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
    /// A player cannot pay a tax and will lose the next turn.
    LosesTurn {
        seat: Seat,
    },
    /// A player has lost a turn.
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
    /// The workers of a dock are sober again.
    Sobered {
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The warehouses of tea, wine and spice of a dock that is covered or leaves the harbour go back.
    WentBack {
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        goods: [u8; 3],
    },
    /// A player lays a second canal, for a florin.
    LaidMore {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A dock is bought out and goes under this player's pile.
    BoughtOut {
        seat: Seat,
        number: u8,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
        price: u8,
        under: Seat,
    },
    /// A canal has to give up the warehouse that it hides, since there is no other left.
    Raised {
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        from: Cell,
    },
    /// The goods of a surrounded canal go to a dock.
    Salvaged {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        from: Cell,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// The goods of a surrounded canal return to the supply, since the player has no dock for them.
    SankForGood {
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A sector is finished; its first cell, and the stocks of tea, wine and spice that were compared.
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
    /// A player pays for looking through their own dock pile.
    Searched {
        seat: Seat,
    },
    /// A player takes a dock out of their own pile, unseen by the others.
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
