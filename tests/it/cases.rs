//! The number of cases that slow tests try: all in `npm test`, few in `npm run check`.

/// Returns the share of `all` cases that `DOCKHAND_CASES` gives in hundredths, at least one; all of them if
/// it is not set.
pub fn cases(all: usize) -> usize {
    let hundredths = std::env::var("DOCKHAND_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    if hundredths >= 100 { all } else { (all / 100 * hundredths + all % 100 * hundredths / 100).max(1) }
}
