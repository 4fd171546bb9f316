//! The nine fields of tic-tac-toe: two by two cells each, separated by the canals of the start layout (rule
//! `kontor/tic-tac-toe`).
//!
//! Reaches in at `page/describe`, `turn/ending`, `turn/laying`, `turn/score`.

use crate::kontor::{Cell, Cells, Kontor, Side};

/// The first column or row of each field; the anchor lies behind the first field.
const FROM: [i8; 3] = [-2, 1, 4];
/// The fields that form a line, counted in reading order.
const LINES: [[u8; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn field(number: u8) -> Cells {
    let from = |at: u8| FROM.get(usize::from(at)).copied().unwrap_or(0);
    let (x, y) = (from(number % 3), from(number / 3));
    Cells::rectangle((x, x + 1), (y, y + 1))
}

/// Returns the cell of the same field that touches this one by a corner.
fn across(cell: Cell) -> Option<Cell> {
    let over =
        |at: i8| FROM.into_iter().find(|&from| at == from || at == from + 1).map(|from| 2 * from + 1 - at);
    Cell::new(over(cell.x())?, over(cell.y())?)
}

/// Returns the first cells of the fields, in reading order; none if the game has no fields.
pub fn fields(game: &Kontor) -> impl Iterator<Item = Cell> + use<> {
    let rows = if game.rules.placement.one_sector_a_field { FROM.as_slice() } else { &[] };
    rows.iter().flat_map(|&y| FROM.into_iter().filter_map(move |x| Cell::new(x, y)))
}

/// Returns the cells where a canal would split the rest of a field: only the two cells beside it would
/// remain, and these touch by a corner, whether they have cards yet or not (`kontor/ruling-63`).
pub fn parting(game: &Kontor) -> Cells {
    let fields = (0..9).fold(Cells::NONE, |all, number| all.or(field(number)));
    let parts = |&cell: &Cell| {
        let wet = |at: Cells| at.meets(game.harbour.water());
        across(cell).is_some_and(|over| wet(Cells::of(over)))
            && !wet(cell.beside().and((0..9).map(field).find(|field| field.has(cell)).unwrap_or(Cells::NONE)))
    };
    game.harbour.cells(fields.less(game.harbour.occupied())).filter(parts).collect()
}

/// Returns whether a side has won three fields in a line.
pub fn has_line(game: &Kontor, side: Side) -> bool {
    let won = |&number: &u8| field(number).meets(game.sectors.keepers(side));
    LINES.iter().any(|line| line.iter().all(won))
}
