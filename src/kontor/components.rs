//! A components file: the tables of a player's own box, in place of the reconstructed ones. It names the game
//! and only the tables that it replaces. Its types are loose, so that all mistakes can be reported at once.

use super::Kontor;
use super::cards::{Good, Goods, NUMBERS, Side, Sort, Symbol, side_of, sort_of};
use super::conflict::Conflict;
use super::layout::{Fault, Layout, Plan};
use super::own::Own;
use super::tables::{Mark, Tables};
use crate::game::Rules;
use crate::sort::sort;
use serde::{Deserialize, Serialize};

/// The contents of a components file, for example `{"game": "kontor", "layouts": {"watergames": [". ~ .", "~
/// A ~", ". ~ ."]}}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorComponents", missing_as_null))]
#[serde(deny_unknown_fields, default)]
pub struct Components {
    /// The game whose tables the file replaces.
    pub game: String,
    /// What the cards show.
    #[cfg_attr(feature = "ts", tsify(type = "KontorCards | null"))]
    pub cards: Option<Cards>,
    /// Start layouts, drawn: `~` a canal, `A` the anchor, `.` empty.
    #[cfg_attr(feature = "ts", tsify(type = "KontorLayouts | null"))]
    pub layouts: Option<Layouts>,
    /// A harbour of one's own, which replaces the start layout and the board of the scenario.
    #[cfg_attr(feature = "ts", tsify(type = "KontorOwn | null"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harbour: Option<Own>,
}

/// All numbers that have each mark.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorCards"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorLayouts", missing_as_null))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Layouts {
    #[cfg_attr(feature = "ts", tsify(type = "string[] | null"))]
    pub canale_grande: Option<Vec<String>>,
    #[cfg_attr(feature = "ts", tsify(type = "string[] | null"))]
    pub ile_grande: Option<Vec<String>>,
    #[cfg_attr(feature = "ts", tsify(type = "string[] | null"))]
    pub watergames: Option<Vec<String>>,
}

/// Number of cards from 3 to 89 with a florin, with a ship, and with neither (rule `kontor/deck`).
const OF_EACH_SYMBOL: usize = 29;
/// Number of docks of a colour with each kind of goods.
const OF_EACH_GOOD: usize = 8;

impl Cards {
    /// Returns the numbers that have a mark.
    fn with(&self, mark: Mark) -> &[i32] {
        match mark {
            Mark::Tea => &self.tea,
            Mark::Wine => &self.wine,
            Mark::Spice => &self.spice,
            Mark::Florin => &self.florin,
            Mark::Ship => &self.ship,
        }
    }

    /// Returns the tables of the file; numbers that no card has are left out.
    fn tables(&self) -> Tables {
        let mut tables = Tables::BLANK;
        for mark in Mark::ALL {
            let cards = self.with(mark).iter().filter_map(|&number| u8::try_from(number).ok());
            cards.filter(|&number| mark.may_be_on(number)).for_each(|number| tables.print(number, mark));
        }
        tables
    }

    fn check(&self, out: &mut Vec<Conflict>) {
        let too_long = |mark: &Mark| self.with(*mark).len() > usize::from(NUMBERS);
        if let Some(mark) = Mark::ALL.into_iter().find(too_long) {
            return out.push(Conflict::TooManyNumbers { mark });
        }
        for mark in Mark::ALL {
            let numbers = self.with(mark);
            for (i, &number) in numbers.iter().enumerate() {
                let is_card = u8::try_from(number).is_ok_and(|number| mark.may_be_on(number));
                if !is_card {
                    out.push(Conflict::NoSuchCard { mark, number });
                } else if numbers.iter().take(i).any(|&other| other == number) {
                    out.push(Conflict::NumberTwice { mark, number });
                }
            }
        }
        check_prints(&self.tables(), out);
    }
}

