//! Counts which events have occurred, how often and at which tables, and says why some never can.

use crate::steer::steering::{KINDS, NAMES};
use dockhand::kontor::{End, Event, EventCard, Majority, Refusal};
use std::collections::BTreeMap;

/// Counters by kind and name.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    pub games: u64,
    pub decisions: u64,
    pub tables: BTreeMap<String, u64>,
    pub options: BTreeMap<&'static str, u64>,
    pub moves: Vec<u64>,
    events: BTreeMap<&'static str, BTreeMap<String, u64>>,
    other: BTreeMap<String, u64>,
    refusals: BTreeMap<String, u64>,
}

macro_rules! names {
    ($all:ident, $of:ident, $type:ident: $($variant:ident)*) => {
        /// All names.
        pub const $all: &[&str] = &[$(stringify!($variant)),*];
        #[allow(unreachable_patterns)]
        fn $of(of: &$type) -> &'static str {
            match of { $($type::$variant { .. } => stringify!($variant),)* _ => "new" }
        }
    };
}
names!(EVENT_KINDS, event_kind, Event:
    RoundBegins Passed Revealed PaidTax CouldNotPay SparedTax Sailed TookAway Laid CouldNotLay AxisFixed Bribed Smuggles
    Smuggled CouldNotSmuggle TurnedUp Exported Recalled Bought Shown EventTurned LostFlorins SitsOut RedrewDocks Exchanged
    Wedded GotFlorin Burnt GotPoint Discarded Filled Judged Opened DocksLeave NoWarehouseLeft Proposed Refused Allied
    LeftAlly Fallen SectorScored LosesTurn LostTurn Treated Sobered LaidMore BoughtOut Raised Salvaged SankForGood
    SectorFinished Unasked Drew Searched Picked Subsidised GameEnds Scored GameOver);
names!(ENDS, end_name, End:
    Full DryRounds FirstSector ThreeInLine Penniless Blockade FinalSprint NoWarehouseLeft ManyRounds);
names!(MAJORITIES, majority_name, Majority: LargestLead MoreLeads OrderOfGoods ReversedOrder Equal Empty);
names!(EVENTS, event_name, EventCard:
    Hurricane Conspiracy Disorder FloodDamage Wedding Strike Fire GoldenDays Struggle BlockadeAtSea);
names!(REFUSALS, refusal_name, Refusal:
    GameOver NotYourDecision OtherDecision HandIsEmpty NotInHand ShipIsThere NotACanal NotADock BearsNoShip
    NotBesideTheShip NotTheOwner SectorIsFinished CellTaken TouchesNothing BeyondTheEdge CraneBars IslandIsDry
    WouldPartAField NeedsACanal ShipBars TavernProtects WouldFinishASector TavernWouldFinish CannotBeBribed NoCanalToLay
    LayACanal SmuggledAlready CannotBeSmuggled NothingToExport CannotBuySoMany CannotExchange NotOnTheCard PileIsEmpty
    OtherSort NoDockInHand NoCanalInHand CannotSearch NotInPile CannotBeFlooded CannotBeBridged NotACanalCard OwnDock
    ShowsNoGoods TooDear NobodyToAlly OneAllyOnly ProposedBefore CraneWantsACorner NotATavern NotYourTavern OnceATurn
    NoGuest DrunkAlready GoodsLieThere NotYourDock NoStockThere);

/// Things that may never occur, and why.
pub const NEVER: &[(&str, &str)] = &[
    (
        "NothingToExport",
        "16 of a kind hardly ever lie on the table while a dock is landed; `only_goods_of_the_supply_are_exported` draws it",
    ),
    ("HandIsEmpty", "a hand runs empty only with both piles empty; `passing` draws it"),
    (
        "NoCanalInHand",
        "random hands seldom lack a canal while docks are there; `a_dock_and_a_canal_stay_in_hand` draws it",
    ),
    (
        "CouldNotSmuggle",
        "hardly ever is a card chosen for it that fits nowhere; `it_comes_back_unseen` draws it",
    ),
    (
        "said Raised",
        "the supply must be empty while a canal hides the kind; `canals_give_up_goods_that_the_supply_lacks` draws it",
    ),
    ("GameOver", "nobody is asked for a move when the game is over; the contract's tests ask"),
    ("NotYourDecision", "only who decides is asked here; the contract's tests ask others"),
    ("end ManyRounds", "random play fills the board long before 200 rounds; a test draws such a game"),
];

