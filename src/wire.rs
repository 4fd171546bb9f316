//! The shapes in which a game crosses to the page. TypeScript's types are derived from these.

use crate::bot::{Fact, Forced, Knowledge, Level};
use crate::game::{Game, Motion, Outcome, PlaceName, Seat, Seats, Step};
use crate::record::Player;
use serde::{Deserialize, Serialize};

/// The two sides of a site, in Imhotep and in the Duel.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side for first games.
    #[default]
    A,
    /// The variant.
    B,
}

/// The address of a place as it crosses to the page: its text.
#[derive(Clone, Debug)]
pub struct Name<P>(pub P);

impl<P: PlaceName> Serialize for Name<P> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

/// A piece and where it lies.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_params = "F"))]
#[serde(bound = "P: PlaceName, F: Serialize")]
pub struct Token<F, P> {
    /// The place.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub at: Name<P>,
    /// What it shows, if the viewer may see it.
    #[cfg_attr(feature = "ts", tsify(type = "F | null"))]
    pub face: Option<F>,
}

/// A counter and its value.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(bound = "P: PlaceName")]
pub struct Counter<P> {
    /// The counter.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub at: Name<P>,
    /// Its value, never 0: a counter that is left out is 0.
    pub count: i16,
}

/// A game as a viewer sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_params = "F, A"))]
#[serde(rename_all = "camelCase", bound = "F: Serialize, A: Serialize, P: PlaceName")]
pub struct View<F, A, P> {
    /// All pieces that are not in piles.
    #[cfg_attr(feature = "ts", tsify(type = "Token<F>[]"))]
    pub tokens: Vec<Token<F, P>>,
    /// Piles, points and the like.
    #[cfg_attr(feature = "ts", tsify(type = "Counter<Place>[]"))]
    pub counters: Vec<Counter<P>>,
    /// The seats that decide.
    #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
    pub to_act: Seats,
    /// The question to the seats that decide.
    #[cfg_attr(feature = "ts", tsify(type = "A | null"))]
    pub ask: Option<A>,
    /// Whether each seat decides hidden from the others.
    pub private: bool,
    /// The outcome, if the game is over.
    #[cfg_attr(feature = "ts", tsify(type = "Outcome | null"))]
    pub outcome: Option<Outcome>,
}

/// A legal move and how to mean it by tapping.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_params = "M"))]
#[serde(rename_all = "camelCase", bound = "M: Serialize, P: PlaceName")]
pub struct Offer<M, P> {
    /// The move, to be handed back as it is.
    #[serde(rename = "move")]
    pub mv: M,
    /// The places to tap, in order.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub taps: Vec<Name<P>>,
    /// The number of places at the end that may be tapped in any order.
    pub any_order: u8,
    /// Pieces that may be tapped to begin this move, before its places or, if it is an answer, in its place.
    #[cfg_attr(feature = "ts", tsify(type = "string[]", optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub begins: Vec<Name<P>>,
    /// Where the pieces that this move leads to laying could lie, as the table lies now.
    #[cfg_attr(feature = "ts", tsify(type = "Plan<string>[]", optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<Plan<P>>,
}

/// A piece, and the places where it could lie.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", bound = "P: PlaceName")]
pub struct Plan<P> {
    /// The piece.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub piece: Name<P>,
    /// The places.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub places: Vec<Name<P>>,
}

/// A step of a move: a fact or a motion.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "Step"))]
#[serde(tag = "step", rename_all = "kebab-case", bound = "F: Serialize, S: Serialize, P: PlaceName")]
#[allow(missing_docs)]
pub enum StepOut<F, S, P> {
    #[serde(rename = "say")]
    Event {
        #[serde(rename = "said")]
        event: S,
    },
    Move {
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        from: Name<P>,
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        to: Name<P>,
        #[cfg_attr(feature = "ts", tsify(type = "F | null"))]
        face: Option<F>,
    },
    Turn {
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        at: Name<P>,
        #[cfg_attr(feature = "ts", tsify(type = "F | null"))]
        face: Option<F>,
    },
    Appear {
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        at: Name<P>,
        #[cfg_attr(feature = "ts", tsify(type = "F | null"))]
        face: Option<F>,
    },
    Count {
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        at: Name<P>,
        by: i16,
    },
}

/// Returns a step in the shape in which it crosses to the page.
pub fn step_out<G: Game>(step: Step<G>) -> StepOut<G::Face, G::Event, G::Place> {
    match step {
        Step::Event(event) => StepOut::Event { event },
        Step::Motion(Motion::Move { from, to, face }) => {
            StepOut::Move { from: Name(from), to: Name(to), face }
        }
        Step::Motion(Motion::Turn { at, face }) => StepOut::Turn { at: Name(at), face },
        Step::Motion(Motion::Appear { at, face }) => StepOut::Appear { at: Name(at), face },
        Step::Motion(Motion::Count { at, by }) => StepOut::Count { at: Name(at), by },
    }
}

