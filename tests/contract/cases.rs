//! How many cases slow tests try: all of them in `npm test`, few in `npm run check`.

/// So many of `all` cases, at least one: the share that `DOCKHAND_CASES` gives in hundredths, without it all.
pub fn cases(all: usize) -> usize {
    let hundredths = std::env::var("DOCKHAND_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    if hundredths >= 100 { all } else { (all / 100 * hundredths + all % 100 * hundredths / 100).max(1) }
}
