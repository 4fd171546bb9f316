//! A record as a file: JSON with every move in words.

use super::{Chance, DrawSeeds, MOST_MOVES, Moves, Player, Record, RecordError, Resample, Setup};
use crate::data::Data;
use crate::game::{Game, Seat};
use crate::json;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    dockhand: u32,
    game: String,
    players: Vec<Player>,
    config: Data,
    seed: u32,
    /// Only in version 2.
    #[serde(rename = "redraws", default, skip_serializing_if = "Vec::is_empty")]
    resamples: Vec<Resample>,
    moves: Vec<(Seat, Data)>,
}

impl<G: Game> Record<G> {
    pub(super) fn decode_file(text: &str) -> Result<Record<G>, RecordError> {
        let mut data = json::read(text).ok_or(RecordError::NotARecord)?;
        let seeds = DrawSeeds::taken_from(&mut data);
        let file: File = data.read().map_err(|_| RecordError::NotARecord)?;
        if file.moves.len() > MOST_MOVES {
            return Err(RecordError::TooManyMoves { moves: file.moves.len() });
        }
        let chance = seeds.map_or(Chance::Seed(file.resamples), Chance::Live);
        if !chance.belongs(file.dockhand) {
            return Err(RecordError::NotARecord);
        }
        let config = file.config.read().map_err(|_| RecordError::UnknownOption)?;
        let setup = Setup { players: file.players, config, seed: file.seed }.cleaned()?;
        Ok(Record { setup, chance, moves: Moves::InWords(file.moves, std::marker::PhantomData) })
    }
}

/// Writes the file of a game in which nothing was resampled.
pub fn to_file<G: Game>(setup: &Setup<G::Config>, moves: &[(Seat, G::Move)]) -> String {
    write_file::<G>(setup, &Chance::Seed(Vec::new()), moves)
}

/// Writes the file of a game.
pub fn write_file<G: Game>(setup: &Setup<G::Config>, chance: &Chance, moves: &[(Seat, G::Move)]) -> String {
    if let Chance::Sight(sight) = chance {
        return sight.write::<G>(setup);
    }
    let file = File {
        dockhand: chance.version().into(),
        game: G::ID.to_owned(),
        players: setup.players.clone(),
        config: Data::of(&setup.config),
        seed: setup.seed,
        resamples: chance.resamples().to_vec(),
        moves: moves.iter().map(|(seat, mv)| (*seat, Data::of(mv))).collect(),
    };
    match chance.draw_seeds() {
        Some(seeds) => json::text(&seeds.file(Data::of(&file))),
        None => json::text(&file),
    }
}
