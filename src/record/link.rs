//! A record as a link: bytes in base64url, with each move as its index among the legal ones.

use super::bits::{BitReader, BitWriter, bits_for};
use super::{
    Chance, DrawSeeds, LINK_CAP, LINKS, LIVE_CHANCE, MOST_MOVES, MOST_RESAMPLES, Moves, Player, Record,
    RecordError, Resample, Setup, VERSION, begin, read,
};
use crate::data::Data;
use crate::game::{Game, Quiet, Seat};
use crate::hash::{checksum, length_checked};
use crate::json;
use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD, URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};

/// Reads texts that were cut or have more at their end, too.
const LOOSE: GeneralPurpose = GeneralPurpose::new(&URL_SAFE, NO_PAD.with_decode_allow_trailing_bits(true));

/// What a character adds to the level of a computer player in a link.
const CHARACTER: u8 = 16;

/// The head of a link: options at their default are left out.
#[derive(Serialize, Deserialize)]
pub(super) struct LinkHead {
    pub(super) g: String,
    p: Vec<(String, u8)>,
    /// The levels of computer players by seat, each with sixteen for every character up to its own; absent if there
    /// are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    l: Vec<Option<u8>>,
    c: Data,
    s: u32,
    n: usize,
}

/// The parts of a link's text.
pub(super) struct LinkParts {
    version: u8,
    pub(super) head: LinkHead,
    bits: Vec<u8>,
}

/// Takes a link's text apart; its checksum is right afterwards. Signs behind the record are passed over.
pub(super) fn link_parts(text: &str) -> Result<LinkParts, RecordError> {
    let text = text.trim();
    if text.len() > LINK_CAP {
        return Err(RecordError::RecordTooLarge);
    }
    // A sign that is alone at the end has no whole byte.
    let whole = text.get(..text.len() - usize::from(text.len() % 4 == 1)).ok_or(RecordError::NotARecord)?;
    let bytes = LOOSE.decode(whole).map_err(|_| RecordError::NotARecord)?;
    let (&version, rest) = bytes.split_first().ok_or(RecordError::NotARecord)?;
    let checked = length_checked(rest);
    if !LINKS.contains(&version) {
        // Any word is some bytes: only with its checksum is it a record, of a version that came later.
        let other = RecordError::OtherVersion { version: version.into() };
        return Err(checked.map_or(RecordError::NotARecord, |_| other));
    }
    let Some(length) = checked else {
        let cut = |(head, _): (LinkHead, _)| RecordError::RecordCut { moves: head.n };
        return Err(head_and_bits(rest).map_or(RecordError::RecordDamaged, cut));
    };
    let (head, bits) = head_and_bits(&rest[..length]).ok_or(RecordError::RecordDamaged)?;
    Ok(LinkParts { version, head, bits: bits.to_vec() })
}

/// Returns the head of a link and the bytes after it.
fn head_and_bits(body: &[u8]) -> Option<(LinkHead, &[u8])> {
    let (length, rest) = body.split_first_chunk::<2>()?;
    let (head, bits) = rest.split_at_checked(u16::from_le_bytes(*length).into())?;
    Some((std::str::from_utf8(head).ok().and_then(read)?, bits))
}

impl<G: Game> Record<G> {
    pub(super) fn decode_link(text: &str) -> Result<Record<G>, RecordError> {
        let LinkParts { version, head, bits } = link_parts(text)?;
        if head.n > MOST_MOVES {
            return Err(RecordError::TooManyMoves { moves: head.n });
        }
        let config = head.c.read().map_err(|_| RecordError::UnknownOption)?;
        if head.l.len() > head.p.len() {
            return Err(RecordError::WrongPlayers);
        }
        let levels = head.l.into_iter().chain(std::iter::repeat(None));
        let players = head.p.into_iter().zip(levels);
        let player = |((name, colour), computer): ((String, u8), Option<u8>)| Player {
            name,
            colour,
            level: computer.map(|number| number % CHARACTER),
            character: computer.and_then(|number| (number / CHARACTER).checked_sub(1)),
        };
        let players = players.map(player).collect();
        let mut setup = Setup { players, config, seed: head.s }.cleaned()?;
        let (chance, bits) = read_chance(version, bits).ok_or(RecordError::RecordDamaged)?;
        if let Some(seeds) = chance.draw_seeds() {
            let other = std::mem::replace(&mut setup.seed, seeds.seed());
            if other != 0 {
                return Err(RecordError::RecordDamaged);
            }
        }
        Ok(Record { setup, chance, moves: Moves::AsIndices(bits, head.n) })
    }
}