/// Checks what the rules print about single cards, and the sums (rule `kontor/deck`).
fn check_prints(tables: &Tables, out: &mut Vec<Conflict>) {
    let docks = || (3..=44).filter(|&number| !tables.is_crane(number));
    for number in 3..=89 {
        let (florin, ship) = (tables.has_florin(number), tables.has_ship(number));
        let goods = tables.goods(number);
        let as_printed = match number {
            3 => goods.len() == 3 && ship,
            4 => goods.len() == 3,
            16 => goods == Goods::only(Good::Spice),
            29 | 30 => !ship,
            31 | 32 => ship,
            _ => sort_of(number) != Sort::Dock || number > 44 || !goods.is_empty(),
        };
        if florin && ship {
            out.push(Conflict::TwoSymbols { number });
        } else if !as_printed {
            out.push(Conflict::PrintedOtherwise { number });
        }
    }
    for (side, good) in Side::BOTH.into_iter().flat_map(|side| Good::ALL.map(|good| (side, good))) {
        let has = docks().filter(|&n| side_of(n) == side && tables.goods(n).has(good)).count();
        if has != OF_EACH_GOOD {
            out.push(Conflict::WrongGoods { side, good, has: has as u8, right: OF_EACH_GOOD as u8 });
        }
    }
    let [florins, ships] = [Symbol::Florin, Symbol::Ship]
        .map(|symbol| (3..=89).filter(|&number| tables.symbol(number) == Some(symbol)).count());
    if [florins, ships] != [OF_EACH_SYMBOL; 2] {
        let [florins, ships] = [florins, ships].map(|count| count as u8);
        out.push(Conflict::WrongSymbols { florins, ships, right: OF_EACH_SYMBOL as u8 });
    }
    let looks = |side: Side| {
        let own = (3..=44).chain([88, 89]).filter(|&number| side_of(number) == side);
        let mut looks: Vec<_> = own
            .map(|n| (tables.building(n), tables.goods(n), tables.has_florin(n), tables.has_ship(n)))
            .collect();
        sort(&mut looks);
        looks
    };
    if looks(Side::Red) != looks(Side::Black) {
        out.push(Conflict::ColoursDiffer);
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

/// The longest line of a drawing that is read, in bytes.
const LINE: usize = 64;

/// Returns what is wrong with a drawn layout.
fn fault(layout: Layout, rows: &[String]) -> Option<Fault> {
    if rows.len() > LINE || rows.iter().any(|row| row.len() > LINE) {
        return Some(Fault::TooLarge);
    }
    let plan = match Plan::read(rows) {
        Ok(plan) => plan,
        Err(fault) => return Some(fault),
    };
    let (columns, rows) = layout.board();
    let fits = plan.columns <= columns && plan.rows <= rows;
    match layout {
        _ if !fits => Some(Fault::TooLarge),
        _ if !plan.docks.is_empty() => Some(Fault::Marks),
        _ if !plan.is_connected() => Some(Fault::Apart),
        Layout::CanaleGrande if (plan.columns, plan.rows) != (columns, rows) => Some(Fault::NotTheWholeBoard),
        Layout::IleGrande if !plan.has_island_of_nine() => Some(Fault::NoIsland),
        _ => None,
    }
}

impl Components {
    /// Returns all mistakes of the file.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut out = Vec::new();
        if self.game != Kontor::ID {
            out.push(Conflict::OtherGame);
        }
        if let Some(cards) = &self.cards {
            cards.check(&mut out);
        }
        out.extend(self.harbour.as_ref().and_then(Own::conflict));
        for layout in Layout::ALL {
            let rows = self.layouts.as_ref().and_then(|layouts| layouts.drawing(layout));
            if let Some(fault) = rows.and_then(|rows| fault(layout, rows)) {
                out.push(Conflict::WrongLayout { layout, fault });
            }
        }
        out
    }

    /// Returns the tables of a valid file, or the reconstructed ones if it has none.
    pub fn tables(&self) -> Tables {
        self.cards.as_ref().map_or(Tables::RECONSTRUCTED, Cards::tables)
    }

    /// Returns the layout of a valid file, or the built-in one if it has none.
    pub(super) fn plan(&self, layout: Layout) -> Plan {
        if let Some(own) = &self.harbour {
            return own.sound_plan();
        }
        let rows = self.layouts.as_ref().and_then(|layouts| layouts.drawing(layout));
        rows.and_then(|rows| Plan::read(rows).ok()).unwrap_or_else(|| layout.plan().clone())
    }
}
