//! Version 4: a game as one viewer knows it, kept on a device that does not know its hidden cards. It has no seed. Its deal is
//! that of a world that the viewer cannot tell from the true one, and each move comes with what it has shown.

use super::{FILE_CAP, MOST_MOVES, Player, RecordError, SIGHT, Setup};
use crate::data::Data;
use crate::game::{Eye, Facts, Game, Rules, Seat};
use crate::json;
use serde::{Deserialize, Serialize};

/// A move as a viewer knows it, and what it has shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// The seat that has moved.
    pub seat: Seat,
    /// The move; null if the viewer does not learn which it was.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "ts", tsify(type = "unknown"))]
    pub mv: Option<Data>,
    /// What it has shown that was hidden from the viewer.
    #[serde(default, skip_serializing_if = "Facts::are_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub facts: Facts,
    /// A hash of what the viewer has seen of the move and of what it knows afterwards. It is the same in all worlds that the
    /// viewer cannot tell apart.
    pub check: u32,
}

/// What one viewer knows of the chance of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// The viewer: a seat, or the table for somebody who only watches.
    pub eye: Eye,
    /// What chance has fixed before the first move of the imagined game.
    pub chance: Data,
    /// The moves so far.
    pub shown: Vec<Shown>,
}

/// A record that was read, or what is wrong with it.
type ReadSight<G> = Result<(Setup<<G as Rules>::Config>, Sight), RecordError>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    dockhand: u32,
    game: String,
    players: Vec<Player>,
    config: Data,
    eye: Option<Seat>,
    chance: Data,
    shown: Vec<Shown>,
}

impl Sight {
    /// Writes the record.
    pub fn write<G: Game>(&self, setup: &Setup<G::Config>) -> String {
        json::text(&File {
            dockhand: SIGHT.into(),
            game: G::ID.to_owned(),
            players: setup.players.clone(),
            config: Data::of(&setup.config),
            eye: if let Eye::Seat(seat) = self.eye { Some(seat) } else { None },
            chance: self.chance.clone(),
            shown: self.shown.clone(),
        })
    }

    /// Reads a record; `None` if it is of another version. The moves are not yet known to be legal.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read<G: Game>(text: &str) -> Option<ReadSight<G>> {
        if text.len() > FILE_CAP {
            return None;
        }
        let data = json::read(text)?;
        let Some(Data::Int(version)) = data.get("dockhand") else { return None };
        (*version == i64::from(SIGHT)).then(|| read_file::<G>(&data))
    }
}

fn read_file<G: Game>(data: &Data) -> ReadSight<G> {
    let file: File = data.read().map_err(|_| RecordError::NotARecord)?;
    if file.game != G::ID {
        return Err(RecordError::UnknownGame);
    }
    if file.shown.len() > MOST_MOVES {
        return Err(RecordError::TooManyMoves { moves: file.shown.len() });
    }
    let config = file.config.read().map_err(|_| RecordError::UnknownOption)?;
    let setup = Setup { players: file.players, config, seed: 0 }.cleaned()?;
    let eye = match file.eye {
        Some(seat) if seat.0 >= setup.seats() => return Err(RecordError::NotARecord),
        Some(seat) => Eye::Seat(seat),
        None => Eye::Table,
    };
    Ok((setup, Sight { eye, chance: file.chance, shown: file.shown }))
}