/// Returns the level and the character of a computer player as one number.
fn computer(player: &Player) -> Option<u8> {
    let character = player.character.map_or(0, |character| (character + 1) * CHARACTER);
    player.level.map(|level| level + character)
}

/// Writes the link of a game in which nothing was resampled. The moves must be legal, in order, from the first position.
pub fn to_link<G: Game>(setup: &Setup<G::Config>, moves: &[(Seat, G::Move)]) -> String {
    let mut positions = Vec::with_capacity(moves.len());
    if let Ok(mut game) = begin::<G>(setup) {
        for &(seat, mv) in moves {
            positions.push(game.clone());
            game.apply_and_ask(seat, mv, &mut Quiet);
        }
    }
    let played = positions.iter().zip(moves).map(|(before, &(seat, mv))| (before, seat, mv));
    write_link::<G>(setup, &Chance::Seed(Vec::new()), played)
}

/// Writes the link of a game. Each move comes with the position before it.
pub fn write_link<'a, G: Game>(
    setup: &Setup<G::Config>,
    chance: &Chance,
    moves: impl Iterator<Item = (&'a G, Seat, G::Move)>,
) -> String {
    if let Chance::Sight(sight) = chance {
        return sight.write::<G>(setup); // it is too long for a link's form, and is opened as well
    }
    let (mut bits, mut legal, mut count) = (BitWriter::default(), Vec::new(), 0);
    write_resamples(chance.resamples(), &mut bits);
    if let Some(seeds) = chance.draw_seeds() {
        seeds.write(&mut bits.bytes);
    }
    for (game, seat, mv) in moves {
        // The seat is only written if several decide at once.
        let deciding = game.to_act();
        let which = deciding.iter().position(|s| s == seat).unwrap_or(0);
        bits.write(which, bits_for(deciding.iter().count()));
        legal.clear();
        game.legal_moves(seat, &mut legal);
        bits.write(legal.iter().position(|&m| m == mv).unwrap_or(0), bits_for(legal.len()));
        count += 1;
    }
    let computers = setup.players.iter().any(|player| player.level.is_some());
    let head = LinkHead {
        g: G::ID.to_owned(),
        p: setup.players.iter().map(|player| (player.name.clone(), player.colour)).collect(),
        l: setup.players.iter().map(computer).filter(|_| computers).collect(),
        c: Data::of(&setup.config).without(&Data::of(&G::Config::default())),
        s: if chance.draw_seeds().is_some() { 0 } else { setup.seed },
        n: count,
    };
    let head = json::text(&head).into_bytes();
    let mut body = (head.len() as u16).to_le_bytes().to_vec();
    body.extend(head);
    body.extend(bits.bytes);
    let sum = checksum(&body).to_le_bytes();
    let whole: Vec<u8> = std::iter::once(chance.version()).chain(body).chain(sum).collect();
    URL_SAFE_NO_PAD.encode(whole)
}

/// Reads resamples or draw seeds at the beginning of a link's bits; returns them and the bits after them.
fn read_chance(version: u8, bytes: Vec<u8>) -> Option<(Chance, Vec<u8>)> {
    if version == VERSION {
        return Some((Chance::Seed(Vec::new()), bytes));
    }
    if version == LIVE_CHANCE {
        let (seeds, moves) = DrawSeeds::read(&bytes)?;
        return Some((Chance::Live(seeds), moves.to_vec()));
    }
    let mut bits = BitReader { bytes: &bytes, at: 0 };
    let count = bits.read(bits_for(MOST_RESAMPLES + 1))?;
    let mut one = |_| Some((bits.read(bits_for(MOST_MOVES + 1))? as u16, bits.read(32)? as u32));
    let resamples = (0..count).map(&mut one).collect::<Option<Vec<Resample>>>()?;
    let moves = bytes.get(bits.at.div_ceil(8)..)?.to_vec();
    let chance = Chance::Seed(resamples);
    chance.belongs(version.into()).then_some((chance, moves))
}

fn write_resamples(resamples: &[Resample], bits: &mut BitWriter) {
    if resamples.is_empty() {
        return;
    }
    bits.write(resamples.len(), bits_for(MOST_RESAMPLES + 1));
    for &(after, seed) in resamples {
        bits.write(after.into(), bits_for(MOST_MOVES + 1));
        bits.write(seed as usize, 32);
    }
    bits.used = 0; // the moves begin at a new byte
}
