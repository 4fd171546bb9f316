//! A running game behind one face for all games: what the page, the workers and other programs hold.

use crate::bot::{self, Knowledge, Level, Observed, RootStats};
use crate::data::Data;
use crate::game::{Eye, Game, Motion, MotionOf, Quiet, Reason, Seat, Step, redact, reveals};
use crate::hash::state_hash;
use crate::json;
use crate::record::{self, MOST_REDRAWS, Player, Record, RecordError, Redraw, Setup};
use crate::rng::Rng;
use crate::thinker::{self, SearchThinker, Thinker};
use crate::wire::{
    Catalogue, Counter, Name, Noted, Offer, Printed, ScoreDelta, SeatScore, SetupOut, Shared, SourcePoints,
    Token, View, step_out,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A value of any game on its way out, as JSON: small to write down for every type, and quickly read by JavaScript.
pub type Json = String;
/// Why something was refused, as JSON: `code`, its `rule` where there is one, and what the words need.
pub type Refused = Json;

/// One running game of any kind. Everything that enters is checked; what is refused has changed nothing.
pub trait Session {
    /// What was agreed.
    fn setup(&self) -> Json;
    /// What is printed on the board.
    fn prints(&self) -> Json;
    /// What `eye` sees.
    fn view(&self, eye: Eye) -> Json;
    /// What `eye` could work out from what it sees.
    fn notes(&self, eye: Eye) -> Json;
    /// The legal moves of a seat, and how to tap them.
    fn offers(&self, seat: Seat) -> Json;
    /// Plays a move; what happened, as `eye` may see it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn play(&mut self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused>;
    /// Whether the last move can be taken back: until something new was revealed.
    fn can_undo(&self) -> bool;
    /// Takes the last move back.
    fn undo(&mut self) -> bool;
    /// The score delta of a move: the points that it brings each seat before something hidden is revealed.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn preview(&self, seat: Seat, mv: &str) -> Result<ScoreDelta, Refused>;
    /// Simulates a move and returns its motions as `eye` may see them, up to the first that reveals something hidden. Nothing
    /// is played.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn foresee(&self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused>;
    /// Why no legal move is meant by these taps; nothing when one is.
    fn why(&self, seat: Seat, taps: &[String]) -> Option<Refused>;
    /// Somebody who thinks about what `seat` sees, as a player of this level does; several with a seed each may think about
    /// one position. Its [`considered`](Thinker::considered) moves are for [`choose`](Session::choose) and
    /// [`advise`](Session::advise).
    ///
    /// # Errors
    /// `unknown-level`; `nothing-to-decide` when it is not for this seat to decide.
    fn thinker(&self, seat: Seat, level: u8, seed: u32) -> Result<Box<dyn Thinker>, Refused>;
    /// The move that a player of this level makes after these considerations, of one thinker or of several one after the
    /// other; the same for the same seed. Without any it is a random one.
    ///
    /// # Errors
    /// As above, and `unreadable-counts`.
    fn choose(&self, seat: Seat, level: u8, seed: u32, considered: &str) -> Result<Json, Refused>;
    /// The moves that were considered, the best first, with the chances and points that are expected of each. The chances
    /// of the first are those of the position.
    ///
    /// # Errors
    /// As above.
    fn advise(&self, seat: Seat, considered: &str) -> Result<Json, Refused>;
    /// Points by seat and source.
    fn score(&self) -> Json;
    /// The record as a file, for whoever keeps this game. Its seed tells everything that is to come.
    fn record(&self) -> String;
    /// The same as a link's text.
    fn link(&self) -> String;
    /// The record to hand on. While the game goes on, what no seat knows is redrawn twice: from `copy` in the record that is
    /// returned, and from `own` in this game. To every seat both are the game they play, but neither tells what is to come
    /// in the other.
    fn share(&mut self, copy: u32, own: u32) -> Shared;
    /// A number that two equal games share on every target: of the whole state, with what is hidden. It is for whoever
    /// keeps the game, not for a player.
    fn hash(&self) -> String;
    /// How many moves have been played.
    fn move_count(&self) -> usize;
}

/// A move that was played, and the state before it.
#[derive(Clone, Debug)]
struct Played<G: Game> {
    before: G,
    seat: Seat,
    mv: G::Move,
    revealed: bool,
}

/// A game with its record.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    setup: Setup<G::Config>,
    redraws: Vec<Redraw>,
    played: Vec<Played<G>>,
}

