//! A components file: the tables of a player's own box, in place of the reconstructed ones. It names the game
//! and only the tables that it replaces. Its types are loose, so that all mistakes can be reported at once.

use crate::game::Rules;
use crate::kontor::setup::cards::MOST_WAREHOUSES;
use crate::kontor::setup::layout::{Flaw, Plan, long_line};
use crate::kontor::state::{ALL_CANALS, ALL_DOCKS, DOCK_PILE};
use crate::kontor::{
    CRANES, CardSet, CardTable, Conflict, DrawnHarbour, Fault, Kontor, Layout, Mark, NUMBERS, Pieces, Side,
    TAVERNS, WAREHOUSES,
};
use serde::{Deserialize, Serialize};

/// The contents of a components file, for example `{"game": "kontor", "layouts": {"watergames": [". ~ .", "~
/// A ~", ". ~ ."]}}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Components {
    /// The game whose tables the file replaces.
    pub game: String,
    /// What the numbers are: canals, and docks of red or of black.
    #[cfg_attr(feature = "ts", tsify(type = "KontorNumbers | null", optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Numbers>,
    /// What the cards show.
    pub cards: Option<Cards>,
    /// Start layouts, drawn: `~` a canal, `A` the anchor, `.` empty.
    pub layouts: Option<Layouts>,
    /// Number of warehouses of each kind.
    #[cfg_attr(feature = "ts", tsify(type = "KontorWarehouses | null", optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warehouses: Option<Warehouses>,
    /// Number of all florins.
    #[cfg_attr(feature = "ts", tsify(type = "number | null", optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub florins: Option<i32>,
    /// A harbour of one's own, which replaces the start layout and the board of the scenario.
    #[cfg_attr(feature = "ts", tsify(type = "KontorDrawnHarbour | null"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harbour: Option<DrawnHarbour>,
}

/// Which numbers are canals and which docks are red's; all other docks are black's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Numbers {
    /// All canals; if `None`, ours.
    pub canals: Option<Vec<i32>>,
    /// All docks of red, cranes and tavern included; if `None`, the odd ones.
    pub red: Option<Vec<i32>>,
}

/// The number of warehouses of each kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Warehouses {
    pub tea: i32,
    pub wine: i32,
    pub spice: i32,
}

/// All numbers that have each mark.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Cards {
    pub tea: Vec<i32>,
    pub wine: Vec<i32>,
    pub spice: Vec<i32>,
    pub florin: Vec<i32>,
    pub ship: Vec<i32>,
}

/// The layouts that are reconstructed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Layouts {
    pub canale_grande: Option<Vec<String>>,
    pub ile_grande: Option<Vec<String>>,
    pub watergames: Option<Vec<String>>,
}

/// The fewest docks of a colour of a box: the other colour has the rest.
const LEAST_DOCKS: u8 = (ALL_DOCKS - DOCK_PILE) as u8;
/// The most florins of a box.
const MOST_FLORINS: u8 = 99;

/// Checks a list of numbers: each can have the mark and stands there once.
fn check_list(tables: &CardTable, mark: Mark, numbers: &[i32], out: &mut Vec<Conflict>) {
    if numbers.len() > usize::from(NUMBERS) {
        let has = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        return out.push(Conflict::TooManyNumbers { mark, has, most: NUMBERS });
    }
    for (i, &number) in numbers.iter().enumerate() {
        let is_card = u8::try_from(number).is_ok_and(|number| tables.may_show(number, mark));
        if !is_card {
            out.push(Conflict::NoSuchCard { mark, number });
        } else if numbers.iter().take(i).any(|&other| other == number) {
            out.push(Conflict::NumberTwice { mark, number });
        }
    }
}

/// Returns the numbers of a list that cards can have.
fn cards_in(numbers: &[i32]) -> impl Iterator<Item = u8> {
    let cards = numbers.iter().filter_map(|&number| u8::try_from(number).ok());
    cards.filter(|number| (1..=NUMBERS).contains(number))
}

