//! A played game as data: who plays, configuration, seed, moves. Encoding, decoding, replaying.
//!
//! Version 1 has one seed, from which all chance comes. In version 2 what no seat knew was redrawn on the way ([`Redraw`]).
//!
//! Two forms carry the same: a **file** (JSON with every move in words, for people and other programs) and a **link**
//! (a version byte, the setup as short JSON, each move as its index among the legal ones in as few bits as they need, a
//! checksum; base64url). Both are hostile input: sizes are capped before anything is read, and a game is rebuilt only by
//! playing legal moves.

use crate::bot::Level;
use crate::data::Data;
use crate::game::{Game, Log, MOST_SEATS, Seat};
use crate::hash::checksum;
use crate::json;
use crate::rng::Rng;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of both forms. It changes when an old record would replay differently.
pub const VERSION: u8 = 1;
/// The version of a record whose chance was redrawn on the way; see [`Redraw`].
pub const REDRAWN: u8 = 2;
/// The most bytes of a file.
pub const FILE_CAP: usize = 256 * 1024;
/// The most characters of a link's text.
pub const LINK_CAP: usize = 4096;
/// The most moves of a record. Most games end within a few hundred; C'est mon fort ! has no such bound, and seldom needs
/// more than a thousand.
pub const MOST_MOVES: usize = 8000;
/// The most redraws of a record: no game is handed on as often.
pub const MOST_REDRAWS: usize = 1000;
/// The most characters of a player's name.
pub const NAME_CAP: usize = 24;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Only ever drawn as text; see [`clean_name`].
    pub name: String,
    /// An index into the game's palette.
    pub colour: u8,
    /// Who is played by the computer: an index into the game's levels. Not there for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "number | null"))]
    pub level: Option<u8>,
}

/// After how many moves what no seat knew was redrawn ([`freshen`](crate::game::Observation::freshen)), and the seed that
/// it was drawn from. A game is redrawn when it is handed on, so that the seed it was dealt from does not tell what is to
/// come.
pub type Redraw = (u16, u32);

/// What is agreed before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup<C> {
    /// By seat.
    pub players: Vec<Player>,
    /// The game's options.
    pub config: C,
    /// What chance is drawn from.
    pub seed: u32,
}

/// Why a record cannot be read or played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum RecordError {
    /// Nothing that this program has written, or torn beyond reading.
    NotARecord,
    /// More bytes than a record can have.
    RecordTooLarge,
    /// The end is missing, or something in between was changed.
    RecordDamaged,
    /// Written by another version.
    #[allow(missing_docs)]
    OtherVersion { version: u32 },
    /// A game that this program does not play.
    UnknownGame,
    /// The options are not those of the game.
    UnknownOption,
    /// The table cannot be played; see the conflicts of the game, which has words for them.
    #[allow(missing_docs)]
    Conflicts { game: &'static str, conflicts: Vec<Data> },
    /// Not as many players as a table has, or two of one colour.
    WrongPlayers,
    /// A computer player of a level that no game has.
    UnknownLevel,
    /// More moves than any game has.
    #[allow(missing_docs)]
    TooManyMoves { moves: usize },
    /// A move that the rules forbid, or that nobody can name.
    IllegalMove {
        /// Its number, from 1.
        number: usize,
        /// The rule, where one can be named.
        #[serde(skip)]
        rule: Option<&'static str>,
    },
}

/// A record of a game, decoded but not yet replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: Setup<G::Config>,
    /// What was redrawn on the way.
    pub redraws: Vec<Redraw>,
    /// Who decided what.
    pub moves: Moves<G>,
}

/// The moves of a record, in words or as indices among the legal ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Moves<G: Game> {
    /// From a file.
    InWords(Vec<(Seat, Data)>, std::marker::PhantomData<G>),
    /// From a link: the bits of the indices, and how many moves there are.
    AsIndices(Vec<u8>, usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    dockhand: u32,
    game: String,
    players: Vec<Player>,
    config: Data,
    seed: u32,
    /// In version 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    redraws: Vec<Redraw>,
    moves: Vec<(Seat, Data)>,
}