impl<G: Game> Match<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// Wrong players, or the conflicts of the configuration.
    pub fn new(setup: Setup<G::Config>) -> Result<Match<G>, RecordError> {
        let setup = setup.cleaned()?;
        let game = record::begin(&setup)?;
        Ok(Match { game, setup, redraws: Vec::new(), played: Vec::new() })
    }

    /// Rebuilds a game from its record by playing its moves.
    ///
    /// # Errors
    /// Whatever is wrong with the record.
    pub fn resume(text: &str) -> Result<Match<G>, RecordError> {
        let record = Record::<G>::decode(text)?;
        let mut this = Match::new(record.setup.clone())?;
        let mut moves = Vec::new();
        record.replay(|_, seat, mv| moves.push((seat, mv)), &mut Quiet)?;
        this.redraws = record.redraws;
        this.redraw_recorded();
        moves.into_iter().for_each(|(seat, mv)| this.advance(seat, mv, Eye::Table, |_| {}));
        Ok(this)
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who decided what.
    pub fn moves(&self) -> Vec<(Seat, G::Move)> {
        self.played.iter().map(|p| (p.seat, p.mv)).collect()
    }

    /// Plays a legal move and tells each step as `eye` may see it.
    fn advance(&mut self, seat: Seat, mv: G::Move, eye: Eye, mut each: impl FnMut(Step<G>)) {
        let before = self.game.clone();
        let mut steps: Vec<Step<G>> = Vec::with_capacity(16);
        self.game.apply(seat, mv, &mut steps);
        let mut revealed = G::is_irreversible(mv);
        for step in steps {
            each(match step {
                Step::Event(event) => Step::Event(event),
                Step::Motion(motion) => {
                    revealed |= reveals(&before, &self.game, motion);
                    Step::Motion(redact(&self.game, eye, motion))
                }
            });
        }
        self.played.push(Played { before, seat, mv, revealed });
        self.redraw_recorded();
    }

    /// Does what the record has to redraw at this point.
    fn redraw_recorded(&mut self) {
        let past: Vec<&G> = self.played.iter().map(|played| &played.before).collect();
        record::redraw_after(&self.redraws, self.played.len() as u16, &past, &mut self.game);
    }

    /// Redraws what no seat knows, and records it. A redraw at this point or later is replaced.
    fn redraw(&mut self, seed: u32) {
        let now = self.played.len() as u16;
        self.redraws.retain(|&(after, _)| after < now);
        self.redraws.push((now, seed));
        self.redraw_recorded();
    }

    /// This match with another world in place of the true one, to hold their answers against each other. It is recorded as
    /// the true one.
    #[must_use]
    pub fn supposing(&self, game: G) -> Match<G> {
        Match { game, ..self.clone() }
    }

    /// Simulates a legal move. Returns its motions up to the first that reveals something hidden, whether there is such a
    /// one, and the game afterwards. Events are left out: those before a revelation may already tell of it. The simulation
    /// runs in a world that `seat` imagines, so that what it lets slip is made up and not the truth.
    fn simulate(&self, seat: Seat, mv: G::Move) -> (Vec<MotionOf<G>>, bool, G) {
        let mut before = self.game.clone();
        before.imagine(seat, &mut Rng::new(0));
        let mut after = before.clone();
        let mut steps: Vec<Step<G>> = Vec::new();
        after.apply(seat, mv, &mut steps);
        let mut motions = Vec::with_capacity(steps.len());
        for step in steps {
            let Step::Motion(motion) = step else { continue };
            if reveals(&before, &after, motion) {
                return (motions, true, after);
            }
            motions.push(motion);
        }
        (motions, false, after)
    }

    fn parse(&self, seat: Seat, mv: &str) -> Result<G::Move, Refused> {
        let found = json::read(mv).and_then(|value| record::find_move(&self.game, seat, &value));
        let mv = found.ok_or_else(|| simply("unreadable-move"))?;
        self.game.check(seat, mv).map_err(refused)?;
        Ok(mv)
    }

    fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut out = Vec::new();
        self.game.legal_moves(seat, &mut out);
        out
    }
}

fn json<T: Serialize>(value: &T) -> Json {
    json::text(value)
}

/// A refusal with its rule beside it.
fn refused<R: Reason>(reason: R) -> Refused {
    with_rule(json(&reason), Some(reason.rule()))
}

/// A record error in the shape of a refusal.
pub fn record_error(error: &RecordError) -> Refused {
    let rule = match error {
        RecordError::IllegalMove { rule, .. } => *rule,
        _ => None,
    };
    with_rule(json(error), rule)
}

/// A refusal of which no more is known than its code.
pub fn simply(code: &str) -> Refused {
    with_rule(format!("{{\"code\":\"{code}\"}}"), None)
}

/// Adds a rule to an object; reasons and record errors are always written as objects.
fn with_rule(mut object: Json, rule: Option<&str>) -> Refused {
    object.pop();
    object.push_str(",\"rule\":");
    object.push_str(&rule.map_or("null".to_owned(), |rule| format!("\"{rule}\"")));
    object.push('}');
    object
}