/// Returns the conflict if a box has too few or too many pieces of a kind.
fn amount(pieces: Pieces, has: i32, least: u8, most: u8) -> Option<Conflict> {
    let fits = (i32::from(least)..=i32::from(most)).contains(&has);
    (!fits).then_some(Conflict::WrongAmount { pieces, has, least, most })
}

impl Numbers {
    /// Returns our own tables with these numbers; those that cannot be are left out.
    fn tables(&self) -> CardTable {
        let mut tables = CardTable::RECONSTRUCTED;
        if let Some(canals) = &self.canals {
            let canals: CardSet =
                cards_in(canals).filter(|&number| CardTable::may_be_canal(number)).collect();
            tables = tables.with_canals(canals);
        }
        if let Some(red) = &self.red {
            tables = tables.with_red(cards_in(red).collect());
        }
        tables
    }

    /// Checks the lists, and that each colour has what the rules print, and enough docks to be dealt.
    fn check(&self, out: &mut Vec<Conflict>) {
        let (tables, before) = (self.tables(), out.len());
        for (mark, list) in [(Mark::Canals, &self.canals), (Mark::Red, &self.red)] {
            check_list(&tables, mark, list.as_deref().unwrap_or_default(), out);
        }
        if out.len() > before {
            return;
        }
        let canals = tables.canals().count() as i32;
        if let Some(wrong) = amount(Pieces::Canals, canals, ALL_CANALS as u8, ALL_CANALS as u8) {
            return out.push(wrong); // what is not a canal is a dock
        }
        let kinds = [
            (Side::Red, Pieces::RedDocks, Pieces::RedCranes, Pieces::RedTaverns),
            (Side::Black, Pieces::BlackDocks, Pieces::BlackCranes, Pieces::BlackTaverns),
        ];
        for (side, docks, cranes, taverns) in kinds {
            let of = |all: &[u8]| all.iter().filter(|&&number| tables.side_of(number) == side).count() as i32;
            out.extend(amount(docks, tables.docks(side).count() as i32, LEAST_DOCKS, DOCK_PILE as u8));
            out.extend(amount(cranes, of(&CRANES), 2, 2));
            out.extend(amount(taverns, of(&TAVERNS), 1, 1));
        }
    }
}

impl Warehouses {
    fn kinds(&self) -> [(Pieces, i32); 3] {
        [(Pieces::Tea, self.tea), (Pieces::Wine, self.wine), (Pieces::Spice, self.spice)]
    }
}

impl Cards {
    /// Returns the numbers that have a mark.
    fn with(&self, mark: Mark) -> &[i32] {
        match mark {
            Mark::Tea => &self.tea,
            Mark::Wine => &self.wine,
            Mark::Spice => &self.spice,
            Mark::Florin => &self.florin,
            Mark::Ship => &self.ship,
            Mark::Canals | Mark::Red => &[],
        }
    }

    /// Returns a table with these marks and no others; numbers that no such card has are left out.
    fn tables(&self, numbers: &CardTable) -> CardTable {
        let mut tables = numbers.without_marks();
        for mark in Mark::ALL {
            let cards = cards_in(self.with(mark)).filter(|&number| numbers.may_show(number, mark));
            cards.for_each(|number| tables.print(number, mark));
        }
        tables
    }

    /// Checks that each mark is on cards that can have it; how many they are is the box's own affair.
    fn check(&self, numbers: &CardTable, out: &mut Vec<Conflict>) {
        Mark::ALL.into_iter().for_each(|mark| check_list(numbers, mark, self.with(mark), out));
        let [florins, ships] = [&self.florin, &self.ship].map(|list| {
            let set: CardSet =
                cards_in(list).filter(|&number| numbers.may_show(number, Mark::Ship)).collect();
            set
        });
        let both = florins.iter().filter(|&number| ships.has(number));
        out.extend(both.map(|number| Conflict::TwoSymbols { number }));
    }
}

