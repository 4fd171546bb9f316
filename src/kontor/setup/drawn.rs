//! A drawn harbour: the size of its board and the cards that lie there at the start.

use crate::kontor::setup::layout::{Flaw, MOST_DOCKS, Plan, long_line};
use crate::kontor::{
    CardTable, Conflict, Fault, MOST_COLUMNS, MOST_ROWS, OptionalRule, Requirement, Ruleset, Scenario,
};
use serde::{Deserialize, Serialize};

/// The fewest columns and rows of a board.
const LEAST: u8 = 4;

/// A harbour of one's own, for example `{"columns": 6, "rows": 6, "map": ["c ~ .", "~ A ~", ". ~ C"]}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(deny_unknown_fields, default)]
pub struct DrawnHarbour {
    /// Number of columns of the finished board.
    pub columns: u8,
    /// Number of rows of the finished board.
    pub rows: u8,
    /// The drawing, from the north: `~` a canal, `S` the canal with the ship, `A` the anchor, `c` and `C` a crane of red and of black, `t`
    /// and `T` their taverns, `.` an empty cell.
    pub map: Vec<String>,
}

impl DrawnHarbour {
    fn plan(&self) -> Result<Plan, Flaw> {
        let sides = [(self.columns, MOST_COLUMNS), (self.rows, MOST_ROWS)];
        if let Some((has, most)) = sides.into_iter().find(|(has, most)| !(LEAST..=*most).contains(has)) {
            return Err(Fault::Board.with(has.into(), most.into()));
        }
        long_line(&self.map)?;
        let (plan, board) = (Plan::read(&self.map)?, (self.columns, self.rows));
        match (plan.overhang(board), plan.canals_apart()) {
            (Some(flaw), _) => Err(flaw),
            (None, 1..) => Err(Fault::Apart.with(plan.canals_apart(), 0)),
            _ if !plan.is_one_piece() => Err(Fault::Alone.into()),
            _ if !plan.has_room(board, false) => Err(Fault::ClosedIn.into()),
            _ => Ok(plan),
        }
    }

    /// Returns the conflict if the drawing is not valid.
    pub(in crate::kontor) fn conflict(&self) -> Option<Conflict> {
        let wrong = |Flaw { fault, has, bound }| Conflict::WrongHarbour { fault, has, bound };
        self.plan().err().map(wrong)
    }

    /// Returns the conflict of the drawing with this scenario: on a board that is fixed from the start, docks may
    /// have no room.
    pub(in crate::kontor) fn conflict_in(&self, scenario: Scenario) -> Option<Conflict> {
        let whole = scenario == Scenario::CanaleGrande;
        let plan = self.plan().ok().filter(|plan| whole && !plan.has_room((self.columns, self.rows), true));
        plan.map(|_| Conflict::WrongHarbour { fault: Fault::ClosedIn, has: 0, bound: 0 })
    }

    /// Drops the reason that a blockade bars the first card beside a lone anchor: here the drawing decides
    /// that, not the scenario (`kontor/ruling-96`).
    pub(in crate::kontor) fn blockade(&self, why: &mut Vec<Conflict>) {
        let needs = |thing| Conflict::Needs { option: OptionalRule::Blockade, thing };
        why.retain(|conflict| *conflict != needs(Requirement::MoreThanTheAnchor));
        let alone = self.plan().is_ok_and(|plan| plan.canals.is_empty() && plan.docks.is_empty());
        if alone && !why.contains(&needs(Requirement::Ship)) {
            why.push(needs(Requirement::MoreThanTheAnchor));
        }
    }

    /// Returns whether the rules of a scenario need its own map.
    pub(in crate::kontor) fn clashes(scenario: Scenario) -> bool {
        matches!(scenario, Scenario::TicTacToe | Scenario::IleGrande)
    }

    /// Returns the layout that is drawn, with the cards of this box, or only the anchor if something is wrong
    /// with it.
    pub(in crate::kontor) fn sound_plan(&self, tables: &CardTable) -> Plan {
        let mut plan = self.plan().unwrap_or_default();
        plan.docks.iter_mut().for_each(|(_, number)| *number = tables.stand_in(*number));
        plan
    }

    /// Changes the rules to this board, and takes the docks of the drawing out of the piles.
    pub(in crate::kontor) fn amend(&self, rules: &mut Ruleset, tables: &CardTable) {
        if self.plan().is_err() {
            return;
        }
        let plan = self.sound_plan(tables);
        rules.setup.board = (self.columns, self.rows);
        let mut laid = [0; MOST_DOCKS];
        laid.iter_mut().zip(&plan.docks).for_each(|(place, &(_, number))| *place = number);
        rules.setup.laid = laid;
    }
}
