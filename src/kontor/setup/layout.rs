//! Start layouts, drawn as text: `~` is a canal, `S` the canal on which the ship begins, `A` the anchor, on
//! which it begins otherwise, `.` an empty cell. Some are reconstructed, as marked below.

use crate::kontor::state::Bounds;
use crate::kontor::{Cell, Cells, MOST_COLUMNS, MOST_ROWS};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::sync::OnceLock;

named! {
    /// A start layout.
    #[allow(missing_docs)]
    pub enum Layout in "Kontor" {
        Cross = "cross",
        Anchor = "anchor",
        CanaleGrande = "canale-grande",
        IleGrande = "ile-grande",
        TicTacToe = "tic-tac-toe",
        Watergames = "watergames",
    }
}

impl Layout {
    /// Returns the drawing, one text per line.
    #[rustfmt::skip]
    pub fn drawing(self) -> &'static [&'static str] {
        match self {
            // Printed in the rules.
            Layout::Cross => &[
                ". . ~ . .",
                ". . ~ . .",
                "~ ~ A ~ ~",
                ". . ~ . .",
                ". . ~ . .",
            ],
            Layout::Anchor => &["A"],
            // Reconstructed.
            Layout::CanaleGrande => &[
                ". . . . . ~ ~ ~ ~ . . .",
                "~ ~ ~ ~ . A . . ~ . . .",
                ". . . ~ . ~ . . ~ ~ ~ ~",
                ". . . ~ ~ ~ . . . . . .",
            ],
            // Reconstructed.
            Layout::IleGrande => &[
                "~ ~ ~ ~ ~",
                "~ . . . ~",
                "~ . . . ~",
                "~ . . . ~",
                "~ ~ A ~ ~",
            ],
            // Several sources agree on this one.
            Layout::TicTacToe => &[
                ". . ~ . . ~ . .",
                ". . ~ . . ~ . .",
                "~ ~ A ~ ~ ~ ~ ~",
                ". . ~ . . ~ . .",
                ". . ~ . . ~ . .",
                "~ ~ ~ ~ ~ ~ ~ ~",
                ". . ~ . . ~ . .",
                ". . ~ . . ~ . .",
            ],
            // Reconstructed.
            Layout::Watergames => &[
                ". ~ .",
                "~ A ~",
                ". ~ .",
            ],
        }
    }

    /// Returns the largest board of the scenarios that use it.
    pub(in crate::kontor) fn board(self) -> (u8, u8) {
        match self {
            Layout::CanaleGrande => (12, 4),
            Layout::IleGrande => (7, 7),
            Layout::TicTacToe => (8, 8),
            Layout::Watergames | Layout::Cross | Layout::Anchor => (6, 6),
        }
    }

    /// Returns whether the drawing shows the whole board, so that both axes are fixed from the start.
    pub(in crate::kontor) fn is_whole_board(self) -> bool {
        match self {
            Layout::CanaleGrande | Layout::TicTacToe => true,
            Layout::IleGrande | Layout::Watergames | Layout::Cross | Layout::Anchor => false,
        }
    }

    /// Returns the layout as cells. Each drawing is read only once, since a program may begin thousands of
    /// games.
    pub(in crate::kontor) fn plan(self) -> &'static Plan {
        static PLANS: [OnceLock<Plan>; Layout::ALL.len()] = [const { OnceLock::new() }; Layout::ALL.len()];
        PLANS[self as usize].get_or_init(|| Plan::read(self.drawing()).unwrap_or_default())
    }

    /// Returns the cells with a canal, in reading order, without the anchor.
    pub fn canals(self) -> impl Iterator<Item = Cell> {
        self.plan().canals.iter().copied()
    }
}

/// Why a drawing cannot be used.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// A line has another mark, or another length than the first.
    Marks,
    /// It does not have exactly one anchor.
    Anchor,
    /// It has more than one canal where the ship begins.
    Ships,
    /// Some canals are not connected with the anchor.
    Apart,
    /// It is longer, in one direction, than its board.
    TooLarge,
    /// It has more canals than a drawing may have.
    TooManyCanals,
    /// Its canals do not enclose exactly one island.
    NoIsland,
    /// A board cannot have this many columns or rows.
    Board,
    /// It has more cranes or taverns of a side than the box.
    TooManyDocks,
    /// A dock touches no other card.
    Alone,
    /// Some docks have no room to grow from the start.
    ClosedIn,
}