impl Counts {
    /// Counts an event at a kind of table.
    pub fn event(&mut self, event: &Event, table: &str) {
        let at = self.events.entry(event_kind(event)).or_default();
        match at.get_mut(table) {
            Some(count) => *count += 1,
            None => drop(at.insert(table.to_owned(), 1)),
        }
        let mut more = |what: &str, name: &str| *self.other.entry(format!("{what} {name}")).or_default() += 1;
        match event {
            Event::GameEnds { end } => more("end", end_name(end)),
            Event::EventTurned { event } => more("event", event_name(event)),
            Event::SectorFinished { by, .. } | Event::SectorScored { by, .. } => {
                more("majority", majority_name(by))
            }
            _ => {}
        }
    }

    /// Counts the refusal of a move.
    pub fn refused(&mut self, refusal: &Refusal) {
        match self.refusals.get_mut(refusal_name(refusal)) {
            Some(count) => *count += 1,
            None => drop(self.refusals.insert(refusal_name(refusal).to_owned(), 1)),
        }
    }

    /// Adds other counters to these.
    pub fn add(&mut self, more: Counts) {
        self.games += more.games;
        self.decisions += more.decisions;
        self.moves.resize(KINDS, 0);
        self.moves.iter_mut().zip(more.moves).for_each(|(sum, n)| *sum += n);
        more.tables.into_iter().for_each(|(key, n)| *self.tables.entry(key).or_default() += n);
        more.options.into_iter().for_each(|(key, n)| *self.options.entry(key).or_default() += n);
        more.other.into_iter().for_each(|(key, n)| *self.other.entry(key).or_default() += n);
        more.refusals.into_iter().for_each(|(key, n)| *self.refusals.entry(key).or_default() += n);
        for (key, tables) in more.events {
            let own = self.events.entry(key).or_default();
            tables.into_iter().for_each(|(table, n)| *own.entry(table).or_default() += n);
        }
    }

    /// Returns all things, with how often each has occurred.
    fn all(&self) -> Vec<(String, u64)> {
        let event = |name: &&str| {
            let sum = self.events.get(name).map_or(0, |tables| tables.values().sum());
            (format!("said {name}"), sum)
        };
        let other = |what: &str, names: &[&str]| {
            let of = |name: &&str| format!("{what} {name}");
            names
                .iter()
                .map(|name| (of(name), self.other.get(&of(name)).copied().unwrap_or(0)))
                .collect::<Vec<_>>()
        };
        let refused =
            |name: &&str| (format!("refusal {name}"), self.refusals.get(*name).copied().unwrap_or(0));
        let moves = NAMES.iter().enumerate();
        let mut all: Vec<(String, u64)> = EVENT_KINDS.iter().map(event).collect();
        all.extend(other("end", ENDS));
        all.extend(other("event", EVENTS));
        all.extend(other("majority", MAJORITIES));
        all.extend(moves.map(|(i, name)| (format!("move: {name}"), self.moves.get(i).copied().unwrap_or(0))));
        all.extend(REFUSALS.iter().map(refused));
        all
    }

    /// Returns the things that have never occurred, with the reason if there is one.
    pub fn missing(&self) -> Vec<(String, Option<&'static str>)> {
        let reason = |name: &str| NEVER.iter().find(|(end, _)| name.ends_with(end)).map(|&(_, why)| why);
        self.all()
            .into_iter()
            .filter(|&(_, n)| n == 0)
            .map(|(name, _)| (reason(&name), name))
            .map(|(r, n)| (n, r))
            .collect()
    }

    /// Returns the counters as lines of text.
    pub fn report(&self) -> String {
        let mut lines = vec![format!("{} games, {} decisions", self.games, self.decisions)];
        lines.push("\nGames by page and players".to_owned());
        lines.extend(self.tables.iter().map(|(table, n)| format!("{n:>10}  {table}")));
        lines.push("\nGames by option".to_owned());
        lines.extend(self.options.iter().map(|(option, n)| format!("{n:>10}  {option}")));
        lines.push("\nWhat occurred, and at how many kinds of tables something was said".to_owned());
        for (name, n) in self.all() {
            let tables =
                name.strip_prefix("said ").and_then(|event| self.events.get(event)).map(BTreeMap::len);
            let tables =
                tables.map_or(String::new(), |tables| format!(", at {tables} of {}", self.tables.len()));
            lines.push(format!("{n:>10}  {name}{tables}"));
        }
        lines.push("\nNever".to_owned());
        for (name, why) in self.missing() {
            lines.push(format!("            {name}: {}", why.unwrap_or("WITHOUT A REASON")));
        }
        lines.join("\n")
    }
}
