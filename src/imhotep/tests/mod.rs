//! The rules of *Imhotep*, each by its id, in drawn positions (see `drawn`). The tests `e1_…` to `e13_…` are
//! the worked examples of the printed rules.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod card_tests;
mod components_tests;
mod deck_tests;
mod drawn;
mod end_tests;
mod market_tests;
mod pyramid_tests;
mod setup_tests;
mod temple_tests;
mod turn_tests;
mod words;