/// The head of a link: options at their default are left out.
#[derive(Serialize, Deserialize)]
struct LinkHead {
    g: String,
    p: Vec<(String, u8)>,
    /// The levels of computer players by seat; not there without any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    l: Vec<Option<u8>>,
    c: Data,
    s: u32,
    n: usize,
}

/// The move that a value stands for: one of the legal ones, else one of those that can be named at this table.
pub fn find_move<G: Game>(game: &G, seat: Seat, value: &Data) -> Option<G::Move> {
    let value = &G::canonical(value.clone());
    let mut moves = Vec::new();
    let mut find = |list: &dyn Fn(&mut Vec<G::Move>)| {
        moves.clear();
        list(&mut moves);
        moves.iter().copied().find(|mv| Data::of(mv) == *value)
    };
    find(&|out| game.legal_moves(seat, out)).or_else(|| find(&|out| game.candidates(out)))
}

/// A name that can be shown: no control and no direction-changing characters, no more than [`NAME_CAP`] others.
pub fn clean_name(name: &str) -> String {
    let shown = |c: &char| !c.is_control() && !is_invisible(*c);
    let kept: String = name.chars().filter(shown).take(NAME_CAP).collect();
    kept.trim().to_owned()
}

/// Zero-width, bidirectional and other formatting characters, which could make one name look like another.
fn is_invisible(c: char) -> bool {
    matches!(u32::from(c), 0xAD | 0x61C | 0x180E | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0xFEFF
        | 0xFFF9..=0xFFFB | 0xE0000..=0xE0FFF)
}

impl<C> Setup<C> {
    /// This setup with names cleaned.
    ///
    /// # Errors
    /// [`RecordError::WrongPlayers`] when there are too few or too many, or two of a colour; [`RecordError::UnknownLevel`].
    pub fn cleaned(mut self) -> Result<Setup<C>, RecordError> {
        let mut colours = 0u8;
        for player in &mut self.players {
            let bit = 1u8.checked_shl(player.colour.into()).unwrap_or(0);
            if bit == 0 || usize::from(player.colour) >= MOST_SEATS || colours & bit != 0 {
                return Err(RecordError::WrongPlayers);
            }
            colours |= bit;
            if player.level.is_some_and(|level| usize::from(level) >= Level::NAMES.len()) {
                return Err(RecordError::UnknownLevel);
            }
            player.name = clean_name(&player.name);
        }
        let few_enough = (1..=MOST_SEATS).contains(&self.players.len());
        if few_enough { Ok(self) } else { Err(RecordError::WrongPlayers) }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len().min(MOST_SEATS) as u8
    }
}

/// The game that a record is of, whichever form it has.
///
/// # Errors
/// What is wrong with the text at first sight.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    if is_file(text) {
        #[derive(Deserialize)]
        struct Head {
            dockhand: u32,
            game: String,
        }
        if text.len() > FILE_CAP {
            return Err(RecordError::RecordTooLarge);
        }
        let head: Head = read(text).ok_or(RecordError::NotARecord)?;
        let version = head.dockhand;
        let known = [VERSION, REDRAWN].map(u32::from).contains(&version);
        return if known { Ok(head.game) } else { Err(RecordError::OtherVersion { version }) };
    }
    Ok(link_parts(text)?.head.g)
}

/// A value of a known type from JSON.
fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    json::read(text)?.read().ok()
}