/// A value that is printed on the board at a place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_params = "T"))]
#[serde(bound = "T: Serialize, P: PlaceName")]
pub struct Printed<T, P> {
    /// The place.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub at: Name<P>,
    /// The printed value.
    pub print: T,
}

/// A fact that can be worked out from the visible pieces, and its place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_params = "T"))]
#[serde(bound = "T: Serialize, P: PlaceName")]
pub struct Noted<T, P> {
    /// The place.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub at: Name<P>,
    /// The fact.
    pub note: T,
}

/// The points of one source.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SourcePoints<S> {
    /// The source.
    pub source: S,
    /// The points, which may be negative.
    pub points: i16,
}

/// What has decided a finished game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Decided<S> {
    /// Points: the source with the winners' largest lead over the best of the others.
    Points {
        /// The source; among equal leads, the first in the order of scoring.
        source: S,
        /// The lead in points.
        lead: i16,
        /// The best of the other seats.
        over: Seat,
    },
    /// The points are equal, or all seats have won: a tie-break has decided, or nothing.
    Even,
    /// A rule has decided the game without counting points.
    AtOnce {
        /// The id of the rule.
        rule: &'static str,
    },
}

/// The points of a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SeatScore<S> {
    /// The sum.
    pub total: i16,
    /// The points of each source, in the order of scoring.
    pub sources: Vec<SourcePoints<S>>,
    /// For a winner, what has decided the game.
    #[cfg_attr(feature = "ts", tsify(type = "Decided<S> | null"))]
    pub decided: Option<Decided<S>>,
}

/// The score delta of a move: what it would do to the scores.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ScoreDelta {
    /// The change of points, by seat.
    pub scores: Vec<i16>,
    /// Whether something hidden is revealed, so that more points may follow.
    pub reveals: bool,
}

/// The setup of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "Setup", type_params = "C"))]
pub struct SetupOut<'a, C> {
    /// The game's name in records and links.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub game: &'static str,
    /// The players, by seat.
    #[cfg_attr(feature = "ts", tsify(type = "Player[]"))]
    pub players: &'a [Player],
    /// The game's options.
    #[cfg_attr(feature = "ts", tsify(type = "C"))]
    pub config: &'a C,
    /// The seed of all chance, 32 bits.
    pub seed: u32,
}

/// One option of a set-up form.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Choosable {
    /// One of several values.
    Choice { key: &'static str, values: Vec<&'static str>, default: &'static str },
    /// On or off.
    Switch { key: &'static str, default: bool },
    /// A seat, or no seat, which leaves it to chance; `youngest`: in print the youngest player has it.
    Seat { key: &'static str, youngest: bool },
}

/// What the seats of a game know: it decides how people can play it on several devices.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Secrets {
    /// All seats know the same: by link, or live with a device for each.
    Common,
    /// All seats know the same, but they have to remember it: only live, since days may pass between two links.
    Memory,
    /// A seat knows what no other knows, such as a hand: at one table, where phones are the hands.
    Hands,
}

/// A game that can be set up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct GameEntry {
    /// Its name in records and links.
    pub id: &'static str,
    /// The numbers of players.
    pub seats: Vec<u8>,
    /// What the seats know.
    pub secrets: Secrets,
    /// The colours of its palette, by index.
    pub colours: Vec<&'static str>,
    /// The colours of the seats for each number of players, if seats have colours of their own; empty if players choose.
    pub seating: Vec<Vec<u8>>,
    /// Its options.
    pub options: Vec<Choosable>,
    /// The levels of its computer players, the weakest first; players of a set-up name them by index.
    pub levels: Vec<LevelEntry>,
    /// The characters that its computer players may have; players of a set-up name them by index.
    pub characters: Vec<&'static str>,
}

/// A level of computer players.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct LevelEntry {
    /// Its name, a key for words.
    pub id: &'static str,
    /// The number of iterations before it decides.
    pub iterations: u32,
    /// How long it may think on a slow device, in ms; if it is timed, how long it thinks unless a player chooses.
    pub time: u16,
    /// How much of what it has seen it remembers, in hundredths: less than 100 only in games of memory.
    pub memory: u8,
    /// Whether it thinks for a time, not for a number of iterations.
    pub timed: bool,
}