impl<G: Knowledge> Match<G> {
    /// What `seat` sees, as far as a player of this level remembers it.
    fn observed(&self, seat: Seat, level: &Level) -> Result<Observed<G>, Refused> {
        if !self.game.to_act().contains(seat) {
            return Err(simply("nothing-to-decide"));
        }
        if level.memory >= 100 {
            return Ok(Observed::new(&self.game, seat));
        }
        Ok(Observed::recalled(&self.game, seat, level.memory, self.setup.seed, &self.moves()))
    }

    /// The legal moves of a seat with what was counted of them.
    fn counted(&self, seat: Seat, considered: &str) -> Result<Vec<RootStats<G::Move>>, Refused> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return Err(simply("nothing-to-decide"));
        }
        thinker::counted(&legal, considered)
    }
}

fn level_of<G: Knowledge>(level: u8) -> Result<&'static Level, Refused> {
    let levels: &'static [Level] = &G::LEVELS;
    levels.get(usize::from(level)).ok_or_else(|| record_error(&RecordError::UnknownLevel))
}

impl<G: Knowledge> Session for Match<G> {
    fn setup(&self) -> Json {
        let Setup { players, config, seed } = &self.setup;
        json(&SetupOut { game: G::ID, players, config, seed: *seed })
    }

    fn prints(&self) -> Json {
        let mut out = Vec::new();
        self.game.prints(&mut |at, print| out.push(Printed { at: Name(at), print }));
        json(&out)
    }

    fn view(&self, eye: Eye) -> Json {
        let game = &self.game;
        let (mut tokens, mut counters) = (Vec::with_capacity(128), Vec::with_capacity(64));
        game.tokens(&mut |at, face| {
            tokens.push(Token { at: Name(at), face: Some(face).filter(|_| game.sees(eye, at)) });
        });
        game.counters(&mut |at, count| {
            if count != 0 {
                counters.push(Counter { at: Name(at), count });
            }
        });
        json(&View {
            tokens,
            counters,
            to_act: game.to_act(),
            ask: game.ask(),
            private: game.is_private(),
            outcome: game.outcome(),
        })
    }

    fn notes(&self, eye: Eye) -> Json {
        let mut out = Vec::new();
        self.game.notes(eye, &mut |at, note| out.push(Noted { at: Name(at), note }));
        json(&out)
    }

    fn offers(&self, seat: Seat) -> Json {
        let offer = |mv: G::Move| {
            let taps = self.game.taps(mv);
            Offer { mv, taps: taps.places.into_iter().map(Name).collect(), any_order: taps.any_order }
        };
        json(&self.legal(seat).into_iter().map(offer).collect::<Vec<_>>())
    }

    fn play(&mut self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused> {
        let mv = self.parse(seat, mv)?;
        let mut told = Vec::with_capacity(16);
        self.advance(seat, mv, eye, |step| told.push(step_out::<G>(step)));
        Ok(json(&told))
    }

    fn can_undo(&self) -> bool {
        self.played.last().is_some_and(|played| !played.revealed)
    }

    fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if let Some(played) = self.played.pop() {
            self.game = played.before;
        }
        // What was handed on after the move that is taken back tells what would come from here as well.
        let now = self.played.len() as u16;
        if let Some(&(after, seed)) = self.redraws.last()
            && after > now
        {
            self.redraw(seed);
        }
        true
    }

    fn preview(&self, seat: Seat, mv: &str) -> Result<ScoreDelta, Refused> {
        let mv = self.parse(seat, mv)?;
        let (motions, reveals, _) = self.simulate(seat, mv);
        let mut gained: BTreeMap<String, i16> = BTreeMap::new();
        for motion in motions {
            if let Motion::Count { at, by } = motion {
                *gained.entry(at.to_string()).or_default() += by;
            }
        }
        let score = |s: Seat| gained.get(&format!("score/{}", s.0)).copied().unwrap_or(0);
        Ok(ScoreDelta { scores: Seat::all(self.game.seats()).map(score).collect(), reveals })
    }