/// A fault with the value that was found and the one that is right, or the largest that is. Both are 0 if the
/// fault is no question of numbers; of a wrong line, `has` is its number, counted from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    pub fault: Fault,
    pub has: u8,
    pub bound: u8,
}

impl Fault {
    /// Returns the fault with the value that was found and its bound.
    pub(in crate::kontor) fn with(self, has: usize, bound: usize) -> Flaw {
        Flaw { fault: self, has: has.min(255) as u8, bound: bound.min(255) as u8 }
    }
}

impl From<Fault> for Flaw {
    fn from(fault: Fault) -> Flaw {
        fault.with(0, 0)
    }
}

/// The most canals of a layout.
pub const MOST_CANALS: usize = 34;

/// Number of all cranes and taverns.
pub const MOST_DOCKS: usize = 6;

/// The longest line of a drawing that is read, and the most lines, in bytes.
const LINE: usize = 64;

/// Refuses a drawing that is not read at all.
pub fn long_line(rows: &[String]) -> Result<(), Flaw> {
    let longest = rows.iter().map(String::len).max().unwrap_or(0).max(rows.len());
    if longest > LINE { Err(Fault::TooLarge.with(longest, MOST_COLUMNS.into())) } else { Ok(()) }
}

/// Returns the cards of our own box that a mark stands for, in the order in which they are used.
fn docks_of(mark: u8) -> &'static [u8] {
    match mark {
        b'c' => &[29, 31],
        b'C' => &[30, 32],
        b't' => &[89],
        b'T' => &[88],
        _ => &[],
    }
}

/// A layout as cells, read from its drawing.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The cells with a canal, in reading order.
    pub canals: ArrayVec<Cell, MOST_CANALS>,
    /// Cranes and taverns with their cells, in reading order.
    pub docks: ArrayVec<(Cell, u8), MOST_DOCKS>,
    /// The canal on which the ship begins, if not on the anchor.
    pub ship: Option<Cell>,
    pub columns: u8,
    pub rows: u8,
    /// The column and row at which its first line begins.
    corner: (i8, i8),
}

impl Plan {
    /// Reads a drawing: lines of marks; spaces between them are ignored.
    pub fn read<R: AsRef<str>>(rows: &[R]) -> Result<Plan, Flaw> {
        let count =
            |one: u8| rows.iter().flat_map(|row| row.as_ref().bytes()).filter(|&mark| mark == one).count();
        let (canals, ships, anchors) = (count(b'~') + count(b'S'), count(b'S'), count(b'A'));
        let mut plan = Plan::default();
        let (mut water, mut docks) = (ArrayVec::<_, MOST_CANALS>::new(), ArrayVec::<_, MOST_DOCKS>::new());
        let mut ship = None;
        for row in rows {
            let mut columns = 0;
            for mark in row.as_ref().bytes().filter(|&mark| mark != b' ') {
                let at = (columns as i8, plan.rows as i8);
                match mark {
                    b'~' | b'S' => {
                        let all = Fault::TooManyCanals.with(canals, MOST_CANALS);
                        water.try_push(at).map_err(|_| all)?;
                        ship = if mark == b'S' { Some(at) } else { ship };
                    }
                    b'A' => plan.corner = (-at.0, -at.1),
                    b'.' => {}
                    b'c' | b'C' | b't' | b'T' => {
                        let all = Fault::TooManyDocks.with(count(mark), docks_of(mark).len());
                        let free = |number: &&u8| docks.iter().all(|(_, taken)| taken != *number);
                        let number = docks_of(mark).iter().find(free).ok_or(all)?;
                        docks.try_push((at, *number)).map_err(|_| all)?;
                    }
                    _ => return Err(Fault::Marks.with(usize::from(plan.rows) + 1, 0)),
                }
                columns += 1;
                if columns > MOST_COLUMNS {
                    let all = row.as_ref().bytes().filter(|&mark| mark != b' ').count();
                    return Err(Fault::TooLarge.with(all, MOST_COLUMNS.into()));
                }
            }
            if plan.rows > 0 && columns != plan.columns {
                return Err(Fault::Marks.with(usize::from(plan.rows) + 1, 0));
            }
            (plan.columns, plan.rows) = (columns, plan.rows + 1);
            if plan.rows > MOST_ROWS {
                return Err(Fault::TooLarge.with(rows.len(), MOST_ROWS.into()));
            }
        }
        if anchors != 1 {
            return Err(Fault::Anchor.with(anchors, 1));
        }
        if ships > 1 {
            return Err(Fault::Ships.with(ships, 1));
        }
        let (west, north) = plan.corner;
        let cell = |(x, y): (i8, i8)| Cell::new(x + west, y + north);
        plan.canals = water.into_iter().filter_map(cell).collect();
        plan.docks = docks.into_iter().filter_map(|(at, number)| Some((cell(at)?, number))).collect();
        plan.ship = ship.and_then(cell);
        Ok(plan)
    }