impl Layouts {
    /// Returns the drawing that replaces the built-in layout.
    fn drawing(&self, layout: Layout) -> Option<&[String]> {
        match layout {
            Layout::CanaleGrande => self.canale_grande.as_deref(),
            Layout::IleGrande => self.ile_grande.as_deref(),
            Layout::Watergames => self.watergames.as_deref(),
            Layout::Cross | Layout::Anchor | Layout::TicTacToe => None,
        }
    }
}

/// Returns what is wrong with a drawn layout.
fn flaw(layout: Layout, rows: &[String]) -> Result<(), Flaw> {
    long_line(rows)?;
    let plan = Plan::read(rows)?;
    match (plan.overhang(layout.board()), plan.canals_apart()) {
        (Some(flaw), _) => Err(flaw),
        _ if !plan.docks.is_empty() => Err(Fault::Marks.into()),
        (None, apart @ 1..) => Err(Fault::Apart.with(apart, 0)),
        _ if layout == Layout::IleGrande && plan.islands() != 1 => {
            Err(Fault::NoIsland.with(plan.islands(), 1))
        }
        _ => Ok(()),
    }
}

impl Components {
    /// Returns all mistakes of the file.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut out = Vec::new();
        if self.game != Kontor::ID {
            out.push(Conflict::OtherGame);
        }
        if let Some(numbers) = &self.numbers {
            numbers.check(&mut out);
        }
        if let Some(cards) = &self.cards {
            cards.check(&self.numbered(), &mut out);
        }
        let kinds = self.warehouses.iter().flat_map(Warehouses::kinds);
        out.extend(kinds.filter_map(|(kind, has)| amount(kind, has, 0, MOST_WAREHOUSES)));
        out.extend(self.florins.and_then(|has| amount(Pieces::Florins, has, 0, MOST_FLORINS)));
        out.extend(self.harbour.as_ref().and_then(DrawnHarbour::conflict));
        for layout in Layout::ALL {
            let rows = self.layouts.as_ref().and_then(|layouts| layouts.drawing(layout));
            if let Some(Err(Flaw { fault, has, bound })) = rows.map(|rows| flaw(layout, rows)) {
                out.push(Conflict::WrongLayout { layout, fault, has, bound });
            }
        }
        out
    }

    /// Returns our own tables with the numbers of the file.
    fn numbered(&self) -> CardTable {
        self.numbers.as_ref().map_or(CardTable::RECONSTRUCTED, Numbers::tables)
    }

    /// Returns the tables of a valid file, with the reconstructed ones for what it does not name.
    pub fn tables(&self) -> CardTable {
        let numbered = self.numbered();
        self.cards.as_ref().map_or(numbered, |cards| cards.tables(&numbered))
    }

    /// Returns the number of warehouses of each kind.
    pub(in crate::kontor) fn warehouses(&self) -> [u8; 3] {
        let within = |(_, has): (Pieces, i32)| has.clamp(0, MOST_WAREHOUSES.into()) as u8;
        self.warehouses.as_ref().map_or([WAREHOUSES; 3], |warehouses| warehouses.kinds().map(within))
    }

    /// Returns the number of florins, if the file names it.
    pub(in crate::kontor) fn florins(&self) -> Option<u8> {
        self.florins.map(|florins| florins.clamp(0, MOST_FLORINS.into()) as u8)
    }

    /// Returns the layout of a valid file, or the built-in one if it has none.
    pub(in crate::kontor) fn plan(&self, layout: Layout, tables: &CardTable) -> Plan {
        if let Some(own) = &self.harbour {
            return own.sound_plan(tables);
        }
        let rows = self.layouts.as_ref().and_then(|layouts| layouts.drawing(layout));
        rows.and_then(|rows| Plan::read(rows).ok()).unwrap_or_else(|| layout.plan().clone())
    }
}