    fn foresee(&self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused> {
        let mv = self.parse(seat, mv)?;
        let (motions, _, after) = self.simulate(seat, mv);
        let told = motions.into_iter().map(|motion| step_out::<G>(Step::Motion(redact(&after, eye, motion))));
        Ok(json(&told.collect::<Vec<_>>()))
    }

    fn why(&self, seat: Seat, taps: &[String]) -> Option<Refused> {
        let meant = |mv: G::Move| {
            let places = self.game.taps(mv).places;
            taps.len() <= places.len()
                && taps.iter().zip(&places).all(|(tap, place)| *tap == place.to_string())
        };
        if self.legal(seat).into_iter().any(meant) {
            return None;
        }
        let mut candidates = Vec::new();
        self.game.candidates(&mut candidates);
        candidates.retain(|&mv| meant(mv));
        let reasons = || candidates.iter().filter_map(|&mv| self.game.check(seat, mv).err());
        let reason = reasons().find(|reason| !reason.is_wrong_phase()).or_else(|| reasons().next());
        Some(reason.map_or_else(|| simply("nothing-here"), refused))
    }

    fn thinker(&self, seat: Seat, level: u8, seed: u32) -> Result<Box<dyn Thinker>, Refused> {
        let level = level_of::<G>(level)?;
        Ok(Box::new(SearchThinker::new(self.observed(seat, level)?, level, seed)))
    }

    fn choose(&self, seat: Seat, level: u8, seed: u32, considered: &str) -> Result<Json, Refused> {
        let level = level_of::<G>(level)?;
        let mv = bot::pick(&self.counted(seat, considered)?, seat, level, seed);
        mv.map(|mv| json(&mv)).ok_or_else(|| simply("nothing-to-decide"))
    }

    fn advise(&self, seat: Seat, considered: &str) -> Result<Json, Refused> {
        Ok(thinker::analysis(&self.game, seat, self.counted(seat, considered)?))
    }

    fn score(&self) -> Json {
        let seat_score = |seat| {
            let mut sources = Vec::new();
            self.game.score(seat, &mut |source, points| sources.push(SourcePoints { source, points }));
            SeatScore { total: sources.iter().map(|s| s.points).sum(), sources }
        };
        json(&Seat::all(self.game.seats()).map(seat_score).collect::<Vec<_>>())
    }

    fn record(&self) -> String {
        record::write_file::<G>(&self.setup, &self.redraws, &self.moves())
    }

    fn link(&self) -> String {
        let moves = self.played.iter().map(|played| (&played.before, played.seat, played.mv));
        record::write_link::<G>(&self.setup, &self.redraws, moves)
    }

    fn share(&mut self, copy: u32, own: u32) -> Shared {
        let goes_on = self.game.outcome().is_none();
        // A game that was handed on very often: its record tells what is to come.
        let full = self.redraws.len() >= MOST_REDRAWS;
        let secrets = goes_on && (full || self.game.keeps_secrets());
        let redraw = |this: &mut Self, seed| {
            if goes_on && !full {
                this.redraw(seed);
            }
        };
        redraw(self, copy);
        let (link, record) = (self.link(), self.record());
        redraw(self, own);
        Shared { link, record, secrets }
    }

    fn hash(&self) -> String {
        format!("{:016x}", state_hash(&self.game))
    }

    fn move_count(&self) -> usize {
        self.played.len()
    }
}

/// Every game there is, with its options.
pub fn catalogue() -> Catalogue {
    let games = games!(entries);
    Catalogue { games: games.into() }
}

/// What the page hands over to begin a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    game: String,
    players: Vec<Player>,
    config: Data,
    seed: u32,
}

fn open_as<G: Knowledge>(opening: Opening) -> Result<Box<dyn Session>, Refused> {
    let Opening { players, config, seed, .. } = opening;
    let config = config.read().map_err(|_| record_error(&RecordError::UnknownOption))?;
    let opened = Match::<G>::new(Setup { players, config, seed }).map_err(|e| record_error(&e))?;
    Ok(Box::new(opened))
}

fn resume_as<G: Knowledge>(text: &str) -> Result<Box<dyn Session>, Refused> {
    Ok(Box::new(Match::<G>::resume(text).map_err(|e| record_error(&e))?))
}

/// Begins a game of any kind, from JSON: `game`, `players`, `config`, `seed`.
///
/// # Errors
/// An unknown game or option, wrong players, or all conflicts of the configuration.
#[inline] // compiled where it is used, in the crate of the boundary: for size
pub fn open(setup: &str) -> Result<Box<dyn Session>, Refused> {
    let unreadable = || record_error(&RecordError::UnknownOption);
    let opening = json::read(setup).and_then(|setup| setup.read::<Opening>().ok()).ok_or_else(unreadable)?;
    with_game!(opening.game.as_str(), G => open_as::<G>(opening), else Err(record_error(&RecordError::UnknownGame)))
}

/// Of which game a record is, from a file's text or a link's; it may be one that is not known here.
///
/// # Errors
/// Whatever is wrong with the record.
pub fn game_of(text: &str) -> Result<String, Refused> {
    record::game_of(text).map_err(|e| record_error(&e))
}

/// Takes up a recorded game of any kind, from a file's text or a link's.
///
/// # Errors
/// Whatever is wrong with the record.
#[inline] // as above
pub fn resume(text: &str) -> Result<Box<dyn Session>, Refused> {
    with_game!(game_of(text)?.as_str(), G => resume_as::<G>(text), else Err(record_error(&RecordError::UnknownGame)))
}
