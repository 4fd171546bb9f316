//! Refusals and record errors as JSON, each with its rule beside it.

use crate::game::Reason;
use crate::json::{self, Json};
use crate::record::RecordError;

/// A refusal as JSON: `code`, its `rule` if there is one, and the arguments that its words need.
pub type Refused = Json;

/// Returns a refusal with its rule beside it.
pub(super) fn refused<R: Reason>(reason: R) -> Refused {
    with_rule(json::text(&reason), Some(reason.rule()))
}

/// Returns a record error in the shape of a refusal.
pub fn record_error(error: &RecordError) -> Refused {
    let rule = match error {
        RecordError::IllegalMove { rule, .. } => *rule,
        _ => None,
    };
    with_rule(json::text(error), rule)
}

/// Returns a refusal of which no more is known than its code.
pub fn simply(code: &str) -> Refused {
    with_rule(format!("{{\"code\":\"{code}\"}}"), None)
}

/// Adds a rule to an object; reasons and record errors are always written as objects.
fn with_rule(mut object: Json, rule: Option<&str>) -> Refused {
    object.pop();
    object.push_str(",\"rule\":");
    object.push_str(&rule.map_or("null".to_owned(), |rule| format!("\"{rule}\"")));
    object.push('}');
    object
}
