//! Who wins a sector by its warehouses, and by which step of the comparison (rule `kontor/majority`).

use crate::kontor::{Good, Side};
use serde::Serialize;

/// The step of the comparison that has decided a sector (rule `kontor/majority`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
pub enum Majority {
    /// One side alone has the largest lead.
    LargestLead,
    /// The largest leads are equal; one side leads in more kinds.
    MoreLeads,
    /// Each side leads in one kind by the same number: wine beats spice, spice beats tea, tea beats wine.
    OrderOfGoods,
    /// The same, after an event has reversed the order of goods.
    ReversedOrder,
    /// The stocks are equal, and neither side wins.
    Equal,
    /// There is no warehouse, and neither side wins.
    Empty,
}

/// Returns the winner of a sector with these stocks of red and black, by kind, and the step that decided it.
pub fn majority(red: [u8; 3], black: [u8; 3]) -> (Option<Side>, Majority) {
    let leads = |own: [u8; 3], other: [u8; 3]| [0, 1, 2].map(|i| own[i].saturating_sub(other[i]));
    let sum = |leads: [u8; 3]| {
        let largest = leads.into_iter().max().unwrap_or(0);
        (largest, leads.into_iter().filter(|&lead| lead > 0).count())
    };
    let (red_leads, black_leads) = (leads(red, black), leads(black, red));
    let ((red_most, red_count), (black_most, black_count)) = (sum(red_leads), sum(black_leads));
    let more = |red: bool| Some(if red { Side::Red } else { Side::Black });
    if red_most != black_most {
        (more(red_most > black_most), Majority::LargestLead)
    } else if red_count != black_count {
        (more(red_count > black_count), Majority::MoreLeads)
    } else if red_count > 0 {
        let kind = |leads: [u8; 3]| Good::ALL.into_iter().find(|good| leads[good.index()] > 0);
        match (kind(red_leads), kind(black_leads)) {
            (Some(red), Some(black)) => (more(beats(red, black)), Majority::OrderOfGoods),
            (Some(_) | None, _) => (None, Majority::Equal), // cannot happen, since both lead in a kind
        }
    } else if red == [0; 3] {
        (None, Majority::Empty)
    } else {
        (None, Majority::Equal)
    }
}

/// Returns whether one kind beats the other in the circle of goods.
fn beats(good: Good, other: Good) -> bool {
    match good {
        Good::Wine => other == Good::Spice,
        Good::Spice => other == Good::Tea,
        Good::Tea => other == Good::Wine,
    }
}
