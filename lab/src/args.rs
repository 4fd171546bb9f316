//! The command line of the programs: every value follows its name.

use dockhand::bot::{Knowledge, Level};
use std::fmt::Display;
use std::process::ExitCode;
use std::str::FromStr;

/// Prints what came of a program, or what was wrong with its command line, and returns how it ended.
pub fn finish(said: Result<impl Display, String>) -> ExitCode {
    match said {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the word after this one on the command line; it is empty if the name stands last.
pub fn word(name: &str) -> Option<String> {
    let mut words = std::env::args().skip_while(|word| word != name);
    words.next()?;
    Some(words.next().unwrap_or_default())
}

/// Returns a number of the command line, or `default` if its name is not there.
///
/// # Errors
/// Names the argument if it is no such number: a measure of other games than were asked for would look like theirs.
pub fn number<T: FromStr>(name: &str, default: T) -> Result<T, String> {
    one(name, word(name), default, "a whole number that is not too large", |text| text.parse().ok())
}

/// Returns a level of the command line, which is named as in the catalogue, or `default`.
///
/// # Errors
/// Names the argument if there is no such level.
pub fn level<G: Knowledge>(name: &str, default: Level) -> Result<Level, String> {
    let wanted = Level::NAMES.join(", ");
    one(name, word(name), default, &wanted, |text| G::LEVELS.into_iter().find(|level| level.name == text))
}

/// Returns which share of the games is to be played: those whose number, divided by the second, leaves the first.
///
/// # Errors
/// Names the argument if it is no share.
pub fn shard() -> Result<(u32, u32), String> {
    one("--shard", word("--shard"), (0, 1), "I/N, with I from 0 to N - 1", |text| {
        let (i, n) = text.split_once('/')?;
        Some((i.parse().ok()?, n.parse().ok()?)).filter(|(i, n)| i < n)
    })
}

/// Returns what `how` reads from a word, or `default` if there is none.
///
/// # Errors
/// Says the name, the word and what is `wanted` if `how` cannot read it.
pub fn one<T>(
    name: &str,
    word: Option<String>,
    default: T,
    wanted: &str,
    how: impl Fn(&str) -> Option<T>,
) -> Result<T, String> {
    let Some(text) = word else { return Ok(default) };
    how(&text).ok_or_else(|| format!("{name} {text}: {wanted}"))
}