impl LevelEntry {
    /// Returns the levels of a game as the catalogue lists them.
    pub fn of<G: Knowledge>() -> Vec<LevelEntry> {
        let entry = |level: &Level| LevelEntry {
            id: level.name,
            iterations: level.iterations,
            time: level.time,
            memory: level.memory,
            timed: level.timed,
        };
        G::LEVELS.iter().map(entry).collect()
    }
}

/// Root statistics: a legal move and the counts of a search for it. All of them are sums, so that the lists
/// of several searches of one position can be concatenated.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RootStats", type_params = "M"))]
#[serde(bound(serialize = "M: Serialize", deserialize = "M: Deserialize<'de>"))]
pub struct RootStats<M> {
    /// The move, as in an offer.
    #[serde(rename = "move")]
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The sum of the rewards of each seat; divided by `visits` it is between 0 and 1024.
    pub worth: Vec<u32>,
    /// The sum of the points that each seat can expect at the end, in sixteenths.
    pub points: Vec<i32>,
    /// How often it was tried in earlier searches whose tree was kept; the sums are without these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<u32>,
    /// If the ending is solved, the rank of what the seat can force with it: the greater, the better.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced: Option<i32>,
    /// How often it is made where the level mixes its moves, in thousandths, added up over the searches; 0 for all
    /// moves where it does not.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub share: u32,
    /// The places that the seat taps next with a move that is mixed, as the search tried it most often: with an announcement
    /// the card and its cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub plan: Vec<String>,
    /// The move that the seat makes next after it, as most iterations of the search tried it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<M>,
}

/// Returns whether a share is none.
#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
fn is_none(share: &u32) -> bool {
    *share == 0
}

/// The analysis of a move: what a search expects of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "Analysis", type_params = "M"))]
#[serde(bound = "M: Serialize")]
pub struct Analysis<M> {
    /// The move, as in an offer.
    #[serde(rename = "move")]
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of the deciding seat to win with it, in thousandths.
    pub chance: u16,
    /// The chance of every seat, in thousandths. Seats of one side have the same one, and those of the sides
    /// add up to about 1000.
    pub chances: Vec<u16>,
    /// The points that every seat can expect at the end, in tenths.
    pub points: Vec<i32>,
    /// What the seat can force with it, if the ending is solved: then this is proved, and so are the chances.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced: Option<Forced>,
    /// How often it is best made, in thousandths, where it is best to mix moves: only for those that are mixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub share: Option<u16>,
}

/// A record to hand on, as a file and as a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Shared {
    /// The text of a file.
    pub record: String,
    /// The text of a link.
    pub link: String,
    /// Whether it contains secrets of a player: a hand, or a card that was seen and lies face down again.
    pub secrets: bool,
}

/// The catalogue of all games.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Catalogue {
    /// The games, in the order of the set-up form.
    pub games: Vec<GameEntry>,
}

/// What tells a move from another one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "Fact", type_params = "M"))]
#[serde(bound = "P: PlaceName, M: Serialize")]
pub struct FactOut<P, M> {
    /// What differs, a key for words.
    pub what: &'static str,
    /// Whose it is.
    pub seat: Seat,
    /// Where it is, if there are several of its kind.
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub at: Option<Name<P>>,
    /// How much there is after the move.
    pub amount: i16,
    /// How much there would be after the other one.
    pub other: i16,
    /// How many of its kind there are in all; 0 if that says nothing.
    pub of: i16,
    /// A second number that the game's words tell, such as the places free on the boats for stones on the sled; 0 if there is
    /// none.
    pub by: i16,
    /// The next move that it is about, if it is about one.
    #[cfg_attr(feature = "ts", tsify(type = "M | null"))]
    pub next: Option<M>,
    /// Whether it speaks for the move.
    pub speaks: bool,
}

/// The reason for a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "Reason", type_params = "M"))]
#[serde(bound = "P: PlaceName, M: Serialize")]
pub struct ReasonOut<P, M> {
    /// The move that it is compared with.
    pub than: M,
    /// What tells it from that one, the strongest first.
    #[cfg_attr(feature = "ts", tsify(type = "Fact<M>[]"))]
    pub facts: Vec<FactOut<P, M>>,
}

impl<P: Copy, M: Copy> ReasonOut<P, M> {
    /// Returns a reason in the shape in which it crosses to the page.
    pub fn of(than: M, facts: &[Fact<P, M>]) -> ReasonOut<P, M> {
        let out = |&Fact { what, seat, at, amount, other, of, by, next, favour }: &Fact<P, M>| FactOut {
            what,
            seat,
            at: at.map(Name),
            amount,
            other,
            of,
            by,
            next,
            speaks: favour > 0,
        };
        ReasonOut { than, facts: facts.iter().map(out).collect() }
    }
}