    /// Returns the fault if the drawing is longer than a board of this size.
    pub fn overhang(&self, (columns, rows): (u8, u8)) -> Option<Flaw> {
        let sides = [(self.columns, columns), (self.rows, rows)];
        let (has, most) = sides.into_iter().find(|(has, most)| has > most)?;
        Some(Fault::TooLarge.with(has.into(), most.into()))
    }

    /// Returns the number of canals that are not connected with the anchor.
    pub fn canals_apart(&self) -> usize {
        usize::from(self.water().less(Cells::of(Cell::ANCHOR).spread(self.water())).len())
    }

    /// Returns whether all cards are connected by their sides.
    pub fn is_one_piece(&self) -> bool {
        let all = self.water().or(self.land());
        Cells::of(Cell::ANCHOR).spread(all) == all
    }

    /// Returns the corner of a board of this size that is fixed from the start, with the drawing in its
    /// middle.
    pub fn corner_of(&self, (columns, rows): (u8, u8)) -> (i8, i8) {
        let before = |all: u8, drawn: u8| (all.saturating_sub(drawn) / 2) as i8;
        (self.corner.0 - before(columns, self.columns), self.corner.1 - before(rows, self.rows))
    }

    /// Returns whether all docks still have room to grow: on a board of this size that is fixed from the
    /// start (`whole`), or within the edges that are already known.
    pub fn has_room(&self, board: (u8, u8), whole: bool) -> bool {
        let mut bounds = Bounds::new(board);
        if whole {
            bounds.fix(self.corner_of(board));
        }
        let cells = self.canals.iter().chain(self.docks.iter().map(|(cell, _)| cell));
        for &cell in cells {
            bounds.reach(cell);
        }
        let (land, free) = (self.land(), bounds.room().less(self.water()).less(self.land()));
        self.docks.iter().all(|&(cell, _)| Cells::of(cell).spread(land).beside().meets(free))
    }

    fn land(&self) -> Cells {
        self.docks.iter().map(|&(cell, _)| cell).collect()
    }

    /// Returns the canals and the anchor.
    fn water(&self) -> Cells {
        self.canals.iter().copied().chain([Cell::ANCHOR]).collect()
    }

    /// Returns the cells inside a ring of canals (rule `kontor/ile-grande`): those that cannot be reached
    /// from the border.
    pub fn island(&self) -> Cells {
        let (west, north) = (self.corner.0 - 1, self.corner.1 - 1);
        let all =
            Cells::rectangle((west, west + self.columns as i8 + 1), (north, north + self.rows as i8 + 1));
        let dry = all.less(self.water());
        let border = Cell::new(west, north).map_or(Cells::NONE, Cells::of);
        dry.less(border.spread(dry))
    }

    /// Returns the number of islands; the inner sector is the only one (`kontor/ruling-60`).
    pub fn islands(&self) -> usize {
        let mut rest = self.island();
        let part = || {
            let part = rest.any()?.spread(rest);
            rest = rest.less(part);
            Some(part)
        };
        std::iter::from_fn(part).count()
    }
}
