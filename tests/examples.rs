//! What the examples that measure and make puzzles share: values of the command line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../examples/common/args.rs"]
mod args;

use args::one;

fn depth(word: Option<&str>) -> Result<u32, String> {
    one("--depth", word.map(str::to_owned), 5, "4 to 7", |text| {
        text.parse().ok().filter(|n| (4..=7).contains(n))
    })
}

#[test]
fn a_value_of_the_command_line_is_read_or_refused_by_its_name() {
    assert_eq!(depth(None), Ok(5));
    assert_eq!(depth(Some("7")), Ok(7));
    for typo in ["8", "6x", ""] {
        assert_eq!(depth(Some(typo)), Err(format!("--depth {typo}: 4 to 7")));
    }
}