fn is_file(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The head of a link's text, and the bits of its moves.
/// Whether a record of this version can have these redraws.
fn belongs(version: u32, redraws: &[Redraw]) -> bool {
    let few = redraws.len() <= MOST_REDRAWS;
    let early = redraws.iter().all(|&(after, _)| usize::from(after) <= MOST_MOVES);
    version == u32::from(version_of(redraws)) && few && early
}

fn version_of(redraws: &[Redraw]) -> u8 {
    if redraws.is_empty() { VERSION } else { REDRAWN }
}

/// What a link's text holds.
struct LinkParts {
    version: u8,
    head: LinkHead,
    bits: Vec<u8>,
}

fn link_parts(text: &str) -> Result<LinkParts, RecordError> {
    let text = text.trim();
    if text.len() > LINK_CAP {
        return Err(RecordError::RecordTooLarge);
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| RecordError::NotARecord)?;
    let (&version, rest) = bytes.split_first().ok_or(RecordError::NotARecord)?;
    if ![VERSION, REDRAWN].contains(&version) {
        return Err(RecordError::OtherVersion { version: version.into() });
    }
    let (body, sum) = rest.split_last_chunk::<4>().ok_or(RecordError::RecordDamaged)?;
    if checksum(body) != u32::from_le_bytes(*sum) {
        return Err(RecordError::RecordDamaged);
    }
    let (length, rest) = body.split_first_chunk::<2>().ok_or(RecordError::RecordDamaged)?;
    let (head, bits) =
        rest.split_at_checked(u16::from_le_bytes(*length).into()).ok_or(RecordError::RecordDamaged)?;
    let head = std::str::from_utf8(head).ok().and_then(read).ok_or(RecordError::RecordDamaged)?;
    Ok(LinkParts { version, head, bits: bits.to_vec() })
}

impl<G: Game> Record<G> {
    /// Reads either form; the moves are not yet known to be legal.
    ///
    /// # Errors
    /// Everything in [`RecordError`] but conflicts and illegal moves.
    pub fn decode(text: &str) -> Result<Record<G>, RecordError> {
        if game_of(text)? != G::ID {
            return Err(RecordError::UnknownGame);
        }
        if is_file(text) { Record::decode_file(text) } else { Record::decode_link(text) }
    }

    fn decode_file(text: &str) -> Result<Record<G>, RecordError> {
        let file: File = read(text).ok_or(RecordError::NotARecord)?;
        if file.moves.len() > MOST_MOVES {
            return Err(RecordError::TooManyMoves { moves: file.moves.len() });
        }
        if !belongs(file.dockhand, &file.redraws) {
            return Err(RecordError::NotARecord);
        }
        let config = file.config.read().map_err(|_| RecordError::UnknownOption)?;
        let setup = Setup { players: file.players, config, seed: file.seed }.cleaned()?;
        Ok(Record {
            setup,
            redraws: file.redraws,
            moves: Moves::InWords(file.moves, std::marker::PhantomData),
        })
    }

    fn decode_link(text: &str) -> Result<Record<G>, RecordError> {
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
        let players = players.map(|((name, colour), level)| Player { name, colour, level }).collect();
        let setup = Setup { players, config, seed: head.s }.cleaned()?;
        let (redraws, bits) = read_redraws(version, bits).ok_or(RecordError::RecordDamaged)?;
        Ok(Record { setup, redraws, moves: Moves::AsIndices(bits, head.n) })
    }

    /// Plays the recorded moves. `each` is told every move with the state before it.
    ///
    /// # Errors
    /// Conflicts of the setup, or the first move that is not legal.
    pub fn replay(
        &self,
        mut each: impl FnMut(&G, Seat, G::Move),
        log: &mut impl Log<G>,
    ) -> Result<G, RecordError> {
        let mut legal = Vec::new();
        let (mut game, mut chance) = (begin::<G>(&self.setup)?, Chance::of(&self.redraws));
        chance.redraw(&mut game);
        match &self.moves {
            Moves::InWords(moves, _) => {
                for (i, (seat, value)) in moves.iter().enumerate() {
                    let unreadable = RecordError::IllegalMove { number: i + 1, rule: None };
                    let (seat, mv) = (*seat, find_move(&game, *seat, value).ok_or(unreadable)?);
                    let refused = |r| RecordError::IllegalMove {
                        number: i + 1,
                        rule: Some(crate::game::Reason::rule(&r)),
                    };
                    game.check(seat, mv).map_err(refused)?;
                    each(&game, seat, mv);
                    chance.apply(&mut game, seat, mv, log);
                }
            }
            Moves::AsIndices(bits, count) => {
                let mut bits = BitReader { bytes: bits, at: 0 };
                for i in 0..*count {
                    let forbidden = RecordError::IllegalMove { number: i + 1, rule: None };
                    let deciding = game.to_act();
                    let which = bits.read(bits_for(deciding.iter().count())).unwrap_or(0);
                    let Some(seat) = deciding.iter().nth(which) else { return Err(forbidden) };
                    legal.clear();
                    game.legal_moves(seat, &mut legal);
                    let Some(&mv) = bits.read(bits_for(legal.len())).and_then(|n| legal.get(n)) else {
                        return Err(forbidden);
                    };
                    each(&game, seat, mv);
                    chance.apply(&mut game, seat, mv, log);
                }
            }
        }
        Ok(game)
    }
}

/// Redraws while a record is replayed.
struct Chance<'a, G> {
    redraws: &'a [Redraw],
    /// The positions up to now, where there is something to redraw.
    past: Vec<G>,
    moves: u16,
}

