//! Parts of the examples that measure and make puzzles: values of the command line, and what disputes a puzzle.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use dockhand::bot::RootStats;
use dockhand_lab::args::one;
use dockhand_lab::puzzles::check::are_accepted;

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

#[test]
fn searches_agree_with_a_puzzle_if_they_accept_all_of_its_moves_that_they_try() {
    // The last move is like the second one, so that searches leave it out.
    let mut sums = [RootStats::none(()); 4];
    sums.iter_mut().zip([900, 800, 100, 0]).for_each(|(one, visits)| one.visits = visits);
    assert!(are_accepted(&[0, 1], &[1, 0], &sums));
    assert!(are_accepted(&[1], &[1, 3], &sums));
    assert!(are_accepted(&[1], &[3, 1], &sums));
    for agreed in [&[0][..], &[1], &[0, 1, 2]] {
        assert!(!are_accepted(agreed, &[0, 1, 3], &sums), "{agreed:?}");
    }
}
