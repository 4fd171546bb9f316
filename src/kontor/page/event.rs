//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences. All
//! events are public.

use crate::game::{Seat, Seats};
use crate::kontor::{ByGood, Cell, EventCard, Good, Majority, Move, Side};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins.
    RoundBegins { round: u8 },
    /// A player passes; whether the treasury had a florin for it.
    Passed { seat: Seat, got: bool },
    /// A player turns up the card of this round.
    Revealed { seat: Seat, number: u8 },
    /// A player pays a florin to the treasury.
    PaidTax { seat: Seat },
    /// A player cannot pay a tax, and the card goes back to the hand.
    CouldNotPay { seat: Seat },
    /// Neither of two players can pay a tax; whether the treasury had a florin for this one.
    SparedTax { seat: Seat, got: bool },
    /// A player moves the ship.
    Sailed { seat: Seat, cell: Cell },
    /// The ship takes a dock away, which goes under this player's pile.
    TookAway { seat: Seat, number: u8, cell: Cell, under: Seat },
    /// A card is laid.
    Laid { seat: Seat, number: u8, cell: Cell },
    /// The open card of a player fits nowhere.
    CouldNotLay { seat: Seat, number: u8 },
    /// These axes can grow no more.
    AxisFixed { columns: bool, rows: bool },
    /// A tavern brings one more warehouse.
    Bribed { seat: Seat, cell: Cell, good: Good },
    /// A player plays a card face down.
    Smuggles { seat: Seat },
    /// A player lays a face-down card.
    Smuggled { seat: Seat, cell: Cell, dock: bool },
    /// A face-down card comes back to the hand unseen.
    CouldNotSmuggle { seat: Seat },
    /// A face-down card is turned up at the end of the game.
    TurnedUp { seat: Seat, number: u8, cell: Cell },
    /// A question is not asked, since the game ends with the same result whatever is answered; this answer counts.
    Unasked { seat: Seat, answer: Move },
    /// One of the goods of a dock goes to the export.
    Exported { seat: Seat, good: Good },
    /// The export gives back a warehouse of a dock that has gone.
    Recalled { seat: Seat, good: Good },
    /// A player wanted this many special cards and has bought this many.
    Bought { seat: Seat, wanted: u8, count: u8 },
    /// A player shows a card of the hand.
    Shown { seat: Seat, number: u8 },
    /// An event is turned up.
    EventTurned { event: EventCard },
    /// An event costs a player this many florins.
    LostFlorins { seat: Seat, count: u8 },
    /// An event makes a player sit out this round.
    SitsOut { seat: Seat },
    /// An event has given a player new docks.
    RedrewDocks { seat: Seat },
    /// A player exchanges a warehouse.
    Exchanged { seat: Seat, cell: Cell, from: Good, to: Good },
    /// A player takes a dock of their own pile for another one, unseen by the others.
    Wedded { seat: Seat },
    /// An event pays a player a florin for a tavern.
    GotFlorin { seat: Seat },
    /// An event puts a crane under its owner's pile.
    Burnt { number: u8, cell: Cell },
    /// An event gives a player a point.
    GotPoint { seat: Seat },
    /// A flood leaves the game, and canals are laid instead.
    Discarded { seat: Seat, number: u8 },
    /// A flood draws a canal of the pile for a cell beside it.
    Filled { number: u8, cell: Cell },
    /// The owner of a tavern has decided whether a finished sector counts.
    Judged { seat: Seat, cell: Cell, counts: bool },
    /// A player has taken their first docks.
    Opened { seat: Seat },
    /// This many docks leave each pile unseen.
    DocksLeave { count: u8 },
    /// No warehouse of this kind can be landed.
    NoWarehouseLeft { good: Good },
    /// An alliance is proposed in the sector that begins here.
    Proposed { seat: Seat, with: Seat, cell: Cell },
    /// The alliance is refused.
    Refused { seat: Seat, with: Seat, cell: Cell },
    /// The two players are allied.
    Allied { seat: Seat, with: Seat, cell: Cell },
    /// A player leaves an ally.
    LeftAlly { seat: Seat, with: Seat, cell: Cell },
    /// An alliance ends, because joined sectors gave one of the two players another ally.
    Fallen { seat: Seat, with: Seat },
    /// A sector counts, in a game in which each player plays alone: its winners and the stocks by seat.
    SectorScored { cell: Cell, docks: u8, winners: Seats, by: Majority, stocks: ArrayVec<ByGood, 4> },
    /// A player cannot pay a tax and will lose the next turn.
    LosesTurn { seat: Seat },
    /// A player has lost a turn.
    LostTurn { seat: Seat },
    /// A tavern makes the workers of a dock drunk.
    Treated { seat: Seat, tavern: Cell, cell: Cell },
    /// The workers of a dock are sober again.
    Sobered { cell: Cell },
    /// The warehouses of tea, wine and spice of a dock that is covered or leaves the harbour go back.
    WentBack { cell: Cell, goods: ByGood },
    /// A player lays a second canal, for a florin.
    LaidMore { seat: Seat, number: u8, cell: Cell },
    /// A dock is bought out and goes under this player's pile.
    BoughtOut { seat: Seat, number: u8, cell: Cell, price: u8, under: Seat },
    /// A canal has to give up the warehouse that it hides, since there is no other left.
    Raised { good: Good, from: Cell },
    /// The goods of a surrounded canal go to a dock.
    Salvaged { seat: Seat, good: Good, from: Cell, cell: Cell },
    /// The goods of a surrounded canal return to the supply, since the player has no dock for them.
    SankForGood { good: Good, cell: Cell },
    /// A sector is finished; its first cell, and the stocks of tea, wine and spice that were compared.
    SectorFinished { cell: Cell, docks: u8, winner: Option<Side>, by: Majority, red: ByGood, black: ByGood },
    /// A player draws a card.
    Drew { seat: Seat, number: u8 },
    /// A player pays for looking through their own dock pile.
    Searched { seat: Seat },
    /// A player takes a dock out of their own pile, unseen by the others.
    Picked { seat: Seat },
    /// A player gets a florin of the treasury.
    Subsidised { seat: Seat },
    /// The game ends for this reason.
    GameEnds { end: End },
    /// Points of a source.
    Scored { seat: Seat, points: i16, source: Source },
    /// The game is over.
    GameOver { winners: Seats },
}