impl<'a, G: Game> Chance<'a, G> {
    fn of(redraws: &'a [Redraw]) -> Chance<'a, G> {
        Chance { redraws, past: Vec::new(), moves: 0 }
    }

    fn redraw(&self, game: &mut G) {
        let past: Vec<&G> = self.past.iter().collect();
        redraw_after(self.redraws, self.moves, &past, game);
    }

    fn apply(&mut self, game: &mut G, seat: Seat, mv: G::Move, log: &mut impl Log<G>) {
        if !self.redraws.is_empty() {
            self.past.push(game.clone());
        }
        game.apply(seat, mv, log);
        self.moves += 1;
        self.redraw(game);
    }
}

/// Does the redraws that are recorded after so many moves.
pub(crate) fn redraw_after<G: Game>(redraws: &[Redraw], moves: u16, past: &[&G], game: &mut G) {
    for &(_, seed) in redraws.iter().filter(|(after, _)| *after == moves) {
        game.freshen(past, &mut Rng::new(seed));
    }
}

/// The first state of a setup.
///
/// # Errors
/// [`RecordError::Conflicts`] with all of them.
pub fn begin<G: Game>(setup: &Setup<G::Config>) -> Result<G, RecordError> {
    let conflicts = |all: Vec<G::Conflict>| RecordError::Conflicts {
        game: G::ID,
        conflicts: all.iter().map(Data::of).collect(),
    };
    G::new(setup.seats(), &setup.config, setup.seed).map_err(conflicts)
}

/// The file of a game in which nothing was redrawn.
pub fn to_file<G: Game>(setup: &Setup<G::Config>, moves: &[(Seat, G::Move)]) -> String {
    write_file::<G>(setup, &[], moves)
}

/// The link text of a game in which nothing was redrawn. The moves must be legal, in order, from the first position.
pub fn to_link<G: Game>(setup: &Setup<G::Config>, moves: &[(Seat, G::Move)]) -> String {
    let mut positions = Vec::with_capacity(moves.len());
    if let Ok(mut game) = begin::<G>(setup) {
        for &(seat, mv) in moves {
            positions.push(game.clone());
            game.apply(seat, mv, &mut crate::game::Quiet);
        }
    }
    let played = positions.iter().zip(moves).map(|(before, &(seat, mv))| (before, seat, mv));
    write_link::<G>(setup, &[], played)
}

/// The file of a game.
pub fn write_file<G: Game>(
    setup: &Setup<G::Config>,
    redraws: &[Redraw],
    moves: &[(Seat, G::Move)],
) -> String {
    let file = File {
        dockhand: version_of(redraws).into(),
        game: G::ID.to_owned(),
        players: setup.players.clone(),
        config: Data::of(&setup.config),
        seed: setup.seed,
        redraws: redraws.to_vec(),
        moves: moves.iter().map(|(seat, mv)| (*seat, Data::of(mv))).collect(),
    };
    json::text(&file)
}

/// The link text of a game. Each move comes with the position it was made in.
pub fn write_link<'a, G: Game>(
    setup: &Setup<G::Config>,
    redraws: &[Redraw],
    moves: impl Iterator<Item = (&'a G, Seat, G::Move)>,
) -> String {
    let (mut bits, mut legal, mut count) = (BitWriter::default(), Vec::new(), 0);
    write_redraws(redraws, &mut bits);
    for (game, seat, mv) in moves {
        // Whose move it is only has to be told where several decide at once.
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
        l: setup.players.iter().map(|player| player.level).filter(|_| computers).collect(),
        c: Data::of(&setup.config).without(&Data::of(&G::Config::default())),
        s: setup.seed,
        n: count,
    };
    let head = json::text(&head).into_bytes();
    let mut body = (head.len() as u16).to_le_bytes().to_vec();
    body.extend(head);
    body.extend(bits.bytes);
    let sum = checksum(&body).to_le_bytes();
    let whole: Vec<u8> = std::iter::once(version_of(redraws)).chain(body).chain(sum).collect();
    URL_SAFE_NO_PAD.encode(whole)
}

/// The redraws at the beginning of a link's bits, and the bits behind them.
fn read_redraws(version: u8, bytes: Vec<u8>) -> Option<(Vec<Redraw>, Vec<u8>)> {
    if version == VERSION {
        return Some((Vec::new(), bytes));
    }
    let mut bits = BitReader { bytes: &bytes, at: 0 };
    let count = bits.read(bits_for(MOST_REDRAWS + 1))?;
    let mut one = |_| Some((bits.read(bits_for(MOST_MOVES + 1))? as u16, bits.read(32)? as u32));
    let redraws = (0..count).map(&mut one).collect::<Option<Vec<Redraw>>>()?;
    let moves = bytes.get(bits.at.div_ceil(8)..)?.to_vec();
    belongs(version.into(), &redraws).then_some((redraws, moves))
}

fn write_redraws(redraws: &[Redraw], bits: &mut BitWriter) {
    if redraws.is_empty() {
        return;
    }
    bits.write(redraws.len(), bits_for(MOST_REDRAWS + 1));
    for &(after, seed) in redraws {
        bits.write(after.into(), bits_for(MOST_MOVES + 1));
        bits.write(seed as usize, 32);
    }
    bits.used = 0; // the moves begin with a byte of their own
}

/// Bits that tell one of `choices` apart: none for a forced move.
fn bits_for(choices: usize) -> u32 {
    choices.saturating_sub(1).checked_ilog2().map_or(0, |log| log + 1)
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    fn write(&mut self, value: usize, bits: u32) {
        for i in 0..bits {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> i & 1) as u8) << (self.used % 8);
            }
            self.used += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn read(&mut self, bits: u32) -> Option<usize> {
        let mut value = 0;
        for i in 0..bits {
            let byte = *self.bytes.get(self.at / 8)?;
            value |= usize::from(byte >> (self.at % 8) & 1) << i;
            self.at += 1;
        }
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_move_costs_no_bits() {
        assert_eq!([0, 1, 2, 3, 4, 5, 256, 257].map(bits_for), [0, 0, 1, 2, 2, 3, 8, 9]);
    }

    #[test]
    fn bits_come_back() {
        let mut to = BitWriter::default();
        let values = [(5, 3), (0, 0), (1, 1), (300, 9), (7, 4)];
        values.iter().for_each(|&(value, bits)| to.write(value, bits));
        let mut from = BitReader { bytes: &to.bytes, at: 0 };
        assert!(values.iter().all(|&(value, bits)| from.read(bits) == Some(value)));
        assert_eq!(from.read(9), None);
    }

    #[test]
    fn names_are_cut_and_cleaned() {
        assert_eq!(clean_name("  A\u{202E}n\u{200B}na\n\u{7}"), "Anna");
        assert_eq!(clean_name(&"x".repeat(10_000)).len(), NAME_CAP);
        assert_eq!(clean_name("<img onerror=1>"), "<img onerror=1>");
    }
}
