//! Start layouts, drawn in text: `~` a canal, `A` the anchor, `.` empty. Those marked R are reconstructed.

use super::harbour::Cell;
use serde::Serialize;

/// What lies on the table at the start.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Layout {
    Cross,
    Anchor,
    CanaleGrande,
    IleGrande,
    TicTacToe,
    Watergames,
}

impl Layout {
    /// Every layout.
    pub const ALL: [Layout; 6] = [
        Layout::Cross,
        Layout::Anchor,
        Layout::CanaleGrande,
        Layout::IleGrande,
        Layout::TicTacToe,
        Layout::Watergames,
    ];

    /// The drawing.
    #[rustfmt::skip]
    pub fn drawing(self) -> &'static [&'static str] {
        match self {
            // Stated by the printed rules.
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
            // Agreed upon by several sources.
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

    /// The cells with a canal, in reading order, the anchor left out.
    pub fn canals(self) -> impl Iterator<Item = Cell> {
        let anchor = marks(self).find(|&(mark, ..)| mark == 'A').map_or((0, 0), |(_, x, y)| (x, y));
        marks(self)
            .filter(|&(mark, ..)| mark == '~')
            .filter_map(move |(_, x, y)| Cell::new(x - anchor.0, y - anchor.1))
    }
}

/// Every mark of the drawing with its column and row.
fn marks(layout: Layout) -> impl Iterator<Item = (char, i8, i8)> {
    layout.drawing().iter().zip(0i8..).flat_map(|(row, y)| {
        row.chars().filter(|&mark| mark != ' ').zip(0i8..).map(move |(mark, x)| (mark, x, y))
    })
}
